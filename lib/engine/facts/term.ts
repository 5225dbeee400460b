import type { Reading, Sentence } from "../text/reading";
import { agreementDate } from "./agreement-date";
import { datesIn, later, type FoundDate } from "./date-text";
import { anniversariesIn, durationsIn, type Duration } from "./durations";

type Day = { year: number; month: number; day: number };

/**
 * How long a contract lasts: until a day, for a time, until somebody ends it, or as only its own words can say ('the
 * longer of …'); with the sentence that says so.
 */
export type Term =
  | { kind: "until"; sentence: Sentence; date: FoundDate; written: string }
  | { kind: "for"; sentence: Sentence; duration: Duration; end: Day | null; start: Day | null }
  | { kind: "perpetual"; sentence: Sentence }
  | { kind: "asWritten"; sentence: Sentence };

const TERM =
  /\b(?:initial |primary |original )?term\b.{0,120}\b(?:shall|will|is|of|be|begin|commence|mean|from|through)|\b(?:agreement|contract|lease|appointment|engagement|services|license|nda|undertaking|employment)\b.{0,100}\b(?:shall|will|is to)? ?(?:commence|begin|continue|remain|be|expire|terminate|end|take effect|become effective|extend|last|run)s?\b.{0,160}\b(?:until|for|through|on|period|effect|term|year|month|anniversary)|"?(?:initial )?term"? (?:shall )?means?|(?:remain|continue|be) in (?:full )?(?:force|effect)|shall (?:expire|end|terminate) (?:on|upon|at)|(?:договор|соглашени|срок).{0,120}(?:действу|составля|вступает|заключ|до|на срок)|срок (?:аренды|найма|оказания услуг|работ|договора|соглашения|сотрудничества|трудового договора).{0,12}(?:\d|[-:]|с \d|составля|установл|устанавл)|(?:гэрээ|хугацаа).{0,120}(?:хүчинтэй|хугацаа|хүртэл|жил|сар)/u;
const NOT_TERM =
  /confidential|surviv|cure|notice of (?:termination|breach)|days? (?:prior |after |of |following )|terminated? (?:this agreement )?(?:immediately|by either|upon)|warrant|payment|invoice|нуцлал|нууцлал|конфиденциальност|секретност|претензи|оплат|алданги|мэдэгд|баталгаат|урьдчилгаа/u;
const STAYS_UNTIL =
  /(?:effect|force|continue|remain)[^.;]{0,40}\b(?:until|through)\b|действует до|хүртэл (?:хүчинтэй|үйлчил)/u;
const HEADED = /\bterm\b|duration|expir|renewal|срок|хугацаа/u;
const UNTIL =
  /(?<!\p{L})(?:until|through|expires?|ends?|ending|terminates?|expiring|up to(?: and including)?|to|до|по|хүртэл|дуус\p{L}{0,6})(?!\p{L})(?:(?!take effect|become effective|commenc|begin|\bfrom\b|(?<!\p{L})с(?!\p{L})|вступа)[^.;]){0,60}$/u;
/** Time that runs from an event of its own, so that no end can be reckoned from the contract's date. */
const FROM_AN_EVENT =
  /(?:from|after|following|upon|commencing (?:on|with))\s(?:the )?(?:date of )?(?:the )?(?:first |initial |actual |commercial )?(?:deliver|acceptance|completion|launch|opening|shipment|sale|installation|occupanc|possession|closing|payment)|(?:с|со|после)\s(?:даты |дня |момента )?(?:подписания )?(?:акта|приемк|передачи|регистрац|поставк|оплат|ввода)|(?:акт|хүлээлгэн өг|хүлээлцс|төлбөр төл)\p{L}{0,12}.{0,30}(?:хойш|өдрөөс)/u;
const NOT_ITS_LENGTH =
  /(?:(?:notice|prior|within|renew\p{L}{0,4}|successive|additional|thereafter|equal to)[^.;]{0,40}|(?:each|every|any|at least|last|preceding|consecutive|more than)\s[^.;]{0,8})$/iu;
const PERPETUAL =
  /until (?:it is )?(?:earlier )?terminated|until (?:such time as )?(?:either|one|a) party|unless (?:and until )?(?:it is )?(?:earlier |sooner )?terminated|indefinite|perpetual|in perpetuity|бессрочн|неопределенный срок|хугацаагүй/u;

