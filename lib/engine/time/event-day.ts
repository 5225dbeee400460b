import { groupedBy } from "@/lib/grouped-by";
import { stemIn } from "../language/stem";
import type { Mention, Times } from "./mentions";
import { isMongolian } from "./written/mongolian";

/** Tokens beside a day that may name its event. */
const TOKENS_BEFORE = 10;
const TOKENS_AFTER = 8;
const SHORTEST_WORD = 4;
/** «акт» */
const SHORTEST_CYRILLIC = 3;
const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** A word next to more days than this identifies none. */
const MOST_DAYS = 3;
const LEAST_SHARED = 2;

const known = new WeakMap<Times, ReadonlyMap<string, readonly Mention[]>>();

/** The day of an event, named elsewhere: 'before the conference', which is held 'on 17 September'. */
export function eventDay(times: Times, words: readonly string[], { sentence }: Mention): Mention | null {
  const byWord = daysByWord(times);
  const language = languageIn(sentence);
  const shared = new Map<Mention, number>();
  for (const word of new Set(words.flatMap((word) => toStem(word, language))))
    for (const day of byWord.get(word) ?? []) shared.set(day, (shared.get(day) ?? 0) + 1);
  const [best, second] = [...shared].sort(([, one], [, other]) => other - one);
  if (!best || best[1] < LEAST_SHARED || second?.[1] === best[1]) return null;
  return best[0];
}

/** Whether the words for an event stand beside a day: 'after delivery', and 'delivered on 4 May'. */
export function isNamedBeside({ tokens }: Times, words: readonly string[], day: Mention): boolean {
  const language = languageIn(day.sentence);
  const from = Math.max(day.first, day.from - TOKENS_BEFORE);
  const own = tokens.slice(from, Math.min(day.last, day.next + TOKENS_AFTER));
  const stems = (word: string) => toStem(word, language, CYRILLIC.test(word) ? SHORTEST_CYRILLIC : SHORTEST_WORD);
  const beside = new Set(own.flatMap(({ text }) => stems(text)));
  return words.some((word) => stems(word).some((stem) => beside.has(stem)));
}

/** Each word that is next to few dates, with these dates. Linear in the dates. */
function daysByWord(times: Times): ReadonlyMap<string, readonly Mention[]> {
  const ready = known.get(times);
  if (ready) return ready;
  const pairs = times.mentions.flatMap((mention) => {
    if (mention.kind !== "date" || mention.date.year === null) return [];
    const language = languageIn(mention.sentence);
    const from = Math.max(mention.first, mention.from - TOKENS_BEFORE);
    const beside = times.tokens.slice(from, Math.min(mention.last, mention.next + TOKENS_AFTER));
    return [...new Set(beside.flatMap(({ text }) => toStem(text, language)))].map((word) => ({ word, mention }));
  });
  const byWord = groupedBy(pairs, ({ word }) => word);
  const rare = new Map(
    [...byWord].flatMap(([word, days]) =>
      days.length > MOST_DAYS ? [] : [[word, days.map(({ mention }) => mention)] as const],
    ),
  );
  known.set(times, rare);
  return rare;
}

function languageIn({ folded }: Mention["sentence"]): "mn" | "ru" {
  return isMongolian(folded) ? "mn" : "ru"; // Latin words are English in both
}

function toStem(word: string, language: "mn" | "ru", shortest = SHORTEST_WORD): string[] {
  return word.length >= shortest && /^\p{L}/u.test(word) ? [stemIn(language, word)] : [];
}
