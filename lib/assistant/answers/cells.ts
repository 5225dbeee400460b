/** What a review says, as one row of the table of answers: a cell for each fact and topic. Pure. Source: B-29.1. */
import { readDay } from "@/lib/days";
import type { AskedAlone } from "@/lib/engine/chat/asked-alone";
import type { Passage } from "@/lib/engine/port";
import { isRate } from "@/lib/engine/facts/money";
import { periodOf, type Period } from "@/lib/engine/facts/period";
import { FACT_KINDS, type Fact, type FactKind } from "@/lib/engine/review/fact";
import { firstStated } from "@/lib/engine/review/stated-facts";
import type { ContractReview } from "@/lib/engine/review/whole";
import { groupedBy } from "@/lib/grouped-by";

/** How sure the machine is. */
const MACHINE_STATES = ["stated", "likely", "nearest", "notFound"] as const;
export type MachineState = (typeof MACHINE_STATES)[number];
type Unit = "days" | "months" | "percent";
export type AnswerVerdict = "matches" | "acceptable" | "deviates" | "missing" | "needsReview";
/** The contract's words, and what they come to; of an own question also the sentence and the clause's number. */
export type AnswerValue = {
  text: string;
  sentence?: string;
  clause?: string;
  day?: string;
  amount?: number;
  currency?: string;
  /** A price for a stretch of time: no sum to order or add up with others. */
  rate?: { amount: number; currency: string; per: Period };
  number?: number;
  unit?: Unit;
  verdict?: AnswerVerdict;
};
/** `more`: further values of the same kind. */
export type AnswerCell = { state: MachineState; value: AnswerValue | null; more: number };
export type Cells = Readonly<Record<string, AnswerCell>>;
export type Quotes = Readonly<Record<string, Passage>>;
export type Answers = { cells: Cells; quotes: Quotes; parties: readonly string[] };

/** A cell shows the beginning of a clause that has no value of its own; UTF-16 units. */
const SHOWN_CHARS = 200;
/** Parties by which a contract is found; which of them are ours is the reader's. */
const PARTIES_KEPT = 2;

/** Each clause has its own penalty: the first one says nothing of the others. */
const SEVERAL: ReadonlySet<string> = new Set(["liquidated_damages"]);

type Answered = { column: string; cell: AnswerCell; quote: Passage | undefined };

/** Cells by column, each with the passage that it rests on. */
export function toAnswers({ facts, topics }: Pick<ContractReview, "facts" | "topics">): Answers {
  const byKind = groupedBy(facts, ({ kind }) => kind);
  const answered = [...FACT_KINDS.map((kind) => factCell(byKind.get(kind) ?? [], kind)), ...topics.map(topicCell)];
  return {
    cells: Object.fromEntries(answered.map(({ column, cell }) => [column, cell])),
    quotes: Object.fromEntries(answered.flatMap(({ column, quote }) => (quote ? [[column, quote]] : []))),
    parties: (byKind.get("parties") ?? []).slice(0, PARTIES_KEPT).map(({ value }) => value),
  };
}

function factCell(facts: readonly Fact[], kind: FactKind): Answered {
  const column = `fact:${kind}`;
  const { facts: first, more } = firstStated(facts, [kind], 1);
  const [fact] = first;
  if (!fact) return { column, cell: { state: "notFound", value: null, more: 0 }, quote: undefined };
  const sided = kind === "parties" ? [] : [...new Set(facts.flatMap((one) => (one.role ? [inWords(one)] : [])))];
  const [side, ...others] = sided;
  const text = side === undefined ? fact.value : sided.join("; ");
  const value = others.length > 0 ? { text } : valueOf(text, fact);
  const left = side === undefined ? more : facts.filter(({ role }) => !role).length;
  return { column, cell: { state: fact.basis, value, more: left }, quote: fact.passage };
}

/** A right of one side is told with that side: '10 days (Client)'. */
function inWords({ value, role }: Fact): string {
  return `${value} (${role ?? ""})`;
}

