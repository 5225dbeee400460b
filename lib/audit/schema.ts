/** What the audit trail records, and how it is queried and answered. Client-safe. Source: B-18.9, B-18.10. */
import { z } from "zod";
import { moment, named, ordinal, someId } from "@/lib/answer";
import { ACCOUNT_DETAILS, refusal } from "./account-details";
import { FOLDER_DETAILS } from "./folder-details";
import { GUEST_DETAILS, SIGNING_DETAILS, TOKEN_DETAILS, WEBHOOK_DETAILS } from "./outside-details";

/** The chain of sign-ins, accounts and roles; every other chain belongs to a contract and has its id. */
export const ACCOUNTS_CHAIN = "accounts";

const [id, name] = [z.string(), z.string()];
const version = z.number().int();
const [role, email] = [z.string(), z.string()];
const change = { from: z.string(), to: z.string() };
const nothing = z.strictObject({});
const invitation = z.strictObject({ invitationId: id, email, role });
const comment = z.strictObject({ commentId: id });
const bundle = z.strictObject({ bundleId: id });
const user = { userId: id, name };
const onTopic = z.strictObject({ topic: z.string() });
const deadline = z.strictObject({ deadlineId: id, kind: z.string(), date: z.string() });
const positions = { positionsId: id, name };
/** A cell of the table of answers: its column, and the version that was seen. */
const cell = z.strictObject({ column: z.string(), version });
const inFamily = z.strictObject({ familyId: id, role });
const ofTable = z.strictObject({ id });
const count = z.number().int();
const drafts = z.strictObject({ id, count });
const pairOfCounterparties = z.strictObject({ counterpartyId: id, otherId: id });
const answer = z.strictObject({
  kind: z.enum(["find", "summarize", "chat", "suggest", "review"]),
  category: z.string().nullable(),
  version,
  engine: z.string(),
  host: z.string().nullable(),
  model: z.string().nullable(),
  /** The host that should have answered but did not. */
  fellBackFrom: z.string().nullable(),
  /** False if no answer came, although the text may have been sent out. */
  isAnswered: z.boolean(),
});

