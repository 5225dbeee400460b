import { describe, expect, test } from "vitest";
import { DELETE as reopen } from "@/app/api/contracts/[contractId]/review/accepted/[topic]/route";
import { POST as acceptAsIs } from "@/app/api/contracts/[contractId]/review/accepted/route";
import { GET as exportIssues } from "@/app/api/contracts/[contractId]/review/issues/route";
import { POST as review } from "@/app/api/contracts/[contractId]/review/route";
import { POST as propose } from "@/app/api/contracts/[contractId]/review/suggestions/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as make } from "@/app/api/positions/route";
import { POST as accept } from "@/app/api/suggestions/[contractId]/accept/route";
import { GET as listSuggestions } from "@/app/api/suggestions/[contractId]/route";
import type { SuggestionDto, SuggestionListDto } from "@/lib/assistant/schema";
import { db } from "@/lib/platform/db";
import { deviationsIn } from "@/lib/positions/deviations";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookDto } from "@/lib/positions/schema";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const HTML =
  "<p>SERVICE AGREEMENT</p><p>4.1 Either party may assign this Agreement without the consent of the other party.</p><p>Signed: Ana</p>";
const position = (topic: string, wording: string) => ({ topic, wanted: { text: `About ${topic}`, wording } });
const BOOK = {
  name: "Ours",
  side: "buy",
  language: "en",
  positions: [
    {
      topic: "assignment",
      wanted: {
        text: "About assignment",
        wording: "Neither party may assign this Agreement.",
        limits: [{ is: "absent" }],
      },
    },
    position("most_favored_nation", "The lowest price applies."),
    position("audit", ""),
  ],
};

/** A contract with a colleague who reviews it, and a book that both read. */
async function reviewed() {
  const [owner, other] = [await person("Owner"), await person("Other")];
  const { contractId, version } = await createContract(owner, { html: HTML });
  await join(contractId, other, "reviewer");
  const { id: positionsId } = (await (
    await call(make, { method: "POST", token: owner.token, body: BOOK })
  ).json()) as BookDto;
  await db.positionReader.create({ data: { id: positionsId, bookId: positionsId, userId: other.actor.userId } });
  const post = (handler: typeof propose, who: Person, body: unknown, more: Record<string, string> = {}) =>
    call(handler, { method: "POST", token: who.token, params: { contractId, ...more }, body });
  const proposed = (who: Person, topic: string, versionId = version.id) =>
    post(propose, who, { positionsId, topic, versionId });
  const itemOn = async (topic: string) => {
    const items = (await (await post(review, owner, { positionsId })).json()) as ReviewItemDto[];
    return items.find((item) => item.topic === topic);
  };
  const suggestions = async () =>
    (await (await call(listSuggestions, { token: owner.token, params: { contractId } })).json()) as SuggestionListDto;
  const issues = (who: Person, format: string) =>
    call(exportIssues, {
      token: who.token,
      params: { contractId },
      path: `/api?format=${format}&positionsId=${positionsId}`,
    });
  return { owner, other, contractId, version, post, proposed, itemOn, suggestions, issues };
}

const kindsOn = async (chain: string) =>
  (await db.auditEvent.findMany({ where: { chain }, select: { action: true } })).map(({ action }) => action);

