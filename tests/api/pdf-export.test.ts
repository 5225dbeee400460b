import { beforeEach, describe, expect, test } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

let owner: Person;
let contractId: string;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  ({ contractId } = await createContract(owner));
  const body = { content: "<p>1.1 The rent is 100 dollars.</p>" };
  await call(save, { method: "POST", params: { contractId }, token: owner.token, body });
});

const asked = (query: string) =>
  call(exported, { token: owner.token, params: { contractId }, path: `/api?format=pdf${query}` });
async function readPages(response: Response): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(pdf, { mergePages: false })).text.map((page) => page.replace(/\s+/gu, " ").trim());
}

describe("a PDF", () => {
  test("has on request a title page, and the version's hash as it is kept (B-11.12)", async () => {
    const { hash } = await db.contractVersion.findFirstOrThrow({
      where: { contractId },
      orderBy: { versionNumber: "desc" },
      select: { hash: true },
    });
    const [cover, text, ...more] = await readPages(await asked("&cover=true&fingerprint=true"));
    expect(hash).toMatch(/^[0-9a-f]{64}$/u);
    expect(cover).toMatch(/^.+ Version \d+ \w{3} \d{1,2}, \d{4}$/u);
    expect(text).toContain("1.1 The rent is 100 dollars.");
    expect(text).toMatch(new RegExp(`Page 1 of 1 Version hash \\(SHA-256\\): ${hash}$`, "u"));
    expect(more).toEqual([]);
  });

  test("has neither without being asked", async () => {
    const pages = await readPages(await asked(""));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Page 1 of 1$/u);
  });

  test("shows on request what leads from an older version, and says so on each page (B-11.15)", async () => {
    const { id } = await db.contractVersion.findFirstOrThrow({ where: { contractId, versionNumber: 1 } });
    const body = { content: "<p>1.1 The rent is 120 dollars.</p><table><tr><td>Item</td><td>Price</td></tr></table>" };
    await call(save, { method: "POST", params: { contractId }, token: owner.token, body });
    const [page = ""] = await readPages(await asked(`&since=${id}`));
    expect(page).toContain("governed by the laws of Mongolia"); // gone since
    expect(page).toContain("The rent is 120 dollars.");
    expect(page).toContain("Item Price");
    expect(page).toMatch(
      /Changes from version 1 to version 3 Page 1 of 1 Underlined: inserted\. Struck through: deleted$/u,
    );
    expect((await asked("&since=nobody")).status).toBe(404);
  });

  test("is what they are for: a Word file has neither, nor is anything else a wish", async () => {
    for (const query of ["&format=docx&cover=true", "&format=docx&fingerprint=true"]) {
      const response = await call(exported, { token: owner.token, params: { contractId }, path: `/api?${query}` });
      expect(response.status).toBe(400);
    }
    expect((await asked("&cover=perhaps")).status).toBe(400);
    expect((await asked("&cover=false")).status).toBe(200);
  });
});
