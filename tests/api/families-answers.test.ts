/** What is answered about a contract that signed amendments change, over REST (B-31.10). */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GET as kept, POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import { GET as deadlines } from "@/app/api/contracts/[contractId]/deadlines/route";
import { GET as facts } from "@/app/api/contracts/[contractId]/facts/route";
import { POST as find } from "@/app/api/contracts/[contractId]/find/route";
import { GET as summarize } from "@/app/api/contracts/[contractId]/summarize/route";
import type { FactsDto } from "@/lib/assistant/review/review-schema";
import type { ChatAnswerDto, FindItemDto, KeptExchangeDto, SummaryDto } from "@/lib/assistant/schema";
import { chatAboutContract } from "@/lib/assistant/assistant";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { askInForce } from "@/lib/families/reading-in-force";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { asked as grid, changedText } from "./portfolio-stage";
import { add, ask, begin, doors, DRAFT, FIRST, FRAMEWORK, paper } from "./families-stage";

const QUESTION = "Within how many days does the Buyer have to pay an invoice?";
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

/** The framework, its signed Amendment 1, and the draft of Amendment 3. */
async function amendedContract(first = FIRST) {
  const root = await paper(owner, "Framework", FRAMEWORK);
  const family = await begin(owner, root);
  const [amendment, draft] = [await paper(owner, "Amendment 1", first), await paper(owner, "Amendment 3", DRAFT)];
  await add(owner, family.id, { contractId: amendment, isSigned: true });
  await add(owner, family.id, { contractId: draft });
  return { root, amendment, draft };
}

async function good<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}

const params = (contractId: string) => ({ params: { contractId } });
const asked = (who: Person, contractId: string, body: object = {}) =>
  good<ChatAnswerDto>(
    call(chat, { method: "POST", token: who.token, body: { message: QUESTION, ...body }, ...params(contractId) }),
  );
const factsFor = async (who: Person, contractId: string) =>
  (await good<FactsDto>(call(facts, { token: who.token, ...params(contractId) }))).facts;
const timeToPay = async (who: Person, contractId: string) =>
  (await factsFor(who, contractId)).find(({ kind }) => kind === "payment_terms");
const conversation = (who: Person, contractId: string) =>
  good<KeptExchangeDto[]>(call(kept, { token: who.token, ...params(contractId) }));

describe("a contract that a signed amendment changes (B-31.10)", () => {
  test("facts are those of the text in force, with the amendment's words as their source", async () => {
    const { root, amendment } = await amendedContract();
    const fact = await timeToPay(owner, root);
    expect(fact).toMatchObject({
      days: 30,
      document: { contractId: amendment, name: "Amendment 1", from: "2025-03-01" },
    });
    expect(fact?.passage.content).toContain("“fifteen (15)” are replaced with “thirty (30)”");
    const untouched = (await factsFor(owner, root)).filter(({ kind }) => kind === "parties");
    expect(untouched.length).toBeGreaterThan(0);
    for (const { document } of untouched) expect(document).toBeUndefined();
  });

  test("an answer quotes the amendment first, then the old clause with its old words marked", async () => {
    const { root, amendment } = await amendedContract();
    const { passages, notes } = await asked(owner, root);
    const [first, second] = passages;
    expect(first).toMatchObject({ document: { contractId: amendment, from: "2025-03-01" } });
    expect(first?.content).toContain("thirty (30)");
    expect(second?.content).toContain("2.3 The Buyer shall pay each invoice within fifteen (15) days");
    expect(second?.superseded?.document?.contractId).toBe(amendment);
    const old = second?.superseded?.words.map(({ start, end }) =>
      second.content.slice(start - second.start, end - second.start),
    );
    expect(old?.join("")).toContain("fifteen");
    expect(notes).toContainEqual({ about: "amended", documents: ["Amendment 1"], unclear: 1, hidden: 0 });
  });

  test("a clause that an amendment added is quoted from it", async () => {
    const { root, amendment } = await amendedContract();
    const { passages } = await asked(owner, root, { message: "Does the limit of liability apply to fraud?" });
    const quote = passages.find(({ content }) => content.includes("does not apply to fraud"));
    expect(quote?.document?.contractId).toBe(amendment);
  });

  test("search and summary read the same", async () => {
    const { root, amendment } = await amendedContract();
    const found = await good<FindItemDto[]>(
      call(find, { method: "POST", token: owner.token, body: { category: "obligations" }, ...params(root) }),
    );
    expect(found.some(({ document }) => document?.contractId === amendment)).toBe(true);
    const summary = await good<SummaryDto>(call(summarize, { token: owner.token, ...params(root) }));
    expect(summary.notes).toContainEqual(expect.objectContaining({ about: "amended" }));
    expect(JSON.stringify(summary)).toContain("thirty (30)");
  });

  test("an older version is answered as it was", async () => {
    const { root } = await amendedContract();
    const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: root } });
    await changedText(owner, root, `${FRAMEWORK}<p>8. Notices are sent by mail.</p>`);
    const { passages, notes } = await asked(owner, root, { versionId: currentVersionId });
    expect(passages.every(({ document }) => document === undefined)).toBe(true);
    expect(notes).not.toContainEqual(expect.objectContaining({ about: "amended" }));
    expect((await asked(owner, root)).notes).toContainEqual(expect.objectContaining({ about: "amended" }));
  });

  test("a draft changes no answer", async () => {
    const { root, draft } = await amendedContract();
    const { passages } = await asked(owner, root, { message: "Is the agreement renewed?" });
    expect(JSON.stringify(passages)).not.toContain(draft);
    expect(passages[0]?.content).toContain("7.1 This Agreement is renewed by one year");
  });
});

