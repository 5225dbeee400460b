import type { Found } from "./difference";
import type { FigureKind, SaidFigure } from "./figures";

type Lists = { one: SaidFigure[]; other: SaidFigure[] };

/** The figures that two clauses do not share. Nearly linear in their number, at most 400 each are compared. */
export function figureDifferences(ones: readonly SaidFigure[], others: readonly SaidFigure[]): Found[] {
  const most = 400;
  const [one, other] = [ones.slice(0, most), others.slice(0, most)];
  const currencies: Found[] = [];
  const lists = { one: [...one], other: [...other] };
  pairOff(lists, (a, b) => a.kind === b.kind && a.key === b.key && a.currency === b.currency);
  pairOff(lists, areEqual, (a, b) => {
    if (a.kind === "amount" && b.kind === "amount" && a.currency !== b.currency)
      currencies.push({ kind: "currency", isSure: true, one: [a], other: [b] });
  });
  return [...currencies, ...changed(lists, saidAgain(one, other))];
}

/** Figures that the other side says too: said again, or in digits and in words, once is enough. */
function saidAgain(one: readonly SaidFigure[], other: readonly SaidFigure[]): ReadonlySet<SaidFigure> {
  const isIn = (all: readonly SaidFigure[]) => (figure: SaidFigure) => all.some((known) => areEqual(figure, known));
  return new Set([...one.filter(isIn(other)), ...other.filter(isIn(one))]);
}

/** Takes out what has its like on the other side. */
function pairOff(
  lists: Lists,
  isSame: (one: SaidFigure, other: SaidFigure) => boolean,
  onPair?: (one: SaidFigure, other: SaidFigure) => void,
): void {
  lists.one = lists.one.filter((figure) => {
    const at = lists.other.findIndex((other) => isSame(figure, other));
    const [found] = at < 0 ? [] : lists.other.splice(at, 1);
    if (found) onPair?.(figure, found);
    return found === undefined;
  });
}

/** Of one value, whatever each language counts: 'two months' rent' is a length in one, a number in the other. */
function areEqual(one: SaidFigure, other: SaidFigure): boolean {
  if (one.kind === "date" && other.kind === "date") return areSameDay(one.value, other.value);
  if (one.kind === "date" || other.kind === "date") return false;
  if (one.kind === other.kind) return one.value === other.value;
  if (one.kind === "percent" || other.kind === "percent") {
    const loose = one.kind === "percent" ? other : one;
    if (loose.kind !== "number") return false;
  }
  const values = valuesOf(other);
  return valuesOf(one).some((value) => values.includes(value));
}

/** A date without its year, or with day and month swapped between slashes, may be the same day. */
function areSameDay(one: string, other: string): boolean {
  const [[yearA, ...a], [yearB, ...b]] = [one.split("-"), other.split("-")];
  if (yearA !== yearB && yearA !== "?" && yearB !== "?") return false;
  return a.join() === b.join();
}

function valuesOf({ kind, value }: SaidFigure): string[] {
  if (kind !== "term") return [value];
  const [months = 0, days = 0, working = 0] = value.split(" ").map(Number);
  const numbers = months > 0 ? [months, ...(months % 12 === 0 ? [months / 12] : [])] : [];
  return [...numbers, ...[days, working].filter((count) => count > 0)].map(String);
}

/** Like goes with like: a changed date beside the other date, then what else is left by its place. */
function changed(left: Lists, again: ReadonlySet<SaidFigure>): Found[] {
  const found: Found[] = [];
  const take = (kind: FigureKind, one: SaidFigure, other: SaidFigure) =>
    found.push({ kind, isSure: one.isInDigits || other.isInDigits || kind !== "number", one: [one], other: [other] });
  const isOfKind = (one: SaidFigure, other: SaidFigure) =>
    one.kind === other.kind && !(again.has(one) && again.has(other));
  const taken = (one: SaidFigure, other: SaidFigure) => void take(one.kind, one, other);
  // '10 days' goes with '20 days', not with 'a month'
  pairOff(left, (one, other) => isOfKind(one, other) && one.isInDigits === other.isInDigits, taken);
  pairOff(left, isOfKind, taken);
  pairOff(
    left,
    (one, other) => (isPlain(one) || isPlain(other)) && !again.has(one) && !again.has(other),
    (one, other) => take(isPlain(one) ? other.kind : one.kind, one, other),
  );
  const isTold = (figure: SaidFigure) => !again.has(figure) && isTelling(figure);
  for (const figure of left.one) if (isTold(figure)) found.push({ ...alone(figure), one: [figure], other: [] });
  for (const figure of left.other) if (isTold(figure)) found.push({ ...alone(figure), one: [], other: [figure] });
  return found;
}

const isPlain = ({ kind }: SaidFigure) => kind === "number" || kind === "reference" || kind === "term";

/** A numeral in words that only one side has is mostly an idiom: 'once', 'нэг бүр'. */
const isTelling = ({ isInDigits, kind }: SaidFigure) => isInDigits || (kind !== "number" && kind !== "term");

const alone = ({ kind }: SaidFigure) => ({ kind, isSure: kind !== "number" && kind !== "reference" });
