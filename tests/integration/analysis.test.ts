/** The analysis of a version when several want to make it, or nobody needs it any more. */
import { beforeEach, describe, expect, test } from "vitest";
import { ContractGrant } from "@/lib/access/contract-grant";
import { analyzeContract } from "@/lib/assistant/suggestions/analysis";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "@/tests/support/database";
import { createContract, person } from "@/tests/support/factories";

const HTML = "<p>The Client shall pay {{deposit}} to Acme LLC within thirty (60) days.</p>";

beforeEach(resetDatabase);

describe("an analysis", () => {
  test("that several jobs make at once is kept and told once, and none of them fails", async () => {
    const { contractId } = await createContract(await person(), { html: HTML });
    const once = await db.auditEvent.count();
    await Promise.all(Array.from({ length: 4 }, () => analyzeContract(ContractGrant.forJob(contractId))));
    expect(await db.analysis.count({ where: { contractId } })).toBe(1);
    expect(await db.suggestion.count({ where: { analysis: { contractId } } })).toBeGreaterThan(1);
    expect(await db.auditEvent.count()).toBe(once + 1);
  });

  test("of a contract that is deleted meanwhile ends without a word, whenever that is", async () => {
    for (const turns of [0, 1, 2, 4, 8, 16, 32]) {
      const { contractId } = await createContract(await person(), { html: HTML });
      const analysing = analyzeContract(ContractGrant.forJob(contractId));
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      await db.contract.delete({ where: { id: contractId } });
      await expect(analysing).resolves.toBeUndefined();
      expect(await db.analysis.count()).toBe(0);
    }
  });
});
