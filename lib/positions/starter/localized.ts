/** Positions as shown to a reader. Pure. Source: B-24.8. */
import { type Language, LANGUAGES } from "@/lib/copy/languages";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import { type Side, SIDES } from "../bounds";
import type { Level, Position } from "../position";
import { homeLawSaid } from "./home-law";
import { STARTER_TOPICS, type OwnText } from "./starter";
import { starterTexts } from "./starter-book";
import { inTrade } from "./trades";

/** A part of a starter's text that can be shown in another language. */
type StarterPart = keyof OwnText;

type About = { topic: string; part: StarterPart; side: Side; kinds: readonly ContractKind[] };

/**
 * A starter's text in a language, if `text` equals a starter's text for that part of the topic in some language; else
 * `text` unchanged, because someone wrote it. Texts for the given side and kind of contract are tried first.
 */
function starterSaid(text: string, about: About, to: Language): string {
  const { part, side, kinds } = about;
  const topic = STARTER_TOPICS.find((one) => one === about.topic);
  if (topic === undefined || text === "") return text;
  const law = topic === "governing_law" && (part === "wanted" || part === "wording") ? part : null;
  if (law !== null) return homeLawSaid(text, law, to) ?? text;
  const written = text.replaceAll("favourable", "favorable"); // as it was spelled before
  for (const kind of [...kinds, undefined])
    for (const of of [side, ...SIDES])
      for (const isOwn of [true, false]) {
        const said = (language: Language) =>
          inTrade(starterTexts(topic, { side: of, language, kind }, isOwn)[part], kind, language);
        if (LANGUAGES.some((language) => said(language) === written)) return said(to);
      }
  return text;
}

type Book = { side: Side; kinds?: readonly ContractKind[]; positions: readonly Position[] };

/**
 * Unchanged starter texts are shown in the reader's language, and their wording in the contract's, because it may
 * become a clause; what people wrote stays unchanged. Notes on the law concern one country and stay too, as does the
 * country whose law is ours, in the reader's words.
 */
export function localizePositions(
  reader: Language,
  { side, kinds = [], positions }: Book,
  ofContract: Language,
): Position[] {
  return positions.map((position) => {
    const { topic, wanted, fallback, redLine, why } = position;
    const said = (text: string, part: StarterPart, to: Language) => starterSaid(text, { topic, part, side, kinds }, to);
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
