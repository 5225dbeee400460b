/** What a starter says, in another language. Pure. */
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { SIDES, type Side } from "../bounds";
import { forSide, STARTER_TOPICS, type Sided, type StarterTopic, type StarterWords } from "./starter";
import { STARTER_WORDS } from "./starter-words";

export type StarterPart = Exclude<keyof StarterWords, "law">;

/** These name the country whose law people of a language mostly want, so no two languages say the same. */
const ABOUT_A_COUNTRY: Partial<Record<StarterTopic, readonly StarterPart[]>> = { governing_law: ["wanted", "wording"] };

/**
 * A starter's text in a language, where `text` is word for word what a starter says on that part of the topic in some
 * language; else `text` as it is, since somebody wrote it. Words of the given side are tried first.
 */
export function starterSaid(
  text: string,
  about: { topic: string; part: StarterPart; side: Side },
  to: Language,
): string {
  const { part, side } = about;
  const topic = STARTER_TOPICS.find((one) => one === about.topic);
  if (topic === undefined || text === "" || ABOUT_A_COUNTRY[topic]?.includes(part)) return text;
  const said = (language: Language, of: Side) => forSide(sided(STARTER_WORDS[language][topic][part]), of);
  const from = [side, ...SIDES].find((of) => LANGUAGES.some((language) => said(language, of) === text));
  return from === undefined ? text : said(to, from);
}

function sided(words: string | Sided<string>): Sided<string> {
  return typeof words === "string" ? { mutual: words } : words;
}
