/** What is answered about a contract that a signed document ends, over REST (B-31.11). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as kept, POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import { GET as deadlines } from "@/app/api/contracts/[contractId]/deadlines/route";
import { GET as facts } from "@/app/api/contracts/[contractId]/facts/route";
import { GET as summarize } from "@/app/api/contracts/[contractId]/summarize/route";
import type { FactsDto } from "@/lib/assistant/review/review-schema";
import type { ChatAnswerDto, KeptExchangeDto, SummaryDto } from "@/lib/assistant/schema";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import type { FamilyOfContractDto } from "@/lib/families/schema";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { asked as grid } from "./portfolio-stage";
import { add, ask, begin, doors, FRAMEWORK, paper, TERMINATION } from "./families-stage";

const RENEWED = "Is the agreement renewed by one year?";
const PAID = "Within how many days does the Buyer have to pay an invoice?";
const ENDS = "<p>7.2 This Agreement ends on 31 December 2027.</p><p>7.3 The Supplier delivers by 15 January 2025.</p>";
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function good<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}

const params = (contractId: string) => ({ params: { contractId } });
const askedBy = (who: Person, contractId: string, message: string, keep = false) =>
  good<ChatAnswerDto>(call(chat, { method: "POST", token: who.token, body: { message, keep }, ...params(contractId) }));
const factsBy = (who: Person, contractId: string) =>
  good<FactsDto>(call(facts, { token: who.token, ...params(contractId) }));
const deadlinesBy = async (who: Person, contractId: string) => {
  await runDueJobs(jobHandlers, jobGivenUp);
  return good<DeadlineDto[]>(call(deadlines, { token: who.token, ...params(contractId) }));
};

/** The framework, with the document that ends it on 30 June 2025. */
async function endedContract({ html = TERMINATION, isSigned = true } = {}) {
  const root = await paper(owner, "Framework", `${FRAMEWORK}${ENDS}`);
  const family = await begin(owner, root);
  const termination = await paper(owner, "Termination", html);
  const document = await add(owner, family.id, { contractId: termination, isSigned });
  return { root, termination, family, document };
}

describe("a contract that a signed document ends (B-31.11)", () => {
  test("is said to have ended, in that document's words and with its day, before the answer", async () => {
    const { root, termination } = await endedContract();
    const { message, notes } = await askedBy(owner, root, PAID);
    expect(notes[0]).toMatchObject({
      about: "ended",
      on: "2025-06-30",
      isPast: true,
      isSure: true,
      document: { contractId: termination, name: "Termination" },
    });
    const [note] = notes;
    expect(note?.about === "ended" && note.passage?.content).toContain("terminated with effect from 30 June 2025");
    expect(message).toMatch(/^This contract ended on Jun 30, 2025 \(Termination\)\./u);
  });

  test("is told to last by nothing that is stated; what doesn't depend on that stays stated", async () => {
    const alone = (await factsBy(owner, await paper(owner, "Alone", `${FRAMEWORK}${ENDS}`))).facts;
    const { root } = await endedContract();
    expect((await askedBy(owner, root, RENEWED)).basis).not.toBe("stated");
    expect((await askedBy(owner, root, "When does the agreement end?")).basis).not.toBe("stated");
    const { facts: found, ended } = await factsBy(owner, root);
    expect(ended).toMatchObject({ on: "2025-06-30", isSure: true, document: { name: "Termination" } });
    const end = found.find(({ kind }) => kind === "expiration_date");
    expect(end?.basis).toBe("likely");
    const others = (list: FactsDto["facts"]) =>
      list.filter(({ kind }) => !/^(?:expiration|renewal|term)/u.test(kind)).map(({ kind, basis }) => [kind, basis]);
    expect(others(found)).toEqual(others(alone));
    expect(others(alone).some(([, basis]) => basis === "stated")).toBe(true);
    const summary = await good<SummaryDto>(call(summarize, { token: owner.token, ...params(root) }));
    expect(summary.summary).toContain("This contract ended on Jun 30, 2025");
  });

  test("has dates after its end to check, each with what ends it", async () => {
    const { root, termination } = await endedContract();
    const dates = await deadlinesBy(owner, root);
    const end = dates.find(({ date }) => date === "2027-12-31");
    expect(end).toMatchObject({
      state: "toCheck",
      afterEnd: { on: "2025-06-30", contractId: termination, name: "Termination" },
    });
    const early = dates.filter(({ date }) => date <= "2025-06-30");
    expect(early.map(({ afterEnd }) => afterEnd)).toEqual(early.map(() => null));
  });

  test("is marked in the table, and on its page", async () => {
    const { root } = await endedContract();
    const { rows } = await grid(owner, { columns: ["name"] });
    const ended = new Map(rows.map(({ contract }) => [contract.name, contract.ended]));
    expect(ended.get("Framework")).toEqual({ on: "2025-06-30", isPast: true });
    expect(ended.get("Termination")).toBeNull();
    const response = await ask(doors.ofContract, owner, params(root));
    const { family } = (await response.json()) as FamilyOfContractDto;
    expect(family?.ended).toMatchObject({ on: "2025-06-30", isPast: true, name: "Termination" });
  });

  test("goes on when the document is a draft, or leaves the family", async () => {
    const { root, family, document } = await endedContract({ isSigned: false });
    expect((await factsBy(owner, root)).ended).toBeUndefined();
    const place = { familyId: family.id, documentId: document.id };
    const signed = await ask(doors.changed, owner, { params: place, body: { isSigned: true } });
    expect(signed.status).toBe(200);
    expect((await factsBy(owner, root)).ended).toBeDefined();
    expect((await ask(doors.removed, owner, { params: place })).status).toBe(204);
    expect((await factsBy(owner, root)).ended).toBeUndefined();
    expect((await askedBy(owner, root, PAID)).notes).not.toContainEqual(expect.objectContaining({ about: "ended" }));
  });
});

