import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { cleanDocx, trackedDocx, withDecided } from "@/lib/word/export";
import { STORY_PARTS, WordFile } from "@/lib/word/file/word-file";
import { WordRefusal } from "@/lib/word/refusal";
import { answeredDocx, type Answered } from "@/lib/word/returned/answered";
import type { ReturnedChange } from "@/lib/word/returned/change";
import { decidedBlocks } from "@/lib/word/returned/decided";
import { readReturned } from "@/lib/word/returned/returned";
import { revisionsIn } from "@/lib/word/revisions";
import { edited, EDIT_KINDS, editedBlocks, seeded, asVersion, type EditedBlock } from "../support/word-edits";
import { CORPUS } from "./expectations";

const AUTHOR = "Their Lawyer";
const AT = new Date("2026-11-20T10:00:00Z");

/** What is read wrongly where an edit comes back, tracked or in silence; `refused` where it can't be written. */
function returnedFaults(original: Uint8Array, want: readonly EditedBlock[]): string[] | "refused" {
  const sent = asVersion(editedBlocks(new WordFile(original)));
  const [base, html] = [htmlFromBlocks(sent), htmlFromBlocks(asVersion(want))];
  try {
    const file = cleanDocx(original, base);
    const tracked = trackedDocx(original, [
      { html: base, author: "Us", at: new Date(0) },
      { html, author: AUTHOR, at: AT },
    ]);
    const silent = cleanDocx(original, html);
    const said = { html: base, file };
    return [
      ...findFaults("unchanged", readReturned(file, said).changes, { sent, want: sent, isTracked: false }),
      ...findFaults("tracked", readReturned(tracked, said).changes, { sent, want: asVersion(want), isTracked: true }),
      ...answeredFaults(tracked, said),
      ...(hasRevisions(original) ? [] : silentFaults(readReturned(silent, said).changes, saysOther(file, silent))),
    ];
  } catch (cause) {
    if (cause instanceof WordRefusal) return "refused";
    throw cause;
  }
}

/** What is wrong with the file that goes back: with nothing decided, and with some accepted, rejected and open. */
function answeredFaults(file: Uint8Array, said: { html: string; file: Uint8Array }): string[] {
  const sent = blocksFromHtml(said.html);
  const { changes } = readReturned(file, said);
  const toAnswered = (decisions: readonly Answered["decision"][]): Answered[] =>
    changes.map((change, index) => ({
      id: String(index),
      change,
      decision: decisions[index % decisions.length] ?? "open",
    }));
  const stamp = { author: "Us", at: new Date("2026-11-21T10:00:00Z") };
  const open = answeredDocx(file, said, { html: said.html, changes: toAnswered(["open"]), stamp });
  const faults = [
    ...(open.open.length === changes.length ? [] : [`answered: ${open.open.length} of ${changes.length} stay open`]),
    ...(storyXml(open.file) === storyXml(file) ? [] : ["answered with nothing decided: the file is another one"]),
  ];
  const mixed = toAnswered(["accepted", "open", "rejected"]);
  const taken = (...wanted: readonly Answered["decision"][]) => {
    const planned = mixed.filter(({ decision }) => wanted.includes(decision)).map((one) => ({ ...one, isTaken: true }));
    const decided = decidedBlocks(sent, sent, planned);
    return "blocks" in decided ? decided.blocks : [];
  };
  const html = htmlFromBlocks(taken("accepted"));
  const answer = answeredDocx(file, said, { html, changes: mixed, stamp });
  const read = (verdict: "accept" | "reject") => withDecided(new WordFile(answer.file), () => verdict).blocks;
  return [
    ...faults,
    ...diffLines("answered, all accepted", trimmedLines(taken("accepted", "open")), trimmedLines(read("accept"))),
    ...(answer.file.length > 0 && hasOwn(answer.file, "Us") ? ["answered: a change of ours where there is none"] : []),
    ...diffLines("answered, theirs rejected", trimmedLines(blocksFromHtml(html)), trimmedLines(read("reject"))),
  ];
}

function storyXml(bytes: Uint8Array): string {
  const file = new WordFile(bytes);
  return STORY_PARTS.map((part) => file.tree(part)?.xml ?? "").join("\n");
}

function hasOwn(bytes: Uint8Array, author: string): boolean {
  return storyXml(bytes).includes(`w:author="${author}"`);
}

