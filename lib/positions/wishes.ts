/** What a machine can check in the words of a position, and what they say of whose it is. Pure. Source: B-24.6. */
import type { Language } from "@/lib/copy/languages";
import { detectLanguage } from "@/lib/engine/language/identify";
import { isNegated, parseStatement } from "@/lib/engine/positions/statement";
import type { Subject } from "@/lib/engine/positions/subject";
import { valuesIn } from "@/lib/engine/positions/values";
import { meets, words } from "@/lib/engine/positions/words";
import { STOP } from "@/lib/engine/lexicon/stop-words";
import { folded, splitWords } from "@/lib/engine/text/folding";
import type { Side } from "./bounds";
import type { Level, Limit } from "./position";

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
export type Wanted = { limits: readonly Limit[]; isPart: boolean };

/** A level's own limits, else those in its words. */
export function limitsAtLevel({ text, limits }: Level, subject: Subject): Wanted {
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
  "the other side; the other party; the supplier; the vendor; the customer; the counterparty; they; the landlord; the tenant; the discloser; the recipient",
  "другая сторона; контрагент; поставщик; исполнител; заказчик; арендодател; арендатор",
  "нөгөө тал; харилцагч; нийлүүлэгч; гүйцэтгэгч; захиалагч; түрээслүүлэгч; түрээслэгч",
);

/** Whose side a position wants to bear a burden, if its words say so; null if they don't, or if both are meant. */
export function whoIsMeant(text: string, { form, id }: Subject, side: Side): Side | null {
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