/** Only names, ids and numbers: never contract text, a question, a password or a token. */
export const AUDIT_DETAILS = {
  ...ACCOUNT_DETAILS,
  "contract.created": z.strictObject({ name, version }),
  "contract.duplicated": z.strictObject({ name, from: id, version }),
  "contract.uploaded": z.strictObject({ name, fileId: id, fileName: name }),
  "contract.textRead": z.strictObject({ version }),
  "contract.opened": z.strictObject({ versions: z.array(version) }),
  "contract.saved": z.strictObject({ version }),
  "contract.restored": z.strictObject({ version, restoredFrom: version }),
  "contract.versionNamed": z.strictObject({ version, name }),
  "contract.renamed": z.strictObject(change),
  "contract.typeChanged": z.strictObject(change),
  "contract.reviewed": z.strictObject({ version }),
  "contract.analysisAsked": nothing,
  "contract.exported": z.strictObject({
    version,
    format: z.string(),
    since: version.exactOptional(),
    comments: z.enum(["open", "all"]).exactOptional(),
    approvals: z.literal(true).exactOptional(),
  }),
  "contract.passedOn": z.strictObject(user),
  /** Moved to the trash, restored, and deleted for good. */
  "contract.deleted": z.strictObject({ contractId: id, name }),
  "contract.undeleted": z.strictObject({ contractId: id, name }),
  "contract.ended": z.strictObject({ contractId: id, name }),
  "contract.refused": refusal,
  "file.linkGiven": z.strictObject({ fileId: id, fileName: name }),
  "file.downloaded": z.strictObject({ fileId: id, fileName: name, byLink: z.boolean() }),
  /** A version was sent; `to` holds addresses, or names as typed. */
  "round.sent": z.strictObject({
    roundId: id,
    fileName: name,
    version,
    deliver: z.enum(["mail", "download"]),
    to: z.array(z.string()),
  }),
  /** A file came in, was read, or was decided on; `countered` counts answers with our own wording. */
  "round.received": z.strictObject({ roundId: id, fileName: name }),
  "round.read": z.strictObject({ roundId: id, tracked: z.number().int(), untracked: z.number().int() }),
  "round.decided": z.strictObject({
    roundId: id,
    accepted: z.number().int(),
    rejected: z.number().int(),
    /** Absent from older events, which counted them as rejected, and if there are none. */
    countered: z.number().int().optional(),
    version,
  }),
  /** The file became a version unchanged. */
  "round.taken": z.strictObject({ roundId: id, version }),
  ...GUEST_DETAILS,
  ...SIGNING_DETAILS,
  /** The signed copy was attached, making the text read-only; or editing was reopened; or a copy was removed. */
  "contract.signed": z.strictObject({ signedId: id, version, date: z.string(), files: z.number().int() }),
  "contract.reopened": z.strictObject({ signedId: id }),
  /** Words that were read from paper with doubt were found as read; how many. */
  "contract.wordsConfirmed": z.strictObject({ version, words: z.number().int() }),
  "signed.compared": z.strictObject({ signedId: id, outcome: z.string(), differences: z.number().int() }),
  /** Number of a difference in the comparison, from 1; null: reopened. */
  "signed.settled": z.strictObject({ signedId: id, number: z.number().int(), as: z.string().nullable() }),
  "signed.confirmed": z.strictObject({ signedId: id, isSigned: z.boolean() }),
  "signed.removed": z.strictObject({ signedId: id }),
  "comment.added": comment,
  "comment.resolved": comment,
  "comment.reopened": comment,
  /** People were asked to approve a version, or the request was withdrawn. */
  "approval.asked": z.strictObject({ version, people: z.array(name) }),
  "approval.answered": z.strictObject({ approvalId: id, version, answer: z.enum(["approve", "change"]) }),
  "approval.withdrawn": z.strictObject({ version, people: z.array(name) }),
  "suggestion.accepted": z.strictObject({ suggestionId: id, version }),
  "suggestion.dismissed": z.strictObject({ suggestionId: id }),
  "suggestion.reopened": z.strictObject({ suggestionId: id }),
  /** Our wording was added to the suggestions. */
  "suggestion.proposed": z.strictObject({ suggestionId: id }),
  "ledger.exported": z.strictObject({ format: z.string() }),
  /** An evidence bundle: asked for, made (by the app), downloaded, and withdrawn with its hashes. */
  "bundle.asked": z.strictObject({ bundleId: id, comments: z.string() }),
  "bundle.made": z.strictObject({ bundleId: id, files: count, sha256: z.string() }),
  "bundle.downloaded": bundle,
  "bundle.withdrawn": bundle,
  "issues.exported": z.strictObject({ version, format: z.string() }),
  /** The contract's wording on a topic was accepted as is, or no longer is. */
  "topic.accepted": onTopic,
  "topic.reopened": onTopic,
  /** A date or duty: `date` is its date after the change, `YYYY-MM-DD`. */
  "deadline.added": deadline,
  "deadline.confirmed": deadline,
  /** The day of a confirmed date has come. */
  "deadline.due": deadline,
  "deadline.changed": deadline,
  "deadline.done": deadline,
  "deadline.dismissed": deadline,
  "deadline.reopened": deadline,
  "deadline.deleted": deadline,
  /** A notice letter was finished, sent or recorded as posted on `date`, got its proof, or was downloaded. */
  "notice.written": z.strictObject({ noticeId: id, kind: z.string(), version }),
  "notice.sent": z.strictObject({ noticeId: id, kind: z.string(), way: z.string(), date: z.string() }),
  "notice.proofAdded": z.strictObject({ noticeId: id, files: z.number().int() }),
  "notice.exported": z.strictObject({ noticeId: id, format: z.string() }),
  "invitation.sent": invitation,
  "invitation.resent": invitation,
  "invitation.revoked": invitation,
  "invitation.accepted": invitation,
  "collaborator.removed": z.strictObject({ ...user, role }),
  "assistant.answered": answer,
  "positions.created": z.strictObject(positions),
  "positions.changed": z.strictObject(positions),
  /** `readers`: how many people it is now shared with. */
  "positions.shared": z.strictObject({ ...positions, readers: z.number().int() }),
  "positions.deleted": z.strictObject(positions),
  /** A passage of the contract became the wording of someone's position. */
  "positions.taught": z.strictObject({ positionsId: id, topic: z.string(), version }),
  /** What a person said of a cell of the table of answers, or took back. */
  "answer.verified": cell,
  "answer.corrected": cell,
  "answer.withdrawn": z.strictObject({ column: z.string() }),
  "answer.flagged": z.strictObject({ column: z.string() }),
  "answer.unflagged": z.strictObject({ column: z.string() }),
  "answers.exported": z.strictObject({ format: z.string() }),
  "reports.exported": z.strictObject({}),
  "question.asked": ofTable,
  "question.deleted": ofTable,
  "field.created": ofTable,
  "field.deleted": ofTable,
  "field.set": ofTable,
  "drafts.started": drafts,
  "drafts.retried": drafts,
  "drafts.removed": ofTable,
  "family.created": inFamily,
  "family.documentAdded": inFamily,
  "family.documentChanged": inFamily,
  "family.documentRemoved": inFamily,
  "family.exported": z.strictObject({ familyId: id, format: z.string() }),
  "family.notRelated": z.strictObject({ otherId: id }),
  ...FOLDER_DETAILS,
  ...TOKEN_DETAILS,
  "view.created": ofTable,
  "view.changed": ofTable,
  "view.deleted": ofTable,
  "counterparty.changed": z.strictObject({ counterpartyId: id }),
  "counterparty.merged": pairOfCounterparties,
  "counterparty.split": pairOfCounterparties,
  "counterparty.keptApart": pairOfCounterparties,
  "counterparty.ourselves": z.strictObject({ count: z.number().int() }),
  ...WEBHOOK_DETAILS,
  "audit.exported": nothing,
} as const;

