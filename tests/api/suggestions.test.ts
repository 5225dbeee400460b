import { afterEach, describe, expect, test, vi } from "vitest";
import { GET as read } from "@/app/api/contracts/[contractId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as accept } from "@/app/api/suggestions/[contractId]/accept/route";
import { POST as dismiss } from "@/app/api/suggestions/[contractId]/dismiss/route";
import { POST as reopen } from "@/app/api/suggestions/[contractId]/reopen/route";
import { GET as list } from "@/app/api/suggestions/[contractId]/route";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import type { SuggestionListDto } from "@/lib/assistant/schema";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call } from "../support/api";
import { isAboveDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";
import { signal } from "../support/signal";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HTML =
  "<p>Rent: <strong>________ a month</strong>, due on ________ each year.</p><p>The tenant pays {{deposit}} at the start.</p>";

const post = (handler: typeof accept, who: Person, id: string, body: unknown) =>
  call(handler, { method: "POST", params: { contractId: id }, token: who.token, body });
const saved = async (who: Person, contractId: string, content: string) =>
  (await post(save, who, contractId, { content })).json();
const current = async (who: Person, contractId: string) =>
  (await (await call(read, { params: { contractId }, token: who.token })).json()).currentVersionId;

async function listed(who: Person, contractId: string): Promise<SuggestionListDto> {
  await runDueJobs(jobHandlers, jobGivenUp);
  return (await call(list, { params: { contractId }, token: who.token })).json();
}

/** A contract with findings, the one about the deposit with a replacement. */
async function analysed() {
  const owner = await person("Owner");
  const { contractId, version } = await createContract(owner, { html: HTML });
  await listed(owner, contractId);
  await db.suggestion.updateMany({
    where: { quote: "{{deposit}}", analysis: { contractId } },
    data: { replacement: "one month’s rent" },
  });
  const { suggestions, cacheId } = await listed(owner, contractId);
  const about = (quote: string) =>
    suggestions.find((suggestion) => suggestion.quote === quote) ?? expect.fail(`no suggestion about ${quote}`);
  return { owner, contractId, version, suggestions, cacheId, deposit: about("{{deposit}}"), blank: about("________") };
}

describe.runIf(isAboveDatabase)("the list", () => {
  test("names the analysis and gives each finding with its place, words and the documented box (B-13.3, B-21.23)", async () => {
    const { suggestions, cacheId, deposit, version } = await analysed();
    expect(cacheId).toEqual(expect.any(String));
    expect(suggestions.map(({ quote }) => quote)).toEqual(["________", "________", "{{deposit}}"]);
    expect(deposit).toMatchObject({
      title: expect.stringMatching(/\w/),
      comment: expect.stringMatching(/\w/),
      severity: "high",
      source: "check",
      position: { pageNumber: 1, boundingRect: { x1: 100, y1: 100, x2: 300, y2: 150, width: 200, height: 50 } },
    });
    expect(version.plainText.slice(deposit.start, deposit.end)).toBe("{{deposit}}");
  });
});

describe("the first asking", () => {
  const ask = async (who: Person, contractId: string): Promise<SuggestionListDto> =>
    (await call(list, { params: { contractId }, token: who.token })).json();
  /** Each asking waits for the checks, ten seconds at most; a busy machine may take longer. */
  const askUntilMade = async (who: Person, contractId: string): Promise<SuggestionListDto> => {
    let answer = await ask(who, contractId);
    while (answer.pending) answer = await ask(who, contractId);
    return answer;
  };

  test("makes the suggestions, once for all who ask, and names what the job finds made (B-13.2)", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { html: HTML });
    const lists = await Promise.all(Array.from({ length: 4 }, () => askUntilMade(owner, contractId)));
    for (const one of lists) expect(one).toEqual(lists[0]);
    expect(lists[0]?.suggestions.map(({ quote }) => quote)).toEqual(["________", "________", "{{deposit}}"]);
    expect(lists[0]).not.toHaveProperty("pending");
    expect(await listed(owner, contractId)).toEqual(lists[0]);
    expect(await db.analysis.count({ where: { contractId } })).toBe(1);
    expect(await db.auditEvent.count({ where: { chain: contractId, action: "assistant.answered" } })).toBe(1);
    expect(
      (
        await post(dismiss, owner, contractId, {
          suggestionId: lists[0]?.suggestions[0]?.id,
          cacheId: lists[0]?.cacheId,
        })
      ).status,
    ).toBe(204);
  });

  test("says that they are pending while the checks work longer, by the name they will have (B-13.2)", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { html: HTML });
    const [begun, finished] = [signal(), signal()];
    const suggest = builtInEngine.suggest.bind(builtInEngine);
    const slow = vi.spyOn(builtInEngine, "suggest").mockImplementation(async (...asked) => {
      begun.give();
      await finished.given;
      return suggest(...asked);
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asking = ask(owner, contractId);
    await begun.given; // and with it the longest wait
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    const early = await asking;
    expect(early).toEqual({ suggestions: [], cacheId: expect.any(String), pending: true });
    finished.give();
    const later = await askUntilMade(owner, contractId);
    expect(later).toMatchObject({ cacheId: early.cacheId, suggestions: [{}, {}, {}] });
    expect(later).not.toHaveProperty("pending");
    expect(slow).toHaveBeenCalledTimes(1);
  });

  test("of a contract that is not read yet is pending, and of one that could not be read is not", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { html: HTML });
    await db.contract.update({ where: { id: contractId }, data: { currentVersionId: null, status: "processing" } });
    expect(await ask(owner, contractId)).toEqual({ suggestions: [], cacheId: expect.any(String), pending: true });
    await db.contract.update({ where: { id: contractId }, data: { status: "failed" } });
    expect(await ask(owner, contractId)).toEqual({ suggestions: [], cacheId: expect.any(String) });
  });

  test("that fails is told, and the next one tries again", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { html: HTML });
    vi.spyOn(builtInEngine, "suggest").mockRejectedValueOnce(new Error("no worker"));
    vi.spyOn(console, "log").mockReturnValue(undefined);
    vi.spyOn(console, "error").mockReturnValue(undefined);
    expect((await call(list, { params: { contractId }, token: owner.token })).status).toBe(500);
    expect((await askUntilMade(owner, contractId)).suggestions).toHaveLength(3);
  });
});

