import { MockLanguageModelV3, simulateReadableStream } from "ai/test";
import { describe, expect, test, vi } from "vitest";
import { modelEngine } from "@/lib/assistant/engines/openai/model-engine";
import { MODEL_LIMITS, modelSettings, type ModelSettings } from "@/lib/assistant/engines/openai/settings";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import { claim, claiming, LAW, LAW_CLAIM, LAW_SAID } from "../../../support/claims";
import { all, contractText, LEASE, written } from "./contracts";

const SETTINGS: ModelSettings = {
  baseUrl: "http://model.test/v1",
  apiKey: "key",
  model: "m",
  contractChars: 120_000,
  limits: MODEL_LIMITS,
};
const USAGE = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const call = { language: "en" } as const;

/** A model that says these words, in chunks. */
function saying(...words: string[]) {
  const model = new MockLanguageModelV3({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunkDelayInMs: null,
        initialDelayInMs: null,
        chunks: [
          { type: "stream-start" as const, warnings: [] },
          { type: "text-start" as const, id: "1" },
          ...words.map((delta) => ({ type: "text-delta" as const, id: "1", delta })),
          { type: "text-end" as const, id: "1" },
          { type: "finish" as const, finishReason: { unified: "stop" as const, raw: "stop" }, usage: USAGE },
        ],
      }),
    }),
  });
  return {
    model,
    engine: modelEngine(SETTINGS, model),
    sent: () => JSON.stringify(model.doStreamCalls.map(({ prompt }) => prompt)),
  };
}
const found = (answer: unknown, contract: ContractText = LEASE) =>
  saying(JSON.stringify(answer)).engine.find(contract, "governing_law", call);
const noteAbout = (pieces: readonly AnswerPiece[], about: string) =>
  pieces.flatMap((piece) => (piece.kind === "note" && piece.note.about === about ? [piece.note] : []));

describe("Find", () => {
  test("gives the passages that the model points out, in order of the text, each as the contract has it", async () => {
    const { passages, notes } = await found({
      items: [
        { quote: "this agreement is governed by the laws of Mongolia.", label: "3" },
        { quote: "LEASE AGREEMENT", label: null },
      ],
    });
    expect(passages).toMatchObject([
      { content: "LEASE AGREEMENT", standing: "verified" },
      { content: LAW, standing: "repaired", label: "3", page: 1 },
    ]);
    for (const { start, end, content } of passages) expect(LEASE.text.slice(start, end)).toBe(content);
    expect(notes).toEqual([]);
  });

  test("leaves out what isn't in the contract, quotes and labels, and says so of quotes", async () => {
    expect(
      await found({
        items: [
          { quote: "Governed by the laws of the Moon", label: null },
          { quote: LAW, label: "Choice of paradise" },
        ],
      }),
    ).toEqual({
      passages: [
        {
          content: LAW,
          page: 1,
          standing: "verified",
          start: LEASE.text.indexOf(LAW),
          end: LEASE.text.indexOf(LAW) + LAW.length,
        },
      ],
      notes: [{ about: "dropped", count: 1 }],
    });
  });

  test("asks for JSON of its shape, with no tools, and takes an empty list for an answer", async () => {
    const { model, engine } = saying('{"items":[]}');
    expect(await engine.find(LEASE, "survival", call)).toEqual({ passages: [], notes: [] });
    expect(model.doStreamCalls[0]).toMatchObject({
      responseFormat: { type: "json", schema: { properties: { items: { type: "array" } } } },
    });
    expect(model.doStreamCalls[0]?.tools ?? []).toEqual([]);
  });

  test.each([
    ["a fence and prose", `Here you are:\n\`\`\`json\n{"items":[{"quote":"${LAW}"}]}\n\`\`\`\nAnything else?`],
    ["a bare list", `[{"quote":"${LAW}","label":null}]`],
    ["an item that doesn't fit", `{"items":[{"quote":7},{"quote":"${LAW}"},"x"]}`],
  ])("reads %s", async (_what, words) => {
    expect((await saying(words).engine.find(LEASE, "governing_law", call)).passages).toMatchObject([{ content: LAW }]);
  });

  test("keeps the items that were complete when the answer was cut off, and says so", async () => {
    expect(
      await saying(`{"items":[{"quote":"${LAW}"},{"quote":"LEASE AGR`).engine.find(LEASE, "governing_law", call),
    ).toMatchObject({ passages: [{ content: LAW }], notes: [{ about: "cut" }] });
  });

  test("fails on what is no list at all", async () => {
    await expect(saying("I can't do that.").engine.find(LEASE, "governing_law", call)).rejects.toThrow("malformed");
  });
});

const LAW_CLAUSE = `3. Governing law. ${LAW}`;

