/** Contract families over REST: who sees what, what is linked, and the text in force. */
import { extractText, getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, test } from "vitest";
import { trashContract } from "@/lib/contracts/trash/trash";
import { removeEmptyFamilies } from "@/lib/families/removing";
import type { FamilyOfContractDto, FamiliesDto } from "@/lib/families/schema";
import { db } from "@/lib/platform/db";
import { isAboveDatabase, resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import {
  add,
  ask,
  begin,
  readContradictions,
  doors,
  DRAFT,
  readFamily,
  FIRST,
  FRAMEWORK,
  marked,
  ORDER,
  paper,
  toText,
} from "./families-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

/** The framework with Amendment 1, a draft of Amendment 3, and Order 4. */
async function wholeFamily() {
  const root = await paper(owner, "Framework", FRAMEWORK);
  const family = await begin(owner, root);
  const [first, draft, order] = [
    await paper(owner, "Amendment 1", FIRST),
    await paper(owner, "Amendment 3", DRAFT),
    await paper(owner, "Order 4", ORDER),
  ];
  const documents = {
    first: await add(owner, family.id, { contractId: first, isSigned: true }),
    draft: await add(owner, family.id, { contractId: draft }),
    order: await add(owner, family.id, { contractId: order, isSigned: true }),
  };
  return { family, root, contracts: { first, draft, order }, documents };
}

describe("what belongs together is proposed (B-31.1)", () => {
  test("from numbers and days, to whoever may open both; said once that it isn't related, never again", async () => {
    const [root, first] = [await paper(owner, "Framework", FRAMEWORK), await paper(owner, "Amendment 1", FIRST)];
    const [reader, stranger] = [await person("Reader"), await person("Stranger")];
    await join(first, reader, "reviewer");
    const asked = async (who: Person) => (await ask(doors.ofContract, who, { params: { contractId: first } })).json();
    expect(await asked(owner)).toMatchObject({
      family: null,
      proposals: [
        {
          childId: first,
          parentId: root,
          role: "amendment",
          isSure: true,
          number: "FA-2024/03",
          quote: { content: expect.stringContaining("Framework Agreement No. FA-2024/03") as string, page: 1 },
        },
      ],
    });
    expect(await asked(reader)).toEqual({ family: null, proposals: [] });
    expect((await ask(doors.ofContract, stranger, { params: { contractId: first } })).status).toBe(404);
    const { id } = await begin(owner, root);
    const proposed = async () => (await ask(doors.proposals, owner, { params: { familyId: id } })).json();
    expect(await proposed()).toMatchObject({ proposals: [{ childId: first }] });
    const pair = { contractId: root, otherId: first };
    expect((await ask(doors.notRelated, reader, { body: pair })).status).toBe(404);
    for (const body of [pair, { contractId: first, otherId: root }])
      expect((await ask(doors.notRelated, owner, { body })).status).toBe(204);
    expect(await proposed()).toEqual({ proposals: [] });
    expect(await asked(owner)).toMatchObject({ proposals: [] });
    expect(await db.notRelated.count()).toBe(1);
    await add(owner, id, { contractId: first });
    expect(await db.notRelated.count()).toBe(0);
  });

  test("not from a short number alone, nor where the days differ", async () => {
    const named = (title: string, ...lines: string[]) => [title, ...lines].map((line) => `<p>${line}</p>`).join("");
    await paper(owner, "Agreement", named("SUPPLY AGREEMENT No. 14", "12 March 2025"));
    const other = await paper(owner, "Other day", named("AMENDMENT No. 1", "to Supply Agreement No. 14 of 3 May 2021"));
    const short = await paper(owner, "No day", named("AMENDMENT No. 2", "to Supply Agreement No. 14"));
    const right = await paper(owner, "Right", named("AMENDMENT No. 3", "to Supply Agreement No. 14 of 12 March 2025"));
    const count = async (contractId: string) =>
      ((await (await ask(doors.ofContract, owner, { params: { contractId } })).json()) as { proposals: [] }).proposals
        .length;
    expect(await Promise.all([other, short, right].map(count))).toEqual([0, 0, 1]);
  });
});

describe("a family (B-31.2)", () => {
  test("has an agreement, and documents with what they say of themselves", async () => {
    const { family, root, documents } = await wholeFamily();
    expect(family).toMatchObject({
      name: "Framework",
      hiddenCount: 0,
      documents: [{ contractId: root, role: "agreement" }],
    });
    expect(documents.first).toMatchObject({ role: "amendment", holdsFrom: "2025-03-01", isSigned: true, number: "1" });
    expect(documents.draft).toMatchObject({ role: "amendment", holdsFrom: "2027-01-01", isSigned: false });
    expect(documents.order).toMatchObject({ role: "order", parentId: family.agreementId });
    const change = (documentId: string, body: object) =>
      ask(doors.changed, owner, { params: { familyId: family.id, documentId }, body });
    expect(
      await (
        await change(documents.draft.id, { holdsFrom: null, isSigned: true, parentId: documents.order.id })
      ).json(),
    ).toMatchObject({ holdsFrom: null, isSigned: true, parentId: documents.order.id });
    expect((await change(documents.order.id, { parentId: documents.draft.id })).status).toBe(400);
    expect((await change(family.agreementId ?? "", { role: "order" })).status).toBe(400);
    expect((await change(family.agreementId ?? "", { holdsFrom: "2024-04-01" })).status).toBe(200);
    expect((await change("none", { isSigned: true })).status).toBe(404);
  });

  test("holds each contract once, and its agreement as long as there are others", async () => {
    const { family, root, contracts, documents } = await wholeFamily();
    expect((await ask(doors.created, owner, { body: { contractId: root } })).status).toBe(409);
    const again = { params: { familyId: family.id }, body: { contractId: contracts.first } };
    expect((await ask(doors.added, owner, again)).status).toBe(409);
    const remove = (documentId: string) => ask(doors.removed, owner, { params: { familyId: family.id, documentId } });
    expect((await remove(family.agreementId ?? "")).status).toBe(409);
    for (const { id } of Object.values(documents)) expect((await remove(id)).status).toBe(204);
    expect((await remove(family.agreementId ?? "")).status).toBe(204);
    expect(await db.contractFamily.count()).toBe(0);
    await begin(owner, root);
  });

  test("is linked only by whoever may edit both", async () => {
    const { family, contracts } = await wholeFamily();
    const other = await person("Other");
    const theirs = await paper(other, "Theirs", ORDER);
    const body = { contractId: theirs };
    expect((await ask(doors.added, other, { params: { familyId: family.id }, body })).status).toBe(404);
    await join(contracts.first, other, "manager");
    expect((await ask(doors.added, other, { params: { familyId: family.id }, body })).status).toBe(404);
    expect((await ask(doors.added, owner, { params: { familyId: family.id }, body })).status).toBe(404);
    await join(theirs, owner, "reviewer");
    await add(owner, family.id, body);
  });
});

describe("who sees a family (B-31.3)", () => {
  test("strangers find none; of documents that one can't open only the count is told", async () => {
    const { family, contracts, root } = await wholeFamily();
    const [reader, stranger] = [await person("Reader"), await person("Stranger")];
    await join(contracts.first, reader, "reviewer");
    for (const door of [doors.one, doors.text, doors.contradictions, doors.proposals, doors.exported]) {
      const refused = await ask(door, stranger, { params: { familyId: family.id } });
      expect(refused.status).toBe(404);
      expect(await refused.json()).toEqual({ message: expect.any(String) as string, code: "familyNotFound" });
    }
    const seen = await readFamily(reader, family.id);
    expect(seen).toMatchObject({ name: "", agreementId: null, hiddenCount: 3, documents: [{ name: "Amendment 1" }] });
    expect(JSON.stringify(seen)).not.toMatch(/Framework|Order/u);
    expect((await ask(doors.text, reader, { params: { familyId: family.id } })).status).toBe(404);
    await join(root, reader, "reviewer");
    await db.collaborator.deleteMany({ where: { contractId: contracts.first, userId: reader.actor.userId } });
    const text = await toText(reader, family.id, { on: "2026-11-23" });
    expect(text.hiddenCount).toBe(2);
    expect(marked(text, "2.3")).toContain("within fifteen (15) days");
    expect(JSON.stringify(text)).not.toContain("thirty");
    const list = async (who: Person) => (await ask(doors.listed, who)).json();
    expect(await list(stranger)).toEqual({ families: [], nextCursor: null });
    expect(await list(reader)).toMatchObject({ families: [{ name: "Framework", documentCount: 1, hiddenCount: 3 }] });
  });

  test("an amendment knows what it amends, for whoever can open that (B-31.19)", async () => {
    const { contracts, root } = await wholeFamily();
    const reader = await person("Reader");
    await join(contracts.first, reader, "reviewer");
    const amends = async (who: Person, contractId: string) =>
      ((await (await ask(doors.ofContract, who, { params: { contractId } })).json()) as FamilyOfContractDto).family
        ?.amends;
    expect(await amends(owner, contracts.first)).toEqual({ contractId: root, name: "Framework" });
    expect(await amends(owner, root)).toBeNull();
    expect(await amends(reader, contracts.first)).toBeNull();
  });

  test("a page of the list leads to the next", async () => {
    const ids = [];
    for (const name of ["A", "B", "C"]) ids.push((await begin(owner, await paper(owner, name, FRAMEWORK))).id);
    const first = (await (await ask(doors.listed, owner, { query: { limit: "2" } })).json()) as FamiliesDto;
    const next = (await (
      await ask(doors.listed, owner, { query: { limit: "2", cursor: first.nextCursor ?? "" } })
    ).json()) as FamiliesDto;
    expect([...first.families, ...next.families].map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(next.nextCursor).toBeNull();
  });

  test("what is in the trash is no part of it, and a family without contracts goes", async () => {
    const { family, root, contracts } = await wholeFamily();
    await trashContract(owner.actor, contracts.first);
    expect((await readFamily(owner, family.id)).documents).toHaveLength(3);
    expect(marked(await toText(owner, family.id, { on: "2026-11-23" }), "2.3")).toContain("fifteen (15) days");
    await db.contract.deleteMany({ where: { id: { in: [root, ...Object.values(contracts)] } } });
    expect(await removeEmptyFamilies()).toBe(1);
  });
});

// Read and applied by the engine, whatever kept the words.
describe.runIf(isAboveDatabase)("the text in force", () => {
  test("on a day, as signed, and as if a draft were signed; each change names its document and since when (B-31.4)", async () => {
    const { family, documents } = await wholeFamily();
    const today = await toText(owner, family.id, { on: "2026-11-23" });
    expect(marked(today, "2.3")).toContain("within [-fifteen (15)-]{+thirty (30)+} days");
    expect(marked(today, "5.4")).toBe("{+The limit of 5.2 does not apply to fraud.+}");
    expect(marked(today, "7.1")).toMatch(/^This Agreement/u);
    const [at] = today.clauses.find(({ number }) => number === "2.3")?.changes ?? [];
    expect(today.changes[at ?? -1]).toMatchObject({
      documentId: documents.first.id,
      clause: "1",
      from: "2025-03-01",
      isInForce: true,
      isApplied: true,
      quote: { content: expect.stringContaining("thirty (30)") as string },
    });
    expect(marked(await toText(owner, family.id, { on: "2025-02-28" }), "2.3")).toContain("within fifteen (15) days");
    const signed = await toText(owner, family.id, { asSigned: "true" });
    expect(signed).toMatchObject({ on: null, changes: [], problems: [] });
    const asIf = await toText(owner, family.id, { on: "2026-11-23", with: documents.draft.id });
    expect(asIf).toMatchObject({ on: "2027-01-01", asIfSigned: documents.draft.id });
    expect(marked(asIf, "7.1")).toMatch(/^\[-This Agreement/u);
  });

  test("a draft, and a signed amendment without a day, change no word and stand beside their clause (B-31.5)", async () => {
    const { family, documents } = await wholeFamily();
    const params = { familyId: family.id, documentId: documents.first.id };
    expect((await ask(doors.changed, owner, { params, body: { holdsFrom: null } })).status).toBe(200);
    const text = await toText(owner, family.id, { on: "2026-11-23" });
    expect(marked(text, "2.3")).toContain("within fifteen (15) days");
    expect(text.undated).toEqual([documents.first.id]);
    const notes = (number: string) =>
      text.clauses.find((clause) => clause.number === number)?.changes.map((at) => text.changes[at]);
    expect(notes("2.3")).toMatchObject([
      { documentId: documents.first.id, from: null, isInForce: false, isApplied: false },
    ]);
    expect(notes("7.1")).toMatchObject([{ documentId: documents.draft.id, from: "2027-01-01", isInForce: false }]);
  });

  test("what can't be applied for sure is told, with the clause that comes nearest (B-31.5)", async () => {
    const { family } = await wholeFamily();
    const { problems, changes } = await toText(owner, family.id, { on: "2026-11-23" });
    expect(problems).toMatchObject([{ kind: "noSuchClause" }]);
    expect(changes[problems[0]?.change ?? -1]).toMatchObject({ number: "8.3", clause: "3", isApplied: false });
  });

  test("an amendment of an order changes nothing of the agreement (B-31.4)", async () => {
    const { family, documents } = await wholeFamily();
    const params = { familyId: family.id, documentId: documents.first.id };
    await ask(doors.changed, owner, { params, body: { parentId: documents.order.id } });
    expect((await toText(owner, family.id, { on: "2026-11-23" })).changes).toMatchObject([
      { documentId: documents.draft.id },
    ]);
    const ofOrder = await toText(owner, family.id, { on: "2026-11-23", of: documents.order.id });
    expect(ofOrder).toMatchObject({ documentId: documents.order.id, problems: [{ kind: "noSuchClause" }, {}, {}] });
  });
});

test.runIf(isAboveDatabase)(
  "an order that says something else is held against the text in force, with the clause on precedence (B-31.6)",
  async () => {
    const { family, documents } = await wholeFamily();
    expect(await readContradictions(owner, family.id)).toMatchObject({
      contradictions: [
        {
          kind: "payment_terms",
          documentId: documents.order.id,
          document: { value: expect.stringContaining("60") as string },
          inForce: { value: expect.stringContaining("30") as string, number: "2.3" },
          changedById: documents.first.id,
          winner: "agreement",
        },
      ],
      precedence: {
        number: "1.4",
        winner: "agreement",
        quote: { content: expect.stringContaining("prevails") as string },
      },
      unread: [],
    });
  },
);

test.runIf(isAboveDatabase)("the text in force is exported as PDF and Word, with its sources (B-31.7)", async () => {
  const { family } = await wholeFamily();
  const file = async (query: Record<string, string>) => {
    const response = await ask(doors.exported, owner, {
      params: { familyId: family.id },
      query: { on: "2026-11-23", ...query },
    });
    expect(response.status, await response.clone().text()).toBe(200);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    return new Uint8Array(await response.arrayBuffer());
  };
  const splitWords = async (bytes: Uint8Array) =>
    (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text.replace(/\s+/gu, " ");
  const pdf = await splitWords(await file({ format: "pdf" }));
  expect(pdf).toContain("fifteen (15)");
  expect(pdf).toContain("thirty (30)");
  expect(pdf).toMatch(/Amendment 1, § 1, in force since Mar 1, 2025/u);
  const clean = await splitWords(await file({ form: "clean" }));
  expect(clean).not.toContain("fifteen (15)");
  expect((await file({ format: "docx" })).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
});

test("seeing the text in force counts as opening each document that it is made of (B-31.8)", async () => {
  const { family, root, contracts } = await wholeFamily();
  const opened = (chain: string) => db.auditEvent.count({ where: { chain, action: "contract.opened" } });
  expect(await opened(contracts.first)).toBe(0);
  await toText(owner, family.id, { on: "2026-11-23" });
  expect(await Promise.all([root, contracts.first, contracts.order].map(opened))).toEqual([1, 1, 0]);
});

test("every change is in the contract's trail, in its own transaction (B-31.8)", async () => {
  const { family, contracts, documents } = await wholeFamily();
  await ask(doors.removed, owner, { params: { familyId: family.id, documentId: documents.first.id } });
  const events = await db.auditEvent.findMany({
    where: { chain: contracts.first, action: { startsWith: "family." } },
    orderBy: { sequence: "asc" },
    select: { action: true },
  });
  expect(events.map(({ action }) => action)).toEqual(["family.documentAdded", "family.documentRemoved"]);
});
