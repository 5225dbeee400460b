import { describe, expect, test } from "vitest";
import { POST as review } from "@/app/api/contracts/[contractId]/review/route";
import { GET as read, PATCH as change, DELETE as remove } from "@/app/api/positions/[positionsId]/route";
import { POST as takeWording } from "@/app/api/positions/[positionsId]/wording/route";
import { GET as list, POST as make } from "@/app/api/positions/route";
import { POST as start } from "@/app/api/positions/starter/route";
import { db } from "@/lib/platform/db";
import { MAX_BOOKS, type BookDto, type BookSummaryDto } from "@/lib/positions/schema";
import { call } from "../support/api";
import { isAboveDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

const BOOK = {
  name: "Ours",
  contractType: "Service Agreement",
  side: "buy",
  language: "en",
  positions: [
    {
      topic: "audit",
      wanted: { text: "Once a year", wording: "", limits: [{ is: "present" }] },
      fallback: null,
      redLine: { text: "Never", limits: [] },
      why: "It shows.",
      law: "",
      isReadByLawyer: true,
    },
  ],
};

const made = (who: Person, body: unknown = BOOK) => call(make, { method: "POST", token: who.token, body });
const madeBook = async (who: Person, body: unknown = BOOK) => (await (await made(who, body)).json()) as BookDto;
const at = (who: Person, positionsId: string) => ({ token: who.token, params: { positionsId } });
const changed = (who: Person, id: string, body: unknown) => call(change, { method: "PATCH", ...at(who, id), body });
const readBook = async (who: Person, id: string) => {
  const response = await call(read, at(who, id));
  return { status: response.status, book: (await response.json()) as BookDto };
};
const listed = async (who: Person) => (await (await call(list, { token: who.token })).json()) as BookSummaryDto[];

/** Two people with one contract between them. */
async function colleagues(): Promise<{ owner: Person; other: Person; contractId: string }> {
  const [owner, other] = [await person("Owner"), await person("Other")];
  const { contractId } = await createContract(owner, { html: "<p>The books may be seen once a year.</p>" });
  await join(contractId, other, "reviewer");
  return { owner, other, contractId };
}

describe("a playbook", () => {
  test("is made, listed without its positions, read, changed and deleted, and the trail tells of it (B-21.37, B-24.1)", async () => {
    const owner = await person();
    const response = await made(owner);
    expect(response.status).toBe(201);
    const book = (await response.json()) as BookDto;
    expect(book).toMatchObject({ ...BOOK, revision: 1, isOwn: true, readers: [] });
    expect(await listed(owner)).toEqual([expect.objectContaining({ id: book.id, positionCount: 1, readerCount: 0 })]);
    expect((await listed(owner))[0]).not.toHaveProperty("positions");
    const renamed = await changed(owner, book.id, { name: "Ours now", revision: 1 });
    expect(await renamed.json()).toMatchObject({ name: "Ours now", revision: 2, positions: BOOK.positions });
    expect((await call(remove, { method: "DELETE", ...at(owner, book.id) })).status).toBe(204);
    expect((await readBook(owner, book.id)).status).toBe(404);
    const events = await db.auditEvent.findMany({
      where: { actorId: owner.actor.userId, action: { startsWith: "positions." } },
    });
    expect(events.map(({ action }) => action).sort()).toEqual([
      "positions.changed",
      "positions.created",
      "positions.deleted",
    ]);
  });

  test("that was changed meanwhile is not written over (B-24.2)", async () => {
    const owner = await person();
    const { id } = await madeBook(owner);
    expect((await changed(owner, id, { name: "One", revision: 1 })).status).toBe(200);
    const late = await changed(owner, id, { name: "Two", revision: 1 });
    expect([late.status, (await late.json()).code]).toEqual([409, "positionsChanged"]);
    expect((await readBook(owner, id)).book.name).toBe("One");
  });

  test("is exported as what can be imported, by others too (B-24.4)", async () => {
    const [owner, stranger] = [await person(), await person()];
    const { book } = await readBook(owner, (await madeBook(owner)).id);
    const imported = await madeBook(stranger, book);
    expect(imported).toMatchObject({ ...BOOK, revision: 1, isOwn: true });
    expect(imported.id).not.toBe(book.id);
  });

  test("of starters is one call, in the language that is asked for (B-24.3)", async () => {
    const owner = await person();
    const response = await call(start, {
      method: "POST",
      token: owner.token,
      body: { side: "supply", language: "mn" },
    });
    expect(response.status).toBe(201);
    const book = (await response.json()) as BookDto;
    expect(book).toMatchObject({ side: "supply", language: "mn", name: "As supplier" }); // as its reader calls it
    expect(book.positions[0]?.wanted.text).toMatch(/\p{Script=Cyrillic}/u);
    const named = await changed(owner, book.id, { name: "Нийлүүлэгчээр 2026", revision: 1 });
    expect(await named.json()).toMatchObject({ name: "Нийлүүлэгчээр 2026" });
    expect(book.positions).toHaveLength(21);
  });

  test("says for which kinds of contract it is; by its contract type where it says nothing (B-24.17)", async () => {
    const owner = await person();
    const ofType = await madeBook(owner);
    expect(ofType.kinds).toEqual(["services"]);
    const book = await madeBook(owner, { ...BOOK, contractType: "", kinds: ["lease", "nda"] });
    expect(book.kinds.toSorted()).toEqual(["lease", "nda"]);
    const narrowed = (await (await changed(owner, book.id, { kinds: ["lease"], revision: 1 })).json()) as BookDto;
    expect(narrowed).toMatchObject({ kinds: ["lease"], revision: 2, positions: BOOK.positions });
    expect((await listed(owner)).find(({ id }) => id === book.id)?.kinds).toEqual(["lease"]);
    expect((await changed(owner, book.id, { kinds: ["ship"], revision: 2 })).status).toBe(400);
    expect((await made(owner, { ...BOOK, kinds: ["ship"] })).status).toBe(400);
    expect((await readBook(owner, book.id)).book.kinds).toEqual(["lease"]);
  });

  test("of starters for a kind has what such contracts have, and says that it is for them (B-24.17)", async () => {
    const owner = await person();
    const started = async (body: object) => {
      const response = await call(start, {
        method: "POST",
        token: owner.token,
        body: { side: "buy", language: "en", ...body },
      });
      return { status: response.status, book: (await response.json()) as BookDto };
    };
    const { status, book } = await started({ kind: "lease" });
    expect([status, book.kinds]).toEqual([201, ["lease"]]);
    const topics = book.positions.map(({ topic }) => topic);
    expect(topics).toContain("deposit_return");
    expect(topics).not.toContain("probation");
    expect((await started({ kind: "ship" })).status).toBe(400);
    expect([book.name, (await started({ kind: "lease" })).book.name]).toEqual(["As tenant", "As tenant 2"]);
  });

  test("is one of at most as many as an account may have (B-24.4)", async () => {
    const owner = await person();
    await db.positionBook.createMany({
      data: Array.from({ length: MAX_BOOKS - 1 }, (_, index) => ({
        id: `${owner.actor.userId}-${index}`,
        ownerId: owner.actor.userId,
        name: "Ours",
        side: "buy",
        language: "en",
        positions: "[]",
      })),
    });
    expect((await made(owner)).status).toBe(201);
    const last = await made(owner);
    expect([last.status, (await last.json()).code]).toEqual([409, "positionsFull"]);
    expect(await listed(owner)).toHaveLength(MAX_BOOKS);
  });
});

describe("sharing (B-24.2)", () => {
  test("lets people who share a contract read a book, and nobody change it but its owner", async () => {
    const { owner, other } = await colleagues();
    const { id } = await madeBook(owner);
    expect((await readBook(other, id)).status).toBe(404);
    expect((await changed(owner, id, { readers: [other.email] })).status).toBe(200);
    const { book } = await readBook(other, id);
    expect(book).toMatchObject({ name: "Ours", isOwn: false, readers: [], owner: { name: "Owner" } });
    expect(await listed(other)).toEqual([expect.objectContaining({ id, isOwn: false })]);
    expect((await changed(other, id, { name: "Mine" })).status).toBe(403);
    expect((await call(remove, { method: "DELETE", ...at(other, id) })).status).toBe(403);
    expect((await readBook(owner, id)).book.readers).toEqual([expect.objectContaining({ email: other.email })]);
    expect((await changed(owner, id, { readers: [] })).status).toBe(200);
    expect((await readBook(other, id)).status).toBe(404);
  });

  test("says nothing of who exists: strangers and nobody are refused alike, and nothing is shared", async () => {
    const { owner, other } = await colleagues();
    const [stranger, { id }] = [await person("Stranger"), await madeBook(owner)];
    for (const email of [stranger.email, "nobody@example.com"]) {
      const response = await changed(owner, id, { readers: [other.email, email] });
      expect([response.status, (await response.json()).code]).toEqual([404, "userNotFound"]);
    }
    expect((await readBook(other, id)).status).toBe(404);
  });
});

describe.runIf(isAboveDatabase)("what is hostile (B-24.4)", () => {
  const position = BOOK.positions[0];
  test.each([
    ["no list", { ...BOOK, positions: { length: 1 } }, 400],
    ["a topic twice", { ...BOOK, positions: [position, position] }, 400],
    ["a topic that is none", { ...BOOK, positions: [{ ...position, topic: "__proto__" }] }, 400],
    [
      "an unknown limit",
      { ...BOOK, positions: [{ ...position, wanted: { text: "x", limits: [{ is: "eval" }] } }] },
      400,
    ],
    ["a side that is none", { ...BOOK, side: "both" }, 400],
    ["a list", [BOOK], 400],
    ["too many positions", { ...BOOK, positions: many(101, "Once a year") }, 400],
    ["too much text", { ...BOOK, positions: many(100, "x".repeat(2_000), "y".repeat(10_000)) }, 413],
  ])("is refused in the documented shape: %s", async (_, body, status) => {
    const owner = await person();
    const response = await made(owner, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(await listed(owner)).toEqual([]);
  });

  test("is left out where it is only more than was asked for", async () => {
    const owner = await person();
    const book = await madeBook(owner, { ...BOOK, id: "mine", ownerId: "somebody", revision: 9, readers: ["a@b.c"] });
    expect(book).toMatchObject({ ...BOOK, revision: 1, readers: [], owner: { id: owner.actor.userId } });
    expect(book.id).not.toBe("mine");
  });
});

describe.runIf(isAboveDatabase)("taking a passage as our wording (B-24.5)", () => {
  const take = (who: Person, id: string, body: unknown) => call(takeWording, { method: "POST", ...at(who, id), body });

  test("puts the contract's words into the position, unread by a lawyer, and the contract's trail tells of it", async () => {
    const { other, contractId } = await colleagues();
    const { id } = await madeBook(other);
    const response = await take(other, id, { topic: "audit", contractId, start: 4, end: 18 });
    expect(response.status).toBe(200);
    const [taught] = ((await response.json()) as BookDto).positions;
    expect(taught).toMatchObject({ wanted: { wording: "books may be s", text: "Once a year" }, isReadByLawyer: false });
    const events = await db.auditEvent.findMany({ where: { chain: contractId, action: "positions.taught" } });
    expect(events.map(({ detail }) => JSON.parse(detail))).toEqual([{ positionsId: id, topic: "audit", version: 1 }]);
  });

  test("is refused without a part in the contract, for another's book, an unknown topic and an empty passage", async () => {
    const { owner, other, contractId } = await colleagues();
    const [stranger, mine] = [await person("Stranger"), await madeBook(owner)];
    const passage = { topic: "audit", contractId, start: 4, end: 18 };
    const strangers = await madeBook(stranger);
    expect((await take(stranger, strangers.id, passage)).status).toBe(404);
    expect((await take(other, mine.id, passage)).status).toBe(404);
    expect((await take(owner, mine.id, { ...passage, topic: "insurance" })).status).toBe(400);
    expect((await take(owner, mine.id, { ...passage, start: 9_000, end: 9_001 })).status).toBe(400);
    expect((await readBook(owner, mine.id)).book.positions).toEqual(BOOK.positions);
    expect((await take(owner, mine.id, passage)).status).toBe(200);
  });
});

describe.runIf(isAboveDatabase)("a review by a book", () => {
  test("answers its topics with verdicts, to whoever may read both the contract and the book (B-24.8)", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { html: "<p>1. The parties shall act in good faith.</p>" });
    const { id } = await madeBook(owner);
    const reviewed = (who: Person, body: unknown) =>
      call(review, { method: "POST", token: who.token, params: { contractId }, body });
    const response = await reviewed(owner, { positionsId: id });
    expect(response.status).toBe(200);
    const [item, ...rest] = await response.json();
    expect(rest).toEqual([]);
    expect(item).toMatchObject({ topic: "audit", present: false, wanted: "Once a year", fallback: null });
    expect(item).toMatchObject({ verdict: "needsReview", basis: "absent", isSure: false }); // a book for services
    const forAny = await madeBook(owner, { ...BOOK, contractType: "" });
    const [missing] = await (await reviewed(owner, { positionsId: forAny.id })).json();
    expect(missing).toMatchObject({ verdict: "missing", basis: "absent", isSure: true });
    const alone = await (await reviewed(owner, { topics: ["audit"] })).json();
    expect(alone).toEqual([expect.not.objectContaining({ verdict: expect.anything() })]);
    const other = await person("Other");
    await join(contractId, other, "reviewer");
    const hidden = await reviewed(other, { positionsId: id });
    expect([hidden.status, (await hidden.json()).code]).toEqual([404, "positionsNotFound"]);
    const stranger = await person("Stranger");
    const theirs = await madeBook(stranger);
    const outside = await reviewed(stranger, { positionsId: theirs.id });
    expect([outside.status, (await outside.json()).code]).toEqual([404, "contractNotFound"]);
    await changed(owner, id, { readers: [other.email] });
    expect((await reviewed(other, { positionsId: id })).status).toBe(200);
  });
});

function many(count: number, text: string, wording = ""): object[] {
  return Array.from({ length: count }, (_, index) => ({
    topic: `topic_${index}`,
    wanted: { text, wording, limits: [] },
  }));
}