describe("accepting", () => {
  test("without a text carries the replacement out in the analysed one, as a new version", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    const response = await post(accept, owner, contractId, { suggestionId: deposit.id, cacheId });
    expect(response.status).toBe(201);
    const version = await response.json();
    expect(version).toMatchObject({
      versionNumber: 2,
      isCurrent: true,
      textContent: HTML.replace("{{deposit}}", "one month’s rent"),
      createdByUser: { name: "Owner" },
    });
    expect(await current(owner, contractId)).toBe(version.id);
    expect(await db.suggestion.findUniqueOrThrow({ where: { id: deposit.id } })).toMatchObject({
      state: "accepted",
      decidedByName: "Owner",
    });
    expect((await listed(owner, contractId)).suggestions.map(({ quote }) => quote)).toEqual(["________", "________"]);
  });

  test("stores the text that is sent, cleaned as at a save", async () => {
    const { owner, contractId, cacheId, blank } = await analysed();
    const response = await post(accept, owner, contractId, {
      suggestionId: blank.id,
      cacheId,
      updatedContent: "<p onclick=x()>Rent: 100</p><script>x()</script>",
    });
    expect(await response.json()).toMatchObject({ versionNumber: 2, textContent: "<p>Rent: 100</p>" });
  });

  test("at the suggestion's own address needs no more than that (B-21.25)", async () => {
    const { owner, contractId, deposit } = await analysed();
    const response = await post(accept, owner, deposit.id, {});
    expect(response.status).toBe(201);
    expect(await current(owner, contractId)).toBe((await response.json()).id);
  });

  test("of what only points something out is impossible without a text (B-13.5)", async () => {
    const { owner, contractId, cacheId, blank } = await analysed();
    const response = await post(accept, owner, contractId, { suggestionId: blank.id, cacheId });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "noReplacement" });
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(1);
  });

  test("with an outdated cacheId, or after the text has changed, is a conflict and stores nothing (B-13.5, B-21.24)", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    const outdated = await post(accept, owner, contractId, { suggestionId: deposit.id, cacheId: newId() });
    expect(outdated.status).toBe(409);
    expect(await outdated.json()).toMatchObject({ code: "outdatedAnalysis" });
    await saved(owner, contractId, `${HTML}<p>More.</p>`);
    expect((await post(accept, owner, contractId, { suggestionId: deposit.id, cacheId })).status).toBe(409);
    expect((await post(accept, owner, deposit.id, {})).status).toBe(409);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(2);
    expect(await db.suggestion.findUniqueOrThrow({ where: { id: deposit.id } })).toMatchObject({ state: "open" });
  });

  test("eight times at once happens once", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(accept, owner, contractId, { suggestionId: deposit.id, cacheId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(2);
  });

  test("after somebody dismissed it is a conflict (B-13.5)", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    await post(dismiss, owner, contractId, { suggestionId: deposit.id, cacheId });
    const response = await post(accept, owner, contractId, { suggestionId: deposit.id, cacheId });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "suggestionDecided" });
  });
});

