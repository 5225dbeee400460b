/** The position on the governing law: whose law is ours, in each language. Pure. Source: B-24.3. */
import type { Language } from "@/lib/copy/languages";
import type { Position } from "../position";

/** The usual home countries of a language's speakers; English speakers may be anywhere. */
const HOME_LAWS: Readonly<Record<Language, string[]>> = {
  en: [],
  ru: ["Российская Федерация", "Российской Федерации", "Россия", "России", "Russian Federation", "Russia"],
  mn: ["Монгол Улс", "Монгол Улсын", "Mongolia"],
};

type Said = Readonly<Record<Language, string>>;
/** By whose home it is: our ask, and our wording. */
const TEXTS: Readonly<Record<Language, { wanted: Said; wording: Said }>> = {
  en: {
    wanted: { en: "The law of our own country.", ru: "Право нашей страны.", mn: "Манай улсын хууль." },
    wording: {
      en: "This Agreement is governed by the laws of [our country].",
      ru: "К Договору применяется право [нашей страны].",
      mn: "Энэ гэрээнд [манай] улсын хуулийг хэрэглэнэ.",
    },
  },
  ru: {
    wanted: { en: "The law of the Russian Federation.", ru: "Право Российской Федерации.", mn: "ОХУ-ын хууль." },
    wording: {
      en: "This Agreement is governed by the laws of the Russian Federation.",
      ru: "К Договору применяется право Российской Федерации.",
      mn: "Энэ гэрээнд ОХУ-ын хуулийг хэрэглэнэ.",
    },
  },
  mn: {
    wanted: { en: "The law of Mongolia.", ru: "Право Монголии.", mn: "Монгол Улсын хууль." },
    wording: {
      en: "This Agreement is governed by the laws of Mongolia.",
      ru: "К Договору применяется право Монголии.",
      mn: "Энэ гэрээнд Монгол Улсын хуулийг хэрэглэнэ.",
    },
  },
};

/** A starter's text on the law in another language, with the same country; null if it isn't one. */
export function homeLawSaid(text: string, part: "wanted" | "wording", to: Language): string | null {
  const home = Object.values(TEXTS).find((one) => Object.values(one[part]).includes(text));
  return home ? home[part][to] : null;
}

const OWN: Readonly<Record<Language, (country: string) => { wanted: string; wording: string }>> = {
  en: (country) => ({
    wanted: `The law of ${country}.`,
    wording: `This Agreement is governed by the laws of ${country}.`,
  }),
  ru: (country) => ({ wanted: `Право: ${country}.`, wording: `Право, применимое к Договору: ${country}.` }),
  mn: (country) => ({ wanted: `Хууль: ${country}.`, wording: `Энэ гэрээнд хэрэглэх хууль: ${country}.` }),
};

/** The position with the country that people named as theirs, else with that of most speakers of the language. */
export function withHomeLaw(position: Position, language: Language, country: string | undefined): Position {
  const named = country?.trim() ?? "";
  if (named === "") {
    const names = HOME_LAWS[language];
    return { ...position, wanted: { ...position.wanted, limits: names.length === 0 ? [] : [{ is: "oneOf", names }] } };
  }
  const { wanted, wording } = OWN[language](named);
  return {
    ...position,
    wanted: { text: wanted, wording, limits: [{ is: "oneOf", names: [named] }] },
    fallback: position.fallback && { ...position.fallback, wording: "" },
  };
}
