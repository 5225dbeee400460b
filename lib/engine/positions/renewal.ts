import type { Language } from "@/lib/copy/languages";
import { isNegatedNear, NO_MATTER, without, isNegated, type Says, type Statement } from "./statement";
import { meets, words } from "./words";

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
  "продл; пролонг; возобновл; продолж",
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
  "сунгахгүй тухай; сунгахгүй гэдгээ; сунгахгүй гэж",
);

/** 'Unless the parties sign an extension' is no silence. */
const BOTH_SIGN = words(
  "parties sign; parties agree; parties so agree; both parties; signed by; agreed in writing; by mutual",
  "",
  "",
);

/** Automatic, by agreement, or none. If silence is the condition, renewal is automatic. */
export function renewalIn({ main, conditions, exceptions }: Statement, language: Language): Says {
  const limited = without(without(main, NO_MATTER, language), DECIDES, language);
  const isJoint = meets(JOINTLY, language, [limited, ...conditions].join(", "));
  if (meets(OPTION, language, limited) && !isJoint)
    return isNegatedNear(RENEWS, limited, language) ? "doesNot" : "unclear";
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
