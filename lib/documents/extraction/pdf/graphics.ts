/** What a page paints, in order: its words, and the areas filled over and under them. In the page's own points. */
import type { PDFPageProxy } from "unpdf/pdfjs";

export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { left: number; bottom: number; right: number; top: number };

/** Words shown at once. `fill` and `stroke`: the colours that they are painted in; null: a pattern. */
export type Show = {
  text: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** Points; Infinity where that isn't known. */
  size: number;
  paints: readonly Paint[];
  clip: Box;
  isInHiddenLayer: boolean;
  at: number;
};
type Paint = { color: string | null; opacity: number };
/** A filled area. `color` null: a pattern, a shading or a picture. `isWhole`: nothing under it shows through. */
export type Area = { box: Box; color: string | null; isWhole: boolean; isPicture: boolean; at: number };

type State = {
  ctm: Matrix;
  clip: Box;
  fill: string | null;
  stroke: string | null;
  fillOpacity: number;
  strokeOpacity: number;
  isBlended: boolean;
  mode: number;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  widths: number;
  leading: number;
  rise: number;
};

const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
const NOTHING: Box = { left: 0, bottom: 0, right: 0, top: 0 };
const BLACK = "000000";
const AT_FIRST: State = {
  ctm: [1, 0, 0, 1, 0, 0],
  clip: EVERYWHERE,
  fill: BLACK,
  stroke: BLACK,
  fillOpacity: 1,
  strokeOpacity: 1,
  isBlended: false,
  mode: 0,
  font: "",
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  widths: 1,
  leading: 0,
  rise: 0,
};
const MOST_STATES = 10_000;
/** A rectangle has five, closed twice. */
const MOST_POINTS_OF_RECTANGLE = 20;

type Operators = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>;
export type Layers = { isShown: (group: unknown) => boolean };
type Names = Readonly<Record<number, string>>;

/** Linear in the number of operators. @param isShape whether a font draws its letters by itself, in any size */
export function readGraphics(
  { fnArray, argsArray }: Operators,
  how: { names: Names; layers: Layers; isShape: (font: string) => boolean },
): { shows: Show[]; areas: Area[] } {
  const painter = new Painter(how.layers, how.isShape);
  fnArray.forEach((operator, at) => {
    const values: unknown = argsArray[at];
    painter.take(how.names[operator] ?? "", Array.isArray(values) ? values : [], at);
  });
  return painter;
}

class Painter {
  readonly shows: Show[] = [];
  readonly areas: Area[] = [];
  #state: State = AT_FIRST;
  readonly #states: State[] = [];
  #line: Matrix = AT_FIRST.ctm;
  #text: Matrix = AT_FIRST.ctm;
  readonly #layers: boolean[] = [];
  #notes = 0;
  #isClipping = false;
  /** A picture that isn't unpacked leaves nothing but the place that was made for it. */
  #isMadeRoom = false;

  constructor(
    readonly layers: Layers,
    readonly isShape: (font: string) => boolean,
  ) {}

