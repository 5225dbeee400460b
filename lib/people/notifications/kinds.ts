/** What people are notified of, and when by letter. Client-safe. Source: behaviour §14. */
export const NOTIFICATION_KINDS = [
  "mentioned",
  "replied",
  "assigned",
  "invited",
  "approvalAsked",
  "approvalAnswered",
  "decisionAsked",
  "noteMailed",
  "signingDone",
  "signingStopped",
  "teamJoined",
  "teamHandedOver",
  "folderOpened",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** When letters about mentions and replies are sent. */
export const LETTER_TIMES = ["atOnce", "daily", "never"] as const;
export type LetterTime = (typeof LETTER_TIMES)[number];

/** Counting stops here: the bell then shows "more". */
export const MOST_COUNTED = 99;

/** Where on this site a notification leads. Source: B-14.8. */
type Notified = {
  kind: NotificationKind;
  contract: { id: string } | null;
  commentId: string | null;
  invitationId: string | null;
};
type Named = { name: string } | null;

/** The name of what a notification is about. */
export function notifiedOf({ contract, folder, team }: { contract: Named; folder: Named; team: Named }): string {
  return (contract ?? folder ?? team)?.name ?? "";
}

/** A path; it gives no access its reader doesn't already have. */
export function notificationPath({ kind, contract, commentId, invitationId }: Notified): string {
  if (kind === "invited") return `/invitation/${encodeURIComponent(invitationId ?? "")}`;
  if (kind === "assigned") return "/deadlines";
  if (kind === "teamJoined" || kind === "teamHandedOver") return "/teams";
  if (kind === "folderOpened" || contract === null) return "/folders";
  const path = `/contracts/${encodeURIComponent(contract.id)}`;
  if (kind === "decisionAsked") return `${path}/rounds`;
  return commentId === null ? path : `${path}?comment=${encodeURIComponent(commentId)}`;
}
