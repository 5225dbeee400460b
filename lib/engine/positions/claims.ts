import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";
import {
  CONSENT,
  leaveIn,
  NO_CONSENT_NEEDED,
  NOT_AGREED,
  readSaid,
  WHO_WANTS,
  WITHOUT_CONSENT,
  HOW_SIGNED,
} from "./said";
import { type Says, parseStatement, type Statement } from "./statement";
import { RENEWS } from "./renewal";
import { staysWithMaker } from "./kept-rights";
import { isWithoutLimit, monthsAfterEnd } from "./unlimited";
import { onlySide, type Named, type Sides, type Who } from "./sides";
import type { Subject } from "./subject";
import type { Value } from "./bound";
import { daysPaidAhead } from "./paid-ahead";
import { timesOfFees, valuesIn } from "./values";
import { meets, words } from "./words";

/** What a sentence says about a subject: about whom, whether it is so, and with which figures. */
export type Claim = {
  says: Says;
  who: Who;
  values: readonly Pick<Value, "unit" | "value" | "bound" | "isWorking">[];
  /** True only on a condition, or with exceptions. */
  isConditional: boolean;
  hasException: boolean;
  /** It names no figure that would limit it, and no other measure: 'may raise the rent', '0.1 % a day'. */
  isUnlimited?: true;
};

/** `before`: the sentence before, folded. */
type Context = { subject: Subject; sides: Sides; isFollowedByException: boolean; before: string };

/** Reads what a folded sentence says about a subject; empty if nothing is certain. */
export function claimsIn(
  sentence: string,
  language: Language,
  { subject, sides, isFollowedByException, before }: Context,
): Claim[] {
  const statement = parseStatement(sentence, language);
  const values =
    subject.form === "renewal"
      ? renewalTerms(subject, statement.main, language)
      : [
          ...readValues(subject, whereFigureIs(subject, sentence, language), language),
          ...monthsAfterEnd(subject, sentence, language),
        ];
  const wants = subject.isUnconditional && meets(WHO_WANTS, language, statement.conditions.join(", "));
  const about = wants ? sentence : statement.main || sentence;
  const named = sides(about, language);
  const isKept = subject.id === "ip_assignment" && staysWithMaker(sentence, sides(sentence, language), language);
  const says = isKept ? "doesNot" : readSaid(subject, statement, language);
  const isHow = (part: string) => isHowOf(subject, says, part, language);
  const shared = {
    isConditional: statement.conditions.some((part) => !(subject.isUnconditional && meets(WHO_WANTS, language, part))),
    hasException:
      isFollowedByException ||
      (subject.form === "leave" && meets(NO_CONSENT_NEEDED, language, sentence)) ||
      statement.exceptions.some((part) => !isHow(part) && counts(subject, { part, main: statement.main }, language)),
  };
  const isInOneCase = shared.isConditional || meets(NOT_AGREED, language, sentence);
  if (subject.isUnconditional && isInOneCase && !meets(FOR_ANY_REASON, language, sentence)) return [];
  if (subject.form === "leave") {
    const values = readValues(subject, statement.main, language);
    const split = bySide(statement.main, { named, values, saidIn: (part) => leaveIn(subject, bare(part), language) });
    if (split) return split.map((one) => ({ ...one, ...shared }));
  }
  if (subject.units?.includes("times") && hasTwoCaps(sentence, { sides, language }))
    return [{ says: "unclear", who: "unknown", values: [], ...shared }];
  const who = bearer(subject, { who: toWho(named, about), says, before: sides(before, language) }, sentence, language);
  const isUnlimited = isWithoutLimit(subject, sentence, { says, language });
  return [{ says, who, values: values.map(plain), ...shared, ...(isUnlimited ? { isUnlimited } : {}) }];
}

/** Whether a part says how the thing is done, and is no exception from it. */
function isHowOf({ form, isUnconditional }: Subject, says: Says, part: string, language: Language): boolean {
  if (form === "renewal") return (says === "doesNot" || says === "byAgreement") && meets(AGREE, language, part);
  if (isUnconditional === true && meets(ON_NOTICE, language, part)) return true;
  if (form !== "leave") return false;
  if (says === "byAgreement") return meets(HOW_SIGNED, language, part);
  return says === "withConsent" && isConsent(part, language);
}

