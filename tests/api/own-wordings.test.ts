/** Our wording that was asked for is never lost by a new version. Source: B-13.13. */
import { beforeEach, describe, expect, test } from "vitest";
import { POST as propose } from "@/app/api/contracts/[contractId]/review/suggestions/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as make } from "@/app/api/positions/route";
import { POST as accept } from "@/app/api/suggestions/[contractId]/accept/route";
import { POST as dismiss } from "@/app/api/suggestions/[contractId]/dismiss/route";
import { GET as list } from "@/app/api/suggestions/[contractId]/route";
import type { SuggestionDto, SuggestionListDto } from "@/lib/assistant/schema";
import type { VersionDto } from "@/lib/contracts/schema";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { BookDto } from "@/lib/positions/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

const THEIRS = "4.1 Either party may assign this Agreement without the consent of the other party.";
const OURS = "4.1 Neither party may assign this Agreement.";
const LINES = [
  "SERVICE AGREEMENT",
  "1.1 The Supplier delivers the goods.",
  THEIRS,
  "4.2 The Supplier insures the goods.",
];
const toHtml = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const BOOK = {
  name: "Ours",
  side: "buy",
  language: "en",
  positions: [
    {
      topic: "assignment",
      wanted: {
        text: "No assignment",
        wording: "Neither party may assign this Agreement.",
        limits: [{ is: "absent" }],
      },
    },
  ],
};

let owner: Person;
let contractId: string;
let asked: SuggestionDto;
const post = (handler: typeof save, body: unknown) =>
  call(handler, { method: "POST", params: { contractId }, token: owner.token, body });
const open = async () =>
  (await (await call(list, { params: { contractId }, token: owner.token })).json()) as SuggestionListDto;
const own = async () => (await open()).suggestions.filter(({ source }) => source === "positions");

async function saved(lines: readonly string[]): Promise<VersionDto> {
  const made = await post(save, { content: toHtml(lines) });
  expect(made.status).toBe(201);
  await runDueJobs(jobHandlers, jobGivenUp);
  return (await made.json()) as VersionDto;
}

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const { contractId: id, version } = await createContract(owner, { html: toHtml(LINES) });
  contractId = id;
  const { id: positionsId } = (await (
    await call(make, { method: "POST", token: owner.token, body: BOOK })
  ).json()) as BookDto;
  asked = (await (
    await post(propose, { positionsId, topic: "assignment", versionId: version.id })
  ).json()) as SuggestionDto;
  expect(asked.replacement).toBe(OURS);
});

describe("our wording that was asked for and that nobody accepted (B-13.13)", () => {
  test("stays where its clause has the same words, and can be accepted on the new version", async () => {
    await saved([...LINES.slice(0, 1), "1.1 The Supplier delivers all of the goods on time.", ...LINES.slice(2)]);
    const { plainText } = await saved([
      ...LINES.slice(0, 1),
      "1.1 The Supplier delivers.",
      ...LINES.slice(2),
      "5. Law.",
    ]);
    const [kept, ...others] = await own();
    expect([kept?.id, others]).toEqual([asked.id, []]);
    expect(kept).toMatchObject({ quote: THEIRS, replacement: OURS });
    expect(plainText.slice(kept?.start, kept?.end)).toBe(THEIRS);
    const { cacheId } = await open();
    const accepted = await post(accept, { suggestionId: asked.id, cacheId });
    expect(accepted.status).toBe(201);
    expect(((await accepted.json()) as VersionDto).plainText).toContain(`${OURS}\n4.2`);
    await saved([LINES[0] ?? "", OURS, "The end."]);
    expect(await own()).toEqual([]);
  });

  test("stays listed where its clause has other words, says so with the wording to copy, and comes back with them", async () => {
    const changed = THEIRS.replace("without the consent", "with the consent");
    await saved(LINES.map((line) => (line === THEIRS ? changed : line)));
    const [outdated] = await own();
    expect(outdated).toMatchObject({
      id: asked.id,
      quote: changed,
      replacement: null,
      outdated: { quote: THEIRS, wording: OURS },
    });
    const refused = await post(accept, { suggestionId: asked.id, cacheId: (await open()).cacheId });
    expect((await refused.json()).code).toBe("noReplacement");
    await saved(LINES.filter((line) => line !== THEIRS));
    expect(await own()).toMatchObject([{ id: asked.id, quote: "", outdated: { wording: OURS } }]);
    await saved([...LINES, "5. Law."]);
    const [back] = await own();
    expect(back).toMatchObject({ id: asked.id, quote: THEIRS, replacement: OURS });
    expect(back).not.toHaveProperty("outdated");
  });

  test("gives way to the same asked for anew, and is gone once it is dismissed", async () => {
    const changed = THEIRS.replace("Either party", "Each party");
    const version = await saved(LINES.map((line) => (line === THEIRS ? changed : line)));
    const { id: positionsId } = (await (
      await call(make, { method: "POST", token: owner.token, body: BOOK })
    ).json()) as BookDto;
    const again = await post(propose, { positionsId, topic: "assignment", versionId: version.id });
    expect(again.status).toBe(201);
    const [anew, ...others] = await own();
    expect([anew?.quote, anew?.replacement, others]).toEqual([changed, OURS, []]);
    await post(dismiss, { suggestionId: anew?.id, cacheId: (await open()).cacheId });
    await saved([...LINES, "5. Law."]);
    expect(await own()).toEqual([]);
  });
});
