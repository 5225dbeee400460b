/** Sentences that say nothing on a subject by themselves: what a word stands for, who signs, the cells of a table. */
import type { Language } from "@/lib/copy/languages";
import { either } from "../text/either";
import { folded } from "../text/folding";
import type { Span } from "../text/spans";
import type { Subject } from "./subject";
import { meets } from "./words";

/** '"Insured Risks" means …', '«Срок гарантии» – …', '"Ажлын өдөр" гэж … хэлнэ'. Folded. */
const QUOTED = either(
  [
    String.raw`^[\d.()a-z§ ]{0,14}(?:(?:in|for the purposes? of|under) [^".;]{3,60}?,? ?)?(?:the (?:term|expression|word)s? )?`,
    String.raw`"([^"]{1,60})"(?: \([^()]{1,60}\))?,? ?(?::|- |means?(?!\p{L})|shall mean`,
    String.raw`|(?:has|have|shall have) the (?:same )?meaning|includes?(?!\p{L})|refers to|is defined)`,
  ].join(""),
  [
    String.raw`^[\d.()а-я§ ]{0,14}(?:(?:в|для целей|под|термин)[^".;]{0,60}? )?`,
    String.raw`"([^"]{1,60})"(?: \([^()]{1,60}\))?,? ?(?::|- |означа|име\p{L}{1,3} значение|понима)`,
  ].join(""),
  String.raw`^[\d.()а-я§ ]{0,14}(?:[^".;]{0,40}(?:гэрээнд|гэрээний|дор) )?"([^"]{1,60})" ?(?::|- |гэж |гэдэг|гэдгийг|гэсэн )`,
);
/** 'Insured Risks means any …', and without quotes only at the beginning. */
const BARE = either(
  String.raw`^(?:[\d.()]{1,8} )?([\p{L}' -]{3,50}) (?:means|shall mean) (?:an?|the|any|each|all|every|that|those|such|\d|")`,
  String.raw`^(?:[\d.()]{1,8} )?под ([\p{L} -]{3,50}) понима`,
  String.raw`^(?:[\d.()]{1,8} )?([\p{L} -]{3,50}) гэж (?=[^.]{0,160}(?:ойлгоно|хэлнэ))`,
);
/** Who signs, alone on its line. */
const SIGNS = either(
  [
    "^(?:(?:this document is )?(?:signed|executed|sealed|delivered)(?: and delivered)?(?: as a deed)? (?:for|by|as|on behalf)",
    "|in witness whereof|for and on behalf of|(?:by|name|title|signature|signed|date)\\s?:|_{3,})",
  ].join(""),
  String.raw`^(?:подпис[ьи]\p{L}{0,2}(?: сторон| и печат\p{L}+)?\s?(?::|_|$)|м\. ?п\.|от имени [^.]{2,60}(?::|_{2,})|реквизиты и подписи)`,
  String.raw`^(?:гарын үсэг(?: зурсан)?\s?(?::|_|$)|гэрээ байгуулсан:|тамга\s?(?::|_|$)|\(?тамга\)? *_)`,
);
/** 'For Tidewell: J. Marchetti, Director'. */
const SIGNS_FOR = either(
  String.raw`^for [^:.]{2,60}: ?[^.]{0,3}\.? ?[\p{L}. ]{3,40}(?:,|$|_)`,
  String.raw`^(?:за|от) [^:.]{2,60}: ?[^.]{0,3}\.? ?[\p{L}. ]{3,40}(?:,|$|_)`,
);
const LONGEST_SIGNATURE = 200;
/** A row of a table with three cells or more. */
const ROW = /[|\t][^|\t]*[|\t]/u;

/** What the word defined is; null if a folded sentence defines none. */
function definedIn(sentence: string): string | null {
  const [, ...named] = QUOTED.exec(sentence) ?? BARE.exec(sentence) ?? [];
  return named.find((one) => one !== undefined) ?? null;
}

/** Whether a folded sentence says who signs. */
const isSignature = (sentence: string) =>
  sentence.length <= LONGEST_SIGNATURE && (SIGNS.test(sentence) || SIGNS_FOR.test(sentence));

/** A clause without the signatures that stand right below it. */
export function withoutSignatures({ start, end, text }: Span & { text: string }): Span {
  const lines = text.split("\n");
  const first = lines.findIndex((line, at) => at > 0 && isSignature(folded(line)));
  const kept = first < 0 ? text : lines.slice(0, first).join("\n");
  return first < 0 ? { start, end } : { start, end: start + kept.trimEnd().length };
}

/** What kind of sentence says nothing by itself; null for any other. */
export type NoRule = { is: "definition"; term: string } | { is: "signature" | "row" };

/** `raw`: the same as it stands in the text, with its lines. */
export function noRuleIn(sentence: string, raw: string): NoRule | null {
  if (raw.split("\n").every((line) => ROW.test(line))) return { is: "row" };
  if (isSignature(sentence)) return { is: "signature" };
  const term = definedIn(sentence);
  return term === null ? null : { is: "definition", term };
}

/** Whether such a sentence is no clause of a subject; a word that is the subject's own may have its figure. */
export function isNoneOf({ form, names, titles }: Subject, noRule: NoRule, language: Language): boolean {
  if (noRule.is !== "definition" || form !== "figure") return true;
  return ![names, ...(titles ? [titles] : [])].some((list) => meets(list, language, noRule.term));
}
