/** Where on this site a notification leads. Client-safe. Source: B-14.8. */
import type { NotificationKind } from "./kinds";

type Told = { kind: NotificationKind; contract: { id: string }; commentId: string | null };

/** A path; it opens nothing that its reader could not open without it. */
export function placeOf({ kind, contract, commentId }: Told): string {
  if (kind === "invited") return "/dashboard";
  if (kind === "assigned") return "/deadlines";
  const path = `/contracts/${encodeURIComponent(contract.id)}`;
  if (kind === "decisionAsked") return `${path}/rounds`;
  return commentId === null ? path : `${path}?comment=${encodeURIComponent(commentId)}`;
}
