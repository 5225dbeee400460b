/** A sheet of paper in a photograph, shown as from straight above. Pure; linear in pixels. Source: B-51.3. */
import { sample } from "../deskew";
import { distance } from "./sheet-edges";
import type { Corners, GreyPicture } from "../scanned-page";

type Point = Corners[0];

/** The same corners in another unit. */
export function scaledBy([a, b, c, d]: Corners, factor: number): Corners {
  const scaled = ({ x, y }: Point) => ({ x: x * factor, y: y * factor });
  return [scaled(a), scaled(b), scaled(c), scaled(d)];
}

/** Width and height of a sheet as seen from above, in the unit of its corners. */
export function sheetSize([a, b, c, d]: Corners): { width: number; height: number } {
  return {
    width: Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c)))),
    height: Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c)))),
  };
}

/** Where a point of the flat sheet is in the photograph: the projective map of its rectangle onto the corners. */
export function toPhoto(corners: Corners): (x: number, y: number) => Point {
  const { width, height } = sheetSize(corners);
  const [a, b, c, d] = corners;
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [p, q] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const whole = p.x * q.y - q.x * p.y;
  const [g, h] = [(sumX * q.y - q.x * sumY) / whole, (p.x * sumY - sumX * p.y) / whole];
  const [ux, uy] = [b.x - a.x + g * b.x, b.y - a.y + g * b.y];
  const [vx, vy] = [d.x - a.x + h * d.x, d.y - a.y + h * d.y];
  return (x, y) => {
    const [u, v] = [x / width, y / height];
    const far = g * u + h * v + 1;
    return { x: (ux * u + vx * v + a.x) / far, y: (uy * u + vy * v + a.y) / far };
  };
}

/** The edge of the paper, and a little of the table that shows beside it, is no text: two millimetres of A4. */
const RIM = 0.009;
const WHITE = 255;

/** The sheet alone, flat. */
export function flattened(picture: GreyPicture, corners: Corners): GreyPicture {
  const { width, height } = sheetSize(corners);
  const place = toPhoto(corners);
  const pixels = new Uint8Array(width * height).fill(WHITE);
  const rim = Math.round(width * RIM);
  for (let y = rim; y < height - rim; y += 1)
    for (let x = rim; x < width - rim; x += 1) pixels[y * width + x] = sample(picture, place(x, y));
  return { width, height, pixels };
}
