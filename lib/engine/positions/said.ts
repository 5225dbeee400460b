import type { Language } from "@/lib/copy/languages";
import { NO, NO_MATTER, without, isNegatedNear, isNegated, type Says, type Statement } from "./statement";
import { renewalIn } from "./renewal";
import type { Subject } from "./subject";
import { meets, words } from "./words";

export const WITHOUT_CONSENT = words(
  "without …consent; without …agreement; without …approval; without …permission; without asking",
  "без …согласи~; без …одобрени~; без …разрешени~",
  "зөвшөөрөлгүй~; зөвшөөрөл авахгүйгээр; зөвшөөрлийг авалгүй; зөвшөөрөл авалгүй; зөвшөөрлийг авахгүйгээр",
);
export const CONSENT = words(
  "consent; agreement in writing; approval; permission; agree in writing; written agreement; agreed in writing; approved; has agreed",
  "согласи; согласован; одобрени; разрешени",
  "зөвшөөрөл; зөвшөөрл; зөвшөөрвөл; зөвшөөрсөн",
);

export const NO_CONSENT_NEEDED = words(
  "consent is not required; no consent is; no consent; need not consent; consent shall not be required",
  "согласия …не требуется; согласие …не требуется; согласие …не нужно; согласия …не нужно; согласия не требуется; согласие не требуется; согласие не нужно",
  "зөвшөөрөл шаардахгүй; зөвшөөрөл авахгүй; зөвшөөрөл шаардлагагүй",
);

/** What a parsed sentence says on a subject. */
export function readSaid(subject: Subject, statement: Statement, language: Language): Says {
  if (subject.form === "figure" || subject.form === "law") return "does";
  if (subject.form === "renewal") return renewalIn(statement, language);
  return subject.form === "leave" ? leaveIn(subject, statement, language) : burdenIn(subject, statement, language);
}

const MAY = words(
  "may; can.; is entitled; are entitled; has the right; have the right; reserves the right; at any time; free to; need not",
  "вправе; может; можно; имеет право; могут; разрешается; не нужно; достаточно",
  "болно; эрхтэй; чөлөөтэй; хангалттай; цуцална; болох; нэмж; тогтоож",
);

export function leaveIn(subject: Subject, { main, exceptions, conditions }: Statement, language: Language): Says {
  const all = [main, ...conditions].join(", ");
  const consent = WITHOUT_CONSENT[language];
  const isWithoutConsent = consent?.test(all) ?? false;
  const rest = without(without(main, WITHOUT_CONSENT, language), NO_MATTER, language);
  const isFixed = subject.id === "price_increase" && meets(FIXED, language, rest);
  const negated = isFixed || deniesLeave(subject, rest, language);
  if (changesTheContract(subject) && isSignedByOne(all, language)) return "unclear";
  if (isOnlySigned(subject, { main, exceptions, conditions }, language) && negated) return "byAgreement";
  if (isWithoutConsent && main.split(", ").some((part) => grants(part, language))) return "unclear";
  if (isWithoutConsent)
    return negated || meetsProhibition(rest, language)
      ? "withConsent"
      : meets(MAY, language, rest)
        ? "does"
        : "unclear";
  if (negated && main.split(", ").some((part) => grants(part, language))) return "unclear";
  const needsConsent = meets(
    CONSENT,
    language,
    without([main, ...exceptions, ...conditions].join(", "), NO_CONSENT_NEEDED, language),
  );
  if (needsConsent) return "withConsent";
  if (negated && !meets(NO_CONSENT_NEEDED, language, all)) return "doesNot";
  if (changesTheContract(subject) && meets(SIGNED, language, all)) return "byAgreement";
  if (meets(MAY, language, rest)) return "does";
  if (subject.id === "price_increase" && meets(RAISES, language, rest)) return "does";
  if (subject.isUnconditional && meets(WHO_WANTS, language, all)) return "does";
  return changesTheContract(subject) && meets(IN_WRITING, language, all) ? "byAgreement" : "unclear";
}

/** A price that goes up by itself, or is looked at anew on some day. */
const RAISES = words(
  "shall be increased; is increased; are increased; will be increased; shall increase; will increase; be reviewed to",
  "индексируется; ежегодно увеличива; ежегодно повыша; подлежит индексации; увеличивается на; повышается на",
  "нэмэгдэнэ; нэмэгдүүлнэ; нэмж тогтооно",
);