describe.runIf(isAboveDatabase)("dismissing", () => {
  test("takes the suggestion from the list, at either address, and twice is once (B-21.25)", async () => {
    const { owner, contractId, cacheId, deposit, blank } = await analysed();
    expect((await post(dismiss, owner, contractId, { suggestionId: deposit.id, cacheId })).status).toBe(204);
    expect((await post(dismiss, owner, deposit.id, {})).status).toBe(204);
    expect((await post(dismiss, owner, blank.id, { cacheId })).status).toBe(204);
    expect((await listed(owner, contractId)).suggestions).toHaveLength(1);
  });

  test("is remembered in later versions, also when the finding was away for one (B-13.6, B-21.24)", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    await post(dismiss, owner, contractId, { suggestionId: deposit.id, cacheId });
    const quotes = async () => (await listed(owner, contractId)).suggestions.map(({ quote }) => quote);
    await saved(owner, contractId, `<p>A new opening.</p>${HTML}`);
    expect(await quotes()).toEqual(["________", "________"]);
    await saved(owner, contractId, "<p>Nothing to find here.</p>");
    expect(await quotes()).toEqual([]);
    await saved(owner, contractId, HTML);
    expect(await quotes()).toEqual(["________", "________"]);
  });

  test("one of several alike leaves the others (B-13.6)", async () => {
    const { owner, contractId, cacheId, blank } = await analysed();
    await post(dismiss, owner, contractId, { suggestionId: blank.id, cacheId });
    const { plainText } = await saved(owner, contractId, `<p>A new opening.</p>${HTML}`);
    const left = (await listed(owner, contractId)).suggestions.filter(({ quote }) => quote === "________");
    expect(left.map(({ start }) => plainText.slice(start - 7, start))).toEqual(["due on "]);
  });

  test("with an outdated cacheId is a conflict", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    await saved(owner, contractId, `${HTML}<p>More.</p>`);
    await listed(owner, contractId);
    expect((await post(dismiss, owner, contractId, { suggestionId: deposit.id, cacheId })).status).toBe(409);
  });
});

describe("a decision", () => {
  test("on a suggestion of another contract, or of nobody one knows, is not found", async () => {
    const [mine, theirs] = [await analysed(), await analysed()];
    for (const handler of [accept, dismiss]) {
      expect(
        (await post(handler, mine.owner, mine.contractId, { suggestionId: theirs.deposit.id, cacheId: mine.cacheId }))
          .status,
      ).toBe(404);
      expect((await post(handler, mine.owner, theirs.deposit.id, {})).status).toBe(404);
    }
    expect((await post(dismiss, theirs.owner, theirs.deposit.id, {})).status).toBe(204);
  });

  test("that names a suggestion names its analysis too", async () => {
    const { owner, contractId, deposit } = await analysed();
    const response = await post(accept, owner, contractId, { suggestionId: deposit.id });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "invalidInput",
      issues: [expect.objectContaining({ path: "cacheId" })],
    });
  });
});

