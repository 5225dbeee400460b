import { describe, expect, test } from "vitest";
import { GET as facts } from "@/app/api/contracts/[contractId]/facts/route";
import { POST as review } from "@/app/api/contracts/[contractId]/review/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { analyzeContract } from "@/lib/assistant/suggestions/analysis";
import type { FactsDto, TopicReviewDto } from "@/lib/assistant/review/review-schema";
import { TOPIC_IDS } from "@/lib/engine/review/topics";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const HTML = [
  "SERVICE AGREEMENT",
  'This Agreement is made as of March 4, 2024 (the "Effective Date") between Brightwater Ltd ("Supplier") and Oakmoor Inc. ("Client").',
  "This Agreement shall commence on the Effective Date and continue for an initial term of two (2) years.",
  "Either party may terminate this Agreement for convenience at any time upon thirty (30) days' prior written notice.",
  "This Agreement shall be governed by and construed in accordance with the laws of the State of New York.",
]
  .map((line) => `<p>${line}</p>`)
  .join("");

const factsFor = (who: Person, contractId: string) => call(facts, { token: who.token, params: { contractId } });
const reviewFor = (who: Person, contractId: string, body: unknown = {}) =>
  call(review, { method: "POST", token: who.token, params: { contractId }, body });

describe("facts and topics", () => {
  test("of a contract are answered with their passages, to whoever has a part in it (B-21.38)", async () => {
    const [owner, reader, stranger] = [await person("Owner"), await person("Reader"), await person("Stranger")];
    const { contractId, version } = await createContract(owner, { html: HTML });
    await join(contractId, reader, "reviewer");
    const answered = (await (await factsFor(reader, contractId)).json()) as FactsDto;
    expect(answered.facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "agreement_date", iso: "2024-03-04" }),
        // of the two days it can be read as, the earlier one
        expect.objectContaining({ kind: "expiration_date", iso: "2026-03-03" }),
        expect.objectContaining({ kind: "termination_for_convenience", days: 30 }),
      ]),
    );
    // thirty days to give notice are no time to pay
    expect(answered.facts.map(({ kind }) => kind)).not.toContain("payment_terms");
    const topics = (await (await reviewFor(reader, contractId)).json()) as TopicReviewDto[];
    expect(topics.map(({ topic }) => topic)).toEqual([...TOPIC_IDS]);
    const law = topics.find(({ topic }) => topic === "governing_law");
    expect(law).toMatchObject({ present: true, value: { name: "New York" } });
    const { text } = await db.versionText.findUniqueOrThrow({ where: { versionId: version.id } });
    for (const { passages } of topics)
      for (const { content, start, end } of passages) expect(text.slice(start, end)).toBe(content);
    expect((await factsFor(stranger, contractId)).status).toBe(404);
    expect((await reviewFor(stranger, contractId)).status).toBe(404);
  });

  test("what is struck through isn't read: no fact rests on it, what replaces it is one (B-12.27)", async () => {
    const owner = await person();
    const last = "governed by and construed in accordance with the laws of the State of New York";
    const html = HTML.replace(
      "upon thirty (30) days' prior",
      "upon <s>thirty (30)</s> ninety (90) days' prior",
    ).replace(last, `<s>${last}</s>`);
    const { contractId } = await createContract(owner, { html });
    const answered = (await (await factsFor(owner, contractId)).json()) as FactsDto;
    expect(answered.facts.map(({ kind }) => kind)).not.toContain("governing_law");
    const notices = answered.facts.filter(({ kind }) => kind === "termination_for_convenience");
    expect(notices.map(({ days }) => days)).toEqual([90]);
    const { contractId: whole } = await createContract(owner, { html: HTML });
    const read = (await (await factsFor(owner, whole)).json()) as FactsDto;
    expect(read.facts.map(({ kind }) => kind)).toContain("governing_law");
  });

  test("can be asked for some topics; one that does not exist is refused", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner, { html: HTML });
    const asked = await reviewFor(owner, contractId, { topics: ["audit", "governing_law"] });
    expect(((await asked.json()) as TopicReviewDto[]).map(({ topic }) => topic)).toEqual(["audit", "governing_law"]);
    expect((await reviewFor(owner, contractId, { topics: ["weather"] })).status).toBe(400);
  });

  test("are made with the analysis and kept; what older rules made is made again (B-25.5)", async () => {
    const owner = await person();
    const { contractId, version } = await createContract(owner, { html: HTML });
    await analyzeContract(ContractGrant.forJob(contractId));
    const kept = () => db.versionReview.findUniqueOrThrow({ where: { versionId: version.id } });
    const made = await kept();
    expect(JSON.parse(made.review)).toMatchObject({ facts: expect.any(Array) as unknown });
    await db.versionReview.update({ where: { versionId: version.id }, data: { rules: 0, review: "{}" } });
    expect((await factsFor(owner, contractId)).status).toBe(200);
    expect(await kept()).toMatchObject({ rules: made.rules, review: made.review });
  });

  test("are told of in the contract's trail, by who read them (B-25.5)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner, { html: HTML });
    await reviewFor(owner, contractId);
    const events = await db.auditEvent.findMany({ where: { chain: contractId, action: "assistant.answered" } });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ actorId: owner.actor.userId });
    expect(JSON.parse(events[0]?.detail ?? "{}")).toMatchObject({ kind: "review", isAnswered: true });
  });
});
