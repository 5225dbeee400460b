"use client";

import { useEffect, useRef } from "react";
import { putFile } from "@/components/contracts/upload/put-file";
import { readAll } from "@/components/data/read-list";
import { useRead, type Read } from "@/components/data/use-read";
import { apiFetch, readFailure, goodAnswer } from "@/components/forms/api";
import { saveFile } from "@/components/forms/download";
import type { UploadTargetDto } from "@/lib/contracts/files/schema";
import { groupedBy } from "@/lib/grouped-by";
import type { Settlement } from "@/lib/exchange/signed/bounds";
import type { SettleSigned, SignedComparisonDto, SignedCopyDto } from "@/lib/exchange/signed/schema";

const ASK_AGAIN_MS = 1_500;

/** A contract's signed copies, newest first; polled while one is being compared. */
export function useSigned(contractId: string, signedAt: string | null): Read<SignedCopyDto[]> {
  const read = useRead(`signed copies ${contractId}`, () => readSigned(contractId));
  const { data, isFailed, isAsking, reload } = read;
  const readFor = useRef(signedAt);
  useEffect(() => {
    if (readFor.current === signedAt) return;
    readFor.current = signedAt;
    void reload();
  }, [signedAt, reload]);
  const isComparing = data?.some(({ status }) => status === "processing") ?? false;
  useEffect(() => {
    if (!isComparing || isAsking || isFailed) return undefined;
    const timer = setTimeout(() => void reload(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isComparing, isAsking, isFailed, reload]);
  return read;
}

/** Whether the signed text is the agreed one, as far as the comparison and people can tell. Source: B-28.8. */
export function saysAgreed({ open, unread }: Pick<SignedComparisonDto, "open" | "unread">): boolean {
  return open === 0 && unread.length === 0;
}

/** Who said how many of the differences are as signed, or misread: then no copy has the agreed words as it stands. */
export function settledBy({ differences }: Pick<SignedComparisonDto, "differences">): readonly SettledBy[] {
  const known = differences.flatMap(({ settled }) => settled ?? []);
  return [...groupedBy(known, ({ as, byName }) => `${as} ${byName}`).values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ as: first.as, byName: first.byName, count: all.length }] : [];
  });
}
type SettledBy = { as: Settlement; byName: string; count: number };

/** Whether we looked for a signature in a copy and saw none, and nobody has said that it is signed. Source: B-28.9. */
export function showsNoSignature(copy: Pick<SignedCopyDto, "comparison"> | undefined): boolean {
  return copy?.comparison?.signs?.length === 0 && !copy.comparison.confirmed;
}

// REST calls for signed copies. Source: behaviour §28.

/** The result of an action; `message` is the server's, '' if there was no answer. */
export type Done<T> = { ok: true; answer: T } | { ok: false; message: string; code?: string };

const readSigned = (contractId: string): Promise<SignedCopyDto[] | null> => readAll(signedUrl(contractId));

type Attached = {
  fileIds: string[];
  signedOn: string;
  signedBy: string;
  versionId: string;
  onlyWithSignature: boolean;
};
export const attachSigned = (contractId: string, body: Attached) =>
  sent<SignedCopyDto>("POST", signedUrl(contractId), body);

export const reopenSigned = (contractId: string) => sent<unknown>("POST", `${signedUrl(contractId)}/reopen`);

export const compareAgain = (contractId: string, signedId: string) =>
  sent<SignedCopyDto>("POST", `${signedUrl(contractId)}/${encodeURIComponent(signedId)}/compare`);

export const settleSigned = (contractId: string, signedId: string, body: SettleSigned) =>
  sent<SignedCopyDto>("POST", `${signedUrl(contractId)}/${encodeURIComponent(signedId)}/settle`, body);

/** The picture of a difference's place on the paper. @param number from 1 */
export const stripAddress = (contractId: string, signedId: string, number: number) =>
  `${signedUrl(contractId)}/${encodeURIComponent(signedId)}/strips/${number}`;

export const removeSigned = (contractId: string, signedId: string) =>
  sent<null>("DELETE", `${signedUrl(contractId)}/${encodeURIComponent(signedId)}`);

/** Uploads a file and returns its id. @returns null if `signal` aborted it */
export async function sendSigned(file: File, signal: AbortSignal): Promise<Done<{ fileId: string }> | null> {
  const contentType = file.type || "application/octet-stream";
  const target = await sent<UploadTargetDto>("POST", "/api/files/presigned-url", { filename: file.name, contentType });
  if (!target.ok) return signal.aborted ? null : target;
  const { uploadUrl, fileId } = target.answer;
  const outcome = await putFile(uploadUrl, file, { contentType, signal, onProgress: () => undefined });
  if (outcome.step === "cancelled") return null;
  return outcome.step === "sent" ? { ok: true, answer: { fileId } } : { ok: false, message: outcome.message ?? "" };
}

/** Saves a copy's file under its name. @returns whether it was downloaded */
export async function downloadSigned(fileId: string, fileName: string): Promise<boolean> {
  const link = await goodAnswer(`/api/files/download/${encodeURIComponent(fileId)}`);
  if (!link) return false;
  const { downloadUrl } = (await link.json()) as { downloadUrl: string }; // our own API
  const bytes = await (await goodAnswer(downloadUrl))?.blob().catch(() => null);
  if (bytes) saveFile(bytes, fileName);
  return Boolean(bytes);
}

const signedUrl = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/signed`;

async function sent<T>(method: "POST" | "DELETE", path: string, body?: object): Promise<Done<T>> {
  const written = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await apiFetch(path, { method, ...written }).catch(() => null);
  if (!response?.ok) return { ok: false, ...(response ? await readFailure(response) : { message: "" }) };
  return { ok: true, answer: (response.status === 204 ? null : await response.json()) as T }; // our own API
}
