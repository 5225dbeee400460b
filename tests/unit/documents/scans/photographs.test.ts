import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { openPictures } from "@/lib/documents/scans/page-pictures";
import { orientationOf, pdfOfPhotographs } from "@/lib/documents/scans/photographs";
import { withOrientation } from "../../../support/photograph";

/** White, with a black square in its top left quarter. */
function photo(width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "black";
  context.fillRect(0, 0, width / 2, height / 2);
  return canvas.encodeSync("jpeg", 90);
}

/** Which quarter of each page is black, and whether it stands upright. */
async function seen(pdf: Uint8Array, pages: number): Promise<string[]> {
  const pictures = await openPictures(pdf);
  if (!pictures) throw new Error("this machine can't draw");
  const found: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { picture } = await pictures.draw(page);
    const { width, height, pixels } = picture;
    const isBlack = (x: number, y: number) =>
      (pixels[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0) < 99;
    const quarters = {
      "top left": [0.25, 0.25],
      "top right": [0.75, 0.25],
      "bottom left": [0.25, 0.75],
      "bottom right": [0.75, 0.75],
    } as const;
    const black = Object.entries(quarters).flatMap(([name, [x, y]]) => (isBlack(x, y) ? [name] : []));
    found.push(`${black.join()} ${width > height ? "wide" : "tall"}`);
  }
  await pictures.close();
  return found;
}

describe("a PDF of photographs (B-51.2)", () => {
  test("has a page for each, in order, upright as the camera says", async () => {
    const jpeg = photo(160, 120);
    const held = [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => withOrientation(jpeg, orientation));
    expect(held.map(orientationOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await seen(pdfOfPhotographs(held), 8)).toEqual([
      "top left wide",
      "top right wide",
      "bottom right wide",
      "bottom left wide",
      "top left tall",
      "top right tall",
      "bottom right tall",
      "bottom left tall",
    ]);
  });

  test("counts a photograph without such a word, or with a broken one, as upright", () => {
    const jpeg = photo(40, 30);
    expect(orientationOf(jpeg)).toBe(1);
    expect(orientationOf(withOrientation(jpeg, 9))).toBe(1);
    const cut = withOrientation(jpeg, 6);
    for (let length = 0; length < 60; length += 1) expect(orientationOf(cut.subarray(0, length))).toBeLessThan(9);
  });

  test("takes nothing but JPEGs, and none that is too large to draw", () => {
    const png = createCanvas(4, 4).encodeSync("png");
    for (const other of [png, new Uint8Array(), new TextEncoder().encode("%PDF-1.4")])
      expect(() => pdfOfPhotographs([other])).toThrow(new UnreadableDocument("unsupportedType"));
    const huge = Uint8Array.from(photo(16, 16));
    const at = huge.findIndex((byte, place) => byte === 0xff && huge[place + 1] === 0xc0);
    huge.set([0xff, 0xff, 0xff, 0xff], at + 5);
    expect(() => pdfOfPhotographs([huge])).toThrow(new UnreadableDocument("documentTooLarge"));
    expect(pdfOfPhotographs([photo(16, 16)]).length).toBeGreaterThan(300);
  });
});
