/** A review by positions with a model behind it, over real HTTP. The setting must be made before this is imported. */
import { model, type Person } from "./assistant-model-stage";
import { call } from "../support/api";
import { claim, claiming } from "../support/claims";

const { POST: review } = await import("@/app/api/contracts/[contractId]/review/route");
const { GET: offer } = await import("@/app/api/contracts/[contractId]/review/model/route");
const { POST: makeBook } = await import("@/app/api/positions/route");
const { createContract, person } = await import("../support/factories");

export const PAY = "The Tenant shall pay each invoice within sixty (60) days after receipt.";
const HTML = `<p>LEASE AGREEMENT</p><p>1. Rent. ${PAY}</p><p>2. Law. This Agreement is governed by the laws of Mongolia.</p>`;
export const WANTED = "Invoices are paid promptly, in about a month.";
const BOOK = {
  name: "Ours",
  side: "supply",
  language: "en",
  positions: [
    {
      topic: "payment_terms",
      wanted: { text: WANTED, wording: "The Tenant pays within thirty (30) days.", limits: [] },
      fallback: { text: "Within 45 days.", limits: [] },
      redLine: { text: "More than 90 days.", limits: [] },
    },
  ],
};

/** What the model says of a topic. */
export const says = (said: object) => ({ words: [claiming(said)] });
/** What it claims of the payment clause, or something else. */
export const claimed = (change: object = {}) => ({
  ...claim({ what: "pay each invoice within sixty (60) days after receipt", quote: PAY }),
  ...change,
});
export const DEVIATES = says({ level: "neither", claims: [claimed()] });

/** A contract and a book of its owner's. */
export async function reviewed(html = HTML, book: object = BOOK) {
  const owner = await person("Owner");
  const { contractId } = await createContract(owner, { html });
  const made = await call(makeBook, { method: "POST", token: owner.token, body: book });
  const { id: positionsId } = (await made.json()) as { id: string };
  const ask = (who: Person, body: object = { positionsId, by: "model" }) =>
    call(review, { method: "POST", params: { contractId }, token: who.token, body });
  const offered = (who: Person) =>
    call(offer, { params: { contractId }, token: who.token, path: `/api?positionsId=${positionsId}` });
  const asked = () => model.requests.flatMap(({ body }) => body.messages.map(({ content }) => content)).join("\n");
  return { owner, contractId, positionsId, ask, offered, asked };
}
