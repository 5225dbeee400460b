/**
 * Whether what a contract says on a subject is what someone wants. Pure. Decides only if the subject, whether it is so,
 * and the figure with its unit are certain; otherwise a person reads the clause. Source: B-24.6.
 */
import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "@/lib/engine/language/identify";
import type { Doubt } from "@/lib/engine/positions/doubts";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { isNegated, parseStatement } from "@/lib/engine/positions/statement";
import type { Subject } from "@/lib/engine/positions/subject";
import { findSubject } from "@/lib/engine/positions/subjects/subjects";
import { valuesIn } from "@/lib/engine/positions/values";
import { meets, words } from "@/lib/engine/positions/words";
import { STOP } from "@/lib/engine/lexicon/stop-words";
import { folded, splitWords } from "@/lib/engine/text/folding";
import { answerTo, areAllBeyond, type Answer, type Asking } from "./answer-to-limit";
import type { Side } from "./bounds";
import type { Limit, Position, Level } from "./position";

/** What a machine can check in the words of a position. Source: B-24.6. */
const ALIKE = words(
  "either party; each party; neither party; both parties; each side; either side; both sides; mutual; alike; each other; the parties",
  "кажд~ сторон; каждая из; обе стороны; стороны.; ни одна сторон; взаимн; друг друга; одинаков",
  "аль ч тал; аль нэг тал; хоёр тал; талууд; тал бүр; харилцан; адил",
);
const OURS = words(
  "we may; we can; we have the right; we are entitled",
  "мы вправе; мы можем; мы имеем право",
  "бид …болно; бид …эрхтэй; бид …цуцал",
);
const WITHOUT = words("without", "без.", "зөвшөөрөлгүй~; шалтгаангүй~");
/** Negative words of a bound, not of the thing. */
const BOUNDS =
  /(?:not|no) (?:less|more|fewer|later|earlier|worse|higher|lower) than|не (?:более|менее|позднее|ранее|свыше|хуже|выше|ниже)|no later|without cause|без причин\p{L}*|без объяснения причин|шалтгаангүйгээр|хэтрэхгүй|хэтрүүлэхгүй|доошгүй|илүүгүй|багагүй/gu;

/** `isPart`: these limits are less than its words ask for, so that a person decides whether all of it is met. */
type Wanted = { limits: readonly Limit[]; isPart: boolean };

/** A level's own limits, else those in its words. */
function limitsAtLevel({ text, limits }: Level, subject: Subject): Wanted {
  if (limits.length > 0) return { limits, isPart: false };
  const isPart = subject.form === "burden" ? asksForMore(text, subject) : subject.form === "leave" && isOnTerms(text);
  return { limits: limitsInWords(text, subject), isPart };
}

/** 'Changes by notice, if we may end the contract before they apply.' */
function isOnTerms(text: string): boolean {
  const { conditions, exceptions } = parseStatement(folded(text), detectLanguage(text) ?? "en");
  return conditions.length > 0 || exceptions.length > 0;
}

/** Words of a wish that name nobody and nothing: 'must carry', 'is required'. */
const WISHES = words(
  "must; shall; should; have; has; carr; take; maintain; provid; keep; need; requir; want; side; party; parties; contract; agreement; there",
  "долж; обязан; име; нуж; требу; договор; сторон; наш; мы.; будет; быть; есть",
  "ёстой; байна; байх; хэрэгтэй; шаардлагатай; гэрээ; тал; бид; манай; болно; хийнэ",
);
/** 'We are insured and show it' adds one word; 'once a year, on notice' adds another condition. */
const MOST_OTHER_WORDS = 1;

/** Whether a wish says more than that a burden is there and whose: 'for intellectual property', 'once a year'. */
function asksForMore(text: string, { names, hints, with: others = [] }: Subject): boolean {
  const language = detectLanguage(text) ?? "en";
  const lists = [THEIRS, ALIKE, OURS, WISHES, names, ...(hints ? [hints] : []), ...others];
  const rest = lists.reduce((left, list) => {
    const pattern = list[language];
    return pattern ? left.replace(new RegExp(pattern.source + String.raw`[\p{L}]*`, `${pattern.flags}g`), " ") : left;
  }, folded(text));
  const said = splitWords(rest).filter((word) => word.length > 1 && !STOP[language].has(word));
  return said.length > MOST_OTHER_WORDS;
}

const THEIRS = words(
  "the other side; the other party; the supplier; the vendor; the customer; the counterparty; they",
  "другая сторона; контрагент; поставщик; исполнител; заказчик",
  "нөгөө тал; харилцагч; нийлүүлэгч; гүйцэтгэгч; захиалагч",
);