/** A price that stays as it is. */
const FIXED = words(
  "stays the same; unchanged; is fixed; are fixed; remain~ fixed; fixed for; is firm; are firm; firm for; shall be firm; shall be fixed",
  "неизменн; фиксированн; тверд~ и; твердая; твердой; не подлежит; не подлежат",
  "тогтмол; хэвээр",
);

/** «Не согласен – Заказчик может отказаться от договора»: a right in one case. */
export const NOT_AGREED = words(
  "not agreeing; who disagrees",
  "не согласен; не согласна; не согласный; несогласн",
  "санал нийлэхгүй",
);

/** Who ends the contract gives notice, so that it may be ended: «цуцлах бол мэдэгдэнэ». */
export const WHO_WANTS = words(
  "wishing to terminate; wishes to terminate; who terminates",
  "желающая расторгнуть; желающая прекратить",
  "цуцлах бол; цуцлахыг хүсвэл; цуцлах тохиолдолд",
);

const DENIES = words(
  "may not; shall not; must not; will not; cannot; can not; neither; no party; nobody; not entitled; no right; not permitted; not allowed; prohibited; never; won't; i won't; do not have the right",
  "не вправе; не может; не могут; нельзя; запрещ; не допуска; ни одна; никто; не имеет права; не имеют права; никому",
  "хориг",
);
const VERB = 14;

/** Whether permission is denied: by its verb, or right before its object. Another 'not' may be about how often. */
function deniesLeave(subject: Subject, part: string, language: Language): boolean {
  if (language === "mn") return isNegated(part, language);
  if (meets(DENIES, language, part)) return true;
  const pattern = subject.names[language];
  if (!pattern) return false;
  return [...part.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].some(({ index, 0: found }) => {
    const before =
      part
        .slice(Math.max(0, index - VERB), index)
        .split(/[,;]/u)
        .at(-1) ?? "";
    const behind = part.slice(index + found.length, index + found.length + VERB);
    return meets(NO, language, before) || / не /u.test(behind) || meets(NO, language, found);
  });
}

/** A part that grants permission on its own, whatever the rest limits. */
function grants(part: string, language: Language): boolean {
  const rest = without(without(part, WITHOUT_CONSENT, language), NO_MATTER, language);
  return (
    meets(MAY, language, rest) &&
    !isNegated(rest, language) &&
    !meets(CONSENT, language, part) &&
    !meets(MAYBE, language, rest)
  );
}

const MAYBE = words("may only", "лишь; только", "зөвхөн");
const PROHIBITS = words("shall not; must not; may not; neither; no party", "нельзя; не вправе; не может", "хориг");
const meetsProhibition = (part: string, language: Language) => meets(PROHIBITS, language, part);

/** Signed by both sides means agreed; a notice signed by one doesn't. */
const CHANGES: ReadonlySet<string> = new Set(["unilateral_amendment", "price_increase"]);
const SIGNED = words(
  "signed; executed; written agreement; by agreement; both agree; agreed in writing; signature; signatures",
  "подпис; допсоглашени; дополнительн~ соглашени; по соглашению; по …соглашению; соглашением сторон; двусторонн",
  "гарын үсэг; тохирч; тохиролц; харилцан",
);
const IN_WRITING = words("in writing", "письменно", "бичгээр");
/** Subjects on which agreement of both sides is what is asked. */
export const changesTheContract = ({ id }: Subject) => CHANGES.has(id);

const BY_BOTH = words(
  "both; each; the parties; parties hereto; all parties; either party; respective parties; party against; party to be; party charged; mutual; agreed; agreement between",
  "сторон; обеи; обои; взаимн; соглашени",
  "талууд; хоёр тал; тал бүр; тохир; харилцан",
);
const SIGNED_BY = /(?:signed|executed) by /u;
/** 'Executed by the Landlord and the Tenant'. */
const BY_TWO = /(?:signed|executed) by (?:the )?[\p{L}]+(?: [\p{L}]+)? and (?:by )?(?:the )?[\p{L}]+/u;
/** English only: in Russian and Mongolian who signs stands in a case ending, or before the verb. */
const isSignedByOne = (part: string, language: Language) =>
  language === "en" && SIGNED_BY.test(part) && !BY_TWO.test(part) && !meets(BY_BOTH, language, part);

