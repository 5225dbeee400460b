import { agreementDate } from "../facts/agreement-date";
import { datesIn, type FoundDate } from "../facts/date-text";
import type { Sentence } from "../text/reading";
import type { Check, Finding } from "./check";
import { finding } from "./check";
import { clauseSentences, partAt, wordsOfSentence, type Draft } from "./draft";

const TWO_YEARS = /(?:19|20)\d{2}[^]*(?:19|20)\d{2}/u;
const YEAR = /(?:19|20)\d{2}/u;
/** What stands before the first of two dates, and between the two, when they are the ends of a time. */
const FROM =
  /(?<!\p{L})(?:from|commenc\p{L}{1,4}|begin\p{L}{0,5}|start\p{L}{0,3}|effective|between|в период с|начиная с|с|со|действует с|вступает в силу)(?:\s(?:on|as of|date|период|даты|дня))*[\s:,("“«]{0,4}(?:the\s)?$/iu;
const UNTIL =
  /(?<!\p{L})(?:to|until|till|through|thru|and|ends?|ending|expir\p{L}{1,4}|terminat\p{L}{1,4}|complet\p{L}{0,4}|по|до|и|заканчива\p{L}{2,4}|действует до)(?:\s(?:on|by|no later than|not later than|and including|including|or before|включительно|at|midnight))*[\s:,("“«]{0,4}(?:the\s)?$/iu;
const BEGINS =
  /commenc|begin|start|effective|from|действу|вступа|начин|начал|период с|эхэл|(?:аас|ээс|оос|өөс)(?!\p{L})|хүчин төгөлдөр/iu;
const ENDS = /end|expir|terminat|until|through|till|complet|по |до |заканч|оконч|истека|дуус|хүртэл/iu;
const FROM_MN = /^(?:-?\s?(?:ны|ний)?\s?(?:өдр(?:өөс)?)?-?(?:аас|ээс|оос|өөс|наас|нээс|ноос|нөөс)?)/u;
/** A clause on how long the contract itself lasts. */
const ITS_TERM =
  /(?:agreement|contract|lease|term|services|employment|engagement)[^.;]{0,120}\b(?:expires?|ends?|terminates?|continues?|remains? in (?:full )?(?:force|effect)|until|through)\b|(?:договор|соглашени|срок)[^.;]{0,80}(?:действу|заканч|истека)|гэрээ[^.;]{0,120}(?:хүртэл|дуус|хүчинтэй)/u;
const NOT_ITS_TERM =
  /prior|previous|original|amended|supersede|predecessor|dated|first agreement|прежн|ранее|предыдущ|өмнөх/u;

/**
 * Times that end before they begin: in one sentence, in a pair of lines 'Start Date' and 'End Date', or against the
 * contract's own date.
 */
export const endsBeforeStart: Check = (draft) => {
  const found = [
    ...draft.reading.sentences.flatMap((sentence) => (sentence.isInstruction ? [] : inSentence(draft, sentence))),
    ...inLines(draft),
  ];
  return found.length > 0 ? found : againstItsDate(draft);
};

function inSentence(draft: Draft, sentence: Sentence): Finding[] {
  const words = wordsOfSentence(draft, sentence);
  if (!TWO_YEARS.test(words)) return [];
  const dates = datesIn(words);
  return dates.flatMap((end, index) => {
    const start = dates[index - 1];
    if (!start || number(end) >= number(start) || !areEnds(words, start, end)) return [];
    return [
      conflict(draft, { start: sentence.start + start.start, end: sentence.start + end.end }, [
        words.slice(start.start, start.end),
        words.slice(end.start, end.end),
      ]),
    ];
  });
}

function areEnds(words: string, start: FoundDate, end: FoundDate): boolean {
  const before = words.slice(Math.max(0, start.start - 60), start.start);
  const between = words.slice(start.end, end.start);
  if (/[.;]\s/u.test(between.trim().slice(0, -1)) && between.length > 60) return false;
  if (draftedInMongolian(between, words.slice(end.end, end.end + 40))) return true;
  if (FROM.test(before) && UNTIL.test(between) && between.length < 120) return true;
  const clause =
    words
      .slice(0, start.start)
      .split(/[;.]\s/u)
      .at(-1) ?? "";
  return BEGINS.test(clause.slice(-120)) && UNTIL.test(between) && ENDS.test(between) && between.length < 160;
}

/** '2024 оны 5 дугаар сарын 6-ны өдрөөс 2023 оны … хүртэл'. */
function draftedInMongolian(between: string, after: string): boolean {
  const isFrom = /(?:аас|ээс|оос|өөс)(?:\s?эхлэн|\s?эхлээд)?[\s,]{0,3}$|эхл\p{L}{1,5}[\s,]{0,3}$/u.test(between);
  return isFrom && between.length < 60 && FROM_MN.test(between) && /^[^.;]{0,30}(?:хүртэл|дуус)/u.test(after);
}

function conflict(
  draft: Draft,
  span: { start: number; end: number },
  [start = "", end = ""]: readonly string[],
): Finding {
  return finding("endBeforeStart", span, {
    values: { start: start.replace(/\s+/gu, " "), end: end.replace(/\s+/gu, " ") },
    severity: "high",
  });
}

const START_LINE =
  /^(?:start(?:ing)? date|commencement date|start|commencement|effective date|дата начала|начало|эхлэх өдөр|эхлэх огноо)(?:\s(?:of|услуг|работ|срока|аренды)[^:]{0,40})?\s?[:–—-]\s?/iu;
const END_LINE =
  /^(?:end(?:ing)? date|expir(?:y|ation) date|termination date|completion date|end|дата окончания|окончание|дуусах өдөр|дуусах огноо)(?:\s(?:of|услуг|работ|срока|аренды)[^:]{0,40})?\s?[:–—-]\s?/iu;

function inLines(draft: Draft): Finding[] {
  const lines = draft.reading.paragraphs.filter(
    ({ start, end }) => end - start < 120 && YEAR.test(draft.text.slice(start, end)),
  );
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const [first, second] = [before, line].map((span) => (span ? draft.text.slice(span.start, span.end) : ""));
    if (!before || !first || !second || !START_LINE.test(first) || !END_LINE.test(second)) return [];
    const [start, end] = [datesIn(first)[0], datesIn(second)[0]];
    return start && end && number(end) < number(start)
      ? [conflict(draft, line, [first.slice(start.start, start.end), second.slice(end.start, end.end)])]
      : [];
  });
}

/** A contract is dated in its head, or not to be relied on. UTF-16 units. */
const DATED_WITHIN = 2_500;

/** The contract ends before the day on which it is made. */
function againstItsDate(draft: Draft): Finding[] {
  const made = agreementDate(draft.reading);
  if (
    !made ||
    made.start > DATED_WITHIN ||
    /(?:prior to|before|after|until|since)\s$/iu.test(draft.text.slice(Math.max(0, made.start - 12), made.start))
  )
    return [];
  for (const sentence of clauseSentences(draft)) {
    if (
      !ITS_TERM.test(sentence.folded) ||
      NOT_ITS_TERM.test(sentence.folded) ||
      partAt(draft, sentence.start) !== partAt(draft, made.start)
    )
      continue;
    const words = wordsOfSentence(draft, sentence);
    const dates = YEAR.test(words) ? datesIn(words) : [];
    const end = dates.length === 1 ? dates[0] : undefined;
    if (end && number(end) < number(made) && UNTIL.test(words.slice(0, end.start))) {
      return [
        conflict(draft, { start: sentence.start + end.start, end: sentence.start + end.end }, [
          draft.text.slice(made.start, made.end),
          words.slice(end.start, end.end),
        ]),
      ];
    }
  }
  return [];
}

function number({ year, month, day }: FoundDate): number {
  return year * 10_000 + month * 100 + day;
}
