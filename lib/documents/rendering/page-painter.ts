import { groupedBy } from "@/lib/grouped-by";
import { type Face, traceOutline } from "./face";
import type { LaidBlock, Marker } from "./laid-block";
import type { Segment } from "./line-breaking";
import type { PageOfLines, PlacedLine } from "./page-breaking";
import { EM, type OpenedFont, type PathCommand, type Pen, type Pencil } from "./react-pdf";
import { signsIn, type Sign } from "./signs";
import { CHANGE_BAR, INK, MARGIN, PAGE, QUIET, ROW_PADDING } from "./typography";

/** Header and footer text of a page, already positioned. */
export type Furniture = { text: string; x: number; baseline: number };

/** Draws one page: its lines with marks and list markers, and the grey header and footer. */
export function paintPage(
  pen: Pen,
  page: PageOfLines,
  { furniture, face }: { furniture: readonly Furniture[]; face: Face },
): void {
  pen.lines.fillColor(INK);
  page.forEach((placed, index) => {
    if (!placed.block.frame) drawLine(pen, placed);
    else if (page[index - 1]?.block !== placed.block) drawCells(pen, page, index);
    if (placed.block.beside && page[index + 1]?.block !== placed.block) drawBeside(pen, page, placed.block);
  });
  pen.lines.fillColor(QUIET.frame);
  page.forEach((placed, index) =>
    drawFrame(pen.lines, placed, {
      isFirst: page[index - 1]?.block !== placed.block,
      isLast: page[index + 1]?.block !== placed.block,
    }),
  );
  pen.lines.fillColor(QUIET.ink);
  const look = { face, size: QUIET.size, underline: false, strike: false };
  for (const { text, x, baseline } of furniture)
    drawText(pen, { text, x, width: 0, gap: 0, look }, { x, baseline, ink: QUIET.ink });
  pen.lines
    .fillColor(QUIET.rule)
    .rect(MARGIN.left, QUIET.ruleY, PAGE.width - MARGIN.left - MARGIN.right, 0.5)
    .fill();
}

function drawLine(pen: Pen, { line, top, block, isFirst, isShownAgain }: PlacedLine): void {
  const left = MARGIN.left + block.left;
  const baseline = MARGIN.top + top + baselineWithin(block);
  if (line.some(({ look }) => look.ink !== undefined)) drawChangeBar(pen.lines, MARGIN.top + top, block);
  if (isFirst && block.marker) drawMarker(pen.lines, block, { marker: block.marker, left, baseline });
  for (const segment of line) {
    if (isShownAgain) {
      drawShapes(pen.lines, segment, { x: left + segment.x, baseline });
      continue;
    }
    const { ink } = segment.look;
    if (ink !== undefined) pen.lines.fillColor(ink);
    drawText(pen, segment, { x: left + segment.x, baseline, ink: ink ?? INK });
    drawRules(pen.lines, segment, left + segment.x, baseline);
    if (ink !== undefined) pen.lines.fillColor(INK);
  }
}

function drawChangeBar(pencil: Pencil, top: number, { style }: LaidBlock): void {
  pencil.fillColor(QUIET.frame).rect(CHANGE_BAR.x, top, CHANGE_BAR.width, style.lineHeight).fill();
  pencil.fillColor(INK);
}

/** Draws what a page has of a row cell by cell, so that copied text has one cell after the other. */
function drawCells(pen: Pen, page: PageOfLines, first: number): void {
  const block = page[first]?.block;
  const edges = (block?.frame ?? []).map(({ left }) => left).sort((one, other) => one - other);
  const cellAt = (x: number) => edges.findLastIndex((edge) => edge <= x);
  const placed: { line: PlacedLine; cells: Map<number, Segment[]> }[] = [];
  for (let at = first; page[at] !== undefined && page[at]?.block === block; at += 1) {
    const line = page[at] as PlacedLine;
    placed.push({ line, cells: groupedBy(line.line, ({ x }) => cellAt(x)) });
  }
  for (let cell = -1; cell < edges.length; cell += 1)
    for (const { line, cells } of placed) {
      const own = cells.get(cell);
      if (own) drawLine(pen, { ...line, line: own });
    }
}

/** Draws the second column after the first, so that copied text has one after the other. */
function drawBeside(pen: Pen, page: PageOfLines, block: LaidBlock): void {
  for (const placed of page)
    if (placed.block === block) drawLine(pen, { ...placed, line: block.beside?.[placed.index] ?? [], isFirst: false });
}

const HAIRLINE = 0.5;

/** Draws the frame of a row around one line: its sides, and its top or bottom if it begins or ends on this page. */
function drawFrame(
  pencil: Pencil,
  { top, block: { frame, style }, isFirst: isRowsFirst }: PlacedLine,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): void {
  if (!frame) return;
  const from = MARGIN.top + top - (isFirst ? ROW_PADDING : 0);
  const to = MARGIN.top + top + style.lineHeight + (isLast ? ROW_PADDING : 0);
  for (const { left, right, begins, ends } of frame) {
    const [x, width] = [MARGIN.left + left, right - left + HAIRLINE];
    pencil.rect(x, from, HAIRLINE, to - from).fill();
    pencil.rect(MARGIN.left + right, from, HAIRLINE, to - from).fill();
    if (isFirst && (begins || !isRowsFirst)) pencil.rect(x, from, width, HAIRLINE).fill();
    if (isLast && ends) pencil.rect(x, to, width, HAIRLINE).fill();
  }
}

