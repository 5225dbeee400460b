/** Photographs of sheets on a table, as telephones take them. */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { Corners, GreyPicture } from "@/lib/documents/scans/scanned-page";
import { sheetSize, toPhoto } from "@/lib/documents/scans/sheet/sheet";
import { drawPicture, type ScanLook } from "./scanned-pdf";

export function greyOf(canvas: Canvas): GreyPicture {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = ((data[at * 4] ?? 0) * 77 + (data[at * 4 + 1] ?? 0) * 150 + (data[at * 4 + 2] ?? 0) * 29) >> 8;
  return { width, height, pixels };
}

export function canvasOf({ width, height, pixels }: GreyPicture): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  for (let at = 0; at < pixels.length; at += 1) {
    image.data.fill(pixels[at] ?? 0, at * 4, at * 4 + 3);
    image.data[at * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** In shares of the photograph: a sheet seen at an angle. */
export const AT_AN_ANGLE: Corners = [
  { x: 0.13, y: 0.09 },
  { x: 0.86, y: 0.065 },
  { x: 0.93, y: 0.91 },
  { x: 0.075, y: 0.88 },
];

/** In shares of the photograph: a sheet that is turned, and small in it. */
export const TURNED: Corners = [
  { x: 0.25, y: 0.3 },
  { x: 0.66, y: 0.26 },
  { x: 0.75, y: 0.66 },
  { x: 0.3, y: 0.72 },
];

/** A sheet on a table, by default a dark one, seen at an angle, the light falling from the right. */
export function onTable(sheet: GreyPicture, corners = AT_AN_ANGLE, table = 60): GreyPicture {
  const [width, height] = [Math.round(sheet.width * 1.2), Math.round(sheet.height * 1.2)];
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * width, y: y * height }));
  if (!a || !b || !c || !d) throw new Error("a sheet has four corners");
  const placed: Corners = [a, b, c, d];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => table + ((at * 7_919) % 29));
  const size = sheetSize(placed);
  const place = toPhoto(placed);
  for (let y = 0; y < size.height; y += 0.5)
    for (let x = 0; x < size.width; x += 0.5) {
      const to = place(x, y);
      const [column, row] = [Math.round(to.x), Math.round(to.y)];
      const [fromX, fromY] = [Math.floor((x / size.width) * sheet.width), Math.floor((y / size.height) * sheet.height)];
      pixels[row * width + column] =
        (sheet.pixels[fromY * sheet.width + fromX] ?? 0) * (0.62 + (0.34 * column) / width);
    }
  return { width, height, pixels };
}

/** The left or the upper half darker, as in a shadow with a sharp edge. */
export function halfShaded({ width, height, pixels }: GreyPicture, half: "left" | "upper"): GreyPicture {
  const isShaded = (at: number) => (half === "left" ? (at % width) / width : Math.floor(at / width) / height) < 0.5;
  return { width, height, pixels: pixels.map((grey, at) => (isShaded(at) ? grey * 0.55 : grey)) };
}

/** A photograph of a sheet with that text. */
export function photographOf(text: string, look: ScanLook): Uint8Array {
  return canvasOf(onTable(greyOf(drawPicture(text, look)))).encodeSync("jpeg", 90);
}

/** The same JPEG with the EXIF word on how the camera was held. */
export function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const length = body.length + 2;
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...body, ...jpeg.subarray(2)]);
}
