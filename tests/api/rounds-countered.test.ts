import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "../support/database";
import { person } from "../support/factories";
import { createLease, RETURNED, type Version } from "./rounds-stage";

let lease: Awaited<ReturnType<typeof createLease>>;
beforeEach(async () => {
  await resetDatabase();
  lease = await createLease(await person("Owner"));
});

describe("a change of theirs (B-26.5)", () => {
  test("is answered with words of ours, which stand in the place of theirs", async () => {
    const [sent] = await lease.versions();
    const roundId = await lease.takeIn("back.docx", RETURNED);
    const [silent, price, interest] = await lease.changes(roundId);
    const body = { baseVersionId: sent?.id, reject: [silent?.id] };
    const counter = [
      { id: price?.id, text: "110" },
      { id: interest?.id, text: "Interest is 3 per cent.\nNot compounded." },
    ];
    const twice = await lease.decide(roundId, { ...body, counter: [{ id: silent?.id, text: "sixty" }] });
    expect(twice.status).toBe(400);
    const unknown = await lease.decide(roundId, { ...body, counter: [{ id: "none", text: "a" }] });
    expect([unknown.status, (await unknown.json()).issues]).toEqual([400, [{ path: "counter", message: "none" }]]);
    const one = (await (await lease.decide(roundId, { ...body, counter })).json()) as Version;
    expect(one.plainText.split("\n")).toEqual([
      "The rent is 110 dollars a month.",
      "Notice is thirty days.",
      "Interest is 3 per cent.",
      "Not compounded.",
      "The end.",
    ]);
    const after = await lease.changes(roundId);
    expect(after.map(({ decision, counter: ours }) => [decision, ours])).toEqual([
      ["rejected", null],
      ["rejected", "110"],
      ["rejected", "Interest is 3 per cent.\nNot compounded."],
    ]);
    const event = await db.auditEvent.findFirstOrThrow({ where: { chain: lease.contractId, action: "round.decided" } });
    expect(JSON.parse(event.detail)).toEqual({ roundId, accepted: 0, rejected: 1, countered: 2, version: 2 });
  });

  test("is answered within a sentence that is worded anew, unless other words are theirs too (B-26.12)", async () => {
    const [sent] = await lease.versions();
    const roundId = await lease.takeIn("back.docx", RETURNED);
    const [silent, price] = await lease.changes(roundId);
    const at = sent?.plainText.indexOf("rent") ?? -1;
    const rest = [{ start: at, end: at + 4, before: "rent", after: "monthly rent" }];
    const body = { baseVersionId: sent?.id };
    const touching = [{ ...silent, after: "x", start: silent?.start, end: silent?.end }];
    const refused = await lease.decide(roundId, { ...body, counter: [{ id: price?.id, text: "110", rest: touching }] });
    expect([refused.status, (await refused.json()).issues]).toEqual([400, [{ path: "counter", message: price?.id }]]);
    const moved = [{ ...rest[0], before: "lent" }];
    expect(
      (await lease.decide(roundId, { ...body, counter: [{ id: price?.id, text: "110", rest: moved }] })).status,
    ).toBe(409);
    const counter = [{ id: price?.id, text: "110", rest }];
    const one = (await (await lease.decide(roundId, { ...body, counter })).json()) as Version;
    expect(one.plainText).toContain("The monthly rent is 110 dollars a month.");
    const two = (await (await lease.decide(roundId, { baseVersionId: one.id, accept: [price?.id] })).json()) as Version;
    expect(two.plainText).toContain(`The monthly rent is ${price?.after} dollars a month.`); // ours stays beside theirs
  });

  test("is answered otherwise afterwards: our words give way to others, to theirs or to what was sent", async () => {
    const [sent] = await lease.versions();
    const roundId = await lease.takeIn("back.docx", RETURNED);
    const [silent, price, interest] = await lease.changes(roundId);
    const counter = [
      { id: silent?.id, text: "sixty" },
      { id: price?.id, text: "110" },
      { id: interest?.id, text: "Interest is 3 per cent." },
    ];
    const one = (await (await lease.decide(roundId, { baseVersionId: sent?.id, counter })).json()) as Version;
    const two = (await (
      await lease.decide(roundId, {
        baseVersionId: one.id,
        accept: [silent?.id],
        reject: [interest?.id],
        counter: [{ id: price?.id, text: "115" }],
      })
    ).json()) as Version;
    expect(two.plainText).toBe("The rent is 115 dollars a month.\nNotice is ninety days.\nThe end.");
    const three = (await (
      await lease.decide(roundId, {
        baseVersionId: two.id,
        accept: [price?.id, interest?.id],
        counter: [{ id: silent?.id, text: "seventy" }],
      })
    ).json()) as Version;
    expect(three.plainText.split("\n")).toEqual([
      "The rent is 120 dollars a month.",
      "Notice is seventy days.",
      "Interest is 5 per cent.",
      "The end.",
    ]);
    const after = await lease.changes(roundId);
    expect(after.map(({ decision, counter: ours }) => [decision, ours])).toEqual([
      ["rejected", "seventy"],
      ["accepted", null],
      ["accepted", null],
    ]);
  });
});
