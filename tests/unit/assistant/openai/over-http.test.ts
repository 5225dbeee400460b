import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modelEngine } from "@/lib/assistant/engines/openai/model-engine";
import { ModelFailure } from "@/lib/assistant/engines/openai/words";
import { MODEL_LIMITS, type ModelLimits, type ModelSettings } from "@/lib/assistant/engines/openai/settings";
import type { AnswerPiece } from "@/lib/engine/port";
import { startModelServer, type ModelServer } from "../../../support/model-server";
import { claiming, LAW, LAW_CLAIM, LAW_SAID } from "../../../support/claims";
import { all, LEASE, written } from "./contracts";

const ANSWERED = { words: [claiming(LAW_CLAIM)] };
const SAID = `${LAW_SAID}\n‹3. Governing law. ${LAW}›`;
/** A claim that is complete, and the beginning of another one. */
const BEGUN = `{"items":[${JSON.stringify(LAW_CLAIM)},{"subject":"Ten`;
const FOUND = { words: [`{"items":[{"quote":"${LAW}","label":null}]}`] };
const call = { language: "en" } as const;

let server: ModelServer;
let elsewhere: ModelServer;
beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startModelServer(), startModelServer()]);
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));

const engine = (limits: Partial<ModelLimits> = {}, settings: Partial<ModelSettings> = {}) =>
  modelEngine({
    baseUrl: server.url,
    apiKey: "secret",
    model: "test-model",
    contractChars: 120_000,
    limits: { ...MODEL_LIMITS, pausesMs: [5, 5], ...limits },
    ...settings,
  });
const chat = (limits?: Partial<ModelLimits>) => all(engine(limits).chat(LEASE, "Which law?", [], call));
const isCut = (pieces: readonly AnswerPiece[]) =>
  pieces.some((piece) => piece.kind === "note" && piece.note.about === "cut");
const failure = (reason: string, status: number | null = null) =>
  expect.objectContaining({ name: "ModelFailure", reason, status });

describe("a server that answers", () => {
  test("is spoken to by Chat Completions, streamed, with the key, and without tools (B-12.16)", async () => {
    server.replyWith({ words: claiming(LAW_CLAIM).match(/.{1,9}/gsu) ?? [] });
    expect(written(await chat())).toBe(SAID);
    const [request] = server.requests;
    expect(request).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: "Bearer secret" },
      body: { model: "test-model", stream: true },
    });
    expect(request?.body).not.toHaveProperty("tools");
    expect(request?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  });

  test("gets no Authorization where there is no key", async () => {
    server.replyWith(FOUND);
    await engine({}, { apiKey: null }).find(LEASE, "governing_law", call);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test.each([400, 404])("is asked once more, without what it may not know, after %i", async (status) => {
    server.replyWith({ status }, ANSWERED);
    expect(written(await chat())).toBe(SAID);
    expect(server.requests.map(({ body }) => body.temperature)).toEqual([0, undefined]);
    server.replyWith({ status });
    await expect(chat()).rejects.toEqual(failure("refused", status));
    expect(server.requests).toHaveLength(2);
  });

  test("is asked for structured output, and in words alone once it has refused that", async () => {
    const one = engine();
    server.replyWith({ status: 400 }, FOUND);
    expect((await one.find(LEASE, "governing_law", call)).passages).toMatchObject([{ content: LAW }]);
    expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual(["json_schema", undefined]);
    expect((await one.find(LEASE, "governing_law", call)).passages).toHaveLength(1);
    expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual([
      "json_schema",
      undefined,
      undefined,
    ]);
  });
});

