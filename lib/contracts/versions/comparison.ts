import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { named, ordinal, someId } from "@/lib/answer";
import { recordOpening } from "@/lib/audit/audit";
import { MARKS } from "@/lib/documents/richtext/blocks";
import { AppError } from "@/lib/errors";
import { compareInWorker } from "@/lib/workers/texts";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { findVersion, type VersionRow } from "./version-store";

/** Input and answer of comparing two versions. Source: B-11.9, B-21.17. */
const id = z.string().min(1).max(100);

/** `versionId` is compared from, `otherVersionId` compared to. */
export const compareParams = z.object({ contractId: id, versionId: id, otherVersionId: id });

const count = z.int().min(0);
const align = z.enum(["center", "right", "justify"]).exactOptional();
const shape = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("paragraph"), indent: count, align }),
  z.strictObject({ kind: z.literal("heading"), level: z.literal([1, 2, 3, 4, 5, 6]), align }),
  z.strictObject({ kind: z.literal("item"), list: z.enum(["bullet", "number"]), depth: count, align }),
  z.strictObject({
    kind: z.literal("row"),
    isFirst: z.boolean(),
    cells: z
      .array(z.strictObject({ colSpan: z.int().min(1), rowSpan: z.int().min(1), isHeader: z.boolean(), align }))
      .readonly(),
  }),
]);
const part = z.strictObject({ text: z.string(), marks: z.array(z.enum(MARKS)).readonly() });
const run = z.strictObject({
  kind: z.enum(["same", "inserted", "deleted"]),
  text: z.string(),
  isNumber: z.literal(true).exactOptional(),
  parts: z.array(part).readonly().exactOptional(),
});
const block = z.strictObject({
  change: z.enum(["same", "changed", "reformatted", "inserted", "deleted"]),
  move: z.int().nullable(),
  shape,
  runs: z.array(run).readonly(),
  edits: z.array(run).readonly().exactOptional(),
});
const compared = z.strictObject({ id: someId, versionNumber: ordinal });

/** Paragraph by paragraph; `lib/documents/redline/redline.ts` explains the format. */
export const comparisonDto = named(
  "Comparison",
  z.strictObject({
    from: compared,
    to: compared,
    counts: z.strictObject({
      insertions: count,
      deletions: count,
      insertedWords: count,
      deletedWords: count,
      changedParagraphs: count,
      insertedParagraphs: count,
      deletedParagraphs: count,
      movedParagraphs: count,
      reformattedParagraphs: count,
    }),
    blocks: z.array(block),
  }),
);
export type ComparisonDto = z.infer<typeof comparisonDto>;

/**
 * The redline from one version to another, in either order. @returns the `ComparisonDto` as JSON, in UTF-8
 * @param signal stops waiting when the caller disconnects
 * @throws AppError `contractNotFound`, `versionNotFound`, `comparisonTooLarge`. Source: B-11.9, B-21.17.
 */
export async function compareVersions(
  actor: Actor,
  contractId: string,
  input: { from: string; to: string; signal?: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [from, to] = await Promise.all([findVersion(grant, input.from), findVersion(grant, input.to)]);
  if (!from || !to) throw new AppError("versionNotFound");
  await recordOpening(actor, contractId, [from.versionNumber, to.versionNumber]);
  const texts = { named: { from: idAndNumber(from), to: idAndNumber(to) }, fromHtml: from.html, toHtml: to.html };
  return compareInWorker(texts, { account: actor.userId, signal: input.signal }).catch((cause: unknown) => {
    throw isTooMuch(cause) ? new AppError("comparisonTooLarge", { cause }) : cause;
  });
}

function isTooMuch(cause: unknown): boolean {
  return cause instanceof WorkerFailure && (cause.end === "timedOut" || cause.end === "outOfMemory");
}

function idAndNumber({ id, versionNumber }: VersionRow): { id: string; versionNumber: number } {
  return { id, versionNumber };
}
