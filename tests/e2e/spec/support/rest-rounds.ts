/** The story of REST: a file that comes back is compared and decided on. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Change = { id: string; before: string; after: string; start: number };
type Version = { id: string; plainText: string };

export async function rounds({ as, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner) };
  const [sent] = await self<Version[]>("GET /contracts/[contractId]/versions", { ids });
  const text = sent?.plainText ?? "";
  const file = { filename: "back.txt", contentType: "text/plain" };
  const prepared = { data: file, status: 201 };
  const { uploadUrl, fileId } = await self<{ uploadUrl: string; fileId: string }>(
    "POST /files/presigned-url",
    prepared,
  );
  const { search } = new URL(uploadUrl, "http://localhost");
  const bytes = Buffer.from(text.replace("USD 1,500", "USD 1,700").replaceAll("\n", "\n\n"));
  await as(guest)("PUT /files/[fileId]/content", { ids: { fileId }, query: search, data: bytes, status: 204 });
  const seen = await self<{ theirs: object }>("GET /contracts/[contractId]/rounds/send", { ids });
  expect(seen.theirs).toMatchObject({ answersId: null, versionNumber: 1 }); // the file that came in
  const sending = { deliver: "download", to: ["Their Lawyer"] };
  const out = await self<{ id: string; kind: string }>("POST /contracts/[contractId]/rounds/send", {
    ids,
    data: sending,
    status: 201,
  });
  expect(out.kind).toBe("sent");
  const { id: roundId } = await self<{ id: string }>("POST /contracts/[contractId]/rounds", {
    ids,
    data: { fileId },
    status: 202,
  });
  const both = { ...ids, roundId };
  await expect
    .poll(async () => (await self<{ status: string }[]>("GET /contracts/[contractId]/rounds", { ids }))[0]?.status)
    .toBe("ready");
  const changes = await self<Change[]>("GET /contracts/[contractId]/rounds/[roundId]/changes", { ids: both });
  await self("GET /contracts/[contractId]/rounds/[roundId]/reply", { ids: both });
  const price = changes.find(({ after }) => after.includes("1,700"));
  const data = { accept: [price?.id], baseVersionId: sent?.id };
  const decided = { ids: both, data, status: 201 };
  const { plainText } = await self<Version>("POST /contracts/[contractId]/rounds/[roundId]/decide", decided);
  expect(plainText).toContain("USD 1,700");
  await self("POST /contracts/[contractId]/rounds/[roundId]/decide", { ...decided, status: 409 });
  const { rows } = await self<{ rows: { standing: string }[] }>("GET /contracts/[contractId]/rounds/ledger", { ids });
  expect(rows).toContainEqual(expect.objectContaining({ standing: "weGave" }));
  await self("GET /contracts/[contractId]/rounds/ledger/export", { ids, query: "?format=csv" });
}
