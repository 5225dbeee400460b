/** The negotiation clause by clause, over HTTP. */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as exported } from "@/app/api/contracts/[contractId]/rounds/ledger/export/route";
import { GET as ledger } from "@/app/api/contracts/[contractId]/rounds/ledger/route";
import { POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import type { LedgerDto } from "@/lib/exchange/rounds/ledger-schema";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { p } from "../unit/documents/extraction/docx-fixture";
import { sendLease } from "./guests-stage";
import { RETURNED, buildFile, createLease } from "./rounds-stage";

let owner: Person;
let lease: Awaited<ReturnType<typeof createLease>>;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  lease = await createLease(owner);
});

const asked = (who: Person = owner) => call(ledger, { params: { contractId: lease.contractId }, token: who.token });
const read = async () => (await (await asked()).json()) as LedgerDto;
const back = (bytes: Uint8Array) => lease.takeIn("back.docx", bytes);
const about = ({ rows }: LedgerDto, words: string) =>
  rows.find(({ ours, theirs }) => `${ours ?? ""}${theirs ?? ""}`.includes(words));

/** Their reply, with the rent accepted and the notice rejected. */
async function decided(): Promise<void> {
  const roundId = await back(RETURNED);
  const changes = await lease.changes(roundId);
  const getId = (words: string) => changes.find(({ before, after }) => `${before} ${after}`.includes(words))?.id;
  const [current] = await lease.versions();
  const answer = await lease.decide(roundId, {
    accept: [getId("120")],
    reject: [getId("ninety")],
    baseVersionId: current?.id,
  });
  expect(answer.status).toBe(201);
}

