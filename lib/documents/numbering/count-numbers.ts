/** Renumbers clauses like Word does when a clause is added or removed. Pure and client-safe. */
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { ListCounters, type ListInstance, type ListLevel } from "./list-counter";
import { listOfRule, readRule, type NumberRule, findNumber, withNumber } from "./number-rule";

/** Counts numbers in text order. */
export class NumberCounter {
  readonly #counters = new ListCounters();
  readonly #rules = new Map<string, NumberRule | null>();
  /** The levels seen in each list; a level itself defines which others restart it. */
  readonly #levels = new Map<string, (ListLevel | undefined)[]>();

  /** The next number by a rule, with its separator; "" if the rule shows none, null if it isn't a rule. */
  next(rule: string): string | null {
    const known = this.#readRule(rule);
    return known && withSuffix(known, this.#counters.next(this.#toInstance(known), known.level));
  }

  /** What `next` would return here, without counting. */
  peek(rule: string): string | null {
    const known = this.#readRule(rule);
    return known && withSuffix(known, this.#counters.peek(this.#toInstance(known), known.level));
  }

  #readRule(text: string): NumberRule | null {
    const known = this.#rules.get(text);
    if (known !== undefined) return known;
    const rule = readRule(text);
    this.#rules.set(text, rule);
    return rule;
  }

  #toInstance({ list, instance, level, levels, starts }: NumberRule): ListInstance {
    const seen = this.#levels.get(list) ?? [];
    this.#levels.set(list, seen);
    seen[level] = levels[level];
    return {
      list,
      id: `${list}.${instance}`,
      levels: (index) => (index <= level ? levels[index] : seen[index]),
      startAt: (index) => starts[index],
    };
  }
}

const withSuffix = ({ levels, level }: NumberRule, number: string) =>
  `${number}${levels[level]?.suffix ?? ""}`.trimStart();

/** The number a block shows once counted, unless the text after it would lose its separator. */
function countedNumber(block: Block, counter: NumberCounter): string | null {
  const run = findNumber(block);
  const counted = run && counter.next(run.number);
  if (!run || !counted) return null;
  return blockText(block).length === run.text.length ? counted.trimEnd() : counted;
}

/** The blocks renumbered; blocks with an unchanged number are the same objects. */
export function withCountedNumbers(blocks: readonly Block[]): Block[] {
  const counter = new NumberCounter();
  return blocks.map((block) => {
    const text = countedNumber(block, counter);
    return text === null || text === findNumber(block)?.text ? block : withNumber(block, { text });
  });
}

/** Numbers that the text alone can't reproduce, such as lists across cells, become plain text. */
export function withProvenNumbers<B extends Block>(blocks: readonly B[]): B[] {
  const counter = new NumberCounter();
  const unproven = new Set<string>();
  for (const block of blocks) {
    const run = findNumber(block);
    if (run && countedNumber(block, counter) !== run.text) unproven.add(listOfRule(run.number));
  }
  return withTypedLists(blocks, unproven);
}

/** The text with the numbers of some lists as plain text. */
export function withTypedLists<B extends Block>(blocks: readonly B[], lists: ReadonlySet<string>): B[] {
  return blocks.map((block) => {
    const run = findNumber(block);
    return run && lists.has(listOfRule(run.number)) ? withNumber(block, "typed") : block;
  });
}
