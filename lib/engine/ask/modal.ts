import type { Language } from "@/lib/copy/languages";
import { either } from "../text/either";
import type { IndexedUnit } from "./clause-index";
import type { ReadQuestion } from "./question";

/** Whether a question asks what somebody may do, or what somebody must. Lower case, 'ё' as 'е'. */
const ASKS: Readonly<Record<Language, Readonly<Record<"may" | "must", RegExp>>>> = {
  en: {
    may: /\b(?:can(?:not|'t)?|may|could|allowed|permitted|able to|free to|entitled|right to|forbidden|prohibited)\b/u,
    must: /\b(?:must|shall|should|ha(?:s|ve) to|need(?:s|ed)? to|obliged|required|responsible|duty)\b/u,
  },
  ru: {
    may: /можно|нельзя|(?:^|[^а-я])мо(?:гу|жем|жет|гут|жете)(?![а-я])|вправе|прав[оа] |разреш|запрещ|допуска/u,
    must: /обязан|долж[не]н?|нужно|надо|придется|требуется|обязательн/u,
  },
  mn: {
    may: /болох|болно|болохгүй|эрхтэй|чадах|чадна|зөвшөөр|хориг/u,
    must: /ёстой|үүрэгтэй|хэрэгтэй|шаардлагатай|заавал|үүрэг/u,
  },
};
const GRANTS = either(
  String.raw`\b(?:may|entitled|right to|permit\p{L}*|allow\p{L}*|consent|free to|shall not|must not|prohibit\p{L}*|forbid\p{L}*|cannot)\b`,
  String.raw`вправе|име\p{L}{1,2} право|запрещ|допуска|разреш|согласи|(?<!\p{L})мо(?:жет|гут)|не долж|обязуется не`,
  String.raw`болно|болохгүй|эрхтэй|эрхгүй|хориг|зөвшөөр|боломжтой`,
);
const OBLIGES = either(
  String.raw`\b(?:shall|must|ha(?:s|ve) to|undertakes?|obliged|responsible|agrees? to)\b`,
  String.raw`обязан|обязу|долж[не]|производит|осуществляет|несет`,
  String.raw`үүрэгтэй|үүрэг|ёстой|хариуц|[нх][аэоө](?:\.|;|$)`,
);

/** A definition opens a clause: '“Site” means …', «Товар – …». */
export const IS_DEFINITION = either(
  String.raw`^[\d.()\s]{0,12}[“"«][^“”"«»]{2,60}[”"»][^.]{0,30}\b(?:means?|refers? to|has the meaning)\b`,
  String.raw`^[\d.()\s]{0,12}[“"«]?[^“”"«».]{2,60}[”"»]?\s?(?:[–—-]\s\p{Ll}|означает|понимается)`,
  String.raw`^[\d.()\s]{0,12}[“"«][^“”"«»]{2,60}[”"»]\s?(?:гэж|гэдэг)`,
);

/** Whether the clause grants or forbids where that is asked, obliges where that is, and does neither. */
export function modalFeatures({ text, language }: ReadQuestion, unit: IndexedUnit): Record<string, number> {
  const asked = text.toLowerCase().replace(/ё/gu, "е");
  const [may, must] = [ASKS[language].may.test(asked), ASKS[language].must.test(asked)];
  const [grants, obliges] = [GRANTS.test(unit.text), OBLIGES.test(unit.text)];
  return {
    mayFit: may && grants ? 1 : 0,
    mustFit: must && obliges ? 1 : 0,
    modalMisfit: (may || must) && !grants && !obliges ? 1 : 0,
  };
}
