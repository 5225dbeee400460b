/** Positions as a reader is told them. Pure. Source: B-24.8. */
import type { TopicReviewDto } from "@/lib/assistant/review-schema";
import type { Language } from "@/lib/copy/languages";
import { writtenIn } from "@/lib/documents/written-in";
import type { Side } from "./bounds";
import type { Level, Position } from "./position";
import { starterSaid, type StarterPart } from "./starter/starter-said";

type Book = { side: Side; language: Language; positions: readonly Position[] };

/**
 * What is word for word a starter's is told in the reader's language, and its wording in the contract's, of which it
 * may become a clause; what people wrote stays as they wrote it. What the law adds is of one country and stays too.
 */
export function toldTo(
  reader: Language,
  { side, language, positions }: Book,
  readings: readonly Pick<TopicReviewDto, "passages">[],
): Position[] {
  const quoted = readings.flatMap(({ passages }) => passages.map(({ content }) => content)).join("\n");
  const ofContract = quoted === "" ? language : writtenIn(quoted);
  return positions.map((position) => {
    const { topic, wanted, fallback, redLine, why } = position;
    const said = (text: string, part: StarterPart, to: Language) => starterSaid(text, { topic, part, side }, to);
    const level = (one: Level, part: StarterPart): Level => ({
      ...one,
      text: said(one.text, part, reader),
      wording: said(one.wording, "wording", ofContract),
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
