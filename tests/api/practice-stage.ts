/** Signed contracts for tests of our practice, and what callers get. */
import { expect } from "vitest";
import { GET as compared } from "@/app/api/contracts/[contractId]/practice/route";
import { POST as draft } from "@/app/api/positions/draft/route";
import { GET as ofTopic } from "@/app/api/practice/[topic]/route";
import { GET as practice } from "@/app/api/practice/route";
import type { ContractPractice, PracticeDto, PracticeOfTopic } from "@/lib/portfolio/practice/schema";
import type { BookDraftDto } from "@/lib/positions/draft/schema";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import type { Person } from "../support/factories";
import { readContract } from "./portfolio-stage";

type Terms = { pay?: string; law?: string; other?: string; payment?: string; order?: "we supply" | "we buy" };

/** Brightwater and somebody: who supplies, when is paid, by which law. */
function serviceHtml({ pay = "30 days", law = "the State of New York", ...terms }: Terms = {}): string {
  const { other = "Oakmoor Inc.", order = "we supply" } = terms;
  const roles = order === "we supply" ? ["Supplier", "Client"] : ["Client", "Supplier"];
  return [
    "SERVICE AGREEMENT",
    `This Agreement is made as of March 4, 2024 between Brightwater Ltd ("${roles[0]}") and ${other} ("${roles[1]}").`,
    `1. Payment. ${terms.payment ?? `The Client shall pay each invoice within ${pay} after its receipt.`}`,
    `2. Law. This Agreement shall be governed by and construed in accordance with the laws of ${law}.`,
  ]
    .map((line) => `<p>${line}</p>`)
    .join("");
}

type Made = Terms & { name?: string; type?: string; signedOn?: string | null };

/** A contract that was read and, unless told otherwise, signed. */
export async function signedContract(owner: Person, made: Made = {}): Promise<string> {
  const { name = "Service", type = "Service Agreement", signedOn = "2026-01-10", ...terms } = made;
  const { contractId } = await readContract(owner, { html: serviceHtml(terms), name, type });
  if (signedOn !== null) await db.contract.update({ where: { id: contractId }, data: { signedOn } });
  return contractId;
}

/** Their parties are in the registers, and whoever is Brightwater says so. */
export async function registered(owner: Person): Promise<void> {
  await runDueJobs(jobHandlers, jobGivenUp);
  await db.counterparty.updateMany({
    where: { userId: owner.actor.userId, name: "Brightwater Ltd" },
    data: { isUs: true },
  });
}

async function good<T>(response: Response): Promise<T> {
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
}

export const practiceCall = (who: Person, query = "") => call(practice, { token: who.token, path: `/api${query}` });
export const practised = async (who: Person, query = "") => good<PracticeDto>(await practiceCall(who, query));
export const topicIn = ({ topics }: PracticeDto, topic: string) => topics.find((one) => one.topic === topic);
export const topicCall = (who: Person, topic: string, query = "") =>
  call(ofTopic, { token: who.token, params: { topic }, path: `/api${query}` });
export const topicOpened = async (who: Person, topic: string, query = "") =>
  good<PracticeOfTopic>(await topicCall(who, topic, query));
export const comparedCall = (who: Person, contractId: string) =>
  call(compared, { token: who.token, params: { contractId } });
export const comparedBy = async (who: Person, contractId: string) =>
  good<ContractPractice>(await comparedCall(who, contractId));
export const draftCall = (who: Person, body: object) => call(draft, { method: "POST", token: who.token, body });
export const drafted = async (who: Person, body: object) =>
  good<BookDraftDto>(await draftCall(who, { side: "supply", name: "Ours", ...body }));
