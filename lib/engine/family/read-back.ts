import type { ContractText } from "../port";
import type { Reading } from "../text/reading";
import { textInForce, type AmendmentAsked, type TextInForce } from "./in-force";
import { toWording, withoutNumber, type Part } from "./parts";
import type { Problem } from "./compose";
import { plainText } from "./plain";

/** What a clause shall say: all of it anew, some words in place of others, for the first time, or nothing any more. */
type MeantChange =
  | { kind: "replaceClause"; wording: string }
  | { kind: "addClause"; wording: string }
  | { kind: "replaceWords"; old: string; wording: string }
  | { kind: "deleteClause" };

/** `amendments` hold already; `draft` is held against them as if it were signed on `on`. */
export type ReadBackAsked = {
  amendments: readonly AmendmentAsked[];
  draft: ContractText;
  on: string;
  number: string;
  change: MeantChange;
};

/** Why a draft doesn't do what is meant. `otherWords`: the clause would read otherwise; `more`: others change too. */
type ReadBackProblem = Problem["kind"] | "notRead" | "otherWords" | "more";
/** `parts`: the clause as the draft would leave it, with what goes and what comes. */
export type ReadBack = { problem: ReadBackProblem | null; parts: readonly Part[] };

/**
 * Reads a written amendment as any other, and says whether the text in force changes as it is meant to, and nowhere
 * else. Linear in the texts. Source: B-33.12.
 */
export function readBack(reading: Reading, { amendments, draft, on, number, change }: ReadBackAsked): ReadBack {
  const before = textInForce(reading, { amendments, on, withFacts: false });
  const all = [...amendments, { contract: draft, from: on, isInForce: true }];
  const after = textInForce(reading, { amendments: all, on, withFacts: false });
  const own = after.changes.flatMap((one, at) => (one.amendment === amendments.length ? [{ ...one, at }] : []));
  const clause = findClause(after, number);
  const parts = clause?.parts ?? [];
  const [only] = own;
  if (!only) return { problem: "notRead", parts };
  const open = after.problems.find((problem) => own.some(({ at }) => at === problem.change));
  if (open) return { problem: open.kind, parts };
  const isMeant = only.number === number && only.kind === change.kind && only.isApplied;
  if (own.length > 1 || !isMeant) return { problem: own.length > 1 ? "more" : "unclear", parts };
  const expected = expectedWording(toWording(findClause(before, number)?.parts ?? []), number, change);
  if (expected === null || plainText(toWording(parts)) !== plainText(expected)) return { problem: "otherWords", parts };
  return { problem: isRestSame(before, after, number) ? null : "more", parts };
}

function findClause({ clauses }: TextInForce, number: string) {
  return clauses.find((clause) => clause.number === number);
}

function expectedWording(current: string, number: string, change: MeantChange): string | null {
  if (change.kind === "deleteClause") return "";
  if (change.kind === "replaceClause" || change.kind === "addClause") return withoutNumber(change.wording, number);
  const at = plainText(current).indexOf(plainText(change.old));
  if (at < 0) return null;
  return current.slice(0, at) + change.wording + current.slice(at + change.old.length);
}

function isRestSame(before: TextInForce, after: TextInForce, number: string): boolean {
  const rest = ({ clauses }: TextInForce) =>
    clauses.filter((one) => one.number !== number).map(({ parts }) => toWording(parts));
  const [one, other] = [rest(before), rest(after)];
  return one.length === other.length && one.every((wording, at) => wording === other[at]);
}
