import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";
import { valuesOf } from "./claims";
import { NO_CONSENT_NEEDED, type Says } from "./said";
import { statementOf, type Statement } from "./statement";
import type { Subject } from "./subject";
import { meets, words, type Words } from "./words";

/**
 * Why what a clause says on a subject may not be all that holds. `several`: more than one clause is on it. `fewWords`:
 * one word alone says so. `conditional`: a condition, an exception or an 'only' touches it. `purpose`: its
 * figure is of something else. `elsewhere`: another sentence gives or takes some of it.
 */
const DOUBTS = ["several", "fewWords", "conditional", "purpose", "elsewhere"] as const;
export type Doubt = (typeof DOUBTS)[number];

type Said = { sentence: string; heading: string; language: Language; says: readonly Says[] };

/** What is doubtful in a folded sentence on a subject, by itself. */
export function doubtsIn(subject: Subject, said: Said): Doubt[] {
  const { sentence, language } = said;
  const { purpose, otherPurpose } = subject;
  const isOfPurpose =
    (!purpose || meets(purpose, language, sentence)) && !(otherPurpose && meets(otherPurpose, language, sentence));
  return [
    ...(cuesIn(subject, said) < CUES ? (["fewWords"] as const) : []),
    ...(isTouched(subject, said) ? (["conditional"] as const) : []),
    ...(isOfPurpose ? [] : (["purpose"] as const)),
  ];
}

const CUES = 2;

/** How many words tell that it is on the subject; its heading is one, and an expression of several words is two. */
function cuesIn(
  { names, bans, with: others = [], hints, beside, purpose }: Subject,
  { sentence, heading, language }: Said,
): number {
  const found = new Set([names, ...(bans ? [bans] : [])].flatMap((list) => matchesIn(list, language, sentence)));
  const isLong = [...found].some((match) => /\p{L} \p{L}/u.test(match));
  const lists = [...others, ...(hints ? [hints] : []), ...(beside ? [beside] : []), ...(purpose ? [purpose] : [])];
  const more = lists.filter((list) => matchesIn(list, language, sentence).some((match) => !found.has(match)));
  return found.size + more.length + (isLong ? 1 : 0) + (meets(names, language, heading) ? 1 : 0);
}

function matchesIn(list: Words, language: Language, part: string): string[] {
  const pattern = list[language];
  return pattern ? (part.match(new RegExp(pattern.source, `${pattern.flags}g`)) ?? []) : [];
}

const ONLY = words(
  "only; solely; unless; except; save.; if.; until; provided that; subject to; other than; where.; when.; to the extent; apart from; as long as; in case; in the event; otherwise",
  "только; лишь; если; кроме; за исключением; исключая; пока.; при условии; иначе; до тех пор; в случае; случая; при этом; за вычетом",
  "зөвхөн; бусад; эс тооцвол; харин; гэхдээ; тохиолдолд; нөхцөлд; хүртэлх; бол.; үед.; гагцхүү",
);
const CONDITION_MN = /[\p{L}]{3}(?:вал|вэл|вол|вөл|бал|бэл|бөл)(?![\p{L}])/u;

/** Whether a stretch of a sentence holds in some cases only, or makes some. */
function holdsInCases(part: string, language: Language): boolean {
  return meets(ONLY, language, part) || (language === "mn" && CONDITION_MN.test(part));
}

const SILENCE = words(
  "notice; notif; object; inform; terminat; writing",
  "уведом; возраз; заяв; сообщ; предупре; расторж; прекращ",
  "мэдэгд; татгалз; санал",
);
const NOTICE = words("notice; notif", "уведом; предупре", "мэдэгд");
const CONSENT = words(
  "consent; agree; approv; permission; sign",
  "соглас; одобр; подпис; письменн",
  "зөвшөөр; гарын үсэг; бичг; тохирол",
);
/** 'but not more than 10 %': a bound of a figure, no exception. */
const BOUND = either(
  "^(?:and |but )*(?:not|no) (?:more|less|later|exceed)",
  "^(?:и |а |но )*не (?:более|менее|свыше|превыша)",
  "хэтрэхгүй|илүүгүй",
);

/** Whether a condition or an exception touches what is said, but for those that the subject is made of. */
function isTouched(subject: Subject, { sentence, language, says }: Said): boolean {
  const statement = statementOf(sentence, language);
  const isOwn = ownCondition(subject, says, language);
  const cases = [...statement.conditions, ...statement.exceptions].filter((part) => !BOUND.test(part));
  if (cases.some((part) => !isOwn(part))) return true;
  return partsWithCases(statement, language).some((part) => !isOwn(part));
}

function partsWithCases({ main }: Statement, language: Language): string[] {
  return main.split(", ").filter((part) => holdsInCases(part, language));
}

/** A renewal is made of silence, a penalty of the delay, leave of the consent or notice that it needs. */
function ownCondition(subject: Subject, says: readonly Says[], language: Language): (part: string) => boolean {
  const { form, names, with: others = [] } = subject;
  const isConsent = says.every((one) => one === "withConsent" || one === "byAgreement");
  return (part) => {
    if (form === "renewal") return meets(SILENCE, language, part);
    if (form === "figure") return [names, ...others].some((list) => meets(list, language, part));
    if (form !== "leave") return false;
    if (isConsent) return meets(CONSENT, language, part) && !meets(NO_CONSENT_NEEDED, language, part);
    return subject.isUnconditional === true && meets(NOTICE, language, part);
  };
}

const MAY = words(
  "may; can.; entitled; right; free to; need not; consent",
  "вправе; может; можно; имеет право; могут; соглас",
  "болно; эрхтэй; болох; зөвшөөр",
);

/** `before`: the sentence before it. `isClose`: in the same clause. */
type Other = { sentence: string; before: string; language: Language; isClose: boolean };

/** Whether a folded sentence that isn't read itself may give or take some of what another says on a subject. */
export function mayChange(subject: Subject, { sentence, before, language, isClose }: Other): boolean {
  const { names, hints, form, with: others = [] } = subject;
  const isNamed = meets(names, language, sentence) || (subject.goesOn === true && meets(names, language, before));
  const isHinted = isNamed || (hints !== undefined && meets(hints, language, sentence));
  if (isClose && meets(TAKES_BACK, language, sentence)) return true;
  if (isClose && isHinted && (form !== "figure" || holdsInCases(sentence, language))) return true;
  if (form === "figure" && subject.goesOn && isNamed && valuesOf(subject, sentence, language).length > 0) return true;
  if (form === "leave" && isHinted && meets(MAY, language, sentence)) return true;
  return isNamed && others.every((list) => meets(list, language, sentence)) && holdsInCases(sentence, language);
}

const TAKES_BACK = words(
  "however; this right; that right; this limit; this clause; this period; these terms; the above; this does not",
  "однако; это право; это правило; этот срок; указанн~ срок; данное услови; настоящ~ пункт; исключение",
  "харин; гэхдээ; энэ хязгаар; энэ хугацаа; үүнд; энэ заалт",
);
