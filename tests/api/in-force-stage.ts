/** A contract of which an amendment changes price, end and notice, and people who can open both, or not. */
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { join, person, type Person } from "../support/factories";
import { add, begin, paper } from "./families-stage";

const html = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const PARTIES = "This document is made between Altan Trade LLC (“Buyer”) and Orkhon Polymers LLC (“Supplier”).";
const SERVICES = html(
  "SERVICE AGREEMENT No. SA-2024/07",
  "1 March 2024",
  PARTIES,
  "1. Price",
  "1.1 The Buyer shall pay the Supplier a total price of USD 120,000 for the Services.",
  "1.2 The Buyer shall pay each invoice within fifteen (15) days after receipt of the invoice.",
  "2. Term",
  "2.1 This Agreement starts on 1 March 2024 and ends on 31 December 2027.",
  "2.2 This Agreement renews automatically for successive periods of twelve (12) months unless a party gives notice of non-renewal at least thirty (30) days before the end of the term.",
  "3. Law",
  "3.1 This Agreement is governed by the laws of Mongolia.",
);
export const CHANGES = html(
  "AMENDMENT No. 1",
  "to Service Agreement No. SA-2024/07 of 1 March 2024",
  "1 March 2025",
  PARTIES,
  "1. In clause 1.1 the words “USD 120,000” are replaced with “USD 95,500”.",
  "2. In clause 2.1 the words “31 December 2027” are replaced with “30 June 2028”.",
  "3. In clause 2.2 the words “thirty (30) days” are replaced with “ninety (90) days”.",
);

export const settled = () => runDueJobs(jobHandlers, jobGivenUp);

/** Read as its jobs do, once an owner has recorded the amendment as signed. */
export async function amendedServices(owner: Person, changes = CHANGES) {
  const root = await paper(owner, "Services", SERVICES);
  const amendment = await paper(owner, "Amendment 1", changes);
  const family = await begin(owner, root);
  const document = await add(owner, family.id, { contractId: amendment, isSigned: true });
  await settled();
  return { root, amendment, place: { familyId: family.id, documentId: document.id } };
}

/** With a part in some contracts. */
export async function readerOf(name: string, ...contractIds: string[]): Promise<Person> {
  const reader = await person(name);
  for (const contractId of contractIds) await join(contractId, reader, "manager");
  return reader;
}
