import type { Language } from "@/lib/copy/languages";
import { copyFor } from "@/lib/copy/copy";
import type { Side } from "../bounds";
import type { Limit, Position } from "../position";
import type { NewBook, StarterChoice } from "../schema";
import { sideWords } from "../side-words";
import { englishAsks, englishOfKinds } from "./asks-english";
import { mongolianAsks, mongolianOfKinds } from "./asks-mongolian";
import { russianAsks, russianOfKinds } from "./asks-russian";
import { english } from "./english";
import { STARTER_LIMITS } from "./limits";
import { mongolian } from "./mongolian";
import { russian } from "./russian";
import { forSide, topicsFor, type StarterTopic, type Sided, type StarterText, type StarterWords } from "./starter";

/** The starters' texts in each language. */
type Words = Readonly<Record<StarterTopic, StarterWords>>;

export const STARTER_WORDS: Readonly<Record<Language, Words>> = {
  en: withAsks({ ...english, ...englishOfKinds }, englishAsks),
  ru: withAsks({ ...russian, ...russianOfKinds }, russianAsks),
  mn: withAsks({ ...mongolian, ...mongolianOfKinds }, mongolianAsks),
};

function withAsks(
  words: Readonly<Record<StarterTopic, StarterText>>,
  asks: Readonly<Partial<Record<StarterTopic, Sided<string>>>>,
): Words {
  const entries = Object.entries(words) as [StarterTopic, StarterText][]; // its own keys
  const all = entries.map(([topic, text]) => [topic, { ...text, ask: asks[topic] ?? { mutual: "" } }]);
  return Object.fromEntries(all) as Words; // every topic of `words`
}

/** The usual home countries of a language's speakers; English speakers may be anywhere. */
const HOME_LAWS: Readonly<Record<Language, string[]>> = {
  en: [],
  ru: ["Российская Федерация", "Российской Федерации", "Россия", "России", "Russian Federation", "Russia"],
  mn: ["Монгол Улс", "Монгол Улсын", "Mongolia"],
};

/** Makes a book from the starters for a side. No lawyer has reviewed it, and it says so. Pure. */
export function starterBook({ side, kind, language, name }: StarterChoice): NewBook {
  return {
    name: name ?? sideWords(copyFor(language).positions, side, kind).name,
    contractType: "",
    kinds: kind === undefined ? [] : [kind],
    side,
    language,
    positions: topicsFor(kind).map((topic) => starterPosition(topic, side, language)),
  };
}

function starterPosition(topic: StarterTopic, side: Side, language: Language): Position {
  const words = STARTER_WORDS[language][topic];
  const limits = forSide(STARTER_LIMITS[topic], side);
  const wanted = topic === "governing_law" ? homeLaw(language) : limits.wanted;
  return {
    topic,
    wanted: { text: forSide(words.wanted, side), wording: forSide(words.ask, side), limits: wanted },
    fallback: { text: words.fallback, wording: words.wording, limits: limits.fallback },
    redLine: { text: forSide(words.redLine, side), limits: limits.redLine },
    why: words.why,
    law: words.law ?? "",
    isReadByLawyer: false,
  };
}

function homeLaw(language: Language): Limit[] {
  return HOME_LAWS[language].length === 0 ? [] : [{ is: "oneOf", names: HOME_LAWS[language] }];
}
