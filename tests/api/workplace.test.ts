import { describe, expect, test } from "vitest";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/route";
import { POST as duplicate } from "@/app/api/contracts/[contractId]/duplicate/route";
import { PUT as label } from "@/app/api/contracts/[contractId]/labels/route";
import { POST as undelete } from "@/app/api/contracts/[contractId]/undelete/route";
import { GET as list } from "@/app/api/contracts/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as labels } from "@/app/api/labels/route";
import { GET as views, PUT as setViews } from "@/app/api/views/route";
import { MOST_COUNTED, sizeOfList } from "@/lib/contracts/contracts";
import { receiveUpload, startUpload } from "@/lib/contracts/files/uploads";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call } from "../support/api";
import { sentText } from "../support/documents";
import { createContract, join, person, type Person } from "../support/factories";

const put = (who: Person, contractId: string, names: unknown) =>
  call(label, { method: "PUT", params: { contractId }, token: who.token, body: { labels: names } });
const listed = async (who: Person, query = ""): Promise<{ id: string; labels?: string[] }[]> =>
  (await call(list, { token: who.token, path: `/api/contracts?${query}` })).json();
const allLabels = async (who: Person) => (await call(labels, { token: who.token })).json();

describe("labels", () => {
  test("a change, and its undo, leaves what another window changed meanwhile (B-7.21)", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner);
    const change = async (labels: string[], insteadOf: string[]) =>
      (
        await call(label, { method: "PUT", params: { contractId }, token: owner.token, body: { labels, insteadOf } })
      ).json();
    await put(owner, contractId, ["Vendor", "Old"]);
    expect(await change(["Vendor", "Mine"], ["Vendor", "Old"])).toEqual({ labels: ["Mine", "Vendor"] });
    // Another window, which has not seen it yet, adds one and takes one off.
    expect(await change(["Old", "Theirs"], ["Vendor", "Old"])).toEqual({ labels: ["Mine", "Theirs"] });
    // Undo of the first: 'Mine' goes, 'Old' comes back, 'Theirs' stays, and 'Vendor' does not come back.
    expect(await change(["Vendor", "Old"], ["Vendor", "Mine"])).toEqual({ labels: ["Old", "Theirs"] });
    const many = Array.from({ length: 20 }, (_, index) => `L${index}`);
    const refused = await call(label, {
      method: "PUT",
      params: { contractId },
      token: owner.token,
      body: { labels: many, insteadOf: [] },
    });
    expect(refused.status).toBe(400);
    expect(await change(["Old"], ["Old"])).toEqual({ labels: ["Old", "Theirs"] });
  });

  test("are the reader's own, filter the list, and come back from the trash (B-7.13, B-21.13)", async () => {
    const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
    const { contractId } = await createContract(owner);
    const { contractId: other } = await createContract(owner);
    await join(contractId, reviewer, "reviewer");
    expect(await (await put(owner, contractId, [" Due soon", "Vendor", "Vendor"])).json()).toEqual({
      labels: ["Due soon", "Vendor"],
    });
    await put(owner, other, ["Vendor"]);
    await put(reviewer, contractId, ["Read it"]);
    expect((await listed(owner, "label=Due+soon")).map(({ id }) => id)).toEqual([contractId]);
    expect((await listed(owner, "label=Vendor&sort=name")).map(({ id }) => id).sort()).toEqual(
      [contractId, other].sort(),
    );
    expect((await listed(reviewer)).map((row) => row.labels)).toEqual([["Read it"]]);
    expect(await listed(reviewer, "label=Vendor")).toEqual([]);
    expect(await allLabels(owner)).toEqual(["Due soon", "Vendor"]);

    await call(remove, { method: "DELETE", params: { contractId }, token: owner.token });
    expect([await listed(owner, "label=Due+soon"), await allLabels(owner)]).toEqual([[], ["Vendor"]]);
    await call(undelete, { method: "POST", params: { contractId }, token: owner.token });
    expect((await listed(owner, "label=Due+soon"))[0]?.labels).toEqual(["Due soon", "Vendor"]);
    await put(owner, contractId, []);
    expect((await listed(owner)).find(({ id }) => id === contractId)).not.toHaveProperty("labels");
  });

  test.each([[[""]], [["x".repeat(41)]], [["a\u0000b"]], [Array.from({ length: 21 }, (_, at) => `${at}`)], ["Vendor"]])(
    "refuses %j",
    async (names) => {
      const owner = await person("Owner");
      const { contractId } = await createContract(owner);
      expect((await put(owner, contractId, names)).status).toBe(400);
    },
  );
});

