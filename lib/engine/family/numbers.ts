/** Clauses by their numbers. Looking one up doesn't grow with the text. */

type Numbered = { number: string | null };
type Section<C> = { ordered: C[]; all: C[] };

export class Numbers<C extends Numbered> {
  readonly #byNumber = new Map<string, C[]>();
  readonly #sections = new Map<string, Section<C>>();
  readonly #sectionNumbers: string[];

  constructor(clauses: readonly C[]) {
    for (const clause of clauses) this.#list(clause, true);
    for (const { ordered } of this.#sections.values())
      ordered.sort((one, other) => compareNumbers(one.number ?? "", other.number ?? ""));
    this.#sectionNumbers = [...this.#sections.keys()].sort(compareNumbers);
  }

  add(clause: C): void {
    this.#list(clause, false);
  }

  /** All with this number, in the order of the text. */
  all(number: string): readonly C[] {
    return this.#byNumber.get(number.toLowerCase()) ?? [];
  }

  /** Those below it: 5.1 and 5.1.2 below 5. */
  within(number: string): C[] {
    const below = `${number.toLowerCase()}.`;
    const section = this.#sections.get(toSection(number));
    return (section?.all ?? []).filter((one) => one.number?.toLowerCase().startsWith(below));
  }

  /** The last clause of the same section whose number comes before; of a whole section, the last one before it. */
  lastBefore(number: string): C | null {
    const here = lastBelow(this.#sections.get(toSection(number))?.ordered ?? [], number);
    if (here || number.includes(".")) return here;
    const section = this.#sectionNumbers.findLast((one) => /^\d/u.test(one) && compareNumbers(one, number) < 0);
    return section === undefined ? null : (this.#sections.get(section)?.ordered.at(-1) ?? null);
  }

  #list(clause: C, isOrdered: boolean): void {
    if (clause.number === null) return;
    const key = clause.number.toLowerCase();
    const same = this.#byNumber.get(key);
    if (same) same.push(clause);
    else this.#byNumber.set(key, [clause]);
    const name = toSection(key);
    const section = this.#sections.get(name) ?? { ordered: [], all: [] };
    this.#sections.set(name, section);
    section.all.push(clause);
    if (isOrdered) section.ordered.push(clause);
  }
}

const toSection = (number: string) => number.toLowerCase().split(".")[0] ?? "";

/** The last of a sorted list that comes before a number. */
function lastBelow<C extends Numbered>(ordered: readonly C[], number: string): C | null {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareNumbers(ordered[middle]?.number ?? "", number) < 0) low = middle + 1;
    else high = middle;
  }
  return ordered[low - 1] ?? null;
}

/** 2.9 before 2.10. */
export function compareNumbers(one: string, other: string): number {
  const [a, b] = [one.split("."), other.split(".")];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [left, right] = [a[at], b[at]];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    const difference = Number(left) - Number(right);
    if (Number.isNaN(difference) ? left !== right : difference !== 0)
      return Number.isNaN(difference) ? (left < right ? -1 : 1) : difference;
  }
  return 0;
}
