/** Beside our wording in a clause: what contradicts it, and what would be lost with theirs. Pure. Source: B-24.10. */
import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "@/lib/engine/language/identify";
import type { Subject } from "@/lib/engine/positions/subject";
import { holdsInCases } from "@/lib/engine/positions/doubts";
import { mayChange } from "@/lib/engine/positions/may-change";
import { isNegated, parseStatement } from "@/lib/engine/positions/statement";
import { SUBJECTS } from "@/lib/engine/positions/subjects/subjects";
import { meets, words } from "@/lib/engine/positions/words";
import { folded } from "@/lib/engine/text/folding";

const LIABILITY = words("liab", "ответственн; отвечает", "хариуцлаг");
const UNLIMITED = words(
  "unlimited; not limited; without limit; no limit; without any limit",
  "не ограничен; не ограничива; неограничен; без ограничен; предела нет; предел не уста",
  "хязгааргүй; хязгаарлагдахгүй; хязгаарлахгүй; хязгаар тогтоохгүй; хязгаар байхгүй",
);
/** What is outside a limit stays outside it: 'the limit does not apply to fraud'. */
const OUTSIDE = words(
  "apply; fraud; wilful; willful; intent; death; injury; nothing in",
  "применя; распростран; умыс; умышл; неосторожн; жизн; здоров",
  "үйлчлэхгүй; хамаарахгүй; санаатай; амь нас; эрүүл мэнд",
);

/** Whether a sentence beside ours on a topic says the contrary: 'The Tenant's liability is not limited.' */
export function contradicts(topic: string, sentence: string, language: Language): boolean {
  if (topic !== "liability_cap") return false;
  const plain = folded(sentence);
  return [LIABILITY, UNLIMITED].every((list) => meets(list, language, plain)) && !meets(OUTSIDE, language, plain);
}

/** A sentence that goes on from the one before it: 'It then ends without notice.' Folded. */
const GOES_ON: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|but|however|otherwise|then|thereafter|in that case|in such case|after that|each such|any such|such|if so|if not|the same)(?![\p{L}])|(?:it|this|that|these|those|they) (?!(?:agreement|contract|lease|licen[cs]e|letter|deed|order)(?![\p{L}])))/u,
  ru: /^(?:(?!\p{L}+ (?:договор|соглашени|контракт))(?:он|она|оно|они|это|этот|эта|эти|так(?:ой|ая|ое|ие)|указанн\p{L}+|данн\p{L}+|затем|тогда|далее|иначе|однако|при этом|в этом случае|в таком случае|после этого|после чего)(?![\p{L}]))/u,
  mn: /^(?:(?!\p{L}+ (?:гэрээ|захидал))(?:энэ|ийм|тэр|эдгээр|тэдгээр|уг|үүний|үүнээс|үүнд|дараа нь|түүнээс|тэгээд|ингэснээр|энэхүү|ингэхэд|харин|эс бөгөөс)(?![\p{L}]))/u,
};

/** What of a clause would lean on a sentence that ours takes the place of, or say the same again. */
type Beside = { topic: Subject; wording: string; language: Language };

/**
 * Whether a sentence that would stay beside ours needs theirs to make sense, or is on the subject once more. What ours
 * only counts otherwise, such as a limit, is still there for 'This limit does not apply to fraud'.
 */
export function leansOnTheirs(sentence: string, { topic, wording, language }: Beside): boolean {
  const plain = folded(sentence).replace(/^[^\p{L}]+/u, "");
  if (topic.form === "law" || (topic.form === "figure" && !isNegated(folded(wording), language))) return false;
  return GOES_ON[language].test(plain) || isAgain(topic, plain, language);
}

/** Whether a folded sentence is on the subject once more, and on no other right. */
export function isAgain(topic: Subject, plain: string, language: Language): boolean {
  if (topic.isUnconditional === true && isOtherRight(topic, plain, language)) return false;
  return [topic.names, ...(topic.with ?? [])].every((list) => meets(list, language, plain));
}

/** A case that leaves it to whoever has the right: 'if it gives notice'. */
const AT_WILL = words("notice; wish; want; choose", "уведом; предупре; пожела; захоч; захот", "мэдэгд; хүсвэл");

/** Whether a sentence gives another right than the subject: to end the contract for a breach, and not at will. */
function isOtherRight({ without: others }: Subject, sentence: string, language: Language): boolean {
  const { main, conditions } = parseStatement(sentence, language);
  if (others !== undefined && meets(others, language, sentence)) return true;
  return main !== "" && conditions.length > 0 && !conditions.some((part) => meets(AT_WILL, language, part));
}

/** Whether a sentence has a matter of its own, to which its condition belongs: 'it is not renewed unless …'. */
const isOnAnother = ({ id }: Subject, sentence: string, language: Language) =>
  SUBJECTS.some(
    (other) => other.id !== id && [other.names, ...(other.with ?? [])].every((list) => meets(list, language, sentence)),
  );

/** Whether a folded sentence beside our wording is on another matter and takes nothing from it. */
export function staysBesideOurs(subject: Subject, sentence: string, language: Language): boolean {
  const plain = sentence.replace(/^[^\p{L}]+/u, "");
  if (GOES_ON[language].test(plain)) return false;
  if (subject.isUnconditional === true && isOtherRight(subject, plain, language)) return true;
  const other = { sentence: plain, before: "", language, isClose: true, isOfAnother: false };
  if (mayChange(subject, other)) return false;
  if (holdsInCases(plain, language) && !isOnAnother(subject, plain, language)) return false;
  const { names, hints, bans } = subject;
  return ![names, hints, bans].some((list) => list !== undefined && meets(list, language, plain));
}

/** Whether a sentence gives somebody something or asks it of him, so that it isn't taken out with another. */
export const asksSomething = (sentence: string, language: Language) => meets(OWES, language, folded(sentence));

const PART = /;\s|,\s(?:and|but|а|но|при этом)\s|\s(?:and shall|and will|и обязан|бөгөөд)\s/u;
const OWES = words(
  "shall; must; will; pays; compensat; indemnif; repair; refund; return",
  "обязан; возмеща; уплачива; выплачива; несет; устраня; возвраща; ремонт",
  "нөхөн төл; төлнө; төлөх; хариуцн; хариуцах; үүрэгтэй; арилга; буцаа",
);
const FEWEST_WORDS = 4;

/** Whether a sentence also gives something that isn't on the subject, such as a duty to pay what a cap limits. */
export function givesSomethingElse({ id, names, with: others = [] }: Subject, sentence: string): boolean {
  const language = detectLanguage(sentence) ?? "en";
  const parts = folded(sentence).split(PART);
  const settles = id === "liability_cap" ? others : [names];
  return (
    parts.length > 1 &&
    parts.some(
      (part) =>
        part.split(" ").length >= FEWEST_WORDS &&
        meets(OWES, language, part) &&
        !settles.some((list) => meets(list, language, part)),
    )
  );
}

/** What our wording would be subject to as theirs is: 'Subject to clause 12.1, '. */
const LEAD =
  /^(?:Subject to (?:clauses?|sections?) [\d.()]+(?:(?:,| and|, and) [\d.()]+)*,|С уч[её]том пунктов? [\d., и]+,)\s+/u;

/** Our wording with the opening of their sentence that ties it to other clauses. */
export function withItsLead(theirs: string, wording: string): string {
  const lead = LEAD.exec(theirs)?.[0];
  if (lead === undefined) return wording;
  return lead + wording.replace(/^(?:The|Each|Neither|Either|Каждая|Ни одна)(?=\s)/u, (word) => word.toLowerCase());
}