const RUNS =
  /\b(?:start|commence|begin|take effect|effective|enter into force|is in effect)\w{0,3}\b.{0,160}\b(?:continue|remain|until|end|expire|terminate|longer of|later of)s?\b|\bcontinues? (?:for|until|in effect)|вступа\p{L}{1,3} в силу.{0,160}(?:действу\p{L}{1,3}|прекраща|до )|хүчин төгөлдөр.{0,120}(?:хүртэл|дуус)/u;
const OF_ANOTHER = /sublicen|trial|beta|subscription period begins|force majeure|amendment|guarant/u;

/** The term of a contract as its best sentence states it, or null. */
export function termOf(reading: Reading): Term | null {
  let best: { term: Term; score: number } | null = null;
  for (const sentence of reading.sentences) {
    if (sentence.isTitle || sentence.isInstruction || !TERM.test(sentence.folded)) continue;
    const term = termIn(reading, sentence);
    if (!term) continue;
    const score = scoreOf(reading, sentence, term);
    if (score > (best?.score ?? 1.5)) best = { term, score };
  }
  return best?.term ?? termAsWritten(reading);
}

/** A sentence under a heading on the term, or on the whole contract's terms, that says from when to when it runs. */
function termAsWritten(reading: Reading): Term | null {
  const runs = reading.sentences.filter(
    ({ isTitle, isInstruction, folded }) =>
      !isTitle && !isInstruction && RUNS.test(folded) && !NOT_TERM.test(folded) && !OF_ANOTHER.test(folded),
  );
  const sentence = runs.find(
    ({ folded, section }) =>
      HEADED.test(reading.sections[section]?.foldedHeading ?? "") ||
      /(?:agreement|contract|lease|terms)\b|договор|соглашен|гэрээ/u.test(folded.slice(0, 80)),
  );
  return sentence ? { kind: "asWritten", sentence } : null;
}

function termIn(reading: Reading, sentence: Sentence): Term | null {
  const raw = reading.contract.text.slice(sentence.start, sentence.end);
  const dates = datesIn(raw);
  const until = dates.find(
    (date) =>
      UNTIL.test(raw.slice(Math.max(0, date.start - 70), date.start).toLowerCase()) ||
      /^.{0,12}хүртэл/u.test(raw.slice(date.end, date.end + 30)),
  );
  if (until) return { kind: "until", sentence, date: until, written: raw.slice(until.start, until.end) };
  const duration = [...durationsIn(raw), ...anniversariesIn(raw)].find(
    (found) =>
      found.years + found.months > 0 && !NOT_ITS_LENGTH.test(raw.slice(Math.max(0, found.start - 50), found.start)),
  );
  const start = dates[0] ?? (FROM_AN_EVENT.test(sentence.folded) ? null : agreementDate(reading));
  if (duration) return { kind: "for", sentence, duration, ...endOf(start, duration) };
  return PERPETUAL.test(sentence.folded) ? { kind: "perpetual", sentence } : null;
}

function endOf(start: FoundDate | null, duration: Duration): { end: Day | null; start: Day | null } {
  if (!start) return { end: null, start: null };
  return { end: later(start, duration), start: { year: start.year, month: start.month, day: start.day } };
}

function scoreOf(reading: Reading, sentence: Sentence, term: Term): number {
  const heading = reading.sections[sentence.section]?.foldedHeading ?? "";
  const { folded } = sentence;
  return (
    (HEADED.test(heading) ? 2 : 0) +
    (/\bthis (?:agreement|contract|lease)\b|initial term|(?:lease|rental) term|term of (?:this|the) (?:agreement|contract|lease)|договор|соглашение действует|срок (?:аренды|найма)|гэрээ|түрээсийн хугацаа/u.test(
      folded,
    )
      ? 1.5
      : 0) +
    (/\b(?:shall|will) (?:continue|remain|commence|begin|expire|be in effect|terminate on)|initial term|effective|действует|хүчинтэй/u.test(
      folded,
    )
      ? 1
      : 0) +
    (STAYS_UNTIL.test(folded) ? 1 : 0) +
    (term.kind === "until" ? 0.8 : term.kind === "for" ? 0.6 : 0) -
    (NOT_TERM.test(folded) && !HEADED.test(heading) ? 2 : 0) -
    sentence.start / Math.max(1, reading.contract.text.length)
  );
}