  take(name: string, values: readonly unknown[], at: number): void {
    if (name === "beginAnnotation") this.#notes += 1;
    if (name === "endAnnotation") this.#notes -= 1;
    if (this.#notes > 0) return; // what stands in forms and notes is read from them
    if (name === "restore" && this.#isMadeRoom) this.#paintPicture(at);
    this.#isMadeRoom = name === "transform" || (this.#isMadeRoom && name === "dependency");
    const isDone = this.#takeState(name, values) || this.#takeText(name, values, at);
    if (!isDone) this.#takeArea(name, values, at);
  }

  #set(changed: Partial<State>): true {
    this.#state = { ...this.#state, ...changed };
    return true;
  }

  #takeState(name: string, values: readonly unknown[]): boolean {
    const [first] = values;
    switch (name) {
      case "save":
        if (this.#states.length < MOST_STATES) this.#states.push(this.#state);
        return true;
      case "restore":
        this.#state = this.#states.pop() ?? this.#state;
        return true;
      case "transform":
        return this.#set({ ctm: times(this.#state.ctm, toMatrix(values)) });
      case "setFillRGBColor":
        return this.#set({ fill: toColor(first) });
      case "setStrokeRGBColor":
        return this.#set({ stroke: toColor(first) });
      case "setFillColorN":
        return this.#set({ fill: null });
      case "setStrokeColorN":
        return this.#set({ stroke: null });
      case "setFillTransparent":
        return this.#set({ fill: null, fillOpacity: 0 });
      case "setGState":
        return this.#takeLook(first);
      default:
        return this.#takeGroup(name, values);
    }
  }

  #takeLook(entries: unknown): true {
    for (const entry of Array.isArray(entries) ? (entries as unknown[]) : []) {
      const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
      if (key === "ca" && typeof value === "number") this.#set({ fillOpacity: value });
      if (key === "CA" && typeof value === "number") this.#set({ strokeOpacity: value });
      if (key === "BM") this.#set({ isBlended: value !== "source-over" && value !== "Normal" });
      if (key === "SMask") this.#set({ isBlended: value !== false });
      const [font, size] = key === "Font" && Array.isArray(value) ? (value as unknown[]) : [];
      if (typeof size === "number") this.#set({ font: String(font), size });
    }
    return true;
  }

  #takeGroup(name: string, values: readonly unknown[]): boolean {
    switch (name) {
      case "paintFormXObjectBegin": {
        this.#states.push(this.#state);
        const [matrix, box] = values;
        if (isList(matrix)) this.#set({ ctm: times(this.#state.ctm, toMatrix(matrix)) });
        if (isList(box)) this.#set({ clip: within(this.#state.clip, boxAround(this.#state.ctm, toBox(box))) });
        return true;
      }
      case "paintFormXObjectEnd":
        this.#state = this.#states.pop() ?? this.#state;
        return true;
      case "beginMarkedContent":
        this.#layers.push(true);
        return true;
      case "beginMarkedContentProps":
        this.#layers.push(values[0] !== "OC" || this.layers.isShown(values[1]));
        return true;
      case "endMarkedContent":
        this.#layers.pop();
        return true;
      default:
        return false;
    }
  }

  #takeText(name: string, values: readonly unknown[], at: number): boolean {
    const [first, second] = values;
    const number = typeof first === "number" ? first : 0;
    switch (name) {
      case "beginText":
        this.#line = this.#text = AT_FIRST.ctm;
        return true;
      case "setFont":
        return this.#set({ font: String(first), size: typeof second === "number" ? second : 0 });
      case "setTextRenderingMode":
        return this.#set({ mode: number });
      case "setCharSpacing":
        return this.#set({ charSpacing: number });
      case "setWordSpacing":
        return this.#set({ wordSpacing: number });
      case "setHScale":
        return this.#set({ widths: number / 100 });
      case "setLeading":
        return this.#set({ leading: -number });
      case "setTextRise":
        return this.#set({ rise: number });
      case "setTextMatrix":
        this.#line = this.#text = toMatrix(isList(first) ? first : values);
        return true;
      case "moveText":
        return this.#move(number, typeof second === "number" ? second : 0);
      case "setLeadingMoveText":
        this.#set({ leading: typeof second === "number" ? second : 0 });
        return this.#move(number, typeof second === "number" ? second : 0);
      case "nextLine":
        return this.#move(0, this.#state.leading);
      case "showText":
        return this.#show(first, at);
      default:
        return false;
    }
  }

  #move(x: number, y: number): true {
    this.#line = this.#text = times(this.#line, [1, 0, 0, 1, x, y]);
    return true;
  }

  #show(glyphs: unknown, at: number): true {
    const { size, charSpacing, wordSpacing, widths, rise, ctm, mode, font } = this.#state;
    let [text, width] = ["", 0];
    for (const glyph of Array.isArray(glyphs) ? (glyphs as unknown[]) : []) {
      if (typeof glyph === "number") width -= (glyph / 1000) * size;
      if (!isGlyph(glyph)) continue;
      text += glyph.unicode;
      width += (glyph.width / 1000) * size + charSpacing + (glyph.isSpace === true ? wordSpacing : 0);
    }
    const matrix = times(ctm, this.#text);
    const [from, to] = [place(matrix, 0, rise), place(matrix, width * widths, rise)];
    const [high, wide] = [Math.hypot(matrix[2], matrix[3]), Math.hypot(matrix[0], matrix[1]) * widths];
    this.shows.push({
      ...{ text, from, to, at, clip: this.#state.clip },
      size: this.isShape(font) ? Infinity : Math.abs(size) * Math.min(high, wide),
      paints: this.#paints(mode),
      isInHiddenLayer: this.#layers.includes(false),
    });
    this.#text = times(this.#text, [1, 0, 0, 1, width * widths, 0]);
    return true;
  }

  /** Of modes 3 and 7 there is none: nothing is painted, at most cut out. */
  #paints(mode: number): Paint[] {
    const { fill, stroke, fillOpacity, strokeOpacity } = this.#state;
    return [
      ...([0, 2, 4, 6].includes(mode) ? [{ color: fill, opacity: fillOpacity }] : []),
      ...([1, 2, 5, 6].includes(mode) ? [{ color: stroke, opacity: strokeOpacity }] : []),
    ];
  }

  #takeArea(name: string, values: readonly unknown[], at: number): void {
    if (name === "clip" || name === "eoClip") this.#isClipping = true;
    else if (name === "constructPath") this.#paintPath(values, at);
    else if (name === "shadingFill") this.#paint({ box: this.#state.clip, color: null, at });
    else if (/^paint.*(?:Image|Mask)/.test(name)) this.#paintPicture(at);
  }

  #paintPath([painted, paths, edges]: readonly unknown[], at: number): void {
    const box = isList(edges) ? boxAround(this.#state.ctm, toBox(edges)) : NOTHING;
    if (FILLS.has(Number(painted))) {
      const [path] = Array.isArray(paths) ? (paths as unknown[]) : [];
      const isRectangle = isList(path) && path.length <= MOST_POINTS_OF_RECTANGLE;
      this.#paint({ box: within(this.#state.clip, box), color: this.#state.fill, at }, isRectangle);
    }
    if (this.#isClipping) this.#set({ clip: within(this.#state.clip, box) });
    this.#isClipping = false;
  }

  #paint(area: Pick<Area, "box" | "color" | "at">, isRectangle = false): void {
    const { fillOpacity, isBlended } = this.#state;
    if (fillOpacity < FAINT || this.#layers.includes(false)) return;
    const isWhole = isRectangle && fillOpacity === 1 && !isBlended && area.color !== null;
    this.areas.push({ ...area, isWhole, isPicture: false });
  }

  #paintPicture(at: number): void {
    const { ctm, clip } = this.#state;
    const box = within(clip, boxAround(ctm, { left: 0, bottom: 0, right: 1, top: 1 }));
    this.areas.push({ box, color: null, isWhole: false, isPicture: true, at });
  }
}

