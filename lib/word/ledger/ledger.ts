import { splitTokens } from "@/lib/documents/redline/tokens";
import { movedClauses, type ClauseChain, type Side, type Snapshot } from "./clauses";
import type { Move, Standing } from "./moves";

/** `words`: the part of the wording that differs between the texts; '' where the clause isn't there. */
type LedgerCell = { wording: string | null; words: string; move: Move };
export type LedgerRow = {
  number: string;
  title: string;
  /** Whether the number is that of the title it stands under. */
  isUnnumbered: boolean;
  cells: readonly LedgerCell[];
  standing: Standing;
  /** What was agreed before it was undone. */
  agreed: string | null;
};

const LONGEST_WORDS = 90;

/**
 * Who asked for what and whose wording stands, clause by clause, from the texts that were exchanged, oldest first; the
 * last one is the text as it is now. A clause is settled when a side leaves the wording that the other one put in.
 */
export function buildLedger(snapshots: readonly Snapshot[]): LedgerRow[] {
  return movedClauses(snapshots).map((chain) => toRow(chain, snapshots));
}

function toRow(chain: ClauseChain, snapshots: readonly Snapshot[]): LedgerRow {
  const talk = new Talk();
  const moves = snapshots.map(({ side }, at) => {
    const isLast = at === snapshots.length - 1;
    const isUndecided = isLast && side === "ours" && (chain.isOpen[at - 1] ?? false);
    return isUndecided ? "undecided" : talk.says(side, chain.wordings[at] ?? null, chain.isUntracked[at] ?? false);
  });
  const words = differingWords(chain.wordings);
  const cells = chain.wordings.map((wording, at) => ({ wording, words: words[at] ?? "", move: moves[at] ?? "same" }));
  const { number, title, isUnnumbered } = chain;
  return { number, title, isUnnumbered, cells, standing: talk.standing(), agreed: talk.undoneWording };
}

/** What a side said last; `isMove`: it asks for an answer. */
type Said = { side: Side; wording: string | null; isMove: boolean };

/** What two sides have said of one clause so far. */
class Talk {
  #last: Said | null = null;
  /** Each side's first position, and its latest. */
  readonly #first = new Map<Side, string | null>();
  readonly #latest = new Map<Side, string | null>();
  #isAgreed = false;
  #silent: "untracked" | "undone" | null = null;
  undoneWording: string | null = null;

  says(side: Side, wording: string | null, isUntracked: boolean): Move {
    const last = this.#last;
    const move = last === null ? "first" : this.#move(side, { wording, isUntracked, last });
    this.#last = { side, wording, isMove: !["first", "same", "agreed", "gave"].includes(move) };
    return move;
  }

