/** What a model with the checks beside it suggests: over real HTTP to a server that is as bad as a test wants. */
import { describe, expect, test } from "vitest";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { call } from "../support/api";
import { AWAY, contract, model, withModel, type Person } from "./assistant-model-stage";

const { GET: suggestions } = await import("@/app/api/suggestions/[contractId]/route");
const { POST: analyze } = await import("@/app/api/contracts/analyze/route");
const { jobGivenUp, jobHandlers } = await import("@/lib/server/jobs/handlers");
const { runDueJobs } = await import("@/lib/platform/jobs/queue");
const { db } = await import("@/lib/platform/db");

withModel();

describe("suggestions", () => {
  const PROPOSED = {
    words: [
      JSON.stringify({
        items: [
          {
            quote: "within thirty (30) days",
            title: "Late payment",
            comment: "Long.",
            replacement: "within ten (10) days",
            severity: "low",
          },
          { quote: "invented", title: "x", comment: "", replacement: null, severity: "low" },
        ],
      }),
    ],
  };
  async function listed(who: Person, contractId: string): Promise<SuggestionDto[]> {
    await runDueJobs(jobHandlers, jobGivenUp);
    return (await (await call(suggestions, { params: { contractId }, token: who.token })).json()).suggestions;
  }
  const bySource = (list: SuggestionDto[]) => ({
    check: list.filter(({ source }) => source === "check"),
    model: list.filter(({ source }) => source === "model"),
  });

  test("of a model come beside those of the checks, in one analysis, once (B-13.1)", async () => {
    const { owner, contractId } = await contract();
    model.replyWith(PROPOSED);
    const { check, model: proposed } = bySource(await listed(owner, contractId));
    expect(check.map(({ quote }) => quote)).toContain("{{account}}");
    expect(proposed).toMatchObject([
      { quote: "within thirty (30) days", title: "Late payment", replacement: "within ten (10) days", severity: "low" },
    ]);
    await call(analyze, { method: "POST", token: owner.token, body: { contractId } });
    expect(bySource(await listed(owner, contractId)).model).toHaveLength(1);
  });

  test("are pending while the model is still to be asked, and not once it has answered (B-13.2)", async () => {
    const { owner, contractId } = await contract();
    model.replyWith(PROPOSED);
    const early = await (await call(suggestions, { params: { contractId }, token: owner.token })).json();
    expect(early).toMatchObject({ cacheId: expect.any(String), pending: true });
    expect(bySource(early.suggestions).check.map(({ quote }) => quote)).toContain("{{account}}");
    expect(model.requests).toEqual([]);
    await runDueJobs(jobHandlers, jobGivenUp);
    const later = await (await call(suggestions, { params: { contractId }, token: owner.token })).json();
    expect(later).not.toHaveProperty("pending");
    expect(later.cacheId).toBe(early.cacheId);
    expect(bySource(later.suggestions).model).toHaveLength(1);
  });

  test("of the checks are there before the model is asked, and alone where it is away; asking again asks it again (B-12.14)", async () => {
    const { owner, contractId } = await contract();
    model.replyWith(AWAY);
    await runDueJobs(jobHandlers, jobGivenUp, "quick");
    expect(model.requests).toEqual([]);
    const alone = (await (await call(suggestions, { params: { contractId }, token: owner.token })).json())
      .suggestions as SuggestionDto[];
    expect(alone.length).toBeGreaterThan(0);
    expect(await listed(owner, contractId)).toEqual(alone);
    expect(model.requests.length).toBeGreaterThan(0);
    expect(await db.contract.findUniqueOrThrow({ where: { id: contractId } })).toMatchObject({ status: "analyzed" });
    expect(await db.job.count({ where: { failedAt: { not: null } } })).toBe(0);
    model.replyWith(PROPOSED);
    await call(analyze, { method: "POST", token: owner.token, body: { contractId } });
    expect(bySource(await listed(owner, contractId)).model).toHaveLength(1);
  });
});
