/** The words of the starters in each language. Pure. */
import type { Language } from "@/lib/copy/languages";
import { englishAsks } from "./asks-english";
import { mongolianAsks } from "./asks-mongolian";
import { russianAsks } from "./asks-russian";
import { english } from "./english";
import { englishOfKinds } from "./kinds-english";
import { mongolianOfKinds } from "./kinds-mongolian";
import { russianOfKinds } from "./kinds-russian";
import { mongolian } from "./mongolian";
import { russian } from "./russian";
import type { Sided, StarterText, StarterTopic, StarterWords } from "./starter";

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
