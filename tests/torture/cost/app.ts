/**
 * The long form on the running app: large input at every door that takes it, while `GET /api/health` is asked all the
 * time.
 */
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "@/tests/support/server";
import { newClient, PASSWORD, type Answer, type RestClient } from "../rest-client";
import { DOCX_SHAPES } from "./file-shapes";
import { HTML_SHAPES } from "./html-shapes";
import { PAIR_SHAPES } from "./pair-shapes";
import { TEXT_SHAPES } from "./text-shapes";

/** Programs that do nothing, as fast as they can: a machine that has something else to do. @returns what ends them */
function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
  return () => loops.forEach((loop) => loop.kill("SIGKILL"));
}

export type AppReport = { requests: number; longestStallMs: number; slowest: string; faults: string[] };

/** How long anybody may wait for health, by the size of what somebody else sent. */
const MOST_STALL_MS = {
  quiet: { megabyte: 200, largest: 500 },
  /** Beside as many busy loops as there are processors, each of which has half of one then. */
  busy: { megabyte: 300, largest: 1_000 },
};
const MEGABYTE = 1_000_000;
/** Not long enough to be taken for long, and a hundred pages of empty paragraphs all the same. */
const SMALL = 0.06 * MEGABYTE;
const HEALTH_PAUSE_MS = 10;

type Sent = { name: string; bytes: number; send: () => Promise<Answer> };

/**
 * Sends everything once, and again where somebody had to wait: a stall that is the request's own comes again.
 * @param only of its names those are sent @param busyLoops so many processors are busy with something else
 */
export async function costOfApp(
  report: (line: string) => void,
  { only = /./u, busyLoops = 0 }: { only?: RegExp; busyLoops?: number } = {},
): Promise<AppReport> {
  const app = await startApp();
  const stopBusyLoops = startBusyLoops(busyLoops);
  const mostStall = MOST_STALL_MS[busyLoops > 0 ? "busy" : "quiet"];
  const findings: AppReport = { requests: 0, longestStallMs: 0, slowest: "", faults: [] };
  try {
    const client = await newClient(() => app.url, "Large");
    for await (const sent of requests(client)) {
      if (!only.test(sent.name)) continue;
      let stall = await measureStall(app.url, sent, findings);
      const most = sent.bytes <= MEGABYTE * 1.1 ? mostStall.megabyte : mostStall.largest;
      for (let tries = 1; tries < 3 && stall > most; tries += 1)
        stall = Math.min(stall, await measureStall(app.url, sent, findings));
      if (stall > most) findings.faults.push(`${sent.name}: health waited ${Math.round(stall)} ms`);
      if (stall > findings.longestStallMs) [findings.longestStallMs, findings.slowest] = [stall, sent.name];
      report(`${sent.name}: health within ${Math.round(stall)} ms`);
    }
  } finally {
    stopBusyLoops();
    await app.kill();
    await app.remove();
  }
  return findings;
}

/** Longest that health took while a request was on its way. */
async function measureStall(url: string, { name, send }: Sent, findings: AppReport): Promise<number> {
  const work = { isDone: false };
  const answer = send().finally(() => (work.isDone = true));
  let longest = 0;
  do {
    const start = performance.now();
    const status = await readHealth(url);
    longest = Math.max(longest, performance.now() - start);
    if (status !== 200) findings.faults.push(`${name}: health answered ${status}`);
    await pause(HEALTH_PAUSE_MS);
  } while (!work.isDone);
  const result = await answer;
  findings.requests += 1;
  if (result === null) findings.faults.push(`${name}: no answer`);
  else if (result.status >= 500 && result.status !== 503) findings.faults.push(`${name}: ${result.status}`);
  return longest;
}

/** The status of health, or why there is none: a connection that a stalled server let lapse is one, too. */
async function readHealth(url: string): Promise<number | string> {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(60_000) })).status;
  } catch (cause) {
    return cause instanceof Error ? `nothing (${cause.message})` : String(cause);
  }
}

