/** Whether another sentence adds to what a clause says on a subject, or takes something from it. */
import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";
import { readValues } from "./claims";
import { holdsInCases } from "./doubts";
import { NOT_AGREED } from "./said";
import { parseStatement } from "./statement";
import type { Subject } from "./subject";
import { meets, words } from "./words";

const MAY = words(
  "may; can.; entitled; right; free to; need not; consent",
  "вправе; может; можно; имеет право; могут; соглас",
  "болно; эрхтэй; болох; зөвшөөр",
);

/** `before`: the previous sentence. `isClose`: in the same clause. `isOfAnother`: it was read on another subject. */
type Other = { sentence: string; before: string; language: Language; isClose: boolean; isOfAnother: boolean };

/** Whether a folded sentence that isn't read itself may change what another says on a subject. */
export function mayChange(subject: Subject, { sentence, before, language, isClose, isOfAnother }: Other): boolean {
  const { names, hints, form, with: others = [] } = subject;
  if (subject.others && meets(subject.others, language, sentence)) return false;
  const isNamed = meets(names, language, sentence) || (subject.goesOn === true && meets(names, language, before));
  const isHinted = isNamed || (!isOfAnother && hints !== undefined && meets(hints, language, sentence));
  if (isClose && meets(TAKES_BACK, language, sentence)) return true;
  if ((form === "figure" || form === "law") && subject.without && meets(subject.without, language, sentence))
    return false;
  if (speaksOfOther(subject, sentence, before, language)) return false;
  if (subject.isUnconditional && isForCause(subject, sentence, language)) return false;
  if (subject.isUnconditional && meets(AFTER_IT, language, sentence)) return false;
  const isOfCases = form === "figure" || subject.addsUp === true;
  if (isClose && isHinted && (!isOfCases || holdsInCases(sentence, language))) return true;
  const isWhole = others.every((list) => meets(list, language, sentence));
  if (form === "figure" && subject.goesOn && isNamed && isWhole && readValues(subject, sentence, language).length > 0)
    return true;
  if (form === "leave" && isHinted && meets(MAY, language, sentence)) return true;
  return isNamed && isWhole && holdsInCases(sentence, language);
}

/** 'It may be prolonged once' is on what the sentence before speaks of, such as a probation. */
export function speaksOfOther(
  { form, without: others }: Subject,
  sentence: string,
  before: string,
  language: Language,
): boolean {
  return form === "renewal" && others !== undefined && IT.test(sentence) && meets(others, language, before);
}

const IT = either("^it ", "^(?:он|она|оно|его|ее) ", "^(?:энэ|уг) ");

/** What follows the end says nothing on who may bring it about. */
const AFTER_IT = words(
  "after termination; after it ends; after the end; upon termination; on termination; following termination; survive",
  "после …прекращени; после …окончани; после …расторжени; с даты прекращени; при прекращени; сохраня",
  "дууссан; дуусгавар болсон; цуцалсны дараа; цуцалснаас хойш; цуцлагдсан",
);

/** A right to end the contract in some case, as for a breach, changes nothing of a right to end it in any. */
function isForCause({ without: others }: Subject, sentence: string, language: Language): boolean {
  return (
    (others !== undefined && meets(others, language, sentence)) ||
    meets(NOT_AGREED, language, sentence) ||
    parseStatement(sentence, language).conditions.length > 0
  );
}

const TAKES_BACK = words(
  "however; this right; that right; this limit; this clause; this period; these terms; the above; this does not; after that; thereafter; from then on",
  "однако; это право; это правило; этот срок; указанн~ срок; данное услови; настоящ~ пункт; исключение; после этого; впоследствии; затем.",
  "харин; гэхдээ; энэ хязгаар; энэ хугацаа; үүнд; энэ заалт; түүнээс хойш; үүний дараа; дараа нь",
);
