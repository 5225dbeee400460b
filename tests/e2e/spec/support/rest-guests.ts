/** The story of REST: the other side opens what was sent by a link, and replies. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

export async function guests({ as, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const anybody = as(guest);
  const contractId = await newContract(owner);
  const { id: roundId } = await self<{ id: string }>("POST /contracts/[contractId]/rounds/send", {
    ids: { contractId },
    data: { deliver: "download", to: ["Their Lawyer"] },
    status: 201,
  });
  const ids = { contractId, roundId };
  const make = (data: object) =>
    self<{ id: string; link: string; code: string | null }>("POST /contracts/[contractId]/rounds/[roundId]/guests", {
      ids,
      data: { label: "Their Lawyer", ...data },
      status: 201,
    });
  const [open, coded] = [await make({}), await make({ withCode: true })];
  const [link, locked] = [open, coded].map((made) => ({ token: made.link.split("/").at(-1) ?? "" }));
  if (!link || !locked) throw new Error("two links were made");
  await anybody("GET /guest/[token]", { ids: locked, status: 404 });
  await anybody("POST /guest/[token]/code", { ids: locked, data: { code: coded.code } });
  const { plainText } = await anybody<{ plainText: string }>("GET /guest/[token]", { ids: link });
  await anybody("GET /guest/[token]/file", { ids: link });
  const [before = ""] = plainText.split("\n");
  const changes = [{ start: 0, before, after: `${before} Indeed.` }];
  const data = { replyId: "story-reply-1", name: "O. Bayar", changes, comments: [{ text: "Thank you." }] };
  await anybody("POST /guest/[token]/replies", { ids: link, data });
  const query = "?replyId=story-file-1&name=O.%20Bayar&fileName=back.txt";
  const bytes = Buffer.from(plainText.replaceAll("\n", "\n\n"));
  await anybody("PUT /guest/[token]/files", { ids: link, query, data: bytes });
  const links = await self<{ visits: number }[]>("GET /contracts/[contractId]/rounds/[roundId]/guests", { ids });
  expect(links.map(({ visits }) => visits)).toContain(1);
  const revoked = { ids: { ...ids, guestId: open.id }, status: 204 };
  await self("DELETE /contracts/[contractId]/rounds/[roundId]/guests/[guestId]", revoked);
  await anybody("GET /guest/[token]", { ids: link, status: 404 });
}
