import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";
import { readValues } from "./claims";
import { NO_CONSENT_NEEDED, WHO_WANTS, changesTheContract } from "./said";
import { RENEWS } from "./renewal";
import { type Says, parseStatement, type Statement } from "./statement";
import type { Subject } from "./subject";
import { daysPaidAhead } from "./paid-ahead";
import { monthsAfterEnd } from "./unlimited";
import { monthsOfFees } from "./values";
import { meets, words, type Words } from "./words";

/**
 * Why a clause may not be the whole truth on a subject. `several`: more than one clause is about it. `fewWords`: only
 * one word points to it. `conditional`: limited by a condition, exception or 'only'. `purpose`: its figure is for
 * something else. `elsewhere`: another sentence adds or removes something. `figuresDiffer`: its words and its figures
 * differ.
 */
const DOUBTS = ["several", "fewWords", "conditional", "purpose", "elsewhere", "figuresDiffer"] as const;
export type Doubt = (typeof DOUBTS)[number];

type Said = { sentence: string; heading: string; before?: string; language: Language; says: readonly Says[] };

/** The doubts that a folded sentence on a subject raises by itself. */
export function doubtsIn(subject: Subject, said: Said): Doubt[] {
  const { sentence, language } = said;
  const { purpose, otherPurpose } = subject;
  const isOfPurpose =
    (subject.id === "liability_cap" && monthsOfFees(sentence, language) !== null) ||
    ((!purpose || meets(purpose, language, sentence)) && !(otherPurpose && meets(otherPurpose, language, sentence)));
  return [
    ...(cuesIn(subject, said) < CUES ? (["fewWords"] as const) : []),
    ...(isTouched(subject, said) || isPartlyAhead(subject, said) ? (["conditional"] as const) : []),
    ...(isOfPurpose ? [] : (["purpose"] as const)),
  ];
}

const AHEAD = words(
  "in advance; before shipment; before delivery; before loading; prepay; prepaid; advance pay; upfront; on confirmation; on signing",
  "предоплат; аванс; до отгрузки; до поставки; при подписании",
  "урьдчилгаа; урьдчилан; ачилт …өмнө; ачихаас өмнө; хүргэхээс өмнө",
);

/** '30 % on confirmation, 70 % within 40 days': the days are those of a part only. */
function isPartlyAhead({ id }: Subject, { sentence, language }: Said): boolean {
  return id === "payment_terms" && meets(AHEAD, language, sentence) && daysPaidAhead(sentence, language).length === 0;
}

const CUES = 2;

/** How many words point to the subject; the heading counts as one, a phrase of several words as two. */
function cuesIn(subject: Subject, { sentence, heading, before = "", language, says }: Said): number {
  const { names, bans, with: others = [], hints, beside, purpose } = subject;
  const found = new Set([names, ...(bans ? [bans] : [])].flatMap((list) => matchesIn(list, language, sentence)));
  const isLong = [...found].some((match) => /\p{L} \p{L}/u.test(match));
  const lists = [...others, ...(hints ? [hints] : []), ...(beside ? [beside] : []), ...(purpose ? [purpose] : [])];
  const more = lists.filter((list) => matchesIn(list, language, sentence).some((match) => !found.has(match)));
  return (
    found.size +
    more.length +
    (isLong ? 1 : 0) +
    (meets(names, language, heading) || (subject.goesOn === true && meets(names, language, before)) ? 1 : 0) +
    (isClear(subject, { sentence, language, says }) ? 1 : 0)
  );
}

/** Of a right or a ban, a length or a consent shows as much as a second word. */
function isClear(subject: Subject, { sentence, language, says }: Omit<Said, "heading">): boolean {
  if (says.includes("unclear")) return false;
  const hasLength = readValues(subject, sentence, language).length > 0;
  if (subject.form === "burden") return hasLength || monthsAfterEnd(subject, sentence, language).length > 0;
  if (subject.form !== "leave") return false;
  return says.includes("withConsent") || (subject.actor !== undefined && says.includes("doesNot")) || hasLength;
}

function matchesIn(list: Words, language: Language, part: string): string[] {
  const pattern = list[language];
  return pattern ? (part.match(new RegExp(pattern.source, `${pattern.flags}g`)) ?? []) : [];
}

const ONLY = words(
  "only; solely; unless; except; save.; if.; until; till.; provided that; subject to; other than; where.; when.; to the extent; apart from; as long as; in case; in the event; otherwise",
  "только; лишь; если; кроме; за исключением; исключая; пока.; при условии; иначе; до тех пор; в случае; случая; при этом; за вычетом",
  "зөвхөн; бусад; эс тооцвол; харин; гэхдээ; тохиолдолд; нөхцөлд; хүртэлх; бол.; үед.; гагцхүү",
);
const CONDITION_MN = /[\p{L}]{3}(?:вал|вэл|вол|вөл|бал|бэл|бөл)(?![\p{L}])/u;

/** Whether part of a sentence applies only in some cases, or introduces cases. */
export function holdsInCases(part: string, language: Language): boolean {
  return meets(ONLY, language, part) || (language === "mn" && CONDITION_MN.test(part));
}