describe("whoever can't open the amendment (B-31.10)", () => {
  test("reads no word of it, and nothing is stated for sure", async () => {
    const { root } = await amendedContract();
    const reader = await person("Reader");
    await join(root, reader, "reviewer");
    const fact = await timeToPay(reader, root);
    expect(fact).toMatchObject({ days: 15, basis: "likely" });
    const answer = await asked(reader, root);
    expect(JSON.stringify([fact, answer])).not.toMatch(/thirty|Amendment/u);
    expect(answer.basis).not.toBe("stated");
    expect(answer.notes).toContainEqual({ about: "amended", documents: [], unclear: 0, hidden: 1 });
  });

  test("gets no further piece of an answer on it, once their part in it has ended (B-12.17)", async () => {
    const { root, amendment } = await amendedContract();
    const reader = await person("Reader");
    for (const contractId of [root, amendment]) await join(contractId, reader, "reviewer");
    const begun = async () => {
      const asking = await askInForce(reader.actor, root, undefined, new AbortController().signal);
      const input = { message: QUESTION, history: [], versionId: undefined, keep: false };
      const { pieces } = await chatAboutContract(reader.actor, root, input, asking);
      const iterator = pieces[Symbol.asyncIterator]();
      expect((await iterator.next()).value).toMatchObject({ kind: "receipt" });
      const later = clock.now().getTime() + 2_000;
      vi.spyOn(clock, "now").mockImplementation(() => new Date(later));
      return iterator;
    };
    expect((await (await begun()).next()).done).toBe(false);
    vi.restoreAllMocks();
    const ending = await begun();
    await db.collaborator.deleteMany({ where: { contractId: amendment, userId: reader.actor.userId } });
    await expect(ending.next()).rejects.toMatchObject({ key: "contractNotFound" });
  });

  test("sees no kept answer that quotes it, once their part in it has ended", async () => {
    const { root, amendment } = await amendedContract();
    const reader = await person("Reader");
    await join(root, reader, "reviewer");
    await join(amendment, reader, "reviewer");
    await asked(reader, root, { keep: true });
    await asked(reader, root, { keep: true, message: "What is the weather like?" });
    expect(await conversation(reader, root)).toHaveLength(2);
    await db.collaborator.deleteMany({ where: { contractId: amendment, userId: reader.actor.userId } });
    const left = await conversation(reader, root);
    expect(left.map(({ request }) => request)).toEqual([{ kind: "chat", text: "What is the weather like?" }]);
  });
});

test("a change that can't be applied leaves the clause, quoted with the change, and not for sure (B-31.10)", async () => {
  const unclear = FIRST.replace("“fifteen (15)” are replaced", "“ninety (90)” are replaced");
  const { root, amendment } = await amendedContract(unclear);
  const fact = await timeToPay(owner, root);
  expect(fact).toMatchObject({ days: 15, basis: "likely" });
  const { passages, basis } = await asked(owner, root);
  expect(basis).not.toBe("stated");
  expect(passages.some(({ document }) => document?.contractId === amendment)).toBe(true);
});

test("the table of answers marks a contract that signed documents amend (B-31.10)", async () => {
  await amendedContract();
  const { rows } = await grid(owner, { columns: ["name"] });
  const counts = new Map(rows.map(({ contract }) => [contract.name, contract.amendmentCount]));
  expect(counts).toEqual(
    new Map([
      ["Framework", 1],
      ["Amendment 1", 0],
      ["Amendment 3", 0],
    ]),
  );
});

test("dates of a contract that signed documents amend are to be checked; its own again without them (B-31.10)", async () => {
  const dated = `${FRAMEWORK}<p>9. End</p><p>9.1 This Agreement ends on 31 December 2027.</p>`;
  const root = await paper(owner, "Framework", dated);
  const states = async () => {
    await runDueJobs(jobHandlers, jobGivenUp);
    const dates = await good<DeadlineDto[]>(call(deadlines, { token: owner.token, params: { contractId: root } }));
    return dates.map(({ date, state, isAmended }) => [date, state, isAmended ? "may be replaced" : "holds"]);
  };
  expect(await states()).toContainEqual(["2027-12-31", "proposed", "holds"]);
  const family = await begin(owner, root);
  const amendment = await add(owner, family.id, {
    contractId: await paper(owner, "Amendment 1", FIRST),
    isSigned: true,
  });
  expect(await states()).toContainEqual(["2027-12-31", "toCheck", "may be replaced"]);
  const params = { familyId: family.id, documentId: amendment.id };
  expect((await ask(doors.removed, owner, { params })).status).toBe(204);
  expect(await states()).toContainEqual(["2027-12-31", "proposed", "holds"]);
});
