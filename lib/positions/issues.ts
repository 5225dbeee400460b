import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { demandStanding } from "@/lib/access/while-allowed";
import { textToRead } from "@/lib/assistant/contract-text";
import { recordAtOnce } from "@/lib/audit/audit";
import { copyFor } from "@/lib/copy/copy";
import { shortDate } from "@/lib/dates";
import { MEDIA_TYPE, exportFileName } from "@/lib/documents/rendering/file-name";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { LineTooLong } from "@/lib/platform/fair-gate";
import { exportInWorker } from "@/lib/workers/exporting";
import { getBook } from "./books";
import { issuesHtml } from "./issues-list";
import { reviewByPositions } from "./review";
import type { IssuesQuery } from "./review-schema";

/**
 * The review of a version by a book as a file to hand on: a page where it fits.
 * @throws AppError as `reviewByPositions`; `exportFailed`. Source: B-24.12.
 */
export async function exportIssues(
  actor: Actor,
  contractId: string,
  { format, positionsId, versionId, signal }: IssuesQuery & { signal?: AbortSignal },
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const book = await getBook(actor, positionsId);
  const asked = { positionsId, versionId, by: "built-in" } as const;
  const { items } = await reviewByPositions(actor, contractId, asked, signal);
  const { contractName, versionNumber } = await textToRead(grant, versionId);
  const { positions, common } = copyFor(actor.language);
  const words = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const day = shortDate(clock.now(), words, { language: actor.language, timeZone: "UTC" });
  const html = issuesHtml(items, { contractName, versionNumber, bookName: book.name, day }, positions);
  const name = positions.review.issues.title(contractName);
  const document = { name, html, versionNumber, format, language: actor.language };
  const bytes = await exportInWorker(document, { account: actor.userId, signal }).catch((cause: unknown) => {
    throw cause instanceof LineTooLong ? cause : new AppError("exportFailed", { cause });
  });
  await demandStanding({ actor, contractId, ability: "read" }); // rendering may take minutes
  await recordAtOnce(actor, {
    chain: contractId,
    action: "issues.exported",
    detail: { version: versionNumber, format },
  });
  return { fileName: exportFileName(name, format), contentType: MEDIA_TYPE[format], bytes };
}
