/** The table of answers for tests: contracts that were read, and what callers get. */
import { expect } from "vitest";
import { GET as open } from "@/app/api/portfolio/answers/route";
import { PUT as flag } from "@/app/api/portfolio/answers/flag/route";
import { DELETE as withdraw, PUT as verify } from "@/app/api/portfolio/answers/verification/route";
import { POST as exported } from "@/app/api/portfolio/export/route";
import { POST as query } from "@/app/api/portfolio/query/route";
import { POST as summary } from "@/app/api/portfolio/summary/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { reviewVersion } from "@/lib/assistant/review/reviews";
import { saveVersion } from "@/lib/contracts/versions/versions";
import type { GridPageDto, GridSummaryDto, OpenedCellDto } from "@/lib/portfolio/schema";
import { call } from "../support/api";
import { createContract, type Person } from "../support/factories";

export const LAW = "fact:governing_law";
export const PRICE = "fact:price";

/** A contract of a price and a party, as it stands in the table once it was read. */
export function makeHtml({ other = "Oakmoor Inc.", price = "$1,000", law = "the State of New York" } = {}): string {
  return [
    "SERVICE AGREEMENT",
    `This Agreement is made as of March 4, 2024 between Brightwater Ltd ("Supplier") and ${other} ("Client").`,
    `The Client shall pay the Supplier a total price of ${price} for the Services.`,
    `This Agreement shall be governed by and construed in accordance with the laws of ${law}.`,
  ]
    .map((line) => `<p>${line}</p>`)
    .join("");
}

export async function readContract(owner: Person, options: { name?: string; html?: string; type?: string } = {}) {
  const { contractId, version } = await createContract(owner, {
    html: makeHtml(),
    type: "Service Agreement",
    ...options,
  });
  await reviewVersion(ContractGrant.forJob(contractId), version.id);
  return { contractId, versionId: version.id };
}

/** A new version, read too. */
export async function changedText(owner: Person, contractId: string, html: string): Promise<string> {
  const { id } = await saveVersion(owner.actor, contractId, { content: html });
  await reviewVersion(ContractGrant.forJob(contractId), id);
  return id;
}

const post = (handler: Parameters<typeof call>[0], who: Person, body: object) =>
  call(handler, { method: "POST", token: who.token, body });

export async function asked(who: Person, body: object): Promise<GridPageDto> {
  const response = await post(query, who, { columns: ["name", LAW], ...body });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
export const refusedQuery = (who: Person, body: object) => post(query, who, { columns: ["name"], ...body });
export const namesIn = ({ rows }: GridPageDto) => rows.map(({ contract }) => contract.name);

export async function summed(who: Person, body: object): Promise<GridSummaryDto> {
  const response = await post(summary, who, { columns: ["name", LAW], ...body });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

const at = (contractId: string, column: string) => `/api?${new URLSearchParams({ contractId, column })}`;
export const openedBy = (who: Person, contractId: string, column: string) =>
  call(open, { token: who.token, path: at(contractId, column) });
export async function opened(who: Person, contractId: string, column: string): Promise<OpenedCellDto> {
  const response = await openedBy(who, contractId, column);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
export const verifiedBy = (who: Person, body: object) => call(verify, { method: "PUT", token: who.token, body });
export const withdrawnBy = (who: Person, contractId: string, column: string) =>
  call(withdraw, { method: "DELETE", token: who.token, path: at(contractId, column) });
export const flaggedBy = (who: Person, body: object) => call(flag, { method: "PUT", token: who.token, body });
export const exportedBy = (who: Person, body: object) => post(exported, who, { columns: ["name", LAW], ...body });
