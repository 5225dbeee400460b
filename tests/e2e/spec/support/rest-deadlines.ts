/** The story of REST: dates and duties of a contract. */
import { newContract } from "./people";
import { expect } from "./rest";
import { prove } from "./rest-people";
import type { Story } from "./rest-story";

type Deadline = { id: string; date: string; state: string };

export async function deadlines({ as, app, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner) };
  const added = await self<Deadline>("POST /contracts/[contractId]/deadlines", {
    ids,
    data: { title: "Report", date: "2027-01-31", repeat: "FREQ=MONTHLY" },
    status: 201,
  });
  const both = { ...ids, deadlineId: added.id };
  const changed = { ids: both, data: { state: "done" } };
  expect(await self<Deadline>("PATCH /contracts/[contractId]/deadlines/[deadlineId]", changed)).toMatchObject({
    date: "2027-02-28",
    state: "confirmed",
  });
  expect(await self<Deadline[]>("GET /contracts/[contractId]/deadlines", { ids })).toContainEqual(
    expect.objectContaining({ id: added.id }),
  );
  const query = `?contractId=${ids.contractId}&from=2027-02-01&to=2027-02-28&state=open`;
  expect(await self<Deadline[]>("GET /deadlines", { query })).toHaveLength(1);
  await self("PUT /deadlines/reminders", { data: { timeZone: "Asia/Ulaanbaatar" } });
  expect(await self("GET /deadlines/reminders")).toMatchObject({ isOn: true, timeZone: "Asia/Ulaanbaatar" });
  await self("POST /deadlines/feed", { status: 403 });
  await prove(owner, { as, app });
  const { url } = await self<{ url: string }>("POST /deadlines/feed", { status: 201 });
  const feed = new URL(url).pathname.split("/").at(-1) ?? "";
  await as(guest)("GET /calendar/[feed]", { ids: { feed } });
  expect(await self("GET /deadlines/feed")).toMatchObject({ isOn: true });
  await self("DELETE /deadlines/feed", { status: 204 });
  await as(guest)("GET /calendar/[feed]", { ids: { feed }, status: 404 });
  await self("DELETE /contracts/[contractId]/deadlines/[deadlineId]", { ids: both, status: 204 });
}
