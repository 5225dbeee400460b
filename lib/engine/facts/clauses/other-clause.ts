/** Sentences that look like those that state a fact, but are about something else. */
import { anyOf } from "../../language/patterns";
import { either, everywhere } from "../../text/either";
import { folded } from "../../text/folding";
import type { Unit } from "../../text/units";
import type { ClauseCandidate, ClauseKind } from "./candidates";
import { speaksOfPrice } from "./nouns";
import { signsIn, type Sign } from "./signs";
import * as leaving from "./leaving.cues";
import * as cue from "./other-clause.cues";

const PAYS = anyOf(cue.pays);
const LIABLE = anyOf(cue.liable);
const CYRILLIC = /\p{Script=Cyrillic}/u;
const OTHER_ENDS = anyOf(cue.otherEnds);
const LEAVES = anyOf(cue.leaves);
const PAID_LATE = anyOf(cue.paidLate);
const LATE_IN_A_CASE = anyOf(cue.paidLate.en.inACase, cue.paidLate.ru, cue.paidLate.mn);
const FOR_EACH_BREACH = anyOf(cue.forEachBreach);
const NO_CAP = anyOf(cue.noCap);
const CAP = anyOf(cue.cap);
const CHOOSES_FORUM = anyOf(cue.choosesForum);
const NO_SUIT = anyOf(cue.noSuit);
const COMPENSATED = anyOf(cue.compensated);
const NOT_RENEWED = anyOf(leaving.notRenewed);
const STAYS = anyOf(cue.staysOrRepays);
const ONLY_MENTIONS = anyOf(cue.onlyMentionsCourt);

/**
 * Whether a sentence can't state the fact, whatever the weights say: interest on late payment is no price, a dispute
 * that isn't settled within thirty days no payment term, and an event beyond control no cap on liability.
 */
export function isOfOtherClause(kind: ClauseKind, candidate: ClauseCandidate): boolean {
  const { sentence } = candidate;
  if (kind === "price") return FOR_EACH_BREACH.test(sentence.folded) || isNoPrice(candidate);
  if (kind === "payment_terms") return paysOnlyLate(sentence.folded) || !isAboutPaying(candidate);
  if (kind === "liability_cap")
    return isNoCap(candidate) || COMPENSATED.test(sentence.folded) || !isAboutLiability(candidate);
  if (kind === "dispute_resolution") return isNoForum(candidate);
  if (kind === "renewal") return NOT_RENEWED.test(sentence.folded);
  return kind === "convenience" && isNoLeaving(candidate);
}

/** 'The old loan of 2,500,000 is closed and is not part of this Agreement.' */
const OTHER_DEAL = either(
  String.raw`\bnot (?:a )?part of this\b|\bthe (?:old|former|previous|earlier) (?:loan|lease|contract|agreement)\b`,
  String.raw`не (?:является|входит)\p{L}{0,2} (?:частью|в) настоящ|(?:настоящему|этому) договору не относ|прежн\p{L}{2,3} (?:договор|займ)`,
  String.raw`(?:өмнөх|хуучин) (?:гэрээ|зээл)|энэ гэрээнд хамаар(?:ахгүй|алгүй)`,
);
/** 'In consideration of the mutual promises', 'by and between Alder Capital Ltd': no price is told by that. */
const IN_RETURN = /\bin (?:full |good and valuable )?consideration of\b|\b(?:by and )?between \p{L}[^;]{0,300}/gu;
/** A rate on what isn't paid in time. */
const UNPAID = either(
  String.raw`\b(?:unpaid|overdue|in arrears?|late payments?|not paid|paid late)\b[^.;]{0,80}\binterest\b|\binterest\b[^.;]{0,80}\b(?:late|unpaid|overdue)\b`,
  String.raw`(?<!\p{L})(?:пен[яию]|неустойк\p{L}{1,2})(?!\p{L})|просроч`,
  "алданги|хугацаа хэтэр|хожимд",
);
const SUM_CELL = String.raw`\|\s*(?:\p{L}{3} )?[^|\p{L}]*\d[^|]{0,60}`;
/** '4.2 | 900,000 | 1,200,000': a row of what a clause said before and says now; the clause says of what. */
const OLD_AND_NEW = new RegExp(String.raw`^\d{1,2}(?:\.\d{1,2}){1,3}\.? ?${SUM_CELL}${SUM_CELL}$`, "u");
/** Interest on late payment, a price of another contract, or only sums that are thresholds, bounds or changes. */
function isNoPrice({ sentence, unit, features }: ClauseCandidate): boolean {
  if (features["a.ofOther"] === 1 || OTHER_DEAL.test(sentence.folded)) return true;
  if (OLD_AND_NEW.test(sentence.folded)) return true;
  if (features["n.own"] !== 1 && features["n.payeePays"] === 1) return true;
  const words = sentence.folded.replace(IN_RETURN, " ");
  const isAboutPrice = speaksOfPrice(words) || speaksOfPrice(folded(unit.heading));
  if (features["s.money"] !== 1 && features["n.sum"] !== 1)
    return PAID_LATE.test(words) || UNPAID.test(words) || !isAboutPrice;
  return features["n.price"] !== 1 && features["s.percent"] !== 1;
}