const AGREE = words("agree; sign", "соглас; соглаш", "тохир; зөвшөөр");
const ON_NOTICE = words("subject to …notice; provided …notice", "при условии …уведом; при условии …предупре", "");

/** 'Unless the other has agreed in writing': how consent is given. */
const isConsent = (part: string, language: Language) =>
  meets(CONSENT, language, part) &&
  !meets(WITHOUT_CONSENT, language, part) &&
  !meets(NO_CONSENT_NEEDED, language, part);

const FOR_ANY_REASON = words(
  "without cause; for convenience; for any reason; at any time; any day; need not give; without giving",
  "без причин; без объяснен; в любое время; в любой момент; раньше",
  "шалтгаангүй; шалтгаан заахгүй; хэдийд ч; хүссэн үедээ; ямар ч үед; хугацаанаас өмнө; хугацаанаас нь өмнө; санаачилгаар",
);

function plain({ unit, value, bound, isWorking }: Value): Claim["values"][number] {
  return { unit, value, bound, ...(isWorking ? { isWorking } : {}) };
}

/** A sentence, or it without its conditions if the subject's figure can't be theirs. */
export function whereFigureIs({ isFigureOfMain }: Subject, sentence: string, language: Language): string {
  if (!isFigureOfMain) return sentence;
  const { main, conditions, exceptions } = parseStatement(sentence, language);
  return conditions.length === 0 ? sentence : [main, ...exceptions].join(", ");
}

/** A replaced figure: 'and not sixty (60) days'. */
const REPLACED = either("(?:and not|instead of|rather than)(?: as)?$", "(?:а не|вместо)$");

/** The figures of a part that belong to the subject, by unit and adjacent words. */
export function readValues({ id, units, beside, lasts }: Subject, part: string, language: Language): Value[] {
  if (!units) return [];
  if (units.includes("times")) return timesOfFees(part, language);
  const ahead = id === "payment_terms" ? daysPaidAhead(part, language) : [];
  if (ahead.length > 0) return ahead;
  return valuesIn(part, language).filter(({ unit, at, end }) => {
    if (!units.includes(unit) || REPLACED.test(part.slice(Math.max(0, at - 16), at).trim())) return false;
    const around = part.slice(language === "mn" ? at : Math.max(0, at - 56), end + 18);
    if (beside && !meets(beside, language, around)) return false;
    return !lasts || !meets(TO_DO_IN, language, part.slice(Math.max(0, at - 22), end + 16));
  });
}

/** A deadline or notice period. */
const TO_DO_IN = words("within; notice", "не позднее; за кажд; рабочих; письменн~ уведом", "дотор; өмнө; ажлын");

/** For a figure a maximum isn't an exception; a second figure of the same kind is. */
function counts(subject: Subject, { part, main }: { part: string; main: string }, language: Language): boolean {
  const has = (words: string) => readValues(subject, words, language).length > 0;
  return subject.form !== "figure" || (has(part) && has(main));
}

/** 'the Buyer on 15 days', the Supplier on 30 days' notice': splits by side if two sides have their own figures. */
function bySide(
  main: string,
  { named, values, saidIn }: { named: readonly Named[]; values: readonly Value[]; saidIn: (part: string) => Says },
): Pick<Claim, "says" | "who" | "values">[] | null {
  const subjects = named.filter(({ who }, at) => who !== "unknown" && who !== named[at - 1]?.who);
  const split = subjects.map(({ who, at }, index) => {
    const to = subjects[index + 1]?.at ?? main.length;
    const own = values.filter((value) => value.at >= at && value.at < to).map(plain);
    return { says: saidIn(main.slice(at, to)), who, values: own };
  });
  const withOwn = split.filter((one) => one.values.length > 0);
  if (withOwn.length < 2 || new Set(withOwn.map(({ who }) => who)).size < 2) return null;
  const stated = withOwn.find(({ says }) => says === "does");
  return withOwn.map((one) => (one.says === "unclear" && stated ? { ...one, says: stated.says } : one));
}

/** A part on its own, without conditions. */
const bare = (main: string): Statement => ({ main, conditions: [], exceptions: [] });

/** 'the Buyer and the Supplier', 'Заказчик и Исполнитель'. */
const JOINS = either(
  String.raw`^[\p{L}-]+(?:,| and|,? or)(?: the)? $`,
  String.raw`^[\p{L}-]+(?: и| или) $`,
  String.raw`^[\p{L}-]+(?: ба| болон) $`,
);