/** Less can't be seen. */
export const FAINT = 0.1;
/** pdf.js's codes of operators that fill a path. */
const FILLS: ReadonlySet<number> = new Set([22, 23, 24, 25, 26, 27]);

type Glyph = { unicode: string; width: number; isSpace?: boolean };

function isGlyph(glyph: unknown): glyph is Glyph {
  if (typeof glyph !== "object" || glyph === null || !("unicode" in glyph) || !("width" in glyph)) return false;
  return typeof glyph.unicode === "string" && typeof glyph.width === "number";
}

function isList(values: unknown): values is ArrayLike<number> {
  return Array.isArray(values) || values instanceof Float32Array || values instanceof Float64Array;
}

function toMatrix(values: ArrayLike<unknown>): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(values, Number);
  return [a, b, c, d, e, f];
}

function toBox(values: ArrayLike<number>): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(values, Number);
  return { left, bottom, right, top };
}

function toColor(value: unknown): string | null {
  return typeof value === "string" && value.startsWith("#") ? value.slice(1).toLowerCase() : null;
}

/** First the second, then the first. */
function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function place([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function boxAround(matrix: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [
    place(matrix, left, bottom),
    place(matrix, left, top),
    place(matrix, right, bottom),
    place(matrix, right, top),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

function within(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}
