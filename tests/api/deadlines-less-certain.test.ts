import { describe, expect, onTestFinished, test, vi } from "vitest";
import { PATCH as change } from "@/app/api/contracts/[contractId]/deadlines/[deadlineId]/route";
import { GET as listOne } from "@/app/api/contracts/[contractId]/deadlines/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { analyzeContract } from "@/lib/assistant/suggestions/analysis";
import { findNextSteps, firstDatesToCheck, needsThisWeek } from "@/lib/deadlines/deadlines";
import { readDeadlines } from "@/lib/deadlines/reading";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, person } from "../support/factories";

const HTML =
  "<h1>SALES AGREEMENT</h1><p>This Sales Agreement is made on 12 January 2026 between Khangai Foods JSC (the Buyer) and Steppe Freight LLC (the Seller).</p><h2>3. Payment</h2><p>3.1 If the goods have arrived, the Buyer shall pay the second instalment of USD 5,000 by 25 January 2026.</p><p>3.2 If the goods have arrived, the Buyer shall pay the third instalment of USD 6,000 by 20 February 2026.</p>";

describe("what is less certain among the dates to check (B-27.19)", () => {
  test("is said so over REST and isn't named as the next one, until somebody confirms it", async () => {
    vi.spyOn(clock, "now").mockReturnValue(new Date("2026-01-14T04:00:00Z"));
    onTestFinished(() => void vi.restoreAllMocks());
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { html: HTML });
    await analyzeContract(ContractGrant.forJob(contractId), readDeadlines);
    const at = { token: owner.token, params: { contractId } };
    const found = async () => (await (await call(listOne, at)).json()) as DeadlineDto[];
    const [second, third] = await found();
    expect([second?.date, third?.date]).toEqual(["2026-01-25", "2026-02-20"]);
    expect(second).toMatchObject({ state: "toCheck" });
    expect(second).not.toHaveProperty("isLessCertain");
    expect((await needsThisWeek(owner.actor)).toCheck).toEqual({ count: 2, first: "2026-01-25" });
    expect((await findNextSteps(owner.actor, [contractId])).get(contractId)).toMatchObject({
      ...{ date: "2026-01-25", kind: "payment", isToCheck: true },
    });

    const id = second?.id ?? "";
    const row = await db.deadline.findUniqueOrThrow({ where: { id } });
    const doubted = { ...(JSON.parse(row.found ?? "{}") as object), isLessCertain: true }; // as a doubtful one is kept
    await db.deadline.update({ where: { id }, data: { found: JSON.stringify(doubted) } });
    expect((await found()).map((one) => one.isLessCertain)).toEqual([true, undefined]);
    expect((await needsThisWeek(owner.actor)).toCheck).toEqual({ count: 1, first: "2026-02-20" });
    expect((await findNextSteps(owner.actor, [contractId])).get(contractId)).toMatchObject({ date: "2026-02-20" });
    expect([...(await findNextSteps((await person("Stranger")).actor, [contractId]))]).toEqual([]);

    const params = { contractId, deadlineId: id };
    const answer = await call(change, { method: "PATCH", token: owner.token, params, body: { state: "confirmed" } });
    expect(await answer.json()).toMatchObject({ id, state: "confirmed", date: "2026-01-25" });
    expect((await found()).map((one) => one.isLessCertain)).toEqual([undefined, undefined]);
    const step = (await findNextSteps(owner.actor, [contractId])).get(contractId);
    expect([step?.date, step?.isToCheck]).toEqual(["2026-01-25", undefined]); // a confirmed one comes first
  });

  test("but the contract's end is named as the next one, however uncertain (B-7.18)", async () => {
    vi.spyOn(clock, "now").mockReturnValue(new Date("2026-01-14T04:00:00Z"));
    onTestFinished(() => void vi.restoreAllMocks());
    const owner = await person("Owner");
    const { contractId } = await createContract(owner);
    const doubtful = { contractId, state: "toCheck", found: '{"isLessCertain":true}', foundAs: null, title: "" };
    await db.deadline.createMany({
      data: [
        { ...doubtful, id: "payment-in-doubt", kind: "payment", date: "2026-01-20", foundOn: "2026-01-14" },
        { ...doubtful, id: "end-in-doubt", kind: "expiration", date: "2026-01-30", foundOn: "2026-01-14" },
      ],
    });
    const end = { date: "2026-01-30", kind: "expiration", isToCheck: true };
    expect((await findNextSteps(owner.actor, [contractId])).get(contractId)).toMatchObject(end);
    expect([
      ...(await firstDatesToCheck(owner.actor, [contractId], { today: "2026-01-14", inForce: new Map() })),
    ]).toEqual([[contractId, end.date]]);
  });
});
