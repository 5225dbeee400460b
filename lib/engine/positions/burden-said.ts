import type { Language } from "@/lib/copy/languages";
import { isNegatedNear, NO, NO_MATTER, without } from "./negated";
import type { Says, Statement } from "./statement";
import type { Subject } from "./subject";
import { meets, words } from "./words";

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