describe("views", () => {
  test("are kept in their order, each person's their own (B-7.14)", async () => {
    const [owner, other] = [await person("Owner"), await person("Other")];
    const kept = [
      { name: "Rent", query: "q=rent&sort=name" },
      { name: "Drafts", query: "status=draft" },
    ];
    const set = (body: unknown) => call(setViews, { method: "PUT", token: owner.token, body });
    expect(await (await set({ views: kept })).json()).toEqual(kept);
    expect(await (await call(views, { token: owner.token })).json()).toEqual(kept);
    expect(await (await call(views, { token: other.token })).json()).toEqual([]);
    expect((await set({ views: [kept[0], kept[0]] })).status).toBe(400);
    await set({ views: [] });
    expect(await (await call(views, { token: owner.token })).json()).toEqual([]);
  });

  test("that another window saved or forgot meanwhile stay so (B-7.21)", async () => {
    const owner = await person("Owner");
    const set = async (wanted: object[], insteadOf?: object[]) =>
      (await call(setViews, { method: "PUT", token: owner.token, body: { views: wanted, insteadOf } })).json();
    const [one, two, three] = [
      { name: "One", query: "q=1" },
      { name: "Two", query: "q=2" },
      { name: "Three", query: "q=3" },
    ];
    await set([one, two]);
    expect(await set([one, two, three], [one, two])).toEqual([one, two, three]);
    expect(await set([two], [one, two])).toEqual([two, three]); // seen before the third was there
    expect(await set([one], [])).toEqual([two, three, one]);
    const renewed = { name: "Two", query: "q=else" };
    expect(await set([renewed], [two])).toEqual([three, one, renewed]);
    expect(await set([two])).toEqual([two]);
    const full = Array.from({ length: 20 }, (_, at) => ({ name: `View ${at}`, query: "q=x" }));
    expect(await set(full, [])).toMatchObject({ code: "invalidInput" });
    expect(await set(full.slice(1), [])).toHaveLength(20);
  });
});

describe("a duplicate", () => {
  test("is a draft of the caller's own with the current text, and nothing else of it (B-7.15)", async () => {
    const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
    const { contractId } = await createContract(owner, {
      name: "Lease",
      html: "<p>Rent of <strong>nine</strong>.</p>",
    });
    await join(contractId, reviewer, "reviewer");
    await put(reviewer, contractId, ["Read it"]);
    const answer = await call(duplicate, { method: "POST", params: { contractId }, token: reviewer.token });
    const made = await answer.json();
    expect([answer.status, made]).toEqual([
      201,
      expect.objectContaining({ name: "Copy of Lease", status: "", role: "admin", file: null }),
    ]);
    const texts = await db.contractVersion.findMany({ where: { contractId: made.id }, select: { html: true } });
    expect(texts.map(({ html }) => html)).toEqual([expect.stringContaining("<strong>nine</strong>")]);
    expect(await db.collaborator.count({ where: { contractId: made.id } })).toBe(1);
    expect((await listed(owner)).map(({ id }) => id)).toEqual([contractId]);
    expect((await listed(reviewer, "label=Read+it")).map(({ id }) => id)).toEqual([contractId]);
  });

  test("needs a text", async () => {
    const owner = await person("Owner");
    const contractId = newId();
    await db.contract.create({ data: { id: contractId, name: "Unread", status: "processing" } });
    await join(contractId, owner, "admin");
    const answer = await call(duplicate, { method: "POST", params: { contractId }, token: owner.token });
    expect([answer.status, (await answer.json()).code]).toEqual([409, "notReadYet"]);
  });
});

test("a list is counted with its filters, and no further than to a thousand", async () => {
  const owner = await person("Owner");
  await createContract(owner, { type: "Other" });
  await createContract(owner, { type: "Lease Agreement" });
  expect(await sizeOfList(owner.actor, { type: "Other" })).toEqual({ matching: 1, all: 2, isMore: false });
  expect(await sizeOfList(owner.actor, { q: "rent" })).toEqual({ matching: null, all: 2, isMore: false });
  const ids = Array.from({ length: MOST_COUNTED }, () => newId());
  await db.contract.createMany({ data: ids.map((id) => ({ id, name: "One of many" })) });
  await db.collaborator.createMany({
    data: ids.map((contractId) => ({
      id: newId(),
      contractId,
      userId: owner.actor.userId,
      role: "admin",
      contractUploadedAt: new Date(),
    })),
  });
  expect(await sizeOfList(owner.actor, {})).toEqual({
    matching: MOST_COUNTED + 1,
    all: MOST_COUNTED + 1,
    isMore: true,
  });
});

test("an upload that leaves the type to its text gets it when that is read, and a name where the file has none (B-7.10)", async () => {
  const owner = await person("Owner");
  const made = async (name: string, guess: boolean | undefined) => {
    const { fileId } = await startUpload(owner.actor, { filename: "a.txt", contentType: "text/plain" });
    const pieces = sentText("Договор аренды гаража\nСтороны договорились.\n");
    await receiveUpload(owner.actor, fileId, { link: {}, pieces });
    const body = { name, type: "Other", fileId, ...(guess === undefined ? {} : { guess }) };
    return (await (await call(upload, { method: "POST", token: owner.token, body })).json()).id as string; // by its answer
  };
  const ids = [await made("scan 1", true), await made("Garage", true), await made("scan 2", undefined)];
  await runDueJobs(jobHandlers, jobGivenUp);
  const rows = await Promise.all(ids.map((id) => db.contract.findUniqueOrThrow({ where: { id } })));
  expect(rows.map(({ name, contractType, status }) => [name, contractType, status])).toEqual([
    ["Договор аренды гаража", "Lease Agreement", "analyzed"],
    ["Garage", "Lease Agreement", "analyzed"],
    ["scan 2", "Other", "analyzed"],
  ]);
  expect((await listed(owner, "q=Договор&sort=name")).map(({ id }) => id).sort()).toEqual([...ids].sort());
});
