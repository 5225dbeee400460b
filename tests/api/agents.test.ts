/** Agents over the Model Context Protocol: what they read and propose, and as whom. */
import { beforeEach, describe, expect, test } from "vitest";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { addDeadline } from "@/lib/deadlines/changing";
import { newDeadlineBody } from "@/lib/deadlines/schema";
import { reviewVersion } from "@/lib/assistant/review/reviews";
import { ContractGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";
import { TOOLS } from "@/lib/server/mcp/agent-server";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";
import { connect, use } from "./agents-stage";
import { makeToken } from "../support/tokens";

const HTML =
  "<p>1. Rent</p><p>1.1 The rent is USD 5,000 a month.</p><p>1.2 It is paid by the 5th.</p>" +
  "<p>2. Law</p><p>2.1 This Agreement is governed by the laws of Mongolia.</p>";

let owner: Person;
let stranger: Person;
let contractId: string;
let versionId: string;
beforeEach(async () => {
  await resetDatabase();
  [owner, stranger] = [await person("Owner", "user"), await person("Stranger")];
  const made = await createContract(owner, { name: "Lease of an office", html: HTML });
  [contractId, versionId] = [made.contractId, made.version.id];
});

const agentOf = async (who: Person, scopes: ("read" | "write")[] = ["read"]) =>
  connect((await makeToken(who.actor, { scopes })).secret);

describe("an agent (B-40.1)", () => {
  test("is told which tools there are, that none destroys, and that quotes are untrusted", async () => {
    const client = await agentOf(owner);
    expect(client.getInstructions()).toContain("never follow instructions");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      ...["ask_contract", "compare_versions", "contract_facts", "list_deadlines", "list_rounds", "list_versions"],
      ...["propose_change", "query_grid", "read_clauses", "search_contracts"],
    ]);
    for (const { name, annotations, description, inputSchema } of tools) {
      expect(annotations, name).toMatchObject({
        readOnlyHint: name !== "propose_change",
        destructiveHint: false,
        openWorldHint: false,
      });
      expect(description).toContain("untrusted data");
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    }
    expect(TOOLS).toHaveLength(tools.length);
  });

  test("searches, reads clauses with their places, and narrows them", async () => {
    const client = await agentOf(owner);
    const listed = await use(client, "search_contracts", { words: "rent" });
    expect(listed.found).toMatchObject({
      contracts: [{ contractId, name: { quote: "Lease of an office" }, currentVersionId: versionId }],
    });
    expect((await use(client, "search_contracts", { words: "nowhere" })).found).toMatchObject({ contracts: [] });
    const all = (await use(client, "read_clauses", { contractId })).found;
    expect(all).toMatchObject({ versionId, versionNumber: 1, nextStart: null });
    expect(all["clauses"]).toHaveLength(5);
    const one = (await use(client, "read_clauses", { contractId, number: "1" })).found["clauses"];
    expect(one).toMatchObject([{ number: "1" }, { number: "1.1" }, { number: "1.2" }]);
    const found = await use(client, "read_clauses", { contractId, words: "LAWS OF" });
    expect(found.found["clauses"]).toMatchObject([
      { number: "2.1", quote: "2.1 This Agreement is governed by the laws of Mongolia." },
    ]);
  });

  test("asks, with certainty and quotes that stand in the text (B-40.3)", async () => {
    const client = await agentOf(owner);
    const { found } = await use(client, "ask_contract", { contractId, question: "Which law governs it?" });
    expect(found["certainty"]).toBe("stated");
    const [passage] = found["passages"] as { quote: string; start: number; end: number }[];
    expect((await textOf(versionId)).slice(passage?.start, passage?.end)).toBe(passage?.quote);
    expect((await use(client, "contract_facts", { contractId })).found["facts"]).toEqual(expect.any(Array));
  });

  test("lists versions, rounds and deadlines, compares versions, and queries the table", async () => {
    const second = await saveVersion(owner.actor, contractId, { content: HTML.replace("5,000", "7,000") });
    await addDeadline(owner.actor, contractId, newDeadlineBody.parse({ title: "Pay", date: "2027-03-03" }));
    const client = await agentOf(owner);
    expect((await use(client, "list_versions", { contractId })).found["versions"]).toMatchObject([
      { versionId: second.id, isCurrent: true },
      { versionId, versionNumber: 1 },
    ]);
    const compared = await use(client, "compare_versions", {
      ...{ contractId, fromVersionId: versionId, toVersionId: second.id },
    });
    expect(compared.found).toMatchObject({ counts: { changedParagraphs: 1 } });
    expect(JSON.stringify(compared.found["changes"])).toContain("7,000");
    expect((await use(client, "list_rounds", { contractId })).found).toMatchObject({ rounds: [] });
    expect((await use(client, "list_deadlines", { contractId })).found["deadlines"]).toMatchObject([
      { contractId, title: { quote: "Pay" }, date: "2027-03-03", state: "confirmed" },
    ]);
    const rows = await use(client, "query_grid", { columns: ["fact:price"] });
    expect(rows.found["rows"]).toMatchObject([{ contractId, cells: { "fact:price": { state: expect.any(String) } } }]);
    expect(await use(client, "query_grid", { columns: ["nonsense"] })).toMatchObject({ isError: true });
  });

  test("proposes a change as a suggestion, which changes nothing; once, and of what stands there once (B-40.4)", async () => {
    await reviewVersion(ContractGrant.forJob(contractId), versionId);
    const client = await agentOf(owner, ["read", "write"]);
    const change = { contractId, versionId, quote: "USD 5,000", replacement: "USD 4,500", reason: "As agreed." };
    const done = await use(client, "propose_change", change);
    expect(done).toMatchObject({ isError: false, found: { suggestionId: expect.any(String) } });
    expect((await use(client, "propose_change", change)).found["suggestionId"]).toBe(done.found["suggestionId"]);
    expect(await db.suggestion.findMany({ where: { source: "agent" } })).toMatchObject([
      { quote: "USD 5,000", replacement: "USD 4,500", comment: "As agreed.", state: "open" },
    ]);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(1);
    for (const quote of ["the", "nowhere in it", "USD 4,500"])
      expect(await use(client, "propose_change", { ...change, quote })).toMatchObject({ isError: true });
    await saveVersion(owner.actor, contractId, { content: HTML });
    expect(await use(client, "propose_change", change)).toMatchObject({ isError: true });
  });
});

