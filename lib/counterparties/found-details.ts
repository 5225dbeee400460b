/** What a counterparty's contracts say of it, and on which terms they usually are. Pure. Source: B-30.2, B-30.8. */
import type { AnswerValue, Cells } from "@/lib/assistant/answers/cells";
import { toSortKey } from "@/lib/assistant/answers/sort-key";
import type { Words } from "@/lib/assistant/answers/words";
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { ReadContract } from "./counterparty-store";
import { numberKey } from "./keys";
import type { ReadParty } from "./read-parties";
import { TERM_KINDS, type FoundDetail, type UsualTerm } from "./schema";

/** Of one kind. */
const MOST_DETAILS = 5;

type ReadDetails = { details: FoundDetail[]; terms: UsualTerm[]; lookedAt: number };

/** @param readings newest first: of what is said alike, the newest contract's words are quoted */
export function readDetails(readings: readonly ReadContract[]): ReadDetails {
  const contracts = [...new Map(readings.map((one) => [one.contractId, one])).values()];
  const terms = TERM_KINDS.flatMap((kind) => usualTerm(kind, contracts));
  return { details: detailsIn(readings), terms, lookedAt: contracts.length };
}

function detailsIn(readings: readonly ReadContract[]): FoundDetail[] {
  const found = new Map<string, { detail: FoundDetail; contracts: Set<string> }>();
  for (const { contractId, contractName, versionId, parties, key } of readings) {
    const party = (JSON.parse(parties) as ReadParty[]).find((one) => one.key === key); // by `keepParties`
    for (const { kind, text, passage } of party?.details ?? []) {
      const same = `${kind} ${kind === "registration" ? numberKey(text) : foldForSearch(text)}`;
      const known = found.get(same);
      if (known) known.contracts.add(contractId);
      else {
        const { content: quote, page, start, end } = passage;
        const source = { contractId, contractName, versionId, quote, page, start, end };
        found.set(same, { detail: { kind, text, contractCount: 1, source }, contracts: new Set([contractId]) });
      }
    }
  }
  const all = [...found.values()].map(({ detail, contracts }) => ({ ...detail, contractCount: contracts.size }));
  const byKind = new Map<string, number>();
  return all
    .sort((one, other) => other.contractCount - one.contractCount)
    .filter(({ kind }) => {
      const count = (byKind.get(kind) ?? 0) + 1;
      byKind.set(kind, count);
      return count <= MOST_DETAILS;
    });
}

/** The most frequent value of a fact; of several as frequent, the newest contract's. */
function usualTerm(kind: (typeof TERM_KINDS)[number], contracts: readonly ReadContract[]): UsualTerm[] {
  const column = `fact:${kind}`;
  const values = new Map<string, { value: AnswerValue; count: number }>();
  let read = 0;
  for (const { cells, words } of contracts) {
    if (cells === null) continue;
    read += 1;
    const value = valueIn(column, { cells, words: words ?? "{}" });
    if (!value) continue;
    const { text, number } = toSortKey(value);
    const key = `${text} ${number}`;
    const known = values.get(key);
    if (known) known.count += 1;
    else values.set(key, { value, count: 1 });
  }
  const [usual] = [...values.values()].sort((one, other) => other.count - one.count);
  return usual ? [{ kind, ...toText(usual.value), contractCount: usual.count, of: read }] : [];
}

/** A person's correction that holds goes before what was read. */
function valueIn(column: string, kept: { cells: string; words: string }): AnswerValue | null {
  const said = (JSON.parse(kept.words) as Words)[column]?.said; // both written by `keepAnswers`
  if (said?.holds && said.isCorrection) return said.value;
  return (JSON.parse(kept.cells) as Cells)[column]?.value ?? null;
}

function toText({ text, amount, currency, number, unit }: AnswerValue) {
  return {
    text,
    ...(amount === undefined ? {} : { amount }),
    ...(currency === undefined ? {} : { currency }),
    ...(number === undefined ? {} : { number }),
    ...(unit === undefined ? {} : { unit }),
  };
}