describe("chat and summary", () => {
  test("are made of claims, each with the whole clause that it quotes, as they come", async () => {
    const answer = claiming(LAW_CLAIM);
    const { engine } = saying(answer.slice(0, 30), answer.slice(30));
    const pieces = await all(engine.chat(LEASE, "Which law governs?", [], call));
    expect(written(pieces)).toBe(`${LAW_SAID}\n‹${LAW_CLAUSE}›`);
    expect(pieces).toContainEqual({
      kind: "passage",
      standing: "verified",
      passage: expect.objectContaining({ content: LAW_CLAUSE }),
    });
    expect(pieces.at(-1)).toEqual({ kind: "basis", basis: "stated" });
  });

  test("of a summary stand under their headings, and facts without a claim are named", async () => {
    const pieces = await all(saying(claiming({ about: "law", ...LAW_CLAIM })).engine.summarize(LEASE, call));
    expect(written(pieces)).toBe(
      `Governing law: ${LAW_SAID}\n‹${LAW_CLAUSE}›\n\nNo direct statement found on: parties, date, term, price and payment, obligations, termination, liability, courts and arbitration, key dates.`,
    );
    expect(pieces.flatMap((piece) => (piece.kind === "basis" ? [piece] : []))).toEqual([
      { kind: "basis", basis: "stated", about: "law" },
      { kind: "basis", basis: "nearest" },
    ]);
  });

  test("of which no claim has a basis are no summary", async () => {
    const invented = { about: "law", ...LAW_CLAIM, quote: "Governed by the laws of the Moon" };
    await expect(all(saying(claiming(invented)).engine.summarize(LEASE, call))).rejects.toThrow("malformed");
  });

  test("count the claims that were left out, since nothing of the contract stands behind them", async () => {
    const invented = claim({ what: "pay double in May", quote: "the Tenant pays double in May" });
    const pieces = await all(saying(claiming(LAW_CLAIM, invented)).engine.chat(LEASE, "Which law governs?", [], call));
    expect(noteAbout(pieces, "dropped")).toEqual([{ about: "dropped", count: 1 }]);
    expect(written(pieces)).not.toContain("double");
    expect(written(pieces)).toContain(LAW_SAID);
  });

  test("ask for claims by a schema, at temperature nought, and in words where the server takes neither (B-12.25)", async () => {
    const { engine, model } = saying(claiming(LAW_CLAIM));
    await all(engine.chat(LEASE, "Which law?", [], call));
    const [asked] = model.doStreamCalls;
    expect(asked?.temperature).toBe(0);
    const { schema } = asked?.responseFormat as {
      schema: { properties: { items: { items: { required: string[] } } } };
    };
    expect(schema.properties.items.items.required).toEqual(
      expect.arrayContaining(["subject", "modality", "what", "quote"]),
    );
  });

  test("give what comes closest where the model claims nothing, or what was searched for in vain (B-12.9)", async () => {
    const asked = async (question: string) => {
      const pieces = await all(saying(claiming()).engine.chat(LEASE, question, [], call));
      return {
        words: written(pieces),
        basis: pieces.flatMap((piece) => (piece.kind === "basis" ? [piece.basis] : [])),
      };
    };
    expect(await asked("What does it say on rent for pets?")).toEqual({
      words: expect.stringMatching(/^The answer may be in one of these clauses:‹2\. Rent\. The Tenant shall pay /u),
      basis: ["nearest"],
    });
    expect(await asked("Is there an arbitrator?")).toEqual({
      words: "Nothing found on this. We searched every heading and the whole text for “arbitrator”.",
      basis: ["absent"],
    });
  });

  test("send the question, the contract once between marks that it can't know, and earlier messages in their two roles (B-12.11)", async () => {
    const { engine, model, sent } = saying(claiming());
    await all(
      engine.chat(
        LEASE,
        "And now?",
        [
          { role: "user", content: "Before?" },
          { role: "assistant", content: "No." },
        ],
        call,
      ),
    );
    const prompt = model.doStreamCalls[0]?.prompt ?? [];
    expect(prompt.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(sent().split("LEASE AGREEMENT").length).toBe(2);
    const boundary = /<<<CONTRACT ([0-9a-f]{32})/.exec(sent())?.[1] ?? "none";
    expect(JSON.stringify(prompt[0])).toContain(boundary);
    expect(LEASE.text).not.toContain(boundary);
    expect(JSON.stringify(prompt.at(-1))).toContain("And now?");
  });

  test("answer in the language of whoever asks", async () => {
    const { engine, sent } = saying(claiming());
    await all(engine.chat(LEASE, "Хууль?", [], { language: "mn" }));
    expect(sent()).toContain("Mongolian");
  });
});

describe("a contract that doesn't fit", () => {
  const filler = Array.from(
    { length: 400 },
    (_, index) =>
      `${index + 5}. Records ${index}. The Landlord keeps record number ${index} of the building and its rooms.`,
  );
  const long = contractText(
    ...LEASE.text.split("\n"),
    ...filler,
    "900. Pets. The Tenant may keep one small dog in the garden.",
  );
  const engine = (words: string) => {
    const { model, sent } = saying(words);
    return { engine: modelEngine({ ...SETTINGS, contractChars: 8_000 }, model), sent, calls: model.doStreamCalls };
  };

  test("is read in the sections that matter, which are named (B-12.16)", async () => {
    const dog = { modality: "may", what: "keep one small dog in the garden" } as const;
    const asked = engine(claiming(claim({ ...dog, quote: "The Tenant may keep one small dog in the garden." })));
    const pieces = await all(asked.engine.chat(long, "May I keep a dog in the garden?", [], call));
    expect(asked.sent()).toContain("one small dog");
    expect(asked.sent().length).toBeLessThan(16_000);
    expect(asked.sent()).toContain("[…]");
    const [note] = noteAbout(pieces, "read");
    expect(note?.about === "read" && note.sections.some((name) => name.includes("Pets"))).toBe(true);
    expect(written(pieces)).toContain("‹900. Pets. The Tenant may keep one small dog in the garden.›");
  });

  test("names what was read for Find and summaries too, and nothing where all of it was", async () => {
    expect((await engine('{"items":[]}').engine.find(long, "governing_law", call)).notes).toMatchObject([
      { about: "read", sections: expect.arrayContaining([expect.stringMatching(/Governing law/)]) },
    ]);
    expect(
      noteAbout(await all(engine(claiming({ about: "law", ...LAW_CLAIM })).engine.summarize(long, call)), "read"),
    ).toHaveLength(1);
    expect(
      noteAbout(await all(engine(claiming({ about: "law", ...LAW_CLAIM })).engine.summarize(LEASE, call)), "read"),
    ).toEqual([]);
  });

  test("is read whole, in parts, for suggestions", async () => {
    const asked = engine('{"items":[]}');
    await asked.engine.suggest(long, call);
    expect(asked.calls.length).toBeGreaterThan(3);
    for (const line of long.text.split("\n")) expect(asked.sent()).toContain(JSON.stringify(line).slice(1, -1));
  });
});

describe("suggestions", () => {
  const proposal = {
    quote: "within thirty (30) days",
    title: "<b>Late</b> payment",
    comment: "See [why](https://evil.example).",
    replacement: "within fourteen (14) days",
    severity: "high",
  };
  const suggested = async (...items: object[]) => saying(JSON.stringify({ items })).engine.suggest(LEASE, call);

  test("are the model's, in plain words, each for a passage of the contract", async () => {
    expect(await suggested(proposal)).toEqual([
      {
        passage: expect.objectContaining({ content: "within thirty (30) days" }),
        title: "Late payment",
        comment: "See why.",
        replacement: "within fourteen (14) days",
        severity: "high",
        source: "model",
        check: "",
        values: {},
      },
    ]);
  });

  test("about words that aren't there, or said twice, are left out", async () => {
    expect(await suggested({ ...proposal, quote: "within ninety (90) days" }, proposal, proposal)).toHaveLength(1);
  });

  test("put no address, markup or hidden sign into the contract", async () => {
    expect(await suggested({ ...proposal, replacement: "pay at https://evil.example" })).toMatchObject([
      { replacement: null },
    ]);
    expect(await suggested({ ...proposal, replacement: "within <script>x</script>14\u202e days" })).toMatchObject([
      { replacement: "within x14 days" },
    ]);
  });
});

test("the log names engine, host and outcome, and no word of anybody's (B-23.16)", async () => {
  const printed = vi.spyOn(console, "info").mockImplementation(() => undefined);
  await all(
    saying(claiming(claim({ what: "private", quote: LAW }))).engine.chat(LEASE, "A private question", [], call),
  );
  const lines = printed.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    event: "assistant.model-called",
    verb: "chat",
    engine: "openai",
    host: "model.test",
    model: "m",
    outcome: "answered",
  });
  expect(lines.join()).not.toMatch(/rivate|Acme|Mongolia/);
});

describe("settings", () => {
  test("need a key or a base URL, and either is enough (B-23.1)", () => {
    const base = { OPENAI_CONTRACT_CHARS: 120_000 };
    expect(modelSettings(base)).toBeNull();
    expect(modelSettings({ ...base, OPENAI_API_KEY: "k" })).toMatchObject({
      baseUrl: "https://api.openai.com/v1",
      apiKey: "k",
      model: expect.stringMatching(/^gpt-/),
    });
    expect(
      modelSettings({ ...base, OPENAI_BASE_URL: "http://localhost:11434/v1/", OPENAI_MODEL: "llama3" }),
    ).toMatchObject({ baseUrl: "http://localhost:11434/v1", apiKey: null, model: "llama3" });
  });
});
