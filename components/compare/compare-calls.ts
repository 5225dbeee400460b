/** What the public comparison asks of the server. Source: behaviour §45. */
import { readFailure } from "@/components/forms/api";
import { saveFile } from "@/components/forms/download";
import type { Done } from "@/components/forms/sent";
import type { Language } from "@/lib/copy/languages";
import type { ComparisonDto, Side, StartedComparisonDto } from "@/lib/compare/schema";

export type Pair = Record<Side, File>;
const at = (token: string, rest = "") => `/api/compare/${encodeURIComponent(token)}${rest}`;

async function ask<T>(language: Language, path: string, init: RequestInit = {}): Promise<Done<T>> {
  const headers = { Accept: "application/json", "Accept-Language": language, ...init.headers };
  const response = await fetch(path, { ...init, headers, cache: "no-store" }).catch(() => null);
  if (!response) return { ok: false, message: "", code: "noAnswer" };
  if (!response.ok) return { ok: false, ...(await readFailure(response)) };
  return { ok: true, answer: (response.status === 204 ? null : await response.json()) as T }; // our own API
}

export const readComparison = (token: string, language: Language) => ask<ComparisonDto>(language, at(token));
export const deleteComparison = (token: string, language: Language) =>
  ask<null>(language, at(token), { method: "DELETE" });

/** Announces both files and sends them. @returns the secret of the comparison */
export async function sendPair(pair: Pair, language: Language): Promise<Done<string>> {
  const named = ({ name, size }: File) => ({ fileName: name.slice(-255), size });
  const body = JSON.stringify({ before: named(pair.before), after: named(pair.after) });
  const headers = { "Content-Type": "application/json" };
  const begun = await ask<StartedComparisonDto>(language, "/api/compare", { method: "POST", headers, body });
  if (!begun.ok) return begun;
  const { token } = begun.answer;
  for (const side of ["before", "after"] as const) {
    const init = { method: "PUT", headers: { "Content-Type": "application/octet-stream" }, body: pair[side] };
    const sent = await ask<ComparisonDto>(language, at(token, `/files?side=${side}`), init);
    if (!sent.ok) return sent;
  }
  return { ok: true, answer: token };
}

/** @returns whether it was downloaded */
export async function downloadReport(token: string, language: Language): Promise<boolean> {
  const headers = { "Accept-Language": language };
  const response = await fetch(at(token, "/report"), { headers, cache: "no-store" }).catch(() => null);
  const bytes = response?.ok ? await response.blob().catch(() => null) : null;
  if (bytes) saveFile(bytes, "comparison.html");
  return bytes !== null;
}
