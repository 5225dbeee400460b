/** Contract families over REST: reads and writes of the screens. Source: behaviour §31. */
import { apiFetch, goodAnswer, readFailure } from "@/components/forms/api";
import { downloadName, saveFile } from "@/components/forms/download";
import { sent } from "@/components/forms/sent";
import type {
  AddDocument,
  ChangeDocument,
  ContradictionsDto,
  DocumentDto,
  FamiliesDto,
  FamilyDto,
  FamilyExportQuery,
  ProposalsDto,
  TextDto,
  TextQuery,
  Unrelated,
} from "@/lib/families/schema";

const FAMILIES = "/api/families";
const of = (familyId: string, noun = "") => `${FAMILIES}/${encodeURIComponent(familyId)}${noun}`;
const asked = (query: TextQuery) =>
  String(
    new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );

async function read<T>(path: string): Promise<T | null> {
  const response = await goodAnswer(path);
  return response && ((await response.json()) as T); // our own API
}

export const readFamilies = (cursor: string) => read<FamiliesDto>(`${FAMILIES}?${new URLSearchParams({ cursor })}`);
export const readFamily = (familyId: string) => read<FamilyDto>(of(familyId));
export const readText = (familyId: string, query: TextQuery) =>
  read<TextDto>(`${of(familyId, "/text")}?${asked(query)}`);
export const readContradictions = (familyId: string, query: TextQuery) =>
  read<ContradictionsDto>(`${of(familyId, "/contradictions")}?${asked(query)}`);
export const readProposals = (familyId: string) => read<ProposalsDto>(of(familyId, "/proposals"));

export const startFamily = (contractId: string) => sent<FamilyDto>("POST", FAMILIES, { contractId });
export const addToFamily = (familyId: string, body: AddDocument) =>
  sent<DocumentDto>("POST", of(familyId, "/documents"), body);
export const changeInFamily = (familyId: string, documentId: string, body: ChangeDocument) =>
  sent<DocumentDto>("PATCH", of(familyId, `/documents/${encodeURIComponent(documentId)}`), body);
export const removeFromFamily = (familyId: string, documentId: string) =>
  sent<null>("DELETE", of(familyId, `/documents/${encodeURIComponent(documentId)}`));
export const notRelated = (body: Unrelated) => sent<null>("PUT", `${FAMILIES}/not-related`, body);

/** Contracts whose name or text has these words, best first. */
export async function findContracts(words: string): Promise<{ id: string; name: string }[] | null> {
  const found = await read<{ id: string; name: string }[]>(
    `/api/contracts?${new URLSearchParams({ limit: "8", ...(words === "" ? {} : { q: words }) })}`,
  );
  return found && found.map(({ id, name }) => ({ id, name }));
}

/** @returns the server's words for a refusal, '' without any, null when the file was saved */
export async function exportText(
  familyId: string,
  query: TextQuery & Pick<FamilyExportQuery, "format" | "form">,
  contractName: string,
): Promise<string | null> {
  const { format } = query;
  const response = await apiFetch(`${of(familyId, "/export")}?${asked(query)}`).catch(() => null);
  if (response && !response.ok) return (await readFailure(response)).message;
  const bytes = await response?.blob().catch(() => null);
  if (!response || !bytes) return "";
  saveFile(bytes, downloadName(response.headers.get("Content-Disposition"), { contractName, format }));
  return null;
}
