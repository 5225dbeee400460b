import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { keptReviewFor } from "@/lib/assistant/review/reviews";
import type { Fact } from "@/lib/engine/review/fact";
import type { FactInForce } from "@/lib/engine/family/in-force";
import { wordsKey } from "@/lib/assistant/answers/sort-key";
import { COMPARED_FACTS } from "./bounds";
import type { MemberRow } from "./family-store";
import { composeFamily, toText, type Composed } from "./in-force";
import { toRole } from "./members";
import type { ContradictionDto, ContradictionsDto, PrecedenceDto, TextQuery } from "./schema";

const MOST = 100;

/**
 * Where orders and annexes say something else than the text in force, by the facts that are kept of them. What prevails
 * is told only if one clause says so. Source: B-31.6.
 * @throws AppError as `textOfFamily`
 */
export async function findContradictions(
  actor: Actor,
  familyId: string,
  query: TextQuery,
  signal?: AbortSignal,
): Promise<ContradictionsDto> {
  const composed = await composeFamily(actor, familyId, query, { signal, withFacts: true });
  const { document, members } = composed;
  const own = members.open.filter((row) => row.parentId === document.id && ["order", "annex"].includes(toRole(row)));
  const composedPrecedence = toText(composed).precedence;
  // two may say different things
  const precedence = composedPrecedence.length === 1 ? (composedPrecedence[0] ?? null) : null;
  const [contradictions, unread]: [ContradictionDto[], string[]] = [[], []];
  for (const row of own) {
    const facts = await readFacts(actor, row);
    if (!facts) unread.push(row.id);
    else contradictions.push(...against(composed, row, { facts, precedence }));
  }
  return {
    contradictions: contradictions.slice(0, MOST),
    precedence: precedence ?? withoutWinner(composedPrecedence[0]),
    unread,
  };
}

async function readFacts(actor: Actor, { contractId }: MemberRow): Promise<readonly Fact[] | null> {
  const kept = await keptReviewFor(await ContractGrant.request(actor, contractId, "read"));
  return kept?.facts ?? null;
}

const withoutWinner = (one: PrecedenceDto | undefined) => (one ? { ...one, winner: null } : null);

type Said = { facts: readonly Fact[]; precedence: PrecedenceDto | null };

function against({ text, amendments }: Composed, row: MemberRow, { facts, precedence }: Said): ContradictionDto[] {
  return COMPARED_FACTS.flatMap((kind) => {
    const theirs = facts.filter((fact) => fact.kind === kind);
    const inForce = text.facts.filter((fact) => fact.kind === kind);
    const [their, our] = [theirs[0], inForce[0]];
    if (!their || !our || inForce.some((one) => theirs.some((other) => areAlike(one, other)))) return [];
    const clause = our.clause === null ? undefined : text.clauses[our.clause];
    const last = clause?.changes.findLast((at) => text.changes[at]?.isApplied);
    const changedBy = last === undefined ? undefined : amendments[text.changes[last]?.amendment ?? -1];
    return [
      {
        kind,
        documentId: row.id,
        document: { value: their.value, number: null, content: their.passage.content, page: their.passage.page },
        inForce: {
          value: our.value,
          number: clause?.number ?? null,
          content: our.passage.content,
          page: clause?.base?.page ?? null,
        },
        changedById: changedBy?.id ?? null,
        winner: findWinner(precedence, toRole(row)),
      },
    ];
  });
}

/**
 * By figures where both have them, and names of laws and courts by their words; what can't be compared is no
 * contradiction. An order has a price of its own: only another currency is one.
 */
function areAlike(one: Fact | FactInForce, other: Fact): boolean {
  const { kind } = one;
  if (kind === "price") return !one.currency || !other.currency || one.currency === other.currency;
  const compared = FIGURES.filter((figure) => one[figure] !== undefined && other[figure] !== undefined);
  if (compared.length > 0)
    return compared.every((figure) => one[figure] === other[figure]) && (one.currency ?? "") === (other.currency ?? "");
  const isNamed = kind === "governing_law" || kind === "dispute_resolution";
  if (!isNamed || [one, other].some(({ value, basis }) => value.length > LONGEST_NAME || basis !== "stated"))
    return true;
  const [a, b] = [wordsKey(one.value), wordsKey(other.value)];
  return a.includes(b) || b.includes(a);
}

const FIGURES = ["days", "months", "amount", "percent", "percentPerDay"] as const;
/** A longer value is a clause, not a name. */
const LONGEST_NAME = 60;

function findWinner(precedence: PrecedenceDto | null, role: string): ContradictionDto["winner"] {
  if (!precedence || precedence.hasException || precedence.isChanged || precedence.winner === null) return null;
  if (precedence.winner === "agreement") return "agreement";
  return precedence.winner === role ? "document" : null;
}
