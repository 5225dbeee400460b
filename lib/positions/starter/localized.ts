/** Positions as shown to a reader. Pure. Source: B-24.8. */
import { type Language, LANGUAGES } from "@/lib/copy/languages";
import { type Side, SIDES } from "../bounds";
import type { Level, Position } from "../position";
import { forSide, STARTER_TOPICS, type Sided, type StarterTopic, type StarterWords } from "./starter";
import { STARTER_WORDS } from "./starter-book";

/** A part of a starter's text that can be shown in another language. */
type StarterPart = Exclude<keyof StarterWords, "law">;

/** These name the country whose law speakers of a language mostly want, so they differ between languages. */
const ABOUT_A_COUNTRY: Partial<Record<StarterTopic, readonly StarterPart[]>> = { governing_law: ["wanted", "wording"] };

/**
 * A starter's text in a language, if `text` equals a starter's text for that part of the topic in some language; else
 * `text` unchanged, because someone wrote it. Texts for the given side are tried first.
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
 * Unchanged starter texts are shown in the reader's language, and their wording in the contract's, because it may
 * become a clause; what people wrote stays unchanged. Notes on the law concern one country and stay too.
 */
export function localizePositions(reader: Language, { side, positions }: Book, ofContract: Language): Position[] {
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