/** Draws text with one look from `x` on. */
export function drawText(
  pen: Pen,
  { text, gap, look: { face, size } }: Segment,
  { x, baseline, ink }: { x: number; baseline: number; ink: string },
): void {
  const scale = size / EM;
  for (const run of face.splitRuns(text, gap / scale)) {
    const left = x + run.x * scale;
    pen.text(run.shape, { face: run.face, size, x: left, baseline, text: run.text });
    for (const { sign, x: within } of signsIn(run.text, run.shape))
      drawSign(pen.lines, sign, { x: left + within * scale, baseline, scale, ink });
  }
}

function baselineWithin({ style, face }: LaidBlock): number {
  return style.lineHeight / 2 + ((face.ascent - face.descent) * style.size) / 2000;
}

/** A place to write: drawn as one line, although its underscores are separate. */
const WRITING_LINE = /_{3,}/gu;

function drawRules(pencil: Pencil, segment: Segment, x: number, baseline: number): void {
  const { width, gap, look } = segment;
  const thickness = look.size * 0.06;
  if (gap === 0) drawWritingLines(pencil, segment, x, baseline);
  if (look.underline) pencil.rect(x, baseline + look.size * 0.13, width, thickness).fill();
  if (look.strike) pencil.rect(x, baseline - look.size * 0.28, width, thickness).fill();
}

/** Drawn over the underscores, so that they form one line. */
function drawWritingLines(pencil: Pencil, { text, look, ruledTo }: Segment, x: number, baseline: number): void {
  const { from, to } = measureUnderscore(look.face.font);
  const scale = look.size / EM;
  const measureWidth = (part: string) => look.face.measureWidth(part, look.size);
  for (const { 0: line, index } of text.matchAll(WRITING_LINE)) {
    const start = measureWidth(text.slice(0, index));
    const isLast = index + line.length === text.length;
    const [own, height] = [measureWidth(line), (to - from) * scale];
    const rule = (at: number, width: number) => pencil.rect(x + at, baseline - to * scale, width, height).fill();
    rule(start, own);
    if (!isLast || ruledTo === undefined || ruledTo <= start + own) continue;
    const left = ruledTo - start - own;
    rule(start + own, left)
      .rect(x + start + own, baseline - to * scale, left, height)
      .fill(); // as dark as the underscores
  }
}

function drawSign(
  pencil: Pencil,
  { lines, thickness }: Sign,
  { x, baseline, scale, ink }: { x: number; baseline: number; scale: number; ink: string },
): void {
  pencil
    .save()
    .lineWidth(rounded(thickness * scale))
    .strokeColor(ink);
  for (const line of lines) {
    line.forEach(([right, up], index) =>
      pencil[index === 0 ? "moveTo" : "lineTo"](rounded(x + right * scale), rounded(baseline - up * scale)),
    );
  }
  pencil.stroke().restore();
}

/** Markers are shapes, not text, so that copying from the PDF gives only the contract's text. */
function drawMarker(
  pencil: Pencil,
  { style, face }: LaidBlock,
  { marker, left, baseline }: { marker: Marker; left: number; baseline: number },
): void {
  if (marker.kind === "bullet")
    return drawBullet(pencil, marker.depth, { x: left - style.size * 1.05, y: baseline - style.size * 0.33 });
  const { commands, width } = traceOutline(marker.label, face.font);
  const scale = style.size / EM;
  fillOutline(pencil, commands, { x: left - style.size * 0.6 - width * scale, baseline, scale });
}

/** Repeated words, which therefore aren't text either. */
function drawShapes(
  pencil: Pencil,
  { text, look: { face, size } }: Segment,
  { x, baseline }: { x: number; baseline: number },
): void {
  const scale = size / EM;
  for (const run of face.splitRuns(text, 0))
    fillOutline(pencil, traceOutline(run.text, run.face.font).commands, { x: x + run.x * scale, baseline, scale });
}

function fillOutline(
  pencil: Pencil,
  commands: readonly PathCommand[],
  { x, baseline, scale }: { x: number; baseline: number; scale: number },
): void {
  for (const { command, args } of commands)
    trace(
      pencil,
      command,
      args.map((arg, index) => rounded(index % 2 === 0 ? x + arg * scale : baseline - arg * scale)),
    );
  pencil.fill();
}

function trace(pencil: Pencil, command: PathCommand["command"], points: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
  if (command === "moveTo") pencil.moveTo(a, b);
  else if (command === "lineTo") pencil.lineTo(a, b);
  else if (command === "quadraticCurveTo") pencil.quadraticCurveTo(a, b, c, d);
  else if (command === "bezierCurveTo") pencil.bezierCurveTo(a, b, c, d, e, f); // filling closes a path
}

const rounded = (length: number) => Math.round(length * 100) / 100;

function drawBullet(pencil: Pencil, depth: number, { x, y }: { x: number; y: number }): void {
  if (depth % 3 === 0) pencil.circle(x, y, 1.7).fill();
  else if (depth % 3 === 1) pencil.save().lineWidth(0.7).strokeColor(INK).circle(x, y, 1.5).stroke().restore();
  else pencil.rect(x - 1.4, y - 1.4, 2.8, 2.8).fill();
}

const underscores = new WeakMap<OpenedFont, { from: number; to: number }>();

/** The vertical extent of an underscore, in thousandths of the size. */
function measureUnderscore(font: OpenedFont): { from: number; to: number } {
  const known = underscores.get(font);
  if (known) return known;
  const heights = traceOutline("_", font).commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === 1));
  const reach = { from: Math.min(...heights), to: Math.max(...heights) };
  underscores.set(font, reach);
  return reach;
}