/** An edit within what was tracked before is no longer what was tracked. */
function hasRevisions(bytes: Uint8Array): boolean {
  const tree = new WordFile(bytes).tree("main");
  return tree !== null && revisionsIn(tree).length > 0;
}

function saysOther(one: Uint8Array, other: Uint8Array): boolean {
  const [was, is] = [new WordFile(one), new WordFile(other)].map(({ blocks }) => htmlFromBlocks(blocks));
  return was !== is;
}

/** Numbers that Word counts anew in the file are changes too, so that only what was found can be told. */
function silentFaults(changes: readonly ReturnedChange[], isEdited: boolean): string[] {
  if (changes.some(({ tracked }) => tracked)) return ["silent: something is tracked"];
  return isEdited === changes.length > 0 ? [] : [`silent: ${changes.length} changes`];
}

function findFaults(
  name: string,
  changes: readonly ReturnedChange[],
  { sent, want, isTracked }: { sent: readonly Block[]; want: readonly Block[]; isTracked: boolean },
): string[] {
  const stored = blocksFromHtml(htmlFromBlocks(sent));
  const text = stored.map(blockText).join("\n");
  const faults: string[] = [];
  for (const { tracked, author, at, start, end, before, kind } of changes) {
    if (tracked !== isTracked) faults.push(`${name}: ${kind} is ${tracked ? "tracked" : "untracked"}: ${before}`);
    if (tracked && (author !== AUTHOR || at !== AT.toISOString())) faults.push(`${name}: ${kind} is ${author}'s`);
    if (text.slice(start, end) !== before) faults.push(`${name}: ${start} to ${end} is not ${before}`);
  }
  const planned = changes.map((change, index) => ({ id: String(index), change, isTaken: true }));
  const accepted = decidedBlocks(stored, stored, planned);
  if ("conflicts" in accepted) return [...faults, `${name}: ${accepted.conflicts.length} can't be taken`];
  faults.push(...diffLines(`${name} accepted`, trimmedLines(want), trimmedLines(accepted.blocks)));
  const back = decidedBlocks(
    stored,
    accepted.blocks,
    planned.map((plannedChange) => ({ ...plannedChange, isTaken: false })),
  );
  if (!("conflicts" in back))
    faults.push(...diffLines(`${name} taken back`, trimmedLines(sent), trimmedLines(back.blocks)));
  return faults;
}

/** Spaces at the edges of lines, and empty ones, are nobody's change. */
function trimmedLines(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block) => blockText(block).split("\n"))
    .map((line) => line.replace(/ *\t */g, "\t").trim())
    .filter((line) => line !== "");
}

function diffLines(name: string, want: readonly string[], got: readonly string[]): string[] {
  const index = want.findIndex((line, at) => !isOneLine(line, got[at] ?? ""));
  const at = index >= 0 ? index : want.length < got.length ? want.length : -1;
  return at < 0 ? [] : [`${name}: line ${at}: ${JSON.stringify(want[at])} is ${JSON.stringify(got[at])}`];
}

/** Of a new paragraph Word may count a number. */
function isOneLine(want: string, got: string): boolean {
  return got === want || (got.endsWith(want) && /^\S{1,12}\s+$/.test(got.slice(0, got.length - want.length)));
}

const FOLDER = path.join(CORPUS, "files/docx");
const isThere = existsSync(FOLDER);
const names = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".docx")) : [];

describe.skipIf(!isThere)(`Word files of the corpus that come back (skipped where there is none at ${CORPUS})`, () => {
  test("with an edit, tracked or in silence: it is found, and nothing else; accepted they say what they must", () => {
    const faults: string[] = [];
    let read = 0;
    names.forEach((name, index) => {
      const bytes = new Uint8Array(readFileSync(path.join(FOLDER, name)));
      const kind = EDIT_KINDS[index % EDIT_KINDS.length] ?? "replace";
      const found = returnedFaults(bytes, edited(editedBlocks(new WordFile(bytes)), kind, seeded(index + 1)));
      if (found === "refused") return;
      read += 1;
      for (const fault of found) faults.push(`${name}, ${kind}: ${fault}`);
    });
    expect(faults).toEqual([]);
    expect(read).toBeGreaterThan(names.length * 0.9);
  }, 240_000);
});
