/** What a contract doesn't say and its annex does (B-31.14). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as kept, POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import type { ChatAnswerDto, KeptExchangeDto } from "@/lib/assistant/schema";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { add, begin, FIRST, FRAMEWORK, paper, readFamily } from "./families-stage";

const ANNEX = [
  "ANNEX B",
  "to Framework Agreement No. FA-2024/03 of 1 March 2024",
  "1. The warranty period for the film is twenty-four (24) months from delivery.",
  "2. The Buyer shall pay each invoice within ninety (90) days after receipt of the invoice.",
]
  .map((line) => `<p>${line}</p>`)
  .join("");
const WARRANTY = "How long is the warranty period?";
const PAID = "Within how many days does the Buyer have to pay an invoice?";
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const params = (contractId: string) => ({ params: { contractId } });
async function asked(who: Person, contractId: string, body: object): Promise<ChatAnswerDto> {
  const answer = await call(chat, { method: "POST", token: who.token, body, ...params(contractId) });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

async function annexed(isSigned = true) {
  const root = await paper(owner, "Framework", FRAMEWORK);
  const family = await begin(owner, root);
  const annex = await paper(owner, "Annex B, quality", ANNEX);
  await add(owner, family.id, { contractId: annex, isSigned });
  return { root, annex, family };
}

describe("a clause that stands only in an annex (B-31.14)", () => {
  test("is found there, and quoted with the annex's name; the annex stands in the family", async () => {
    const { root, annex, family } = await annexed();
    const { documents } = await readFamily(owner, family.id);
    expect(documents.map(({ role }) => role)).toEqual(["agreement", "annex"]);
    const { message, passages, basis } = await asked(owner, root, { message: WARRANTY });
    const quote = passages.find(({ content }) => content.includes("twenty-four (24) months"));
    expect(quote?.document).toMatchObject({ contractId: annex, name: "Annex B, quality" });
    expect(message).toContain("Annex B, quality");
    expect(message).not.toMatch(/prevail|precedence/iu);
    expect(["stated", "likely"]).toContain(basis);
  });

  test("is never asked of a contract that says it itself", async () => {
    const { root } = await annexed();
    const { passages } = await asked(owner, root, { message: PAID });
    expect(passages[0]?.content).toContain("fifteen (15) days");
    expect(passages.filter(({ document }) => document !== undefined)).toEqual([]);
  });

  test("isn't stated where something signed may have changed it", async () => {
    const { root, family } = await annexed();
    await add(owner, family.id, { contractId: await paper(owner, "Amendment 1", FIRST), isSigned: true });
    const { basis, passages } = await asked(owner, root, { message: WARRANTY });
    expect(passages.some(({ content }) => content.includes("twenty-four"))).toBe(true);
    expect(basis).toBe("likely");
  });

  test("isn't read from a draft, nor for what nothing says", async () => {
    const draft = await annexed(false);
    expect((await asked(owner, draft.root, { message: WARRANTY })).passages).not.toContainEqual(
      expect.objectContaining({ document: expect.anything() }),
    );
    const signed = await annexed();
    const { passages } = await asked(owner, signed.root, { message: "Who insures the warehouse against fire?" });
    expect(passages.filter(({ document }) => document !== undefined)).toEqual([]);
  });
});

test("whoever can't open the annex reads no word of it, nor a kept answer once their part has ended (B-31.14)", async () => {
  const { root, annex } = await annexed();
  const reader = await person("Reader");
  await join(root, reader, "reviewer");
  expect(JSON.stringify(await asked(reader, root, { message: WARRANTY }))).not.toMatch(/Annex B|twenty-four/u);
  await join(annex, reader, "reviewer");
  const told = await asked(reader, root, { message: WARRANTY, keep: true });
  expect(JSON.stringify(told)).toContain("twenty-four");
  const conversation = async () => {
    const answer = await call(kept, { token: reader.token, ...params(root) });
    return (await answer.json()) as KeptExchangeDto[];
  };
  expect(await conversation()).toHaveLength(1);
  await db.collaborator.deleteMany({ where: { contractId: annex, userId: reader.actor.userId } });
  expect(await conversation()).toEqual([]);
});