const TEXTS = [
  "one endless word",
  "brackets never closed",
  "dots",
  "blanks",
  "capital words",
  "identical lines",
  "identical Mongolian lines",
  "different definitions",
  "different dates",
  "money in words",
  "growing sections",
  "shall sentences",
  "must sentences",
  "Mongolian duty sentences",
  "repeated name",
  "a contract and one endless paragraph",
  "whole contracts",
  "whole Russian contracts",
  "one letter under marks",
  "one-letter lines",
];
const HTMLS = [
  "deep bold with text",
  "deep divs with text",
  "deep lists with text",
  "deep mixed lists",
  "nested tables with text",
  "paragraphs in one cell",
  "alternating marks",
  "crossing marks",
  "never closed with text",
  "short paragraphs",
  "one long paragraph",
  "paragraphs never closed",
  "lists never closed",
  "items ever deeper and back",
  "a wide table",
  "a long table",
  "tiny tables",
  "one letter under marks",
];
const TEMPLATE_TEXTS = [
  "identical lines",
  "one-letter lines",
  "bullets",
  "numbered lines",
  "quotes",
  "letters under forty marks",
];
const DOCX_FILES = ["a wide table", "a long table", "list items", "one paragraph of many runs"];
const PAIRS = [
  "lines shuffled",
  "every line another",
  "one paragraph, every word another",
  "one paragraph of few words",
  "one paragraph shuffled",
];

async function* requests(client: RestClient): AsyncGenerator<Sent> {
  for (const size of [SMALL, MEGABYTE, 4.9 * MEGABYTE]) {
    const contractId = await newContract(client, "To be saved");
    for (const name of HTMLS)
      yield post(client, `saving ${size / MEGABYTE} MB: ${name}`, `/contracts/${contractId}/versions`, {
        content: (HTML_SHAPES[name]?.(size) ?? "").slice(0, size),
      });
  }
  for (const name of TEXTS) {
    const contractId = await newContract(client, name, paragraphs(TEXT_SHAPES[name]?.(MEGABYTE) ?? ""));
    yield* aboutContract(client, contractId, name);
  }
  for (const query of ["a", "the Buyer", `${"a".repeat(190)}b`, '"shall pay" Mongolia', "обязан"])
    yield get(client, `searching for ${query.slice(0, 20)}`, `/contracts?q=${encodeURIComponent(query)}`);
  for (const name of PAIRS) yield* comparisons(client, name);
  for (const name of TEXTS) {
    const text = new TextEncoder().encode(TEXT_SHAPES[name]?.(MEGABYTE) ?? "");
    yield upload(client, `uploading: ${name}`, { fileName: "large.txt", type: "text/plain", bytes: text });
  }
  for (const name of DOCX_FILES) {
    const file = await (DOCX_SHAPES[name]?.(MEGABYTE) ?? new Uint8Array());
    yield upload(client, `uploading a .docx: ${name}`, { fileName: "large.docx", type: DOCX_TYPE, bytes: file });
  }
  yield* acceptances(client);
  for (const name of PAIRS) yield* rounds(client, name);
  yield* talk(client);
  yield* manyDrafts(client);
  yield* directory(client);
}

async function* aboutContract(client: RestClient, contractId: string, name: string): AsyncGenerator<Sent> {
  for (const category of ["parties", "obligations"])
    yield post(client, `find ${category}: ${name}`, `/contracts/${contractId}/find`, { category });
  yield get(client, `summarize: ${name}`, `/contracts/${contractId}/summarize`);
  yield post(client, `chat: ${name}`, `/contracts/${contractId}/chat`, { message: "When does it end?", history: [] });
  yield get(client, `suggestions: ${name}`, `/suggestions/${contractId}`);
  yield get(client, `versions: ${name}`, `/contracts/${contractId}/versions`);
  yield bytes(client, `export: ${name}`, `/contracts/${contractId}/export?format=docx`);
  yield {
    name: `renaming: ${name}`,
    bytes: MEGABYTE,
    send: () => client.call("PATCH", `/contracts/${contractId}`, { name: "Another" }),
  };
}

/** A proposal is taken with a text that the caller made of it. */
async function* acceptances(client: RestClient): AsyncGenerator<Sent> {
  const contractId = await newContract(client, "To be accepted", "<p>The price is [●], to be paid by the Buyer.</p>");
  const answer = await client.call("GET", `/suggestions/${contractId}`);
  const [first] = (answer?.body["suggestions"] as { id: string }[] | undefined) ?? []; // `SuggestionListDto`
  const body = {
    suggestionId: first?.id,
    cacheId: answer?.body["cacheId"],
    updatedContent: HTML_SHAPES["deep mixed lists"]?.(MEGABYTE),
  };
  yield post(client, "accepting a suggestion", `/suggestions/${contractId}/accept`, body);
}