/** 'May not be amended except in writing signed by both parties': its exceptions are how both agree to a change. */
function isOnlySigned(subject: Subject, { main, exceptions, conditions }: Statement, language: Language): boolean {
  const cases = [...exceptions, ...conditions];
  const all = [main, ...cases].join(", ");
  const isOwn = (part: string) => meets(HOW_SIGNED, language, part);
  return (
    changesTheContract(subject) &&
    cases.length > 0 &&
    cases.every(isOwn) &&
    meets(BY_BOTH, language, all) &&
    meets(SIGNED, language, all)
  );
}

/** How a change is agreed, as an exception from a ban on changes. */
export const HOW_SIGNED = words(
  "writ; sign; agree; consent; execut",
  "письменн; подпис; соглас; соглаш",
  "бичг; гарын үсэг; тохир; зөвшөөр",
);

/** Free to do, or said not to be binding. */
const FREE = words(
  "may work for other; free to; no obligation; not obliged; not required; nothing in this; non-exclusive",
  "не обязан; не несет; свободн; вправе свободно",
  "чөлөөтэй; үүрэггүй; хамаарахгүй",
);

/** Whether a burden is imposed, or said not to be. */
export function burdenIn(subject: Subject, { main, conditions }: Statement, language: Language): Says {
  const limited = without(main, NO_MATTER, language);
  if (subject.id === "uncapped_liability") return uncappedIn([main, ...conditions].join(", "), language);
  if (meets(FREE, language, limited)) return "doesNot";
  if (isBan(subject) || (subject.bans && meets(subject.bans, language, main))) return "does";
  const parts = limited.split(", ").filter((part) => meets(subject.names, language, part));
  const denied = parts.filter((part) => isNegatedNear(subject.names, part, language));
  if (denied.length > 0) return denied.length === parts.length ? "doesNot" : "unclear";
  return parts.some((part) => meets(NO, language, part)) ? "unclear" : "does";
}

export const FRAUD = words(
  "fraud; wilful; willful; intent; deliberate",
  "умыс; умышл; мошеннич; обман",
  "санаатай; залилан; луйвар; хуурч",
);
/** What else may be outside a limit. */
const MORE_THAN_FRAUD = words(
  [
    "negligen; indemni; confiden; intellectual; infring; data; payment; pay.; death; injur; breach; property; third; gross",
    "any other; obligation; clause; section; law; §; health; harm; up to; limited; exceed; except; but.; product",
  ],
  [
    "неосторожн; конфиденц; интеллект; исключительн; персональн; оплат; жизн; здоров; нарушен; третьих; пункт; разглаш",
    "тайн; §; кроме; огранич~ сум; ограничен~ цен; предел; прав; закон",
  ],
  "болгоомжгүй; нууц; оюуны; мэдээл; төлбөр; амь; эрүүл; зөрч; гуравдагч; хууль; тохиолдолд; бол.; заасан; эрх; хязгаарлагд",
);
/** What is certainly more than fraud and intent, and that no law puts outside a limit. */
const BEYOND_FRAUD = words(
  "gross negligence; grossly negligent; confidentiality; data protection; duty to pay; obligation to pay; payment of",
  "груб~ неосторожн; конфиденц; тайн; разглаш; персональн~ данн; об оплате; по оплате",
  "болгоомжгүй; хайхрамжгүй; нууцлал; төлбөр төлөх; байгаль орч",
);
/** The list is of what is outside the limit, and not of what it covers. */
const TAKES_OUT = words(
  "not limit; nothing; not apply; unlimited; without limit; not exclude",
  "не применя; не распростран; не действ; не ограничив; неогранич; без огранич",
  "үйлчлэхгүй; хамаарахгүй; хязгаарлахгүй; хязгааргүй",
);
const EVERYTHING = words("unlimited; without limit", "неогранич; без огранич; не ограничен", "хязгааргүй");

/** 'Not': only fraud and intent are outside the limit. */
function uncappedIn(main: string, language: Language): Says {
  if (meets(FRAUD, language, main)) {
    if (meets(BEYOND_FRAUD, language, main) && meets(TAKES_OUT, language, main)) return "does";
    return meets(MORE_THAN_FRAUD, language, main) ? "unclear" : "doesNot";
  }
  return meets(EVERYTHING, language, main) && !meets(MORE_THAN_FRAUD, language, main) ? "does" : "unclear";
}

/** For a ban, 'shall not compete' is the burden itself. */
function isBan({ id }: Subject): boolean {
  return id === "non_compete" || id === "no_solicit_employees";
}
