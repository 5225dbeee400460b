/** Rows of the list of contracts and how they take in news. Pure, client-safe. */
import { z } from "zod";
import { CONTRACT_STATUSES, type ContractDto, type ContractListItemDto, type SnippetDto } from "@/lib/contracts/schema";

/**
 * What a row shows; a part of ContractDto, so that the page sends no more than that. `ahead` is heard of while it waits
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
  /** The reader's own. */
  labels?: readonly string[];
  addedBy?: string;
  /** The day of its next open deadline, where the list shows it. */
  nextDate?: string | undefined;
  signedAt?: string | null;
  signedBy?: string;
  ahead?: number | null | undefined;
};

/** What a poll tells of a contract: ContractStatusDto, of which the list uses this. */
export const statusNews = z.object({
  status: z.enum(CONTRACT_STATUSES),
  progress: z.number(),
  statusMessage: z.string().nullable(),
  ahead: z.number().nullish(),
});
export type StatusNews = z.infer<typeof statusNews>;

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
    ...(contract.signedAt === null ? {} : { signedAt: contract.signedAt, signedBy: contract.signedBy }),
  };
}

/** The rows with what is known of them since; news of a contract that isn't listed are ignored. */
export function withNews(
  rows: readonly ContractListRow[],
  news: Readonly<Record<string, StatusNews>>,
): readonly ContractListRow[] {
  return rows.map((row) => ({ ...row, ...news[row.id] }));
}

export function isProcessing(row: { status: string }): boolean {
  return row.status === "processing";
}
