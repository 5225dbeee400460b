/** Which typed clause numbers follow each other, as lists that count the same. Pure and client-safe. */
import type { ListLevel } from "./list-counter";
import { ruleOf } from "./number-rule";
import type { LabelReading, TypedLabel } from "./typed-label";

/** Lists that may still go on; older ones are closed. */
const MOST_OPEN = 12;
/** A number alone is none that is counted. */
const LEAST_MEMBERS = 2;

type Member = { index: number; level: number };
type Form = { text: string; suffix: string };

/** One list: what its levels look like, where they start, and how far it has counted. */
class TypedList {
  readonly members: Member[] = [];
  readonly #forms: (Form | undefined)[] = [];
  readonly #starts: number[];
  #counts: (number | undefined)[] = [];

  constructor(
    readonly format: string,
    values: readonly number[],
  ) {
    this.#starts = [...values];
  }

  /** Whether a number is the next of its level. */
  takes({ format, values, text }: LabelReading, suffix: string): boolean {
    const level = values.length - 1;
    const form = this.#forms[level];
    if (format !== this.format || (form && (form.text !== text || form.suffix !== suffix))) return false;
    if (values.some((value, above) => above < level && (this.#counts[above] ?? this.#startOf(above)) !== value))
      return false;
    const count = this.#counts[level];
    return values[level] === (count === undefined ? this.#startOf(level) : count + 1);
  }

  add(index: number, { values, text }: LabelReading, suffix: string): void {
    const level = values.length - 1;
    this.#forms[level] ??= { text, suffix };
    this.#counts = [...values];
    this.members.push({ index, level });
  }

  /** The rule by which each member is counted, by its index. */
  rules(id: string): [number, string][] {
    const instance = { list: id, id: "1", levels: (level: number) => this.#levelOf(level), startOf: () => undefined };
    return this.members.flatMap(({ index, level }): [number, string][] => {
      const rule = ruleOf(instance, level);
      return rule === null ? [] : [[index, rule]];
    });
  }

  #startOf(level: number): number {
    return this.#starts[level] ?? 1;
  }

  #levelOf(level: number): ListLevel {
    const { text, suffix } = this.#forms[level] ?? { text: `%${level + 1}.`, suffix: " " };
    return { start: this.#startOf(level), format: this.format, text, suffix, isLegal: false };
  }
}

/**
 * The rules by which typed numbers count, by the indices of their paragraphs. A number goes on with the list that was
 * used last of those whose next it is, else begins one; a list of one is none.
 */
export function rulesOfTyped(labels: readonly (TypedLabel | null)[]): Map<number, string> {
  const all: TypedList[] = [];
  let open: TypedList[] = [];
  labels.forEach((label, index) => {
    if (!label) return;
    const { readings, suffix } = label;
    const found = open
      .flatMap((list) => readings.map((reading) => ({ list, reading })))
      .find(({ list, reading }) => list.takes(reading, suffix));
    const first = found?.reading ?? readings.find(mayBegin);
    if (!first) return;
    const list = found?.list ?? new TypedList(first.format, first.values);
    if (!found) all.push(list);
    list.add(index, first, suffix);
    open = [list, ...open.filter((one) => one !== list)].slice(0, MOST_OPEN);
  });
  const kept = all.filter(({ members }) => members.length >= LEAST_MEMBERS);
  return new Map(kept.flatMap((list, number) => list.rules(`n${number + 1}`)));
}

/** Letters begin with the first; numbers of the outermost level with any, those below with the first of theirs. */
function mayBegin({ format, values }: LabelReading): boolean {
  return values.at(-1) === 1 || (format === "decimal" && values.length === 1);
}
