/** What is painted on a page, and the state in which a painter is. */
import { EVERYWHERE, type Box, type Matrix } from "./geometry";

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
export type Paint = { color: string | null; opacity: number };
/** A filled area. `color` null: a pattern, a shading or a picture. `isWhole`: nothing under it shows through. */
export type Area = { box: Box; color: string | null; isWhole: boolean; isPicture: boolean; at: number };

export type State = {
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

const BLACK = "000000";
export const AT_FIRST: State = {
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
export type Layers = { isShown: (group: unknown) => boolean };

/** What an operator changes of how things look; null for other operators. */
export function changedLook(name: string, values: readonly unknown[]): Partial<State> | null {
  const [first, second] = values;
  const number = typeof first === "number" ? first : 0;
  switch (name) {
    case "setFillRGBColor":
      return { fill: toColor(first) };
    case "setStrokeRGBColor":
      return { stroke: toColor(first) };
    case "setFillColorN":
      return { fill: null };
    case "setStrokeColorN":
      return { stroke: null };
    case "setFillTransparent":
      return { fill: null, fillOpacity: 0 };
    case "setGState":
      return Array.isArray(first) ? stateOf(first) : {};
    case "setFont":
      return { font: String(first), size: typeof second === "number" ? second : 0 };
    default: {
      const set = NUMBERS[name];
      return set ? set(number) : null;
    }
  }
}

const NUMBERS: Readonly<Record<string, (number: number) => Partial<State>>> = {
  setTextRenderingMode: (mode) => ({ mode }),
  setCharSpacing: (charSpacing) => ({ charSpacing }),
  setWordSpacing: (wordSpacing) => ({ wordSpacing }),
  setHScale: (percent) => ({ widths: percent / 100 }),
  setLeading: (leading) => ({ leading: -leading }),
  setTextRise: (rise) => ({ rise }),
};

/** The entries of a graphics state, in order. */
function stateOf(entries: readonly unknown[]): Partial<State> {
  const changed: Partial<State> = {};
  for (const entry of entries) {
    const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (key === "ca" && typeof value === "number") changed.fillOpacity = value;
    if (key === "CA" && typeof value === "number") changed.strokeOpacity = value;
    if (key === "BM") changed.isBlended = value !== "source-over" && value !== "Normal";
    if (key === "SMask") changed.isBlended = value !== false;
    const [font, size] = key === "Font" && Array.isArray(value) ? (value as unknown[]) : [];
    if (typeof size === "number") Object.assign(changed, { font: String(font), size });
  }
  return changed;
}

function toColor(value: unknown): string | null {
  return typeof value === "string" && value.startsWith("#") ? value.slice(1).toLowerCase() : null;
}
