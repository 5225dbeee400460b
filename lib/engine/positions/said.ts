import type { Language } from "@/lib/copy/languages";
import { burdenIn } from "./burden-said";
import { NO, NO_MATTER, without } from "./negated";
import { renewalIn } from "./renewal";
import { changesTheContract, IN_WRITING, isOnlySigned, isSignedByOne, SIGNED } from "./signed-changes";
import { isNegated, type Says, type Statement } from "./statement";
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
