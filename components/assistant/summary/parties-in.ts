/** Obligations by who owes them. Pure. */
import type { FindItemDto } from "@/lib/assistant/schema";

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
  const byName = new Map<string, FindItemDto[]>();
  for (const passage of passages) {
    const id = passage.label?.toLowerCase() ?? "";
    byName.set(id, [...(byName.get(id) ?? []), passage]);
  }
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
