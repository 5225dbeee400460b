/** Behaviour §21: files, contracts and versions. Each call at both of its addresses. */
import { getDocumentProxy, extractText } from "unpdf";
import { strFromU8, unzipSync } from "fflate";
import { ADDRESSES, answered, expect, refused, test } from "./support/rest";
import { LEASE_TEXT, newContract, saveVersion, untilStatus } from "./support/people";
import { leasePdf, mongolianServicesDocx } from "../../support/documents";
import { docFile, line } from "../../unit/documents/extraction/doc-fixture";

type Contract = {
  id: string;
  status: string;
  currentVersionId: string;
  name: string;
  metadata: { contractType: string };
  uploadedBy: string;
  file: { id: string };
};
type Version = {
  id: string;
  versionNumber: number;
  textContent: string;
  plainText: string;
  isCurrent: boolean;
  restoredFrom: number | null;
};

for (const at of ADDRESSES) {
  const place = at === "" ? "the bare address" : at;

  test.describe(`at ${place}`, () => {
    test("POST /files/presigned-url answers uploadUrl and fileId, and the file is PUT there with its content type", async ({
      owner,
      guest,
    }) => {
      const { uploadUrl, fileId } = await answered<{ uploadUrl: string; fileId: string }>(
        "POST /files/presigned-url",
        owner.api.post(`${at}/files/presigned-url`, {
          data: { filename: "lease.pdf", contentType: "application/pdf" },
        }),
        201,
      );
      const bytes = await leasePdf();
      await answered(
        "PUT /files/[fileId]/content",
        guest.put(uploadUrl, { data: bytes, headers: { "content-type": "application/pdf" } }),
        204,
      );
      const { downloadUrl } = await answered<{ downloadUrl: string }>(
        "GET /files/download/[fileId]",
        owner.api.get(`${at}/files/download/${fileId}`),
      );
      expect(Buffer.compare(await (await guest.get(downloadUrl)).body(), bytes)).toBe(0);
    });

    test("GET /files/download/{id} answers a downloadUrl, to those who may see the file only", async ({
      owner,
      register,
      guest,
    }) => {
      const id = await newContract(owner);
      const { file } = await answered<Contract>("GET /contracts/[contractId]", owner.api.get(`${at}/contracts/${id}`));
      const { downloadUrl } = await answered<{ downloadUrl: string }>(
        "GET /files/download/[fileId]",
        owner.api.get(`${at}/files/download/${file.id}`),
      );
      expect(await (await guest.get(downloadUrl)).text()).toBe(LEASE_TEXT);
      await refused((await register()).api.get(`${at}/files/download/${file.id}`), 404);
    });

    test("POST /contracts/upload makes a contract of name, type and fileId", async ({ owner }) => {
      const { uploadUrl, fileId } = await answered<{ uploadUrl: string; fileId: string }>(
        "POST /files/presigned-url",
        owner.api.post(`${at}/files/presigned-url`, {
          data: {
            filename: "Гэрээ.docx",
            contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
          },
        }),
        201,
      );
      await owner.api.put(uploadUrl, { data: await mongolianServicesDocx() });
      const contract = await answered<Contract>(
        "POST /contracts/upload",
        owner.api.post(`${at}/contracts/upload`, {
          data: { name: "Үйлчилгээний гэрээ", type: "Service Agreement", fileId },
        }),
        201,
      );
      expect(contract).toMatchObject({
        name: "Үйлчилгээний гэрээ",
        status: "processing",
        uploadedBy: owner.id,
        metadata: { contractType: "Service Agreement" },
      });
      await untilStatus(owner, contract.id, ["analyzed"]);
    });

    test("GET /contracts and GET /contracts/{id} answer the caller's contracts", async ({ owner, register }) => {
      const first = await newContract(owner, { name: "First" });
      const second = await newContract(owner, { name: "Second", type: "Other" });
      const list = await answered<Contract[]>("GET /contracts", owner.api.get(`${at}/contracts`));
      expect(list.map(({ id }) => id)).toEqual([second, first]);
      expect(await answered("GET /contracts/[contractId]", owner.api.get(`${at}/contracts/${first}`))).toMatchObject({
        id: first,
        name: "First",
        status: "analyzed",
        uploadedBy: owner.id,
        metadata: { contractType: "Lease Agreement" },
      });
      expect(await answered("GET /contracts", (await register()).api.get(`${at}/contracts`))).toEqual([]);
    });

    test("POST /contracts/create-from-template makes a draft whose first version is the filled template", async ({
      owner,
    }) => {
      const { id } = await answered<Contract>(
        "POST /contracts/create-from-template",
        owner.api.post(`${at}/contracts/create-from-template`, {
          data: {
            type: "Other",
            name: "Side letter",
            fields: { textContent: "The parties agree to <b>meet</b> in May." },
          },
        }),
        201,
      );
      expect(await answered("GET /contracts/[contractId]", owner.api.get(`${at}/contracts/${id}`))).toMatchObject({
        name: "Side letter",
        status: "",
        metadata: { contractType: "Other" },
      });
      const [version] = await answered<Version[]>(
        "GET /contracts/[contractId]/versions",
        owner.api.get(`${at}/contracts/${id}/versions`),
      );
      expect(version).toMatchObject({
        versionNumber: 1,
        plainText: expect.stringContaining("<b>meet</b>"),
        textContent: expect.stringContaining("&lt;b&gt;meet&lt;/b&gt;"),
      });
    });

    test("POST /contracts/analyze analyses a contract again", async ({ owner }) => {
      const contractId = await newContract(owner);
      await answered(
        "POST /contracts/analyze",
        owner.api.post(`${at}/contracts/analyze`, { data: { contractId } }),
        202,
      );
      await untilStatus(owner, contractId, ["analyzed"]);
      expect(
        await answered("GET /contracts/[contractId]/status", owner.api.get(`${at}/contracts/${contractId}/status`)),
      ).toMatchObject({ status: "analyzed", statusMessage: null });
    });

    test("GET /contracts/{id}/versions lists versions with their text, newest first", async ({ owner }) => {
      const id = await newContract(owner);
      await saveVersion(owner, id, "<p>Second</p>");
      const versions = await answered<Version[]>(
        "GET /contracts/[contractId]/versions",
        owner.api.get(`${at}/contracts/${id}/versions`),
      );
      expect(versions.map(({ versionNumber }) => versionNumber)).toEqual([2, 1]);
      expect(versions[0]).toMatchObject({
        textContent: "<p>Second</p>",
        plainText: "Second",
        isCurrent: true,
        createdByUser: { name: owner.name },
      });
      const summaries = await answered<object[]>(
        "GET /contracts/[contractId]/versions",
        owner.api.get(`${at}/contracts/${id}/versions?fields=summary`),
      );
      expect(summaries[0]).not.toHaveProperty("textContent");
    });

    test("GET /contracts/{id}/versions/{versionId} answers one version", async ({ owner }) => {
      const id = await newContract(owner);
      const { currentVersionId } = await answered<Contract>(
        "GET /contracts/[contractId]",
        owner.api.get(`${at}/contracts/${id}`),
      );
      const version = await answered<Version>(
        "GET /contracts/[contractId]/versions/[versionId]",
        owner.api.get(`${at}/contracts/${id}/versions/${currentVersionId}`),
      );
      expect(version).toMatchObject({
        id: currentVersionId,
        versionNumber: 1,
        isCurrent: true,
        textContent: expect.stringContaining("laws of Mongolia"),
      });
      expect(await refused(owner.api.get(`${at}/contracts/${id}/versions/none`), 404)).toMatchObject({
        message: "Failed to load version content",
      });
    });

    test("POST /contracts/{id}/versions saves text as the new current version, and refuses a stale base", async ({
      owner,
    }) => {
      const id = await newContract(owner);
      const { currentVersionId: base } = await answered<Contract>(
        "GET /contracts/[contractId]",
        owner.api.get(`${at}/contracts/${id}`),
      );
      const saved = await answered<Version>(
        "POST /contracts/[contractId]/versions",
        owner.api.post(`${at}/contracts/${id}/versions`, {
          data: { content: "<p>New <script>alert(1)</script>text</p>", baseVersionId: base },
        }),
        201,
      );
      expect(saved).toMatchObject({ versionNumber: 2, isCurrent: true, textContent: "<p>New text</p>" });
      expect(await answered("GET /contracts/[contractId]", owner.api.get(`${at}/contracts/${id}`))).toMatchObject({
        currentVersionId: saved.id,
      });
      expect(
        await refused(
          owner.api.post(`${at}/contracts/${id}/versions`, { data: { content: "<p>Stale</p>", baseVersionId: base } }),
          409,
        ),
      ).toMatchObject({ code: "versionConflict" });
    });

    test("POST /contracts/{id}/versions/{versionId}/restore makes a new version with the old text", async ({
      owner,
    }) => {
      const id = await newContract(owner, { text: "The first text." });
      const { currentVersionId: first } = await answered<Contract>(
        "GET /contracts/[contractId]",
        owner.api.get(`${at}/contracts/${id}`),
      );
      await saveVersion(owner, id, "<p>The second text.</p>");
      expect(
        await answered(
          "POST /contracts/[contractId]/versions/[versionId]/restore",
          owner.api.post(`${at}/contracts/${id}/versions/${first}/restore`),
          201,
        ),
      ).toMatchObject({ versionNumber: 3, restoredFrom: 1, plainText: "The first text.", isCurrent: true });
    });

    test("POST /contracts/{id}/comment keeps a comment of text and location", async ({ owner }) => {
      const id = await newContract(owner);
      const made = await answered(
        "POST /contracts/[contractId]/comment",
        owner.api.post(`${at}/contracts/${id}/comment`, {
          data: { text: "Is this the right court?", location: "Clause 3" },
        }),
        201,
      );
      expect(made).toMatchObject({ text: "Is this the right court?", location: "Clause 3" });
      expect(
        await answered("GET /contracts/[contractId]/comments", owner.api.get(`${at}/contracts/${id}/comments`)),
      ).toEqual([made]);
    });

    test("GET /contracts/{id}/export answers a docx or pdf file with the contract's text", async ({ owner }) => {
      const id = await newContract(owner, { name: "Office  lease" });
      const pdf = await owner.api.get(`${at}/contracts/${id}/export?format=pdf`);
      expect([pdf.status(), pdf.headers()["content-type"], pdf.headers()["content-disposition"]]).toEqual([
        200,
        "application/pdf",
        expect.stringContaining('filename="Office_lease.pdf"'),
      ]);
      expect(
        (await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), { mergePages: true })).text,
      ).toContain("laws of Mongolia");
      const docx = await owner.api.get(`${at}/contracts/${id}/export?format=docx`);
      expect([docx.status(), docx.headers()["content-type"]]).toEqual([
        200,
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      ]);
      expect(
        strFromU8(unzipSync(new Uint8Array(await docx.body()))["word/document.xml"] ?? new Uint8Array()),
      ).toContain("laws of Mongolia");
      await refused(owner.api.get(`${at}/contracts/${id}/export?format=odt`), 400);
    });
  });
}

