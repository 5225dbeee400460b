/** Rows of the list of contracts, and how news updates them. Pure, client-safe. */
import { daysUntil } from "@/components/deadlines/deadline-groups";
import { isMaybe, isNumber, isAmong, isShape, isText } from "@/components/forms/shape";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { InvitedRole } from "@/lib/people/collaboration/bounds";
import { CONTRACT_STATUSES, type ContractStatus } from "@/lib/contracts/bounds";
import type { ContractDto, ContractListItemDto, SnippetDto, ChangeContract } from "@/lib/contracts/schema";
import type { Negotiation } from "@/lib/exchange/rounds/waiting";
import type { NextStep } from "@/lib/deadlines/kinds";
import type { CellDto } from "@/lib/portfolio/schema";

/**
 * The fields a row shows; part of ContractDto, so that the page sends no more than that. `ahead` arrives while it waits
 * to be read.
 */
export type ContractListRow = {
  id: string;
  name: string;
  contractType: string;
  uploadedAt: string;
  status: ContractDto["status"];
  progress: number;
  statusMessage: string | null;
  role: ContractDto["role"];
  snippet: SnippetDto | null;
  /** The reader's own labels. */
  labels?: readonly string[];
  addedBy?: string;
  /** Its next open deadline, if the list shows it; how many days away that is, overdue below 0; whether this year. */
  next?: (NextStep & { days: number; isThisYear: boolean }) | undefined;
  /** What the table of answers has on it, if the list shows that. */
  answers?: ListedAnswers | undefined;
  /** The day on which it ends is over. */
  isOver?: boolean;
  /** And it renews for some time: it may still run. */
  mayRunOn?: boolean;
  /** On how many topics it deviates from the reader's playbook, if the list shows it. */
  deviations?: number;
  /** It was sent to the other side and isn't signed. */
  negotiation?: Negotiation | undefined;
  signedAt?: string | null;
  signedBy?: string;
  isSignatureUnseen?: true;
  ahead?: number | null | undefined;
};

/** The fields of ContractStatusDto the list polls for. */
export type StatusNews = {
  status: ContractStatus;
  progress: number;
  statusMessage: string | null;
  ahead?: number | null | undefined;
};
export const isStatusNews = isShape<StatusNews>({
  status: isAmong(CONTRACT_STATUSES),
  progress: isNumber,
  statusMessage: (value): value is string | null => value === null || isText(value),
  ahead: isMaybe(isNumber),
});

export function toListRow(contract: ContractListItemDto): ContractListRow {
  const { id, name, uploadedAt, status, progress, statusMessage, role, snippet = null, labels = [] } = contract;
  return {
    id,
    name,
    contractType: contract.metadata.contractType,
    uploadedAt,
    status,
    progress,
    statusMessage,
    role,
    snippet,
    labels,
    addedBy: contract.uploadedByName,
    ...(contract.isSignatureUnseen ? { isSignatureUnseen: true as const } : {}),
    ...(contract.signedAt === null ? {} : { signedAt: contract.signedAt, signedBy: contract.signedBy }),
  };
}

/** A row with its next deadline; `today` is the reader's own. */
export function withNext(row: ContractListRow, next: NextStep | undefined, today: string): ContractListRow {
  if (next === undefined) return row;
  const isThisYear = next.date.slice(0, 4) === today.slice(0, 4);
  return { ...row, next: { ...next, days: daysUntil(next.date, today), isThisYear } };
}

/** Columns of the list and the answers they show. Source: B-7.19. */
export const ANSWER_COLUMNS = { parties: "counterparty", price: "fact:price", ends: "fact:expiration_date" } as const;
export type AnswerColumn = keyof typeof ANSWER_COLUMNS;
/** For how long the contract renews; tells whether one that is over may still run. */
export const RENEWAL = "fact:renewal_term";
export type ListedAnswer = Pick<CellDto, "state" | "value" | "more" | "inForce">;
export type ListedAnswers = Partial<Record<AnswerColumn, ListedAnswer>>;

/** What was read of a contract, which columns show of it, and the reader's own day. */
type Answered = {
  cells: Readonly<Record<string, ListedAnswer>> | undefined;
  columns: readonly string[];
  today: string;
};

/** A row with the other side, the value and the end, as far as its contract was read for them. */
export function withAnswers(row: ContractListRow, { cells, columns, today }: Answered): ContractListRow {
  if (cells === undefined) return row;
  const shown = Object.entries(ANSWER_COLUMNS).flatMap(([column, of]) => {
    const cell = columns.includes(column) ? cells[of] : undefined;
    if (cell === undefined) return [];
    const { state, value, more, inForce } = cell;
    return [[column, { state, value, more, ...(inForce ? { inForce } : {}) }] as const];
  });
  const answers: ListedAnswers = Object.fromEntries(shown);
  const end = answers.ends?.state === "nearest" ? undefined : answers.ends?.value?.day;
  const isOver = end !== undefined && end < today;
  return { ...row, answers, isOver, mayRunOn: isOver && renews(cells[RENEWAL]) };
}

/** For some length of time; 'does not renew' has none. */
function renews(cell: ListedAnswer | undefined): boolean {
  return cell !== undefined && cell.state !== "nearest" && cell.value?.number !== undefined;
}

/** The rows updated with later news; ignores contracts not in the list. */
export function withNews(
  rows: readonly ContractListRow[],
  news: Readonly<Record<string, StatusNews>>,
): readonly ContractListRow[] {
  return rows.map((row) => {
    const heard = news[row.id];
    if (!heard) return row;
    const { status, progress, statusMessage, ahead } = heard;
    return { ...row, status, progress, statusMessage, ahead };
  });
}

export function isProcessing(row: { status: string }): boolean {
  return row.status === "processing";
}

/** Whom to share several contracts with. */
export type Invited = { email: string; role: InvitedRole };

/** Server calls of the list of contracts. */
export type ListActions = {
  change: (input: ChangeContract & { contractId: string }) => Promise<ActionResult<{ id: string }>>;
  remove: (input: { contractId: string }) => Promise<ActionResult<{ contractId: string }>>;
  /** From the trash. */
  restore: (input: { contractId: string }) => Promise<ActionResult<{ contractId: string }>>;
  duplicate: (input: { contractId: string }) => Promise<ActionResult<{ id: string; name: string }>>;
  /** `insteadOf`: the labels that were seen; what another window changed meanwhile stays. */
  label: (input: {
    contractId: string;
    labels: string[];
    insteadOf: string[];
  }) => Promise<ActionResult<{ labels: string[] }>>;
  share: (input: { contractId: string } & Invited) => Promise<ActionResult<unknown>>;
};