/** 'Paid within 30 days, and failure to pay is a breach' also says when to pay. */
function paysOnlyLate(words: string): boolean {
  return LATE_IN_A_CASE.test(words) || (PAID_LATE.test(words) && !PAYS.test(words.replace(PAID_LATE, " ")));
}

/**
 * 'Upon termination each party returns its papers', 'we may pay you in place of notice', 'the loan may be repaid
 * early': nobody leaves by it. Of the first, only English says it in so few ways. 'If the other loses
 * its licence': only for a cause.
 */
function isNoLeaving({ sentence, features }: ClauseCandidate): boolean {
  if (STAYS.test(sentence.folded)) return true;
  if (features.amending !== 1 && features["x.wentWrong"] === 1) return true;
  if (features.amending === 1 || CYRILLIC.test(sentence.folded)) return false;
  return !LEAVES.test(sentence.folded.replace(OTHER_ENDS, " "));
}

/** A short clause may name a court in a few words; a long one that doesn't say what goes there only mentions it. */
function isNoForum({ sentence, unit }: ClauseCandidate): boolean {
  if (NO_SUIT.test(sentence.folded)) return true;
  if (CHOOSES_FORUM.test(sentence.folded)) return false;
  return ONLY_MENTIONS.test(sentence.folded) || (unit.text.length > LONGEST_PLAIN && !aboutIn(unit).forum);
}

/** Whether a sentence says who decides a dispute, and not only that a court may order something. */
export function saysOutright(kind: ClauseKind, { sentence }: ClauseCandidate): boolean {
  return kind !== "dispute_resolution" || choosesForum(sentence.folded);
}

/** A long clause that names a court somewhere states a forum only if it says so outright. */
export function needsOutright(kind: ClauseKind, { unit }: ClauseCandidate): boolean {
  return kind === "dispute_resolution" && unit.text.length > LONGEST_PLAIN;
}

/** UTF-16 units. */
const LONGEST_PLAIN = 400;

type About = { paying: boolean; forum: boolean };
const known = new WeakMap<Unit, About>();

/** What a clause as a whole is about, read once: it may have thousands of sentences. */
function aboutIn(unit: Unit): About {
  const ready = known.get(unit);
  if (ready) return ready;
  const words = folded(`${unit.heading} ${unit.text}`);
  const about = { paying: PAYS.test(words), forum: CHOOSES_FORUM.test(words) };
  known.set(unit, about);
  return about;
}

/** Whether words say who decides a dispute, and don't only mention a court. */
export function choosesForum(words: string): boolean {
  return CHOOSES_FORUM.test(words) && !ONLY_MENTIONS.test(words);
}

/** A payment is made or due, in the sentence itself or its label: 'Payment: net 21 days'. */
const PAYMENT_MADE = either(
  String.raw`\b(?:pays?|paid|payable|paying|remit\p{L}*|transfer(?:s|red)?|collected|repa(?:y|ys|id)|returned in|debit(?:ed)?)\b`,
  String.raw`\b(?:invoices?|bills?|fees?|rent|hire|sums?|amounts?|balance|rest|price|charges?|interest)\b[^.;]{0,60}\b(?:due|settled?)\b`,
  String.raw`\bsettl(?:es?|ing) (?:an?|the|each|every|all|its|your|our) (?:bill|invoice|account)`,
  String.raw`\bpayments?\b[^.;]{0,60}(?:\bwithin|\bby\b|\bdays?|\bmade|[:|])|\binstal?ments?\b|\bnet \d`,
  String.raw`(?<!\p{L})(?:(?:о|у|вы|до)?плачива\p{L}+|(?:о|у|вы|до)?плат(?:ит|ить|ят|ятся|ится)(?!\p{L})|(?:вы|о)плат\p{L}{1,3}(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:перечисля\p{L}+|перечислить|внос(?:ит|ят|ится|ятся)|внести|расч[её]т\p{L}{0,2}(?!\p{L})|предоплат\p{L}{1,2}|деньги перевод\p{L}+|перевод\p{L}{2,3} деньги|срок\p{L}{0,2} платежа)`,
  String.raw`(?<!\p{L})(?:половин\p{L}{1,2}|треть|остаток|остальн\p{L}{2,3})(?!\p{L})[^.;]{0,40}(?:сразу|через|после|не позднее|до \d)`,
  String.raw`(?<!\p{L})(?:плат[её]ж\p{L}{0,3}|аванс\p{L}{0,3})(?!\p{L})[^.;]{0,60}(?:не позднее|в течение|за \d|до \d|производ|делает)`,
  String.raw`төлнө|төлөх|төлбөл|төлөгд|төлж|төлүүлнэ|төлбөр[^.;]{0,60}(?:хоног|өдөр|дотор)|шилжүүлнэ|шилжүүлэх|олгоно|урьдчилгаа|хуваарилна|тооцоо хий`,
);
/** Whether folded words say that something is paid. */
export function saysPayment(words: string): boolean {
  return PAYMENT_MADE.test(words);
}

