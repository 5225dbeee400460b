/** REST calls of notice letters. Source: behaviour §47. */
import { readAll } from "@/components/data/read-list";
import { goodAnswer } from "@/components/forms/api";
import { saveFile } from "@/components/forms/download";
import { sent, type Done } from "@/components/forms/sent";
import { sendSigned } from "@/components/signed/use-signed";
import type { AddProof, NoticeDraftDto, NoticeDto, SendNotice } from "@/lib/notices/schema";

/** A person's answers, as the address has them; '' for none. */
export type Choices = Readonly<Record<string, string>>;

const contractUrl = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`;
const noticesUrl = (contractId: string) => `${contractUrl(contractId)}/notices`;
const noticeUrl = ({ contractId, id }: Pick<NoticeDto, "contractId" | "id">) =>
  `${noticesUrl(contractId)}/${encodeURIComponent(id)}`;

export const draftUrl = (contractId: string, choices: Choices) =>
  `${noticesUrl(contractId)}/draft?${new URLSearchParams(given(choices))}`;

function given(choices: Choices): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ""));
}

export async function readDraft(address: string): Promise<NoticeDraftDto | null> {
  const response = await goodAnswer(address);
  return response ? ((await response.json()) as NoticeDraftDto) : null; // our own API
}

export async function readNotice(contractId: string, id: string): Promise<NoticeDto | null> {
  const response = await goodAnswer(noticeUrl({ contractId, id }));
  return response ? ((await response.json()) as NoticeDto) : null; // our own API
}

export const readNotices = (contractId: string): Promise<NoticeDto[] | null> => readAll(noticesUrl(contractId));

type Finished = { versionId: string; title: string; text: string };
export function finishNotice(contractId: string, choices: Choices, finished: Finished): Promise<Done<NoticeDto>> {
  const { transitDays, isWayConfirmed, ...rest } = given(choices);
  return sent("POST", noticesUrl(contractId), {
    ...rest,
    ...finished,
    ...(transitDays === undefined ? {} : { transitDays: Number(transitDays) }),
    ...(isWayConfirmed === "true" ? { isWayConfirmed: true } : {}),
  });
}

type Posted = Extract<SendNotice, { how: "posted" }>;
type Mailed = Extract<SendNotice, { how: "mail" }>;
export const sendNotice = (notice: NoticeDto, body: Posted | Mailed) =>
  sent<NoticeDto>("POST", `${noticeUrl(notice)}/send`, body);
export const addProof = (notice: NoticeDto, body: AddProof) =>
  sent<NoticeDto>("POST", `${noticeUrl(notice)}/proofs`, body);

/** Uploads files one after the other. @returns their ids, or what went wrong */
export async function uploadProofs(files: readonly File[], signal: AbortSignal): Promise<Done<string[]>> {
  const ids: string[] = [];
  for (const file of files) {
    const uploaded = await sendSigned(file, signal);
    if (!uploaded?.ok) return { ok: false, message: uploaded?.message ?? "", code: "notUploaded" };
    ids.push(uploaded.answer.fileId);
  }
  return { ok: true, answer: ids };
}

/** Saves the letter as a file. @returns whether it was downloaded */
export async function downloadLetter(notice: NoticeDto, format: "pdf" | "docx"): Promise<boolean> {
  const answer = await goodAnswer(`${noticeUrl(notice)}/file?format=${format}`);
  const bytes = await answer?.blob().catch(() => null);
  if (bytes) saveFile(bytes, `${notice.title}.${format}`);
  return Boolean(bytes);
}
