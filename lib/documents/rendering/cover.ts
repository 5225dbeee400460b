import type { Faces } from "./faces";
import { linesOf } from "./line-breaking";
import { drawText } from "./page-painter";
import type { Pen } from "./react-pdf";
import { COVER, INK, MARGIN, PAGE, QUIET, TEXT_WIDTH } from "./typography";

/** Draws a title page: the contract's name, and below a short rule a few words, line by line. */
export function paintCover(
  pen: Pen,
  { name, words, faces }: { name: string; words: readonly string[]; faces: Faces },
): void {
  const look = { face: faces.bold, size: COVER.size, underline: false, strike: false };
  const lines = linesOf([{ text: name, look }], { width: TEXT_WIDTH, align: "center" }).slice(0, COVER.mostLines);
  pen.lines.fillColor(INK);
  lines.forEach((line, index) => {
    const baseline = COVER.top + index * COVER.lineHeight;
    for (const segment of line) drawText(pen, segment, { x: MARGIN.left + segment.x, baseline, ink: INK });
  });
  const ruleY = COVER.top + (lines.length - 0.2) * COVER.lineHeight;
  pen.lines
    .fillColor(QUIET.rule)
    .rect((PAGE.width - COVER.rule) / 2, ruleY, COVER.rule, 0.75)
    .fill();
  pen.lines.fillColor(QUIET.ink);
  words.forEach((text, index) => {
    const own = { ...look, face: faces.regular, size: COVER.words };
    const x = (PAGE.width - faces.regular.widthOf(text, COVER.words)) / 2;
    const baseline = ruleY + 32 + index * 20;
    drawText(pen, { text, x, width: 0, gap: 0, look: own }, { x, baseline, ink: QUIET.ink });
  });
}
