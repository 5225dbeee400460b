import { numberingAt } from "./numbering";
import { isSpace, trimmed, type Span } from "./spans";
import { light } from "./either";
import * as cue from "./structure.cues";
import { anyOf, withFlags } from "../language/patterns";

/** Words before a full stop that don't end a sentence, folded, without the stop. English, Russian, Mongolian. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    "no nos art arts sec secs sect cl para paras par ex exh sched app fig vol pp p ch " +
    "mr mrs ms dr prof st jr sr hon esq messrs rev gen col capt lt " +
    "vs v cf e.g i.e eg ie viz etc al ca approx est tel fax attn re ref " +
    "jan feb mar apr jun jul aug sep sept oct nov dec " +
    "u.s u.s.a u.k e.u d.c n.y n.a a.m p.m p.o ph.d " +
    "т.е т.к т.п т.д т.н т.ч и.о г гг ул д кв стр корп обл р-н пос с пгт ст п пп ч гл разд прил руб коп тыс млн млрд см им тел факс инн " +
    "напр проч др зам ген дир г-н г-жа пр просп наб пер м мкр " +
    "дүүр хор тоот"
  ).split(" "),
);

/** Company forms: they end a sentence only if a new one clearly begins. */
const COMPANY_FORMS: ReadonlySet<string> = new Set(
  "inc ltd co corp llc l.l.c lp l.p llp l.l.p plc n.v b.v s.a s.p.a s.r.l a.g gmbh pte pty bros".split(" "),
);

/** These end a sentence if a capital follows: 'и т.д. Покупатель оплачивает'. */
const MAY_END: ReadonlySet<string> = new Set("etc т.д т.п др руб коп гг".split(" "));

/** Follows a cited clause number inside a sentence: 'п. 3.2. Договора', 'ст. 506. ГК РФ'. Raw text. */
const CITED_ACT =
  /^(?:настоящ|указанн|данн|Договор|Соглашени|Контракт|Кодекс|Закон|Федеральн|Гражданск|Налогов|Трудов|Устав|Правил|Положени|Приложени|ГК|ТК|НК|АПК|ГПК|КоАП|ЖК|ЗК)/u;

/** A citation up to its number: 'п. 3.2', 'пунктом 5', 'ст. 506'. Raw text. */
const CITES =
  /(?:(?:^|[^\p{L}])(?:п|пп|ст|абз|подп|ч|гл|разд)\.\s?|(?:пункт|подпункт|стать|раздел|част|глав)\p{L}{0,4}\s)\d{1,4}(?:\.\d{1,3}){0,4}$/iu;

/** A sentence is cut here: anything longer is a wall of text. UTF-16 units. */
const LONGEST_SENTENCE = 4_000;

const STOP = /[.!?…]["”»’')\]]{0,3}(?=\s)/gu;
const WORD_BEFORE = light(/[\p{L}\p{N}.№-]{1,24}$/u);
/** What 'No.' numbers: '5', 'A-12', '№ 5'. */
const NUMBER = /^(?:№|#)?\s?(?:\p{Lu}{0,4}[-/]?)\d/u;
const NAMED_BY_LETTER = light(/(?:schedule|exhibit|appendix|annex|attachment|section|article)\s\p{L}$/iu);
/** A clause number or list mark inside a paragraph opens a sentence even after a semicolon. */
const INLINE_CLAUSE = withFlags(anyOf(cue.numberedItem), "gu");

/**
 * With exact offsets in the whole text. 'No. 5', '№ 5', '1.1.', 'ст. 5', abbreviations and initials don't end a
 * sentence. Trimmed; together they cover all visible characters.
 */
export function sentencesIn(text: string, paragraph: Span): Span[] {
  const body = text.slice(paragraph.start, paragraph.end);
  const sentences: Span[] = [];
  let start = 0;
  for (const end of [...stopsIn(body), body.length]) {
    if (end <= start) continue;
    const span = trimmed(body, { start, end });
    if (span.end === span.start || (end < body.length && isBareNumber(body.slice(span.start, span.end)))) continue;
    for (const part of cut(body, span))
      sentences.push({ start: paragraph.start + part.start, end: paragraph.start + part.end });
    start = end;
  }
  return sentences;
}

function stopsIn(body: string): number[] {
  const stops: number[] = [];
  for (const match of body.matchAll(STOP)) {
    const end = match.index + match[0].length;
    if (endsSentence(body, match.index, end)) stops.push(end);
  }
  for (const match of body.matchAll(INLINE_CLAUSE)) stops.push(match.index + 1);
  return stops.sort((a, b) => a - b);
}

function endsSentence(body: string, stop: number, end: number): boolean {
  let at = end;
  while (at < body.length && isSpace(body.charCodeAt(at))) at += 1;
  const next = body.slice(at, at + 40);
  if (next === "") return false;
  if (/^\p{Ll}/u.test(next) && numberingAt(next) === null) return false;
  if (body[stop] !== ".") return true;
  const word = (WORD_BEFORE.exec(body.slice(Math.max(0, stop - 24), stop))?.[0] ?? "").toLowerCase();
  if (/^\d{1,2}$/u.test(word) && /^(?:19|20)\d{2}(?!\d)/u.test(next)) return false;
  if (endsYear(body, stop, word)) return /^\p{Lu}{2}|^\p{Lu}\p{Ll}|^["«“]/u.test(next);
  if (/^\p{L}$/u.test(word)) return NAMED_BY_LETTER.test(body.slice(Math.max(0, stop - 24), stop));
  if (COMPANY_FORMS.has(word))
    return (
      /^(?:[\p{Lu}"“(]|\d)/u.test(next) && /^(?:the|this|each|if|in|any|all|no|it|such|upon|\d)(?!\p{L})/iu.test(next)
    );
  if (word === "no" || word === "nos") return !NUMBER.test(next);
  if (MAY_END.has(word)) return /^\p{Lu}\p{Ll}/u.test(next);
  if (ABBREVIATIONS.has(word)) return false;
  if (CITED_ACT.test(next) && CITES.test(body.slice(Math.max(0, stop - 40), stop))) return false;
  return !/^(?:\p{L}\.)+\p{L}$/u.test(word);
}

/** '12 февраля 2024 г.' may end a sentence, 'г. Москва' doesn't. */
function endsYear(body: string, stop: number, word: string): boolean {
  return word === "г" && /\d{4}\s?$/u.test(body.slice(Math.max(0, stop - 7), stop - 1));
}

/** '7.' before its heading, 'ст.' before its number: too little to stand alone. */
function isBareNumber(sentence: string): boolean {
  return sentence.length <= 40 && numberingAt(`${sentence} `)?.length === sentence.length + 1;
}

function cut(body: string, span: Span): Span[] {
  const parts: Span[] = [];
  let { start } = span;
  while (span.end - start > LONGEST_SENTENCE) {
    const window = body.slice(start, start + LONGEST_SENTENCE);
    const semicolon = window.lastIndexOf("; ");
    const at =
      semicolon > LONGEST_SENTENCE / 4 ? semicolon + 1 : Math.max(window.lastIndexOf(" "), LONGEST_SENTENCE / 2);
    parts.push(trimmed(body, { start, end: start + at }));
    start += at;
  }
  parts.push(trimmed(body, { start, end: span.end }));
  return parts.filter((part) => part.end > part.start);
}
