import type { Language } from "@/lib/copy/languages";
import { changesTheContract, IN_WRITING, isOnlySigned, isSignedByOne, SIGNED } from "./signed-changes";
import { isNegated, type Statement } from "./statement";
import type { Subject } from "./subject";
import { meets, words } from "./words";

/** `withConsent`: only if the other side agrees. `byAgreement`: only if both sides agree anew. */
export type Says = "does" | "doesNot" | "withConsent" | "byAgreement" | "unclear";

/** Negative words that change nothing: 'without cause'. */
const NO_MATTER = words(
  [
    "without cause; without giving a reason; without giving reasons; without any reason; without penalty",
    "for any or no reason; need not give a reason; no reason; not less than; no less than; not more than",
    "no more than; no later than; not later than; not be unreasonably; not unreasonably",
  ],
  "не ниже; не хуже; не чаще; без причин~; без объяснения причин; без указания причин; не более; не менее; не позднее; не ранее; не превыша~",
  "шалтгаангүйгээр; шалтгаан заахгүйгээр; доошгүй; илүүгүй; багагүй; хэтрэхгүй",
);
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
  if (subject.isUnconditional && meets(WHO_WANTS, language, all)) return "does";
  return changesTheContract(subject) && meets(IN_WRITING, language, all) ? "byAgreement" : "unclear";
}