test("an upload goes from processing to analyzed, a review makes it reviewed, and a new version analyzed again", async ({
  owner,
}) => {
  const id = await newContract(owner);
  expect(
    await answered(
      "PATCH /contracts/[contractId]",
      owner.api.patch(`/contracts/${id}`, { data: { status: "reviewed" } }),
    ),
  ).toMatchObject({ status: "reviewed" });
  await saveVersion(owner, id, "<p>New text</p>");
  await untilStatus(owner, id, ["analyzed"]);
  const broken = await newContract(owner, {
    file: { name: "broken.pdf", bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(4_000, 7)]) },
  });
  expect(await answered("GET /contracts/[contractId]", owner.api.get(`/contracts/${broken}`))).toMatchObject({
    status: "failed",
    statusMessage: expect.stringContaining("damaged"),
  });
});

test("files of the four kinds are taken, others refused, whatever their name says", async ({ owner }) => {
  const contractOf = async (filename: string, bytes: Buffer) => {
    const { uploadUrl, fileId } = await answered<{ uploadUrl: string; fileId: string }>(
      "POST /files/presigned-url",
      owner.api.post("/files/presigned-url", { data: { filename, contentType: "application/octet-stream" } }),
      201,
    );
    await owner.api.put(uploadUrl, { data: bytes });
    return owner.api.post("/contracts/upload", { data: { name: "A", type: "Other", fileId } });
  };
  const files = {
    "a.pdf": await leasePdf(),
    "a.doc": Buffer.from(docFile([line("A contract.")])),
    "a.docx": await mongolianServicesDocx(),
    "a.txt": Buffer.from("Text."),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const { id } = await answered<Contract>("POST /contracts/upload", contractOf(name, bytes), 201);
    await untilStatus(owner, id, ["analyzed"]);
  }
  expect(await refused(contractOf("a.png", Buffer.from("89504e470d0a1a0a", "hex")), 415)).toMatchObject({
    code: "unsupportedType",
  });
  expect(await refused(contractOf("a.pdf", Buffer.from("504b0304", "hex")), 415)).toMatchObject({
    code: "unsupportedType",
  });
});

