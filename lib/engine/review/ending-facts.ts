import { plainTermOf, type PlainTerm } from "../facts/plain-term";
import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { datedOn, effectiveFrom, type WrittenDay } from "./agreement-dates";
import { endingIn, type Day, type Ending } from "./expiration";
import type { Fact } from "./fact";
import { fact, isoOf, lengthOf, quoted } from "./made-fact";
import type { TopicReview } from "./review";

/** When the contract ends, and how long it lasts, where it says so. */
export function endingFacts(reading: Reading, reviews: ReadonlyMap<string, TopicReview>): Fact[] {
  const start = effectiveFrom(reading)?.date ?? datedOn(reading)?.date ?? null;
  const known = start && start.month !== null && start.day !== null ? wholeDay(start) : null;
  const review = reviews.get("expiration_date");
  const found = review?.present ? review.passages : [];
  const plain = plainTermOf(reading);
  const endings = [...(plain ? [quoted(reading, plain.sentence)] : []), ...found].flatMap((passage) => {
    const one =
      (plain?.sentence.start === passage.start ? plainEnding(plain) : null) ?? endingIn(passage.content, known);
    return one ? [{ passage, ending: one }] : [];
  });
  const best = endings.find(({ ending: { kind } }) => kind !== "open") ?? endings[0];
  return best ? factsOfEnding(reading, best.passage, best.ending) : [];
}

/** A day that the plain sentence on the term names is no question of the words around it. */
function plainEnding(plain: PlainTerm): Ending | null {
  return plain.kind === "until" ? { kind: "until", span: plain.date, day: plain.date } : null;
}

/** What the plain sentence on the term says is stated; any other reading is likely. */
function factsOfEnding(reading: Reading, passage: Passage, ending: Ending): Fact[] {
  const words = passage.content.slice(ending.span.start, ending.span.end);
  const plain = plainTermOf(reading);
  const isSure = plain !== null && plain.sentence.start < passage.end && plain.sentence.end > passage.start;
  const expiration = (isStated: boolean) => fact("expiration_date", words, passage, isStated);
  if (ending.kind === "open") return [expiration(isSure && plain.kind === "perpetual")];
  if (ending.kind === "until") {
    const iso = ending.day && isoOf(ending.day);
    const isSame = isSure && plain.kind === "until" && isoOf(plain.date) === iso;
    return [{ ...expiration(isSame), ...(iso === null ? {} : { iso }) }];
  }
  const isItsLength = isSure && plain.kind === "for" && plain.duration.text === ending.length.text;
  const term = { ...fact("term", words, passage, isItsLength), ...lengthOf(ending.length) };
  const { day, from } = ending;
  if (!day || !from) return [term, expiration(false)];
  const isSame = isItsLength && plain.end !== null && isoOf(plain.end) === isoOf(day);
  return [
    term,
    {
      ...expiration(isSame),
      iso: isoOf(day),
      from: { iso: isoOf(from), months: 0, days: 0, ...lengthOf(ending.length) },
    },
  ];
}

function wholeDay({ year, month, day }: WrittenDay): Day {
  return { year, month: month ?? 1, day: day ?? 1 };
}
