/** Contract families for tests: a framework agreement with its papers, read as uploads are, and what callers get. */
import { expect } from "vitest";
import { GET as ofContract } from "@/app/api/contracts/[contractId]/family/route";
import { GET as contradictions } from "@/app/api/families/[familyId]/contradictions/route";
import { DELETE as removed, PATCH as changed } from "@/app/api/families/[familyId]/documents/[documentId]/route";
import { POST as added } from "@/app/api/families/[familyId]/documents/route";
import { GET as exported } from "@/app/api/families/[familyId]/export/route";
import { GET as proposals } from "@/app/api/families/[familyId]/proposals/route";
import { GET as one } from "@/app/api/families/[familyId]/route";
import { GET as text } from "@/app/api/families/[familyId]/text/route";
import { PUT as notRelated } from "@/app/api/families/not-related/route";
import { GET as listed, POST as created } from "@/app/api/families/route";
import type { AddDocument, ContradictionsDto, DocumentDto, FamilyDto, TextDto } from "@/lib/families/schema";
import { call } from "../support/api";
import type { Person } from "../support/factories";
import { readContract } from "./portfolio-stage";

const PARTIES =
  "This document is made between Altan Trade LLC (\u201cBuyer\u201d) and Orkhon Polymers LLC (\u201cSupplier\u201d).";
const html = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");

export const FRAMEWORK = html(
  "FRAMEWORK AGREEMENT No. FA-2024/03",
  "Ulaanbaatar, 1 March 2024",
  PARTIES,
  "1. General",
  "1.4 If an Order differs from this Agreement, this Agreement prevails.",
  "2. Price and payment",
  "2.1 Prices are those of Annex A and stay fixed for the term.",
  "2.2 Prices are in togrog and without VAT.",
  "2.3 The Buyer shall pay each invoice within fifteen (15) days after receipt of the invoice.",
  "5. Liability",
  "5.2 Neither party is liable for more than the orders of the twelve (12) months before the claim.",
  "7. Term",
  "7.1 This Agreement is renewed by one year unless a party gives notice.",
);
const amendment = (number: number, day: string, ...lines: string[]) =>
  html(`AMENDMENT No. ${number}`, "to Framework Agreement No. FA-2024/03 of 1 March 2024", day, PARTIES, ...lines);
export const FIRST = amendment(
  1,
  "1 March 2025",
  "1. In clause 2.3 the words \u201cfifteen (15)\u201d are replaced with \u201cthirty (30)\u201d.",
  "2. A new clause 5.4 is added: \u201cThe limit of 5.2 does not apply to fraud.\u201d",
  "3. Clause 8.3 is deleted.",
);
export const DRAFT = amendment(3, "1 January 2027", "1. Clause 7.1 is deleted.");
/** Of 1 April 2025; it ends the framework on 30 June 2025. */
export const TERMINATION = html(
  "TERMINATION AGREEMENT",
  "to Framework Agreement No. FA-2024/03 of 1 March 2024",
  "1 April 2025",
  PARTIES,
  "1. The Framework Agreement is terminated with effect from 30 June 2025.",
);
export const ORDER = html(
  "ORDER No. 4",
  "under Framework Agreement No. FA-2024/03 of 1 March 2024",
  "5 November 2026",
  PARTIES,
  "3. The Buyer shall pay each invoice within sixty (60) days after receipt of the invoice.",
);

export async function paper(owner: Person, name: string, content: string): Promise<string> {
  return (await readContract(owner, { name, html: content, type: "Sales Agreement" })).contractId;
}

type Handler = Parameters<typeof call>[0];
type Asked = { params?: Record<string, string>; body?: object; query?: Record<string, string> };
const METHODS = new Map<Handler, string>([
  [created, "POST"],
  [added, "POST"],
  [changed, "PATCH"],
  [removed, "DELETE"],
  [notRelated, "PUT"],
]);

export function ask(handler: Handler, who: Person, { params = {}, body, query = {} }: Asked = {}): Promise<Response> {
  const method = METHODS.get(handler) ?? "GET";
  const path = `/api/families?${new URLSearchParams(query)}`;
  return call(handler, { method, token: who.token, params, path, ...(body ? { body } : {}) });
}

async function good<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

export const doors = {
  ofContract,
  contradictions,
  removed,
  changed,
  added,
  exported,
  proposals,
  one,
  text,
  notRelated,
  listed,
  created,
};

export const begin = (who: Person, contractId: string) => good<FamilyDto>(ask(created, who, { body: { contractId } }));
export const add = (who: Person, familyId: string, body: AddDocument) =>
  good<DocumentDto>(ask(added, who, { params: { familyId }, body }));
export const readFamily = (who: Person, familyId: string) => good<FamilyDto>(ask(one, who, { params: { familyId } }));
export const toText = (who: Person, familyId: string, query: Record<string, string> = {}) =>
  good<TextDto>(ask(text, who, { params: { familyId }, query }));
export const readContradictions = (who: Person, familyId: string) =>
  good<ContradictionsDto>(ask(contradictions, who, { params: { familyId }, query: { on: "2026-11-23" } }));

/** A clause as a person would mark it: [-out-] {+in+}. */
export function marked({ clauses }: TextDto, number: string): string {
  const parts = clauses.find((clause) => clause.number === number)?.parts ?? [];
  return parts
    .map(({ text: words, state }) => (state === "kept" ? words : state === "out" ? `[-${words}-]` : `{+${words}+}`))
    .join("");
}
