import { PDFDocument, degrees } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { pdfOfPhotographs } from "@/lib/documents/scans/photographs";
import type { Corners, GreyPicture, ScannedPage } from "@/lib/documents/scans/scanned-page";
import { readScans, readWithScans } from "@/lib/workers/scan-reading";
import { isLong } from "../../../support/form";
import { canvasOf, greyOf, halfShaded, onTable, withOrientation } from "../../../support/photograph";
import { drawPicture, scannedPdf } from "../../../support/scanned-pdf";

const TEXTS = [
  "The rent is due on the first day of each month.\nThe Tenant keeps the premises in good repair.",
  "Арендная плата вносится не позднее пятого числа.\nЭтот договор заключён на срок, указанный выше.",
  "Түрээсийн төлбөрийг сар бүр урьдчилан төлнө.\nХөрөнгийг эзэмшүүлэх үүргийг өмчлөгч хүлээнэ.",
];

const SLIP = { width: 500, height: 120 };

async function read(pdf: Uint8Array, pages: readonly number[]): Promise<(ScannedPage | null)[]> {
  const found: (ScannedPage | null)[] = [];
  await readScans(pdf, pages, { onPage: ({ read: page }) => found.push(page) });
  return found;
}

const pageText = (page: ScannedPage | null | undefined) =>
  page?.lines.map(({ words }) => words.map(({ text }) => text).join(" ")).join("\n");

/** Reading is work for the processor, which others may need too. */
const PATIENCE = { timeout: 240_000 };

describe("pages that are pictures", PATIENCE, () => {
  test("are read in each language of the product, tilted ones too (B-8.16)", async () => {
    const pages = await read(
      await scannedPdf(TEXTS, { dotsPerInch: 200, tilt: 2, points: 14, sheet: SLIP }),
      [1, 2, 3],
    );
    expect(pages.map(pageText)).toEqual(TEXTS);
    expect(pages.every((page) => (page?.confidence ?? 0) > 80)).toBe(true);
  });

  test.runIf(isLong)("are read when they lie on their side (B-8.16)", async () => {
    const upright = await PDFDocument.load(
      await scannedPdf(TEXTS.slice(0, 1), { dotsPerInch: 150, points: 14, sheet: SLIP }),
    );
    upright.getPage(0).setRotation(degrees(90));
    expect(pageText((await read(await upright.save(), [1]))[0])).toBe(TEXTS[0]);
  });

  test("are turned upright where their lines run down the page, though the reader reads those too (B-8.16)", async () => {
    const lines = [1, 2, 3].map((clause) => `${clause}. Neither party is liable for a failure beyond its control.`);
    const [page] = await read(
      await scannedPdf([lines.join("\n")], { dotsPerInch: 150, tilt: 90, sheet: { width: 400, height: 400 } }),
      [1],
    );
    expect([page?.turn?.quarters, pageText(page)]).toEqual([3, lines.join("\n")]);
  });

  test.each([[180, 3, 2], ...(isLong ? [[-90, 6, 1]] : [])])(
    "are read upright as the camera says in a picture file, held %i degrees askew (B-8.16)",
    async (tilt, said, turned) => {
      const text = "EUR 450 and 12 of it in May"; // no word is long enough to see by which way is up
      const look = { dotsPerInch: 200, points: 14, tilt, sheet: { width: 300, height: 300 } };
      const jpeg = new Uint8Array(drawPicture(text, look).encodeSync("jpeg", 90));
      const [page] = await read(withOrientation(jpeg, said), [1]);
      expect([page?.turn?.quarters, pageText(page)]).toEqual([turned, text]);
      const [unsaid] = await read(jpeg, [1]);
      expect(unsaid && pageText(unsaid)).not.toBe(text);
    },
  );

  test.runIf(isLong)("may be picture files, where those are taken", async () => {
    const png = drawPicture(TEXTS[0] ?? "", { dotsPerInch: 200, points: 14, sheet: SLIP }).encodeSync("png");
    const { plainText, pagesWithoutText } = await readWithScans(png, "signed.pdf", { mayBePicture: true });
    expect([plainText.replace("\n", " "), pagesWithoutText]).toEqual([TEXTS[0]?.replace("\n", " "), []]);
    await expect(readWithScans(png, "signed.pdf", {})).rejects.toMatchObject({ reason: "unsupportedType" });
  });
});

const CLAUSES = [
  "1. The Tenant pays the rent in advance.",
  "2. The Landlord keeps the roof in good repair.",
  "3. Either party may end this agreement.",
];
const LOOK = { dotsPerInch: 150, points: 14, sheet: { width: 400, height: 300 } };
const photo = (picture: GreyPicture) => pdfOfPhotographs([canvasOf(picture).encodeSync("jpeg", 82)]);

describe("a photograph in which two things may be the sheet", PATIENCE, () => {
  const sheet = greyOf(drawPicture(CLAUSES.join("\n"), LOOK));

  test.each(isLong ? (["left", "upper"] as const) : (["left"] as const))(
    "loses nothing to a shadow on its %s half (B-51.3)",
    async (half) => {
      const [page] = await read(photo(halfShaded(onTable(sheet), half)), [1]);
      expect(pageText(page)).toBe(CLAUSES.join("\n"));
      expect(page?.turn?.corners).toBeDefined();
    },
  );

  test("keeps a slip that lies beside it in the shade (B-51.3)", async () => {
    const above: Corners = [
      { x: 0.06, y: 0.05 },
      { x: 0.94, y: 0.06 },
      { x: 0.95, y: 0.76 },
      { x: 0.05, y: 0.75 },
    ];
    const alone = onTable(sheet, above);
    const slip = greyOf(drawPicture("Keys were handed over in March.", { ...LOOK, sheet: { width: 300, height: 60 } }));
    const pixels = alone.pixels.slice();
    const [left, top] = [40, Math.round(alone.height * 0.82)];
    for (let y = 0; y < slip.height; y += 1)
      for (let x = 0; x < slip.width; x += 1)
        pixels[(top + y) * alone.width + left + x] = (slip.pixels[y * slip.width + x] ?? 0) * 0.5;
    const [both] = await read(photo({ ...alone, pixels }), [1]);
    expect(both?.turn?.corners).toBeUndefined();
    for (const line of [...CLAUSES, "Keys were handed over in March."]) expect(pageText(both)).toContain(line);
    const [page] = await read(photo(alone), [1]);
    expect([page?.turn?.corners === undefined, pageText(page)]).toEqual([false, CLAUSES.join("\n")]);
  });
});
