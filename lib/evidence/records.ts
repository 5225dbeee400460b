import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { eventsBehind } from "@/lib/audit/audit-store";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import type { BundleRow } from "./bundle-store";
import { commentsPage } from "./comments-page";
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
