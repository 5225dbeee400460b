import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";
import { meets, words, type Words } from "./words";

const JOINED = either("^(?:and|but|or) ", "^(?:и|а|но) ", "^(?:ба|мөн) ");

/** A parsed sentence: what it says, under which conditions, and with which exceptions. Folded. */
export type Statement = { main: string; conditions: readonly string[]; exceptions: readonly string[] };

/** `withConsent`: only if the other side agrees. `byAgreement`: only if both sides agree anew. */
export type Says = "does" | "doesNot" | "withConsent" | "byAgreement" | "unclear";

const EXCEPTS = words(
  "except; save that; save for; save where; other than; but not; unless; however; provided; excluding; apart from; only if; subject to",
  "кроме; за исключением; исключая; если иное; однако; при условии",
  "харин; бусад тохиолдолд; эс тооцвол; гэхдээ; зөвхөн",
);
const IF = words(
  "if.; unless; where.; when.; in case; in the event; as long as; while.; provided; until.; once.; on condition; should the",
  "если; в случае; при условии; при отсутствии; когда; пока.; при нарушен; при просроч; при неуплат; ввиду",
  "",
);
/** In Mongolian the verb of a condition comes last: 'татгалзахгүй бол', 'зөрчвөл', 'хожимдсон тохиолдолд'. */
const ENDS_IN_IF = /(?:(?:^|[\s,])(?:бол|тохиолдолд|нөхцөлд|үед)|[аэоөуүыияеё]?(?:вал|вэл|вол|вөл|бал|бэл|бол|бөл))$/u;

/** Splits a folded sentence at its commas and at words that open a condition or exception. */
export function parseStatement(sentence: string, language: Language): Statement {
  const main: string[] = [];
  const conditions: string[] = [];
  const exceptions: string[] = [];
  let into = main;
  for (const part of splitParts(sentence, language)) {
    if (language === "mn" && ENDS_IN_IF.test(part)) into = conditions;
    else if (startsWith(EXCEPTS, language, part)) into = exceptions;
    else if (startsWith(IF, language, part)) into = conditions;
    else if (language === "mn" || !GOES_ON.test(part)) into = main;
    into.push(part);
  }
  return { main: main.join(", "), conditions, exceptions };
}

/** Continues what precedes: 'unless notice is given, before the term ends, that it will not renew'. */
const GOES_ON = either(
  "^(?:that|which|who|before|after|at least|not less than|expiring|ending) ",
  String.raw`^(?:что|котор\p{L}{2,3}|до|не менее|не позднее) `,
);

const OPENERS: Readonly<Record<"en" | "ru", RegExp>> = {
  en: /[;,:]\s?|\s\(?(?=(?:unless|except|provided|other than|save (?:that|for|where)|but not|if|where|in the event|in case|as long as|only if) )/u,
  ru: /[;,:]\s?|\s\(?(?=(?:кроме|за исключением|при условии|при отсутствии|в случае|если) )/u,
};
/** After a condition a new clause begins: 'татгалзахгүй бол | нэг жилээр сунгагдана'. */
const OPENERS_MN =
  /[;,:]\s?|(?<=(?:^|[\s,])(?:бол|тохиолдолд|нөхцөлд))\s|(?<=[\p{L}]{3}(?:вал|вэл|вол|вөл|бал|бэл|бөл))\s|\s(?=(?:харин|гэхдээ|боловч) )/u;

function splitParts(sentence: string, language: Language): string[] {
  const pattern = language === "mn" ? OPENERS_MN : OPENERS[language];
  return sentence
    .split(pattern)
    .map((part) => part.trim())
    .filter(Boolean);
}

function startsWith(list: ReturnType<typeof words>, language: Language, part: string): boolean {
  const head = part.replace(JOINED, "");
  const at = list[language] ? head.search(list[language]) : -1;
  return at === 0;
}

const NEGATION = words(
  "not.; no.; neither; nor.; never; without; cannot; nobody; none.; nothing; forbidden; prohibited; free to; falls away; refuse",
  "не.; ни.; нет.; без.; запрещ; никто; никому; нельзя; ничто; отсутству",
  "хориг; болохгүй; эрхгүй; байхгүй; үгүй; хориотой; татгалз; ёсгүй",
);
const NEGATED_MN = /(?:хгүй|аагүй|ээгүй|оогүй|өөгүй)(?![\p{L}])/u;

/** Whether part of a sentence is negative. */
export function isNegated(part: string, language: Language): boolean {
  return meets(NEGATION, language, part) || (language === "mn" && NEGATED_MN.test(part));
}

/** Negative words that change nothing: 'without cause'. */
export const NO_MATTER = words(
  [
    "without cause; without giving a reason; without giving reasons; without any reason; without penalty",
    "for any or no reason; need not give a reason; no reason; not less than; no less than; not more than",
    "no more than; no later than; not later than; not be unreasonably; not unreasonably",
  ],
  "не ниже; не хуже; не чаще; без причин~; без объяснения причин; без указания причин; не более; не менее; не позднее; не ранее; не превыша~",
  "шалтгаангүйгээр; шалтгаан заахгүйгээр; доошгүй; илүүгүй; багагүй; хэтрэхгүй",
);
export const NO = words("not.; no.; never; without", "не.; нет.; без.; ни.", "");
const NEAR = 24;

/** Whether a word of the list is negated: 'does not renew', 'не продлевается', 'сунгагдахгүй'. */
export function isNegatedNear(list: Words, part: string, language: Language): boolean {
  const pattern = list[language];
  if (!pattern) return false;
  return [...part.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].some((match) => {
    if (language === "mn")
      return /^[\p{L}]*(?:хгүй|гүй)(?![\p{L}])|^[\p{L}]*(?:\s[\p{L}]+){0,2}\s(?:[\p{L}]+хгүй|хориглоно|үүрэггүй)(?![\p{L}])/u.test(
        part.slice(match.index),
      );
    const before =
      part
        .slice(Math.max(0, match.index - NEAR), match.index)
        .split(/[,;]/u)
        .at(-1) ?? "";
    const behind = part.slice(match.index, match.index + NEAR + NEAR);
    return meets(NO, language, before) || (language === "ru" && NOT_FORESEEN.test(behind));
  });
}

/** «Пролонгация не предусмотрена». */
const NOT_FORESEEN = /^[\p{L}]+(?: [\p{L}]+){0,2} не (?:предусм|допуск|происход|осуществл|производ|применя)/u;

/** A part without the words of a list. */
export function without(part: string, list: Words, language: Language): string {
  const pattern = list[language];
  return pattern ? part.replace(new RegExp(pattern.source, `${pattern.flags}g`), " ") : part;
}
