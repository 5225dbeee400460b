import { beforeEach, expect, test } from "vitest";
import { POST as accept } from "@/app/api/suggestions/[contractId]/accept/route";
import { GET as list } from "@/app/api/suggestions/[contractId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import type { SuggestionListDto } from "@/lib/assistant/schema";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

const LINES = [
  "1.1 The Landlord lets the flat to the Tenant for living in it.",
  "1.2 The Tenant pays the rent on the fifth day of each month.",
  "1.3 A late payment bears interest of five per cent a year.",
  "2.1 The Landlord may end the lease where rent under clause 1.2 is late.",
];
const LONGER = [
  LINES[0],
  "1.2 The Tenant leaves a deposit of two months' rent with the Landlord.",
  LINES[1]?.replace("1.2", "1.3"),
  LINES[2]?.replace("1.3", "1.4"),
  LINES[3],
];
const toHtml = (lines: readonly (string | undefined)[]) => lines.map((line) => `<p>${line}</p>`).join("");

let owner: Person;
let contractId: string;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  ({ contractId } = await createContract(owner, { html: toHtml(LINES) }));
  await asked();
});

async function asked(): Promise<SuggestionListDto & { ofReferences: SuggestionListDto["suggestions"] }> {
  const found: SuggestionListDto = await (await call(list, { params: { contractId }, token: owner.token })).json();
  return { ...found, ofReferences: found.suggestions.filter(({ quote }) => quote.startsWith("clause")) };
}

async function saved(lines: readonly (string | undefined)[]): Promise<void> {
  const body = { content: toHtml(lines) };
  await call(save, { method: "POST", params: { contractId }, token: owner.token, body });
  await runDueJobs(jobHandlers, jobGivenUp);
}

test("a reference that a renumbering left behind is told until it is mended, which changes only its number (B-13.9)", async () => {
  expect((await asked()).ofReferences).toEqual([]);
  await saved(LONGER);
  const expected = { quote: "clause 1.2", replacement: "clause 1.3", severity: "high" };
  expect((await asked()).ofReferences).toMatchObject([expected]);
  await saved([...LONGER, "2.2 The law of Mongolia applies."]);
  const { ofReferences, cacheId } = await asked();
  expect(ofReferences).toMatchObject([expected]);
  expect(ofReferences[0]?.comment).toContain("The Tenant pays the rent on the fifth day of each month.");
  const body = { suggestionId: ofReferences[0]?.id, cacheId };
  const answer = await call(accept, { method: "POST", params: { contractId }, token: owner.token, body });
  expect((await answer.json()).plainText.split("\n")).toEqual([
    ...LONGER.slice(0, 4),
    "2.1 The Landlord may end the lease where rent under clause 1.3 is late.",
    "2.2 The law of Mongolia applies.",
  ]);
  await runDueJobs(jobHandlers, jobGivenUp);
  expect((await asked()).ofReferences).toEqual([]);
});