describe("before the first word", () => {
  test.each([429, 500, 502, 503])("%i is tried again", async (status) => {
    server.replyWith({ status }, { status }, ANSWERED);
    expect(written(await chat())).toBe(SAID);
    expect(server.requests).toHaveLength(3);
  });

  test("a connection that breaks is tried again", async () => {
    server.replyWith("hang up", ANSWERED);
    expect(written(await chat())).toBe(SAID);
  });

  test("it is given up after the last try", async () => {
    server.replyWith({ status: 500 });
    await expect(chat()).rejects.toEqual(failure("refused", 500));
    expect(server.requests).toHaveLength(3);
  });

  test.each([401, 403, 409])("%i is not tried again", async (status) => {
    server.replyWith({ status });
    await expect(chat()).rejects.toEqual(failure("refused", status));
    expect(server.requests).toHaveLength(1);
  });

  test("the pause that the server asks for is kept, unless it is too long", async () => {
    server.replyWith({ status: 429, headers: { "Retry-After": "0" } }, ANSWERED);
    expect(written(await chat({ pausesMs: [60_000] }))).toBe(SAID); // by its own pause the test would time out
    server.replyWith({ status: 429, headers: { "Retry-After": "3600" } }, ANSWERED);
    await expect(chat()).rejects.toEqual(failure("refused", 429));
    expect(server.requests).toHaveLength(1);
    server.replyWith({ status: 503, headers: { "Retry-After": new Date(Date.now() + 3_600_000).toUTCString() } });
    await expect(chat()).rejects.toEqual(failure("refused", 503));
    expect(server.requests).toHaveLength(1);
  });

  test("silence has an end, and closes the connection", async () => {
    server.replyWith("silence");
    await expect(chat({ firstWordMs: 60 })).rejects.toEqual(failure("timedOut"));
    await server.requests[0]?.left;
  });

  test("an empty answer and a call of a tool are no answers", async () => {
    server.replyWith({ words: [] });
    await expect(chat()).rejects.toEqual(failure("malformed"));
    server.replyWith({ toolCall: "invite_collaborator" });
    await expect(chat()).rejects.toEqual(failure("malformed"));
  });

  test("a server that isn't there is unreachable", async () => {
    const gone = await startModelServer();
    await gone.close();
    await expect(engine({}, { baseUrl: gone.url }).find(LEASE, "parties", call)).rejects.toEqual(
      failure("unreachable"),
    );
  });

  test("failures hold no word of the server, which repeats what it was sent", async () => {
    server.replyWith({ status: 400, body: JSON.stringify({ error: { message: `bad: ${LEASE.text}` } }) });
    const cause = await chat().catch((thrown: unknown) => thrown);
    expect(cause).toBeInstanceOf(ModelFailure);
    expect(`${(cause as ModelFailure).stack} ${String((cause as ModelFailure).cause)}`).not.toContain("Acme");
  });
});

describe("half-way", () => {
  test.each([["break"], ["stop"], ["length"]] as const)(
    "an answer that ends by '%s' keeps its words, says that it was cut, and is not asked again",
    async (then) => {
      server.replyWith({ words: [BEGUN, "ant"], then });
      const pieces = await chat();
      expect(written(pieces)).toBe(SAID);
      expect(isCut(pieces)).toBe(true);
      expect(server.requests).toHaveLength(1);
    },
  );

  test("an answer that stalls is cut, and its connection closed", async () => {
    server.replyWith({ words: [BEGUN], then: "stall" });
    const pieces = await chat({ idleMs: 60 });
    expect(written(pieces)).toBe(SAID);
    expect(isCut(pieces)).toBe(true);
    await server.requests[0]?.left;
  });

  test("an answer that won't end is cut", async () => {
    server.replyWith({ words: [BEGUN, ...Array.from({ length: 200 }, () => "and so on ")] });
    const pieces = await chat({ answerChars: 600 });
    expect(written(pieces)).toBe(SAID);
    expect(isCut(pieces)).toBe(true);
  });

  test("whoever leaves ends the request to the model, by the signal or by reading no further", async () => {
    server.replyWith({ words: [BEGUN], then: "stall" });
    const stopper = new AbortController();
    await expect(
      (async () => {
        for await (const piece of engine().chat(LEASE, "Which law?", [], { ...call, signal: stopper.signal }))
          if (piece.kind === "text") stopper.abort();
      })(),
    ).rejects.toEqual(failure("givenUp"));
    await server.requests[0]?.left;
    server.replyWith({ words: [BEGUN.replace('{"subject', '{"about":"law","subject')], then: "stall" });
    for await (const piece of engine().summarize(LEASE, call)) if (piece.kind === "text") break;
    await server.requests[0]?.left;
  });

  test("whoever leaves before the first word ends it too, also while it waits to try again", async () => {
    server.replyWith("silence");
    const finding = engine().find(LEASE, "parties", { ...call, signal: AbortSignal.timeout(50) });
    await expect(finding).rejects.toEqual(failure("givenUp"));
    await server.requests[0]?.left;
    server.replyWith({ status: 500 });
    await expect(
      engine({ pausesMs: [600_000] }).find(LEASE, "parties", { ...call, signal: AbortSignal.timeout(100) }),
    ).rejects.toEqual(failure("givenUp"));
  });
});

describe("other hosts", () => {
  test.each([301, 302, 307, 308])("a redirect (%i) is not followed (B-12.16)", async (status) => {
    elsewhere.replyWith({ words: ["Thanks for the contract."] });
    server.replyWith({ status, headers: { Location: `${elsewhere.url}/chat/completions` } });
    await expect(chat()).rejects.toEqual(failure("refused", status));
    expect(elsewhere.requests).toHaveLength(0);
  });

  test("the other server would have answered, had it been asked", async () => {
    elsewhere.replyWith(ANSWERED);
    expect(written(await all(engine({}, { baseUrl: elsewhere.url }).chat(LEASE, "Which law?", [], call)))).toBe(SAID);
  });
});
