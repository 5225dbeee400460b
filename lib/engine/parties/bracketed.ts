import { ROLES } from "./labelled";
import type { Party } from "./party";

const SEARCHED = 3_000;
/** 'ООО «Свет» (Работодатель) и Иванов Пётр (Работник)', 'Gobi Wool JSC, Ulaanbaatar ("Supplier")'. */
const NAMED = new RegExp(
  "(?<=^|\\n|[:;]\\s|\\),\\s(?!(?:и|ба|болон|and)\\s)|(?<!\\p{L})(?:и|ба|болон|and|between|между)\\s)" +
    '([\\p{Lu}«“"][^\\n(),;:]{1,90}?)(?:,\\s\\p{Lu}\\p{L}{2,20})?\\s{0,2}' +
    "\\((?:the\\s|hereinafter\\s|далее\\s{0,2}[-–—]?\\s{0,2}|цаашид\\s)?" +
    `["«“]?(${ROLES})["»”]?(?:\\sтал)?["»”]?(?:\\s?гэх|\\s?гэнэ)?\\)`,
  "giu",
);

/** Parties near the beginning whose names are followed by a role in brackets. */
export function bracketedParties(text: string): Party[] {
  const parties: Party[] = [];
  for (const match of text.slice(0, SEARCHED).matchAll(NAMED)) {
    const [whole, name = "", role = ""] = match;
    if (!/^[\p{Lu}«“"]/u.test(name) || parties.some((party) => party.role?.toLowerCase() === role.toLowerCase()))
      continue;
    parties.push({ start: match.index, end: match.index + whole.length, name: name.trim(), role, isCollective: false });
  }
  return parties;
}
