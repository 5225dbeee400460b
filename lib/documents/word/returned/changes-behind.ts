import { groupedBy } from "@/lib/grouped-by";
import type { WordFile } from "@/lib/documents/word/word-file";
import type { ReturnedChange } from "./change";
import { factsBehind, type Fact } from "./facts-behind";

/** More of one kind are told as one. */
const MOST_EACH = 100;
const MOST_CHARS = 2_000;

/**
 * What differs behind the words although nobody tracked it: where links lead, pictures, what Word fills in, words made
 * unreadable, what comes of other files, protection.
 * @param returned with their tracked changes rejected
 * @param text the sent version's plain text, in which places are looked for
 */
export function changesBehind(sent: WordFile, returned: WordFile, text: string): ReturnedChange[] {
  const keyOf = ({ place, about }: Fact) => `${place} ${about}`;
  const [were, are] = [groupedBy(factsBehind(sent), keyOf), groupedBy(factsBehind(returned), keyOf)];
  const found = [...new Set([...are.keys(), ...were.keys()])].flatMap((key) =>
    differencesOf(were.get(key) ?? [], are.get(key) ?? []),
  );
  return [...groupedBy(found, ({ place }) => place).values()].flatMap((same) =>
    atMost(same).map((one) => told(one, text)),
  );
}

type Difference = Pick<Fact, "place" | "about"> & { before: string; after: string };

/** Facts of one kind about the same words: what is there no more, and what is new. */
function differencesOf(were: readonly Fact[], are: readonly Fact[]): Difference[] {
  const [one] = [...are, ...were];
  if (!one) return [];
  const [gone, come] = [without(were, are), without(are, were)];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    place: one.place,
    about: one.about,
    before: gone[index] ?? "",
    after: come[index] ?? "",
  }));
}

/** What facts say that others don't, as often as they do. */
function without(facts: readonly Fact[], others: readonly Fact[]): string[] {
  const left = new Map<string, number>();
  for (const { says } of others) left.set(says, (left.get(says) ?? 0) + 1);
  return facts.flatMap(({ says }) => {
    const count = left.get(says) ?? 0;
    left.set(says, count - 1);
    return count > 0 ? [] : [says];
  });
}

function atMost(same: readonly Difference[]): Difference[] {
  if (same.length <= MOST_EACH) return [...same];
  const [last, ...rest] = same.slice(MOST_EACH - 1);
  if (!last) return [...same];
  const joined = (side: "before" | "after") =>
    [last, ...rest]
      .map((one) => one[side])
      .filter((words) => words !== "")
      .join("; ")
      .slice(0, MOST_CHARS)
      .toWellFormed();
  return [...same.slice(0, MOST_EACH - 1), { ...last, before: joined("before"), after: joined("after") }];
}

function told({ place, about, before, after }: Difference, text: string): ReturnedChange {
  const words = about || (place === "hidden" ? after || before : "");
  const at = words === "" ? 0 : Math.max(0, text.indexOf(words));
  const shown = (says: string) => (about === "" || says === "" ? says : `${about}: ${says}`);
  return {
    kind: before === "" ? "insert" : after === "" ? "delete" : "replace",
    tracked: false,
    place,
    author: null,
    at: null,
    before: shown(before),
    after: shown(after),
    start: at,
    end: at,
    isWhole: false,
    html: null,
    to: null,
  };
}