/** Whose side a position wants to bear a burden, if its words say so; null if they don't, or if both are meant. */
function whoIsMeant(text: string, { form, id }: Subject, side: Side): Side | null {
  if (form !== "burden" || side === "mutual" || id === "ip_assignment") return null;
  const language = detectLanguage(text) ?? "en";
  return meets(THEIRS, language, folded(text)) ? (side === "buy" ? "supply" : "buy") : null;
}

/** 'Affiliates without consent' isn't a ban; 'not without consent' is one because of 'not'. */
const WITHOUT_CONSENT = /without (?:[\p{L}']+ ){0,3}consent|без (?:[\p{L}]+ ){0,3}согласи\p{L}*|зөвшөөрөлгүй\p{L}*/gu;

/** 'At most 30 days', 'must not renew', 'either party': empty if it isn't clear what would be enough. */
export function limitsInWords(text: string, subject: Subject): Limit[] {
  const language = detectLanguage(text) ?? "en";
  const plain = folded(text);
  if (subject.form === "law") return lawIn(text);
  const figures = figuresIn(plain, language, subject);
  if (figures === null) return [];
  const sided = sideIn(plain, language, subject);
  const isDenied = isNegated(plain.replace(BOUNDS, " ").replace(WITHOUT_CONSENT, " "), language);
  if (figures.length > 0) return [...sided, ...figures];
  if (sided.length > 0) return sided;
  if (subject.form === "figure") return isDenied ? [{ is: "absent" }] : [];
  if (isDenied) return [{ is: "absent" }];
  return subject.form === "burden" && !meets(WITHOUT, language, plain) ? [{ is: "present" }] : [];
}

const AT_MOST =
  /at most|(?:not|no) more than|exceed|maximum|up to|не более|не превыша|максимум|не свыше|илүүгүй|хэтрэхгүй|дээд/u;

/** Null if there is a figure with an unclear bound. */
function figuresIn(plain: string, language: Language, { units = [], lasts }: Subject): Limit[] | null {
  const values = valuesIn(plain, language).filter(({ unit }) => units.includes(unit));
  if (values.some(({ bound }) => bound === "exact")) return null;
  if (lasts && values.some(({ bound }) => bound === "most") && !AT_MOST.test(plain)) return null; // 'within 3 years'
  return values.map(({ unit, value, bound }) => ({ is: bound === "least" ? "atLeast" : "atMost", unit, value }));
}

function sideIn(plain: string, language: Language, { form, id }: Subject): Limit[] {
  if (meets(ALIKE, language, plain) && form !== "renewal" && id !== "unilateral_amendment") return [{ is: "mutual" }];
  return form === "leave" && meets(OURS, language, plain) ? [{ is: "notOnlyTheirs" }] : [];
}

const LAW_NAME = /(?:[\p{Lu}][\p{L}-]+|of|and|и|the)(?:\s(?:[\p{Lu}][\p{L}-]+|of|and|и|the))*/gu;

/** 'The law of England and Wales.': the capitalised names after the first word. */
function lawIn(text: string): Limit[] {
  const [, ...rest] = text.trim().split(/\s+/u);
  const language = detectLanguage(text);
  const said = language === "mn" ? text : rest.join(" ");
  const names = [...said.matchAll(LAW_NAME)]
    .map((match) => match[0].replace(/^(?:of|and|и|the)\s|\s(?:of|and|и|the)$/gu, "").trim())
    .filter((name) => /\p{Lu}/u.test(name));
  return names.length === 1 ? [{ is: "oneOf", names }] : [];
}

export const VERDICTS = ["deviates", "missing", "needsReview", "acceptable", "matches"] as const;
export type Verdict = (typeof VERDICTS)[number];
/** What answers contained before; removed with release 1.0. */
export const FORMER_VERDICTS = ["deviates", "missing", "unclear", "as-wanted"] as const;
export type FormerVerdict = (typeof FORMER_VERDICTS)[number];

/** Why a verdict was reached; worded in the reader's language. */
export const REASONS = [
  "wanted",
  "fallback",
  "redLine",
  "neither",
  "notWanted",
  "missing",
  "notFound",
  "notSure",
  "several",
  "onCondition",
  "elsewhere",
  "noValue",
  "noSide",
  "noLimit",
] as const;
type Reason = (typeof REASONS)[number];
/** `isSure`: its whole basis is read from the clause or certainly absent. 'Needs review' is never sure. */
export type Judgement = { verdict: Verdict; reason: Reason; isSure: boolean };

const FORMER: Readonly<Record<Verdict, FormerVerdict>> = {
  matches: "as-wanted",
  acceptable: "as-wanted",
  deviates: "deviates",
  missing: "missing",
  needsReview: "unclear",
};
export const formerVerdict = (verdict: Verdict): FormerVerdict => FORMER[verdict];

/**
 * The verdict on one position, the reason, and whether it is sure. `reading` is null if nothing was read; `isOfKind`:
 * the position is for contracts of this kind, so that silence says something.
 */
export function judge(
  reading: SubjectReading | null,
  position: Position,
  { side, isOfKind }: { side: Side; isOfKind: boolean },
): Judgement {
  const subject = reading && findSubject(reading.subject);
  if (!reading || !subject) return needsReview("notSure");
  const asking = { reading, subject, side, of: whoIsMeant(position.wanted.text, subject, side) };
  const wanted = limitsAtLevel(position.wanted, subject);
  const fallback = position.fallback && limitsAtLevel(position.fallback, subject);
  const judged = judgement({ asking, wanted, fallback, red: position.redLine.limits });
  const isBySilence = judged.verdict === "missing" || (judged.verdict === "matches" && reading.is === "absent");
  return isBySilence && !isOfKind ? needsReview("notFound") : judged;
}

type Asked = { asking: Asking; wanted: Wanted; fallback: Wanted | null; red: readonly Limit[] };

function judgement({ asking, wanted, fallback, red }: Asked): Judgement {
  const { is, doubts } = asking.reading;
  if (is === "found" && doubts.length > 0) {
    const areBeyond = [wanted, fallback].every((level) => level === null || areAllBeyond(level.limits, asking));
    return areBeyond && doubts.every((doubt) => MAY_CHANGE.has(doubt))
      ? { verdict: "deviates", reason: "neither", isSure: false }
      : needsReview(reasonOf(doubts));
  }
  if (is === "found" && holds(red, asking) === "broken") return sure("deviates", "redLine");
  const first = levelAnswer(wanted, asking);
  if (first === "met") return sure("matches", is === "absent" ? "missing" : "wanted");
  const second = fallback === null ? "broken" : levelAnswer(fallback, asking);
  if (first === "broken" && second === "met") return sure("acceptable", "fallback");
  if (is === "absent" && first === "broken") return sure("missing", "missing");
  if (first === "broken" && second === "broken") return sure("deviates", "neither");
  const isInWords = fallback !== null && (fallback.limits.length === 0 || fallback.isPart);
  if (first === "broken" && isInWords) return { verdict: "deviates", reason: "notWanted", isSure: false };
  if (is === "found" && wanted.isPart) return needsReview("noLimit");
  return needsReview(whyUnclear(asking, [...wanted.limits, ...(fallback?.limits ?? [])]));
}

/** These doubts leave each figure what it is. */
const MAY_CHANGE: ReadonlySet<Doubt> = new Set<Doubt>(["several", "conditional", "elsewhere"]);

/** What a person should look at: other clauses first, then the condition, then the rest of the contract. */
function reasonOf(doubts: readonly Doubt[]): Reason {
  if (doubts.includes("several")) return "several";
  if (doubts.includes("conditional")) return "onCondition";
  return doubts.includes("elsewhere") ? "elsewhere" : "notSure";
}

function levelAnswer({ limits, isPart }: Wanted, asking: Asking): Answer {
  if (limits.length === 0) return wordsAlone(asking);
  const answer = holds(limits, asking);
  return answer === "met" && isPart && asking.reading.is === "found" ? "unknown" : answer;
}

const sure = (verdict: Verdict, reason: Reason): Judgement => ({ verdict, reason, isSure: true });
const needsReview = (reason: Reason): Judgement => ({ verdict: "needsReview", reason, isSure: false });

/** A person decides what only words say, but saying nothing where something is wanted is certain. */
function wordsAlone({ reading, subject }: Asking): Answer {
  return reading.is === "absent" && !subject.isNoneWhereSilent ? "broken" : "unknown";
}

function holds(limits: readonly Limit[], asking: Asking): Answer {
  const answers = limits.map((limit) => answerTo(limit, asking));
  if (answers.includes("broken")) return "broken";
  return answers.includes("unknown") ? "unknown" : "met";
}

function whyUnclear(asking: Asking, limits: readonly Limit[]): Reason {
  const { reading } = asking;
  if (reading.is !== "found") return "notFound";
  if (limits.length === 0) return "noLimit";
  if (reading.isAmended) return "notSure";
  const isOfASide = ({ is }: Limit) => is === "mutual" || is === "notOnlyTheirs";
  if (limits.some((limit) => isOfASide(limit) && answerTo(limit, asking) === "unknown")) return "noSide";
  return limits.some((limit) => "unit" in limit || limit.is === "oneOf") ? "noValue" : "notSure";
}