describe("our wording", () => {
  test("becomes one suggestion of the current version, and the text only when somebody accepts it (B-24.10)", async () => {
    const { owner, other, contractId, version, proposed, suggestions, post, itemOn } = await reviewed();
    const { change } = (await itemOn("assignment")) ?? {};
    const response = await proposed(other, "assignment");
    expect(response.status).toBe(201);
    const suggestion = (await response.json()) as SuggestionDto;
    expect(suggestion).toMatchObject({
      title: "Assignment",
      comment: "Our position: About assignment",
      replacement: "4.1 Neither party may assign this Agreement.",
      source: "positions",
    });
    expect(version.plainText.slice(suggestion.start, suggestion.end)).toBe(suggestion.quote);
    expect(change).toEqual({ before: suggestion.quote, after: suggestion.replacement }); // as the card had shown it
    const again = (await (await proposed(owner, "assignment")).json()) as SuggestionDto;
    expect(again.id).toBe(suggestion.id);
    const { suggestions: open, cacheId } = await suggestions();
    expect(open.filter(({ source }) => source === "positions").map(({ id }) => id)).toEqual([suggestion.id]);
    const accepted = await post(accept, owner, { suggestionId: suggestion.id, cacheId });
    expect(accepted.status).toBe(201);
    const { plainText } = (await accepted.json()) as { plainText: string };
    expect(plainText).toContain("4.1 Neither party may assign this Agreement.\n");
    expect(plainText).not.toContain("Either party");
    expect(await kindsOn(contractId)).toEqual(expect.arrayContaining(["suggestion.proposed", "suggestion.accepted"]));
  });

  test("is the fallback's where that is asked for, and refused where the book has none (B-24.16)", async () => {
    const { owner, version, post } = await reviewed();
    const [assignment] = BOOK.positions;
    const fallback = { text: "With notice", wording: "A party may assign this Agreement on 30 days' notice." };
    const made = await call(make, {
      method: "POST",
      token: owner.token,
      body: { ...BOOK, positions: [{ ...assignment, fallback }, BOOK.positions[1]] },
    });
    const { id: positionsId } = (await made.json()) as BookDto;
    const asked = (topic: string, as?: string) =>
      post(propose, owner, { positionsId, topic, versionId: version.id, ...(as ? { as } : {}) });
    const second = await asked("assignment", "fallback");
    expect(second.status).toBe(201);
    expect(((await second.json()) as SuggestionDto).replacement).toBe(`4.1 ${fallback.wording}`);
    const first = (await (await asked("assignment")).json()) as SuggestionDto;
    expect(first.replacement).toBe("4.1 Neither party may assign this Agreement.");
    const none = await asked("most_favored_nation", "fallback");
    expect([none.status, (await none.json()).code]).toEqual([422, "noProposal"]);
    expect((await asked("most_favored_nation")).status).toBe(201);
    expect((await asked("assignment", "third")).status).toBe(400);
  });

  test("goes behind the last clause where the contract has none, and is refused where none is proposed (B-24.10)", async () => {
    const { owner, proposed } = await reviewed();
    const added = (await (await proposed(owner, "most_favored_nation")).json()) as SuggestionDto;
    expect(added.replacement).toBe(`${added.quote}\nThe lowest price applies.`);
    for (const topic of ["audit", "insurance"]) {
      const none = await proposed(owner, topic);
      expect([none.status, (await none.json()).code]).toEqual([422, "noProposal"]);
    }
  });

  test("isn't put in where it names a side that the contract doesn't have, and is there to copy (B-24.10)", async () => {
    const { owner, version, post } = await reviewed();
    const [assignment] = BOOK.positions;
    const named = {
      ...assignment,
      wanted: { ...assignment?.wanted, wording: "The Vendor may not assign this Agreement." },
    };
    const made = await call(make, { method: "POST", token: owner.token, body: { ...BOOK, positions: [named] } });
    const { id: positionsId } = (await made.json()) as BookDto;
    const [item] = (await (await post(review, owner, { positionsId })).json()) as ReviewItemDto[];
    expect(item).toMatchObject({ isByHand: true, proposal: "The Vendor may not assign this Agreement." });
    expect(item).not.toHaveProperty("change");
    const refused = await post(propose, owner, { positionsId, topic: "assignment", versionId: version.id });
    expect([refused.status, (await refused.json()).code]).toEqual([422, "noProposal"]);
  });

  test("is held against the text as changes would have it, and proposes nothing for that (B-26.11)", async () => {
    const { owner, version, post } = await reviewed();
    const made = await call(make, { method: "POST", token: owner.token, body: BOOK });
    const { id: positionsId } = (await made.json()) as BookDto;
    const start = version.plainText.indexOf("Either party may");
    const text = "Neither party may";
    const edits = [{ start, end: start + "Either party may".length, text }];
    const asked = { positionsId, versionId: version.id, topics: ["assignment"] };
    const [now] = (await (await post(review, owner, asked)).json()) as ReviewItemDto[];
    const [then] = (await (await post(review, owner, { ...asked, edits })).json()) as ReviewItemDto[];
    expect([now?.verdict, then?.verdict]).toEqual(["deviates", "matches"]);
    expect(then?.passages[0]?.content).toContain("Neither party may assign");
    expect(then).not.toHaveProperty("proposal");
    const lost = await post(review, owner, { versionId: version.id, edits });
    expect(lost.status).toBe(400); // changes are held against a playbook
  });

  test("is refused for a version that is no longer the current one (B-24.10)", async () => {
    const { owner, version, proposed, post } = await reviewed();
    expect((await post(save, owner, { content: `${HTML}<p>More.</p>` })).status).toBe(201);
    const late = await proposed(owner, "assignment", version.id);
    expect([late.status, (await late.json()).code]).toEqual([409, "outdatedAnalysis"]);
  });
});