/** Whom it concerns: the party named first, or both if both are meant. */
function toWho(named: readonly Named[], part: string): Who {
  const [first] = named;
  if (!first) return "unknown";
  const second = named.find(({ who }) => who !== first.who);
  const between = second ? part.slice(first.at, second.at) : "";
  const isJoined = between.length < 40 && JOINS.test(between) && second?.who !== "both";
  return isJoined && first.who !== "both" ? "both" : first.who;
}

/** 'The Supplier may charge interest' is on the other side; 'the Supplier pays interest' is not. */
const CLAIMS_IT = words(
  "may charge; may claim; may demand; entitled; right to; charge.",
  "вправе; может; начисл; потребовать; требовать; имеет право",
  "эрхтэй; шаард; нэхэмжил; тооц; бодож; бодно",
);

const NEXT_PART = either(String.raw`[,;]\s| and `, " а ");

/** 'The Supplier's shall not exceed twice the fees, and the Customer's the fees': each side has its own. */
function hasTwoCaps(sentence: string, { sides, language }: { sides: Sides; language: Language }): boolean {
  const parts = sentence.split(NEXT_PART).flatMap((part) => {
    const [first] = sides(part, language);
    return first && first.who !== "both" && timesOfFees(part, language).length > 0 ? [first.who] : [];
  });
  return new Set(parts).size > 1;
}

/** Who bears a burden that is usually one side's, or needs leave for what only it does, whoever else is named. */
function bearer(
  { id, actor, borneBy, form }: Subject,
  { who, says, before }: { who: Who; says: Says; before: readonly Named[] },
  sentence: string,
  language: Language,
): Who {
  // 'The Carrier's liability is limited. The limit does not cover …': of whose limit the sentence before speaks
  if (id === "uncapped_liability" && says === "does" && who === "unknown") return onlySide(before) ?? "both";
  if (id === "price_increase" && says === "does" && who === "unknown") return "supply"; // who gains by it
  if (form === "leave" && actor && (says === "withConsent" || says === "doesNot")) return actor; // not who consents
  if (borneBy === undefined || who === "both" || who === borneBy) return who;
  return who === "unknown" || meets(CLAIMS_IT, language, sentence) ? borneBy : who;
}

const MONTH_TO_MONTH = words("month to month; monthly", "ежемесячно; помесячно; на один месяц", "сар бүр; сар сараар");
const YEAR_TO_YEAR = words(
  "year to year; each following year; annually; annual renewal; annual basis; for successive years",
  "на кажд~ …год; продлевается на год; продлен на год; на следующ~ …год; на очередн~ …год; на новый …год; ежегодно; каждый год",
  "жил бүр; жил тутам; дараагийн жил",
);
const WEEK_TO_WEEK = words("week to week; weekly", "еженедельно", "долоо хоног бүр");

/** 'The term is two years with automatic annual renewals': a figure well before the renewal is the first term's. */
function isOfRenewal(part: string, language: Language): (value: Value) => boolean {
  const first = language === "mn" ? -1 : RENEWS[language] ? part.search(RENEWS[language]) : -1;
  return ({ end }) => end > first - BEFORE_RENEWAL || !meets(FIRST_TERM, language, part.slice(0, first));
}

const BEFORE_RENEWAL = 16;
const FIRST_TERM = words(
  "initial; term of; term shall; term is; term will; period of; remain in; in effect; in force; effective",
  "срок~ действи; заключен на; действует; первоначальн",
  "",
);

/** The length of the renewal, from the parts about renewal, not from the notice that stops it. */
function renewalTerms(subject: Subject, main: string, language: Language): Value[] {
  const parts = main.split(", ").filter((part) => meets(RENEWS, language, part));
  const stated = parts.flatMap((part) => readValues(subject, part, language).filter(isOfRenewal(part, language)));
  if (stated.length > 0) return stated;
  const meetsList = (list: ReturnType<typeof words>) => parts.some((part) => meets(list, language, part));
  const value = meetsList(YEAR_TO_YEAR) ? 12 : meetsList(WEEK_TO_WEEK) ? 0.25 : meetsList(MONTH_TO_MONTH) ? 1 : 0;
  return value > 0 ? [{ unit: "months", value, at: 0, end: 0, bound: "exact" }] : [];
}