async function* comparisons(client: RestClient, name: string): AsyncGenerator<Sent> {
  const { from, to } = PAIR_SHAPES[name]?.(MEGABYTE) ?? { from: "", to: "" };
  const contractId = await newContract(client, "To be compared", paragraphs(from));
  await client.call("POST", `/contracts/${contractId}/versions`, { content: paragraphs(to) });
  const versions = await client.call("GET", `/contracts/${contractId}/versions?fields=summary`);
  const [newer, older] = (versions?.body["items"] as { id: string }[] | undefined) ?? []; // a list of versions, newest first
  yield get(client, `comparing: ${name}`, `/contracts/${contractId}/versions/${older?.id}/diff/${newer?.id}`);
}

/** A text comes back, is compared, and all that differs is accepted. */
async function* rounds(client: RestClient, name: string): AsyncGenerator<Sent> {
  const { from, to } = PAIR_SHAPES[name]?.(MEGABYTE) ?? { from: "", to: "" };
  const contractId = await newContract(client, "To come back", paragraphs(from));
  const contract = await client.call("GET", `/contracts/${contractId}`);
  const round = await client.call("POST", `/contracts/${contractId}/rounds`, {
    fileId: await placed(client, { fileName: "large.txt", type: "text/plain", bytes: new TextEncoder().encode(to) }),
  });
  const at = `/contracts/${contractId}/rounds`;
  const send = async () => {
    for (let seconds = 0; seconds < 60; seconds += 0.2) {
      const rows = await client.call("GET", at);
      const [first] = (rows?.body["items"] as { status: string }[] | undefined) ?? []; // a list of rounds
      if (first?.status !== "processing") return rows;
      await pause(200);
    }
    return null;
  };
  yield { name: `coming back: ${name}`, bytes: to.length, send };
  const changes = await client.call("GET", `${at}/${String(round?.body["id"])}/changes`);
  const accept = ((changes?.body["items"] as { id: string }[] | undefined) ?? []).map(({ id }) => id).slice(0, 10_000);
  const body = { accept, baseVersionId: contract?.body["currentVersionId"] };
  yield post(client, `deciding: ${name}`, `${at}/${String(round?.body["id"])}/decide`, body);
}

async function* talk(client: RestClient): AsyncGenerator<Sent> {
  const contractId = await newContract(client, "To be talked about");
  const history = Array.from({ length: 50 }, (_, index) => ({
    role: index % 2 === 0 ? "user" : "assistant",
    content: (TEXT_SHAPES["different words"]?.(20_000) ?? "").slice(0, 20_000),
  }));
  yield post(client, "a long history", `/contracts/${contractId}/chat`, { message: "And then?", history });
  yield post(client, "a long comment", `/contracts/${contractId}/comment`, { text: "a".repeat(10_000), location: "" });
  const book = await client.call("POST", "/positions/starter", { side: "buy", language: "en" });
  const edits = Array.from({ length: 1_000 }, (_, at) => ({ start: at % 20, end: at % 20, text: "a b. ".repeat(180) }));
  const body = { positionsId: book?.body["id"], edits };
  yield post(client, "a review of many changes", `/contracts/${contractId}/review`, body);
  yield post(client, "an export of chosen contracts", "/portfolio/export", {
    columns: ["name"],
    format: "csv",
    contractIds: Array.from({ length: 2_000 }, (_, at) => `none-${at}`),
  });
  yield post(client, "a hundred ids", "/users/batch", {
    ids: Array.from({ length: 100 }, (_, index) => `nobody${index}`),
  });
  for (const size of [SMALL, MEGABYTE])
    for (const name of TEMPLATE_TEXTS)
      yield post(client, `a template of ${size / MEGABYTE} MB: ${name}`, "/contracts/create-from-template", {
        type: "Lease Agreement",
        name: "Long",
        fields: { textContent: TEXT_SHAPES[name]?.(size) ?? "" },
      });
}

