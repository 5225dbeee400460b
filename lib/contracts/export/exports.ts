import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { requireStanding } from "@/lib/access/while-allowed";
import { recordAtOnce } from "@/lib/audit/audit";
import { shortDate } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { LineTooLong } from "@/lib/platform/gates";
import { PartAway } from "@/lib/platform/part-away";
import { exportInWorker } from "@/lib/workers/exporting";
import { approvalsPage } from "@/lib/contracts/approvals/approvals";
import { findContract } from "@/lib/contracts/contract-store";
import { MEDIA_TYPE, exportFileName } from "@/lib/documents/rendering/file-name";
import { exportedComments } from "@/lib/contracts/comments/comments";
import type { ExportQuery } from "@/lib/contracts/schema";
import { findVersion, type VersionRow } from "@/lib/contracts/versions/version-store";
import { wordOriginal, writtenOriginal } from "./word-originals";

/**
 * The current version by default; `docx` of one read from a Word file is that file with the version's text.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `exportFailed`, `wordOriginalRefuses`; as
 *   `requireStanding` if access changed meanwhile. Source: B-11.10, B-11.11, B-11.14, B-12.17.
 */
export async function exportContract(
  actor: Actor,
  contractId: string,
  query: ExportQuery & { signal?: AbortSignal },
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await findContract(grant);
  const versionId = query.versionId ?? contract?.currentVersionId;
  if (!contract || !versionId) throw new AppError(contract ? "noVersions" : "contractNotFound");
  const version = await findVersion(grant, versionId);
  const since = query.since === undefined ? null : await findVersion(grant, query.since);
  if (!version || (query.since !== undefined && !since)) throw new AppError("versionNotFound");
  if (since && since.versionNumber > version.versionNumber)
    throw new AppError("invalidInput", { issues: [{ path: "since", message: "since" }] });
  const bytes = await exportedFile(actor, grant, { query, name: contract.name, version, since });
  await requireStanding({ actor, contractId, ability: "read" }); // rendering can take minutes
  const { comments = "none", format } = query;
  const detail = {
    version: version.versionNumber,
    format,
    ...(since ? { since: since.versionNumber } : {}),
    ...(comments === "none" ? {} : { comments }),
    ...(query.approvals === undefined ? {} : { approvals: true as const }),
  };
  await recordAtOnce(actor, { chain: contractId, action: "contract.exported", detail });
  return { fileName: exportFileName(contract.name, query.format), contentType: MEDIA_TYPE[query.format], bytes };
}

type Asked = {
  query: ExportQuery & { signal?: AbortSignal };
  name: string;
  version: VersionRow;
  since: VersionRow | null;
  /** Whether a Word file identifies its version even if nothing else in it changes. */
  isSigned?: boolean;
  /** Whether a PDF ends with a page for signatures, with nothing of ours on it but what stands on every page. */
  hasSignaturePage?: boolean;
};

/** The text around the contract in a PDF. */
function pageWords({ language }: Actor, { query, version }: Asked) {
  const date = shortDate(version.createdAt, { missing: "", invalid: "" }, { language });
  return {
    language,
    ...(query.cover === "true" ? { cover: { date } } : {}),
    ...(query.fingerprint === "true" && version.hash !== "" ? { fingerprint: version.hash } : {}),
  };
}

/**
 * A version as a file, not recorded: for services that record its use themselves.
 * @throws AppError `exportFailed`, `wordOriginalRefuses`
 */
export async function exportedFile(actor: Actor, grant: ReadGrant, asked: Asked): Promise<Uint8Array> {
  return writeFile(actor, grant, asked).catch((cause: unknown) => {
    throw cause instanceof LineTooLong || cause instanceof AppError || cause instanceof PartAway
      ? cause
      : new AppError("exportFailed", { cause });
  });
}

async function writeFile(actor: Actor, grant: ReadGrant, asked: Asked): Promise<Uint8Array> {
  const { query, name, version, since, isSigned = false } = asked;
  const { format, signal } = query;
  const which = format === "docx" ? (query.comments ?? "none") : "none";
  const comments = await exportedComments(grant, { which, versionId: version.id });
  const original = format === "docx" && query.own !== "true" ? await wordOriginal(grant, version) : null;
  if (original) return writtenOriginal(actor, grant, { original, version, since, comments, isSigned, signal });
  const appendix = asked.hasSignaturePage
    ? { appendix: [paragraph("")] }
    : query.approvals === undefined
      ? {}
      : await buildAppendix(actor, grant, version);
  if (since && format === "pdf") return writeRedline(actor, asked, { since, ...appendix });
  const { html, versionNumber } = since ?? version;
  const identifier = { contractId: grant.contractId, versionId: version.id, sinceId: null };
  const made = await exportInWorker(
    {
      ...{ name, html, versionNumber, format, identifier, ...appendix },
      ...{ comments: since ? [] : comments, ...pageWords(actor, asked), ...(since ? { until: version.html } : {}) },
    },
    { account: actor.userId, signal },
  );
  if (!since) return made;
  return writtenOriginal(actor, grant, { original: made, version, since, comments, isSigned, signal, isOwn: true });
}

/** The changes from an older version to this one, as a PDF. */
function writeRedline(
  actor: Actor,
  asked: Asked,
  marked: { since: VersionRow; appendix?: Block[] },
): Promise<Uint8Array> {
  const { query, name, version } = asked;
  const { html, versionNumber } = version;
  return exportInWorker(
    { name, html, versionNumber, format: "pdf", ...marked, ...pageWords(actor, asked) },
    { account: actor.userId, signal: query.signal },
  );
}

async function buildAppendix(actor: Actor, grant: ReadGrant, version: VersionRow): Promise<{ appendix: Block[] }> {
  return { appendix: await approvalsPage(grant, version.id, actor.language) };
}
