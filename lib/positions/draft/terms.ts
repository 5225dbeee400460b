/**
 * A clause of one contract as the wording of a playbook: without its number, with the playbook's names for the two sides.
 * The reverse of `inOwnTerms`. Pure. Source: B-34.6.
 */
import type { Language } from "@/lib/copy/languages";
import { readClauseLabel } from "@/lib/documents/numbering/clause-label";
import type { OwnTerms } from "@/lib/engine/positions/own-terms";
import { sideOfRole } from "@/lib/engine/positions/sides";

/** What a playbook calls the sides. */
const PLACEHOLDERS: Readonly<Record<Language, Readonly<Record<"buy" | "supply", string>>>> = {
  en: { buy: "Customer", supply: "Supplier" },
  ru: { buy: "Заказчик", supply: "Поставщик" },
  mn: { buy: "Захиалагч", supply: "Нийлүүлэгч" },
};
/** Endings by which a name is met in another form; in English there is none but the possessive, which stays. */
const MORE_LETTERS: Readonly<Record<Language, string>> = { en: "", ru: "\\p{L}{1,4}", mn: "\\p{L}{1,6}" };
const SHORTEST_NAME = 3;
/** Company forms and marks around a firm's name. */
const FORMS = /[«»"“”]|(?:,?\s+(?:inc|ltd|llc|corp|co|plc|gmbh|ооо|зао|пао|оао|ао|ххк|хк)\.?)+$|^(?:ооо|зао|пао|оао|ао)\s+/giu;

export type NamedParty = { name: string; role: string | null };

/**
 * @returns null where the clause names a party in a way that can't be replaced: such words are no wording for others
 */
export function inBookTerms(clause: string, terms: OwnTerms, parties: readonly NamedParty[]): string | null {
  const words = PLACEHOLDERS[terms.language];
  let text = withoutNumber(clause);
  for (const { name, role } of parties) {
    const side = role === null ? null : sideOfRole(role);
    const replaced = withoutName(text, name, { language: terms.language, word: side && words[side] });
    if (replaced === null) return null;
    text = replaced;
  }
  for (const side of ["buy", "supply"] as const)
    text = withoutRole(text, terms[side], { language: terms.language, word: words[side] });
  return text.trim() === "" ? null : text.trim();
}

function withoutNumber(clause: string): string {
  const label = readClauseLabel(clause)?.text ?? "";
  return clause.slice(label.length).trimStart();
}

type To = { language: Language; word: string | null };

/** A firm's or person's own name: in English a side's, elsewhere nothing that reads well can take its place. */
function withoutName(text: string, name: string, { language, word }: To): string | null {
  const bare = name.replace(FORMS, "").trim();
  const all = [name, bare].filter((one) => one.length >= SHORTEST_NAME);
  const named = all.find((one) => whole(one, "").test(text));
  if (named === undefined) return text;
  if (language !== "en" || word === null) return null;
  return all.reduce((now, one) => now.replace(whole(one, "", "g"), () => word), text);
}

/** A role that stands in other forms too stays as it is written: a word is never given an ending it may not have. */
function withoutRole(text: string, role: string | null, { language, word }: To): string {
  if (role === null || role === word || word === null || role.length < SHORTEST_NAME) return text;
  const more = MORE_LETTERS[language];
  const stem = language === "ru" ? role.replace(/[ьйаяео]$/u, "") : role;
  const others = more === "" ? [] : (text.match(whole(stem, more, "g")) ?? []).filter((one) => one !== role);
  return others.length > 0 ? text : text.replace(whole(role, "", "g"), () => word);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
function whole(name: string, more: string, flags = ""): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped(name)}${more}(?![\p{L}\d])`, `u${flags}`);
}
