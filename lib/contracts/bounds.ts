/** Lists and limits of contracts shared by forms and schemas. No zod: browsers load this. Source: B-22.1. */
import { DOCUMENT_KINDS } from "@/lib/documents/extraction/document";

/** Contract types offered at upload (B-8.2). */
export const UPLOAD_TYPES = [
  "Service Agreement",
  "Non-Disclosure Agreement",
  "Employment Contract",
  "Lease Agreement",
  "Sales Contract",
  "Partnership Agreement",
  "Other",
] as const;

/** A contract's type may come from either list (B-8.2). */
export const CONTRACT_TYPES = [
  "Service Agreement",
  "Non-Disclosure Agreement",
  "Employment Contract",
  "Lease Agreement",
  "Sales Contract",
  "Sales Agreement",
  "Partnership Agreement",
  "Other",
] as const;
export const CONTRACT_STATUSES = ["", "processing", "analyzed", "reviewed", "failed"] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];
export const MAX_NAME_CHARS = 200;

/** How long a deleted contract can be restored. */
export const DAYS_IN_TRASH = 30;
export const ACCEPTED_FILES = DOCUMENT_KINDS.map((kind) => `.${kind}`).join(",");

/** Sort orders of a list of contracts; `-` reverses one. */
export const CONTRACT_SORTS = ["-date", "date", "name", "-name", "type", "-type", "status", "-status"] as const;
export type ContractSort = (typeof CONTRACT_SORTS)[number];

/** Statuses to filter a list by; a draft's status is '', which would mean no filter, so it has a name here. */
export const STATUS_FILTERS = ["draft", "processing", "analyzed", "reviewed", "failed"] as const;
export const MAX_SEARCH_CHARS = 200;
export const MAX_LABELS = 20;
export const MAX_LABEL_CHARS = 40;
export const MAX_COMMENT_CHARS = 10_000;

/** Pages of a photographed contract; together they are no larger than one file. */
export const MOST_PHOTOGRAPHS = 20;