describe("it is to be checked (B-31.11)", () => {
  test.each([
    ["on a condition", TERMINATION.replace("2025.", "2025 unless the Buyer pays by then.")],
    ["without saying so", TERMINATION.replace(/The Framework Agreement is terminated[^.]*\./u, "Regards.")],
  ])("where the document ends it %s", async (_, html) => {
    const { root, document, family } = await endedContract({ html });
    const place = { familyId: family.id, documentId: document.id };
    await ask(doors.changed, owner, { params: place, body: { holdsFrom: "2025-06-30", role: "termination" } });
    expect((await factsBy(owner, root)).ended).toMatchObject({ on: "2025-06-30", isSure: false });
  });

  test("where the family has another day than the document, or something signed comes later", async () => {
    const { root, document, family } = await endedContract();
    const place = { familyId: family.id, documentId: document.id };
    await ask(doors.changed, owner, { params: place, body: { holdsFrom: "2025-07-31" } });
    expect((await factsBy(owner, root)).ended).toMatchObject({ on: "2025-07-31", isSure: false });
    await ask(doors.changed, owner, { params: place, body: { holdsFrom: "2025-06-30" } });
    expect((await factsBy(owner, root)).ended).toMatchObject({ isSure: true });
    const renewal = await paper(owner, "Renewal", "<p>RENEWAL AGREEMENT</p><p>The term is renewed.</p>");
    await add(owner, family.id, { contractId: renewal, isSigned: true, role: "renewal", holdsFrom: "2025-07-01" });
    expect((await factsBy(owner, root)).ended).toMatchObject({ isSure: false });
  });
});

describe("whoever can't open the document that ends it (B-31.11)", () => {
  test("reads no word of it, nor its day, and nothing is stated", async () => {
    const { root } = await endedContract();
    const reader = await person("Reader");
    await join(root, reader, "reviewer");
    const dates = await deadlinesBy(reader, root);
    const answers = [
      await askedBy(reader, root, RENEWED),
      await factsBy(reader, root),
      await grid(reader, { columns: ["name"] }),
      dates,
      await (await ask(doors.ofContract, reader, params(root))).json(),
    ];
    const all = JSON.stringify(answers);
    expect(all).not.toMatch(/Termination|terminated|2025-06-30/u);
    expect(all).not.toContain('"basis":"stated"');
    expect(dates.find(({ date }) => date === "2027-12-31")).toMatchObject({ state: "toCheck", afterEnd: null });
  });

  test("sees no kept answer that quotes it, once their part in it has ended", async () => {
    const { root, termination } = await endedContract();
    const reader = await person("Reader");
    await join(root, reader, "reviewer");
    await join(termination, reader, "reviewer");
    await askedBy(reader, root, PAID, true);
    const conversation = () => good<KeptExchangeDto[]>(call(kept, { token: reader.token, ...params(root) }));
    expect(await conversation()).toHaveLength(1);
    await db.collaborator.deleteMany({ where: { contractId: termination, userId: reader.actor.userId } });
    expect(await conversation()).toEqual([]);
  });
});
