/** REST calls for rounds. Source: behaviour §26. */
import { readAll } from "@/components/data/read-list";
import { apiFetch, readFailure, goodAnswer } from "@/components/forms/api";
import { saveFile } from "@/components/forms/download";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import type { ContractDto, VersionDto, VersionSummaryDto } from "@/lib/contracts/schema";
import type { Edit, ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookSummaryDto } from "@/lib/positions/schema";
import { MAX_FILE_NAME_CHARS } from "@/lib/contracts/files/bounds";
import type { UploadTargetDto } from "@/lib/contracts/files/schema";
import type {
  DecideRound,
  RoundChangeDto,
  RoundDto,
  SendPreviewDto,
  SendRound,
  StartRound,
} from "@/lib/exchange/rounds/schema";

/** The result of an action; `message` is the server's, '' if there was no answer. */
export type Done<T> = { ok: true; answer: T } | { ok: false; message: string; code: string };

export const readRounds = (contractId: string): Promise<RoundDto[] | null> => readAll(roundsUrl(contractId));

export const readChanges = (contractId: string, roundId: string): Promise<RoundChangeDto[] | null> =>
  readAll(`${roundsUrl(contractId)}/${encodeURIComponent(roundId)}/changes`);

/** Their notes: comments contained in a returned file. */
export const readNotes = (contractId: string): Promise<CommentDto[] | null> =>
  readAll(`${contractUrl(contractId)}/comments`);

export const readBooks = (): Promise<BookSummaryDto[] | null> => readAll("/api/positions");

export async function readVersion(contractId: string, versionId: string): Promise<VersionDto | null> {
  const response = await goodAnswer(`${contractUrl(contractId)}/versions/${encodeURIComponent(versionId)}`);
  return response ? ((await response.json()) as VersionDto) : null; // our own API
}

/** The newest version; null without an answer. */
export async function readNewestVersion(contractId: string): Promise<VersionSummaryDto | null> {
  const response = await goodAnswer(`${contractUrl(contractId)}/versions?fields=summary&limit=1`);
  const [newest] = response ? ((await response.json()) as VersionSummaryDto[]) : []; // our own API
  return newest ?? null;
}

/** Saves a round's file under its name. @returns whether it was downloaded */
export async function downloadFile(fileId: string, fileName: string): Promise<boolean> {
  const link = await goodAnswer(`/api/files/download/${encodeURIComponent(fileId)}`);
  if (!link) return false;
  const { downloadUrl } = (await link.json()) as { downloadUrl: string }; // our own API
  const response = await goodAnswer(downloadUrl);
  const bytes = await response?.blob().catch(() => null);
  if (!bytes) return false;
  saveFile(bytes, fileName);
  return true;
}

/** The version current now; null without an answer. */
export async function readCurrentVersionId(contractId: string): Promise<string | null> {
  const response = await goodAnswer(contractUrl(contractId));
  return response ? ((await response.json()) as ContractDto).currentVersionId : null; // our own API
}

/** The sent version compared with a playbook; null without an answer. */
export async function readReview(
  contractId: string,
  asked: { positionsId: string; versionId: string; edits?: readonly Edit[] },
): Promise<ReviewItemDto[] | null> {
  const done = await post<ReviewItemDto[]>(`${contractUrl(contractId)}/review`, asked);
  return done.ok ? done.answer : null;
}

export const startRound = (contractId: string, body: Partial<StartRound> & { fileId: string }) =>
  post<RoundDto>(roundsUrl(contractId), body);

/** What the other side would see; a refusal in the server's words. */
export async function readPreview(
  contractId: string,
  asked: { versionId: string; sinceId?: string; answersId?: string },
): Promise<Done<SendPreviewDto>> {
  const response = await apiFetch(`${roundsUrl(contractId)}/send?${new URLSearchParams(asked)}`).catch(() => null);
  return answered<SendPreviewDto>(response);
}

/** Records a file downloaded earlier as sent: the exact bytes. */
export async function recordSent(
  contractId: string,
  file: File,
  body: { versionId: string; sinceId?: string; to: string[] },
): Promise<Done<RoundDto>> {
  const place = await post<UploadTargetDto>("/api/files/presigned-url", {
    filename: file.name.slice(-MAX_FILE_NAME_CHARS),
    contentType: file.type || "application/octet-stream",
  });
  if (!place.ok) return place;
  const { uploadUrl, fileId } = place.answer;
  const headers = { "Content-Type": file.type || "application/octet-stream" };
  const put = await fetch(uploadUrl, { method: "PUT", headers, body: file }).catch(() => null);
  if (!put?.ok) return { ok: false, message: "", code: "noAnswer" };
  return post<RoundDto>(`${roundsUrl(contractId)}/send`, { ...body, deliver: "download", fileId });
}

export const sendRound = (contractId: string, body: SendRound) => post<RoundDto>(`${roundsUrl(contractId)}/send`, body);

export const decideRound = (contractId: string, roundId: string, body: DecideRound) =>
  post<VersionDto>(`${roundsUrl(contractId)}/${encodeURIComponent(roundId)}/decide`, body);

const contractUrl = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`;
const roundsUrl = (contractId: string) => `${contractUrl(contractId)}/rounds`;

async function post<T>(path: string, body: object): Promise<Done<T>> {
  const headers = { "Content-Type": "application/json" };
  return answered(await apiFetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null));
}

async function answered<T>(response: Response | null): Promise<Done<T>> {
  if (response?.ok) return { ok: true, answer: (await response.json()) as T }; // our own API
  const { message, code } = response ? await readFailure(response) : { message: "", code: "noAnswer" };
  return { ok: false, message, code };
}
