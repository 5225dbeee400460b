/** The story of REST: all contracts at once, what we usually sign, and reports. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Made = { id: string };

export async function portfolio({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const contractId = await newContract(owner);
  const { currentVersionId: versionId } = await self("GET /contracts/[contractId]", { ids: { contractId } });
  await self("GET /contracts/[contractId]/facts", { ids: { contractId } });
  const column = "fact:governing_law";
  const asked = { columns: ["name", column] };
  await self("GET /portfolio/columns");
  await self("POST /portfolio/query", { data: asked });
  await self("POST /portfolio/summary", { data: asked });
  await self("POST /portfolio/export", { data: { ...asked, format: "csv" } });
  await self("PUT /portfolio/answers/verification", { data: { contractId, versionId, column } });
  const query = `?contractId=${contractId}&column=${column}`;
  expect(await self("GET /portfolio/answers", { query })).toMatchObject({ cell: { state: "verified" } });
  await self("DELETE /portfolio/answers/verification", { query, status: 204 });
  await self("PUT /portfolio/answers/flag", { data: { contractId, column, isFlagged: true } });

  const question = await self<Made>("POST /portfolio/questions", {
    data: { text: "Who pays the taxes?" },
    status: 201,
  });
  expect(await self("GET /portfolio/questions")).toHaveLength(1);
  await self("DELETE /portfolio/questions/[questionId]", { ids: { questionId: question.id }, status: 204 });
  const field = await self<Made>("POST /portfolio/fields", { data: { name: "Risk", kind: "number" }, status: 201 });
  const value = { ids: { fieldId: field.id }, data: { contractId, value: "7" }, status: 204 };
  await self("PUT /portfolio/fields/[fieldId]/value", value);
  expect(await self("GET /portfolio/fields")).toHaveLength(1);
  await self("DELETE /portfolio/fields/[fieldId]", { ids: { fieldId: field.id }, status: 204 });
  const view = await self<Made>("POST /portfolio/views", { data: { name: "Law", query: asked }, status: 201 });
  const ids = { viewId: view.id };
  await self("PUT /portfolio/views/[viewId]", { ids, data: { name: "Law too", query: asked } });
  await self("GET /portfolio/views");
  await self("DELETE /portfolio/views/[viewId]", { ids, status: 204 });
}

export async function practiceAndReports({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const contractId = await newContract(owner);
  expect(await self("GET /practice")).toMatchObject({ isCut: false });
  await self("GET /practice/[topic]", { ids: { topic: "payment_terms" } });
  expect(await self("GET /contracts/[contractId]/practice", { ids: { contractId } })).toMatchObject({ topics: [] });
  const data = { contractIds: [contractId], side: "mutual", name: "As we sign" };
  expect(await self("POST /positions/draft", { data })).toMatchObject({ book: { name: "As we sign" } });
  await self("GET /reports");
  await self("GET /reports/export");
}
