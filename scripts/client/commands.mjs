/** What `cm` can do. Each command names calls by their `operationId` in the site's description. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";

export const HELP = `cm: contracts from the command line

  cm list [WORDS]                    contracts, or those with these words
  cm upload FILE                     make a contract of a file, and wait until it is analysed
       --name NAME  --type TYPE  --no-wait
  cm ask CONTRACT QUESTION           ask about a contract
  cm export CONTRACT -o FILE         its current text as a file
       --format docx|pdf             (pdf, or what FILE ends in)

CONTRACT is an id, or a name that one contract has. --json prints what the server answers.
Environment: CM_URL (http://localhost:3000), CM_TOKEN (an API token, made in Settings).
Exit codes: 0 done, 1 refused, 2 wrong use, 3 not allowed, 4 not found, 5 no answer.
`;

const TYPES = {
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".doc": "application/msword",
  ".txt": "text/plain",
};
const POLL_MS = 1_000;
const MOST_WAIT_MS = 15 * 60_000;

async function list(site, [words], { json }) {
  const contracts = await site.ask("getContracts", { query: { q: words } });
  if (json) return show(contracts, json);
  showRows(contracts.map(({ id, name, status }) => [id, status || "draft", name]));
}

async function upload(site, [file], { name, type = "Other", "no-wait": noWait, json }) {
  const ending = path.extname(file).toLowerCase();
  const contentType = TYPES[ending];
  if (!contentType) throw new Failure("usage", `${file} is none of ${Object.keys(TYPES).join(", ")}.`);
  const bytes = await readFile(file).catch((cause) => {
    throw new Failure("usage", `${file} can't be read: ${cause.code}`);
  });
  const filename = path.basename(file);
  const { uploadUrl, fileId } = await site.ask("postFilesPresignedUrl", { body: { filename, contentType } });
  await site.send(uploadUrl, bytes, contentType);
  const body = { name: name ?? path.basename(file, path.extname(file)), type, fileId };
  const { id: contractId } = await site.ask("postContractsUpload", { body });
  if (!noWait) await analysed(site, contractId);
  const contract = await site.ask("getContractsByContractId", { params: { contractId } });
  show(json ? contract : `${contract.id}  ${contract.status}  ${contract.name}`, json);
}

/** @returns once the contract is read and analysed */
async function analysed(site, contractId) {
  const params = { contractId };
  for (const until = Date.now() + MOST_WAIT_MS; Date.now() < until;) {
    const { status } = await site.ask("getContractsByContractIdStatus", { params });
    if (status === "failed") {
      const { statusMessage } = await site.ask("getContractsByContractId", { params });
      throw new Failure("refused", `${contractId} could not be read: ${statusMessage}`);
    }
    if (status !== "processing") return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Failure("away", `${contractId} is still being read. Look again with: cm list`);
}

async function ask(site, [contract, message], { json }) {
  const contractId = await findContract(site, contract);
  const answer = await site.ask("postContractsByContractIdChat", { params: { contractId }, body: { message } });
  show(json ? answer : `${answer.message}\n[${answer.basis}]`, json);
}

async function exportContract(site, [contract], { format, output, json }) {
  if (!output) throw new Failure("usage", `Say where to: cm ${COMMANDS.export.usage}`);
  const asked = format ?? (output.toLowerCase().endsWith(".docx") ? "docx" : "pdf");
  const contractId = await findContract(site, contract);
  const response = await site.call("getContractsByContractIdExport", {
    params: { contractId },
    query: { format: asked },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  await writeFile(output, bytes).catch((cause) => {
    throw new Failure("usage", `${output} can't be written: ${cause.code}`);
  });
  show(json ? { file: output, bytes: bytes.length } : `${output}  ${bytes.length} bytes`, json);
}

export const COMMANDS = {
  list: { usage: "list [WORDS] [--json]", words: [0, 1], options: {}, run: list },
  upload: {
    usage: "upload FILE [--name NAME] [--type TYPE] [--no-wait] [--json]",
    words: [1, 1],
    options: { name: { type: "string" }, type: { type: "string" }, "no-wait": { type: "boolean" } },
    run: upload,
  },
  ask: { usage: "ask CONTRACT QUESTION [--json]", words: [2, 2], options: {}, run: ask },
  export: {
    usage: "export CONTRACT [--format docx|pdf] -o FILE [--json]",
    words: [1, 1],
    options: { format: { type: "string" }, output: { type: "string", short: "o" } },
    run: exportContract,
  },
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns {Promise<string>} the id of the contract that somebody means by an id or a name */
async function findContract(site, meant) {
  if (ID.test(meant)) return meant;
  const found = await site.ask("getContracts", { query: { q: meant } });
  const folded = (text) => text.normalize("NFC").trim().toLowerCase();
  const named = found.filter(({ name }) => folded(name) === folded(meant));
  const [only] = named;
  if (!only) throw new Failure("missing", `No contract is called “${meant}”.`);
  if (named.length === 1) return only.id;
  const ids = named.map(({ id }) => `  ${id}`).join("\n");
  throw new Failure("usage", `${named.length} contracts are called “${meant}”. Name one by its id:\n${ids}`);
}

/** Words of contracts are others' words: none of them may steer a terminal. */
/* eslint-disable-next-line no-control-regex -- they are what is taken out */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Prints an answer. @param {unknown} answer as text, or with `json` as the server gave it */
function show(answer, json = false) {
  const text = json ? JSON.stringify(answer, null, 2) : String(answer).replace(CONTROLS, "");
  process.stdout.write(`${text}\n`);
}

function showRows(rows) {
  const inLine = (cell) => String(cell).replace(/\s+/g, " ");
  for (const cells of rows) show(cells.map(inLine).join("\t"));
}

/**
 * Reads what stands behind a command's name.
 * @typedef {import("node:util").ParseArgsConfig["options"]} Options
 * @param {string[]} args
 * @param {{ usage: string, words: readonly [number, number], options: Options }} command
 * @returns {{ words: string[], options: Record<string, string | boolean | undefined> }}
 */
export function readArguments(args, { usage, words, options }) {
  const { positionals, values } = parsed(args, usage, { ...options, json: { type: "boolean" } });
  if (positionals.length < words[0] || positionals.length > words[1]) throw new Failure("usage", `Usage: cm ${usage}`);
  return { words: positionals, options: values };
}

function parsed(args, usage, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new Failure("usage", `${cause.message}\nUsage: cm ${usage}`);
  }
}
