import { unzipSync, zipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { PATCH as resolve } from "@/app/api/contracts/[contractId]/comments/[commentId]/route";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as versions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { PUT as put } from "@/app/api/files/[fileId]/content/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { commentsIn } from "@/lib/word/comments";
import { withDecided } from "@/lib/word/export";
import { identifierIn } from "@/lib/word/identifier";
import { revisionsIn } from "@/lib/word/revisions";
import { WordFile } from "@/lib/word/file/word-file";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { cell, docxFiles, p, row, run, table } from "../unit/documents/extraction/docx-fixture";

const CONTROL = `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent>${run("Acme LLC")}</w:sdtContent></w:sdt>`;
const ORIGINAL = zipSync({
  ...docxFiles(
    p(run("Supplier: ") + CONTROL) +
      p(run("The rent is 100 dollars.", '<w:color w:val="FF0000"/>')) +
      table(row(cell(p("Item")), cell(p("Price")))) +
      p("End."),
  ),
  "word/theme/theme1.xml": new Uint8Array([60, 97, 47, 62]),
});
const TEXT =
  "<p>Supplier: Acme LLC</p><p>The rent is 100 dollars.</p><table><tbody><tr><td>Item</td><td>Price</td></tr></tbody></table><p>End.</p>";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function uploaded(fileName = "lease.docx", bytes: Uint8Array | string = ORIGINAL): Promise<string> {
  const body = { filename: fileName, contentType: "application/octet-stream" };
  const { uploadUrl, fileId } = await (await call(presign, { method: "POST", token: owner.token, body })).json();
  const { pathname, search } = new URL(uploadUrl);
  await call(put, { method: "PUT", params: { fileId }, path: pathname + search, body: bytes });
  const contract = { name: "Lease", type: "Lease Agreement", fileId };
  const { id } = await (await call(upload, { method: "POST", token: owner.token, body: contract })).json();
  await runDueJobs(jobHandlers, jobGivenUp);
  return id;
}

const saved = async (contractId: string, content: string, who = owner) =>
  (await call(save, { method: "POST", params: { contractId }, token: who.token, body: { content } })).json();
const asked = (contractId: string, query = "") =>
  call(exported, { token: owner.token, params: { contractId }, path: `/api?format=docx${query}` });
const readBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const toLines = (file: WordFile) => toPlainText(file.blocks).text.split("\n");
const firstVersion = async (contractId: string) => {
  const list = await (await call(versions, { params: { contractId }, token: owner.token })).json();
  return list.at(-1).id as string;
};

describe("the Word file of a contract that was read from one", () => {
  test("is the original, byte for byte, while nobody changed its text (B-11.14)", async () => {
    const contractId = await uploaded();
    expect(await readBytes(await asked(contractId))).toEqual(new Uint8Array(ORIGINAL));
  });

  test("has a saved version's text in the original's paragraphs, tables and other parts (B-11.14)", async () => {
    const contractId = await uploaded();
    await saved(contractId, TEXT.replace("100 dollars", "120 euros"));
    const bytes = await readBytes(await asked(contractId));
    const file = new WordFile(bytes);
    expect(toLines(file)[1]).toBe("The rent is 120 euros.");
    expect(file.tree("main")?.xml).toContain('<w:color w:val="FF0000"/>');
    expect(file.tree("main")?.xml).toContain(table(row(cell(p("Item")), cell(p("Price")))));
    expect(unzipSync(bytes)["word/theme/theme1.xml"]).toEqual(new Uint8Array([60, 97, 47, 62]));
  });

  test("marks what leads there from an older version, each change by who made it (B-11.15, B-11.17)", async () => {
    const contractId = await uploaded();
    const since = await firstVersion(contractId);
    const colleague = await person("Bat-Erdene");
    await join(contractId, colleague, "manager");
    await saved(contractId, TEXT.replace("100", "120"), colleague);
    await saved(contractId, TEXT.replace("100", "120").replace("dollars", "euros"));
    const file = new WordFile(await readBytes(await asked(contractId, `&since=${since}`)));
    const tree = file.tree("main");
    const made = (tree ? revisionsIn(tree) : []).map(({ revision }) => `${revision.kind} ${revision.author}`);
    expect(made.sort()).toEqual(["delete Bat-Erdene", "delete Owner", "insert Bat-Erdene", "insert Owner"]);
    expect(toLines(withDecided(file, () => "reject"))[1]).toBe("The rent is 100 dollars.");
    expect(toLines(withDecided(file, () => "accept"))[1]).toBe("The rent is 120 euros.");
    const [newest] = await (await call(versions, { params: { contractId }, token: owner.token })).json();
    expect(identifierIn(file)).toEqual({ contractId, versionId: newest.id, sinceId: since });
  });

  test("carries comments where they are asked for, and none else (B-11.18)", async () => {
    const contractId = await uploaded();
    const versionId = await firstVersion(contractId);
    const location = { versionId, quote: "100 dollars", start: 35, end: 46 };
    const said = async (text: string) => {
      const body = { text, location };
      return (await call(comment, { method: "POST", token: owner.token, params: { contractId }, body })).json();
    };
    await said("Too much?");
    const { id } = await said("Agreed.");
    const params = { contractId, commentId: id };
    await call(resolve, { method: "PATCH", token: owner.token, params, body: { resolved: true } });
    const carried = async (query: string) => {
      const file = new WordFile(await readBytes(await asked(contractId, query)));
      const { text } = toPlainText(file.blocks);
      const seen = commentsIn(file).map(({ isDone, range, ...one }) => ({ isDone, text: one.text, range }));
      return seen.map(({ range, ...one }) => ({ ...one, quote: range && text.slice(range.start, range.end) }));
    };
    const open = { isDone: false, text: "Too much?", quote: "100 dollars" };
    expect(await carried("&comments=open")).toEqual([open]);
    const all = [open, { isDone: true, text: "Agreed.", quote: "100 dollars" }];
    expect(await carried("&comments=all")).toEqual(all);
    expect(await carried(`&comments=all&since=${versionId}`)).toEqual(all);
    expect(await carried("&comments=all&own=true")).toEqual(all);
    expect(await readBytes(await asked(contractId))).toEqual(new Uint8Array(ORIGINAL));
    expect(await carried("&comments=none&own=true")).toEqual([]);
    const pdf = { token: owner.token, params: { contractId }, path: "/api?comments=open" };
    expect((await call(exported, pdf)).status).toBe(400);
  });

  test("is refused, with the place, where Word would undo a change; own=true gives a plain file (B-11.16)", async () => {
    const contractId = await uploaded();
    await saved(contractId, TEXT.replace("Acme", "Other"));
    const refused = await asked(contractId);
    expect(refused.status).toBe(409);
    const body = await refused.json();
    expect(body).toMatchObject({ code: "wordOriginalRefuses", reason: "boundControl", place: "Supplier: Acme LLC" });
    expect(body.message).toContain("Supplier: Acme LLC");
    const own = await asked(contractId, "&own=true");
    expect(own.status).toBe(200);
    expect(toLines(new WordFile(await readBytes(own)))[0]).toBe("Supplier: Other LLC");
  });
});

describe("a contract without a Word original", () => {
  test("still has a Word file of our making, with the changes tracked where they are asked for (B-11.15)", async () => {
    const { contractId, version } = await createContract(owner, { html: "<p>Typed here.</p>" });
    const own = new WordFile(await readBytes(await asked(contractId)));
    expect(toLines(own)).toContain("Typed here.");
    expect(identifierIn(own)).toEqual({ contractId, versionId: version.id, sinceId: null });
    await saved(contractId, "<p>Typed here and there.</p>");
    const tracked = new WordFile(await readBytes(await asked(contractId, `&since=${version.id}`)));
    expect(toLines(withDecided(tracked, () => "accept"))).toContain("Typed here and there.");
    expect(toLines(withDecided(tracked, () => "reject"))).toContain("Typed here.");
    const text = await uploaded("lease.txt", "The rent is due.\n");
    expect(toLines(new WordFile(await readBytes(await asked(text))))).toContain("The rent is due.");
  });

  test("changes are asked for from an older version of this contract, and files of our own making of Word files", async () => {
    const contractId = await uploaded();
    const first = await firstVersion(contractId);
    const second = await saved(contractId, TEXT.replace("100", "120"));
    expect((await asked(contractId, `&versionId=${first}&since=${second.id}`)).status).toBe(400);
    expect((await asked(contractId, `&since=${first}&own=true`)).status).toBe(200);
    const pdf = { token: owner.token, params: { contractId }, path: `/api?format=pdf&own=true` };
    expect((await call(exported, pdf)).status).toBe(400);
    expect((await asked(contractId, "&since=nobody")).status).toBe(404);
    expect((await asked(contractId, `&versionId=${second.id}&since=${first}`)).status).toBe(200);
  });
});
