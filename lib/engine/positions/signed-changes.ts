import type { Language } from "@/lib/copy/languages";
import type { Statement } from "./statement";
import type { Subject } from "./subject";
import { meets, words } from "./words";

/** Signed by both sides means agreed; a notice signed by one doesn't. */
const CHANGES: ReadonlySet<string> = new Set(["unilateral_amendment", "price_increase"]);
export const SIGNED = words(
  "signed; executed; written agreement; by agreement; both agree; agreed in writing; signature; signatures",
  "подпис; допсоглашени; дополнительн~ соглашени; по соглашению; по …соглашению; соглашением сторон; двусторонн",
  "гарын үсэг; тохирч; тохиролц; харилцан",
);
export const IN_WRITING = words("in writing", "письменно", "бичгээр");
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
export const isSignedByOne = (part: string, language: Language) =>
  language === "en" && SIGNED_BY.test(part) && !BY_TWO.test(part) && !meets(BY_BOTH, language, part);

/** 'May not be amended except in writing signed by both parties': its exceptions are how both agree to a change. */
export function isOnlySigned(
  subject: Subject,
  { main, exceptions, conditions }: Statement,
  language: Language,
): boolean {
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