export type AuditAction = keyof typeof AUDIT_DETAILS;
export type AuditDetail<A extends AuditAction> = z.output<(typeof AUDIT_DETAILS)[A]>;
export type AuditFact = { [A in AuditAction]: { action: A; detail: AuditDetail<A> } }[AuditAction];

export const EVENTS_PER_PAGE = 50;
const MAX_EVENTS_PER_PAGE = 200;

/** `-at` is newest first. */
const AUDIT_SORTS = ["at", "-at"] as const;

export const auditQuery = z.object({
  search: z.string().trim().max(200).optional().meta({ description: "In who, what, details and address, as shown" }),
  sort: z.enum(AUDIT_SORTS).optional().meta({ description: "By time; newest first without it" }),
  limit: z.coerce.number().int().min(1).max(MAX_EVENTS_PER_PAGE).optional(),
  /** Sequence number of the last event of the previous page. */
  cursor: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  format: z.enum(["json", "csv"]).optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** An event as displayed. `what` and `details` are made from `action` and `detail`. */
export const auditEventDto = named(
  "AuditEvent",
  z.strictObject({
    id: someId,
    sequence: ordinal.meta({ description: "Without gap; the cursor of the next page" }),
    at: moment,
    actorId: someId.nullable(),
    /** The name at the time; a description if no one was signed in or the app itself acted. */
    actorName: z.string(),
    action: z.string().meta({ description: "The event's name, such as `contract.saved`" }),
    what: z.string().meta({ description: "The same in the caller's language" }),
    details: z.string().meta({ description: "In the caller's language" }),
    detail: z.record(z.string(), z.unknown()),
    address: z.string().meta({ description: "Network address; '' where it is not known" }),
    previousHash: z.string(),
    hash: z.string(),
  }),
);
export type AuditEventDto = z.infer<typeof auditEventDto>;
export type AuditPageDto = { items: AuditEventDto[]; nextCursor: number | null };
