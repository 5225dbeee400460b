import { z } from "zod";
import type { Language } from "@/lib/copy/languages";
import { answersIn } from "@/lib/engine/answers-copy";
import { checkClaim, type ClaimToCheck } from "@/lib/engine/claims/check";
import { MODALITIES, type CheckedClaim, type Claim } from "@/lib/engine/claims/claim";
import type { ContractText, Passage, QuoteStanding, AnswerNote, AnswerPiece } from "@/lib/engine/port";
import { readOnce } from "@/lib/engine/text/reading";
import { toPassage } from "@/lib/engine/text/spans";
import { assistInWorker } from "@/lib/workers/assisting";
import { plainWords } from "./plain-words";
import { lookUp } from "./quotes/look-up";
import { SHORT_CHARS } from "./relevant-parts";
import { itemsFrom } from "./structured";
import type { ModelCall, Prompt } from "./words";

const LONGEST = 20_000;
/** Maximum length of a claim's words shown. UTF-16 units. */
const [LONGEST_SUBJECT, LONGEST_PART] = [120, 600];
const MOST_VALUES = 12;

const words = z.string().max(LONGEST);
const optionalWords = words.nullable().catch(null);

/** One claim of a model. The schema is sent to the model's server; claims that don't match are dropped. */
export const claimItem = z.object({
  subject: words,
  modality: z.enum(MODALITIES),
  what: words,
  values: z.array(z.object({ of: words, value: words })).catch([]),
  condition: optionalWords,
  exception: optionalWords,
  clauses: z.array(words).catch([]),
  quote: words,
});
export type ClaimItem = z.output<typeof claimItem>;

/** How a model is told to format a claim. */
export const CLAIM_SHAPE =
  '{"subject":"…","modality":"may"|"shall"|"shallNot"|"needNot"|"is"|"isNot","what":"…","values":[{"of":"…","value":"…"}],"condition":"…" or null,"exception":"…" or null,"clauses":["…"],"quote":"…"}';

/** A checked claim for the screen. `words` are null if the clause contradicts them: then only the clause is shown. */
export type ShownClaim = {
  words: string | null;
  basis: CheckedClaim["basis"];
  passages: readonly { passage: Passage; standing: QuoteStanding }[];
};

/**
 * Checks a claim against the quoted clause as in force, which is shown whole. Null if it quotes nothing from the
 * contract. @throws {WorkerFailure}, {LineTooLong}
 */
export async function checkedClaim(
  contract: ContractText,
  item: ClaimItem,
  {
    question,
    language,
    ...call
  }: Pick<ModelCall, "account" | "signal"> & { question: string | null; language: Language },
): Promise<ShownClaim | null> {
  const found = lookUp(contract, item.quote);
  if (found.length === 0) return null;
  const claim = plainClaim(contract, item);
  const quotes = found.map(({ passage: { start, end } }) => ({ start, end }));
  const { basis, isSaid, clauses } = await checked(contract, { claim, quotes, question, language }, call);
  if (clauses.length === 0) return null;
  const standing = found.every((one) => one.standing === "verified") ? "verified" : "repaired";
  const sentence = toSentence(claim, language);
  return {
    words: isSaid ? (basis === "stated" ? sentence : answersIn(language).claim.probably(sentence)) : null,
    basis,
    passages: clauses.map((clause) => ({ passage: toPassage(contract, clause), standing })),
  };
}

function checked(contract: ContractText, asked: ClaimToCheck, call: Pick<ModelCall, "account" | "signal">) {
  return contract.text.length <= SHORT_CHARS
    ? checkClaim(readOnce(contract), asked)
    : assistInWorker({ verb: "claim", contract, asked, language: asked.language }, call);
}

/** Checks exactly what is shown: plain words without markup, links or foreign addresses. */
function plainClaim(contract: ContractText, item: ClaimItem): Claim {
  const plain = (text: string, most = LONGEST_PART) => plainWords(contract, text, most).replace(/[\s.;,]+$/u, "");
  const optional = (text: string | null) => (text === null ? null : plain(text) || null);
  return {
    subject: plain(item.subject, LONGEST_SUBJECT),
    modality: item.modality,
    what: plain(item.what),
    values: item.values.slice(0, MOST_VALUES).map(({ of, value }) => ({ of: plain(of), value: plain(value) })),
    condition: optional(item.condition),
    exception: optional(item.exception),
    clauses: item.clauses.map((number) => plain(number)).filter(Boolean),
  };
}

/** A claim in the reader's language, plus the values missing from its words. */
function toSentence({ subject, modality, what, values, condition, exception }: Claim, language: Language): string {
  const copy = answersIn(language).claim;
  const others = values.filter(({ value }) => !what.includes(value)).map(({ of, value }) => `${of}: ${value}`);
  return [
    copy.said[modality](`${subject.charAt(0).toUpperCase()}${subject.slice(1)}`, [what, ...others].join("; ")),
    ...(condition === null ? [] : [copy.condition(condition)]),
    ...(exception === null ? [] : [copy.exception(exception)]),
  ].join("\n");
}

export type ClaimCall = ModelCall & { question: string | null; language: Language };

/**
 * A model's claims, each as soon as it arrives and is checked. Claims without a basis in the contract are dropped; the
 * return value counts them and says whether the answer was cut off. @throws {ModelFailure} before the first claim
 */
export async function* checkedClaims<T extends ClaimItem>(
  contract: ContractText,
  { prompt, item }: { prompt: Prompt; item: z.ZodType<T> },
  call: ClaimCall,
): AsyncGenerator<{ item: T; shown: ShownClaim }, AnswerNote[]> {
  const items = itemsFrom(prompt, item, call);
  let dropped = 0;
  try {
    for (;;) {
      const next = await items.next();
      if (next.done) {
        const cut: AnswerNote[] = next.value === "cut" ? [{ about: "cut" }] : [];
        return dropped > 0 ? [{ about: "dropped", count: dropped }, ...cut] : cut;
      }
      const shown = await checkedClaim(contract, next.value, call);
      if (shown) yield { item: next.value, shown };
      else dropped += 1;
    }
  } finally {
    await items.return("cut");
  }
}

/**
 * Yields the pieces that `toPieces` makes of each claim, then the notes. If the caller stops reading, the model request
 * ends.
 */
export async function* streamPieces<Given, Piece>(
  claims: AsyncGenerator<Given, AnswerNote[]>,
  toPieces: (given: Given) => Iterable<Piece>,
): AsyncGenerator<Piece, AnswerNote[]> {
  try {
    let next = await claims.next();
    for (; !next.done; next = await claims.next()) yield* toPieces(next.value);
    return next.value;
  } finally {
    await claims.return([]);
  }
}

/** The clauses of a claim not shown before, one per line. */
export function* quoteClauses({ passages }: ShownClaim, shown: Set<number>): Generator<AnswerPiece> {
  for (const { passage, standing } of passages) {
    if (shown.has(passage.start)) continue;
    shown.add(passage.start);
    yield { kind: "text", text: "\n" };
    yield { kind: "passage", passage, standing };
  }
}
