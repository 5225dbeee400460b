/** What a page paints, in order: its words, and the areas filled over and under them. In the page's own points. */
import { boxAround, isList, NOTHING, place, times, toBox, toMatrix, within, type Matrix } from "./geometry";
import { AT_FIRST, changedLook, type Area, type Layers, type Paint, type Show, type State } from "./painting";

const MOST_STATES = 10_000;
/** A rectangle has five, closed twice. */
const MOST_POINTS_OF_RECTANGLE = 20;

/** pdf.js's list: the code of each operator, and its values. */
type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };
type Names = Readonly<Record<number, string>>;

/**
 * `isShape`: whether a font draws its letters by itself, in any size. `isCover`: whether a note of this id covers what
 * is under it, as a marker pen doesn't.
 */
type HowToRead = {
  names: Names;
  layers: Layers;
  isShape: (font: string) => boolean;
  isCover: (note: string) => boolean;
};
export type Graphics = { shows: readonly Show[]; areas: readonly Area[]; inNotes: ReadonlyMap<string, string> };

/** Linear in the number of operators. */
export function readGraphics({ fnArray, argsArray }: Operators, how: HowToRead): Graphics {
  const painter = new Painter(how);
  fnArray.forEach((operator, at) => {
    const values = argsArray[at];
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
  /** What is shown within each form field or note, by its id. */
  readonly inNotes = new Map<string, string>();
  #note: string | null = null;
  #isClipping = false;
  /** A picture that isn't unpacked leaves nothing but the place that was made for it. */
  #isMadeRoom = false;

  constructor(readonly how: HowToRead) {}

  take(name: string, values: readonly unknown[], at: number): void {
    if (name === "beginAnnotation") return this.#beginNote(values);
    if (name === "endAnnotation") return this.#endNote();
    if (name === "restore" && this.#isMadeRoom) this.#paintPicture(at);
    this.#isMadeRoom = name === "transform" || (this.#isMadeRoom && name === "dependency");
    const isDone = this.#takeState(name, values) || this.#takeText(name, values, at);
    if (!isDone) this.#takeArea(name, values, at);
  }

  #beginNote([id, rect, transform, matrix]: readonly unknown[]): void {
    this.#note = String(id);
    this.#states.push(this.#state);
    const box = isList(rect) ? toBox(rect) : NOTHING;
    const places = [transform, matrix].map((one) => (isList(one) ? toMatrix(one) : AT_FIRST.ctm));
    this.#state = { ...AT_FIRST, ctm: places.reduce(times, AT_FIRST.ctm), clip: box };
  }

  #endNote(): void {
    this.#note = null;
    this.#state = this.#states.pop() ?? this.#state;
  }

  #set(changed: Partial<State>): void {
    this.#state = { ...this.#state, ...changed };
  }

  #takeState(name: string, values: readonly unknown[]): boolean {
    if (name === "save") {
      if (this.#states.length < MOST_STATES) this.#states.push(this.#state);
      return true;
    }
    if (name === "restore") {
      this.#state = this.#states.pop() ?? this.#state;
      return true;
    }
    const changed =
      name === "transform" ? { ctm: times(this.#state.ctm, toMatrix(values)) } : changedLook(name, values);
    if (changed) this.#set(changed);
    return changed !== null || this.#takeGroup(name, values);
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
        this.#layers.push(values[0] !== "OC" || this.how.layers.isShown(values[1]));
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
    const note = this.#note;
    for (const glyph of Array.isArray(glyphs) ? (glyphs as unknown[]) : []) {
      if (typeof glyph === "number") width -= (glyph / 1000) * size;
      if (!isGlyph(glyph)) continue;
      text += glyph.unicode;
      width += (glyph.width / 1000) * size + charSpacing + (glyph.isSpace === true ? wordSpacing : 0);
    }
    if (note !== null) return this.#showInNote(note, text);
    const matrix = times(ctm, this.#text);
    const [from, to] = [place(matrix, 0, rise), place(matrix, width * widths, rise)];
    const [high, wide] = [Math.hypot(matrix[2], matrix[3]), Math.hypot(matrix[0], matrix[1]) * widths];
    this.shows.push({
      ...{ text, from, to, at, clip: this.#state.clip },
      size: this.how.isShape(font) ? Infinity : Math.abs(size) * Math.min(high, wide),
      paints: this.#paints(mode),
      isInHiddenLayer: this.#layers.includes(false),
    });
    this.#text = times(this.#text, [1, 0, 0, 1, width * widths, 0]);
    return true;
  }

  #showInNote(note: string, text: string): true {
    this.inNotes.set(note, (this.inNotes.get(note) ?? "") + text);
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
    if (this.#note !== null && !this.how.isCover(this.#note)) return;
    const isWhole = isRectangle && fillOpacity === 1 && !isBlended && area.color !== null;
    this.areas.push({ ...area, isWhole, isPicture: false });
  }

  #paintPicture(at: number): void {
    if (this.#note !== null) return;
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
