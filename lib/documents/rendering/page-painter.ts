import type { DrawingFeatures, Face } from "./face";
import type { LaidBlock, Marker } from "./laid-blocks";
import type { Segment } from "./line-breaking";
import { outlineOf } from "./outline";
import type { PageOfLines, PlacedLine } from "./page-breaking";
import type { Sign } from "./signs";
import { INK, MARGIN, PAGE, QUIET } from "./typography";

/** What react-pdf's `Canvas` gives to paint with, as far as it is used here; it hands it out untyped. */
export type Painter = {
  font(face: object, family: string, size: number): Painter;
  text(
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: "alphabetic"; features: DrawingFeatures },
  ): Painter;
  fillColor(color: string): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  circle(x: number, y: number, radius: number): Painter;
  lineWidth(width: number): Painter;
  strokeColor(color: string): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  quadraticCurveTo(...points: number[]): Painter;
  bezierCurveTo(...points: number[]): Painter;
  save(): Painter;
  restore(): Painter;
  fill(): Painter;
  stroke(): Painter;
};

/** Words at the head and foot of a page, already in place. */
export type Furniture = { text: string; x: number; baseline: number };

/** Draws one page: its lines with their marks and list markers, and the quiet words around them. */
export class PagePainter {
  readonly #fonts = new Map<Face, object>();

  paint(
    painter: Painter,
    page: PageOfLines,
    { furniture, face }: { furniture: readonly Furniture[]; face: Face },
  ): void {
    painter.fillColor(INK);
    for (const placed of page) this.#line(painter, placed);
    painter.fillColor(QUIET.ink);
    for (const { text, x, baseline } of furniture)
      this.#text(
        painter,
        { text, x, width: 0, gap: 0, look: { face, size: QUIET.size, underline: false, strike: false } },
        { x, baseline, ink: QUIET.ink },
      );
    painter
      .fillColor(QUIET.rule)
      .rect(MARGIN.left, QUIET.ruleY, PAGE.width - MARGIN.left - MARGIN.right, 0.5)
      .fill();
  }

  #line(painter: Painter, { line, top, block, isFirst }: PlacedLine): void {
    const left = MARGIN.left + block.left;
    const baseline = MARGIN.top + top + baselineWithin(block);
    if (isFirst && block.marker) drawMarker(painter, block, { marker: block.marker, left, baseline });
    for (const segment of line) {
      this.#text(painter, segment, { x: left + segment.x, baseline, ink: INK });
      drawRules(painter, segment, left + segment.x, baseline);
    }
  }

  #text(
    painter: Painter,
    { text, gap, look }: Segment,
    { x, baseline, ink }: { x: number; baseline: number; ink: string },
  ): void {
    const scale = look.size / 1000;
    const growth = gap / scale;
    for (const run of look.face.runsOf(text, growth)) {
      const left = x + run.x * scale;
      const options = { lineBreak: false, baseline: "alphabetic", features: { gap: growth, isDrawn: false } } as const;
      painter.font(this.#fontOf(run.face), run.face.name, look.size).text(run.text, left, baseline, options);
      for (const { sign, x: within } of run.face.signsIn(run.text, growth))
        drawSign(painter, sign, { x: left + within * scale, baseline, scale, ink });
    }
  }

  #fontOf(face: Face): object {
    const known = this.#fonts.get(face);
    if (known) return known;
    const font = face.forWriter();
    this.#fonts.set(face, font);
    return font;
  }
}

function baselineWithin({ style, face }: LaidBlock): number {
  return style.lineHeight / 2 + ((face.ascent - face.descent) * style.size) / 2000;
}

function drawRules(painter: Painter, { width, look }: Segment, x: number, baseline: number): void {
  const thickness = look.size * 0.06;
  if (look.underline) painter.rect(x, baseline + look.size * 0.13, width, thickness).fill();
  if (look.strike) painter.rect(x, baseline - look.size * 0.28, width, thickness).fill();
}

function drawSign(
  painter: Painter,
  { lines, thickness }: Sign,
  { x, baseline, scale, ink }: { x: number; baseline: number; scale: number; ink: string },
): void {
  painter
    .save()
    .lineWidth(rounded(thickness * scale))
    .strokeColor(ink);
  for (const line of lines) {
    line.forEach(([right, up], index) =>
      painter[index === 0 ? "moveTo" : "lineTo"](rounded(x + right * scale), rounded(baseline - up * scale)),
    );
  }
  painter.stroke().restore();
}

/** Markers are shapes, not text: what is copied out of the PDF is the contract's text and nothing else. */
function drawMarker(
  painter: Painter,
  { style, face }: LaidBlock,
  { marker, left, baseline }: { marker: Marker; left: number; baseline: number },
): void {
  if (marker.kind === "bullet")
    return drawBullet(painter, marker.depth, { x: left - style.size * 1.05, y: baseline - style.size * 0.33 });
  const { commands, width } = outlineOf(marker.label, face.font);
  const scale = style.size / 1000;
  const x = left - style.size * 0.6 - width * scale;
  for (const { command, args } of commands) {
    if (command === "closePath") continue; // filling closes
    const points = args.map((arg, index) => rounded(index % 2 === 0 ? x + arg * scale : baseline - arg * scale));
    (painter[command] as (...numbers: number[]) => Painter)(...points);
  }
  painter.fill();
}

const rounded = (length: number) => Math.round(length * 100) / 100;

function drawBullet(painter: Painter, depth: number, { x, y }: { x: number; y: number }): void {
  if (depth % 3 === 0) painter.circle(x, y, 1.7).fill();
  else if (depth % 3 === 1) painter.save().lineWidth(0.7).strokeColor(INK).circle(x, y, 1.5).stroke().restore();
  else painter.rect(x - 1.4, y - 1.4, 2.8, 2.8).fill();
}