/** A price that stays as it is. */
const FIXED = words(
  "stays the same; unchanged; is fixed; are fixed; remain~ fixed; fixed for; is firm; are firm; firm for; shall be firm; shall be fixed",
  "неизменн; фиксированн; тверд~ и; твердая; твердой; не подлежит; не подлежат",
  "тогтмол; хэвээр",
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

const BY_ITSELF = words(
  "automatic; by itself; carries on; continues; rolls over; renews; shall renew; will renew; is renewed; be renewed; be deemed",
  "автоматически; сам.; само.; считается продлен; продлевается; пролонгируется; продленн",
  "өөрөө; автоматаар; сунгагдана; сунгагдах; сунгасанд; сунгагдсан",
);
const AGREED = words(
  "by agreement; signed; mutual; parties sign; the parties may; parties extend; agree to renew; agree to extend; may be renewed; may be extended",
  "по соглашению; допсоглашени; дополнительн~ соглашени; может быть продл; по письменн",
  "бичгээр …сунга; тохирч; тохиролц; ярилц; харилцан; сунгаж болно; бичгээр сунгана",
);
export const RENEWS = words(
  "renew; prolong; roll; carr; extend; extension; continu",
  "продл; пролонг; возобновл",
  "сунга",
);

/** A right to renew isn't automatic renewal. */
const OPTION = words(
  "may renew; may extend; option to renew; option to extend; right to renew; right to extend; entitled to renew; entitled to extend",
  "вправе продлить; право продлить; право на продление; преимущественн",
  "сунгах эрх; сунгуулах эрх; сунгаж болно",
);

/** Both sides renew it together, which is no option of one: 'харилцан тохиролцож сунгаж болно'. */
const JOINTLY = words(
  "by agreement; by mutual; by written agreement; the parties may; both parties agree; parties so agree",
  "по соглашению; допсоглашени; дополнительн~ соглашени; стороны вправе; стороны могут",
  "тохиролц; тохирч; харилцан; талууд",
);

/** 'May be renewed by notice of the Licensee': neither by itself nor by agreement. */
const MAY_BE_RENEWED = words(
  "may be renewed; may be extended; may be prolonged; can be renewed; can be extended",
  "может быть продл; может быть пролонг",
  "",
);
const BY_ONE = words(
  "notice; option; election; elects; discretion; request of",
  "уведомлени; по усмотрению; по инициативе; по требованию",
  "",
);

/** 'When the parties decide not to renew' is a case, and not what the contract says of renewal. */
const DECIDES = words(
  "determine not to renew; determines not to renew; decide not to renew; decides not to renew; elect not to renew; elects not to renew; choose not to renew; chooses not to renew",
  "решат не продлевать; решили не продлевать; решит не продлевать",
  "",
);

/** 'Unless the parties sign an extension' is no silence. */
const BOTH_SIGN = words(
  "parties sign; parties agree; parties so agree; both parties; signed by; agreed in writing; by mutual",
  "",
  "",
);

/** Automatic, by agreement, or none. If silence is the condition, renewal is automatic. */
function renewalIn({ main, conditions, exceptions }: Statement, language: Language): Says {
  const limited = without(without(main, NO_MATTER, language), DECIDES, language);
  const isJoint = meets(JOINTLY, language, [limited, ...conditions].join(", "));
  if (meets(OPTION, language, limited) && !isJoint) return isNegatedNear(RENEWS, limited, language) ? "doesNot" : "unclear";
  const isAutomatic = meets(BY_ITSELF, language, without(limited, MAY_BE_RENEWED, language));
  if (isNegatedNear(RENEWS, limited, language)) return "doesNot";
  if (isAutomatic && meets(RENEWS, language, main)) return "does";
  const silence = [...conditions, ...exceptions].some(
    (part) =>
      !meets(BOTH_SIGN, language, part) &&
      (isNegated(without(part, NO_MATTER, language), language) || /^unless/u.test(part)),
  );
  if (meets(MAY_BE_RENEWED, language, main) && meets(BY_ONE, language, main)) return "unclear";
  if (meets(AGREED, language, [main, ...exceptions].join(", ")) && !silence) return "byAgreement";
  return silence && meets(RENEWS, language, main) ? "does" : "unclear";
}

const NO = words("not.; no.; never; without", "не.; нет.; без.; ни.", "");
const NEAR = 24;

/** Whether a word of the list is negated: 'does not renew', 'не продлевается', 'сунгагдахгүй'. */
function isNegatedNear(list: ReturnType<typeof words>, part: string, language: Language): boolean {
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

/** Free to do, or said not to be binding. */
const FREE = words(
  "may work for other; free to; no obligation; not obliged; not required; nothing in this; non-exclusive",
  "не обязан; не несет; свободн; вправе свободно",
  "чөлөөтэй; үүрэггүй; хамаарахгүй",
);

function burdenIn(subject: Subject, { main, conditions }: Statement, language: Language): Says {
  const limited = without(main, NO_MATTER, language);
  if (subject.id === "uncapped_liability") return uncappedIn([main, ...conditions].join(", "), language);
  if (meets(FREE, language, limited)) return "doesNot";
  if (isBan(subject) || (subject.bans && meets(subject.bans, language, main))) return "does";
  const parts = limited.split(", ").filter((part) => meets(subject.names, language, part));
  const denied = parts.filter((part) => isNegatedNear(subject.names, part, language));
  if (denied.length > 0) return denied.length === parts.length ? "doesNot" : "unclear";
  return parts.some((part) => meets(NO, language, part)) ? "unclear" : "does";
}

const FRAUD = words(
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
const EVERYTHING = words("unlimited; without limit", "неогранич; без огранич; не ограничен", "хязгааргүй");

/** 'Not': only fraud and intent are outside the limit. */
function uncappedIn(main: string, language: Language): Says {
  if (meets(FRAUD, language, main)) return meets(MORE_THAN_FRAUD, language, main) ? "unclear" : "doesNot";
  return meets(EVERYTHING, language, main) && !meets(MORE_THAN_FRAUD, language, main) ? "does" : "unclear";
}

/** For a ban, 'shall not compete' is the burden itself. */
function isBan({ id }: Subject): boolean {
  return id === "non_compete" || id === "no_solicit_employees";
}

function without(part: string, list: ReturnType<typeof words>, language: Language): string {
  const pattern = list[language];
  return pattern ? part.replace(new RegExp(pattern.source, `${pattern.flags}g`), " ") : part;
}
