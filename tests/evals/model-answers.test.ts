/** `npm run eval -- --model` on one contract and two questions, against a server that says what a test wants. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LEASES } from "../unit/engine/claims/leases";
import { claiming } from "../support/claims";
import { startModelServer, type ModelServer } from "../support/model-server";
import { testFolder } from "../support/test-folder";

const TOOLS = path.resolve(process.env["CORPUS_DIR"] ?? "../shared/corpus", "tools");
const { contract, honest } = LEASES.en;
const questions = [
  { q: honest.rent.question, kind: "number", answerable: true, must: ["1,500"], quotes: [honest.rent.quote] },
  { q: "May we keep a dog?", kind: "absent", answerable: false, quotes: [] },
].map((question) => ({ ...question, lang: "en", gold: "" }));
const LABELS = {
  id: "lease",
  lang: "en",
  type: "Lease Agreement",
  facts: {},
  deadlines: [],
  traps: [],
  duties: [],
  problems: [],
  questions,
};

test.runIf(!existsSync(TOOLS))("skipped: no corpus at CORPUS_DIR", () => undefined);

describe.runIf(existsSync(TOOLS))("the evaluation of a model", () => {
  let server: ModelServer;
  let corpus: string;
  beforeAll(async () => {
    server = await startModelServer();
    corpus = await mkdtemp(path.join(testFolder(), "model-answers-"));
    await mkdir(path.join(corpus, "natural"));
    await symlink(TOOLS, path.join(corpus, "tools"));
    await writeFile(path.join(corpus, "natural", "lease.json"), JSON.stringify(LABELS));
    await writeFile(path.join(corpus, "natural", "lease.txt"), contract.text);
  });
  afterAll(async () => {
    await server.close();
    await rm(corpus, { recursive: true });
  });

  const evaluated = async (settings: Record<string, string>) => {
    const command = ["--import", "tsx", "scripts/eval.mts", "--model"];
    const bare = { ...process.env, OPENAI_BASE_URL: "", OPENAI_API_KEY: "", OPENAI_MODEL: "", CORPUS_DIR: corpus };
    const ran = promisify(execFile)(process.execPath, command, { env: { ...bare, ...settings } });
    return ran.then(
      ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
      ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({ stdout, stderr, code }),
    );
  };

  test("prints the same table for the built-in engine and for the model", async () => {
    const { claim, quote } = honest.rent;
    server.replyWith({ words: [claiming({ ...claim, quote })] });
    const { stdout, code } = await evaluated({ OPENAI_BASE_URL: server.url, OPENAI_MODEL: "small" });
    expect(code).toBe(0);
    const [builtIn = "", model = ""] = stdout.split(`small at ${server.host}\n`);
    const rows = (table: string) =>
      table.split("\n").flatMap((line) => /^(?:kind )?\w+(?= {3,}\d)/u.exec(line)?.[0] ?? []);
    expect(rows(model).length).toBeGreaterThan(2);
    expect(rows(model)).toEqual(rows(builtIn));
    expect(model).toMatch(/^kind number +1 +1 +100\.0/mu);
    expect(server.requests).toHaveLength(2);
  });

  test("says so where no model is configured, or where it does not answer", async () => {
    const none = await evaluated({});
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining("No model is configured") });
    server.replyWith({ status: 401 });
    const refused = await evaluated({ OPENAI_BASE_URL: server.url });
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("The model did not answer: refused (401)"),
    });
  });
});