  standing(): Standing {
    if (this.#silent) return this.#silent;
    const wording = this.#last?.wording ?? null;
    if (!this.#isAgreed) return "open";
    if (wording === this.#first.get("ours")) return "theyGave";
    return wording === this.#first.get("theirs") ? "weGave" : "halfway";
  }

  #move(side: Side, said: { wording: string | null; isUntracked: boolean; last: Said }): Move {
    const { wording, isUntracked, last } = said;
    const other: Side = side === "ours" ? "theirs" : "ours";
    if (wording === last.wording) {
      if (!last.isMove || last.side === side) return "same";
      return this.#agree(side);
    }
    const before = this.#latest.get(side);
    const isBack = before !== undefined && wording === before;
    const isTheirs = this.#latest.has(other) && wording === this.#latest.get(other) && !isUntracked;
    const hadAsked = this.#latest.has(side);
    if (!this.#first.has(other)) this.#first.set(other, last.wording);
    if (!this.#first.has(side)) this.#first.set(side, wording);
    if (!this.#latest.has(other)) this.#latest.set(other, last.wording);
    this.#latest.set(side, wording);
    if (isTheirs) return this.#agree(side);
    return this.#differ(side, { isUntracked, isBack, hadAsked, last });
  }

  #agree(side: Side): Move {
    this.#isAgreed = true;
    this.#silent = null;
    return side === "ours" ? "gave" : "agreed";
  }

  #differ(
    side: Side,
    { isUntracked, isBack, hadAsked, last }: { isUntracked: boolean; isBack: boolean; hadAsked: boolean; last: Said },
  ): Move {
    const wasAgreed = this.#isAgreed;
    this.#isAgreed = false;
    this.#silent = null;
    if (side === "theirs" && isUntracked) {
      this.#silent = wasAgreed ? "undone" : "untracked";
      if (wasAgreed) this.undoneWording = last.wording;
      return this.#silent;
    }
    if (isBack && last.side !== side) return "held";
    return side === "ours" && (hadAsked || last.isMove) ? "countered" : "asked";
  }
}

/** They belong to the word beside them: '5%', '$5'. */
const AFTER_FIGURE = /^[%°]/u;
const BEFORE_FIGURE = /[$€£₮№]$/u;
const PAIRS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "«": "»", "“": "”", '"': '"' };

/**
 * What differs between some wordings: without the words with which all of them begin, and end. Of a clause that was
 * only put in or taken out all of it differs.
 */
function differingWords(wordings: readonly (string | null)[]): string[] {
  const [only, ...others] = new Set(wordings.filter((wording) => wording !== null));
  if (others.length === 0) return wordings.map((wording) => (wording === null ? "" : short((only ?? "").trim())));
  const tokens = wordings.map((wording) => (wording === null ? null : splitTokens(wording)));
  const there = tokens.filter((one) => one !== null);
  const shortest = Math.min(...there.map(({ length }) => length));
  let start = 0;
  while (start < shortest && there.every((one) => one[start] === there[0]?.[start])) start += 1;
  let behind = 0;
  while (behind < shortest - start && there.every((one) => one.at(-1 - behind) === there[0]?.at(-1 - behind)))
    behind += 1;
  const [first = []] = there;
  ({ start, behind } = withBrackets(first, { start, behind }));
  // Words that were only put in or taken out are shown with what they belong to: 'twice the fees', 'the fees'.
  const parts = there.map((one) => one.slice(start, one.length - behind).join(""));
  if (!parts.every(hasWord)) {
    const upTo = tokensOn(behind === 0 ? [] : first.slice(-behind));
    behind -= upTo;
    const back = tokensBack(first.slice(0, start));
    if (upTo === 0 || BINDS.test(first[start - back] ?? "")) start -= back;
  } else if (parts.every((part) => FIGURE.test(part)) && behind > 0) {
    behind -= tokensOn(first.slice(-behind)); // '30 days'
  }
  return eachShort(tokens.map((one) => one && one.slice(start, one.length - behind)));
}

/** With the signs and brackets of its words, '(30)', '5%', and no bracket or quote of which it has one end only. */
function withBrackets(tokens: readonly string[], { start, behind }: { start: number; behind: number }) {
  for (;;) {
    const before = start > 0 ? (tokens[start - 1] ?? "") : "";
    const after = behind > 0 ? (tokens.at(-behind) ?? "") : "";
    const part = tokens.slice(start, tokens.length - behind).join("");
    const isEnclosed = before !== "" && PAIRS[before] !== undefined && PAIRS[before] === after;
    if (isEnclosed || AFTER_FIGURE.test(after) || lacks(part, after, "end")) behind -= 1;
    if (isEnclosed || (before !== "" && BEFORE_FIGURE.test(before)) || lacks(part, before, "start")) start -= 1;
    if (part === tokens.slice(start, tokens.length - behind).join("")) return { start, behind };
  }
}

/** Whether a bracket or quote is the other end of one within the part. */
function lacks(part: string, sign: string, side: "start" | "end"): boolean {
  const pair = Object.entries(PAIRS).find((ends) => ends[side === "start" ? 0 : 1] === sign);
  if (!pair) return false;
  const [open, close] = pair.map((one) => part.split(one).length - 1) as [number, number];
  if (pair[0] === pair[1]) return open % 2 === 1;
  return side === "start" ? close > open : open > close;
}

/** A number or a negation: what follows isn't understood without it. */
const BINDS = /\p{N}|^(?:not?|never|without|не|ни|без)$/iu;
const CONTENT = /\p{L}{4}|\p{N}/u;
/** '20 Business Days': the unit comes after it. */
const KIND_OF_DAY = /^(?:business|calendar|working|рабочих|календарных|ажлын)$/iu;
const FIGURE = /^[\p{N}\s.,]+$/u;
const STOPS = /[.;:!?\n]/u;
const MOST_WORDS_ON = 3;

/** How many tokens lead to the first word that says something, within the sentence and a few words; else 0. */
function tokensOn(tokens: readonly string[]): number {
  let words = 0;
  for (const [at, token] of tokens.entries()) {
    if (STOPS.test(token)) return 0;
    if (CONTENT.test(token) && !KIND_OF_DAY.test(token)) return at + 1;
    if (hasWord(token)) words += 1;
    if (words === MOST_WORDS_ON) return 0;
  }
  return 0;
}

/** How many tokens lead back to the last word. */
function tokensBack(tokens: readonly string[]): number {
  const at = tokens.findLastIndex(hasWord);
  return at < 0 ? tokens.length : tokens.length - at;
}

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Tokens before the first one that differs. */
const SHOWN_BEFORE = 6;

/** Each cut short; wordings that would then read alike are cut around the first word in which they differ. */
function eachShort(parts: readonly (readonly string[] | null)[]): string[] {
  const whole = parts.map((part) => part?.join("").trim() ?? "");
  return parts.map((part, at) => {
    const words = whole[at] ?? "";
    const said = short(words);
    const alike = parts.filter((_, other) => whole[other] !== words && short(whole[other] ?? "") === said);
    if (part === null || alike.length === 0) return said;
    const differs = part.findIndex((token, place) => alike.some((other) => other?.[place] !== token));
    return short(
      `…${part
        .slice(Math.max(0, differs - SHOWN_BEFORE))
        .join("")
        .trim()}`,
    );
  });
}

function short(words: string): string {
  return words.length <= LONGEST_WORDS ? words : `${words.slice(0, LONGEST_WORDS - 1).trimEnd()}…`;
}
