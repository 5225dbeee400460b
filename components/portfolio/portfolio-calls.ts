/** The table of answers over REST: reads and writes of the screen. Source: behaviour §29. */
import { NotRead, readAll, type Page } from "@/components/data/read-list";
import { apiFetch, goodAnswer, readFailure } from "@/components/forms/api";
import { downloadName, saveFile } from "@/components/forms/download";
import { sent, written, type Done } from "@/components/forms/sent";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import type {
  ExportGrid,
  FIELD_KINDS,
  FieldDto,
  FlagCell,
  GridPageDto,
  GridQuery,
  GridRowDto,
  GridSummaryDto,
  GridSummaryQuery,
  OpenedCellDto,
  QuestionDto,
  VerifyCell,
} from "@/lib/portfolio/schema";
import type { ViewDto, ViewInput } from "@/lib/portfolio/view-schema";

const PORTFOLIO = "/api/portfolio";
const part = (noun: string, id: string) => `${PORTFOLIO}/${noun}/${encodeURIComponent(id)}`;

export const readColumns = () => readAll<ColumnDto>(`${PORTFOLIO}/columns`);
export const readQuestions = () => readAll<QuestionDto>(`${PORTFOLIO}/questions`);

export async function readViews(): Promise<ViewDto[] | null> {
  const response = await goodAnswer(`${PORTFOLIO}/views`);
  return response && ((await response.json()) as { views: ViewDto[] }).views; // our own API
}

/** What a page of rows is asked by; `round` tells two same questions apart, so that the later one is asked. */
export function rowsAddress(query: GridQuery, round: number): string {
  return JSON.stringify({ query, round });
}

/** @throws {NotRead} for a refusal */
export async function readRows(address: string): Promise<Page<GridRowDto>> {
  const { query, round } = JSON.parse(address) as { query: GridQuery; round: number }; // written by `rowsAddress`
  const response = await apiFetch(`${PORTFOLIO}/query`, { method: "POST", ...written(query) });
  if (!response.ok) throw new NotRead(await readFailure(response));
  const { rows, nextCursor } = (await response.json()) as GridPageDto; // our own API
  return { items: rows, next: nextCursor === null ? null : rowsAddress({ ...query, cursor: nextCursor }, round) };
}

export async function readSummary(asked: GridSummaryQuery): Promise<GridSummaryDto | null> {
  const done = await sent<GridSummaryDto>("POST", `${PORTFOLIO}/summary`, asked);
  return done.ok ? done.answer : null;
}

/** Of which contract, under which question. */
export type CellPlace = { contractId: string; column: string };

export async function readOpened(place: CellPlace): Promise<OpenedCellDto | null> {
  const response = await goodAnswer(`${PORTFOLIO}/answers?${new URLSearchParams(place)}`);
  return response && ((await response.json()) as OpenedCellDto); // our own API
}

export const verifyAnswer = (body: VerifyCell) => sent<unknown>("PUT", `${PORTFOLIO}/answers/verification`, body);
export const withdrawVerification = (place: CellPlace) =>
  sent<unknown>("DELETE", `${PORTFOLIO}/answers/verification?${new URLSearchParams(place)}`);
export const flagAnswer = (body: FlagCell) => sent<unknown>("PUT", `${PORTFOLIO}/answers/flag`, body);

export const askQuestion = (text: string) => sent<QuestionDto>("POST", `${PORTFOLIO}/questions`, { text });
export const removeQuestion = (id: string) => sent<null>("DELETE", part("questions", id));

export type FieldKind = (typeof FIELD_KINDS)[number];
export const addField = (name: string, kind: FieldKind) =>
  sent<FieldDto>("POST", `${PORTFOLIO}/fields`, { name, kind });
export const setFieldValue = (fieldId: string, contractId: string, value: string) =>
  sent<unknown>("PUT", `${part("fields", fieldId)}/value`, { contractId, value });

export const saveView = (view: ViewInput): Promise<Done<ViewDto>> => sent<ViewDto>("POST", `${PORTFOLIO}/views`, view);
/** Of a view of one's own; what isn't named stays, as another tab may have changed it. */
export const changeView = (id: string, change: { name: string } & (Pick<ViewInput, "query" | "widths"> | Shared)) =>
  sent<ViewDto>("PUT", part("views", id), change);
type Shared = Pick<ViewInput, "readers">;
export const removeView = (id: string) => sent<null>("DELETE", part("views", id));

/** Downloads the table as a file under the server's name. @returns the server's words for a refusal, '' without any */
export async function exportAnswers(body: ExportGrid, name: string): Promise<{ isDone: boolean; message: string }> {
  const response = await apiFetch(`${PORTFOLIO}/export`, { method: "POST", ...written(body) }).catch(() => null);
  if (response && !response.ok) return { isDone: false, message: (await readFailure(response)).message };
  const bytes = await response?.blob().catch(() => null);
  if (!response || !bytes) return { isDone: false, message: "" };
  const disposition = response.headers.get("Content-Disposition");
  saveFile(bytes, downloadName(disposition, { contractName: name, format: body.format }));
  return { isDone: true, message: "" };
}
