import { zipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage/storage";
import { leasePdf } from "../support/documents";
import { resetDatabase } from "../support/database";
import { docxFiles, p, run } from "../unit/documents/extraction/docx-fixture";
import { begun, compared, put, read, remove, reported, runJobs } from "./compare-stage";
import { del, ins } from "./rounds-stage";

beforeEach(resetDatabase);

const docx = (body: string, name = "lease.docx") => ({ name, bytes: zipSync(docxFiles(body)) });
const LINES = [
  "1. The Tenant pays a rent of 100 dollars a month to the account that the Landlord names in writing.",
  "2. The Landlord shall keep the house dry and warm, and repairs the roof without delay.",
  "3. Either party may end this agreement with notice of thirty days to the end of a month.",
  "4. Disputes are settled by the courts of Ulaanbaatar under the law of Mongolia.",
];
const OLD = docx(LINES.map((line) => p(line)).join(""), "old.docx");
const HIDDEN = '<w:r><w:rPr><w:vanish/></w:rPr><w:t xml:space="preserve"> The rent rises by half.</w:t></w:r>';
const NEW = docx(
  [
    p(LINES[0]?.replace("100", "190") ?? ""),
    p(LINES[1]?.replace("shall", "may") ?? ""),
    p(
      run("3. Either party may end this agreement with notice of ") +
        del("thirty") +
        ins(run("sixty")) +
        run(LINES[2]?.split("thirty")[1] ?? ""),
    ),
    p(run(LINES[3]?.replace("Mongolia", "Mongоlia") ?? "") + HIDDEN),
  ].join(""),
  "new.docx",
);

describe("two files without an account", () => {
  test("say what was changed in silence, and what was marked, numbers first (B-45.1, B-45.3, B-45.4)", async () => {
    const { view } = await compared({ before: OLD, after: NEW });
    expect(view).toMatchObject({ status: "ready", beforeName: "old.docx", problem: null, pages: null });
    const { result } = view;
    expect(result?.counts).toEqual({ all: 5, unmarked: 4, numbers: 2, hidden: 1, alike: 1 });
    expect(
      result?.changes.map(({ weight, isMarked, before, after, clause }) => [weight, isMarked, before, after, clause]),
    ).toEqual([
      ["number", false, "100", "190", "1"],
      ["number", true, "thirty", "sixty", "3"],
      ["duty", false, "shall", "may", "2"],
      ["alike", false, "Mongolia", "Mongоlia", "4"],
      ["hidden", false, "", "The rent rises by half.", ""],
    ]);
    expect(result?.changes[0]).toMatchObject({
      lead: expect.stringContaining("a rent of "),
      tail: expect.stringContaining(" dollars"),
    });
    expect(result?.changes[1]?.author).toBe("Their Lawyer");
  });

  test("are the same where nothing was changed, also packed anew (B-45.6)", async () => {
    const again = {
      name: "again.docx",
      bytes: zipSync(docxFiles(LINES.map((line) => p(line)).join("")), { level: 9 }),
    };
    const { view } = await compared({ before: OLD, after: again });
    expect(view.result).toMatchObject({ outcome: "same", changes: [], seemsSwapped: false });
  });

  test("are said to be unrelated where they are, and to be swapped where the first is the newer (B-45.6)", async () => {
    const other = {
      name: "recipe.txt",
      bytes: new TextEncoder().encode(
        "Beat four eggs with sugar until white, fold in the flour, bake it for half an hour and let it cool on a rack before you cut it into slices and serve them with cream, berries or a little jam of your own making.",
      ),
    };
    const { view } = await compared({ before: OLD, after: other });
    expect(view.result).toMatchObject({ outcome: "unrelated", changes: [] });
    expect((await compared({ before: NEW, after: OLD })).view.result).toMatchObject({
      outcome: "changed",
      seemsSwapped: true,
    });
    expect((await compared({ before: OLD, after: NEW })).view.result?.seemsSwapped).toBe(false);
  });

  test("may be of different kinds (B-45.2, B-45.3)", async () => {
    const text = (words: string) => ({ name: "lease.txt", bytes: new TextEncoder().encode(words) });
    const { view } = await compared({ before: OLD, after: text(LINES.join("\n\n").replace("100", "700")) });
    expect(view.result?.changes).toMatchObject([{ weight: "number", before: "100", after: "700", isMarked: false }]);
    const pdf = { name: "lease.pdf", bytes: new Uint8Array(await leasePdf()) };
    expect((await compared({ before: pdf, after: pdf })).view.result?.outcome).toBe("same");
  });
});

describe("files and results", () => {
  const stored = async () => {
    const rows = await db.fileComparison.findMany();
    const keys = rows.flatMap(({ filesId }) => ["before", "after"].map((side) => `comparisons/${filesId}-${side}`));
    return (await Promise.all(keys.map((key) => storage.read(key, 1_000_000)))).filter((bytes) => bytes !== null)
      .length;
  };

  test("files go as soon as they are compared, the result after an hour, without anybody asking (B-45.7)", async () => {
    const token = await begun({ before: OLD, after: NEW });
    await put(token, "before", OLD.bytes);
    await put(token, "after", NEW.bytes);
    expect(await stored()).toBe(2);
    await runJobs();
    expect(await stored()).toBe(0);
    expect((await read(token)).status).toBe(200);
    await passAnHour();
    expect((await read(token)).status).toBe(404);
    await runJobs();
    expect(await db.fileComparison.count()).toBe(0);
  });

  test("one file that no second followed goes too, and so does all on request (B-45.7)", async () => {
    const token = await begun({ before: OLD, after: NEW });
    await put(token, "before", OLD.bytes);
    const { filesId } = await db.fileComparison.findFirstOrThrow();
    await passAnHour();
    await runJobs();
    expect(await storage.read(`comparisons/${filesId}-before`, 1_000_000)).toBeNull();
    const other = await compared({ before: OLD, after: NEW });
    expect((await remove(other.token)).status).toBe(204);
    expect((await read(other.token)).status).toBe(404);
    expect(await db.fileComparison.count()).toBe(0);
  });

  test("nothing of them is in the trail or in a job (B-45.7)", async () => {
    await compared({ before: OLD, after: NEW });
    const kept = JSON.stringify([await db.auditEvent.findMany(), await db.job.findMany()]);
    for (const words of ["old.docx", "new.docx", "rent"]) expect(kept).not.toContain(words);
  });
});

describe("the report", () => {
  test.each([
    ["en", "5 changes; 4 of them are not marked as changes"],
    ["ru", "5 изменений; из них не отмечено: 4"],
    ["mn", "5 өөрчлөлт; үүнээс 4 нь тэмдэглэгдээгүй"],
  ])("says in %s what was found, and asks nothing of any server (B-45.4, B-45.8)", async (language, sentence) => {
    const { token } = await compared({ before: OLD, after: NEW });
    const answer = await reported(token, language);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const html = await answer.text();
    expect(html).toContain(sentence);
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/(?:src|href)=|url\(|@import|<script/u);
  });
});

/** As if everything had begun an hour ago. */
async function passAnHour(): Promise<void> {
  const past = new Date(Date.now() - 1_000);
  await db.fileComparison.updateMany({ data: { expiresAt: past } });
  await db.job.updateMany({ where: { name: "forgetComparison" }, data: { runAt: past } });
}
