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
import { isOthersAsk, ownLimits, ownText } from "./own-side";
import { withHomeLaw } from "./home-law";
import { mongolian } from "./mongolian";
import { russian } from "./russian";
import { inTrade } from "./trades";
import {
  forSide,
  topicsFor,
  type StarterTopic,
  type Sided,
  type StarterText,
  type StarterWords,
  type OwnText,
} from "./starter";

/** The starters' texts in each language. */
type Words = Readonly<Record<StarterTopic, StarterWords>>;

const STARTER_WORDS: Readonly<Record<Language, Words>> = {
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
    positions: topicsFor(kind)
      .filter((topic) => !isOthersAsk(topic, { side, kind }))
      .map((topic) => {
        const position = starterPosition(topic, { side, language, kind });
        return topic === "governing_law" ? withHomeLaw(position, language, homeLaw) : position;
      }),
  };
}

type Shape = { side: Side; language: Language; kind: ContractKind | undefined };

function starterPosition(topic: StarterTopic, { side, language, kind }: Shape): Position {
  const words = starterTexts(topic, { side, language, kind });
  const limits = ownLimits(topic, { side, kind }) ?? forSide(STARTER_LIMITS[topic], side);
  const said = (text: string) => inTrade(text, kind, language);
  return {
    topic,
    wanted: { text: said(words.wanted), wording: said(words.ask), limits: limits.wanted },
    fallback: { text: said(words.fallback), wording: said(words.wording), limits: limits.fallback },
    redLine: { text: said(words.redLine), limits: limits.redLine },
    why: said(words.why),
    law: STARTER_WORDS[language][topic].law ?? "",
    isReadByLawyer: false,
  };
}

/** A starter's texts for a side; `isOwn`: with what only that side asks, which books from before don't have. */
export function starterTexts(topic: StarterTopic, { side, language, kind }: Shape, isOwn = true): Required<OwnText> {
  const { wanted, ask, fallback, wording, redLine, why } = STARTER_WORDS[language][topic];
  const common = {
    wanted: forSide(wanted, side),
    ask: forSide(ask, side),
    fallback,
    wording,
    redLine: forSide(redLine, side),
    why,
  };
  return isOwn ? { ...common, ...ownText(topic, language, { side, kind }) } : common;
}