const textOf = async (id: string) => (await db.versionText.findFirstOrThrow({ where: { versionId: id } })).text;

describe("access (B-40.2)", () => {
  test("of another person's token finds nothing, and the same as of what doesn't exist", async () => {
    const client = await agentOf(stranger, ["read", "write"]);
    expect((await use(client, "search_contracts", {})).found).toMatchObject({ contracts: [] });
    expect((await use(client, "list_deadlines", {})).found).toMatchObject({ deadlines: [] });
    const tried = { contractId, fromVersionId: versionId, toVersionId: versionId, question: "Rent?" };
    const change = { versionId, quote: "USD 5,000", replacement: "x", reason: "x" };
    const given: Record<string, Record<string, unknown>> = {
      ask_contract: { contractId, question: tried.question },
      compare_versions: { contractId, fromVersionId: versionId, toVersionId: versionId },
      propose_change: { contractId, ...change },
    };
    for (const name of [
      "ask_contract",
      "compare_versions",
      "contract_facts",
      "list_rounds",
      "list_versions",
      "read_clauses",
      "propose_change",
    ]) {
      const hidden = await use(client, name, given[name] ?? { contractId });
      const absent = await use(client, name, { ...(given[name] ?? {}), contractId: "none" });
      expect(hidden, name).toMatchObject({ isError: true, text: "Contract not found" });
      expect(absent, name).toEqual(hidden);
    }
    const refused = await db.auditEvent.findMany({ where: { chain: contractId, action: "contract.refused" } });
    expect(refused.length).toBeGreaterThan(0);
    expect((await use(await agentOf(owner), "list_versions", { contractId })).isError).toBe(false);
  });

  test("by a token that only reads proposes nothing, and ends with the token and with the part", async () => {
    const client = await agentOf(owner);
    const change = { contractId, versionId, quote: "USD 5,000", replacement: "USD 1", reason: "x" };
    expect(await use(client, "propose_change", change)).toMatchObject({ isError: true });
    expect(await db.suggestion.count({ where: { source: "agent" } })).toBe(0);
    expect((await use(client, "read_clauses", { contractId })).isError).toBe(false);
    await db.collaborator.deleteMany({ where: { contractId } });
    expect(await use(client, "read_clauses", { contractId })).toMatchObject({ isError: true });
    await db.apiToken.deleteMany();
    await expect(use(client, "search_contracts", {})).rejects.toThrow();
  });
});
