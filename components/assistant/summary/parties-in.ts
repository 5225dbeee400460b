/** Obligations by who owes them. Pure. */
import type { FindItemDto } from "@/lib/assistant/schema";
import { groupedBy } from "@/lib/grouped-by";

export const EVERYBODY = "everybody";
const OTHERS = "others";
/** Parties with a choice of their own; who else owes something is in one choice together. */
const MOST_PARTIES = 5;

type Party = { id: string; name: string; of: readonly FindItemDto[] };

/** Everybody first, then who owes the most; a lone party has no choice beside everybody. */
export function partiesIn(
  passages: readonly FindItemDto[],
  words: { everybody: string; others: string },
): readonly Party[] {
  const byName = groupedBy(passages, ({ label }) => label?.toLowerCase() ?? "");
  const named = [...byName].filter(([id]) => id !== "").toSorted(([, one], [, other]) => other.length - one.length);
  const shown = named.slice(0, MOST_PARTIES).map(([id, of]) => ({ id: `of ${id}`, name: of[0]?.label ?? id, of }));
  const places = new Set(shown.flatMap(({ of }) => of));
  const rest = passages.filter((passage) => !places.has(passage));
  return [
    { id: EVERYBODY, name: words.everybody, of: passages },
    ...shown,
    ...(rest.length > 0 && shown.length > 0 ? [{ id: OTHERS, name: words.others, of: rest }] : []),
  ];
}
