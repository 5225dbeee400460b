/** Whether letters can be told from what is behind them. Colours are six hexadecimal digits. */

/** Colours with less contrast can't be told apart: light grey or yellow on white. */
const NO_CONTRAST = 1.35;

/** Whether letters of one colour are unreadable on another; by default Word picks a readable colour. */
export function isLost(color: string, ground: string): boolean {
  if (!isColor(color) || !isColor(ground)) return false;
  const [light, dark] = [brightness(color), brightness(ground)].sort((one, other) => other - one);
  return ((light ?? 0) + FLARE) / ((dark ?? 0) + FLARE) < NO_CONTRAST;
}

/** Relative luminance of a colour, from 0 to 1, and the screen's addition to it, both as in WCAG 2. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const FLARE = 0.05;

export function isColor(color: string): boolean {
  return /^[0-9a-f]{6}$/i.test(color);
}
