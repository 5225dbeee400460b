/** The story of REST: a contract is photographed, and what was read with doubt is confirmed. */
import { photographOf } from "../../../support/photograph";
import { untilStatus } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Doubts = { versionId: string; open: object; items: { word: number; text: string; strip: object | null }[] };

const LOOK = { dotsPerInch: 110, sheet: { width: 420, height: 300 }, points: 8 };

export async function paper({ as, guest, owner, friend }: Story): Promise<void> {
  const self = as(owner.api);
  const file = { filename: "page.jpg", contentType: "image/jpeg" };
  const { uploadUrl, fileId } = await self<{ uploadUrl: string; fileId: string }>("POST /files/presigned-url", {
    data: file,
    status: 201,
  });
  const query = new URL(uploadUrl, "http://localhost").search;
  const photo = photographOf(
    "2. The rent of 1,250 euros falls due on 14 May 2027, 30 June 2028 and 31 July 2029.",
    LOOK,
  );
  await as(guest)("PUT /files/[fileId]/content", { ids: { fileId }, query, data: Buffer.from(photo), status: 204 });
  const data = { name: "Lease", type: "Lease Agreement", fileIds: [fileId] };
  const { id: contractId } = await self<{ id: string }>("POST /contracts/photographed", { data, status: 201 });
  await untilStatus(owner, contractId, ["analyzed"]);
  const ids = { contractId };
  const { versionId, items } = await self<Doubts>("GET /contracts/[contractId]/doubts", { ids });
  await as(friend.api)("GET /contracts/[contractId]/doubts", { ids, status: 404 });
  const shown = items.find(({ strip }) => strip !== null);
  if (!shown) throw new Error("nothing was read with doubt");
  const word = { ...ids, word: String(shown.word) };
  await self("GET /contracts/[contractId]/doubts/[word]/strip", { ids: word });
  const words = items.map(({ word: number, text }) => ({ word: number, text }));
  const done = await self<Doubts>("POST /contracts/[contractId]/doubts/confirm", { ids, data: { versionId, words } });
  expect(done.open).toEqual({ numbers: 0, words: 0 });
}