describe("a topic that is taken as it stands (B-24.11)", () => {
  test("says why and by whom, in later versions too, until it is taken back; and the trail tells of it", async () => {
    const { owner, other, contractId, itemOn, post } = await reviewed();
    expect(await itemOn("assignment")).not.toHaveProperty("accepted");
    const kept = await post(acceptAsIs, other, { topic: "assignment", reason: " They insist. " });
    expect(kept.status).toBe(201);
    expect(await kept.json()).toMatchObject({ topic: "assignment", reason: "They insist.", byName: "Other" });
    await post(acceptAsIs, owner, { topic: "assignment", reason: "Agreed" });
    await post(save, owner, { content: `${HTML}<p>More.</p>` });
    expect(await itemOn("assignment")).toMatchObject({ accepted: { reason: "Agreed", byName: "Owner" } });
    const end = (topic: string) =>
      call(reopen, { method: "DELETE", token: other.token, params: { contractId, topic } });
    expect((await end("assignment")).status).toBe(204);
    expect((await end("assignment")).status).toBe(204);
    expect(await itemOn("assignment")).not.toHaveProperty("accepted");
    expect((await kindsOn(contractId)).filter((action) => action.startsWith("topic."))).toEqual([
      "topic.accepted",
      "topic.accepted",
      "topic.reopened",
    ]);
  });

  test("needs a reason", async () => {
    const { owner, post } = await reviewed();
    expect((await post(acceptAsIs, owner, { topic: "assignment", reason: " " })).status).toBe(400);
    expect((await post(acceptAsIs, owner, { topic: "assignment", reason: "Yes" })).status).toBe(201);
  });
});

describe("the count of deviations", () => {
  test("is of the current text by the caller's books, without what was accepted, and of no stranger's contract (B-24.13)", async () => {
    const { owner, other, contractId, post, itemOn } = await reviewed();
    expect(await deviationsIn(owner.actor, [contractId])).toEqual({}); // nothing is made for it
    expect((await itemOn("assignment"))?.verdict).toBe("deviates");
    for (const who of [owner, other]) expect(await deviationsIn(who.actor, [contractId])).toEqual({ [contractId]: 1 });
    const stranger = await person("Stranger");
    await call(make, { method: "POST", token: stranger.token, body: BOOK });
    expect(await deviationsIn(stranger.actor, [contractId])).toEqual({});
    await post(acceptAsIs, other, { topic: "assignment", reason: "Agreed" });
    expect(await deviationsIn(owner.actor, [contractId])).toEqual({});
  });
});

describe("the list of issues", () => {
  test("is a PDF or a Word file for whoever reads contract and book, and the trail tells of it (B-24.12)", async () => {
    const { owner, other, contractId, issues } = await reviewed();
    const pdf = await issues(owner, "pdf");
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const docx = await issues(other, "docx");
    expect(
      Buffer.from(await docx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    const stranger = await person("Stranger");
    expect((await issues(stranger, "pdf")).status).toBe(404);
    expect((await kindsOn(contractId)).filter((action) => action === "issues.exported")).toHaveLength(2);
  });
});