/** 'The invoice is sent two days before payment': no time to pay. */
function onlyBeforePaying(words: string): boolean {
  const rest = words.replace(BEFORE_PAYING, " ");
  return rest !== words && WITHIN.every((sign) => !signsIn(rest).has(sign));
}
const WITHIN: readonly Sign[] = ["within", "dayOfMonth", "inAdvance"];
const BEFORE_PAYING = everywhere(
  String.raw`\b[\p{L}\d-]{1,12} (?:\p{L}+ )?(?:days?|weeks?) before (?:the |any |each |its )?(?:payment|due date)s?\b`,
  String.raw`за [^.;,]{1,30}(?:дн|недел)\p{L}{0,3} до (?:даты |срока |дня )?(?:оплаты|платежа)`,
  "төл(?:бөр хийх|бөр төлөх|өх)(?: хугацаа\\p{L}{0,4}| өдр\\p{L}{0,4})?[аэоө]{2}с [^.;,]{1,20}(?:хоног|өдр)\\p{L}{0,4} өмнө",
);

/** By a day, within some time, ahead: when it is paid. */
const WHEN_PAID = ["s.within", "s.dayOfMonth", "s.inAdvance", "s.day", "s.perTime"];

/** The sentence says that something is paid, and when. */
function isAboutPaying({ sentence, unit, features }: ClauseCandidate): boolean {
  if (!WHEN_PAID.some((name) => features[name] === 1) || onlyBeforePaying(sentence.folded)) return false;
  if (PAYMENT_MADE.test(sentence.folded)) return true;
  if (features["s.money"] === 1 && (features["s.inAdvance"] === 1 || features["s.dayOfMonth"] === 1)) return true;
  return features["s.within"] === 1 && (isLabel(unit) || features.amending === 1) && aboutIn(unit).paying;
}

/** 'Payment | 45 days from the date of the invoice', 'B2. Payment. …'. */
function isLabel({ text, heading }: Unit): boolean {
  return IS_LABEL.test(folded(`${heading} ${text.slice(0, LABEL)}`));
}
const IS_LABEL = either(
  String.raw`\bpayments?\b`,
  String.raw`(?<!\p{L})(?:оплат|плат[её]ж|расч[её]т)`,
  "төлбөр|тооцоо",
);
/** UTF-16 units. */
const LABEL = 40;

/** 'Not liable for an event beyond its control', 'nothing limits liability for fraud': they bound nothing. */
function isNoCap({ sentence }: ClauseCandidate): boolean {
  if (BOUNDS_ANOTHER.test(sentence.folded)) return true;
  return NO_CAP.test(sentence.folded) && !CAP.test(sentence.folded);
}

/** A guarantor's cap, a debt that ranks behind another, losses paid beside a penalty, a time that is waited for. */
const BOUNDS_ANOTHER = either(
  String.raw`\b(?:as guarantor|surety|ranks? behind|waiting beyond|half-price)\b`,
  String.raw`(?<!\p{L})сверх (?:этого |указанн\p{L}{2,3} |всякой |любой )?(?:штраф|неустой|пен[иья])(?![^.;]*(?:предел|не бол|не свыше|не превы))|(?<!\p{L})поручает(?:ся|ель)|без ограничени`,
  "(?:торгууль|алданги)\\p{L}{0,4} гадна",
);
const OPENS_WITH_LIMIT = either(
  String.raw`^(?:[\d.()\p{L}]{1,6} )?(?:cap|limit|ceiling|maximum)\b`,
  String.raw`^(?:[\d.()]{1,6} )?(?:потолок|предел|лимит) (?!моточас|времени)`,
  "^(?:дээд хязгаар|хязгаар)",
);

/** 'For what is lost he pays at most 35,000' doesn't say liability. */
function isAboutLiability({ unit, sentence, features }: ClauseCandidate): boolean {
  if (unit.text.length > LONGEST_PLAIN) return features["s.liability"] === 1 || LIABLE.test(folded(unit.heading));
  if (features["u.liability"] === 1 || LIABLE.test(folded(unit.heading))) return true;
  return OPENS_WITH_LIMIT.test(folded(unit.text)) || OPENS_WITH_LIMIT.test(sentence.folded);
}