describe("several at once", () => {
  /** A contract whose findings all have a replacement. */
  const replaceable = async () => {
    const made = await analysed();
    await db.suggestion.updateMany({
      where: { quote: "________", analysis: { contractId: made.contractId } },
      data: { replacement: "five" },
    });
    const ids = made.suggestions.map(({ id }) => id);
    return { ...made, ids, take: (body: object) => post(accept, made.owner, made.contractId, body) };
  };

  test("are accepted in one version, each by its own replacement, in any order (B-13.7)", async () => {
    const { owner, contractId, cacheId, ids, take } = await replaceable();
    const response = await take({ suggestionIds: ids.toReversed(), cacheId });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      versionNumber: 2,
      plainText: "Rent: five a month, due on five each year.\nThe tenant pays one month’s rent at the start.",
    });
    const { suggestions } = await listed(owner, contractId);
    expect(suggestions).toEqual([]);
    const events = await db.auditEvent.findMany({ where: { chain: contractId, action: "suggestion.accepted" } });
    expect(events).toHaveLength(3);
  });

  test("are refused together where one is of another contract, has no replacement, or is decided on (B-13.7)", async () => {
    const { owner, contractId, cacheId, ids, deposit, take } = await replaceable();
    const other = await analysed();
    expect((await take({ suggestionIds: [...ids, other.deposit.id], cacheId })).status).toBe(404);
    await db.suggestion.update({ where: { id: ids[0] ?? "" }, data: { replacement: null } });
    expect(await (await take({ suggestionIds: ids, cacheId })).json()).toMatchObject({ code: "noReplacement" });
    await post(dismiss, owner, contractId, { suggestionId: deposit.id, cacheId });
    expect(await (await take({ suggestionIds: ids, cacheId })).json()).toMatchObject({ code: "suggestionDecided" });
    const [, second] = ids;
    expect((await take({ suggestionIds: [second], cacheId })).status).toBe(201);
  });

  test("may not overlap, nor come with a text or without their analysis", async () => {
    const { cacheId, ids, deposit, take } = await replaceable();
    await db.suggestion.update({ where: { id: ids[0] ?? "" }, data: { end: deposit.end } });
    for (const body of [
      { suggestionIds: ids, cacheId },
      { suggestionIds: [deposit.id] },
      { suggestionIds: [deposit.id], cacheId, updatedContent: "<p>Other</p>" },
      { suggestionIds: [], cacheId },
    ])
      expect((await take(body)).status).toBe(400);
    expect((await take({ suggestionIds: [deposit.id], cacheId })).status).toBe(201);
  });
});

describe.runIf(isAboveDatabase)("what was dismissed", () => {
  const setAside = async (who: Person, contractId: string): Promise<SuggestionListDto> =>
    (await call(list, { params: { contractId }, token: who.token, path: "/api?state=dismissed" })).json();

  test("is counted beside the open ones, and listed when it is asked for (B-13.8)", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    expect(await listed(owner, contractId)).not.toHaveProperty("dismissed");
    await post(dismiss, owner, contractId, { suggestionId: deposit.id, cacheId });
    expect((await listed(owner, contractId)).dismissed).toBe(1);
    const { suggestions } = await setAside(owner, contractId);
    expect(suggestions).toEqual([deposit]);
  });

  test("is opened again, in later versions too, also when it was carried over from an earlier one (B-13.8)", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    await post(dismiss, owner, contractId, { suggestionId: deposit.id, cacheId });
    await saved(owner, contractId, `<p>A new opening.</p>${HTML}`);
    await listed(owner, contractId);
    const later = await setAside(owner, contractId);
    const [carried] = later.suggestions;
    const named = { suggestionId: carried?.id, cacheId: later.cacheId };
    for (let time = 0; time < 2; time += 1) expect((await post(reopen, owner, contractId, named)).status).toBe(204);
    expect((await setAside(owner, contractId)).suggestions).toEqual([]);
    const quotes = async () => (await listed(owner, contractId)).suggestions.map(({ quote }) => quote);
    expect(await quotes()).toContain("{{deposit}}");
    await saved(owner, contractId, `<p>Another opening.</p>${HTML}`);
    expect(await quotes()).toContain("{{deposit}}");
  });

  test("is opened alone: what is alike stays dismissed", async () => {
    const { owner, contractId, cacheId, suggestions } = await analysed();
    const blanks = suggestions.filter(({ quote }) => quote === "________");
    for (const { id } of blanks) await post(dismiss, owner, contractId, { suggestionId: id, cacheId });
    await post(reopen, owner, contractId, { suggestionId: blanks[0]?.id, cacheId });
    expect((await setAside(owner, contractId)).suggestions.map(({ id }) => id)).toEqual([blanks[1]?.id]);
  });

  test("is not what was accepted", async () => {
    const { owner, contractId, cacheId, deposit } = await analysed();
    await post(accept, owner, contractId, { suggestionId: deposit.id, cacheId });
    expect((await post(reopen, owner, contractId, { suggestionId: deposit.id, cacheId })).status).toBe(409);
  });
});
