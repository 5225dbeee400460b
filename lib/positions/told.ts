/** Positions as a reader is told them. Pure. Source: B-24.8. */
import { type Language, LANGUAGES } from "@/lib/copy/languages";
import { type Side, SIDES } from "./bounds";
import type { Level, Position } from "./position";
import { forSide, STARTER_TOPICS, type Sided, type StarterTopic, type StarterWords } from "./starter/starter";
import { STARTER_WORDS } from "./starter/starter-book";

/** What a starter says, in another language. */
type StarterPart = Exclude<keyof StarterWords, "law">;

/** These name the country whose law people of a language mostly want, so no two languages say the same. */
const ABOUT_A_COUNTRY: Partial<Record<StarterTopic, readonly StarterPart[]>> = { governing_law: ["wanted", "wording"] };

/**
 * A starter's text in a language, where `text` is word for word what a starter says on that part of the topic in some
 * language; else `text` as it is, since somebody wrote it. Words of the given side are tried first.
 */
function starterSaid(text: string, about: { topic: string; part: StarterPart; side: Side }, to: Language): string {
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

type Book = { side: Side; positions: readonly Position[] };

/**
 * What is word for word a starter's is told in the reader's language, and its wording in the contract's, of which it
 * may become a clause; what people wrote stays as they wrote it. What the law adds is of one country and stays too.
 */
export function toldTo(reader: Language, { side, positions }: Book, ofContract: Language): Position[] {
  return positions.map((position) => {
    const { topic, wanted, fallback, redLine, why } = position;
    const said = (text: string, part: StarterPart, to: Language) => starterSaid(text, { topic, part, side }, to);
    const level = (one: Level, part: StarterPart): Level => ({
      ...one,
      text: said(one.text, part, reader),
      wording: said(one.wording, part === "wanted" ? "ask" : "wording", ofContract),
    });
    return {
      ...position,
      wanted: level(wanted, "wanted"),
      fallback: fallback && level(fallback, "fallback"),
      redLine: { ...redLine, text: said(redLine.text, "redLine", reader) },
      why: said(why, "why", reader),
    };
  });
}
