/** Positions as a reader is told them. Pure. Source: B-24.8. */
import type { Language } from "@/lib/copy/languages";
import type { Side } from "./bounds";
import type { Level, Position } from "./position";
import { starterSaid, type StarterPart } from "./starter/starter-said";

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
