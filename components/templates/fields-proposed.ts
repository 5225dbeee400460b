/** Which words of a contract are offered as fields when it is saved as a template. Pure. Source: B-9.21. */
import type { FactDto } from "@/lib/assistant/review-schema";
import { fieldName } from "@/lib/documents/templates/own-fields";
import type { FactKind } from "@/lib/engine/review/fact";

export type ProposedField = { words: string; name: string };

/** What changes each time a contract of its kind is made. */
const CHANGING: readonly FactKind[] = ["parties", "agreement_date", "effective_date", "expiration_date", "price"];
/** As the call takes them. */
const MOST = 30;
const MOST_CHARS = 200;

/**
 * Who, when and how much, in the contract's own words, each once; a party by its role, the rest by what it is.
 *
 * @param names of the kinds of facts in the reader's language
 */
export function proposedFields(
  facts: readonly FactDto[],
  names: Readonly<Record<FactKind, string>>,
): readonly ProposedField[] {
  const fields: ProposedField[] = [];
  for (const kind of CHANGING)
    for (const { value, role, passage } of facts.filter((fact) => fact.kind === kind)) {
      const words = value.trim();
      const isTaken = fields.some((field) => field.words === words);
      if (isTaken || words.length > MOST_CHARS || /[{}\n\t]/u.test(words) || !passage.content.includes(words)) continue;
      fields.push({ words, name: freeName(fieldName(role ?? "") || names[kind], fields) });
    }
  return fields.slice(0, MOST);
}

/** Two things never share a field. */
function freeName(name: string, fields: readonly ProposedField[]): string {
  const isTaken = (one: string) => fields.some((field) => field.name === one);
  let number = 1;
  while (isTaken(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}
