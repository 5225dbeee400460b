/** A signed copy that is a scan, from the upload to the picture of a difference. Source: B-28.6, B-28.7, B-28.8. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { PDFDocument } from "pdf-lib";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as strip } from "@/app/api/contracts/[contractId]/signed/[signedId]/strips/[number]/route";
import { GET as list, POST as attach } from "@/app/api/contracts/[contractId]/signed/route";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { readWithScans } from "@/lib/workers/scan-reading";
import { sentFile } from "../api/rounds-stage";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";
import { isLong } from "../support/form";
import { scannedPdf, type ScanLook } from "../support/scanned-pdf";

const TEXT = [
  "The Tenant shall pay the rent within 15 days of receipt.",
  "The Tenant may not assign this lease without consent.",
  "Notices are given in writing to the address below.",
];
const SLIP: ScanLook = { dotsPerInch: 200, tilt: 1, points: 14, sheet: { width: 500, height: 130 } };
/** Reading pictures is work for the processor, which others may need too. */
const PATIENCE = { timeout: 240_000 };
const SCANS = ["scanned-contract-1.pdf", "scanned-ocrmypdf-skew.pdf"].map((name) =>
  path.join(process.env.CORPUS_DIR ?? "../shared/corpus", "files/hostile", name),
);
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

/** The copy of a contract with these paragraphs. */
async function compared(
  agreed: readonly string[],
  scan: Uint8Array,
): Promise<{ contractId: string; copy: SignedCopyDto }> {
  const html = agreed.map((text) => `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`).join("");
  const { contractId } = await createContract(owner, { html });
  const at = { params: { contractId }, token: owner.token };
  const body = { fileIds: [await sentFile("signed.pdf", scan, owner)], signedOn: "2026-11-20" };
  expect((await call(attach, { ...at, method: "POST", body })).status).toBe(201);
  await runDueJobs(jobHandlers, jobGivenUp);
  const [copy] = (await (await call(list, at)).json()) as SignedCopyDto[];
  if (!copy) throw new Error("a copy was attached");
  return { contractId, copy };
}

/** Each page takes seconds, and is read twice. */
async function firstPage(bytes: Uint8Array): Promise<Uint8Array> {
  const one = await PDFDocument.create();
  const [page] = await one.copyPages(await PDFDocument.load(bytes), [0]);
  if (page) one.addPage(page);
  return one.save();
}

/** How much of a picture is ink, and how much of it is drawn in the colour of a mark. */
async function measureInk(contractId: string, { id }: SignedCopyDto, number: number) {
  const params = { contractId, signedId: id, number: String(number) };
  const answer = await call(strip, { params, token: owner.token });
  expect(answer.status).toBe(200);
  const picture = await loadImage(Buffer.from(await answer.arrayBuffer()));
  const context = createCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  let [dark, red] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    if (r + g + b < 240) dark += 1;
    if (r > 150 && g < 110 && b < 110) red += 1;
  }
  const all = data.length / 4;
  return { dark: dark / all, red: red / all };
}

describe("a scan that was signed", PATIENCE, () => {
  test("shows the line with the number that differs, folds a misprint, and leaves one difference open (B-28.6)", async () => {
    const printed = TEXT.map((line) => line.replace("15", "10").replace("receipt", "receiqt"));
    const { contractId, copy } = await compared(TEXT, await scannedPdf([printed.join("\n")], SLIP));
    const differences = copy.comparison?.differences ?? [];
    const reported = differences.filter(({ doubt }) => doubt !== "misread");
    expect(reported).toMatchObject([{ agreed: "15", signed: "10", page: 1 }]);
    expect(differences.map(({ agreed }) => agreed)).toContain("receipt");
    expect(copy.comparison?.open).toBe(1);
    const { dark, red } = await measureInk(
      contractId,
      copy,
      differences.findIndex(({ agreed }) => agreed === "15") + 1,
    );
    expect(dark).toBeGreaterThan(0.02);
    expect(red).toBeGreaterThan(0.002);
  });

  test("says that signed is agreed where only letters were misread, and never of not (B-28.7)", async () => {
    const misprinted = TEXT.map((line) => line.replace("consent", "consant").replace("address", "addross"));
    const { copy } = await compared(TEXT, await scannedPdf([misprinted.join("\n")], SLIP));
    expect(copy.comparison).toMatchObject({ open: 0, unread: [] });
    expect(copy.comparison?.differences.length).toBeGreaterThanOrEqual(2);
    const now = TEXT.map((line) => line.replace("not", "now"));
    const changed = await compared(TEXT, await scannedPdf([now.join("\n")], SLIP));
    expect(changed.copy.comparison).toMatchObject({ open: 1 });
  });

  test.runIf(!SCANS.every((file) => existsSync(file)))(
    "of the corpus is skipped: no corpus at CORPUS_DIR",
    () => undefined,
  );

  test.runIf(isLong).each(SCANS.filter((file) => existsSync(file)))("of the corpus shows it: %s", async (file) => {
    const scan = await firstPage(new Uint8Array(readFileSync(file)));
    const { plainText } = await readWithScans(scan, "scan.pdf", {});
    const [word = ""] = /\p{Ll}{9,}/u.exec(plainText) ?? [];
    const other = plainText.replace(word, `${word.slice(0, 4)}x${word.slice(5)}`).replace(/\b\d{2}\b/, "77");
    const { contractId, copy } = await compared(other.split("\n"), scan);
    const differences = copy.comparison?.differences ?? [];
    expect(differences.length).toBeGreaterThanOrEqual(1);
    for (const [index, difference] of differences.entries()) {
      expect(difference.strip, difference.signed).not.toBeNull();
      expect((await measureInk(contractId, copy, index + 1)).dark).toBeGreaterThan(0.002);
    }
  });
});