const SILENCE = words(
  "notice; notif; object; inform; terminat; writing; sign; agree",
  "уведом; возраз; заяв; сообщ; предупре; расторж; прекращ; соглас; соглаш; подпис; напиш; напис",
  "мэдэгд; татгалз; санал; тохир; зөвшөөр",
);
const NOTICE = words("notice; notif", "уведом; предупре", "мэдэгд");
const CONSENT = words(
  "consent; agree; approv; permission; sign; in writing; written; execut; beforehand",
  "соглас; соглаш; одобр; подпис; письменн",
  "зөвшөөр; гарын үсэг; бичг; тохирол; тохирч",
);
/** 'but not more than 10 %': the bound of a figure, not an exception. */
const BOUND = either(
  "^(?:and |but )*(?:not|no) (?:more|less|later|exceed)|^(?:subject to|with) (?:an? )?(?:overall |total )?(?:ceiling|cap|maximum|limit)|^capped at",
  "^(?:и |а |но )*не (?:более|менее|свыше|превыша)",
  "хэтрэхгүй|илүүгүй",
);

/** Whether a condition or exception limits what is said, except those inherent in the subject. */
function isTouched(subject: Subject, { sentence, language, says }: Said): boolean {
  const statement = parseStatement(sentence, language);
  const isOwn = ownCondition(subject, says, language);
  const cases = [...statement.conditions, ...statement.exceptions].filter(
    (part) => !BOUND.test(part) && part.split(" ").length > OPENER,
  );
  if (cases.some((part) => !isOwn(part)) || (subject.form === "leave" && meets(AT_A_PRICE, language, sentence)))
    return true;
  return partsWithCases(statement, language).some((part) => !isOwn(part));
}

/** A right that has to be paid for, or that begins on some day, isn't the right that was asked for. */
const AT_A_PRICE = words(
  [
    "not before; not earlier than; no earlier than; not sooner than; no sooner than; cancellation fee; termination fee; break fee",
    "termination charge; exit fee; early termination pay; on payment of; against payment of; by paying; upon paying",
  ],
  "не ранее; не раньше; уплатив; оплатив; выплатив; возместив; компенсировав; с уплатой; с выплатой; при условии уплаты",
  "цуцлалтын төлбөр; цуцлалтын хураамж; нөхөн төлбөр төл; торгууль төл; төлбөр төлж …цуцал; төлж …гэрээг цуцал",
);

/** 'при условии' alone, before the condition itself. */
const OPENER = 2;

/** Before a condition, which is judged by itself: 'valid only | if signed'. */
const BEFORE_CASES = either("(?:^| )only$", "(?:^| )(?:лишь|только)$");

function partsWithCases({ main }: Statement, language: Language): string[] {
  const parts = main.split(", ").map((part) => part.replace(BEFORE_CASES, ""));
  return parts.filter((part) => holdsInCases(part, language));
}

/**
 * Cases that are part of the subject or another one: a limit of liability and what is outside it are two subjects, a
 * secret is used for its purpose only, the law decides where the parties don't agree.
 */
const OWN_CASES: Readonly<Record<string, Words>> = {
  liability_cap: words(
    "clause; section; fraud; wilful; willful; intent; required by law; permitted by law",
    "пункт; умыс; умышл; предусмотренн~ законом; допускаем~ закон",
    "заалт; заасн; санаатай; хуульд",
  ),
  confidentiality_term: words(
    [
      "only for the; only for this; solely for; for the purpose; need to know; who need",
      "as long as; trade secret; required by law; public otherwise; disclose by law",
    ],
    "только для; исключительно для; только в цел; исключительно в цел; по требованию закона; предусмотренн~ законом",
    "зөвхөн …зориулалт; зөвхөн …зорилго; зөвхөн гэрээ; хуульд заасан",
  ),
  governing_law: words(
    "cannot be settled; can not be settled; not settled; do not agree; fail to agree; not resolved",
    "не достигнут; не достижени; не урегулирован; не предусмотрен; недостижени; при недостиж",
    "тохирол; тохирох; тохирч; зөвшилц; зохицуулаагүй; зохицуулагдаагүй; тусгаагүй; маргаан",
  ),
  no_solicit_employees: words("until", "", ""),
  non_compete: words("until", "", ""),
  uncapped_liability: words("in case; in the case; in the event; where; if.", "в случае; при", "тохиолдолд; бол."),
  termination_for_convenience: WHO_WANTS,
  insurance: words(
    "if asked; if requested; if so requested; on request; upon request; when asked; where requested",
    "по требованию; по запросу; по просьбе",
    "шаардсан; хүссэн",
  ),
};
const NO_CASES = words("", "", "");
/** 'When the contract is changed' is when a clause on changes applies. */
const CHANGING = words("amend; change; variation; modif", "измен; дополнени", "өөрч; нэмэлт");

/** Inherent conditions: silence for a renewal, delay for a penalty, consent or notice for a permission. */
function ownCondition(subject: Subject, says: readonly Says[], language: Language): (part: string) => boolean {
  const { form, names, with: others = [] } = subject;
  const isConsent = says.every((one) => one === "withConsent" || one === "byAgreement");
  return (part) => {
    if (meets(OWN_CASES[subject.id] ?? NO_CASES, language, part)) return true;
    if (subject.bans && meets(subject.bans, language, part)) return true;
    if (form === "renewal") return meets(SILENCE, language, part) || meets(RENEWS, language, part);
    if (changesTheContract(subject) && says.includes("byAgreement") && meets(CHANGING, language, part)) return true;
    if (form === "figure") return [names, ...others].some((list) => meets(list, language, part));
    if (form !== "leave") return false;
    if (isConsent) return meets(CONSENT, language, part) && !meets(NO_CONSENT_NEEDED, language, part);
    return subject.isUnconditional === true && meets(NOTICE, language, part);
  };
}
