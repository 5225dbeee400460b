/**
 * The program of the page inside a bundle: built into `.build/evidence/page.js` (scripts/build-workers.mjs) and written
 * into the page. Everything people wrote is shown as text, never as markup.
 */
import type { Manifest, Missing } from "../manifest";
import { MANIFEST_PATH } from "../manifest";
import { textOf, type Found } from "./bytes";
import type { ChainResult } from "./chains";
import { check, type Checked, type FileState } from "./check";
import { foundInFolder, foundIn, type Dropped } from "./sources";
import { NoArchive, unzipped } from "./unzip";

type Words = Readonly<Record<string, string>>;
type Said = { manifest: Manifest; language: string; words: Readonly<Record<string, Words>> };

const said = JSON.parse(document.getElementById("said")?.textContent ?? "{}") as Said; // written beside this program
const { manifest } = said;
let words: Words = said.words[said.language] ?? {};
let shown: Checked | null = null;
let problem = "";

function element(name: string, text = "", attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

const word = (key: string) => words[key] ?? key;
const place = (id: string) => document.getElementById(id) ?? document.body;

function fill(id: string, ...children: HTMLElement[]): void {
  place(id).replaceChildren(...children);
}

function showAll(): void {
  document.title = `${word("title")}: ${manifest.contractName}`;
  for (const labelled of document.querySelectorAll<HTMLElement>("[data-word]"))
    labelled.textContent = word(labelled.dataset["word"] ?? "");
  fill(
    "facts",
    ...[
      ["contract", manifest.contractName],
      ["madeOn", `${manifest.createdAt.slice(0, 16).replace("T", " ")} UTC`],
      ["madeBy", manifest.createdByName],
    ].flatMap(([key = "", value]) => [element("dt", word(key)), bidi("dd", value)]),
  );
  fill("versions", ...manifest.versions.map(versionRow));
  fill("absent", ...manifest.missing.map((one) => element("li", `${one.fileName}: ${absentWords(one)}`)));
  place("absent-part").hidden = manifest.missing.length === 0;
  showResult();
}

/** What one name turns around stays within it. */
function bidi(name: string, text = ""): HTMLElement {
  return element(name, text, { dir: "auto", style: "unicode-bidi:isolate" });
}

function versionRow({ number, createdAt, createdByName }: Manifest["versions"][number]): HTMLElement {
  const row = element("li", `${word("version")} ${number} · ${createdAt.slice(0, 10)} · `);
  row.append(bidi("span", createdByName));
  const pdf = manifest.files.find((file) => file.kind === "pdf" && file.version === number);
  if (pdf) row.append(" · ", element("a", word("read"), { href: pdf.path, target: "_blank", rel: "noopener" }));
  return row;
}

function absentWords({ reason, version }: Missing): string {
  const why = { lost: word("lost"), changed: word("differs"), notWritten: word("notWritten") }[reason];
  return version === undefined ? why : `${why} (${word("version")} ${version})`;
}

function showResult(): void {
  const verdict = place("verdict");
  verdict.textContent = problem === "" ? (shown ? word(shown.isGood ? "good" : "bad") : "") : word(problem);
  verdict.dataset["state"] = problem !== "" ? "problem" : shown ? (shown.isGood ? "good" : "bad") : "waiting";
  const states = new Map(shown?.files.map(({ path, state }) => [path, state]));
  const rows = manifest.files.map(({ path }) => fileRow(path, states.get(path) ?? null));
  fill("files", ...rows, ...(shown?.extra ?? []).map((path) => fileRow(path, "extra")));
  if (!shown) return fill("chains");
  fill(
    "chains",
    chainRow("list", shown.list, word(shown.list)),
    chainRow("trail", shown.trail.state, chainWords(shown.trail)),
    chainRow("versionChain", shown.versions.state, chainWords(shown.versions)),
  );
}

function fileRow(path: string, state: FileState | "extra" | null): HTMLElement {
  const row = element("tr", "", { "data-path": path, "data-state": state ?? "waiting" });
  const link = bidi("a", path);
  link.setAttribute("href", path.split("/").map(encodeURIComponent).join("/"));
  const cell = element("td");
  cell.append(link);
  row.append(cell, element("td", state === null ? "" : word(state)));
  return row;
}

function chainRow(key: string, state: string, text: string): HTMLElement {
  const row = element("tr", "", { "data-chain": key, "data-state": state });
  row.append(element("td", word(key)), element("td", text));
  return row;
}

function chainWords({ state, links, at, unsealed }: ChainResult): string {
  if (state === "broken") return `${word("chainBroken")} ${at ?? 0}`;
  return `${word("chainWhole")} ${links}${unsealed > 0 ? `; ${word("unsealed")} ${unsealed}` : ""}`;
}

async function run(read: () => Promise<Found>): Promise<void> {
  [shown, problem] = [null, "checking"];
  showResult();
  try {
    const found = await read();
    if (await isOther(found)) problem = "other";
    else {
      shown = await check(
        found,
        manifest,
        (done) => (place("progress").textContent = `${done} / ${manifest.files.length}`),
      );
      problem = "";
    }
  } catch (cause) {
    if (!(cause instanceof NoArchive)) throw cause;
    problem = "notZip";
  } finally {
    place("progress").textContent = "";
    showResult();
  }
}

async function isOther(found: Found): Promise<boolean> {
  const bytes = await found
    .get(MANIFEST_PATH)?.()
    .catch(() => null);
  const id = bytes && /"bundleId": "([^"]+)"/u.exec(textOf(bytes))?.[1];
  return typeof id === "string" && id !== manifest.bundleId;
}

const readDropped = (dropped: Dropped) => run(() => foundIn(dropped));

function listen(): void {
  const select = place("language") as HTMLSelectElement; // as the page has it
  select.value = said.language;
  select.addEventListener("change", () => {
    words = said.words[select.value] ?? words;
    document.documentElement.lang = select.value;
    showAll();
  });
  place("zip").addEventListener("change", ({ target }) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (file) void run(() => unzipped(file));
  });
  place("folder").addEventListener("change", ({ target }) => {
    const files = target instanceof HTMLInputElement ? target.files : null;
    if (files) void run(async () => foundInFolder(Array.from(files)));
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer) void readDropped(event.dataTransfer);
  });
}

listen();
if (!globalThis.crypto?.subtle || !("DecompressionStream" in globalThis)) problem = "noCrypto";
showAll();
