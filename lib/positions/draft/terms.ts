/**
 * A clause of one contract as the wording of a playbook: without its number, with the playbook's names for the sides.
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
const FORMS =
  /[«»"“”]|(?:,?\s+(?:inc|ltd|llc|corp|co|plc|gmbh|ооо|зао|пао|оао|ао|ххк|хк)\.?)+$|^(?:ооо|зао|пао|оао|ао)\s+/giu;

export type NamedParty = { name: string; role: string | null };

/**
 * @returns null where the clause names a party in a way that can't be replaced: such words are no wording for others
 */
export function inBookTerms(clause: string, terms: OwnTerms, parties: readonly NamedParty[]): string | null {
  const words = PLACEHOLDERS[terms.language];
  let text = withoutNumber(clause);
  if (CONTACT.test(text)) return null;
  for (const { name, role } of parties) {
    const side = role === null ? null : sideOfRole(role);
    const replaced = withoutName(text, name, { language: terms.language, word: side && words[side] });
    if (replaced === null) return null;
    text = replaced;
  }
  const named = withRoles(text, terms, words).trim();
  return named === "" ? null : named;
}

/** Where letters go to is one contract's own, as a name is. */
const CONTACT = /[\p{L}\d._-]{1,64}@[\p{L}\d-]{1,64}\.[\p{L}\d.-]{2,64}|https?:\/\//u;

/** Both sides by the playbook's names, or neither: one name of each would tell of a third party. */
function withRoles(text: string, { language, buy, supply }: OwnTerms, words: { buy: string; supply: string }): string {
  const roles = [
    { role: buy, word: words.buy },
    { role: supply, word: words.supply },
  ].flatMap(({ role, word }) =>
    role === null || role === word || role.length < SHORTEST_NAME ? [] : [{ role, word }],
  );
  if (roles.some(({ role }) => hasOtherForms(text, role, language))) return text;
  return roles.reduce((now, { role, word }) => now.replace(whole(role, "", "g"), () => word), text);
}

function withoutNumber(clause: string): string {
  const label = readClauseLabel(clause)?.text ?? "";
  return clause.slice(label.length).trimStart();
}

type To = { language: Language; word: string | null };

/** A firm's or person's own name: in English a side's, elsewhere nothing that reads well can take its place. */
function withoutName(text: string, name: string, { language, word }: To): string | null {
  const all = [name, ...namesIn(name)].filter((one) => one.length >= SHORTEST_NAME);
  const isNamed = all.some((one) => whole(one, MORE_LETTERS[language] && `(?:${MORE_LETTERS[language]})?`).test(text));
  if (!isNamed) return text;
  if (language !== "en" || word === null) return null;
  return all.reduce((now, one) => now.replace(whole(one, "", "g"), () => word), text);
}

/** What a firm is called besides: without its company form, and by the word that it begins with. */
function namesIn(name: string): string[] {
  const bare = name.replace(FORMS, "").trim();
  const [first = ""] = bare.split(/[\s,&]+/u);
  const isName = /^\p{Lu}/u.test(first) && first.length > SHORTEST_NAME && sideOfRole(first) === null;
  return isName && first !== bare ? [bare, first] : [bare];
}

/** A role that stands in other forms too stays as it is written: a word is never given an ending it may not have. */
function hasOtherForms(text: string, role: string, language: Language): boolean {
  const more = MORE_LETTERS[language];
  const stem = language === "ru" ? role.replace(/[ьйаяео]$/u, "") : role;
  return more !== "" && (text.match(whole(stem, more, "g")) ?? []).some((one) => one !== role);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
function whole(name: string, more: string, flags = ""): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped(name)}${more}(?![\p{L}\d])`, `u${flags}`);
}
