import type { Language } from "@/lib/copy/languages";
import { readValues, whereFigureIs } from "./claims";
import { either } from "../text/either";
import { isNoneOf } from "./no-rule";
import type { PreparedText } from "./prepared";
import { speaksOfOther } from "./may-change";
import { parseStatement } from "./statement";
import type { Subject } from "./subject";
import { runsByTheDay } from "./unlimited";
import { namesMoney } from "./values";
import { mayMeet, meets, words, type Words } from "./words";

type Place = { sentence: PreparedText; before: readonly PreparedText[]; heading: PreparedText; language: Language };

/** Whether a sentence is about the subject, by its own words or those of its heading or the sentences before. */
export function isOn(subject: Subject, { sentence, before, heading, language }: Place): boolean {
  const { names, bans, with: others = [], without, form, goesOn, isNamedInWords } = subject;
  if ((sentence.isHeading && form !== "law") || isDefinition(form, sentence.text)) return false;
  if (subject.others && meets(subject.others, language, sentence.text)) return false;
  if (sentence.noRule && isNoneOf(subject, sentence.noRule, language)) return false;
  const context = goesOn ? [heading, ...before] : [heading];
  const isOfIt = (one: PreparedText) => !(without && meets(without, language, one.text)); // 'Warranty retention'
  const isInContext =
    form === "figure" && !isNamedInWords && context.some((one) => isOfIt(one) && hasWords(names, one, language));
  const isNamed = hasWords(names, sentence, language) || (bans !== undefined && hasWords(bans, sentence, language));
  if (!isInContext && !isNamed) return false;
  const { text } = sentence;
  if (without && meets(without, language, text)) return false;
  if (speaksOfOther(subject, text, before.at(-1)?.text ?? "", language)) return false;
  const isMet = (list: Words) =>
    meets(list, language, text) || (goesOn === true && before.some((one) => meets(list, language, one.text)));
  if (!others.every(isMet) || !isInCase(subject, text, language)) return false;
  if (form !== "figure" || readValues(subject, whereFigureIs(subject, text, language), language).length > 0)
    return true;
  if (runsByTheDay(subject, text, language)) return true;
  return subject.units?.includes("times") === true && namesMoney(text);
}

/** '"Renewal Term" has the meaning given in clause 14.1': what a word stands for, and no rule. */
const DEFINES = either(
  '^[^.]{0,40}" has the (?:same )?meaning|^"term" means',
  '^[^.]{0,40}" имеет значение',
  '^[^.]{0,40}" гэдгийг \\d',
);
const isDefinition = (form: Subject["form"], text: string) => form === "renewal" && DEFINES.test(text);

/** Whether the case of a sentence with one is the subject's: late payment, not late delivery. */
function isInCase({ inCase }: Subject, text: string, language: Language): boolean {
  if (!inCase) return true;
  const { conditions } = parseStatement(text, language);
  return conditions.length === 0 || meets(inCase, language, conditions.join(", ")) || meets(OVERDUE, language, text);
}

const OVERDUE = words(
  "overdue; unpaid; late amount; late sum; arrears; outstanding",
  "просроченн~ сумм; неоплаченн; неуплаченн; от суммы долга; задолженност; просроченн~ плат",
  "төлөөгүй; төлөгдөөгүй; хожимдсон дүн; хэтэрсэн дүн; хожимдуулсан дүн; дутуу төл",
);

function hasWords(list: Words, { text, heads }: PreparedText, language: Language): boolean {
  return mayMeet(list, language, heads) && meets(list, language, text);
}
