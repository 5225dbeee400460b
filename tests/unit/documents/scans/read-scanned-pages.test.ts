import { PDFDocument, degrees } from "pdf-lib";
import { describe, expect, test } from "vitest";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import { readScans, readWithScans } from "@/lib/workers/scan-reading";
import { isLong } from "../../../support/form";
import { withOrientation } from "../../../support/photograph";
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

  test.each([
    [180, 3, 2],
    [-90, 6, 1],
  ])(
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
