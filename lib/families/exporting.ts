import "server-only";
import type { Actor } from "@/lib/access/actor";
import { requireStanding } from "@/lib/access/while-allowed";
import { recordAtOnce } from "@/lib/audit/audit";
import { copyFor } from "@/lib/copy/copy";
import { shortDate } from "@/lib/dates";
import { exportFileName, MEDIA_TYPE } from "@/lib/documents/rendering/file-name";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { AppError } from "@/lib/errors";
import { exportInWorker } from "@/lib/workers/exporting";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { composeFamily, toText } from "./in-force";
import { toDocument } from "./members";
import type { FamilyExportQuery } from "./schema";
import { toTitle, writtenText } from "./written-text";

/**
 * The text in force as PDF or Word, with its sources: changes struck and underlined, or clean text with a note behind
 * each changed clause. Source: B-31.7.
 * @throws AppError as `textOfFamily`; `exportFailed`; as `requireStanding` if access changed meanwhile
 */
export async function exportFamily(
  actor: Actor,
  familyId: string,
  { format, form, ...query }: FamilyExportQuery,
  signal?: AbortSignal,
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array }> {
  const composed = await composeFamily(actor, familyId, query, { signal, withFacts: false });
  const { members, document, amendments } = composed;
  const { name } = document.contract;
  const { language } = actor;
  const written = {
    text: toText(composed),
    documents: [document, ...amendments].map((row) => toDocument(row, members)),
    form,
    words: copyFor(language).families,
    dayIn: (day: string) => shortDate(day, { missing: "", invalid: "" }, { language }),
  };
  const html = htmlFromBlocks(writtenText(name, written));
  const label = toTitle(written);
  const bytes = await exportInWorker(
    { name, html, versionNumber: 1, label, language, format },
    { account: actor.userId, signal },
  ).catch((cause: unknown) => {
    throw cause instanceof WorkerFailure ? new AppError("exportFailed", { cause }) : cause;
  });
  for (const { contractId } of [document, ...amendments]) await requireStanding({ actor, contractId, ability: "read" });
  await recordAtOnce(actor, { chain: document.contractId, action: "family.exported", detail: { familyId, format } });
  return { fileName: exportFileName(`${name}, ${label}`, format), contentType: MEDIA_TYPE[format], bytes };
}
