/** Amendments of which a change can't be applied, or isn't read at all: nothing they may change is stated (B-31.10). */
import { beforeEach, describe, expect, test } from "vitest";
import { POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import type { ChatAnswerDto } from "@/lib/assistant/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { add, begin, paper } from "./families-stage";

const html = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const BETWEEN = 'between Oakmoor Estates LLC ("Supplier") and Khangai Trading LLC ("Customer").';
const AGREEMENT = [
  "SUPPLY AGREEMENT No. 81",
  `This Supply Agreement No. 81 is made on 1 March 2025 ${BETWEEN}`,
  "1. Price",
  "The Customer shall pay $4,250 per month within fifteen (15) days of receipt of an invoice.",
  "2. Term",
  "This Agreement begins on 1 March 2025 and ends on 28 February 2027.",
  "3. Liability",
  "The total liability of either party shall not exceed $50,000.",
  "4. Governing law",
  "This Agreement is governed by the laws of Mongolia.",
  "5. Notices",
  "Notices are sent by registered mail to the addresses above.",
];
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function answers(change: string): Promise<{ cap: ChatAnswerDto; law: ChatAnswerDto }> {
  const root = await paper(owner, "Agreement", html(...AGREEMENT));
  const { id } = await begin(owner, root);
  const lines = ["AMENDMENT No. 1", "to Supply Agreement No. 81 of 1 March 2025", "1 June 2025", BETWEEN, change];
  const contractId = await paper(owner, "Amendment 1", html(...lines));
  await add(owner, id, { contractId, role: "amendment", holdsFrom: "2025-06-01", isSigned: true });
  const asked = async (message: string) => {
    const request = { method: "POST", token: owner.token, body: { message }, params: { contractId: root } } as const;
    return (await (await call(chat, request)).json()) as ChatAnswerDto;
  };
  return { cap: await asked("What is the limit of liability?"), law: await asked("Which law governs the agreement?") };
}

describe("an amendment", () => {
  test("of a clause whose title stands alone leaves nothing of that clause stated, and is quoted", async () => {
    const { cap, law } = await answers(
      "1. Section 3 of the Agreement is deleted and replaced with the following: “3. Liability. The total liability of either party shall not exceed $70,000.”",
    );
    expect(cap.basis).not.toBe("stated");
    expect(cap.passages.some(({ content }) => content.includes("$70,000"))).toBe(true);
    expect(law.basis).toBe("stated"); // which it doesn't touch
  });

  test.each([
    ["in words that aren't understood", "1. The limit of liability in Section 3 is raised from $50,000 to $70,000."],
    [
      "of a clause that there isn't",
      "1. Section 13 of the Agreement is replaced with “Liability is limited to $70,000.”",
    ],
  ])("%s leaves nothing of the contract stated", async (_, change) => {
    const { cap, law } = await answers(change);
    expect(cap.basis).not.toBe("stated");
    expect(law.basis).not.toBe("stated");
  });
});
