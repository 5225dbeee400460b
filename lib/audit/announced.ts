/** Which events of a contract's trail webhooks are told of, as what, with which ids. Client-safe. Source: B-39.2. */
import type { AuditAction } from "./schema";

export const WEBHOOK_EVENTS = [
  "contract.created",
  "contract.renamed",
  "contract.trashed",
  "contract.untrashed",
  "contract.deleted",
  "contract.shared",
  "contract.unshared",
  "contract.moved",
  "version.saved",
  "round.sent",
  "round.received",
  "round.decided",
  "decision.made",
  "approval.asked",
  "approval.answered",
  "approval.withdrawn",
  "signed.attached",
  "signed.removed",
  "deadline.confirmed",
  "deadline.due",
  "comment.added",
  "comment.resolved",
  "invitation.sent",
  "invitation.accepted",
  "invitation.revoked",
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

type Family =
  | "contract"
  | "round"
  | "signed"
  | "comment"
  | "approval"
  | "suggestion"
  | "topic"
  | "deadline"
  | "invitation";
/** A new event of these kinds doesn't compile before somebody has said whether webhooks are told of it. */
type Decided = Extract<AuditAction, `${Family}.${string}`> | "collaborator.removed";

const ANNOUNCED: Readonly<Record<Decided, readonly WebhookEventType[]>> = {
  "contract.created": ["contract.created"],
  "contract.duplicated": ["contract.created"],
  "contract.uploaded": ["contract.created"],
  "contract.textRead": ["version.saved"],
  "contract.opened": [],
  "contract.saved": ["version.saved"],
  "contract.restored": ["version.saved"],
  "contract.versionNamed": [],
  "contract.renamed": ["contract.renamed"],
  "contract.typeChanged": [],
  "contract.reviewed": [],
  "contract.analysisAsked": [],
  "contract.exported": [],
  "contract.passedOn": ["contract.shared"],
  "contract.deleted": ["contract.trashed"],
  "contract.undeleted": ["contract.untrashed"],
  "contract.ended": ["contract.deleted"],
  "contract.refused": [],
  "contract.filed": ["contract.moved"],
  "contract.signed": ["signed.attached"],
  "contract.reopened": [],
  "contract.wordsConfirmed": [],
  "round.sent": ["round.sent"],
  "round.received": ["round.received"],
  "round.read": [],
  "round.decided": ["round.decided", "version.saved"],
  "round.taken": ["round.decided", "version.saved"],
  "signed.compared": [],
  "signed.settled": ["decision.made"],
  "signed.confirmed": ["decision.made"],
  "signed.removed": ["signed.removed"],
  "comment.added": ["comment.added"],
  "comment.resolved": ["comment.resolved"],
  "comment.reopened": [],
  "approval.asked": ["approval.asked"],
  "approval.answered": ["approval.answered"],
  "approval.withdrawn": ["approval.withdrawn"],
  "suggestion.accepted": ["decision.made", "version.saved"],
  "suggestion.dismissed": ["decision.made"],
  "suggestion.reopened": ["decision.made"],
  "suggestion.proposed": [],
  "topic.accepted": ["decision.made"],
  "topic.reopened": ["decision.made"],
  "deadline.added": [],
  "deadline.confirmed": ["deadline.confirmed"],
  "deadline.due": ["deadline.due"],
  "deadline.changed": [],
  "deadline.done": [],
  "deadline.dismissed": [],
  "deadline.reopened": [],
  "deadline.deleted": [],
  "invitation.sent": ["invitation.sent"],
  "invitation.resent": [],
  "invitation.revoked": ["invitation.revoked"],
  "invitation.accepted": ["invitation.accepted", "contract.shared"],
  "collaborator.removed": ["contract.unshared"],
};

export function announcedAs(action: string): readonly WebhookEventType[] {
  return Object.hasOwn(ANNOUNCED, action) ? ANNOUNCED[action as Decided] : []; // just looked up
}

/** Ids and a version's number. Never a name, an address or a word of the contract. */
export function announcedIds(detail: string): Record<string, string | number> {
  const fields = Object.entries(JSON.parse(detail) as Record<string, unknown>); // written by `sealed`
  return Object.fromEntries(
    fields.filter(
      (field): field is [string, string | number] =>
        (field[0].endsWith("Id") && typeof field[1] === "string") ||
        (field[0] === "version" && typeof field[1] === "number"),
    ),
  );
}
