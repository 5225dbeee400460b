/** Changes of single words in clauses of another paper: what they put in says nothing of a contract by itself. */
import { findInForce } from "../../text/amendments";
import { clausesOfContract, NumberedClauses } from "../../text/changed-clauses";
import { either } from "../../text/either";
import type { Reading } from "../../text/reading";
import type { Fact, FactKind } from "../fact";

/** Other facts of an amendment are its own: parties, days. */
const OF_CLAUSES: ReadonlySet<FactKind> = new Set<FactKind>([
  "price",
  "currency",
  "payment_terms",
  "late_payment",
  "liability_cap",
  "governing_law",
  "dispute_resolution",
]);

/** Words, a sum or a figure are put in place of others or taken out. */
const PATCH = either(
  String.raw`\b(?:words?|sum|figures?|amount|number|phrase|percentage)\s["“'][^"”]{0,300}["”'][^.;]{0,60}(?:replaced|deleted|substituted|inserted|removed|added)`,
  String.raw`(?<!\p{L})(?:слов\p{L}{1,2}|сумм\p{L}{1,2}|цифр\p{L}{1,2}|числ\p{L}|фраз\p{L})\s[«"][^»"]{0,300}[»"][^.;]{0,60}(?:замен|исключ|читать|дополн)`,
  String.raw`["“«][^"”»]{0,300}["”»]\s(?:гэснийг|гэсэн (?:үг|хэсг|заалт)\p{L}{0,4})`,
);

/**
 * The facts without those that only say how words of a clause change which this text doesn't have: 'In Section 8 the
 * sum "EUR 50,000" is replaced by "EUR 20,000"' names no price. Linear in the text.
 */
export function withoutWordPatches(reading: Reading, facts: readonly Fact[]): Fact[] {
  const { units, amending } = findInForce(reading);
  let numbered: NumberedClauses | null = null;
  return facts.filter(({ kind, passage }) => {
    if (!OF_CLAUSES.has(kind) || !PATCH.test(passage.content)) return true;
    numbered ??= new NumberedClauses(units, amending);
    const here = numbered;
    const named = clausesOfContract(passage.content);
    return named.length === 0 || named.some(({ number, annex }) => here.named(number, annex).length > 0);
  });
}