function topicCell({ topic, present, basis, passages, value }: ContractReview["topics"][number]): Answered {
  const column = `topic:${topic}`;
  const [quote] = passages;
  if (!present) {
    const state = basis === "nearest" && quote ? "nearest" : "notFound";
    return { column, cell: { state, value: null, more: 0 }, quote };
  }
  const isSure = basis === "stated";
  // a sure clause makes a guessed value no surer; one without figures says less than the clause
  if (!value || (isSure && value.basis !== "stated" && Object.keys(figuresOf(value, value.text)).length === 0)) {
    const clause = { text: shorten(quote?.content ?? "") };
    const more = SEVERAL.has(topic) ? passages.length - 1 : 0;
    return { column, cell: { state: isSure ? "stated" : "likely", value: clause, more }, quote };
  }
  const state = isSure && value.basis === "stated" ? "stated" : "likely";
  return { column, cell: { state, value: valueOf(value.text, value), more: 0 }, quote };
}

const IN_BRACKETS = /\s?\([^()]{0,200}\)/gu;
type Figures = Partial<Pick<Fact, "iso" | "amount" | "currency" | "months" | "days" | "percent" | "percentPerDay">>;

/** A day, else an amount, else a figure with its unit, beside the words. */
function valueOf(text: string, figures: Figures): AnswerValue {
  const isPriceOfUnit = figures.amount !== undefined && isRate(text);
  // '180 000 (сто восемьдесят тысяч) рублей в месяц': the sum in words would push out what it is for
  const words = isPriceOfUnit ? text.replace(IN_BRACKETS, "") : text;
  return { text: words, ...figuresOf(figures, text) };
}

function figuresOf(figures: Figures, text: string): Omit<AnswerValue, "text" | "verdict" | "sentence" | "clause"> {
  const { iso, amount, currency } = figures;
  // a price per hour is no sum to order and add up with others
  if (amount !== undefined && isRate(text)) return rateIn(amount, currency, text);
  if (iso !== undefined && readDay(iso)) return { day: iso };
  if (amount !== undefined) return { amount, ...(currency === undefined ? {} : { currency }) };
  return figureIn(figures);
}

/** Where its words say more than a stretch of time, they alone tell what it is for. */
function rateIn(amount: number, currency: string | undefined, text: string): Pick<AnswerValue, "rate"> {
  const per = periodOf(text.replace(IN_BRACKETS, ""));
  return per === null || currency === undefined ? {} : { rate: { amount, currency, per } };
}

function figureIn({ months, days, percent, percentPerDay }: Figures): Pick<AnswerValue, "number" | "unit"> {
  if (months !== undefined && months > 0 && days !== undefined && days > 0) return {}; // no one figure has both
  if (months !== undefined && (days ?? 0) === 0) return { number: months, unit: "months" };
  if (days !== undefined) return { number: days, unit: "days" };
  const share = percent ?? percentPerDay;
  return share === undefined ? {} : { number: share, unit: "percent" };
}

/**
 * The cell of an own question: the value asked for with its sentence, else the sentence that answers, with the clause's
 * number. How sure it is is the chat's. `text` is the contract's. Source: B-29.10.
 */
export function askedCell({ basis, passages: [first], said }: AskedAlone, text: string): AnswerCell {
  if (!first || basis === "absent" || basis === "cannot") return { state: "notFound", value: null, more: 0 };
  if (basis === "nearest") return { state: "nearest", value: null, more: 0 };
  const sentence = shorten(said ? text.slice(said.sentence.start, said.sentence.end) : first.content);
  const clause = said?.clause === null || said === null ? {} : { clause: said.clause };
  const value = said?.figure
    ? { ...valueOf(said.figure.text, said.figure), sentence, ...clause }
    : { text: sentence, ...clause };
  return { state: basis === "stated" ? "stated" : "likely", value, more: 0 };
}

export function shorten(text: string): string {
  const line = text
    .slice(0, SHOWN_CHARS * 2)
    .replace(/\s+/gu, " ")
    .trim();
  return line.length <= SHOWN_CHARS ? line : `${line.slice(0, SHOWN_CHARS).replace(/[\ud800-\udbff]$/u, "")}…`;
}
