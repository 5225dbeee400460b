/** Drafts made in one go, over REST. Source: behaviour §33. */
import { apiFetch, goodAnswer, readFailure } from "@/components/forms/api";
import { sent, type Done } from "@/components/forms/sent";
import type { BatchDto, CheckDto, PreviewDto, SheetDto, WholeBatchDto } from "@/lib/drafting/schema";
import type { Language } from "@/lib/copy/languages";

/** One of our templates in a language, or null for it as documented; or a contract that serves as one. */
export type ChosenTemplate = { templateId: string; language: Language | null };
export type ChosenRow = { row: number; fields: Record<string, string> };
type Drafts = ChosenTemplate & { pattern: string; rows: readonly ChosenRow[] };

const of = (templateId: string, noun = "") => `/api/templates/${encodeURIComponent(templateId)}/bulk${noun}`;
const inLanguage = (language: Language | null) => (language === null ? {} : { language });

export const formPath = ({ templateId, language }: ChosenTemplate, format: "xlsx" | "csv") =>
  `${of(templateId, "/form")}?${new URLSearchParams({ format, ...inLanguage(language) })}`;

/** Reads a file of values. Never throws. */
export async function readSheet({ templateId, language }: ChosenTemplate, file: File): Promise<Done<SheetDto>> {
  const path = `${of(templateId, "/values")}?${new URLSearchParams(inLanguage(language))}`;
  const headers = { "Content-Type": "application/octet-stream" };
  const response = await apiFetch(path, { method: "PUT", headers, body: file }).catch(() => null);
  if (!response) return { ok: false, message: "", code: "noAnswer" };
  if (!response.ok) return { ok: false, ...(await readFailure(response)) };
  return { ok: true, answer: (await response.json()) as SheetDto }; // our own API
}

const toBody = ({ language, pattern, rows }: Drafts) => ({ ...inLanguage(language), pattern, rows });
export const checkRows = (drafts: Drafts) => sent<CheckDto>("POST", of(drafts.templateId, "/check"), toBody(drafts));
export const previewRow = ({ templateId, language }: ChosenTemplate, fields: Record<string, string>) =>
  sent<PreviewDto>("POST", of(templateId, "/preview"), { ...inLanguage(language), fields });

/** `key`: of this attempt, so that a lost answer makes no drafts twice. */
export const startDrafts = (drafts: Drafts, key: string) =>
  sentOnce<BatchDto>(of(drafts.templateId), toBody(drafts), key);

export async function sentOnce<T>(path: string, body: object, key: string): Promise<Done<T>> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const response = await apiFetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  if (!response) return { ok: false, message: "", code: "noAnswer" };
  if (!response.ok) return { ok: false, ...(await readFailure(response)) };
  return { ok: true, answer: (await response.json()) as T }; // our own API
}

const batch = (batchId: string, noun = "") => `/api/drafts/${encodeURIComponent(batchId)}${noun}`;

export async function readBatch(batchId: string): Promise<WholeBatchDto | null> {
  const response = await goodAnswer(batch(batchId));
  return response && ((await response.json()) as WholeBatchDto); // our own API
}
export const retryBatch = (batchId: string) => sent<BatchDto>("POST", batch(batchId, "/retry"));
export const removeBatch = (batchId: string) => sent<null>("DELETE", batch(batchId));
