import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { eventsBehind } from "@/lib/audit/audit-store";
import { copyFor, type Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import type { BundleRow } from "./bundle-store";
import {
  approvalsInOrder,
  commentsBehind,
  deadlinesInOrder,
  roundLedger,
  roundsInOrder,
  signedInOrder,
  type EvidenceComment,
  type EvidenceVersion,
} from "./contents-store";
import type { Content, StoredFiles } from "./stored-files";

/** Events in one file of the trail. */
const EVENTS = 2_000;

/** All but texts: who made which version and why, rounds with their decisions, approvals, signed copies, dates. */
export async function* records(
  grant: EditGrant,
  { versions, files }: { versions: readonly EvidenceVersion[]; files: StoredFiles },
): AsyncGenerator<Content> {
  const numbers = new Map(versions.map(({ id, versionNumber }) => [id, versionNumber]));
  const numberOf = (versionId: string | null) => numbers.get(versionId ?? "") ?? null;
  const listed = versions.map(({ id: _, carrier, ...version }) => ({
    ...version,
    carrier: carrier && files.pathOf(carrier),
  }));
  yield json(grant, { path: "versions.json", kind: "versions" }, { versions: listed });
  for (const [at, { file, ...round }] of (await roundsInOrder(grant)).entries()) {
    const place = { round: at + 1 };
    if (file) yield* files.content(file, round.kind === "sent" ? "sent" : "received", place);
    const { changes, decisions } = await roundLedger(grant, round.id);
    const told = {
      ...round,
      sentVersion: numberOf(round.sentVersionId),
      version: numberOf(round.versionId),
      recipients: parsed(round.recipients),
      authors: parsed(round.authors),
      file: file && files.pathOf(file),
      changes: parsed(changes),
      decisions: decisions.map((decision) => ({ ...decision, version: numberOf(decision.versionId) })),
    };
    yield json(grant, { path: `rounds/${String(at + 1).padStart(4, "0")}.json`, kind: "round", ...place }, told);
  }
  const approvals = (await approvalsInOrder(grant)).map((row) => ({ ...row, version: numberOf(row.versionId) }));
  yield json(grant, { path: "approvals.json", kind: "approvals" }, { approvals });
  yield* signatures(grant, files);
  yield json(grant, { path: "deadlines.json", kind: "deadlines" }, { deadlines: await deadlinesInOrder(grant) });
}

async function* signatures(grant: EditGrant, files: StoredFiles): AsyncGenerator<Content> {
  const copies = await signedInOrder(grant);
  for (const { files: papers, versionNumber } of copies)
    for (const { file } of papers) if (file) yield* files.content(file, "signed", { version: versionNumber });
  const signed = copies.map(({ files: papers, comparison, ...copy }) => ({
    ...copy,
    comparison: comparison === null ? null : parsed(comparison),
    files: papers.map(({ fileName, file }) => ({ fileName, path: file && files.pathOf(file) })),
  }));
  yield json(grant, { path: "signed.json", kind: "signatures" }, { signed });
}

/** Threads as their first comment stands: open or resolved. */
export async function* comments(grant: EditGrant, { comments: choice, language }: BundleRow): AsyncGenerator<Content> {
  if (choice === "none") return;
  const chosen = new Set<string>();
  let number = 0;
  for (let after: string | null = null; ;) {
    const batch: EvidenceComment[] = await commentsBehind(grant, after);
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
    const kept = batch.filter((comment) => isChosen(comment, choice, chosen));
    if (kept.length === 0) continue;
    number += 1;
    const name = `comments/${String(number).padStart(4, "0")}`;
    yield json(grant, { path: `${name}.json`, kind: "comments" }, { comments: kept });
    const words = copyFor(language as Language).evidence; // written by `makeBundle`
    yield { path: `${name}.html`, kind: "commentsPage", bytes: Buffer.from(commentsPage(kept, words, language)) };
  }
}

function isChosen({ id, parentId, resolvedAt }: EvidenceComment, choice: string, chosen: Set<string>): boolean {
  if (parentId !== null) return chosen.has(parentId);
  const isKept = choice === "all" || (choice === "resolved") === (resolvedAt !== null);
  if (isKept) chosen.add(id);
  return isKept;
}

/** The contract's own chain, up to where it ended at the beginning: all that a link is made of. */
export async function* trail(grant: EditGrant, upTo: number): AsyncGenerator<Content> {
  let number = 0;
  for (let behind = 0; behind < upTo;) {
    const events = await eventsBehind(grant.contractId, { limit: Math.min(EVENTS, upTo - behind), behind });
    const last = events.at(-1);
    if (!last) return;
    behind = last.sequence;
    number += 1;
    yield json(grant, { path: `trail/${String(number).padStart(4, "0")}.json`, kind: "trail" }, { events });
  }
}

function json({ contractId }: EditGrant, at: Omit<Content, "bytes">, said: object): Content {
  return { ...at, bytes: Buffer.from(`${JSON.stringify({ contractId, ...said }, null, 1)}\n`) };
}

/** What we wrote as JSON ourselves. */
const parsed = (text: string): unknown => JSON.parse(text);

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Marks that turn writing around or hide it: a name must not rearrange the page. */
const TURNS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu;

/** People's words as letters, whatever they are. */
const asLetters = (text: string) => text.replace(TURNS, "").replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign);

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE = `body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1f2430}
article{border-top:1px solid #dedad2;padding:.75rem 0}article.reply{margin-left:2rem}small{color:#5b6070}
p{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0}`;

/** Comments to read: a page that runs nothing and loads nothing. Source: B-48.3. */
function commentsPage(comments: readonly EvidenceComment[], words: Copy["evidence"], language: string): string {
  const { page } = words;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width"><title>${asLetters(page.comments)}</title><style>${STYLE}</style></head>
<body><h1>${asLetters(page.comments)}</h1>
${comments.map((comment) => article(comment, page)).join("\n")}
</body></html>
`;
}

function article(comment: EvidenceComment, words: Copy["evidence"]["page"]): string {
  const { authorName, createdAt, text, location, parentId, resolvedAt, resolvedByName } = comment;
  const resolved = resolvedAt === null ? "" : ` · ${words.resolved} ${resolvedByName ?? ""} ${moment(resolvedAt)}`;
  const quote = quoted(location);
  return `<article${parentId === null ? "" : ' class="reply"'}><small>${asLetters(`${authorName} · ${moment(createdAt)}${resolved}`)}</small>
${quote === "" ? "" : `<blockquote>${asLetters(quote)}</blockquote>`}<p>${asLetters(text)}</p></article>`;
}

const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** The passage that it is about, if any. */
function quoted(location: string): string {
  try {
    const value: unknown = JSON.parse(location);
    const quote: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "quote") : null;
    return typeof quote === "string" ? quote : "";
  } catch (cause) {
    if (cause instanceof SyntaxError) return ""; // the documented string
    throw cause;
  }
}
