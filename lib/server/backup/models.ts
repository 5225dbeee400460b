/**
 * What a backup contains: every model of `prisma/schema.prisma`, or the reason why not. Listed in loading order:
 * referenced models come first. Forgetting a model is a compile error.
 */
import type { Prisma } from "@/prisma/client/sqlite";

export type ModelName = Prisma.ModelName;
export type Kept = { key: "id" | "teamId" | "key" | "chain" | "userId" | "roundId" | "partId" };
export type LeftOut = { leftOut: string };

export const MODELS = {
  Setting: { key: "key" },
  User: { key: "id" },
  Authenticator: { key: "userId" },
  RecoveryCode: { key: "id" },
  Passkey: { key: "id" },
  Identity: { key: "id" },
  Team: { key: "id" },
  TeamMember: { key: "id" },
  ScimUser: { key: "userId" },
  ScimGroup: { key: "teamId" },
  Folder: { key: "id" },
  FolderTeam: { key: "id" },
  StoredFile: { key: "id" },
  Contract: { key: "id" },
  ContractVersion: { key: "id" },
  UncertainWords: { key: "id" },
  ReadingGap: { key: "id" },
  ConfirmedWord: { key: "id" },
  ContractTemplate: { key: "id" },
  Collaborator: { key: "id" },
  FolderPart: { key: "partId" },
  TrashedPart: { key: "id" },
  ContractLabel: { key: "id" },
  SavedView: { key: "id" },
  Analysis: { key: "id" },
  Suggestion: { key: "id" },
  Invitation: { key: "id" },
  AcceptedTopic: { key: "id" },
  TopicFinding: { key: "id" },
  KeptExchange: { key: "id" },
  Round: { key: "id" },
  RoundChanges: { key: "roundId" },
  RoundDecision: { key: "id" },
  SignedCopy: { key: "id" },
  SignedFile: { key: "id" },
  SigningRequest: { key: "id" },
  EvidenceBundle: { key: "id" },
  IssuedHash: { key: "id" },
  Deadline: { key: "id" },
  NoticeLetter: { key: "id" },
  NoticeProof: { key: "id" },
  Comment: { key: "id" },
  PositionBook: { key: "id" },
  PositionReader: { key: "id" },
  AnswerWord: { key: "id" },
  AskedQuestion: { key: "id" },
  QuestionAnswer: { key: "id" },
  CustomField: { key: "id" },
  FieldValue: { key: "id" },
  AnswerView: { key: "id" },
  AnswerViewReader: { key: "id" },
  CounterpartyRegister: { key: "userId" },
  Counterparty: { key: "id" },
  CounterpartySpelling: { key: "id" },
  CounterpartyPair: { key: "id" },
  ContractFamily: { key: "id" },
  FamilyMember: { key: "id" },
  NotRelated: { key: "id" },
  DraftBatch: { key: "id" },
  DraftRow: { key: "id" },
  OutgoingMail: { key: "id" },
  ReceivedMail: { key: "id" },
  Webhook: { key: "id" },
  WebhookEvent: { key: "id" },
  WebhookDelivery: { key: "id" },
  Approval: { key: "id" },
  CommentMention: { key: "id" },
  Notification: { key: "id" },
  NotificationSettings: { key: "userId" },
  ReminderSettings: { key: "userId" },
  ReminderDigest: { key: "id" },
  CheckUp: { key: "id" },
  WatchedReference: { key: "id" },
  Job: { key: "id" },
  AuditEvent: { key: "id" },
  AuditChain: { key: "chain" },
  IdempotencyKey: { key: "id" },
  Session: {
    leftOut:
      "a restored one would let somebody in who has signed out, or was signed out, since; everybody signs in again",
  },
  GuestLink: { leftOut: "a restored one would open again what was revoked since; whoever sent it makes another" },
  FileComparison: { leftOut: "files and results of people without an account, kept for an hour at most" },
  SignInChallenge: { leftOut: "a step of signing in that lasts minutes" },
  PasswordReset: { leftOut: "a restored one could be used a second time; people ask for a new one" },
  EmailVerification: { leftOut: "a restored one could be used a second time; people ask for a new one" },
  ScannedPage: { leftOut: "what is read of a contract so far; it is read from its file again" },
  VersionText: { leftOut: "is read from its version's HTML again" },
  VersionReview: { leftOut: "is made from its version's text again" },
  ContractReferences: { leftOut: "is read from the contract's text again" },
  VersionLanguages: { leftOut: "is read from its version's HTML again" },
  DeadlineReading: { leftOut: "is read from the contract's text again" },
  CalendarFeed: { leftOut: "a restored one would open a link that was taken back since; people make a new one" },
  ApiToken: { leftOut: "a restored one would let in a program whose token was revoked since; people make a new one" },
  Lease: { leftOut: "who does a thing at the moment" },
  Presence: { leftOut: "who has a contract open at the moment" },
  ContractIndex: { leftOut: "is made from the contract's name and text again" },
  ContractAnswers: { leftOut: "is made from the version's review again" },
  InForceReading: { leftOut: "is read from the family's texts again" },
  AnswerIndex: { leftOut: "is made from the answers again" },
  ContractParties: { leftOut: "is made from the version's review again" },
  CounterpartyLink: { leftOut: "is made from the contract's parties and the parts in it again" },
  BookVerdicts: { leftOut: "are made from the review and the playbook again" },
  PaperIdentity: { leftOut: "is made with the version's review again" },
  PaperReference: { leftOut: "is made with the version's review again" },
  ListedPart: { leftOut: "is made from the part and its contract again" },
  RateLimit: { leftOut: "counts tries within minutes" },
} as const satisfies Record<ModelName, Kept | LeftOut>;

/** The kept models, in loading order, each with its primary key. */
export const KEPT_MODELS: readonly { model: ModelName; key: string }[] = (
  Object.entries(MODELS) as [ModelName, Kept | LeftOut][]
).flatMap(([model, entry]) => ("key" in entry ? [{ model, key: entry.key }] : []));

/** The kept model of this name. @throws if there is none */
export function keptModel(name: string): { model: ModelName; key: string } {
  const found = KEPT_MODELS.find(({ model }) => model === name);
  if (!found) throw new Error(`the backup has rows of ${name}, which this program does not keep`);
  return found;
}