describe("the ledger (B-26.19)", () => {
  test("is empty until a file has come back", async () => {
    expect(await read()).toMatchObject({ rows: [], leftOut: 0, counts: { open: 0, undone: 0 } });
  });

  test("shows what they asked, tracked or not, as open until we decide", async () => {
    await back(RETURNED);
    const found = await read();
    expect(found.columns.map(({ kind, side }) => [kind, side])).toEqual([
      ["draft", "ours"],
      ["reply", "theirs"],
      ["now", "ours"],
    ]);
    expect(found.counts).toEqual({ open: 2, theyGave: 0, weGave: 0, halfway: 0, untracked: 1, undone: 0 });
    expect(found.rows[0]).toMatchObject({ standing: "untracked", theirs: "Notice is ninety days." });
    expect(about(found, "rent")).toMatchObject({
      standing: "open",
      cells: [
        { words: "100 dollars", move: "first" },
        { words: "120 dollars", move: "asked" },
        { words: "100 dollars", move: "undecided" },
      ],
    });
    expect(about(found, "Interest")?.cells.map(({ isThere }) => isThere)).toEqual([false, true, false]);
  });

  test("says who gave once we decided, and what they then undid without tracking", async () => {
    await decided();
    const after = await read();
    expect(about(after, "rent")).toMatchObject({ standing: "weGave", now: "The rent is 120 dollars a month." });
    expect(about(after, "Notice")).toMatchObject({ standing: "open", now: "Notice is thirty days." });
    const body = { deliver: "download" };
    const params = { contractId: lease.contractId };
    expect((await call(send, { method: "POST", params, token: owner.token, body })).status).toBe(201);
    const silent = buildFile(p("The rent is 125 dollars a month.") + p("Notice is thirty days.") + p("The end."));
    await back(silent);
    const undone = await read();
    expect(undone.counts).toMatchObject({ undone: 1, theyGave: 2 }); // they also left the interest out;
    expect(undone.rows[0]).toMatchObject({
      standing: "undone",
      agreed: "The rent is 120 dollars a month.",
      theirs: "The rent is 125 dollars a month.",
      now: "The rent is 120 dollars a month.",
    });
    expect(about(undone, "Notice")?.standing).toBe("theyGave");
  });

  test("begins before our first change: what they took of ours they gave, what they silently undid is told (B-26.4)", async () => {
    const [first] = await lease.versions();
    await lease.save(
      "<p>The rent is 90 dollars a month.</p><p>Notice is sixty days.</p><p>The tenant paints the walls.</p><p>The end.</p>",
    );
    const params = { contractId: lease.contractId };
    const body = { deliver: "download", form: "tracked", sinceId: first?.id };
    expect((await call(send, { method: "POST", params, token: owner.token, body })).status).toBe(201);
    const reply = p("The rent is 100 dollars a month.") + p("Notice is sixty days.");
    const roundId = await back(buildFile(reply + p("The tenant paints the walls.") + p("The end.")));
    const found = await read();
    expect(found.columns.map(({ kind }) => kind)).toEqual(["draft", "sent", "reply", "now"]);
    expect(about(found, "Notice")).toMatchObject({
      standing: "theyGave",
      cells: [{}, { move: "asked" }, { move: "agreed" }, {}],
    });
    expect(about(found, "paints")).toMatchObject({ standing: "theyGave" });
    expect(about(found, "rent")?.cells.map(({ words }) => words)).toEqual([
      "100 dollars",
      "90 dollars",
      "100 dollars",
      "90 dollars",
    ]);
    expect(about(found, "rent")).toMatchObject({ standing: "untracked", ours: "The rent is 90 dollars a month." });
    const silent = (await lease.changes(roundId)).filter(({ tracked }) => !tracked);
    expect(silent.find(({ after }) => after.includes("100"))?.undoesOurs).toBe(true);
  });

  test("is read by whoever has a part in the contract, and by nobody else", async () => {
    await back(RETURNED);
    const [reviewer, stranger] = [await person("Reviewer"), await person("Stranger")];
    await join(lease.contractId, reviewer, "reviewer");
    expect((await asked(reviewer)).status).toBe(200);
    expect((await asked(stranger)).status).toBe(404);
  });

  test("is exported as CSV and XLSX, without formulas, and that is recorded", async () => {
    await back(buildFile(p("=1+1 is the rent.") + p("Notice is thirty days.") + p("The end.")));
    const file = async (format: string) =>
      call(exported, {
        params: { contractId: lease.contractId },
        path: `/api/contracts/${lease.contractId}/rounds/ledger/export?format=${format}`,
        token: owner.token,
      });
    const csv = await (await file("csv")).text();
    expect(csv).toContain("Stands now");
    expect(csv).not.toMatch(/(^|,)"?=/m);
    const xlsx = new Uint8Array(await (await file("xlsx")).arrayBuffer());
    expect(String.fromCharCode(...xlsx.slice(0, 2))).toBe("PK");
    expect((await file("exe")).status).toBe(400);
    expect(await db.auditEvent.count({ where: { action: "ledger.exported", chain: lease.contractId } })).toBe(2);
  });
});

test("a guest's note and then a change, both to one round, are one reply to it (B-26.19, B-41.6)", async () => {
  const sent = await sendLease(owner);
  const guest = await sent.guest();
  await guest.reply({ comments: [{ text: "Two remarks follow.", quote: "" }] });
  const change = { start: 0, before: "The rent is 100 dollars a month.", after: "The rent is 90 dollars a month." };
  await guest.reply({ replyId: "reply-0002", changes: [change] });
  const notice = { start: 33, before: "Notice is thirty days.", after: "Notice is sixty days." };
  await guest.reply({ replyId: "reply-0003", changes: [notice] });
  await sent.readReplies();
  const answer = await call(ledger, { params: { contractId: sent.contractId }, token: owner.token });
  const found = (await answer.json()) as LedgerDto;
  expect(found.columns.map(({ kind }) => kind)).toEqual(["sent", "reply", "now"]);
  expect(found.rows.map(({ cells }) => cells.map(({ words, move }) => `${words} ${move}`))).toEqual([
    ["100 dollars first", "90 dollars asked", "100 dollars undecided"],
    ["thirty first", "sixty asked", "thirty undecided"],
  ]);
});
