import * as en from "../cues/en/written-days";
import { anyOf } from "../cues/pack";
import { datesIn } from "../facts/date-text";
import type { Duration } from "../facts/durations";
import { plainTermOf, type PlainTerm } from "../facts/plain-term";
import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { datedOn, effectiveFrom, type WrittenDay } from "./agreement-dates";
import { endingAfter, endingIn, type Day, type Ending } from "./expiration";
import type { Fact } from "./fact";
import { fact, isoOf, lengthOf, quoted } from "./made-fact";
import type { TopicReview } from "./review";

const DEFINED_END = anyOf(en.definedEnd);
const IS_DEFINED = anyOf(en.isDefined);
/** UTF-16 units. */
const BEHIND_NAME = 30;
const LONGEST_DEFINITION = 200;

/** When the contract ends, and how long it lasts, where it says so. */
export function endingFacts(reading: Reading, reviews: ReadonlyMap<string, TopicReview>): Fact[] {
  const start = effectiveFrom(reading)?.date ?? datedOn(reading)?.date ?? null;
  const known = start && { year: start.year, month: start.month ?? 1, day: start.day ?? 1 };
  const review = reviews.get("expiration_date");
  const found = review?.present ? review.passages : [];
  const plain = plainTermOf(reading);
  const endings = [...(plain ? [quoted(reading, plain.sentence)] : []), ...found].flatMap((passage) => {
    const one =
      (plain?.sentence.start === passage.start ? plainEnding(plain, passage.content, known) : null) ??
      endingIn(passage.content, known);
    return one ? [{ passage, ending: one }] : [];
  });
  const best = endings.find(({ ending: { kind } }) => kind !== "open") ?? definedEnding(reading, found) ?? endings[0];
  return best ? factsOfEnding(reading, best.passage, { ending: best.ending, start, known }) : [];
}

/** 'Expires on the Expiration Date', where another sentence says which day that is. */
function definedEnding(reading: Reading, clauses: readonly Passage[]): { passage: Passage; ending: Ending } | null {
  const names = clauses.flatMap(({ content }) => DEFINED_END.exec(content)?.[0] ?? []);
  for (const name of new Set(names)) {
    const found = definitionOf(reading, name); // of each name once: clauses may be many, names are few
    if (found) return found;
  }
  return null;
}

function definitionOf(reading: Reading, name: string): { passage: Passage; ending: Ending } | null {
  for (const sentence of reading.sentences) {
    if (!sentence.folded.includes(name.toLowerCase())) continue;
    const raw = reading.contract.text.slice(sentence.start, sentence.end);
    const at = raw.indexOf(name) + name.length;
    if (at < name.length || !IS_DEFINED.test(raw.slice(at, at + BEHIND_NAME))) continue;
    const dates = datesIn(raw.slice(at, at + LONGEST_DEFINITION));
    const last = dates.at(-1);
    if (!last || last.isEitherWay || dates.length > 2) continue;
    const day = { year: last.year, month: last.month, day: last.day };
    return {
      passage: quoted(reading, sentence),
      ending: { kind: "until", span: { start: at + last.start, end: at + last.end }, day },
    };
  }
  return null;
}

/** The day or length that the plain sentence on the term names is no question of the words around it. */
function plainEnding(plain: PlainTerm, passage: string, known: Day | null): Ending | null {
  if (plain.kind === "until") return { kind: "until", span: plain.date, day: plain.date };
  if (plain.kind === "perpetual" || endingIn(passage, known)?.kind === "until") return null;
  return endingAfter(passage, plain.duration, known);
}

/** What the plain sentence on the term says is stated; any other reading is likely. */
function factsOfEnding(
  reading: Reading,
  passage: Passage,
  { ending, start, known }: { ending: Ending; start: WrittenDay | null; known: Day | null },
): Fact[] {
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
  if (from === known && (start?.month === null || start?.day === null))
    return [term, { ...expiration(false), ...inTheSamePart(start, ending.length, day) }];
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

/** Of a contract that is dated 'May 2024' only the month in which it ends is known; of one dated '2024' the year. */
function inTheSamePart(start: WrittenDay, { months, days }: Duration, { year, month }: Day): { iso?: string } {
  if (days > 0 || (start.month === null && months > 0)) return {};
  return { iso: isoOf({ year, month: start.month === null ? null : month, day: null }) };
}
