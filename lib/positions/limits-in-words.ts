/** What of a position in words a machine can hold against a contract. Pure. Source: B-24.6. */
import { languageOf } from "@/lib/engine/language/identify";
import { isNegated } from "@/lib/engine/positions/statement";
import type { Subject } from "@/lib/engine/positions/subject";
import { valuesIn } from "@/lib/engine/positions/values";
import { meets, words } from "@/lib/engine/positions/words";
import { folded } from "@/lib/engine/text/folding";
import type { Language } from "@/lib/copy/languages";
import type { Side } from "./bounds";
import type { Level, Limit, Position } from "./position";

const ALIKE = words(
  "either party; each party; neither party; both parties; mutual; alike; each other; the parties",
  "кажд~ сторон; каждая из; обе стороны; стороны.; ни одна сторон; взаимн; друг друга; одинаков",
  "аль ч тал; аль нэг тал; хоёр тал; талууд; тал бүр; харилцан; адил",
);
const OURS = words(
  "we may; we can; we have the right; we are entitled",
  "мы вправе; мы можем; мы имеем право",
  "бид …болно; бид …эрхтэй; бид …цуцал",
);
const WITHOUT = words("without", "без.", "зөвшөөрөлгүй~; шалтгаангүй~");
/** Words that say no of a bound, not of the thing. */
const BOUNDS =
  /(?:not|no) (?:less|more|fewer|later|earlier) than|не (?:более|менее|позднее|ранее|свыше)|no later|without cause|без причин\p{L}*|без объяснения причин|шалтгаангүйгээр|хэтрэхгүй|хэтрүүлэхгүй|доошгүй|илүүгүй|багагүй/gu;

/** A position's own limits, else what its words say. */
export function limitsWanted({ wanted }: Position, subject: Subject): readonly Limit[] {
  return limitsOf(wanted, subject);
}

export function limitsOf({ text, limits }: Level, subject: Subject): readonly Limit[] {
  return limits.length > 0 ? limits : limitsInWords(text, subject);
}

const THEIRS = words(
  "the other side; the other party; the supplier; the vendor; the customer; the counterparty; they",
  "другая сторона; контрагент; поставщик; исполнител; заказчик",
  "нөгөө тал; харилцагч; нийлүүлэгч; гүйцэтгэгч; захиалагч",
);

/** On whose side a position wants a burden, where its words say so; null where they don't, or both are meant. */
export function whoIsMeant(text: string, { form, id }: Subject, side: Side): Side | null {
  if (form !== "burden" || side === "mutual" || id === "ip_assignment") return null;
  const language = languageOf(text) ?? "en";
  return meets(THEIRS, language, folded(text)) ? (side === "buy" ? "supply" : "buy") : null;
}

/** 'Affiliates without consent' is no ban; 'not without consent' is one by its 'not'. */
const WITHOUT_CONSENT = /without (?:[\p{L}']+ ){0,3}consent|без (?:[\p{L}]+ ){0,3}согласи\p{L}*|зөвшөөрөлгүй\p{L}*/gu;

/** 'At most 30 days', 'must not renew', 'either party': none where it can't be told what would be enough. */
export function limitsInWords(text: string, subject: Subject): Limit[] {
  const language = languageOf(text) ?? "en";
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

/** Null where there is a figure whose bound can't be told. */
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

/** 'The law of England and Wales.': the names with capitals behind the first word. */
function lawIn(text: string): Limit[] {
  const [, ...rest] = text.trim().split(/\s+/u);
  const language = languageOf(text);
  const said = language === "mn" ? text : rest.join(" ");
  const names = [...said.matchAll(LAW_NAME)]
    .map((match) => match[0].replace(/^(?:of|and|и|the)\s|\s(?:of|and|и|the)$/gu, "").trim())
    .filter((name) => /\p{Lu}/u.test(name));
  return names.length === 1 ? [{ is: "oneOf", names }] : [];
}