test("each limit has its named answer", async ({ owner }) => {
  const id = await newContract(owner);
  const template = (name: string, textContent: string) =>
    owner.api.post("/contracts/create-from-template", { data: { type: "Other", name, fields: { textContent } } });
  await answered("POST /contracts/create-from-template", template("ө".repeat(200), "a"), 201);
  expect(await refused(template("ө".repeat(201), "a"), 400)).toMatchObject({
    code: "invalidInput",
    issues: [{ path: "name", message: "At most 200 characters are allowed." }],
  });
  expect(await refused(template("A", ""), 400)).toMatchObject({
    issues: expect.arrayContaining([{ path: "fields.textContent", message: "This field is required." }]),
  });
  expect(
    await refused(
      owner.api.post(`/contracts/${id}/versions`, { data: { content: `<p>${"a".repeat(5 * 1024 * 1024)}</p>` } }),
      413,
    ),
  ).toMatchObject({ code: "bodyTooLarge" });
  await refused(owner.api.post(`/contracts/${id}/chat`, { data: { message: "a".repeat(8_001) } }), 400);
  await refused(
    owner.api.post("/users/batch", { data: { userIds: Array.from({ length: 101 }, (_, index) => String(index)) } }),
    400,
  );
});

test("bad input is told in one shape, and never as a failure of the server", async ({ owner }) => {
  const id = await newContract(owner);
  const odd = ["", "null", "[]", '"text"', "{", '{"category":{}}', "\u0000"];
  for (const body of odd) {
    for (const path of [
      "/auth/login",
      "/auth/register",
      "/contracts/upload",
      "/contracts/create-from-template",
      `/contracts/${id}/versions`,
      `/contracts/${id}/find`,
      `/suggestions/${id}/chat`,
      "/users/batch",
      `/contracts/${id}/collaborators`,
    ]) {
      const response = await owner.api.post(path, {
        data: Buffer.from(body),
        headers: { "content-type": "application/json" },
      });
      expect([path, body, response.status()]).toEqual([path, body, 400]);
      await refused(response, 400);
    }
  }
  await refused(owner.api.get("/api/nothing/here"), 404);
});

test("contracts of others are not to be told from absent ones", async ({ owner, register }) => {
  const id = await newContract(owner);
  const stranger = await register();
  for (const path of ["", "/versions", "/status", "/export?format=pdf", "/collaborators", "/summarize"]) {
    const [hidden, absent] = [
      await refused(stranger.api.get(`/api/contracts/${id}${path}`), 404),
      await refused(stranger.api.get(`/api/contracts/absent${path}`), 404),
    ];
    expect(hidden).toEqual(absent);
    expect(hidden.message).toBe("Contract not found");
  }
});
