import type { Language } from "@/lib/copy/languages";
import { copyFor } from "@/lib/copy/copy";
import type { Side } from "../bounds";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import type { Position } from "../position";
import type { NewBook, StarterChoice } from "../schema";
import { sideWords } from "../side-words";
import { englishAsks, englishOfKinds } from "./asks-english";
import { mongolianAsks, mongolianOfKinds } from "./asks-mongolian";
import { russianAsks, russianOfKinds } from "./asks-russian";
import { english } from "./english";
import { STARTER_LIMITS } from "./limits";
import { withHomeLaw } from "./home-law";
import { mongolian } from "./mongolian";
import { russian } from "./russian";
import { inTrade } from "./trades";
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

/** Makes a book from the starters for a side. No lawyer has reviewed it, and it says so. Pure. */
export function starterBook({ side, kind, language, name, homeLaw }: StarterChoice): NewBook {
  return {
    name: name ?? sideWords(copyFor(language).positions, side, kind).name,
    contractType: "",
    kinds: kind === undefined ? [] : [kind],
    side,
    language,
    positions: topicsFor(kind).map((topic) => {
      const position = starterPosition(topic, { side, language, kind });
      return topic === "governing_law" ? withHomeLaw(position, language, homeLaw) : position;
    }),
  };
}

type Shape = { side: Side; language: Language; kind: ContractKind | undefined };

function starterPosition(topic: StarterTopic, { side, language, kind }: Shape): Position {
  const words = STARTER_WORDS[language][topic];
  const limits = forSide(STARTER_LIMITS[topic], side);
  const said = (text: string) => inTrade(text, kind, language);
  return {
    topic,
    wanted: { text: said(forSide(words.wanted, side)), wording: said(forSide(words.ask, side)), limits: limits.wanted },
    fallback: { text: said(words.fallback), wording: said(words.wording), limits: limits.fallback },
    redLine: { text: said(forSide(words.redLine, side)), limits: limits.redLine },
    why: said(words.why),
    law: words.law ?? "",
    isReadByLawyer: false,
  };
}
