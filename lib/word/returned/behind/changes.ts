import { groupedBy } from "@/lib/grouped-by";
import type { WordFile } from "@/lib/word/file/word-file";
import type { ReturnedChange } from "@/lib/word/returned/change";
import { factsBehind, type Fact } from "./facts";
import { wordsLedTo } from "./references";

/** More of one kind are reported as one. */
const MOST_EACH = 100;
const MOST_CHARS = 2_000;

/**
 * Untracked differences behind the words: targets of links and references, pictures, text that Word fills in,
 * unreadable words, content from other files, page headers shown, cell backgrounds, page sizes, protection.
 * @param returned with their tracked changes rejected
 * @param text the sent version's plain text, in which places are located
 */
export function changesBehind(sent: WordFile, returned: WordFile, text: string): ReturnedChange[] {
  const [sentFacts, tells] = [factsBehind(sent), factsBehind(returned)];
  const toKey = chooseKey(sentFacts, tells);
  const [were, are] = [groupedBy(sentFacts, toKey), groupedBy(tells, toKey)];
  const found = [...new Set([...are.keys(), ...were.keys()])].flatMap((key) =>
    findDifferences(were.get(key) ?? [], are.get(key) ?? []),
  );
  const unreported = withoutEdited(found, sent, returned);
  return [...groupedBy(unreported, ({ place }) => place).values()].flatMap((same) =>
    atMost(same).map((one) => toChange(one, text)),
  );
}

/** Key to compare facts by: their own if both files have it, because programs rename what they point to. */
function chooseKey(one: readonly Fact[], other: readonly Fact[]): (fact: Fact) => string {
  const [keys, others] = [one, other].map((facts) => new Set(facts.map(({ key }) => key)));
  return ({ place, about, key }) => {
    if (key === undefined) return `${place} ${about}`;
    return keys?.has(key) && others?.has(key) ? `${place} by ${key}` : `${place} by any`;
  };
}

/**
 * Drops references whose words differ only because these were edited in place: the text change covers that. A reference
 * with a new target leads from or to words that both files have.
 */
function withoutEdited(found: readonly Difference[], sent: WordFile, returned: WordFile): Difference[] {
  const isReference = ({ before, after }: Difference) => before.key !== undefined && after.key !== undefined;
  const count = found.filter(isReference).length;
  if (count === 0 || count > MOST_EACH) return [...found];
  const [was, is] = [wordsLedTo(sent), wordsLedTo(returned)];
  return found.filter((one) => !isReference(one) || is.includes(one.before.says) || was.includes(one.after.says));
}

/** Facts about the same words, before and after. */
type Difference = { place: Fact["place"]; before: Side; after: Side };
type Side = Pick<Fact, "about" | "says" | "key">;
const NOTHING: Side = { about: "", says: "" };

/** Facts of one kind about the same words: those removed and those added. */
function findDifferences(were: readonly Fact[], are: readonly Fact[]): Difference[] {
  const [one] = [...are, ...were];
  if (!one) return [];
  const [gone, come] = [without(were, are), without(are, were)];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    place: one.place,
    before: gone[index] ?? NOTHING,
    after: come[index] ?? NOTHING,
  }));
}

/** Facts that aren't among the others, counting repetitions. */
function without(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const left = new Map<string, number>();
  for (const { says } of others) left.set(says, (left.get(says) ?? 0) + 1);
  return facts.filter(({ says }) => {
    const count = left.get(says) ?? 0;
    left.set(says, count - 1);
    return count <= 0;
  });
}

function atMost(same: readonly Difference[]): Difference[] {
  if (same.length <= MOST_EACH) return [...same];
  const [last, ...rest] = same.slice(MOST_EACH - 1);
  if (!last) return [...same];
  const joined = (side: "before" | "after"): Side => {
    const words = [last, ...rest].map((one) => shown(one[side])).filter((words) => words !== "");
    return { about: "", says: words.join("; ").slice(0, MOST_CHARS).toWellFormed() };
  };
  return [...same.slice(0, MOST_EACH - 1), { ...last, before: joined("before"), after: joined("after") }];
}

function shown({ about, says }: Side): string {
  return about === "" || says === "" ? says : `${about}: ${says}`;
}

function toChange({ place, ...sides }: Difference, text: string): ReturnedChange {
  const [before, after] = [shown(sides.before), shown(sides.after)];
  const about = sides.before.about || sides.after.about;
  const words = about || (place === "hidden" ? after || before : "");
  const at = words === "" ? 0 : Math.max(0, text.indexOf(words));
  return {
    kind: before === "" ? "insert" : after === "" ? "delete" : "replace",
    tracked: false,
    place,
    author: null,
    at: null,
    before,
    after,
    start: at,
    end: at,
    isWhole: false,
    html: null,
    to: null,
  };
}
