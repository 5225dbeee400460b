/** A playbook started from contracts, over REST. Source: behaviour §34. */
import { beforeEach, describe, expect, test } from "vitest";
import { POST as create } from "@/app/api/positions/route";
import { db } from "@/lib/platform/db";
import type { BookDraftDto } from "@/lib/positions/draft/schema";
import type { BookDto } from "@/lib/positions/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { draftCall, drafted, signedContract } from "./practice-stage";

const PAY = "payment_terms";
let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const positionOn = ({ book }: BookDraftDto, topic: string) => book.positions.find((one) => one.topic === topic);
const signedAt = async (...lengths: string[]) => {
  const ids: string[] = [];
  for (const [at, pay] of lengths.entries()) ids.push(await signedContract(owner, { pay, name: `At ${at}` }));
  return ids;
};

describe("a playbook from contracts", () => {
  test("has the usual figure as ask, the widest signed as fallback, each with its clause (B-34.6)", async () => {
    const contractIds = await signedAt("30 days", "30 days", "60 days");
    const draft = await drafted(owner, { contractIds });
    expect(positionOn(draft, PAY)).toMatchObject({
      wanted: {
        text: "At most 30 days.",
        limits: [{ is: "atMost", unit: "days", value: 30 }],
        wording: "Payment. The Customer shall pay each invoice within 30 days after its receipt.",
      },
      fallback: { limits: [{ is: "atMost", unit: "days", value: 60 }] },
      redLine: { text: "", limits: [] },
      isReadByLawyer: false,
    });
    expect(positionOn(draft, PAY)?.fallback?.wording).toContain("within 60 days");
    expect(positionOn(draft, PAY)?.why).toBe("In 3 of 3 contracts. 30 days: 2; 60 days: 1.");
    expect(draft.topics.find(({ topic }) => topic === PAY)).toMatchObject({
      found: 3,
      source: { name: "At 0" },
      fallbackSource: { name: "At 2" },
    });
  });

  test("for the buyer the shorter time is the wider one (B-34.6)", async () => {
    const contractIds = await signedAt("60 days", "60 days", "30 days");
    const draft = await drafted(owner, { contractIds, side: "buy" });
    expect(positionOn(draft, PAY)).toMatchObject({
      wanted: { limits: [{ is: "atLeast", value: 60 }] },
      fallback: { limits: [{ is: "atLeast", value: 30 }] },
    });
  });

  test("names topics that it leaves out, and adds nothing of its own (B-34.6)", async () => {
    const draft = await drafted(owner, { contractIds: await signedAt("30 days") });
    expect(draft.leftOut).toContainEqual({ topic: "exclusivity", name: "Exclusivity", why: "noClause" });
    expect(draft.book.positions.length + draft.leftOut.length).toBeGreaterThan(30);
    const { text } = await db.versionText.findFirstOrThrow({ select: { text: true } });
    for (const { source, topic } of draft.topics) {
      const words = positionOn(draft, topic)?.wanted.wording ?? "";
      expect(text.slice(source.start, source.end).replaceAll("Client", "Customer")).toContain(words);
    }
  });

  test("saves nothing; what it answers is saved as a playbook like any other (B-34.6)", async () => {
    const draft = await drafted(owner, { contractIds: await signedAt("30 days") });
    expect(await db.positionBook.count()).toBe(0);
    const answer = await call(create, { method: "POST", token: owner.token, body: draft.book });
    expect(answer.status, await answer.clone().text()).toBe(201);
    expect((await answer.json()) as BookDto).toMatchObject({ name: "Ours", positions: draft.book.positions });
  });

  test("only from contracts that the caller may read, at most ten; what isn't read yet is named (B-34.6)", async () => {
    const [contractId = "", other = ""] = await signedAt("30 days", "30 days");
    const { contractId: unread } = await createContract(owner);
    expect((await drafted(owner, { contractIds: [contractId, unread] })).unread).toEqual([unread]);
    const reviewer = await person("Reviewer");
    await join(contractId, reviewer, "reviewer");
    const body = { side: "buy", name: "Theirs" };
    expect((await draftCall(reviewer, { ...body, contractIds: [contractId] })).status).toBe(200);
    expect((await draftCall(reviewer, { ...body, contractIds: [contractId, other] })).status).toBe(404);
    expect((await draftCall(owner, { ...body, contractIds: [unread] })).status).toBe(409);
    expect((await draftCall(owner, { ...body, contractIds: Array(11).fill(contractId) })).status).toBe(400);
  });
});
