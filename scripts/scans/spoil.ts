/** Faults of scans and photographs, added to a picture; each returns another picture. */
import type { GreyPicture } from "../../lib/documents/scans/scanned-page";
import type { Random } from "./random";

type Light = "side" | "corner" | "shadow";

function changed(picture: GreyPicture, grey: (grey: number, x: number, y: number) => number): GreyPicture {
  const { width, height, pixels } = picture;
  const other = new Uint8ClampedArray(pixels.length);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) other[at] = grey(pixels[at] ?? 255, x, y);
  return { width, height, pixels: new Uint8Array(other.buffer) };
}

/** Light that falls unevenly: weaker to the left, from one corner, or with the shadow of a hand. */
export function lit(picture: GreyPicture, light: Light): GreyPicture {
  const { width, height } = picture;
  return changed(picture, (grey, x, y) => {
    const [across, down] = [x / width, y / height];
    if (light === "side") return grey * (0.5 + 0.45 * across);
    if (light === "corner") return grey * (1 - 0.25 * Math.hypot(across, down));
    const isShaded = down + 0.35 * across > 0.62 && down - 0.2 * across < 0.85;
    return grey * (isShaded ? 0.58 : 0.92);
  });
}

/** Grain of so many greys from the darkest to the brightest. */
export function grainy(picture: GreyPicture, greys: number, random: Random): GreyPicture {
  return changed(picture, (grey) => grey + (random.next() + random.next() - 1) * greys);
}

/** Out of focus: means of squares with so many pixels around each. */
export function blurred(picture: GreyPicture, reach: number): GreyPicture {
  return mean(mean(picture, reach, 1), reach, picture.width);
}

/** Moved sideways by so many pixels. */
export function smeared(picture: GreyPicture, reach: number): GreyPicture {
  return mean(picture, Math.floor(reach / 2), 1);
}

function mean(picture: GreyPicture, reach: number, step: number): GreyPicture {
  const { pixels } = picture;
  return changed(picture, (grey, x, y) => {
    const place = y * picture.width + x;
    let sum = 0;
    for (let by = -reach; by <= reach; by += 1) sum += pixels[place + by * step] ?? grey;
    return sum / (2 * reach + 1);
  });
}

/** Grey paper, pale ink. */
export function paled(picture: GreyPicture): GreyPicture {
  return changed(picture, (grey) => 128 + grey * 0.35);
}

/** Black and white alone, with specks of either. */
export function speckled(picture: GreyPicture, random: Random): GreyPicture {
  return changed(picture, (grey) => {
    const speck = random.next();
    if (speck < 0.0015) return 0;
    if (speck > 0.9985) return 255;
    return grey < 150 ? 0 : 255;
  });
}
