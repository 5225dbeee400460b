/** The register of counterparties for tests: contracts whose parties were registered, and what callers get. */
import { expect } from "vitest";
import { PATCH as change, GET as open } from "@/app/api/counterparties/[counterpartyId]/route";
import { POST as apart } from "@/app/api/counterparties/[counterpartyId]/apart/route";
import { GET as contracts } from "@/app/api/counterparties/[counterpartyId]/contracts/route";
import { POST as merge } from "@/app/api/counterparties/[counterpartyId]/merge/route";
import { POST as split } from "@/app/api/counterparties/[counterpartyId]/split/route";
import { GET as pairs } from "@/app/api/counterparties/pairs/route";
import { GET as list } from "@/app/api/counterparties/route";
import { GET as us, PUT as sayUs } from "@/app/api/counterparties/us/route";
import { GET as parties } from "@/app/api/contracts/[contractId]/parties/route";
import type {
  ContractPartiesDto,
  CounterpartyContract,
  CounterpartyDto,
  CounterpartyListItem,
  OurNamesDto,
  PairDto,
} from "@/lib/counterparties/schema";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call, type ApiCall } from "../support/api";
import type { Person } from "../support/factories";
import { readContract } from "./portfolio-stage";

export type Firm = { name: string; role?: string; behind?: string };

/** A contract between two firms of one day, with what stands behind a name: its number, its address. */
export function betweenHtml(one: Firm, other: Firm, { day = "March 4, 2024", pay = "30 days" } = {}): string {
  const introduced = ({ name, role, behind = "" }: Firm, usual: string) => `${name}${behind} ("${role ?? usual}")`;
  return [
    "SERVICE AGREEMENT",
    `This Agreement is made as of ${day} between ${introduced(one, "Supplier")} and ${introduced(other, "Client")}.`,
    `1. Payment. The Client shall pay each invoice within ${pay} after its receipt.`,
    "2. Law. This Agreement shall be governed by and construed in accordance with the laws of the State of New York.",
  ]
    .map((line) => `<p>${line}</p>`)
    .join("");
}

export const US: Firm = { name: "Brightwater Ltd" };

/** A contract with somebody, read and registered. */
export async function contractWith(
  owner: Person,
  other: Firm | string,
  options: { one?: Firm; day?: string; pay?: string; name?: string } = {},
): Promise<string> {
  const firm = typeof other === "string" ? { name: other } : other;
  const html = betweenHtml(options.one ?? US, firm, options);
  const { contractId } = await readContract(owner, { html, name: options.name ?? `With ${firm.name}` });
  await runJobs();
  return contractId;
}

export const runJobs = () => runDueJobs(jobHandlers, jobGivenUp);

async function good<T>(response: Response): Promise<T> {
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}
const as = ({ token }: Person, more: ApiCall = {}): ApiCall => ({ token, ...more });
const on = (counterpartyId: string, more: ApiCall = {}) => ({ params: { counterpartyId }, ...more });

export const listedBy = async (who: Person, query = "") => good<CounterpartyListItem[]>(await listCall(who, query));
export const listCall = (who: Person, query = "") => call(list, as(who, { path: `/api/counterparties${query}` }));
export const listNames = async (who: Person, query = "") => (await listedBy(who, query)).map(({ name }) => name);
/** The id of the counterparty of this name. */
export async function getId(who: Person, name: string): Promise<string> {
  const found = (await listedBy(who, "?limit=200")).find((one) => one.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found.id;
}
export const openCall = (who: Person, id: string) => call(open, as(who, on(id)));
export const opened = async (who: Person, id: string) => good<CounterpartyDto>(await openCall(who, id));
export const changeCall = (who: Person, id: string, body: object) =>
  call(change, as(who, on(id, { method: "PATCH", body })));
export const changed = async (who: Person, id: string, body: object) =>
  good<CounterpartyDto>(await changeCall(who, id, body));
export const contractsCall = (who: Person, id: string, query = "") =>
  call(contracts, as(who, on(id, { path: `/api${query}` })));
export const listContracts = async (who: Person, id: string) =>
  good<CounterpartyContract[]>(await contractsCall(who, id));
const posted = (handler: Parameters<typeof call>[0]) => (who: Person, id: string, body: object) =>
  call(handler, as(who, on(id, { method: "POST", body })));
export const mergeCall = posted(merge);
export const splitCall = posted(split);
export const apartCall = posted(apart);
export const merged = async (who: Person, id: string, from: string[]) =>
  good<CounterpartyDto>(await mergeCall(who, id, { from }));
export const separated = async (who: Person, id: string, mergedId: string) =>
  good<CounterpartyDto>(await splitCall(who, id, { mergedId }));
export const listPairs = async (who: Person) => good<PairDto[]>(await call(pairs, as(who)));
export const readOurNames = async (who: Person) => good<OurNamesDto>(await call(us, as(who)));
export const sayCall = (who: Person, body: object) => call(sayUs, as(who, { method: "PUT", body }));
export const said = async (who: Person, body: object) => good<OurNamesDto>(await sayCall(who, body));
export const partiesCall = (who: Person, contractId: string) => call(parties, as(who, { params: { contractId } }));
export const readParties = async (who: Person, contractId: string) =>
  good<ContractPartiesDto>(await partiesCall(who, contractId));
