import "server-only";
import type { EndedNote } from "@/lib/assistant/amended";
import { AMENDING } from "./bounds";
import type { MemberRow } from "./family-store";
import type { Composed } from "./in-force";
import { isSigned, toRole } from "./members";

/**
 * The signed termination that ends a document, with the words that say so. Sure only if it says so of the whole
 * agreement, without a condition, on the day that it is known to hold from, nothing signed comes after it, and the
 * document isn't `unsure` itself.
 * Source: B-31.11.
 */
export function toEnded(
  { amendments, members, document, on, text }: Composed,
  unsure: ReadonlySet<string>,
): EndedNote | null {
  const row = firstTermination(amendments);
  if (!row) return null;
  const ending = text.endings[amendments.indexOf(row)] ?? null;
  const others = [...members.open, ...members.hidden].filter((one) => one !== row && isAmendmentOf(one, document));
  const isPlain = ending !== null && ending.isPlain && isOfDay(ending.days, row.holdsFrom);
  const isSure = isPlain && !unsure.has(row.contractId) && !others.some((one) => isLater(one, row));
  return { ...toNote(row, on), isSure, passage: ending?.passage ?? null };
}

/** The same where the documents are too long to be read together. */
export function endedUnread(amendments: readonly MemberRow[], today: string): EndedNote | null {
  const row = firstTermination(amendments.filter(isSigned));
  return row && { ...toNote(row, today), isSure: false, passage: null };
}

/** The earliest signed one; one without a day comes last. */
function firstTermination(amendments: readonly MemberRow[]): MemberRow | null {
  const signed = amendments.filter((row) => toRole(row) === "termination" && isSigned(row));
  return signed.toSorted((one, other) => dayIn(one).localeCompare(dayIn(other)))[0] ?? null;
}

const dayIn = ({ holdsFrom }: MemberRow) => holdsFrom ?? "9999";

function toNote({ contractId, contract, holdsFrom: on }: MemberRow, today: string | null) {
  const document = { contractId, versionId: contract.currentVersionId ?? "", name: contract.name, from: on };
  return { about: "ended" as const, on, isPast: on !== null && today !== null && on <= today, document };
}

const isAmendmentOf = (row: MemberRow, { id }: MemberRow) =>
  row.parentId === id && AMENDING.includes(toRole(row)) && isSigned(row);

/** It may take the termination back, or change its day. */
const isLater = (row: MemberRow, termination: MemberRow) =>
  toRole(row) !== "termination" && dayIn(row) >= dayIn(termination);

/** The sentence names that day, or none. */
function isOfDay(days: readonly string[], holdsFrom: string | null): boolean {
  return holdsFrom !== null && (days.length === 0 || days.includes(holdsFrom));
}
