/** Counts clause numbers anew, as Word does when a clause comes or goes. Pure and client-safe. */
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { ListCounters, type ListInstance, type ListLevel } from "./list-counter";
import { listOfRule, readRule, type NumberRule, numberOf, withNumber } from "./number-rule";

/** Counts numbers one after another, in the order of the text. */
export class NumberCounter {
  readonly #counters = new ListCounters();
  readonly #rules = new Map<string, NumberRule | null>();
  /** The levels of each list that were seen: a level says itself after which others it begins anew. */
  readonly #levels = new Map<string, (ListLevel | undefined)[]>();

  /** The next number by a rule, with what parts it from the text; "" where it shows none, null where it is no rule. */
  next(rule: string): string | null {
    const known = this.#ruleOf(rule);
    return known && withSuffix(known, this.#counters.next(this.#instanceOf(known), known.level));
  }

  /** What `next` would give for a paragraph put here, counting nothing. */
  peek(rule: string): string | null {
    const known = this.#ruleOf(rule);
    return known && withSuffix(known, this.#counters.peek(this.#instanceOf(known), known.level));
  }

  #ruleOf(text: string): NumberRule | null {
    const known = this.#rules.get(text);
    if (known !== undefined) return known;
    const rule = readRule(text);
    this.#rules.set(text, rule);
    return rule;
  }

  #instanceOf({ list, instance, level, levels, starts }: NumberRule): ListInstance {
    const seen = this.#levels.get(list) ?? [];
    this.#levels.set(list, seen);
    seen[level] = levels[level];
    return {
      list,
      id: `${list}.${instance}`,
      levels: (index) => (index <= level ? levels[index] : seen[index]),
      startOf: (index) => starts[index],
    };
  }
}

const withSuffix = ({ levels, level }: NumberRule, number: string) =>
  `${number}${levels[level]?.suffix ?? ""}`.trimStart();

/** The number that a block shows when it is counted, where nothing follows without what would part it from that. */
function countedNumber(block: Block, counter: NumberCounter): string | null {
  const run = numberOf(block);
  const counted = run && counter.next(run.number);
  if (!run || !counted) return null;
  return blockText(block).length === run.text.length ? counted.trimEnd() : counted;
}

/** The blocks with their numbers counted anew; those whose number stands are the very same. */
export function withCountedNumbers(blocks: readonly Block[]): Block[] {
  const counter = new NumberCounter();
  return blocks.map((block) => {
    const text = countedNumber(block, counter);
    return text === null || text === numberOf(block)?.text ? block : withNumber(block, { text });
  });
}

/** Numbers of a list that the text alone can't count as they stand, such as across cells, are text. */
export function withProvenNumbers<B extends Block>(blocks: readonly B[]): B[] {
  const counter = new NumberCounter();
  const unproven = new Set<string>();
  for (const block of blocks) {
    const run = numberOf(block);
    if (run && countedNumber(block, counter) !== run.text) unproven.add(listOfRule(run.number));
  }
  return withTypedLists(blocks, unproven);
}

/** The text with the numbers of some lists as text. */
export function withTypedLists<B extends Block>(blocks: readonly B[], lists: ReadonlySet<string>): B[] {
  return blocks.map((block) => {
    const run = numberOf(block);
    return run && lists.has(listOfRule(run.number)) ? withNumber(block, "typed") : block;
  });
}