/** As many members as a directory may send, by its own token: the first person here is the administrator. */
async function* directory(client: RestClient): AsyncGenerator<Sent> {
  const token = { name: "Directory", scopes: ["scim"], confirmation: { password: PASSWORD } };
  const made = await client.call("POST", "/tokens", token);
  const authorization = `Bearer ${String(made?.body["secret"])}`;
  const members = Array.from({ length: 200 }, (_, at) => ({ value: `nobody-${at}`, display: "x ".repeat(500) }));
  const send = (method: string, name: string, path: string, body: object): Sent => ({
    name,
    bytes: JSON.stringify(body).length,
    send: () => client.call(method, path, body, { authorization }),
  });
  yield send("POST", "a group of 200", `/scim/v2/Groups`, { displayName: "Legal", members });
  yield send("PUT", "a group of 200 anew", `/scim/v2/Groups/none`, { displayName: "Legal", members });
}

/** Drafts in one go: all rows that there may be, and all contracts. */
async function* manyDrafts(client: RestClient): AsyncGenerator<Sent> {
  const templateId = await newContract(client, "Template", "<p>{{Tenant}} pays {{Rent}}.</p>");
  const fields = { Tenant: "Acme {{Rent}} ".repeat(140), Rent: "\u200b9 EUR\n".repeat(140) };
  const body = {
    pattern: "{Tenant} ".repeat(30),
    rows: Array.from({ length: 500 }, (_, at) => ({ row: at + 2, fields })),
  };
  yield post(client, "500 rows to check", `/templates/${templateId}/bulk/check`, body);
  yield post(client, "500 rows to make", `/templates/${templateId}/bulk`, body);
  const long = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`Field ${at}`, "x ".repeat(9_000)]));
  yield post(client, "a long row to preview", `/templates/${templateId}/bulk/preview`, { fields: long });
  yield post(client, "200 amendments", `/amendments`, {
    name: "Much",
    holdsFrom: null,
    change: { kind: "replaceClause", wording: "Paid at once. ".repeat(700) },
    contracts: Array.from({ length: 200 }, (_, at) => ({ contractId: `none${at}`, versionId: "none", clause: "1.1" })),
  });
}

const paragraphs = (text: string) =>
  text
    .split("\n")
    .map((line) => `<p>${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`)
    .join("");
const get = (client: RestClient, name: string, path: string): Sent => ({
  name,
  bytes: MEGABYTE,
  send: () => client.call("GET", path),
});
const post = (client: RestClient, name: string, path: string, body: object): Sent => ({
  name,
  bytes: JSON.stringify(body).length,
  send: () => client.call("POST", path, body),
});
const bytes = (client: RestClient, name: string, path: string): Sent => ({
  name,
  bytes: MEGABYTE,
  send: () => client.download(path),
});

async function newContract(client: RestClient, name: string, html?: string): Promise<string> {
  const made = await client.call("POST", "/contracts/create-from-template", {
    type: "Lease Agreement",
    name,
    fields: { textContent: "A lease." },
  });
  const id = String(made?.body["id"]);
  if (html !== undefined) await client.call("POST", `/contracts/${id}/versions`, { content: html });
  return id;
}

type SentFile = { fileName: string; type: string; bytes: Uint8Array };
const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

async function placed(client: RestClient, { fileName, type, bytes: content }: SentFile): Promise<string> {
  const place = await client.call("POST", "/files/presigned-url", { filename: fileName, contentType: type });
  await client.put(String(place?.body["uploadUrl"]), content, type);
  return String(place?.body["fileId"]);
}

/** A file from its first byte until it is read. */
function upload(client: RestClient, name: string, file: SentFile): Sent {
  const send = async () => {
    const made = await client.call("POST", "/contracts/upload", {
      fileId: await placed(client, file),
      name: "Large",
      type: "Lease Agreement",
    });
    if (made?.status !== 201) return made;
    for (let seconds = 0; seconds < 60; seconds += 0.2) {
      const status = await client.call("GET", `/contracts/${String(made.body["id"])}/status`);
      if (status?.body["status"] !== "processing") return status;
      await pause(200);
    }
    return null;
  };
  return { name, bytes: file.bytes.length, send };
}
