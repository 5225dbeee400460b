// Made by `npm run db:generate` from ../schema.prisma; changes here are lost.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// prisma/generated/postgres/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// prisma/generated/postgres/enums.ts
var enums_exports = {};

// prisma/generated/postgres/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [
    "strictUndefinedChecks"
  ],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// Made from ../schema.prisma by scripts/setup/generate-client.mjs; changes here are lost.
// The data model. \`prisma/postgres/schema.prisma\` is made from it: only provider and output differ.
// Roles, states and kinds are strings checked by zod at the door, because SQLite has no enums.
// Nothing here is ever updated in place that a person wrote: versions are only added (B-11.2).

generator client {
  provider        = "prisma-client"
  output          = "../generated/postgres"
  runtime         = "nodejs"
  previewFeatures = ["strictUndefinedChecks"]
}

datasource db {
  provider = "postgresql"
}

model User {
  id                String    @id
  name              String
  /// Trimmed and case-folded (B-2.4).
  email             String    @unique
  /// When the address was proven to be the person's own; null until then (B-2.4).
  emailVerifiedAt   DateTime?
  /// When a link that its inviter had copied was used: good for what that inviter sends, and for nobody else's.
  emailVouchedAt    DateTime?
  /// '' where the person has no password and signs in by an issuer of OpenID Connect or a passkey.
  passwordHash      String
  /// Null until it is changed: browsers that signed in before it was are strangers from then on.
  passwordChangedAt DateTime?
  /// user | admin; a stored manager is honoured on the review page (behaviour \xA719).
  systemRole        String    @default("user")
  defaultLanguage   String    @default("mn")
  /// Null until the person saves the settings once: 'Last updated: Never'.
  settingsUpdatedAt DateTime?
  /// The person's contracts are read by the built-in engine only: their text never leaves the installation.
  builtInEngineOnly Boolean   @default(false)
  createdAt         DateTime  @default(now())
  updatedAt         DateTime  @default(now()) @updatedAt

  sessions             Session[]
  files                StoredFile[]
  collaborations       Collaborator[]
  versions             ContractVersion[]
  uploads              Contract[]
  invitations          Invitation[]
  comments             Comment[]
  passwordResets       PasswordReset[]
  verifications        EmailVerification[]
  authenticator        Authenticator?
  recoveryCodes        RecoveryCode[]
  passkeys             Passkey[]
  identities           Identity[]
  challenges           SignInChallenge[]
  positionBooks        PositionBook[]
  booksToRead          PositionReader[]
  rounds               Round[]
  questions            KeptExchange[]
  presences            Presence[]
  trashed              TrashedPart[]
  labels               ContractLabel[]
  savedViews           SavedView[]
  reminders            ReminderSettings?
  digests              ReminderDigest[]
  calendarFeed         CalendarFeed?
  mentions             CommentMention[]
  notifications        Notification[]
  notificationSettings NotificationSettings?
  approvals            Approval[]
}

/// A signed-in browser or client. Its id is inside the signed token; deleting the row ends the session at once.
model Session {
  id          String    @id
  userId      String
  createdAt   DateTime  @default(now())
  expiresAt   DateTime
  userAgent   String    @default("")
  /// Renewed at most once a minute, for the list of sessions in Settings.
  lastSeenAt  DateTime?
  /// When the person last showed in this session that they are it: by password, code or passkey (lib/people/accounts/second-factor).
  confirmedAt DateTime?

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
}

/// An uploaded original. The bytes are in the storage port under \`storageKey\`.
model StoredFile {
  id          String    @id
  /// Whose storage it takes: the uploader, then whoever the contract passes to. Null when nobody is left.
  ownerId     String?
  fileName    String
  contentType String
  storageKey  String    @unique
  sizeBytes   Int?
  /// SHA-256 of the bytes in hex, once they are complete; \`npm run verify\` holds the stored file against it.
  sha256      String?
  createdAt   DateTime  @default(now())
  uploadedAt  DateTime?

  owner     User?             @relation(fields: [ownerId], references: [id], onDelete: SetNull)
  contracts Contract[]
  rounds    Round[]
  carried   ContractVersion[]
  signed    SignedFile[]

  /// With the sizes, so that what an account keeps is summed from the index alone.
  @@index([ownerId, sizeBytes])
}

model Contract {
  id                String    @id
  name              String
  contractType      String    @default("")
  /// '' (shown as Draft) | processing | analyzed | reviewed | failed
  status            String    @default("")
  /// Key of an error text, when failed.
  statusMessage     String?
  /// Per cent of the reading done, while processing.
  progress          Int       @default(0)
  /// Pages of the original that show no text, as a JSON list of page numbers.
  pagesWithoutText  String    @default("[]")
  /// Pages of the original that were read from pictures, as a JSON list of \`page\` and \`confidence\` in per cent.
  scannedPages      String    @default("[]")
  uploadedAt        DateTime  @default(now())
  uploadedById      String?
  uploadedByName    String    @default("")
  fileId            String?
  currentVersionId  String?
  /// Counted up in the transaction that adds a version, so that numbers run without gap or repeat.
  lastVersionNumber Int       @default(0)
  /// Name and current text, case-folded (lib/contracts/search-text.ts), because neither database folds Cyrillic alike.
  searchText        String    @default("")
  updatedAt         DateTime  @default(now()) @updatedAt
  /// When its owner moved it to the trash; then nobody has a part in it, and what parts there were wait as TrashedPart.
  deletedAt         DateTime?
  /// The day on which it was signed, YYYY-MM-DD; then its text is read-only until somebody reopens it (B-28.3).
  signedOn          String?
  /// Who signed, in the words of whoever attached the signed copy.
  signedBy          String    @default("")

  uploadedBy    User?             @relation(fields: [uploadedById], references: [id], onDelete: SetNull)
  file          StoredFile?       @relation(fields: [fileId], references: [id], onDelete: SetNull)
  versions      ContractVersion[]
  collaborators Collaborator[]
  analyses      Analysis[]
  invitations   Invitation[]
  accepted      AcceptedTopic[]
  deadlines     Deadline[]
  datesRead     DeadlineReading?
  comments      Comment[]
  rounds        Round[]
  questions     KeptExchange[]
  presences     Presence[]
  trashed       TrashedPart[]
  labels        ContractLabel[]
  signedCopies  SignedCopy[]
  index         ContractIndex?
  notifications Notification[]
  approvals     Approval[]
  scans         ScannedPage[]
  template      ContractTemplate?

  @@index([uploadedById])
  @@index([fileId])
  @@index([deletedAt])
}

/// Never changed, never deleted but with its contract (B-11.2).
model ContractVersion {
  id                 String   @id
  contractId         String
  versionNumber      Int
  /// Canonical HTML (lib/richtext/blocks.ts).
  html               String
  createdAt          DateTime @default(now())
  createdById        String?
  /// The author's name as it was; it outlives the account.
  createdByName      String
  restoredFromNumber Int?
  /// The Word file that it is written back into, where that is not its contract's own: one that came back in a round.
  carrierFileId      String?
  /// SHA-256 over this version and its predecessor's hash: a link of the chain that \`npm run verify\` checks.
  /// Empty on versions older than the chain until they are sealed at the next start.
  hash               String   @default("")
  /// What people call it, and why it was made; no part of the hash, because it may change.
  name               String   @default("")
  note               String   @default("")

  contract  Contract        @relation(fields: [contractId], references: [id], onDelete: Cascade)
  createdBy User?           @relation(fields: [createdById], references: [id], onDelete: SetNull)
  carrier   StoredFile?     @relation(fields: [carrierFileId], references: [id], onDelete: SetNull)
  analyses  Analysis[]
  comments  Comment[]
  uncertain UncertainWords?
  text      VersionText?
  review    VersionReview?
  findings  TopicFinding[]
  approvals Approval[]

  @@unique([contractId, versionNumber])
  @@index([createdById])
  @@index([carrierFileId])
}

/// What a version's HTML says, read once because it never changes; made anew where it is missing. In a table of its own, small
/// columns first, so that none of them is looked for behind a long text.
/// What the built-in engine makes of a version's topics and facts; made again from its text where it is missing.
model VersionReview {
  versionId String   @id
  /// Which rules it was made by (lib/assistant/review/reviews.ts): one of older rules is made again.
  rules     Int
  /// JSON: ContractReview.
  review    String
  createdAt DateTime @default(now())

  version ContractVersion @relation(fields: [versionId], references: [id], onDelete: Cascade)
}

model VersionText {
  versionId   String @id
  /// UTF-8 bytes that HTML and text take as JSON: what an answer has room for is known without them.
  answerBytes Int
  /// JSON: a list of [offset in the text, page], ascending.
  pages       String
  /// The plain text (lib/richtext/plain-text.ts), to which all offsets refer.
  text        String

  version ContractVersion @relation(fields: [versionId], references: [id], onDelete: Cascade)
}

/// One person's part in one contract. The owner's row has the role admin.
model Collaborator {
  id                 String   @id
  contractId         String
  userId             String
  /// admin | manager | reviewer
  role               String
  createdAt          DateTime @default(now())
  /// A copy of the contract's date, so that a person's list is read in order from one index.
  contractUploadedAt DateTime
  /// UTF-8 bytes of the HTML of the contract's versions, a whole number beyond the 2 GB of an Int; on the owner's row alone, so
  /// that what an account keeps is one sum.
  storedBytes        Float    @default(0)

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)
  user     User     @relation(fields: [userId], references: [id], onDelete: Cascade)

  deadlines Deadline[]
  listed    ListedPart?

  @@unique([contractId, userId])
  @@index([userId, contractUploadedAt, contractId])
  @@index([userId, role, storedBytes])
}

/// One analysis of one version; its id is the \`cacheId\` of suggestions (B-13.2).
model Analysis {
  id         String   @id
  contractId String
  versionId  String
  engine     String
  createdAt  DateTime @default(now())

  contract    Contract        @relation(fields: [contractId], references: [id], onDelete: Cascade)
  version     ContractVersion @relation(fields: [versionId], references: [id], onDelete: Cascade)
  suggestions Suggestion[]

  @@unique([versionId, engine])
  @@index([contractId, createdAt])
}

model Suggestion {
  id            String    @id
  analysisId    String
  title         String
  comment       String
  /// Which contract check found it, and its values as JSON: its words are made in the reader's language from these.
  /// Empty for a model's proposals, which keep their own words.
  check         String    @default("")
  values        String    @default("{}")
  quote         String
  replacement   String?
  /// low | medium | high
  severity      String
  /// check | model
  source        String
  /// Offsets in the version's plain text, UTF-16 units.
  start         Int
  end           Int
  page          Int
  /// open | accepted | dismissed
  state         String    @default("open")
  decidedAt     DateTime?
  decidedByName String?

  analysis Analysis @relation(fields: [analysisId], references: [id], onDelete: Cascade)

  @@index([analysisId, start])
}

/// An offer of a part in a contract to an e-mail address. Single use; only the hashes of its links are kept (B-16.1).
model Invitation {
  id            String    @id
  contractId    String
  /// Trimmed and case-folded.
  email         String
  /// manager | reviewer
  role          String
  /// Of the link that is mailed: whoever uses it has read the address's mail.
  tokenHash     String    @unique
  /// Of the link that the inviter may copy and hand over: it opens the contract, and says nothing about the address.
  copyHash      String?   @unique
  invitedById   String?
  invitedByName String
  createdAt     DateTime  @default(now())
  expiresAt     DateTime
  acceptedAt    DateTime?
  revokedAt     DateTime?

  contract      Contract       @relation(fields: [contractId], references: [id], onDelete: Cascade)
  /// Lapses when the account that sent it is deleted.
  invitedBy     User?          @relation(fields: [invitedById], references: [id], onDelete: SetNull)
  notifications Notification[]

  @@index([contractId])
  @@index([email])
  @@index([invitedById])
}

/// A remark on a passage. Only \`resolved\` ever changes.
model Comment {
  id             String    @id
  contractId     String
  versionId      String?
  authorId       String?
  /// The author's name as it was; it outlives the account.
  authorName     String
  text           String
  /// JSON: the documented string, or \`{ versionId, quote, start, end }\`.
  location       String
  createdAt      DateTime  @default(now())
  resolvedAt     DateTime?
  resolvedByName String?
  /// The round in whose file it stood; its author is somebody of the other side.
  roundId        String?
  /// The comment that it answers.
  parentId       String?

  contract      Contract         @relation(fields: [contractId], references: [id], onDelete: Cascade)
  version       ContractVersion? @relation(fields: [versionId], references: [id], onDelete: SetNull)
  author        User?            @relation(fields: [authorId], references: [id], onDelete: SetNull)
  round         Round?           @relation(fields: [roundId], references: [id], onDelete: SetNull)
  mentions      CommentMention[]
  notifications Notification[]

  @@index([contractId, createdAt])
  @@index([versionId])
  @@index([authorId])
  @@index([roundId])
}

/// A way to a new password: single use, one hour; only the token's hash is kept.
model PasswordReset {
  id        String    @id
  userId    String
  tokenHash String    @unique
  createdAt DateTime  @default(now())
  expiresAt DateTime
  usedAt    DateTime?

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
}

/// A way to prove that an address is the account's: single use, three days; only the token's hash is kept.
model EmailVerification {
  id        String    @id
  userId    String
  /// The address the link was sent to: it proves no other.
  email     String
  tokenHash String    @unique
  createdAt DateTime  @default(now())
  expiresAt DateTime
  usedAt    DateTime?

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
}

/// The app on a person's phone that makes six digits of a shared secret and the time (TOTP).
model Authenticator {
  userId      String    @id
  /// Sealed (lib/platform/sealed.ts).
  secret      String
  createdAt   DateTime  @default(now())
  /// Null until the person has shown a code of it; it asks nobody for anything before.
  confirmedAt DateTime?
  /// The 30 s step of the last code that was used: it and older ones are worth nothing.
  lastStep    Int       @default(0)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)
}

/// One of ten ways in for somebody whose phone is gone: single use, only a keyed hash is kept.
model RecoveryCode {
  id       String    @id
  userId   String
  codeHash String
  usedAt   DateTime?

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([userId, codeHash])
}

/// A WebAuthn credential of a person: their second factor, and where it verifies them a way to sign in by itself.
model Passkey {
  id           String    @id
  userId       String
  name         String
  /// As its authenticator names it, base64url.
  credentialId String    @unique
  /// COSE, base64url.
  publicKey    String
  /// Signatures made, as far as the authenticator counts them; one that counts backwards was copied.
  counter      Int       @default(0)
  /// JSON list of how it is reached: usb, nfc, internal, hybrid\u2026
  transports   String    @default("[]")
  createdAt    DateTime  @default(now())
  lastUsedAt   DateTime?

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
}

/// Who an issuer of OpenID Connect says a person is. Issuer and subject name somebody for ever; an address does not.
model Identity {
  id         String    @id
  userId     String
  issuer     String
  subject    String
  /// The address that the issuer named, to show which account of theirs it is.
  email      String    @default("")
  createdAt  DateTime  @default(now())
  lastUsedAt DateTime?

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
}

/// What stands between two steps of signing in or of setting something up: single use, minutes.
model SignInChallenge {
  /// SHA-256 of 256 random bits.
  id        String   @id
  /// secondFactor | passkeySignIn | passkeySecondFactor | passkeyConfirm | passkeyAdd | link
  kind      String
  /// Null where nobody is known yet.
  userId    String?
  /// The session that may go on with it, where there is one.
  sessionId String?
  tries     Int      @default(0)
  createdAt DateTime @default(now())
  expiresAt DateTime

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
}

/// Outgoing mail: a letter is written in the transaction of the fact that causes it and handed over by a job. It holds a link
/// that only its reader may have, so its words are wiped once a mail service has taken it, its link was used or ran out.
model OutgoingMail {
  id         String    @id
  /// reset | verification | invitation | notice | contract; '' on letters older than that.
  kind       String    @default("")
  recipient  String
  subject    String
  html       String
  text       String
  /// Hash of the token in its link, by which the words of a used link are found.
  linkHash   String?
  /// When its link runs out.
  expiresAt  DateTime?
  createdAt  DateTime  @default(now())
  /// When it was handed over last, and to what: outbox | resend | smtp.
  sentAt     DateTime?
  carrier    String    @default("")
  /// When it was given up. It can be sent again.
  failedAt   DateTime?
  /// JSON: what went wrong, oldest first: \`{ at, words, times }\`; the same words in a row are one entry.
  failures   String    @default("[]")
  /// Where answers go, where that is not the product's own address.
  replyTo    String?
  /// JSON: \`{ storageKey, fileName, contentType }\` of the file that goes with it.
  attachment String?

  @@index([createdAt, id])
  @@index([linkHash])
  @@index([expiresAt])
}

/// Work that goes on after the answer. Queued in the transaction of the fact that asks for it.
model Job {
  id          String    @id
  name        String
  /// JSON, ids only.
  payload     String
  /// What it waits for (lib/platform/jobs/lanes.ts): quick | slow | model | mail | clearing.
  lane        String    @default("slow")
  /// Whose work it is; '' for the product's own.
  accountId   String    @default("")
  /// Its round: the jobs of a lane run by rounds, of which each account has one job (lib/platform/jobs/turns.ts).
  turn        Int       @default(0)
  createdAt   DateTime  @default(now())
  runAt       DateTime  @default(now())
  /// How often it was begun, crashes of the process included.
  attempts    Int       @default(0)
  /// How often it ended in an error.
  failures    Int       @default(0)
  lockedUntil DateTime?
  lockedBy    String?
  lastError   String?
  doneAt      DateTime?
  failedAt    DateTime?

  @@index([doneAt, failedAt, lane, turn])
}

/// What happened, for those who must be able to show it. Rows are only added, and have no relations: they outlive what they
/// speak of. Each row's hash covers its predecessor's in the same chain.
model AuditEvent {
  id           String   @id
  /// The id of a contract, or \`accounts\`.
  chain        String
  /// 1-based, without gap within a chain.
  sequence     Int
  at           DateTime @default(now())
  /// Null for a guest.
  actorId      String?
  actorName    String   @default("")
  action       String
  /// JSON: names and ids of what was done; never a contract's words, passwords or tokens.
  detail       String   @default("{}")
  address      String   @default("")
  previousHash String
  hash         String

  @@unique([chain, sequence])
  @@index([chain, at])
  @@index([actorId, action, at])
}

/// The end of each chain of the audit trail: the row that a new event locks, and by which a cut-off end is noticed.
model AuditChain {
  chain        String @id
  lastSequence Int    @default(0)
  lastHash     String @default("")
}

/// A request with an \`Idempotency-Key\`: claimed before its work begins, and answered in the transaction that ends it, so that
/// a repetition is answered alike.
model IdempotencyKey {
  /// SHA-256 of person, method, path and key.
  id          String    @id
  userId      String?
  /// SHA-256 of the body: the same key with another body is refused.
  requestHash String
  /// 0 until it is answered.
  status      Int
  /// JSON of the answer.
  body        String
  createdAt   DateTime  @default(now())
  /// Who works on it, and until when nobody else may; a claim that was not renewed is taken over.
  holder      String    @default("")
  leaseUntil  DateTime?

  @@index([createdAt])
}

/// How often something was tried in a window of time, counted for all nodes.
model RateLimit {
  /// What is limited and for whom (hashed): \`login:account:\u2026\`, \`login:address:\u2026\`.
  key       String   @id
  count     Int      @default(0)
  expiresAt DateTime

  @@index([expiresAt])
}

/// One fact a row about the installation itself; its rows also serve as locks (who registers first).
model Setting {
  key   String @id
  value String
}

/// What somebody wants of contracts, topic by topic: their positions, for one side of one type of contract (B-24.1).
model PositionBook {
  id            String   @id
  ownerId       String
  name          String
  /// One of the contract types; '' where it is for any.
  contractType  String   @default("")
  /// goods | services | lease | employment | nda | other, by commas; '' where the contract type says it, or it is for any.
  kinds         String   @default("")
  /// buy | supply | mutual
  side          String
  /// mn | en | ru: of its own words.
  language      String
  /// JSON: the list of positions as lib/positions/schema.ts let it in.
  positions     String
  /// How many they are, so that lists need not read them.
  positionCount Int      @default(0)
  /// Counted up by each change, so that nobody writes over what they have not seen.
  revision      Int      @default(1)
  createdAt     DateTime @default(now())
  updatedAt     DateTime @default(now())

  owner   User             @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  readers PositionReader[]

  @@index([ownerId, createdAt])
}

/// A topic on which a contract is taken as it stands, although it is not as wanted, and why.
model AcceptedTopic {
  id             String   @id
  contractId     String
  /// One of the review's topics, or a book's own.
  topic          String
  reason         String
  /// The name as it was; it outlives the account.
  acceptedByName String
  acceptedAt     DateTime @default(now())

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)

  @@unique([contractId, topic])
}

/// Somebody with whom a book is shared: they read it and review by it.
model PositionReader {
  id        String   @id
  bookId    String
  userId    String
  createdAt DateTime @default(now())

  book PositionBook @relation(fields: [bookId], references: [id], onDelete: Cascade)
  user User         @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([bookId, userId])
  @@index([userId])
}

/// A file that came in for an existing contract, and what it changes (B-26.1).
model Round {
  id            String   @id
  contractId    String
  /// Null only where the file is lost.
  fileId        String?
  fileName      String
  /// sent: what went out | returned: what we sent came back | first: the first upload, which had tracked changes |
  /// version: a new text
  kind          String
  /// processing | ready | failed
  status        String   @default("processing")
  /// Key of an error text, when failed.
  statusMessage String?
  /// Who sent it, in the words of whoever took it in.
  sentBy        String   @default("")
  /// The version that was sent, and the one since which its changes were tracked.
  sentVersionId String?
  sentSinceId   String?
  /// The last version that came of it.
  versionId     String?
  tracked       Int      @default(0)
  untracked     Int      @default(0)
  comments      Int      @default(0)
  /// JSON: a list of names.
  authors       String   @default("[]")
  /// Of one that came back, the round that had sent it; of one that was sent, the round that it answers.
  answersId     String?
  /// Of one that was sent: mail | download.
  delivery      String   @default("")
  /// Of one that was sent, JSON: a list of names or addresses.
  recipients    String   @default("[]")
  /// Of one that was sent, which of our comments went along: none | open | all.
  remarksSent   String   @default("none")
  /// Of one that was sent, SHA-256 of the file in hex; it outlives the file.
  sha256        String?
  createdAt     DateTime @default(now())
  createdById   String?
  /// The name as it was; it outlives the account.
  createdByName String

  contract      Contract        @relation(fields: [contractId], references: [id], onDelete: Cascade)
  file          StoredFile?     @relation(fields: [fileId], references: [id], onDelete: SetNull)
  createdBy     User?           @relation(fields: [createdById], references: [id], onDelete: SetNull)
  changes       RoundChanges?
  decisions     RoundDecision[]
  remarks       Comment[]
  notifications Notification[]

  @@index([contractId, createdAt])
  @@index([fileId])
  @@index([createdById, createdAt])
}

/// What a round changes, in a table of its own, because it may be as long as a contract.
model RoundChanges {
  roundId String @id
  /// JSON: the list of changes as lib/exchange/rounds/schema.ts has them.
  changes String

  round Round @relation(fields: [roundId], references: [id], onDelete: Cascade)
}

/// Rows are only added: of several on one change the newest counts.
model RoundDecision {
  id            String   @id
  roundId       String
  changeId      String
  /// accepted | rejected
  decision      String
  /// Words of ours that were put in the place of theirs; the decision is then rejected.
  counter       String?
  /// The name as it was; it outlives the account.
  decidedByName String
  decidedAt     DateTime @default(now())
  /// The version that was made by it.
  versionId     String

  round Round @relation(fields: [roundId], references: [id], onDelete: Cascade)

  @@index([roundId, decidedAt])
}

/// Somebody's part in a contract that is in the trash: the row of Collaborator that it was, and will be again if the owner brings
/// the contract back. In a table of its own, so that whatever asks for parts finds none.
model TrashedPart {
  id                 String   @id
  contractId         String
  userId             String
  role               String
  createdAt          DateTime
  contractUploadedAt DateTime
  storedBytes        Float

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)
  user     User     @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([contractId, userId])
  @@index([userId, role])
}

/// A word that somebody put on a contract for themself; nobody else sees it.
model ContractLabel {
  id         String @id
  userId     String
  contractId String
  name       String

  user     User     @relation(fields: [userId], references: [id], onDelete: Cascade)
  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)

  @@unique([userId, contractId, name])
  @@index([userId, name])
  @@index([contractId])
}

/// What somebody lists their contracts by, under a name.
model SavedView {
  id        String   @id
  userId    String
  name      String
  /// As in the dashboard's address: search, filters, order, columns.
  query     String
  createdAt DateTime @default(now())

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([userId, name])
}

/// A date or duty of a contract, found in its text or written by a person (B-27.4). Days are \`YYYY-MM-DD\`, never moments.
model Deadline {
  id             String    @id
  contractId     String
  /// expiration | renewal | notice | payment | duty | other
  kind           String
  /// Its kind, of what was found in the text, which is there once; null for what a person wrote.
  foundAs        String?
  /// '' where the kind says it, in the reader's language.
  title          String    @default("")
  /// The day it is due; of what comes again, the next one.
  date           String
  /// RRULE, counted from \`repeatFrom\`; '' once.
  repeat         String    @default("")
  repeatFrom     String    @default("")
  /// proposed | confirmed | done | dismissed
  state          String    @default("proposed")
  /// Whether a person set the date, so that no reading of the text writes over it.
  isDatePersons  Boolean   @default(false)
  /// JSON: what the text says, as lib/deadlines/found.ts has it; null without a source.
  found          String?
  /// The day on which it was found or written: what was over by then is not late.
  foundOn        String
  /// The text that it was confirmed by is another now.
  isTextChanged  Boolean   @default(false)
  assigneeId     String?
  snoozedUntil   String?
  note           String    @default("")
  /// JSON: days before it on which reminders go out; null as usual.
  remindDays     String?
  createdAt      DateTime  @default(now())
  updatedAt      DateTime  @default(now())
  /// '' where the text was read by the app.
  createdByName  String    @default("")
  /// Who last confirmed it, did it or put it aside. The name as it was; it outlives the account.
  answeredByName String    @default("")
  answeredAt     DateTime?

  contract      Contract       @relation(fields: [contractId], references: [id], onDelete: Cascade)
  assignee      Collaborator?  @relation(fields: [assigneeId], references: [id], onDelete: SetNull)
  notifications Notification[]

  @@unique([contractId, foundAs])
  @@index([contractId, date])
  @@index([date, id])
  @@index([assigneeId])
}

/// Of which version a contract's dates were read last.
model DeadlineReading {
  contractId String @id
  versionId  String

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)
}

/// How somebody is reminded; without a row, by the server's time zone.
model ReminderSettings {
  userId       String  @id
  isOn         Boolean @default(true)
  /// IANA name; the browser's, unless it was chosen.
  timeZone     String  @default("")
  isZoneChosen Boolean @default(false)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)
}

/// One look at what somebody is to be reminded of, a day of theirs; in the transaction of its letter.
model ReminderDigest {
  id        String   @id
  userId    String
  /// YYYY-MM-DD, of the person's own time zone.
  day       String
  /// How many deadlines, mentions and replies the letter told of; 0 where none went out.
  count     Int      @default(0)
  createdAt DateTime @default(now())

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([userId, day])
}

/// The secret link by which a calendar reads somebody's deadlines.
model CalendarFeed {
  userId     String    @id
  /// SHA-256 of 256 random bits.
  secretHash String    @unique
  createdAt  DateTime  @default(now())
  /// Hash of all that the calendar was made of when it was last read, and since when that is so.
  stamp      String    @default("")
  changedAt  DateTime?

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)
}

/// What one person asked of the assistant about one contract, and its answer, for their eyes alone (B-12.21).
model KeptExchange {
  id            String   @id
  contractId    String
  userId        String
  /// The version that was read; its number outlives it.
  versionId     String
  versionNumber Int
  /// JSON: what was asked, as lib/assistant/schema.ts has it.
  request       String
  /// JSON: the answer's pieces, or what a search found.
  answer        String
  /// complete | stopped
  ending        String
  /// Bytes of the answer, so that the oldest can go without being read.
  bytes         Int
  createdAt     DateTime @default(now())

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)
  user     User     @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([contractId, userId, createdAt])
  @@index([userId])
}

/// Somebody who has a contract open, as long as \`seenAt\` is fresh (B-14.4).
model Presence {
  id         String   @id
  contractId String
  userId     String
  seenAt     DateTime

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)
  user     User     @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([contractId, userId])
  @@index([userId])
}

/// What a model found on a topic of a version: asked once, as it costs money and sends clauses away (B-24.15).
model TopicFinding {
  /// Made of the version, who was asked, in which language, on which topic and position.
  id        String   @id
  versionId String
  /// JSON: TopicFinding of lib/assistant/engines/openai/judge.ts.
  finding   String
  createdAt DateTime @default(now())

  version ContractVersion @relation(fields: [versionId], references: [id], onDelete: Cascade)

  @@index([versionId])
}

/// A contract as it was signed: one file or several, compared with the version that was agreed (B-28.2). The newest counts.
model SignedCopy {
  id             String    @id
  contractId     String
  /// The version that it is the signed copy of.
  versionId      String
  versionNumber  Int
  /// YYYY-MM-DD, never a moment.
  signedOn       String
  signedBy       String    @default("")
  /// processing | ready | failed
  status         String    @default("processing")
  /// Key of an error text, when failed.
  statusMessage  String?
  /// JSON: SignedComparison (lib/documents/signed/compare.ts), when ready.
  comparison     String?
  createdAt      DateTime  @default(now())
  /// The name as it was; it outlives the account.
  createdByName  String
  reopenedAt     DateTime?
  reopenedByName String    @default("")

  contract Contract     @relation(fields: [contractId], references: [id], onDelete: Cascade)
  files    SignedFile[]

  @@index([contractId, createdAt])
}

/// A file of a signed copy, in its place among them.
model SignedFile {
  id       String  @id
  copyId   String
  place    Int
  /// Null only where the file is lost.
  fileId   String?
  fileName String

  copy SignedCopy  @relation(fields: [copyId], references: [id], onDelete: Cascade)
  file StoredFile? @relation(fields: [fileId], references: [id], onDelete: SetNull)

  @@index([copyId, place])
  @@index([fileId])
}

/// What lists and searches keep of a contract; made again from its name and text at any time. A trigger adds it with its
/// contract, and empties the keys of a name that changed.
model ContractIndex {
  /// The number by which the index of words knows the contract.
  id           Int    @id @default(autoincrement())
  contractId   String @unique
  /// What the name is sorted by: Latin before Cyrillic, and the other way round; '' not made yet.
  nameLatin    String @default("")
  nameCyrillic String @default("")
  /// The rules by which its words were put into the index of words (migration 0025, beside Prisma); 0 not yet.
  wordRules    Int    @default(0)

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)

  @@index([wordRules])
}

/// A part in a contract with all that lists are ordered and narrowed by, so that one index answers each. Triggers write
/// it, with the part and whenever the contract changes (migration 0020).
model ListedPart {
  partId       String   @id
  userId       String
  contractId   String
  uploadedAt   DateTime
  contractType String
  status       String
  nameLatin    String
  nameCyrillic String

  part Collaborator @relation(fields: [partId], references: [id], onDelete: Cascade)

  @@unique([userId, contractId])
  @@index([contractId])
  @@index([userId, uploadedAt, contractId])
  @@index([userId, contractType, uploadedAt, contractId])
  @@index([userId, status, uploadedAt, contractId])
  @@index([userId, contractType, status, uploadedAt, contractId])
  @@index([userId, nameLatin, uploadedAt(sort: Desc), contractId(sort: Desc)])
  @@index([userId, nameCyrillic, uploadedAt(sort: Desc), contractId(sort: Desc)])
  @@index([userId, contractType, nameLatin, uploadedAt(sort: Desc), contractId(sort: Desc)], map: "ListedPart_type_nameLatin_idx")
  @@index([userId, contractType, nameCyrillic, uploadedAt(sort: Desc), contractId(sort: Desc)], map: "ListedPart_type_nameCyrillic_idx")
  @@index([userId, status, nameLatin, uploadedAt(sort: Desc), contractId(sort: Desc)])
  @@index([userId, status, nameCyrillic, uploadedAt(sort: Desc), contractId(sort: Desc)])
}

/// A contract that is filled in: its current text has fields, or somebody saved it as a template (B-9.21).
model ContractTemplate {
  id         String  @id
  contractId String  @unique
  /// JSON: the fields' names in order of the text; null where the contract is older than this, until it is listed.
  fields     String?
  isSaved    Boolean @default(false)

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)
}

/// Somebody who is named in a comment with '@': by id, so that a new name is shown there too (B-14.6).
model CommentMention {
  id        String  @id
  commentId String
  /// Null once the account is gone.
  userId    String?
  /// The name as it stands in the comment's text, behind the '@'.
  name      String

  comment Comment @relation(fields: [commentId], references: [id], onDelete: Cascade)
  user    User?   @relation(fields: [userId], references: [id], onDelete: SetNull)

  @@unique([commentId, userId])
  @@index([userId])
}

/// Something new for one person, shown only while they may see what it tells of (B-14.8).
model Notification {
  id           String    @id
  /// For whom.
  userId       String
  contractId   String
  /// As lib/people/notifications/schema.ts has it.
  kind         String
  /// Who did it, by the name they had.
  byName       String
  commentId    String?
  deadlineId   String?
  invitationId String?
  approvalId   String?
  roundId      String?
  createdAt    DateTime  @default(now())
  readAt       DateTime?
  /// Whether a letter tells of it: none | due (with the next morning's) | sent
  letter       String    @default("none")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  contract   Contract    @relation(fields: [contractId], references: [id], onDelete: Cascade)
  comment    Comment?    @relation(fields: [commentId], references: [id], onDelete: Cascade)
  deadline   Deadline?   @relation(fields: [deadlineId], references: [id], onDelete: Cascade)
  invitation Invitation? @relation(fields: [invitationId], references: [id], onDelete: Cascade)
  approval   Approval?   @relation(fields: [approvalId], references: [id], onDelete: Cascade)
  round      Round?      @relation(fields: [roundId], references: [id], onDelete: Cascade)

  @@index([userId, createdAt, id])
  @@index([userId, letter])
  @@index([contractId])
  @@index([commentId])
  @@index([deadlineId])
  @@index([invitationId])
  @@index([approvalId])
  @@index([roundId])
}

/// How somebody is told of mentions and replies by mail; without a row, at once.
model NotificationSettings {
  userId String @id
  /// atOnce | daily | never
  mail   String @default("atOnce")

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)
}

/// One person's word on one version, asked for by somebody who manages the contract (B-14.11).
model Approval {
  id          String    @id
  contractId  String
  versionId   String
  /// The version's own hash when it was asked for; '' where that version was not sealed yet.
  versionHash String
  /// Who is asked; null once the account is gone.
  userId      String?
  userName    String
  /// Only looked for among those who have a part by then.
  askedById   String?
  askedByName String
  /// What the asker said with it.
  note        String    @default("")
  askedAt     DateTime  @default(now())
  /// '' while it is awaited | approve | change
  answer      String    @default("")
  words       String    @default("")
  answeredAt  DateTime?

  contract      Contract        @relation(fields: [contractId], references: [id], onDelete: Cascade)
  version       ContractVersion @relation(fields: [versionId], references: [id], onDelete: Cascade)
  user          User?           @relation(fields: [userId], references: [id], onDelete: SetNull)
  notifications Notification[]

  @@unique([versionId, userId])
  @@index([contractId, askedAt])
  @@index([userId])
}

/// A page of the original that is a picture, while its contract is read: what is done is not done again (B-8.17).
model ScannedPage {
  id         String  @id
  contractId String
  page       Int
  /// JSON: what it says (lib/documents/scans/scanned-page.ts); null until it is read.
  words      String?

  contract Contract @relation(fields: [contractId], references: [id], onDelete: Cascade)

  @@unique([contractId, page])
}

/// Words of a version that were read from a picture and may be wrong (B-8.18).
model UncertainWords {
  id        String @id
  versionId String @unique
  /// JSON: [start, end] in the version's plain text.
  ranges    String

  version ContractVersion @relation(fields: [versionId], references: [id], onDelete: Cascade)
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime"},{"name":"emailVouchedAt","kind":"scalar","type":"DateTime"},{"name":"passwordHash","kind":"scalar","type":"String"},{"name":"passwordChangedAt","kind":"scalar","type":"DateTime"},{"name":"systemRole","kind":"scalar","type":"String"},{"name":"defaultLanguage","kind":"scalar","type":"String"},{"name":"settingsUpdatedAt","kind":"scalar","type":"DateTime"},{"name":"builtInEngineOnly","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"updatedAt","kind":"scalar","type":"DateTime"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToUser"},{"name":"files","kind":"object","type":"StoredFile","relationName":"StoredFileToUser"},{"name":"collaborations","kind":"object","type":"Collaborator","relationName":"CollaboratorToUser"},{"name":"versions","kind":"object","type":"ContractVersion","relationName":"ContractVersionToUser"},{"name":"uploads","kind":"object","type":"Contract","relationName":"ContractToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"passwordResets","kind":"object","type":"PasswordReset","relationName":"PasswordResetToUser"},{"name":"verifications","kind":"object","type":"EmailVerification","relationName":"EmailVerificationToUser"},{"name":"authenticator","kind":"object","type":"Authenticator","relationName":"AuthenticatorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"challenges","kind":"object","type":"SignInChallenge","relationName":"SignInChallengeToUser"},{"name":"positionBooks","kind":"object","type":"PositionBook","relationName":"PositionBookToUser"},{"name":"booksToRead","kind":"object","type":"PositionReader","relationName":"PositionReaderToUser"},{"name":"rounds","kind":"object","type":"Round","relationName":"RoundToUser"},{"name":"questions","kind":"object","type":"KeptExchange","relationName":"KeptExchangeToUser"},{"name":"presences","kind":"object","type":"Presence","relationName":"PresenceToUser"},{"name":"trashed","kind":"object","type":"TrashedPart","relationName":"TrashedPartToUser"},{"name":"labels","kind":"object","type":"ContractLabel","relationName":"ContractLabelToUser"},{"name":"savedViews","kind":"object","type":"SavedView","relationName":"SavedViewToUser"},{"name":"reminders","kind":"object","type":"ReminderSettings","relationName":"ReminderSettingsToUser"},{"name":"digests","kind":"object","type":"ReminderDigest","relationName":"ReminderDigestToUser"},{"name":"calendarFeed","kind":"object","type":"CalendarFeed","relationName":"CalendarFeedToUser"},{"name":"mentions","kind":"object","type":"CommentMention","relationName":"CommentMentionToUser"},{"name":"notifications","kind":"object","type":"Notification","relationName":"NotificationToUser"},{"name":"notificationSettings","kind":"object","type":"NotificationSettings","relationName":"NotificationSettingsToUser"},{"name":"approvals","kind":"object","type":"Approval","relationName":"ApprovalToUser"}],"dbName":null,"schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime"},{"name":"userAgent","kind":"scalar","type":"String"},{"name":"lastSeenAt","kind":"scalar","type":"DateTime"},{"name":"confirmedAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"SessionToUser"}],"dbName":null,"schema":null},"StoredFile":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ownerId","kind":"scalar","type":"String"},{"name":"fileName","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String"},{"name":"storageKey","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"Int"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"uploadedAt","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"StoredFileToUser"},{"name":"contracts","kind":"object","type":"Contract","relationName":"ContractToStoredFile"},{"name":"rounds","kind":"object","type":"Round","relationName":"RoundToStoredFile"},{"name":"carried","kind":"object","type":"ContractVersion","relationName":"ContractVersionToStoredFile"},{"name":"signed","kind":"object","type":"SignedFile","relationName":"SignedFileToStoredFile"}],"dbName":null,"schema":null},"Contract":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"contractType","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusMessage","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"pagesWithoutText","kind":"scalar","type":"String"},{"name":"scannedPages","kind":"scalar","type":"String"},{"name":"uploadedAt","kind":"scalar","type":"DateTime"},{"name":"uploadedById","kind":"scalar","type":"String"},{"name":"uploadedByName","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"String"},{"name":"currentVersionId","kind":"scalar","type":"String"},{"name":"lastVersionNumber","kind":"scalar","type":"Int"},{"name":"searchText","kind":"scalar","type":"String"},{"name":"updatedAt","kind":"scalar","type":"DateTime"},{"name":"deletedAt","kind":"scalar","type":"DateTime"},{"name":"signedOn","kind":"scalar","type":"String"},{"name":"signedBy","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"object","type":"User","relationName":"ContractToUser"},{"name":"file","kind":"object","type":"StoredFile","relationName":"ContractToStoredFile"},{"name":"versions","kind":"object","type":"ContractVersion","relationName":"ContractToContractVersion"},{"name":"collaborators","kind":"object","type":"Collaborator","relationName":"CollaboratorToContract"},{"name":"analyses","kind":"object","type":"Analysis","relationName":"AnalysisToContract"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"ContractToInvitation"},{"name":"accepted","kind":"object","type":"AcceptedTopic","relationName":"AcceptedTopicToContract"},{"name":"deadlines","kind":"object","type":"Deadline","relationName":"ContractToDeadline"},{"name":"datesRead","kind":"object","type":"DeadlineReading","relationName":"ContractToDeadlineReading"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToContract"},{"name":"rounds","kind":"object","type":"Round","relationName":"ContractToRound"},{"name":"questions","kind":"object","type":"KeptExchange","relationName":"ContractToKeptExchange"},{"name":"presences","kind":"object","type":"Presence","relationName":"ContractToPresence"},{"name":"trashed","kind":"object","type":"TrashedPart","relationName":"ContractToTrashedPart"},{"name":"labels","kind":"object","type":"ContractLabel","relationName":"ContractToContractLabel"},{"name":"signedCopies","kind":"object","type":"SignedCopy","relationName":"ContractToSignedCopy"},{"name":"index","kind":"object","type":"ContractIndex","relationName":"ContractToContractIndex"},{"name":"notifications","kind":"object","type":"Notification","relationName":"ContractToNotification"},{"name":"approvals","kind":"object","type":"Approval","relationName":"ApprovalToContract"},{"name":"scans","kind":"object","type":"ScannedPage","relationName":"ContractToScannedPage"},{"name":"template","kind":"object","type":"ContractTemplate","relationName":"ContractToContractTemplate"}],"dbName":null,"schema":null},"ContractVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"versionNumber","kind":"scalar","type":"Int"},{"name":"html","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"createdById","kind":"scalar","type":"String"},{"name":"createdByName","kind":"scalar","type":"String"},{"name":"restoredFromNumber","kind":"scalar","type":"Int"},{"name":"carrierFileId","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToContractVersion"},{"name":"createdBy","kind":"object","type":"User","relationName":"ContractVersionToUser"},{"name":"carrier","kind":"object","type":"StoredFile","relationName":"ContractVersionToStoredFile"},{"name":"analyses","kind":"object","type":"Analysis","relationName":"AnalysisToContractVersion"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToContractVersion"},{"name":"uncertain","kind":"object","type":"UncertainWords","relationName":"ContractVersionToUncertainWords"},{"name":"text","kind":"object","type":"VersionText","relationName":"ContractVersionToVersionText"},{"name":"review","kind":"object","type":"VersionReview","relationName":"ContractVersionToVersionReview"},{"name":"findings","kind":"object","type":"TopicFinding","relationName":"ContractVersionToTopicFinding"},{"name":"approvals","kind":"object","type":"Approval","relationName":"ApprovalToContractVersion"}],"dbName":null,"schema":null},"VersionReview":{"fields":[{"name":"versionId","kind":"scalar","type":"String"},{"name":"rules","kind":"scalar","type":"Int"},{"name":"review","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"version","kind":"object","type":"ContractVersion","relationName":"ContractVersionToVersionReview"}],"dbName":null,"schema":null},"VersionText":{"fields":[{"name":"versionId","kind":"scalar","type":"String"},{"name":"answerBytes","kind":"scalar","type":"Int"},{"name":"pages","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"version","kind":"object","type":"ContractVersion","relationName":"ContractVersionToVersionText"}],"dbName":null,"schema":null},"Collaborator":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"contractUploadedAt","kind":"scalar","type":"DateTime"},{"name":"storedBytes","kind":"scalar","type":"Float"},{"name":"contract","kind":"object","type":"Contract","relationName":"CollaboratorToContract"},{"name":"user","kind":"object","type":"User","relationName":"CollaboratorToUser"},{"name":"deadlines","kind":"object","type":"Deadline","relationName":"CollaboratorToDeadline"},{"name":"listed","kind":"object","type":"ListedPart","relationName":"CollaboratorToListedPart"}],"dbName":null,"schema":null},"Analysis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"engine","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"contract","kind":"object","type":"Contract","relationName":"AnalysisToContract"},{"name":"version","kind":"object","type":"ContractVersion","relationName":"AnalysisToContractVersion"},{"name":"suggestions","kind":"object","type":"Suggestion","relationName":"AnalysisToSuggestion"}],"dbName":null,"schema":null},"Suggestion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"analysisId","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"comment","kind":"scalar","type":"String"},{"name":"check","kind":"scalar","type":"String"},{"name":"values","kind":"scalar","type":"String"},{"name":"quote","kind":"scalar","type":"String"},{"name":"replacement","kind":"scalar","type":"String"},{"name":"severity","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"start","kind":"scalar","type":"Int"},{"name":"end","kind":"scalar","type":"Int"},{"name":"page","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime"},{"name":"decidedByName","kind":"scalar","type":"String"},{"name":"analysis","kind":"object","type":"Analysis","relationName":"AnalysisToSuggestion"}],"dbName":null,"schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"tokenHash","kind":"scalar","type":"String"},{"name":"copyHash","kind":"scalar","type":"String"},{"name":"invitedById","kind":"scalar","type":"String"},{"name":"invitedByName","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime"},{"name":"acceptedAt","kind":"scalar","type":"DateTime"},{"name":"revokedAt","kind":"scalar","type":"DateTime"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToInvitation"},{"name":"invitedBy","kind":"object","type":"User","relationName":"InvitationToUser"},{"name":"notifications","kind":"object","type":"Notification","relationName":"InvitationToNotification"}],"dbName":null,"schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"authorId","kind":"scalar","type":"String"},{"name":"authorName","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"resolvedAt","kind":"scalar","type":"DateTime"},{"name":"resolvedByName","kind":"scalar","type":"String"},{"name":"roundId","kind":"scalar","type":"String"},{"name":"parentId","kind":"scalar","type":"String"},{"name":"contract","kind":"object","type":"Contract","relationName":"CommentToContract"},{"name":"version","kind":"object","type":"ContractVersion","relationName":"CommentToContractVersion"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"},{"name":"round","kind":"object","type":"Round","relationName":"CommentToRound"},{"name":"mentions","kind":"object","type":"CommentMention","relationName":"CommentToCommentMention"},{"name":"notifications","kind":"object","type":"Notification","relationName":"CommentToNotification"}],"dbName":null,"schema":null},"PasswordReset":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"tokenHash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime"},{"name":"usedAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"PasswordResetToUser"}],"dbName":null,"schema":null},"EmailVerification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"tokenHash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime"},{"name":"usedAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"EmailVerificationToUser"}],"dbName":null,"schema":null},"Authenticator":{"fields":[{"name":"userId","kind":"scalar","type":"String"},{"name":"secret","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"confirmedAt","kind":"scalar","type":"DateTime"},{"name":"lastStep","kind":"scalar","type":"Int"},{"name":"user","kind":"object","type":"User","relationName":"AuthenticatorToUser"}],"dbName":null,"schema":null},"RecoveryCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"codeHash","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":null,"schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"credentialId","kind":"scalar","type":"String"},{"name":"publicKey","kind":"scalar","type":"String"},{"name":"counter","kind":"scalar","type":"Int"},{"name":"transports","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":null,"schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":null,"schema":null},"SignInChallenge":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"sessionId","kind":"scalar","type":"String"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"SignInChallengeToUser"}],"dbName":null,"schema":null},"OutgoingMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"linkHash","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"sentAt","kind":"scalar","type":"DateTime"},{"name":"carrier","kind":"scalar","type":"String"},{"name":"failedAt","kind":"scalar","type":"DateTime"},{"name":"failures","kind":"scalar","type":"String"},{"name":"replyTo","kind":"scalar","type":"String"},{"name":"attachment","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"Job":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"String"},{"name":"lane","kind":"scalar","type":"String"},{"name":"accountId","kind":"scalar","type":"String"},{"name":"turn","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"runAt","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"lockedUntil","kind":"scalar","type":"DateTime"},{"name":"lockedBy","kind":"scalar","type":"String"},{"name":"lastError","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime"},{"name":"failedAt","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"AuditEvent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"chain","kind":"scalar","type":"String"},{"name":"sequence","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String"},{"name":"actorName","kind":"scalar","type":"String"},{"name":"action","kind":"scalar","type":"String"},{"name":"detail","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"previousHash","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"AuditChain":{"fields":[{"name":"chain","kind":"scalar","type":"String"},{"name":"lastSequence","kind":"scalar","type":"Int"},{"name":"lastHash","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"IdempotencyKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"requestHash","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"holder","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime"}],"dbName":null,"schema":null},"Setting":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"}],"dbName":null,"schema":null},"PositionBook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ownerId","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"contractType","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"side","kind":"scalar","type":"String"},{"name":"language","kind":"scalar","type":"String"},{"name":"positions","kind":"scalar","type":"String"},{"name":"positionCount","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"updatedAt","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"PositionBookToUser"},{"name":"readers","kind":"object","type":"PositionReader","relationName":"PositionBookToPositionReader"}],"dbName":null,"schema":null},"AcceptedTopic":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"topic","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"acceptedByName","kind":"scalar","type":"String"},{"name":"acceptedAt","kind":"scalar","type":"DateTime"},{"name":"contract","kind":"object","type":"Contract","relationName":"AcceptedTopicToContract"}],"dbName":null,"schema":null},"PositionReader":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"bookId","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"book","kind":"object","type":"PositionBook","relationName":"PositionBookToPositionReader"},{"name":"user","kind":"object","type":"User","relationName":"PositionReaderToUser"}],"dbName":null,"schema":null},"Round":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"String"},{"name":"fileName","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusMessage","kind":"scalar","type":"String"},{"name":"sentBy","kind":"scalar","type":"String"},{"name":"sentVersionId","kind":"scalar","type":"String"},{"name":"sentSinceId","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"tracked","kind":"scalar","type":"Int"},{"name":"untracked","kind":"scalar","type":"Int"},{"name":"comments","kind":"scalar","type":"Int"},{"name":"authors","kind":"scalar","type":"String"},{"name":"answersId","kind":"scalar","type":"String"},{"name":"delivery","kind":"scalar","type":"String"},{"name":"recipients","kind":"scalar","type":"String"},{"name":"remarksSent","kind":"scalar","type":"String"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"createdById","kind":"scalar","type":"String"},{"name":"createdByName","kind":"scalar","type":"String"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToRound"},{"name":"file","kind":"object","type":"StoredFile","relationName":"RoundToStoredFile"},{"name":"createdBy","kind":"object","type":"User","relationName":"RoundToUser"},{"name":"changes","kind":"object","type":"RoundChanges","relationName":"RoundToRoundChanges"},{"name":"decisions","kind":"object","type":"RoundDecision","relationName":"RoundToRoundDecision"},{"name":"remarks","kind":"object","type":"Comment","relationName":"CommentToRound"},{"name":"notifications","kind":"object","type":"Notification","relationName":"NotificationToRound"}],"dbName":null,"schema":null},"RoundChanges":{"fields":[{"name":"roundId","kind":"scalar","type":"String"},{"name":"changes","kind":"scalar","type":"String"},{"name":"round","kind":"object","type":"Round","relationName":"RoundToRoundChanges"}],"dbName":null,"schema":null},"RoundDecision":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"roundId","kind":"scalar","type":"String"},{"name":"changeId","kind":"scalar","type":"String"},{"name":"decision","kind":"scalar","type":"String"},{"name":"counter","kind":"scalar","type":"String"},{"name":"decidedByName","kind":"scalar","type":"String"},{"name":"decidedAt","kind":"scalar","type":"DateTime"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"round","kind":"object","type":"Round","relationName":"RoundToRoundDecision"}],"dbName":null,"schema":null},"TrashedPart":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"contractUploadedAt","kind":"scalar","type":"DateTime"},{"name":"storedBytes","kind":"scalar","type":"Float"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToTrashedPart"},{"name":"user","kind":"object","type":"User","relationName":"TrashedPartToUser"}],"dbName":null,"schema":null},"ContractLabel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"user","kind":"object","type":"User","relationName":"ContractLabelToUser"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToContractLabel"}],"dbName":null,"schema":null},"SavedView":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"query","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"SavedViewToUser"}],"dbName":null,"schema":null},"Deadline":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"foundAs","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"date","kind":"scalar","type":"String"},{"name":"repeat","kind":"scalar","type":"String"},{"name":"repeatFrom","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"isDatePersons","kind":"scalar","type":"Boolean"},{"name":"found","kind":"scalar","type":"String"},{"name":"foundOn","kind":"scalar","type":"String"},{"name":"isTextChanged","kind":"scalar","type":"Boolean"},{"name":"assigneeId","kind":"scalar","type":"String"},{"name":"snoozedUntil","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"remindDays","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"updatedAt","kind":"scalar","type":"DateTime"},{"name":"createdByName","kind":"scalar","type":"String"},{"name":"answeredByName","kind":"scalar","type":"String"},{"name":"answeredAt","kind":"scalar","type":"DateTime"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToDeadline"},{"name":"assignee","kind":"object","type":"Collaborator","relationName":"CollaboratorToDeadline"},{"name":"notifications","kind":"object","type":"Notification","relationName":"DeadlineToNotification"}],"dbName":null,"schema":null},"DeadlineReading":{"fields":[{"name":"contractId","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToDeadlineReading"}],"dbName":null,"schema":null},"ReminderSettings":{"fields":[{"name":"userId","kind":"scalar","type":"String"},{"name":"isOn","kind":"scalar","type":"Boolean"},{"name":"timeZone","kind":"scalar","type":"String"},{"name":"isZoneChosen","kind":"scalar","type":"Boolean"},{"name":"user","kind":"object","type":"User","relationName":"ReminderSettingsToUser"}],"dbName":null,"schema":null},"ReminderDigest":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"ReminderDigestToUser"}],"dbName":null,"schema":null},"CalendarFeed":{"fields":[{"name":"userId","kind":"scalar","type":"String"},{"name":"secretHash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"stamp","kind":"scalar","type":"String"},{"name":"changedAt","kind":"scalar","type":"DateTime"},{"name":"user","kind":"object","type":"User","relationName":"CalendarFeedToUser"}],"dbName":null,"schema":null},"KeptExchange":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"versionNumber","kind":"scalar","type":"Int"},{"name":"request","kind":"scalar","type":"String"},{"name":"answer","kind":"scalar","type":"String"},{"name":"ending","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToKeptExchange"},{"name":"user","kind":"object","type":"User","relationName":"KeptExchangeToUser"}],"dbName":null,"schema":null},"Presence":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"seenAt","kind":"scalar","type":"DateTime"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToPresence"},{"name":"user","kind":"object","type":"User","relationName":"PresenceToUser"}],"dbName":null,"schema":null},"TopicFinding":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"finding","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"version","kind":"object","type":"ContractVersion","relationName":"ContractVersionToTopicFinding"}],"dbName":null,"schema":null},"SignedCopy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"versionNumber","kind":"scalar","type":"Int"},{"name":"signedOn","kind":"scalar","type":"String"},{"name":"signedBy","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"statusMessage","kind":"scalar","type":"String"},{"name":"comparison","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"createdByName","kind":"scalar","type":"String"},{"name":"reopenedAt","kind":"scalar","type":"DateTime"},{"name":"reopenedByName","kind":"scalar","type":"String"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToSignedCopy"},{"name":"files","kind":"object","type":"SignedFile","relationName":"SignedCopyToSignedFile"}],"dbName":null,"schema":null},"SignedFile":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"copyId","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"Int"},{"name":"fileId","kind":"scalar","type":"String"},{"name":"fileName","kind":"scalar","type":"String"},{"name":"copy","kind":"object","type":"SignedCopy","relationName":"SignedCopyToSignedFile"},{"name":"file","kind":"object","type":"StoredFile","relationName":"SignedFileToStoredFile"}],"dbName":null,"schema":null},"ContractIndex":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"nameLatin","kind":"scalar","type":"String"},{"name":"nameCyrillic","kind":"scalar","type":"String"},{"name":"wordRules","kind":"scalar","type":"Int"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToContractIndex"}],"dbName":null,"schema":null},"ListedPart":{"fields":[{"name":"partId","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"uploadedAt","kind":"scalar","type":"DateTime"},{"name":"contractType","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"nameLatin","kind":"scalar","type":"String"},{"name":"nameCyrillic","kind":"scalar","type":"String"},{"name":"part","kind":"object","type":"Collaborator","relationName":"CollaboratorToListedPart"}],"dbName":null,"schema":null},"ContractTemplate":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"fields","kind":"scalar","type":"String"},{"name":"isSaved","kind":"scalar","type":"Boolean"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToContractTemplate"}],"dbName":null,"schema":null},"CommentMention":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"commentId","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"comment","kind":"object","type":"Comment","relationName":"CommentToCommentMention"},{"name":"user","kind":"object","type":"User","relationName":"CommentMentionToUser"}],"dbName":null,"schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"byName","kind":"scalar","type":"String"},{"name":"commentId","kind":"scalar","type":"String"},{"name":"deadlineId","kind":"scalar","type":"String"},{"name":"invitationId","kind":"scalar","type":"String"},{"name":"approvalId","kind":"scalar","type":"String"},{"name":"roundId","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime"},{"name":"letter","kind":"scalar","type":"String"},{"name":"user","kind":"object","type":"User","relationName":"NotificationToUser"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToNotification"},{"name":"comment","kind":"object","type":"Comment","relationName":"CommentToNotification"},{"name":"deadline","kind":"object","type":"Deadline","relationName":"DeadlineToNotification"},{"name":"invitation","kind":"object","type":"Invitation","relationName":"InvitationToNotification"},{"name":"approval","kind":"object","type":"Approval","relationName":"ApprovalToNotification"},{"name":"round","kind":"object","type":"Round","relationName":"NotificationToRound"}],"dbName":null,"schema":null},"NotificationSettings":{"fields":[{"name":"userId","kind":"scalar","type":"String"},{"name":"mail","kind":"scalar","type":"String"},{"name":"user","kind":"object","type":"User","relationName":"NotificationSettingsToUser"}],"dbName":null,"schema":null},"Approval":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"versionHash","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String"},{"name":"userName","kind":"scalar","type":"String"},{"name":"askedById","kind":"scalar","type":"String"},{"name":"askedByName","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime"},{"name":"answer","kind":"scalar","type":"String"},{"name":"words","kind":"scalar","type":"String"},{"name":"answeredAt","kind":"scalar","type":"DateTime"},{"name":"contract","kind":"object","type":"Contract","relationName":"ApprovalToContract"},{"name":"version","kind":"object","type":"ContractVersion","relationName":"ApprovalToContractVersion"},{"name":"user","kind":"object","type":"User","relationName":"ApprovalToUser"},{"name":"notifications","kind":"object","type":"Notification","relationName":"ApprovalToNotification"}],"dbName":null,"schema":null},"ScannedPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"contractId","kind":"scalar","type":"String"},{"name":"page","kind":"scalar","type":"Int"},{"name":"words","kind":"scalar","type":"String"},{"name":"contract","kind":"object","type":"Contract","relationName":"ContractToScannedPage"}],"dbName":null,"schema":null},"UncertainWords":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"versionId","kind":"scalar","type":"String"},{"name":"ranges","kind":"scalar","type":"String"},{"name":"version","kind":"object","type":"ContractVersion","relationName":"ContractVersionToUncertainWords"}],"dbName":null,"schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","sessions","owner","uploadedBy","file","contract","createdBy","carrier","version","analysis","suggestions","_count","analyses","author","round","changes","decisions","remarks","comment","deadlines","part","listed","assignee","notifications","deadline","invitedBy","invitation","approval","mentions","comments","uncertain","text","review","findings","approvals","versions","collaborators","invitations","accepted","datesRead","rounds","questions","presences","trashed","labels","copy","files","signedCopies","index","scans","template","contracts","carried","signed","collaborations","uploads","passwordResets","verifications","authenticator","recoveryCodes","passkeys","identities","challenges","book","readers","positionBooks","booksToRead","savedViews","reminders","digests","calendarFeed","notificationSettings","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_min","_max","User.groupBy","User.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","StoredFile.findUnique","StoredFile.findUniqueOrThrow","StoredFile.findFirst","StoredFile.findFirstOrThrow","StoredFile.findMany","StoredFile.createOne","StoredFile.createMany","StoredFile.createManyAndReturn","StoredFile.updateOne","StoredFile.updateMany","StoredFile.updateManyAndReturn","StoredFile.upsertOne","StoredFile.deleteOne","StoredFile.deleteMany","_avg","_sum","StoredFile.groupBy","StoredFile.aggregate","Contract.findUnique","Contract.findUniqueOrThrow","Contract.findFirst","Contract.findFirstOrThrow","Contract.findMany","Contract.createOne","Contract.createMany","Contract.createManyAndReturn","Contract.updateOne","Contract.updateMany","Contract.updateManyAndReturn","Contract.upsertOne","Contract.deleteOne","Contract.deleteMany","Contract.groupBy","Contract.aggregate","ContractVersion.findUnique","ContractVersion.findUniqueOrThrow","ContractVersion.findFirst","ContractVersion.findFirstOrThrow","ContractVersion.findMany","ContractVersion.createOne","ContractVersion.createMany","ContractVersion.createManyAndReturn","ContractVersion.updateOne","ContractVersion.updateMany","ContractVersion.updateManyAndReturn","ContractVersion.upsertOne","ContractVersion.deleteOne","ContractVersion.deleteMany","ContractVersion.groupBy","ContractVersion.aggregate","VersionReview.findUnique","VersionReview.findUniqueOrThrow","VersionReview.findFirst","VersionReview.findFirstOrThrow","VersionReview.findMany","VersionReview.createOne","VersionReview.createMany","VersionReview.createManyAndReturn","VersionReview.updateOne","VersionReview.updateMany","VersionReview.updateManyAndReturn","VersionReview.upsertOne","VersionReview.deleteOne","VersionReview.deleteMany","VersionReview.groupBy","VersionReview.aggregate","VersionText.findUnique","VersionText.findUniqueOrThrow","VersionText.findFirst","VersionText.findFirstOrThrow","VersionText.findMany","VersionText.createOne","VersionText.createMany","VersionText.createManyAndReturn","VersionText.updateOne","VersionText.updateMany","VersionText.updateManyAndReturn","VersionText.upsertOne","VersionText.deleteOne","VersionText.deleteMany","VersionText.groupBy","VersionText.aggregate","Collaborator.findUnique","Collaborator.findUniqueOrThrow","Collaborator.findFirst","Collaborator.findFirstOrThrow","Collaborator.findMany","Collaborator.createOne","Collaborator.createMany","Collaborator.createManyAndReturn","Collaborator.updateOne","Collaborator.updateMany","Collaborator.updateManyAndReturn","Collaborator.upsertOne","Collaborator.deleteOne","Collaborator.deleteMany","Collaborator.groupBy","Collaborator.aggregate","Analysis.findUnique","Analysis.findUniqueOrThrow","Analysis.findFirst","Analysis.findFirstOrThrow","Analysis.findMany","Analysis.createOne","Analysis.createMany","Analysis.createManyAndReturn","Analysis.updateOne","Analysis.updateMany","Analysis.updateManyAndReturn","Analysis.upsertOne","Analysis.deleteOne","Analysis.deleteMany","Analysis.groupBy","Analysis.aggregate","Suggestion.findUnique","Suggestion.findUniqueOrThrow","Suggestion.findFirst","Suggestion.findFirstOrThrow","Suggestion.findMany","Suggestion.createOne","Suggestion.createMany","Suggestion.createManyAndReturn","Suggestion.updateOne","Suggestion.updateMany","Suggestion.updateManyAndReturn","Suggestion.upsertOne","Suggestion.deleteOne","Suggestion.deleteMany","Suggestion.groupBy","Suggestion.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","PasswordReset.findUnique","PasswordReset.findUniqueOrThrow","PasswordReset.findFirst","PasswordReset.findFirstOrThrow","PasswordReset.findMany","PasswordReset.createOne","PasswordReset.createMany","PasswordReset.createManyAndReturn","PasswordReset.updateOne","PasswordReset.updateMany","PasswordReset.updateManyAndReturn","PasswordReset.upsertOne","PasswordReset.deleteOne","PasswordReset.deleteMany","PasswordReset.groupBy","PasswordReset.aggregate","EmailVerification.findUnique","EmailVerification.findUniqueOrThrow","EmailVerification.findFirst","EmailVerification.findFirstOrThrow","EmailVerification.findMany","EmailVerification.createOne","EmailVerification.createMany","EmailVerification.createManyAndReturn","EmailVerification.updateOne","EmailVerification.updateMany","EmailVerification.updateManyAndReturn","EmailVerification.upsertOne","EmailVerification.deleteOne","EmailVerification.deleteMany","EmailVerification.groupBy","EmailVerification.aggregate","Authenticator.findUnique","Authenticator.findUniqueOrThrow","Authenticator.findFirst","Authenticator.findFirstOrThrow","Authenticator.findMany","Authenticator.createOne","Authenticator.createMany","Authenticator.createManyAndReturn","Authenticator.updateOne","Authenticator.updateMany","Authenticator.updateManyAndReturn","Authenticator.upsertOne","Authenticator.deleteOne","Authenticator.deleteMany","Authenticator.groupBy","Authenticator.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","SignInChallenge.findUnique","SignInChallenge.findUniqueOrThrow","SignInChallenge.findFirst","SignInChallenge.findFirstOrThrow","SignInChallenge.findMany","SignInChallenge.createOne","SignInChallenge.createMany","SignInChallenge.createManyAndReturn","SignInChallenge.updateOne","SignInChallenge.updateMany","SignInChallenge.updateManyAndReturn","SignInChallenge.upsertOne","SignInChallenge.deleteOne","SignInChallenge.deleteMany","SignInChallenge.groupBy","SignInChallenge.aggregate","OutgoingMail.findUnique","OutgoingMail.findUniqueOrThrow","OutgoingMail.findFirst","OutgoingMail.findFirstOrThrow","OutgoingMail.findMany","OutgoingMail.createOne","OutgoingMail.createMany","OutgoingMail.createManyAndReturn","OutgoingMail.updateOne","OutgoingMail.updateMany","OutgoingMail.updateManyAndReturn","OutgoingMail.upsertOne","OutgoingMail.deleteOne","OutgoingMail.deleteMany","OutgoingMail.groupBy","OutgoingMail.aggregate","Job.findUnique","Job.findUniqueOrThrow","Job.findFirst","Job.findFirstOrThrow","Job.findMany","Job.createOne","Job.createMany","Job.createManyAndReturn","Job.updateOne","Job.updateMany","Job.updateManyAndReturn","Job.upsertOne","Job.deleteOne","Job.deleteMany","Job.groupBy","Job.aggregate","AuditEvent.findUnique","AuditEvent.findUniqueOrThrow","AuditEvent.findFirst","AuditEvent.findFirstOrThrow","AuditEvent.findMany","AuditEvent.createOne","AuditEvent.createMany","AuditEvent.createManyAndReturn","AuditEvent.updateOne","AuditEvent.updateMany","AuditEvent.updateManyAndReturn","AuditEvent.upsertOne","AuditEvent.deleteOne","AuditEvent.deleteMany","AuditEvent.groupBy","AuditEvent.aggregate","AuditChain.findUnique","AuditChain.findUniqueOrThrow","AuditChain.findFirst","AuditChain.findFirstOrThrow","AuditChain.findMany","AuditChain.createOne","AuditChain.createMany","AuditChain.createManyAndReturn","AuditChain.updateOne","AuditChain.updateMany","AuditChain.updateManyAndReturn","AuditChain.upsertOne","AuditChain.deleteOne","AuditChain.deleteMany","AuditChain.groupBy","AuditChain.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","Setting.findUnique","Setting.findUniqueOrThrow","Setting.findFirst","Setting.findFirstOrThrow","Setting.findMany","Setting.createOne","Setting.createMany","Setting.createManyAndReturn","Setting.updateOne","Setting.updateMany","Setting.updateManyAndReturn","Setting.upsertOne","Setting.deleteOne","Setting.deleteMany","Setting.groupBy","Setting.aggregate","PositionBook.findUnique","PositionBook.findUniqueOrThrow","PositionBook.findFirst","PositionBook.findFirstOrThrow","PositionBook.findMany","PositionBook.createOne","PositionBook.createMany","PositionBook.createManyAndReturn","PositionBook.updateOne","PositionBook.updateMany","PositionBook.updateManyAndReturn","PositionBook.upsertOne","PositionBook.deleteOne","PositionBook.deleteMany","PositionBook.groupBy","PositionBook.aggregate","AcceptedTopic.findUnique","AcceptedTopic.findUniqueOrThrow","AcceptedTopic.findFirst","AcceptedTopic.findFirstOrThrow","AcceptedTopic.findMany","AcceptedTopic.createOne","AcceptedTopic.createMany","AcceptedTopic.createManyAndReturn","AcceptedTopic.updateOne","AcceptedTopic.updateMany","AcceptedTopic.updateManyAndReturn","AcceptedTopic.upsertOne","AcceptedTopic.deleteOne","AcceptedTopic.deleteMany","AcceptedTopic.groupBy","AcceptedTopic.aggregate","PositionReader.findUnique","PositionReader.findUniqueOrThrow","PositionReader.findFirst","PositionReader.findFirstOrThrow","PositionReader.findMany","PositionReader.createOne","PositionReader.createMany","PositionReader.createManyAndReturn","PositionReader.updateOne","PositionReader.updateMany","PositionReader.updateManyAndReturn","PositionReader.upsertOne","PositionReader.deleteOne","PositionReader.deleteMany","PositionReader.groupBy","PositionReader.aggregate","Round.findUnique","Round.findUniqueOrThrow","Round.findFirst","Round.findFirstOrThrow","Round.findMany","Round.createOne","Round.createMany","Round.createManyAndReturn","Round.updateOne","Round.updateMany","Round.updateManyAndReturn","Round.upsertOne","Round.deleteOne","Round.deleteMany","Round.groupBy","Round.aggregate","RoundChanges.findUnique","RoundChanges.findUniqueOrThrow","RoundChanges.findFirst","RoundChanges.findFirstOrThrow","RoundChanges.findMany","RoundChanges.createOne","RoundChanges.createMany","RoundChanges.createManyAndReturn","RoundChanges.updateOne","RoundChanges.updateMany","RoundChanges.updateManyAndReturn","RoundChanges.upsertOne","RoundChanges.deleteOne","RoundChanges.deleteMany","RoundChanges.groupBy","RoundChanges.aggregate","RoundDecision.findUnique","RoundDecision.findUniqueOrThrow","RoundDecision.findFirst","RoundDecision.findFirstOrThrow","RoundDecision.findMany","RoundDecision.createOne","RoundDecision.createMany","RoundDecision.createManyAndReturn","RoundDecision.updateOne","RoundDecision.updateMany","RoundDecision.updateManyAndReturn","RoundDecision.upsertOne","RoundDecision.deleteOne","RoundDecision.deleteMany","RoundDecision.groupBy","RoundDecision.aggregate","TrashedPart.findUnique","TrashedPart.findUniqueOrThrow","TrashedPart.findFirst","TrashedPart.findFirstOrThrow","TrashedPart.findMany","TrashedPart.createOne","TrashedPart.createMany","TrashedPart.createManyAndReturn","TrashedPart.updateOne","TrashedPart.updateMany","TrashedPart.updateManyAndReturn","TrashedPart.upsertOne","TrashedPart.deleteOne","TrashedPart.deleteMany","TrashedPart.groupBy","TrashedPart.aggregate","ContractLabel.findUnique","ContractLabel.findUniqueOrThrow","ContractLabel.findFirst","ContractLabel.findFirstOrThrow","ContractLabel.findMany","ContractLabel.createOne","ContractLabel.createMany","ContractLabel.createManyAndReturn","ContractLabel.updateOne","ContractLabel.updateMany","ContractLabel.updateManyAndReturn","ContractLabel.upsertOne","ContractLabel.deleteOne","ContractLabel.deleteMany","ContractLabel.groupBy","ContractLabel.aggregate","SavedView.findUnique","SavedView.findUniqueOrThrow","SavedView.findFirst","SavedView.findFirstOrThrow","SavedView.findMany","SavedView.createOne","SavedView.createMany","SavedView.createManyAndReturn","SavedView.updateOne","SavedView.updateMany","SavedView.updateManyAndReturn","SavedView.upsertOne","SavedView.deleteOne","SavedView.deleteMany","SavedView.groupBy","SavedView.aggregate","Deadline.findUnique","Deadline.findUniqueOrThrow","Deadline.findFirst","Deadline.findFirstOrThrow","Deadline.findMany","Deadline.createOne","Deadline.createMany","Deadline.createManyAndReturn","Deadline.updateOne","Deadline.updateMany","Deadline.updateManyAndReturn","Deadline.upsertOne","Deadline.deleteOne","Deadline.deleteMany","Deadline.groupBy","Deadline.aggregate","DeadlineReading.findUnique","DeadlineReading.findUniqueOrThrow","DeadlineReading.findFirst","DeadlineReading.findFirstOrThrow","DeadlineReading.findMany","DeadlineReading.createOne","DeadlineReading.createMany","DeadlineReading.createManyAndReturn","DeadlineReading.updateOne","DeadlineReading.updateMany","DeadlineReading.updateManyAndReturn","DeadlineReading.upsertOne","DeadlineReading.deleteOne","DeadlineReading.deleteMany","DeadlineReading.groupBy","DeadlineReading.aggregate","ReminderSettings.findUnique","ReminderSettings.findUniqueOrThrow","ReminderSettings.findFirst","ReminderSettings.findFirstOrThrow","ReminderSettings.findMany","ReminderSettings.createOne","ReminderSettings.createMany","ReminderSettings.createManyAndReturn","ReminderSettings.updateOne","ReminderSettings.updateMany","ReminderSettings.updateManyAndReturn","ReminderSettings.upsertOne","ReminderSettings.deleteOne","ReminderSettings.deleteMany","ReminderSettings.groupBy","ReminderSettings.aggregate","ReminderDigest.findUnique","ReminderDigest.findUniqueOrThrow","ReminderDigest.findFirst","ReminderDigest.findFirstOrThrow","ReminderDigest.findMany","ReminderDigest.createOne","ReminderDigest.createMany","ReminderDigest.createManyAndReturn","ReminderDigest.updateOne","ReminderDigest.updateMany","ReminderDigest.updateManyAndReturn","ReminderDigest.upsertOne","ReminderDigest.deleteOne","ReminderDigest.deleteMany","ReminderDigest.groupBy","ReminderDigest.aggregate","CalendarFeed.findUnique","CalendarFeed.findUniqueOrThrow","CalendarFeed.findFirst","CalendarFeed.findFirstOrThrow","CalendarFeed.findMany","CalendarFeed.createOne","CalendarFeed.createMany","CalendarFeed.createManyAndReturn","CalendarFeed.updateOne","CalendarFeed.updateMany","CalendarFeed.updateManyAndReturn","CalendarFeed.upsertOne","CalendarFeed.deleteOne","CalendarFeed.deleteMany","CalendarFeed.groupBy","CalendarFeed.aggregate","KeptExchange.findUnique","KeptExchange.findUniqueOrThrow","KeptExchange.findFirst","KeptExchange.findFirstOrThrow","KeptExchange.findMany","KeptExchange.createOne","KeptExchange.createMany","KeptExchange.createManyAndReturn","KeptExchange.updateOne","KeptExchange.updateMany","KeptExchange.updateManyAndReturn","KeptExchange.upsertOne","KeptExchange.deleteOne","KeptExchange.deleteMany","KeptExchange.groupBy","KeptExchange.aggregate","Presence.findUnique","Presence.findUniqueOrThrow","Presence.findFirst","Presence.findFirstOrThrow","Presence.findMany","Presence.createOne","Presence.createMany","Presence.createManyAndReturn","Presence.updateOne","Presence.updateMany","Presence.updateManyAndReturn","Presence.upsertOne","Presence.deleteOne","Presence.deleteMany","Presence.groupBy","Presence.aggregate","TopicFinding.findUnique","TopicFinding.findUniqueOrThrow","TopicFinding.findFirst","TopicFinding.findFirstOrThrow","TopicFinding.findMany","TopicFinding.createOne","TopicFinding.createMany","TopicFinding.createManyAndReturn","TopicFinding.updateOne","TopicFinding.updateMany","TopicFinding.updateManyAndReturn","TopicFinding.upsertOne","TopicFinding.deleteOne","TopicFinding.deleteMany","TopicFinding.groupBy","TopicFinding.aggregate","SignedCopy.findUnique","SignedCopy.findUniqueOrThrow","SignedCopy.findFirst","SignedCopy.findFirstOrThrow","SignedCopy.findMany","SignedCopy.createOne","SignedCopy.createMany","SignedCopy.createManyAndReturn","SignedCopy.updateOne","SignedCopy.updateMany","SignedCopy.updateManyAndReturn","SignedCopy.upsertOne","SignedCopy.deleteOne","SignedCopy.deleteMany","SignedCopy.groupBy","SignedCopy.aggregate","SignedFile.findUnique","SignedFile.findUniqueOrThrow","SignedFile.findFirst","SignedFile.findFirstOrThrow","SignedFile.findMany","SignedFile.createOne","SignedFile.createMany","SignedFile.createManyAndReturn","SignedFile.updateOne","SignedFile.updateMany","SignedFile.updateManyAndReturn","SignedFile.upsertOne","SignedFile.deleteOne","SignedFile.deleteMany","SignedFile.groupBy","SignedFile.aggregate","ContractIndex.findUnique","ContractIndex.findUniqueOrThrow","ContractIndex.findFirst","ContractIndex.findFirstOrThrow","ContractIndex.findMany","ContractIndex.createOne","ContractIndex.createMany","ContractIndex.createManyAndReturn","ContractIndex.updateOne","ContractIndex.updateMany","ContractIndex.updateManyAndReturn","ContractIndex.upsertOne","ContractIndex.deleteOne","ContractIndex.deleteMany","ContractIndex.groupBy","ContractIndex.aggregate","ListedPart.findUnique","ListedPart.findUniqueOrThrow","ListedPart.findFirst","ListedPart.findFirstOrThrow","ListedPart.findMany","ListedPart.createOne","ListedPart.createMany","ListedPart.createManyAndReturn","ListedPart.updateOne","ListedPart.updateMany","ListedPart.updateManyAndReturn","ListedPart.upsertOne","ListedPart.deleteOne","ListedPart.deleteMany","ListedPart.groupBy","ListedPart.aggregate","ContractTemplate.findUnique","ContractTemplate.findUniqueOrThrow","ContractTemplate.findFirst","ContractTemplate.findFirstOrThrow","ContractTemplate.findMany","ContractTemplate.createOne","ContractTemplate.createMany","ContractTemplate.createManyAndReturn","ContractTemplate.updateOne","ContractTemplate.updateMany","ContractTemplate.updateManyAndReturn","ContractTemplate.upsertOne","ContractTemplate.deleteOne","ContractTemplate.deleteMany","ContractTemplate.groupBy","ContractTemplate.aggregate","CommentMention.findUnique","CommentMention.findUniqueOrThrow","CommentMention.findFirst","CommentMention.findFirstOrThrow","CommentMention.findMany","CommentMention.createOne","CommentMention.createMany","CommentMention.createManyAndReturn","CommentMention.updateOne","CommentMention.updateMany","CommentMention.updateManyAndReturn","CommentMention.upsertOne","CommentMention.deleteOne","CommentMention.deleteMany","CommentMention.groupBy","CommentMention.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","NotificationSettings.findUnique","NotificationSettings.findUniqueOrThrow","NotificationSettings.findFirst","NotificationSettings.findFirstOrThrow","NotificationSettings.findMany","NotificationSettings.createOne","NotificationSettings.createMany","NotificationSettings.createManyAndReturn","NotificationSettings.updateOne","NotificationSettings.updateMany","NotificationSettings.updateManyAndReturn","NotificationSettings.upsertOne","NotificationSettings.deleteOne","NotificationSettings.deleteMany","NotificationSettings.groupBy","NotificationSettings.aggregate","Approval.findUnique","Approval.findUniqueOrThrow","Approval.findFirst","Approval.findFirstOrThrow","Approval.findMany","Approval.createOne","Approval.createMany","Approval.createManyAndReturn","Approval.updateOne","Approval.updateMany","Approval.updateManyAndReturn","Approval.upsertOne","Approval.deleteOne","Approval.deleteMany","Approval.groupBy","Approval.aggregate","ScannedPage.findUnique","ScannedPage.findUniqueOrThrow","ScannedPage.findFirst","ScannedPage.findFirstOrThrow","ScannedPage.findMany","ScannedPage.createOne","ScannedPage.createMany","ScannedPage.createManyAndReturn","ScannedPage.updateOne","ScannedPage.updateMany","ScannedPage.updateManyAndReturn","ScannedPage.upsertOne","ScannedPage.deleteOne","ScannedPage.deleteMany","ScannedPage.groupBy","ScannedPage.aggregate","UncertainWords.findUnique","UncertainWords.findUniqueOrThrow","UncertainWords.findFirst","UncertainWords.findFirstOrThrow","UncertainWords.findMany","UncertainWords.createOne","UncertainWords.createMany","UncertainWords.createManyAndReturn","UncertainWords.updateOne","UncertainWords.updateMany","UncertainWords.updateManyAndReturn","UncertainWords.upsertOne","UncertainWords.deleteOne","UncertainWords.deleteMany","UncertainWords.groupBy","UncertainWords.aggregate","AND","OR","NOT","id","versionId","ranges","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","contractId","page","words","versionHash","userId","userName","askedById","askedByName","note","askedAt","answer","answeredAt","mail","kind","byName","commentId","deadlineId","invitationId","approvalId","roundId","createdAt","readAt","letter","name","fields","isSaved","partId","uploadedAt","contractType","status","nameLatin","nameCyrillic","userId_contractId","wordRules","copyId","place","fileId","fileName","versionNumber","signedOn","signedBy","statusMessage","comparison","createdByName","reopenedAt","reopenedByName","finding","seenAt","request","ending","bytes","secretHash","stamp","changedAt","day","count","isOn","timeZone","isZoneChosen","foundAs","title","date","repeat","repeatFrom","state","isDatePersons","found","foundOn","isTextChanged","assigneeId","snoozedUntil","remindDays","updatedAt","answeredByName","query","role","contractUploadedAt","storedBytes","changeId","decision","counter","decidedByName","decidedAt","sentBy","sentVersionId","sentSinceId","tracked","untracked","authors","answersId","delivery","recipients","remarksSent","sha256","createdById","bookId","topic","reason","acceptedByName","acceptedAt","ownerId","kinds","side","language","positions","positionCount","revision","key","value","expiresAt","requestHash","body","holder","leaseUntil","chain","lastSequence","lastHash","sequence","at","actorId","actorName","action","detail","address","previousHash","hash","chain_sequence","payload","lane","accountId","turn","runAt","attempts","failures","lockedUntil","lockedBy","lastError","doneAt","failedAt","recipient","subject","html","linkHash","sentAt","replyTo","attachment","sessionId","tries","issuer","email","lastUsedAt","credentialId","publicKey","transports","codeHash","usedAt","secret","confirmedAt","lastStep","tokenHash","authorId","authorName","location","resolvedAt","resolvedByName","parentId","copyHash","invitedById","invitedByName","revokedAt","analysisId","check","values","quote","replacement","severity","source","start","end","engine","answerBytes","pages","rules","restoredFromNumber","carrierFileId","progress","pagesWithoutText","scannedPages","uploadedById","uploadedByName","currentVersionId","lastVersionNumber","searchText","deletedAt","contentType","storageKey","sizeBytes","userAgent","lastSeenAt","emailVerifiedAt","emailVouchedAt","passwordHash","passwordChangedAt","systemRole","defaultLanguage","settingsUpdatedAt","builtInEngineOnly","userId_day","userId_name","bookId_userId","every","some","none","issuer_subject","userId_codeHash","contractId_page","userId_contractId_name","contractId_userId","contractId_topic","versionId_userId","commentId_userId","contractId_foundAs","versionId_engine","contractId_versionNumber","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "lRvuA-AGLQQAANkNACAaAACgDQAgHwAAug0AICAAAJ8NACAlAADIDQAgJgAAyg0AICgAAMwNACArAADPDQAgLAAA0A0AIC0AANENACAuAADSDQAgLwAA0w0AIDEAANoNACA5AADLDQAgOgAA2w0AIDsAANwNACA8AADdDQAgPQAA3g0AID4AAN8NACA_AADgDQAgQAAA4Q0AIEEAAOINACBEAADjDQAgRQAAgw0AIEYAAOQNACBHAADlDQAgSAAA5g0AIEkAAOcNACBKAADoDQAgswcAANgNADC0BwAACwAQtQcAANgNADC2BwEAAAAB2AdAALMMACHbBwEAkgwAIYwIQACzDAAh2QgBAAAAAYsJQAC_DAAhjAlAAL8MACGNCQEAkgwAIY4JQAC_DAAhjwkBAJIMACGQCQEAkgwAIZEJQAC_DAAhkgkgAK4MACEBAAAAAQAgCwMAAKUMACCzBwAA6g0AMLQHAAADABC1BwAA6g0AMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIbEIQACzDAAh4QhAAL8MACGJCQEAkgwAIYoJQAC_DAAhAwMAAKYOACDhCAAA8g0AIIoJAADyDQAgCwMAAKUMACCzBwAA6g0AMLQHAAADABC1BwAA6g0AMLYHAQAAAAHIBwEAkgwAIdgHQACzDAAhsQhAALMMACHhCEAAvwwAIYkJAQCSDAAhiglAAL8MACEDAAAAAwAgAQAABAAwAgAABQAgEQUAAIUNACArAADPDQAgNgAA2w0AIDcAAMoNACA4AACTDQAgswcAAOkNADC0BwAABwAQtQcAAOkNADC2BwEAkgwAIdgHQACzDAAh3wdAAL8MACHpBwEAkgwAIaEIAQCtDAAhqAgBAK0MACGGCQEAkgwAIYcJAQCSDAAhiAkCAMINACEJBQAApg4AICsAAMYXACA2AAC6FwAgNwAAuRcAIDgAANYXACDfBwAA8g0AIKEIAADyDQAgqAgAAPINACCICQAA8g0AIBEFAACFDQAgKwAAzw0AIDYAANsNACA3AADKDQAgOAAAkw0AILMHAADpDQAwtAcAAAcAELUHAADpDQAwtgcBAAAAAdgHQACzDAAh3wdAAL8MACHpBwEAkgwAIaEIAQCtDAAhqAgBAK0MACGGCQEAkgwAIYcJAQAAAAGICQIAwg0AIQMAAAAHACABAAAIADACAAAJACAtBAAA2Q0AIBoAAKANACAfAAC6DQAgIAAAnw0AICUAAMgNACAmAADKDQAgKAAAzA0AICsAAM8NACAsAADQDQAgLQAA0Q0AIC4AANINACAvAADTDQAgMQAA2g0AIDkAAMsNACA6AADbDQAgOwAA3A0AIDwAAN0NACA9AADeDQAgPgAA3w0AID8AAOANACBAAADhDQAgQQAA4g0AIEQAAOMNACBFAACDDQAgRgAA5A0AIEcAAOUNACBIAADmDQAgSQAA5w0AIEoAAOgNACCzBwAA2A0AMLQHAAALABC1BwAA2A0AMLYHAQCSDAAh2AdAALMMACHbBwEAkgwAIYwIQACzDAAh2QgBAJIMACGLCUAAvwwAIYwJQAC_DAAhjQkBAJIMACGOCUAAvwwAIY8JAQCSDAAhkAkBAJIMACGRCUAAvwwAIZIJIACuDAAhAQAAAAsAICsGAACFDQAgBwAAkQ0AIA8AAMMNACAWAACmDQAgGgAAoA0AICAAAJ8NACAlAADIDQAgJgAAyg0AICcAAMsNACAoAADMDQAgKQAAzQ0AICoAAM4NACArAADPDQAgLAAA0A0AIC0AANENACAuAADSDQAgLwAA0w0AIDIAANQNACAzAADVDQAgNAAA1g0AIDUAANcNACCzBwAAyQ0AMLQHAAANABC1BwAAyQ0AMLYHAQCSDAAh2wcBAJIMACHfB0AAswwAIeAHAQCSDAAh4QcBAJIMACHoBwEArQwAIesHAQCtDAAh7AcBAJIMACHtBwEArQwAIYwIQACzDAAh_QgCALcMACH-CAEAkgwAIf8IAQCSDAAhgAkBAK0MACGBCQEAkgwAIYIJAQCtDAAhgwkCALcMACGECQEAkgwAIYUJQAC_DAAhGwYAAKYOACAHAADVFwAgDwAA4RcAIBYAANkXACAaAADQFwAgIAAAvBcAICUAANIXACAmAAC5FwAgJwAAuBcAICgAALsXACApAADmFwAgKgAA5xcAICsAAMYXACAsAADHFwAgLQAAyBcAIC4AAMkXACAvAADKFwAgMgAA6BcAIDMAAOkXACA0AADqFwAgNQAA6xcAIOgHAADyDQAg6wcAAPINACDtBwAA8g0AIIAJAADyDQAgggkAAPINACCFCQAA8g0AICsGAACFDQAgBwAAkQ0AIA8AAMMNACAWAACmDQAgGgAAoA0AICAAAJ8NACAlAADIDQAgJgAAyg0AICcAAMsNACAoAADMDQAgKQAAzQ0AICoAAM4NACArAADPDQAgLAAA0A0AIC0AANENACAuAADSDQAgLwAA0w0AIDIAANQNACAzAADVDQAgNAAA1g0AIDUAANcNACCzBwAAyQ0AMLQHAAANABC1BwAAyQ0AMLYHAQAAAAHbBwEAkgwAId8HQACzDAAh4AcBAJIMACHhBwEAkgwAIegHAQCtDAAh6wcBAK0MACHsBwEAkgwAIe0HAQCtDAAhjAhAALMMACH9CAIAtwwAIf4IAQCSDAAh_wgBAJIMACGACQEArQwAIYEJAQCSDAAhggkBAK0MACGDCQIAtwwAIYQJAQCSDAAhhQlAAL8MACEDAAAADQAgAQAADgAwAgAADwAgAQAAAAsAIAEAAAAHACAZCAAArwwAIAkAAIUNACAKAACRDQAgDwAAww0AICAAAJ8NACAhAADEDQAgIgAAxQ0AICMAAMYNACAkAADHDQAgJQAAyA0AILMHAADBDQAwtAcAABMAELUHAADBDQAwtgcBAJIMACHEBwEAkgwAIcwHAQCSDAAh2AdAALMMACHbBwEAkgwAIeoHAgC3DAAh7wcBAJIMACGiCAEArQwAIcEIAQCSDAAh0QgBAJIMACH7CAIAwg0AIfwIAQCtDAAhDQgAALkOACAJAACmDgAgCgAA1RcAIA8AAOEXACAgAAC8FwAgIQAA4hcAICIAAOMXACAjAADkFwAgJAAA5RcAICUAANIXACCiCAAA8g0AIPsIAADyDQAg_AgAAPINACAaCAAArwwAIAkAAIUNACAKAACRDQAgDwAAww0AICAAAJ8NACAhAADEDQAgIgAAxQ0AICMAAMYNACAkAADHDQAgJQAAyA0AILMHAADBDQAwtAcAABMAELUHAADBDQAwtgcBAAAAAcQHAQCSDAAhzAcBAJIMACHYB0AAswwAIdsHAQCSDAAh6gcCALcMACHvBwEAkgwAIaIIAQCtDAAhwQgBAJIMACHRCAEAkgwAIfsIAgDCDQAh_AgBAK0MACGjCQAAwA0AIAMAAAATACABAAAUADACAAAVACABAAAACwAgAQAAAAcAIAsIAACvDAAgCwAAkwwAIA0AAL8NACCzBwAAvg0AMLQHAAAZABC1BwAAvg0AMLYHAQCSDAAhtwcBAJIMACHEBwEAkgwAIdgHQACzDAAh9wgBAJIMACEDCAAAuQ4AIAsAAPENACANAADgFwAgDAgAAK8MACALAACTDAAgDQAAvw0AILMHAAC-DQAwtAcAABkAELUHAAC-DQAwtgcBAAAAAbcHAQCSDAAhxAcBAJIMACHYB0AAswwAIfcIAQCSDAAhogkAAL0NACADAAAAGQAgAQAAGgAwAgAAGwAgFAwAALwNACAVAQCSDAAhswcAALsNADC0BwAAHQAQtQcAALsNADC2BwEAkgwAIcUHAgC3DAAhgAgBAJIMACGECAEAkgwAIZUIAQCtDAAhlghAAL8MACHuCAEAkgwAIe8IAQCSDAAh8AgBAJIMACHxCAEAkgwAIfIIAQCtDAAh8wgBAJIMACH0CAEAkgwAIfUIAgC3DAAh9ggCALcMACEEDAAA3xcAIJUIAADyDQAglggAAPINACDyCAAA8g0AIBQMAAC8DQAgFQEAkgwAIbMHAAC7DQAwtAcAAB0AELUHAAC7DQAwtgcBAAAAAcUHAgC3DAAhgAgBAJIMACGECAEAkgwAIZUIAQCtDAAhlghAAL8MACHuCAEAkgwAIe8IAQCSDAAh8AgBAJIMACHxCAEAkgwAIfIIAQCtDAAh8wgBAJIMACH0CAEAkgwAIfUIAgC3DAAh9ggCALcMACEDAAAAHQAgAQAAHgAwAgAAHwAgAQAAAB0AIBUIAACvDAAgCwAAuQ0AIBAAAIUNACARAAC2DQAgGgAAoA0AIB8AALoNACAiAQCSDAAhswcAALgNADC0BwAAIgAQtQcAALgNADC2BwEAkgwAIbcHAQCtDAAhxAcBAJIMACHXBwEArQwAIdgHQACzDAAh5AgBAK0MACHlCAEAkgwAIeYIAQCSDAAh5whAAL8MACHoCAEArQwAIekIAQCtDAAhDAgAALkOACALAADxDQAgEAAApg4AIBEAAMIPACAaAADQFwAgHwAAzxcAILcHAADyDQAg1wcAAPINACDkCAAA8g0AIOcIAADyDQAg6AgAAPINACDpCAAA8g0AIBUIAACvDAAgCwAAuQ0AIBAAAIUNACARAAC2DQAgGgAAoA0AIB8AALoNACAiAQCSDAAhswcAALgNADC0BwAAIgAQtQcAALgNADC2BwEAAAABtwcBAK0MACHEBwEAkgwAIdcHAQCtDAAh2AdAALMMACHkCAEArQwAIeUIAQCSDAAh5ggBAJIMACHnCEAAvwwAIegIAQCtDAAh6QgBAK0MACEDAAAAIgAgAQAAIwAwAgAAJAAgAQAAABMAIAEAAAALACAhBwAAkQ0AIAgAAK8MACAJAACFDQAgEgAAnQ0AIBMAAJ4NACAUAACfDQAgGgAAoA0AICACALcMACGzBwAAnA0AMLQHAAAoABC1BwAAnA0AMLYHAQCSDAAhtwcBAK0MACHEBwEAkgwAIdEHAQCSDAAh2AdAALMMACHhBwEAkgwAIegHAQCtDAAh6QcBAJIMACHtBwEArQwAIe8HAQCSDAAhlwgBAJIMACGYCAEArQwAIZkIAQCtDAAhmggCALcMACGbCAIAtwwAIZwIAQCSDAAhnQgBAK0MACGeCAEAkgwAIZ8IAQCSDAAhoAgBAJIMACGhCAEArQwAIaIIAQCtDAAhAQAAACgAIAEAAAAHACABAAAACwAgBhEAAM4MACASAQCSDAAhswcAAM0MADC0BwAALAAQtQcAAM0MADDXBwEAkgwAIQEAAAAsACAMEQAAzgwAILMHAAC3DQAwtAcAAC4AELUHAAC3DQAwtgcBAJIMACG3BwEAkgwAIdcHAQCSDAAhkggBAJIMACGTCAEAkgwAIZQIAQCtDAAhlQgBAJIMACGWCEAAswwAIQIRAADCDwAglAgAAPINACAMEQAAzgwAILMHAAC3DQAwtAcAAC4AELUHAAC3DQAwtgcBAAAAAbcHAQCSDAAh1wcBAJIMACGSCAEAkgwAIZMIAQCSDAAhlAgBAK0MACGVCAEAkgwAIZYIQACzDAAhAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAiACABAAAjADACAAAkACAXAwAApQwAIAgAAK8MACARAAC2DQAgFQAAsg0AIBsAALMNACAdAAC0DQAgHgAAtQ0AILMHAACxDQAwtAcAADMAELUHAACxDQAwtgcBAJIMACHEBwEAkgwAIcgHAQCSDAAh0QcBAJIMACHSBwEAkgwAIdMHAQCtDAAh1AcBAK0MACHVBwEArQwAIdYHAQCtDAAh1wcBAK0MACHYB0AAswwAIdkHQAC_DAAh2gcBAJIMACENAwAApg4AIAgAALkOACARAADCDwAgFQAA2xcAIBsAANwXACAdAADdFwAgHgAA3hcAINMHAADyDQAg1AcAAPINACDVBwAA8g0AINYHAADyDQAg1wcAAPINACDZBwAA8g0AIBcDAAClDAAgCAAArwwAIBEAALYNACAVAACyDQAgGwAAsw0AIB0AALQNACAeAAC1DQAgswcAALENADC0BwAAMwAQtQcAALENADC2BwEAAAABxAcBAJIMACHIBwEAkgwAIdEHAQCSDAAh0gcBAJIMACHTBwEArQwAIdQHAQCtDAAh1QcBAK0MACHWBwEArQwAIdcHAQCtDAAh2AdAALMMACHZB0AAvwwAIdoHAQCSDAAhAwAAADMAIAEAADQAMAIAADUAIAEAAAAiACAcCAAArwwAIBkAALANACAaAACgDQAgswcAAK8NADC0BwAAOAAQtQcAAK8NADC2BwEAkgwAIcQHAQCSDAAhzAcBAJIMACHPB0AAvwwAIdEHAQCSDAAh2AdAALMMACHvBwEAkgwAIf8HAQCtDAAhgAgBAJIMACGBCAEAkgwAIYIIAQCSDAAhgwgBAJIMACGECAEAkgwAIYUIIACuDAAhhggBAK0MACGHCAEAkgwAIYgIIACuDAAhiQgBAK0MACGKCAEArQwAIYsIAQCtDAAhjAhAALMMACGNCAEAkgwAIQEAAAA4ACAOAwAApQwAIAgAAK8MACAWAACmDQAgGAAApw0AILMHAAClDQAwtAcAADoAELUHAAClDQAwtgcBAJIMACHEBwEAkgwAIcgHAQCSDAAh2AdAALMMACGPCAEAkgwAIZAIQACzDAAhkQgIAJgNACEBAAAAOgAgCQgAALkOACAZAAC_DgAgGgAA0BcAIM8HAADyDQAg_wcAAPINACCGCAAA8g0AIIkIAADyDQAgiggAAPINACCLCAAA8g0AIB0IAACvDAAgGQAAsA0AIBoAAKANACCzBwAArw0AMLQHAAA4ABC1BwAArw0AMLYHAQAAAAHEBwEAkgwAIcwHAQCSDAAhzwdAAL8MACHRBwEAkgwAIdgHQACzDAAh7wcBAJIMACH_BwEArQwAIYAIAQCSDAAhgQgBAJIMACGCCAEAkgwAIYMIAQCSDAAhhAgBAJIMACGFCCAArgwAIYYIAQCtDAAhhwgBAJIMACGICCAArgwAIYkIAQCtDAAhiggBAK0MACGLCAEArQwAIYwIQACzDAAhjQgBAJIMACGhCQAArg0AIAMAAAA4ACABAAA8ADACAAA9ACAMFwAAtAwAILMHAACyDAAwtAcAAD8AELUHAACyDAAwxAcBAJIMACHIBwEAkgwAId4HAQCSDAAh3wdAALMMACHgBwEAkgwAIeEHAQCSDAAh4gcBAJIMACHjBwEAkgwAIQEAAAA_ACABAAAAOAAgAwAAADMAIAEAADQAMAIAADUAIAEAAAAzACASCAAArwwAIBoAAKANACAcAACFDQAgswcAAKMNADC0BwAARAAQtQcAAKMNADC2BwEAkgwAIcQHAQCSDAAh2AdAALMMACGPCAEAkgwAIacIQAC_DAAhsQhAALMMACHZCAEAkgwAIeMIAQCSDAAh6ggBAK0MACHrCAEArQwAIewIAQCSDAAh7QhAAL8MACEBAAAARAAgAQAAAAsAIAMAAAAzACABAAA0ADACAAA1ACABAAAAMwAgFAMAAIUNACAIAACvDAAgCwAAkwwAIBoAAKANACCzBwAAqQ0AMLQHAABJABC1BwAAqQ0AMLYHAQCSDAAhtwcBAJIMACHEBwEAkgwAIcYHAQCSDAAhxwcBAJIMACHIBwEArQwAIckHAQCSDAAhygcBAK0MACHLBwEAkgwAIcwHAQCSDAAhzQdAALMMACHOBwEAkgwAIc8HQAC_DAAhAQAAAEkAIAEAAAALACADAAAAMwAgAQAANAAwAgAANQAgAQAAADMAIAEAAAAoACABAAAALgAgAQAAACIAIAEAAAAzACAJAwAAhQ0AIBUAAK0NACCzBwAArA0AMLQHAABSABC1BwAArA0AMLYHAQCSDAAhyAcBAK0MACHTBwEAkgwAIdsHAQCSDAAhAwMAAKYOACAVAADbFwAgyAcAAPINACAKAwAAhQ0AIBUAAK0NACCzBwAArA0AMLQHAABSABC1BwAArA0AMLYHAQAAAAHIBwEArQwAIdMHAQCSDAAh2wcBAJIMACGgCQAAqw0AIAMAAABSACABAABTADACAABUACABAAAACwAgAwAAADMAIAEAADQAMAIAADUAIAEAAABSACABAAAAMwAgBwsAAJMMACCzBwAAkQwAMLQHAABaABC1BwAAkQwAMLYHAQCSDAAhtwcBAJIMACG4BwEAkgwAIQEAAABaACAICwAAkwwAICIBAJIMACGzBwAA8AwAMLQHAABcABC1BwAA8AwAMLcHAQCSDAAh-AgCALcMACH5CAEAkgwAIQEAAABcACAICwAAkwwAICMBAJIMACGzBwAA8gwAMLQHAABeABC1BwAA8gwAMLcHAQCSDAAh2AdAALMMACH6CAIAtwwAIQEAAABeACAICwAAkwwAILMHAACqDQAwtAcAAGAAELUHAACqDQAwtgcBAJIMACG3BwEAkgwAIdgHQACzDAAh8gcBAJIMACEBCwAA8Q0AIAgLAACTDAAgswcAAKoNADC0BwAAYAAQtQcAAKoNADC2BwEAAAABtwcBAJIMACHYB0AAswwAIfIHAQCSDAAhAwAAAGAAIAEAAGEAMAIAAGIAIAcDAACmDgAgCAAAuQ4AIAsAAPENACAaAADQFwAgyAcAAPINACDKBwAA8g0AIM8HAADyDQAgFQMAAIUNACAIAACvDAAgCwAAkwwAIBoAAKANACCzBwAAqQ0AMLQHAABJABC1BwAAqQ0AMLYHAQAAAAG3BwEAkgwAIcQHAQCSDAAhxgcBAJIMACHHBwEAkgwAIcgHAQCtDAAhyQcBAJIMACHKBwEArQwAIcsHAQCSDAAhzAcBAJIMACHNB0AAswwAIc4HAQCSDAAhzwdAAL8MACGfCQAAqA0AIAMAAABJACABAABkADACAABlACABAAAAGQAgAQAAACIAIAEAAABgACABAAAASQAgBAMAAKYOACAIAAC5DgAgFgAA2RcAIBgAANoXACAPAwAApQwAIAgAAK8MACAWAACmDQAgGAAApw0AILMHAAClDQAwtAcAADoAELUHAAClDQAwtgcBAAAAAcQHAQCSDAAhyAcBAJIMACHYB0AAswwAIY8IAQCSDAAhkAhAALMMACGRCAgAmA0AIZ0JAACkDQAgAwAAADoAIAEAAGsAMAIAAGwAIAMAAAAZACABAAAaADACAAAbACAHCAAAuQ4AIBoAANAXACAcAACmDgAgpwgAAPINACDqCAAA8g0AIOsIAADyDQAg7QgAAPINACASCAAArwwAIBoAAKANACAcAACFDQAgswcAAKMNADC0BwAARAAQtQcAAKMNADC2BwEAAAABxAcBAJIMACHYB0AAswwAIY8IAQCSDAAhpwhAAL8MACGxCEAAswwAIdkIAQCSDAAh4wgBAAAAAeoIAQAAAAHrCAEArQwAIewIAQCSDAAh7QhAAL8MACEDAAAARAAgAQAAbwAwAgAAcAAgCggAAK8MACCzBwAAog0AMLQHAAByABC1BwAAog0AMLYHAQCSDAAhxAcBAJIMACGkCAEAkgwAIaUIAQCSDAAhpggBAJIMACGnCEAAswwAIQEIAAC5DgAgCwgAAK8MACCzBwAAog0AMLQHAAByABC1BwAAog0AMLYHAQAAAAHEBwEAkgwAIaQIAQCSDAAhpQgBAJIMACGmCAEAkgwAIacIQACzDAAhngkAAKENACADAAAAcgAgAQAAcwAwAgAAdAAgAwAAADgAIAEAADwAMAIAAD0AIAYIAACvDAAgswcAAMQMADC0BwAAdwAQtQcAAMQMADC3BwEAkgwAIcQHAQCSDAAhAQAAAHcAIAMAAAAiACABAAAjADACAAAkACAPBwAA1RcAIAgAALkOACAJAACmDgAgEgAA1xcAIBMAANgXACAUAAC8FwAgGgAA0BcAILcHAADyDQAg6AcAAPINACDtBwAA8g0AIJgIAADyDQAgmQgAAPINACCdCAAA8g0AIKEIAADyDQAgoggAAPINACAhBwAAkQ0AIAgAAK8MACAJAACFDQAgEgAAnQ0AIBMAAJ4NACAUAACfDQAgGgAAoA0AICACALcMACGzBwAAnA0AMLQHAAAoABC1BwAAnA0AMLYHAQAAAAG3BwEArQwAIcQHAQCSDAAh0QcBAJIMACHYB0AAswwAIeEHAQCSDAAh6AcBAK0MACHpBwEAkgwAIe0HAQCtDAAh7wcBAJIMACGXCAEAkgwAIZgIAQCtDAAhmQgBAK0MACGaCAIAtwwAIZsIAgC3DAAhnAgBAJIMACGdCAEArQwAIZ4IAQCSDAAhnwgBAJIMACGgCAEAkgwAIaEIAQCtDAAhoggBAK0MACEDAAAAKAAgAQAAegAwAgAAewAgDwMAAKUMACAIAACvDAAgswcAAJsNADC0BwAAfQAQtQcAAJsNADC2BwEAkgwAIbcHAQCSDAAhxAcBAJIMACHIBwEAkgwAIc4HAQCSDAAh2AdAALMMACHqBwIAtwwAIfQHAQCSDAAh9QcBAJIMACH2BwIAtwwAIQIDAACmDgAgCAAAuQ4AIA8DAAClDAAgCAAArwwAILMHAACbDQAwtAcAAH0AELUHAACbDQAwtgcBAAAAAbcHAQCSDAAhxAcBAJIMACHIBwEAkgwAIc4HAQCSDAAh2AdAALMMACHqBwIAtwwAIfQHAQCSDAAh9QcBAJIMACH2BwIAtwwAIQMAAAB9ACABAAB-ADACAAB_ACAJAwAApQwAIAgAAK8MACCzBwAAmg0AMLQHAACBAQAQtQcAAJoNADC2BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHzB0AAswwAIQIDAACmDgAgCAAAuQ4AIAoDAAClDAAgCAAArwwAILMHAACaDQAwtAcAAIEBABC1BwAAmg0AMLYHAQAAAAHEBwEAkgwAIcgHAQCSDAAh8wdAALMMACGdCQAAmQ0AIAMAAACBAQAgAQAAggEAMAIAAIMBACAMAwAApQwAIAgAAK8MACCzBwAAlw0AMLQHAACFAQAQtQcAAJcNADC2BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHYB0AAswwAIY8IAQCSDAAhkAhAALMMACGRCAgAmA0AIQIDAACmDgAgCAAAuQ4AIA0DAAClDAAgCAAArwwAILMHAACXDQAwtAcAAIUBABC1BwAAlw0AMLYHAQAAAAHEBwEAkgwAIcgHAQCSDAAh2AdAALMMACGPCAEAkgwAIZAIQACzDAAhkQgIAJgNACGdCQAAlg0AIAMAAACFAQAgAQAAhgEAMAIAAIcBACAJAwAApQwAIAgAAK8MACCzBwAAlQ0AMLQHAACJAQAQtQcAAJUNADC2BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHbBwEAkgwAIQIDAACmDgAgCAAAuQ4AIAoDAAClDAAgCAAArwwAILMHAACVDQAwtAcAAIkBABC1BwAAlQ0AMLYHAQAAAAHEBwEAkgwAIcgHAQCSDAAh2wcBAJIMACGcCQAAlA0AIAMAAACJAQAgAQAAigEAMAIAAIsBACASCAAArwwAIDEAAJMNACCzBwAAkg0AMLQHAACNAQAQtQcAAJINADC2BwEAkgwAIbcHAQCSDAAhxAcBAJIMACHYB0AAswwAIeEHAQCSDAAh6gcCALcMACHrBwEAkgwAIewHAQCSDAAh7QcBAK0MACHuBwEArQwAIe8HAQCSDAAh8AdAAL8MACHxBwEAkgwAIQUIAAC5DgAgMQAA1hcAIO0HAADyDQAg7gcAAPINACDwBwAA8g0AIBIIAACvDAAgMQAAkw0AILMHAACSDQAwtAcAAI0BABC1BwAAkg0AMLYHAQAAAAG3BwEAkgwAIcQHAQCSDAAh2AdAALMMACHhBwEAkgwAIeoHAgC3DAAh6wcBAJIMACHsBwEAkgwAIe0HAQCtDAAh7gcBAK0MACHvBwEAkgwAIfAHQAC_DAAh8QcBAJIMACEDAAAAjQEAIAEAAI4BADACAACPAQAgCgcAAJENACAwAACQDQAgswcAAI8NADC0BwAAkQEAELUHAACPDQAwtgcBAJIMACHmBwEAkgwAIecHAgC3DAAh6AcBAK0MACHpBwEAkgwAIQMHAADVFwAgMAAA1BcAIOgHAADyDQAgCgcAAJENACAwAACQDQAgswcAAI8NADC0BwAAkQEAELUHAACPDQAwtgcBAAAAAeYHAQCSDAAh5wcCALcMACHoBwEArQwAIekHAQCSDAAhAwAAAJEBACABAACSAQAwAgAAkwEAIAEAAAAHACABAAAAkQEAIAkIAACvDAAgswcAALYMADC0BwAAlwEAELUHAAC2DAAwtgcCALcMACHEBwEAkgwAIeIHAQCSDAAh4wcBAJIMACHlBwIAtwwAIQEAAACXAQAgAwAAADMAIAEAADQAMAIAADUAIAMAAABJACABAABkADACAABlACAICAAArwwAILMHAACODQAwtAcAAJsBABC1BwAAjg0AMLYHAQCSDAAhxAcBAJIMACHFBwIAtwwAIcYHAQCtDAAhAggAALkOACDGBwAA8g0AIAkIAACvDAAgswcAAI4NADC0BwAAmwEAELUHAACODQAwtgcBAAAAAcQHAQCSDAAhxQcCALcMACHGBwEArQwAIZsJAACNDQAgAwAAAJsBACABAACcAQAwAgAAnQEAIAgIAACvDAAgswcAAKwMADC0BwAAnwEAELUHAACsDAAwtgcBAJIMACHEBwEAkgwAIdwHAQCtDAAh3QcgAK4MACEBAAAAnwEAIAEAAAATACABAAAAOgAgAQAAABkAIAEAAABEACABAAAAcgAgAQAAADgAIAEAAAAiACABAAAAKAAgAQAAAH0AIAEAAACBAQAgAQAAAIUBACABAAAAiQEAIAEAAACNAQAgAQAAADMAIAEAAABJACABAAAAmwEAIAMAAAAoACABAAB6ADACAAB7ACADAAAAEwAgAQAAFAAwAgAAFQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAEAAAANACABAAAAKAAgAQAAABMAIAEAAACRAQAgAwAAADoAIAEAAGsAMAIAAGwAIAMAAAATACABAAAUADACAAAVACADAAAADQAgAQAADgAwAgAADwAgAwAAAEQAIAEAAG8AMAIAAHAAIAMAAAAiACABAAAjADACAAAkACAKAwAApQwAILMHAACMDQAwtAcAAL0BABC1BwAAjA0AMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIbEIQACzDAAh3whAAL8MACHjCAEAkgwAIQIDAACmDgAg3wgAAPINACAKAwAApQwAILMHAACMDQAwtAcAAL0BABC1BwAAjA0AMLYHAQAAAAHIBwEAkgwAIdgHQACzDAAhsQhAALMMACHfCEAAvwwAIeMIAQAAAAEDAAAAvQEAIAEAAL4BADACAAC_AQAgCwMAAKUMACCzBwAAiw0AMLQHAADBAQAQtQcAAIsNADC2BwEAkgwAIcgHAQCSDAAh2AdAALMMACGxCEAAswwAIdkIAQCSDAAh3whAAL8MACHjCAEAkgwAIQIDAACmDgAg3wgAAPINACALAwAApQwAILMHAACLDQAwtAcAAMEBABC1BwAAiw0AMLYHAQAAAAHIBwEAkgwAIdgHQACzDAAhsQhAALMMACHZCAEAkgwAId8IQAC_DAAh4wgBAAAAAQMAAADBAQAgAQAAwgEAMAIAAMMBACAJAwAApQwAILMHAADnDAAwtAcAAMUBABC1BwAA5wwAMMgHAQCSDAAh2AdAALMMACHgCAEAkgwAIeEIQAC_DAAh4ggCALcMACEBAAAAxQEAIAgDAAClDAAgswcAAIoNADC0BwAAxwEAELUHAACKDQAwtgcBAJIMACHIBwEAkgwAId4IAQCSDAAh3whAAL8MACECAwAApg4AIN8IAADyDQAgCQMAAKUMACCzBwAAig0AMLQHAADHAQAQtQcAAIoNADC2BwEAAAAByAcBAJIMACHeCAEAkgwAId8IQAC_DAAhmgkAAIkNACADAAAAxwEAIAEAAMgBADACAADJAQAgDQMAAKUMACCzBwAAiA0AMLQHAADLAQAQtQcAAIgNADC2BwEAkgwAIcgHAQCSDAAh2AdAALMMACHbBwEAkgwAIZQIAgC3DAAh2ghAAL8MACHbCAEAkgwAIdwIAQCSDAAh3QgBAJIMACECAwAApg4AINoIAADyDQAgDQMAAKUMACCzBwAAiA0AMLQHAADLAQAQtQcAAIgNADC2BwEAAAAByAcBAJIMACHYB0AAswwAIdsHAQCSDAAhlAgCALcMACHaCEAAvwwAIdsIAQAAAAHcCAEAkgwAId0IAQCSDAAhAwAAAMsBACABAADMAQAwAgAAzQEAIAsDAAClDAAgswcAAIcNADC0BwAAzwEAELUHAACHDQAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAh0AgBAJIMACHYCAEAkgwAIdkIAQCSDAAh2ghAAL8MACECAwAApg4AINoIAADyDQAgDAMAAKUMACCzBwAAhw0AMLQHAADPAQAQtQcAAIcNADC2BwEAAAAByAcBAJIMACHYB0AAswwAIdAIAQCSDAAh2AgBAJIMACHZCAEAkgwAIdoIQAC_DAAhmQkAAIYNACADAAAAzwEAIAEAANABADACAADRAQAgCwMAAIUNACCzBwAAhA0AMLQHAADTAQAQtQcAAIQNADC2BwEAkgwAIcgHAQCtDAAh0QcBAJIMACHYB0AAswwAIbEIQACzDAAh1ggBAK0MACHXCAIAtwwAIQMDAACmDgAgyAcAAPINACDWCAAA8g0AIAsDAACFDQAgswcAAIQNADC0BwAA0wEAELUHAACEDQAwtgcBAAAAAcgHAQCtDAAh0QcBAJIMACHYB0AAswwAIbEIQACzDAAh1ggBAK0MACHXCAIAtwwAIQMAAADTAQAgAQAA1AEAMAIAANUBACABAAAACwAgEQUAAKUMACBDAACDDQAgswcAAIINADC0BwAA2AEAELUHAACCDQAwtgcBAJIMACHYB0AAswwAIdsHAQCSDAAh4AcBAJIMACGMCEAAswwAIagIAQCSDAAhqQgBAJIMACGqCAEAkgwAIasIAQCSDAAhrAgBAJIMACGtCAIAtwwAIa4IAgC3DAAhAgUAAKYOACBDAADFFwAgEQUAAKUMACBDAACDDQAgswcAAIINADC0BwAA2AEAELUHAACCDQAwtgcBAAAAAdgHQACzDAAh2wcBAJIMACHgBwEAkgwAIYwIQACzDAAhqAgBAJIMACGpCAEAkgwAIaoIAQCSDAAhqwgBAJIMACGsCAEAkgwAIa0IAgC3DAAhrggCALcMACEDAAAA2AEAIAEAANkBADACAADaAQAgCQMAAKUMACBCAACBDQAgswcAAIANADC0BwAA3AEAELUHAACADQAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAhowgBAJIMACECAwAApg4AIEIAANMXACAKAwAApQwAIEIAAIENACCzBwAAgA0AMLQHAADcAQAQtQcAAIANADC2BwEAAAAByAcBAJIMACHYB0AAswwAIaMIAQCSDAAhlQkAAP8MACADAAAA3AEAIAEAAN0BADACAADeAQAgAQAAANwBACADAAAA3AEAIAEAAN0BADACAADeAQAgAwAAACgAIAEAAHoAMAIAAHsAIAMAAAB9ACABAAB-ADACAAB_ACADAAAAgQEAIAEAAIIBADACAACDAQAgAwAAAIUBACABAACGAQAwAgAAhwEAIAMAAACJAQAgAQAAigEAMAIAAIsBACAJAwAApQwAILMHAAD-DAAwtAcAAOcBABC1BwAA_gwAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIdsHAQCSDAAhjggBAJIMACEBAwAApg4AIAoDAAClDAAgswcAAP4MADC0BwAA5wEAELUHAAD-DAAwtgcBAAAAAcgHAQCSDAAh2AdAALMMACHbBwEAkgwAIY4IAQCSDAAhlAkAAP0MACADAAAA5wEAIAEAAOgBADACAADpAQAgCAMAAKUMACCzBwAAwgwAMLQHAADrAQAQtQcAAMIMADDIBwEAkgwAIfwHIACuDAAh_QcBAJIMACH-ByAArgwAIQEAAADrAQAgCQMAAKUMACCzBwAA_AwAMLQHAADtAQAQtQcAAPwMADC2BwEAkgwAIcgHAQCSDAAh2AdAALMMACH6BwEAkgwAIfsHAgC3DAAhAQMAAKYOACAKAwAApQwAILMHAAD8DAAwtAcAAO0BABC1BwAA_AwAMLYHAQAAAAHIBwEAkgwAIdgHQACzDAAh-gcBAJIMACH7BwIAtwwAIZMJAAD7DAAgAwAAAO0BACABAADuAQAwAgAA7wEAIAkDAAClDAAgswcAAL4MADC0BwAA8QEAELUHAAC-DAAwyAcBAJIMACHYB0AAswwAIfcHAQCSDAAh-AcBAJIMACH5B0AAvwwAIQEAAADxAQAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAAAzACABAAA0ADACAAA1ACAGAwAApQwAILMHAACkDAAwtAcAAPUBABC1BwAApAwAMMgHAQCSDAAh0AcBAJIMACEBAAAA9QEAIAMAAABJACABAABkADACAABlACABAAAAAwAgAQAAAAcAIAEAAAA6ACABAAAAEwAgAQAAAA0AIAEAAABEACABAAAAIgAgAQAAAL0BACABAAAAwQEAIAEAAADHAQAgAQAAAMsBACABAAAAzwEAIAEAAADTAQAgAQAAANgBACABAAAA3AEAIAEAAAAoACABAAAAfQAgAQAAAIEBACABAAAAhQEAIAEAAACJAQAgAQAAAOcBACABAAAA7QEAIAEAAABSACABAAAAMwAgAQAAAEkAIAEAAAABACAhBAAAthcAIBoAANAXACAfAADPFwAgIAAAvBcAICUAANIXACAmAAC5FwAgKAAAuxcAICsAAMYXACAsAADHFwAgLQAAyBcAIC4AAMkXACAvAADKFwAgMQAAtxcAIDkAALgXACA6AAC6FwAgOwAAvRcAIDwAAL4XACA9AAC_FwAgPgAAwBcAID8AAMEXACBAAADCFwAgQQAAwxcAIEQAAMQXACBFAADFFwAgRgAAyxcAIEcAAMwXACBIAADNFwAgSQAAzhcAIEoAANEXACCLCQAA8g0AIIwJAADyDQAgjgkAAPINACCRCQAA8g0AIAMAAAALACABAACSAgAwAgAAAQAgAwAAAAsAIAEAAJICADACAAABACADAAAACwAgAQAAkgIAMAIAAAEAICoEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAEBUAAAlgIAIA22BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAVAAAJgCADABUAAAmAIAMCoEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhAgAAAAEAIFAAAJsCACANtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACECAAAACwAgUAAAnQIAIAIAAAALACBQAACdAgAgAwAAAAEAIFcAAJYCACBYAACbAgAgAQAAAAEAIAEAAAALACAHDgAA4xQAIF0AAOUUACBeAADkFAAgiwkAAPINACCMCQAA8g0AII4JAADyDQAgkQkAAPINACAQswcAAPoMADC0BwAApAIAELUHAAD6DAAwtgcBAI0MACHYB0AAnQwAIdsHAQCNDAAhjAhAAJ0MACHZCAEAjQwAIYsJQACeDAAhjAlAAJ4MACGNCQEAjQwAIY4JQACeDAAhjwkBAI0MACGQCQEAjQwAIZEJQACeDAAhkgkgAKkMACEDAAAACwAgAQAAowIAMFwAAKQCACADAAAACwAgAQAAkgIAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgCAMAAOIUACC2BwEAAAAByAcBAAAAAdgHQAAAAAGxCEAAAAAB4QhAAAAAAYkJAQAAAAGKCUAAAAABAVAAAKwCACAHtgcBAAAAAcgHAQAAAAHYB0AAAAABsQhAAAAAAeEIQAAAAAGJCQEAAAABiglAAAAAAQFQAACuAgAwAVAAAK4CADAIAwAA4RQAILYHAQDuDQAhyAcBAO4NACHYB0AA_w0AIbEIQAD_DQAh4QhAAIAOACGJCQEA7g0AIYoJQACADgAhAgAAAAUAIFAAALECACAHtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAhsQhAAP8NACHhCEAAgA4AIYkJAQDuDQAhiglAAIAOACECAAAAAwAgUAAAswIAIAIAAAADACBQAACzAgAgAwAAAAUAIFcAAKwCACBYAACxAgAgAQAAAAUAIAEAAAADACAFDgAA3hQAIF0AAOAUACBeAADfFAAg4QgAAPINACCKCQAA8g0AIAqzBwAA-QwAMLQHAAC6AgAQtQcAAPkMADC2BwEAjQwAIcgHAQCNDAAh2AdAAJ0MACGxCEAAnQwAIeEIQACeDAAhiQkBAI0MACGKCUAAngwAIQMAAAADACABAAC5AgAwXAAAugIAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIA4FAADZFAAgKwAA2xQAIDYAANoUACA3AADcFAAgOAAA3RQAILYHAQAAAAHYB0AAAAAB3wdAAAAAAekHAQAAAAGhCAEAAAABqAgBAAAAAYYJAQAAAAGHCQEAAAABiAkCAAAAAQFQAADCAgAgCbYHAQAAAAHYB0AAAAAB3wdAAAAAAekHAQAAAAGhCAEAAAABqAgBAAAAAYYJAQAAAAGHCQEAAAABiAkCAAAAAQFQAADEAgAwAVAAAMQCADABAAAACwAgDgUAAK0UACArAACvFAAgNgAArhQAIDcAALAUACA4AACxFAAgtgcBAO4NACHYB0AA_w0AId8HQACADgAh6QcBAO4NACGhCAEA-Q0AIagIAQD5DQAhhgkBAO4NACGHCQEA7g0AIYgJAgDoEQAhAgAAAAkAIFAAAMgCACAJtgcBAO4NACHYB0AA_w0AId8HQACADgAh6QcBAO4NACGhCAEA-Q0AIagIAQD5DQAhhgkBAO4NACGHCQEA7g0AIYgJAgDoEQAhAgAAAAcAIFAAAMoCACACAAAABwAgUAAAygIAIAEAAAALACADAAAACQAgVwAAwgIAIFgAAMgCACABAAAACQAgAQAAAAcAIAkOAACoFAAgXQAAqxQAIF4AAKoUACB_AACpFAAggAEAAKwUACDfBwAA8g0AIKEIAADyDQAgqAgAAPINACCICQAA8g0AIAyzBwAA-AwAMLQHAADSAgAQtQcAAPgMADC2BwEAjQwAIdgHQACdDAAh3wdAAJ4MACHpBwEAjQwAIaEIAQCWDAAhqAgBAJYMACGGCQEAjQwAIYcJAQCNDAAhiAkCAPQMACEDAAAABwAgAQAA0QIAMFwAANICACADAAAABwAgAQAACAAwAgAACQAgAQAAAA8AIAEAAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACAoBgAAkxQAIAcAAJQUACAPAACXFAAgFgAAmhQAIBoAAKQUACAgAACcFAAgJQAApRQAICYAAJUUACAnAACWFAAgKAAAmBQAICkAAJkUACAqAACbFAAgKwAAnRQAICwAAJ4UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQFQAADaAgAgE7YHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6AcBAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAYwIQAAAAAH9CAIAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQIAAAABhAkBAAAAAYUJQAAAAAEBUAAA3AIAMAFQAADcAgAwAQAAAAsAIAEAAAAHACAoBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACECAAAADwAgUAAA4QIAIBO2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIQIAAAANACBQAADjAgAgAgAAAA0AIFAAAOMCACABAAAACwAgAQAAAAcAIAMAAAAPACBXAADaAgAgWAAA4QIAIAEAAAAPACABAAAADQAgCw4AALkSACBdAAC8EgAgXgAAuxIAIH8AALoSACCAAQAAvRIAIOgHAADyDQAg6wcAAPINACDtBwAA8g0AIIAJAADyDQAgggkAAPINACCFCQAA8g0AIBazBwAA9wwAMLQHAADsAgAQtQcAAPcMADC2BwEAjQwAIdsHAQCNDAAh3wdAAJ0MACHgBwEAjQwAIeEHAQCNDAAh6AcBAJYMACHrBwEAlgwAIewHAQCNDAAh7QcBAJYMACGMCEAAnQwAIf0IAgCVDAAh_ggBAI0MACH_CAEAjQwAIYAJAQCWDAAhgQkBAI0MACGCCQEAlgwAIYMJAgCVDAAhhAkBAI0MACGFCUAAngwAIQMAAAANACABAADrAgAwXAAA7AIAIAMAAAANACABAAAOADACAAAPACABAAAAFQAgAQAAABUAIAMAAAATACABAAAUADACAAAVACADAAAAEwAgAQAAFAAwAgAAFQAgAwAAABMAIAEAABQAMAIAABUAIBYIAACvEgAgCQAAsBIAIAoAALESACAPAACyEgAgIAAAsxIAICEAALQSACAiAAC1EgAgIwAAthIAICQAALcSACAlAAC4EgAgtgcBAAAAAcQHAQAAAAHMBwEAAAAB2AdAAAAAAdsHAQAAAAHqBwIAAAAB7wcBAAAAAaIIAQAAAAHBCAEAAAAB0QgBAAAAAfsIAgAAAAH8CAEAAAABAVAAAPQCACAMtgcBAAAAAcQHAQAAAAHMBwEAAAAB2AdAAAAAAdsHAQAAAAHqBwIAAAAB7wcBAAAAAaIIAQAAAAHBCAEAAAAB0QgBAAAAAfsIAgAAAAH8CAEAAAABAVAAAPYCADABUAAA9gIAMAEAAAALACABAAAABwAgFggAAOkRACAJAADqEQAgCgAA6xEAIA8AAOwRACAgAADtEQAgIQAA7hEAICIAAO8RACAjAADwEQAgJAAA8REAICUAAPIRACC2BwEA7g0AIcQHAQDuDQAhzAcBAO4NACHYB0AA_w0AIdsHAQDuDQAh6gcCAPgNACHvBwEA7g0AIaIIAQD5DQAhwQgBAO4NACHRCAEA7g0AIfsIAgDoEQAh_AgBAPkNACECAAAAFQAgUAAA-wIAIAy2BwEA7g0AIcQHAQDuDQAhzAcBAO4NACHYB0AA_w0AIdsHAQDuDQAh6gcCAPgNACHvBwEA7g0AIaIIAQD5DQAhwQgBAO4NACHRCAEA7g0AIfsIAgDoEQAh_AgBAPkNACECAAAAEwAgUAAA_QIAIAIAAAATACBQAAD9AgAgAQAAAAsAIAEAAAAHACADAAAAFQAgVwAA9AIAIFgAAPsCACABAAAAFQAgAQAAABMAIAgOAADjEQAgXQAA5hEAIF4AAOURACB_AADkEQAggAEAAOcRACCiCAAA8g0AIPsIAADyDQAg_AgAAPINACAPswcAAPMMADC0BwAAhgMAELUHAADzDAAwtgcBAI0MACHEBwEAjQwAIcwHAQCNDAAh2AdAAJ0MACHbBwEAjQwAIeoHAgCVDAAh7wcBAI0MACGiCAEAlgwAIcEIAQCNDAAh0QgBAI0MACH7CAIA9AwAIfwIAQCWDAAhAwAAABMAIAEAAIUDADBcAACGAwAgAwAAABMAIAEAABQAMAIAABUAIAgLAACTDAAgIwEAkgwAIbMHAADyDAAwtAcAAF4AELUHAADyDAAwtwcBAAAAAdgHQACzDAAh-ggCALcMACEBAAAAiQMAIAEAAACJAwAgAQsAAPENACADAAAAXgAgAQAAjAMAMAIAAIkDACADAAAAXgAgAQAAjAMAMAIAAIkDACADAAAAXgAgAQAAjAMAMAIAAIkDACAFCwAA4hEAICMBAAAAAbcHAQAAAAHYB0AAAAAB-ggCAAAAAQFQAACQAwAgBCMBAAAAAbcHAQAAAAHYB0AAAAAB-ggCAAAAAQFQAACSAwAwAVAAAJIDADAFCwAA4REAICMBAO4NACG3BwEA7g0AIdgHQAD_DQAh-ggCAPgNACECAAAAiQMAIFAAAJUDACAEIwEA7g0AIbcHAQDuDQAh2AdAAP8NACH6CAIA-A0AIQIAAABeACBQAACXAwAgAgAAAF4AIFAAAJcDACADAAAAiQMAIFcAAJADACBYAACVAwAgAQAAAIkDACABAAAAXgAgBQ4AANwRACBdAADfEQAgXgAA3hEAIH8AAN0RACCAAQAA4BEAIAcjAQCNDAAhswcAAPEMADC0BwAAngMAELUHAADxDAAwtwcBAI0MACHYB0AAnQwAIfoIAgCVDAAhAwAAAF4AIAEAAJ0DADBcAACeAwAgAwAAAF4AIAEAAIwDADACAACJAwAgCAsAAJMMACAiAQCSDAAhswcAAPAMADC0BwAAXAAQtQcAAPAMADC3BwEAAAAB-AgCALcMACH5CAEAkgwAIQEAAAChAwAgAQAAAKEDACABCwAA8Q0AIAMAAABcACABAACkAwAwAgAAoQMAIAMAAABcACABAACkAwAwAgAAoQMAIAMAAABcACABAACkAwAwAgAAoQMAIAULAADbEQAgIgEAAAABtwcBAAAAAfgIAgAAAAH5CAEAAAABAVAAAKgDACAEIgEAAAABtwcBAAAAAfgIAgAAAAH5CAEAAAABAVAAAKoDADABUAAAqgMAMAULAADaEQAgIgEA7g0AIbcHAQDuDQAh-AgCAPgNACH5CAEA7g0AIQIAAAChAwAgUAAArQMAIAQiAQDuDQAhtwcBAO4NACH4CAIA-A0AIfkIAQDuDQAhAgAAAFwAIFAAAK8DACACAAAAXAAgUAAArwMAIAMAAAChAwAgVwAAqAMAIFgAAK0DACABAAAAoQMAIAEAAABcACAFDgAA1REAIF0AANgRACBeAADXEQAgfwAA1hEAIIABAADZEQAgByIBAI0MACGzBwAA7wwAMLQHAAC2AwAQtQcAAO8MADC3BwEAjQwAIfgIAgCVDAAh-QgBAI0MACEDAAAAXAAgAQAAtQMAMFwAALYDACADAAAAXAAgAQAApAMAMAIAAKEDACABAAAAbAAgAQAAAGwAIAMAAAA6ACABAABrADACAABsACADAAAAOgAgAQAAawAwAgAAbAAgAwAAADoAIAEAAGsAMAIAAGwAIAsDAADSEQAgCAAA0REAIBYAANMRACAYAADUEQAgtgcBAAAAAcQHAQAAAAHIBwEAAAAB2AdAAAAAAY8IAQAAAAGQCEAAAAABkQgIAAAAAQFQAAC-AwAgB7YHAQAAAAHEBwEAAAAByAcBAAAAAdgHQAAAAAGPCAEAAAABkAhAAAAAAZEICAAAAAEBUAAAwAMAMAFQAADAAwAwCwMAAL0RACAIAAC8EQAgFgAAvhEAIBgAAL8RACC2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIQIAAABsACBQAADDAwAgB7YHAQDuDQAhxAcBAO4NACHIBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGQCEAA_w0AIZEICACzDwAhAgAAADoAIFAAAMUDACACAAAAOgAgUAAAxQMAIAMAAABsACBXAAC-AwAgWAAAwwMAIAEAAABsACABAAAAOgAgBQ4AALcRACBdAAC6EQAgXgAAuREAIH8AALgRACCAAQAAuxEAIAqzBwAA7gwAMLQHAADMAwAQtQcAAO4MADC2BwEAjQwAIcQHAQCNDAAhyAcBAI0MACHYB0AAnQwAIY8IAQCNDAAhkAhAAJ0MACGRCAgAyQwAIQMAAAA6ACABAADLAwAwXAAAzAMAIAMAAAA6ACABAABrADACAABsACABAAAAGwAgAQAAABsAIAMAAAAZACABAAAaADACAAAbACADAAAAGQAgAQAAGgAwAgAAGwAgAwAAABkAIAEAABoAMAIAABsAIAgIAAC0EQAgCwAAtREAIA0AALYRACC2BwEAAAABtwcBAAAAAcQHAQAAAAHYB0AAAAAB9wgBAAAAAQFQAADUAwAgBbYHAQAAAAG3BwEAAAABxAcBAAAAAdgHQAAAAAH3CAEAAAABAVAAANYDADABUAAA1gMAMAgIAAClEQAgCwAAphEAIA0AAKcRACC2BwEA7g0AIbcHAQDuDQAhxAcBAO4NACHYB0AA_w0AIfcIAQDuDQAhAgAAABsAIFAAANkDACAFtgcBAO4NACG3BwEA7g0AIcQHAQDuDQAh2AdAAP8NACH3CAEA7g0AIQIAAAAZACBQAADbAwAgAgAAABkAIFAAANsDACADAAAAGwAgVwAA1AMAIFgAANkDACABAAAAGwAgAQAAABkAIAMOAACiEQAgXQAApBEAIF4AAKMRACAIswcAAO0MADC0BwAA4gMAELUHAADtDAAwtgcBAI0MACG3BwEAjQwAIcQHAQCNDAAh2AdAAJ0MACH3CAEAjQwAIQMAAAAZACABAADhAwAwXAAA4gMAIAMAAAAZACABAAAaADACAAAbACABAAAAHwAgAQAAAB8AIAMAAAAdACABAAAeADACAAAfACADAAAAHQAgAQAAHgAwAgAAHwAgAwAAAB0AIAEAAB4AMAIAAB8AIBEMAAChEQAgFQEAAAABtgcBAAAAAcUHAgAAAAGACAEAAAABhAgBAAAAAZUIAQAAAAGWCEAAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AgBAAAAAfUIAgAAAAH2CAIAAAABAVAAAOoDACAQFQEAAAABtgcBAAAAAcUHAgAAAAGACAEAAAABhAgBAAAAAZUIAQAAAAGWCEAAAAAB7ggBAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AgBAAAAAfUIAgAAAAH2CAIAAAABAVAAAOwDADABUAAA7AMAMBEMAACgEQAgFQEA7g0AIbYHAQDuDQAhxQcCAPgNACGACAEA7g0AIYQIAQDuDQAhlQgBAPkNACGWCEAAgA4AIe4IAQDuDQAh7wgBAO4NACHwCAEA7g0AIfEIAQDuDQAh8ggBAPkNACHzCAEA7g0AIfQIAQDuDQAh9QgCAPgNACH2CAIA-A0AIQIAAAAfACBQAADvAwAgEBUBAO4NACG2BwEA7g0AIcUHAgD4DQAhgAgBAO4NACGECAEA7g0AIZUIAQD5DQAhlghAAIAOACHuCAEA7g0AIe8IAQDuDQAh8AgBAO4NACHxCAEA7g0AIfIIAQD5DQAh8wgBAO4NACH0CAEA7g0AIfUIAgD4DQAh9ggCAPgNACECAAAAHQAgUAAA8QMAIAIAAAAdACBQAADxAwAgAwAAAB8AIFcAAOoDACBYAADvAwAgAQAAAB8AIAEAAAAdACAIDgAAmxEAIF0AAJ4RACBeAACdEQAgfwAAnBEAIIABAACfEQAglQgAAPINACCWCAAA8g0AIPIIAADyDQAgExUBAI0MACGzBwAA7AwAMLQHAAD4AwAQtQcAAOwMADC2BwEAjQwAIcUHAgCVDAAhgAgBAI0MACGECAEAjQwAIZUIAQCWDAAhlghAAJ4MACHuCAEAjQwAIe8IAQCNDAAh8AgBAI0MACHxCAEAjQwAIfIIAQCWDAAh8wgBAI0MACH0CAEAjQwAIfUIAgCVDAAh9ggCAJUMACEDAAAAHQAgAQAA9wMAMFwAAPgDACADAAAAHQAgAQAAHgAwAgAAHwAgAQAAAHAAIAEAAABwACADAAAARAAgAQAAbwAwAgAAcAAgAwAAAEQAIAEAAG8AMAIAAHAAIAMAAABEACABAABvADACAABwACAPCAAAmBEAIBoAAJoRACAcAACZEQAgtgcBAAAAAcQHAQAAAAHYB0AAAAABjwgBAAAAAacIQAAAAAGxCEAAAAAB2QgBAAAAAeMIAQAAAAHqCAEAAAAB6wgBAAAAAewIAQAAAAHtCEAAAAABAVAAAIAEACAMtgcBAAAAAcQHAQAAAAHYB0AAAAABjwgBAAAAAacIQAAAAAGxCEAAAAAB2QgBAAAAAeMIAQAAAAHqCAEAAAAB6wgBAAAAAewIAQAAAAHtCEAAAAABAVAAAIIEADABUAAAggQAMAEAAAALACAPCAAAjBEAIBoAAI4RACAcAACNEQAgtgcBAO4NACHEBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGnCEAAgA4AIbEIQAD_DQAh2QgBAO4NACHjCAEA7g0AIeoIAQD5DQAh6wgBAPkNACHsCAEA7g0AIe0IQACADgAhAgAAAHAAIFAAAIYEACAMtgcBAO4NACHEBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGnCEAAgA4AIbEIQAD_DQAh2QgBAO4NACHjCAEA7g0AIeoIAQD5DQAh6wgBAPkNACHsCAEA7g0AIe0IQACADgAhAgAAAEQAIFAAAIgEACACAAAARAAgUAAAiAQAIAEAAAALACADAAAAcAAgVwAAgAQAIFgAAIYEACABAAAAcAAgAQAAAEQAIAcOAACJEQAgXQAAixEAIF4AAIoRACCnCAAA8g0AIOoIAADyDQAg6wgAAPINACDtCAAA8g0AIA-zBwAA6wwAMLQHAACQBAAQtQcAAOsMADC2BwEAjQwAIcQHAQCNDAAh2AdAAJ0MACGPCAEAjQwAIacIQACeDAAhsQhAAJ0MACHZCAEAjQwAIeMIAQCNDAAh6ggBAJYMACHrCAEAlgwAIewIAQCNDAAh7QhAAJ4MACEDAAAARAAgAQAAjwQAMFwAAJAEACADAAAARAAgAQAAbwAwAgAAcAAgAQAAACQAIAEAAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACASCAAA_g8AIAsAAP8PACAQAACAEAAgEQAAiBEAIBoAAIIQACAfAACBEAAgIgEAAAABtgcBAAAAAbcHAQAAAAHEBwEAAAAB1wcBAAAAAdgHQAAAAAHkCAEAAAAB5QgBAAAAAeYIAQAAAAHnCEAAAAAB6AgBAAAAAekIAQAAAAEBUAAAmAQAIAwiAQAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHXBwEAAAAB2AdAAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIQAAAAAHoCAEAAAAB6QgBAAAAAQFQAACaBAAwAVAAAJoEADABAAAAEwAgAQAAAAsAIAEAAAAoACASCAAA4w8AIAsAAOQPACAQAADlDwAgEQAAhxEAIBoAAOcPACAfAADmDwAgIgEA7g0AIbYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdcHAQD5DQAh2AdAAP8NACHkCAEA-Q0AIeUIAQDuDQAh5ggBAO4NACHnCEAAgA4AIegIAQD5DQAh6QgBAPkNACECAAAAJAAgUAAAoAQAIAwiAQDuDQAhtgcBAO4NACG3BwEA-Q0AIcQHAQDuDQAh1wcBAPkNACHYB0AA_w0AIeQIAQD5DQAh5QgBAO4NACHmCAEA7g0AIecIQACADgAh6AgBAPkNACHpCAEA-Q0AIQIAAAAiACBQAACiBAAgAgAAACIAIFAAAKIEACABAAAAEwAgAQAAAAsAIAEAAAAoACADAAAAJAAgVwAAmAQAIFgAAKAEACABAAAAJAAgAQAAACIAIAkOAACEEQAgXQAAhhEAIF4AAIURACC3BwAA8g0AINcHAADyDQAg5AgAAPINACDnCAAA8g0AIOgIAADyDQAg6QgAAPINACAPIgEAjQwAIbMHAADqDAAwtAcAAKwEABC1BwAA6gwAMLYHAQCNDAAhtwcBAJYMACHEBwEAjQwAIdcHAQCWDAAh2AdAAJ0MACHkCAEAlgwAIeUIAQCNDAAh5ggBAI0MACHnCEAAngwAIegIAQCWDAAh6QgBAJYMACEDAAAAIgAgAQAAqwQAMFwAAKwEACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAAL8BACABAAAAvwEAIAMAAAC9AQAgAQAAvgEAMAIAAL8BACADAAAAvQEAIAEAAL4BADACAAC_AQAgAwAAAL0BACABAAC-AQAwAgAAvwEAIAcDAACDEQAgtgcBAAAAAcgHAQAAAAHYB0AAAAABsQhAAAAAAd8IQAAAAAHjCAEAAAABAVAAALQEACAGtgcBAAAAAcgHAQAAAAHYB0AAAAABsQhAAAAAAd8IQAAAAAHjCAEAAAABAVAAALYEADABUAAAtgQAMAcDAACCEQAgtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAhsQhAAP8NACHfCEAAgA4AIeMIAQDuDQAhAgAAAL8BACBQAAC5BAAgBrYHAQDuDQAhyAcBAO4NACHYB0AA_w0AIbEIQAD_DQAh3whAAIAOACHjCAEA7g0AIQIAAAC9AQAgUAAAuwQAIAIAAAC9AQAgUAAAuwQAIAMAAAC_AQAgVwAAtAQAIFgAALkEACABAAAAvwEAIAEAAAC9AQAgBA4AAP8QACBdAACBEQAgXgAAgBEAIN8IAADyDQAgCbMHAADpDAAwtAcAAMIEABC1BwAA6QwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIbEIQACdDAAh3whAAJ4MACHjCAEAjQwAIQMAAAC9AQAgAQAAwQQAMFwAAMIEACADAAAAvQEAIAEAAL4BADACAAC_AQAgAQAAAMMBACABAAAAwwEAIAMAAADBAQAgAQAAwgEAMAIAAMMBACADAAAAwQEAIAEAAMIBADACAADDAQAgAwAAAMEBACABAADCAQAwAgAAwwEAIAgDAAD-EAAgtgcBAAAAAcgHAQAAAAHYB0AAAAABsQhAAAAAAdkIAQAAAAHfCEAAAAAB4wgBAAAAAQFQAADKBAAgB7YHAQAAAAHIBwEAAAAB2AdAAAAAAbEIQAAAAAHZCAEAAAAB3whAAAAAAeMIAQAAAAEBUAAAzAQAMAFQAADMBAAwCAMAAP0QACC2BwEA7g0AIcgHAQDuDQAh2AdAAP8NACGxCEAA_w0AIdkIAQDuDQAh3whAAIAOACHjCAEA7g0AIQIAAADDAQAgUAAAzwQAIAe2BwEA7g0AIcgHAQDuDQAh2AdAAP8NACGxCEAA_w0AIdkIAQDuDQAh3whAAIAOACHjCAEA7g0AIQIAAADBAQAgUAAA0QQAIAIAAADBAQAgUAAA0QQAIAMAAADDAQAgVwAAygQAIFgAAM8EACABAAAAwwEAIAEAAADBAQAgBA4AAPoQACBdAAD8EAAgXgAA-xAAIN8IAADyDQAgCrMHAADoDAAwtAcAANgEABC1BwAA6AwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIbEIQACdDAAh2QgBAI0MACHfCEAAngwAIeMIAQCNDAAhAwAAAMEBACABAADXBAAwXAAA2AQAIAMAAADBAQAgAQAAwgEAMAIAAMMBACAJAwAApQwAILMHAADnDAAwtAcAAMUBABC1BwAA5wwAMMgHAQAAAAHYB0AAswwAIeAIAQCSDAAh4QhAAL8MACHiCAIAtwwAIQEAAADbBAAgAQAAANsEACACAwAApg4AIOEIAADyDQAgAwAAAMUBACABAADeBAAwAgAA2wQAIAMAAADFAQAgAQAA3gQAMAIAANsEACADAAAAxQEAIAEAAN4EADACAADbBAAgBgMAAPkQACDIBwEAAAAB2AdAAAAAAeAIAQAAAAHhCEAAAAAB4ggCAAAAAQFQAADiBAAgBcgHAQAAAAHYB0AAAAAB4AgBAAAAAeEIQAAAAAHiCAIAAAABAVAAAOQEADABUAAA5AQAMAYDAAD4EAAgyAcBAO4NACHYB0AA_w0AIeAIAQDuDQAh4QhAAIAOACHiCAIA-A0AIQIAAADbBAAgUAAA5wQAIAXIBwEA7g0AIdgHQAD_DQAh4AgBAO4NACHhCEAAgA4AIeIIAgD4DQAhAgAAAMUBACBQAADpBAAgAgAAAMUBACBQAADpBAAgAwAAANsEACBXAADiBAAgWAAA5wQAIAEAAADbBAAgAQAAAMUBACAGDgAA8xAAIF0AAPYQACBeAAD1EAAgfwAA9BAAIIABAAD3EAAg4QgAAPINACAIswcAAOYMADC0BwAA8AQAELUHAADmDAAwyAcBAI0MACHYB0AAnQwAIeAIAQCNDAAh4QhAAJ4MACHiCAIAlQwAIQMAAADFAQAgAQAA7wQAMFwAAPAEACADAAAAxQEAIAEAAN4EADACAADbBAAgAQAAAMkBACABAAAAyQEAIAMAAADHAQAgAQAAyAEAMAIAAMkBACADAAAAxwEAIAEAAMgBADACAADJAQAgAwAAAMcBACABAADIAQAwAgAAyQEAIAUDAADyEAAgtgcBAAAAAcgHAQAAAAHeCAEAAAAB3whAAAAAAQFQAAD4BAAgBLYHAQAAAAHIBwEAAAAB3ggBAAAAAd8IQAAAAAEBUAAA-gQAMAFQAAD6BAAwBQMAAPEQACC2BwEA7g0AIcgHAQDuDQAh3ggBAO4NACHfCEAAgA4AIQIAAADJAQAgUAAA_QQAIAS2BwEA7g0AIcgHAQDuDQAh3ggBAO4NACHfCEAAgA4AIQIAAADHAQAgUAAA_wQAIAIAAADHAQAgUAAA_wQAIAMAAADJAQAgVwAA-AQAIFgAAP0EACABAAAAyQEAIAEAAADHAQAgBA4AAO4QACBdAADwEAAgXgAA7xAAIN8IAADyDQAgB7MHAADlDAAwtAcAAIYFABC1BwAA5QwAMLYHAQCNDAAhyAcBAI0MACHeCAEAjQwAId8IQACeDAAhAwAAAMcBACABAACFBQAwXAAAhgUAIAMAAADHAQAgAQAAyAEAMAIAAMkBACABAAAAzQEAIAEAAADNAQAgAwAAAMsBACABAADMAQAwAgAAzQEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACADAAAAywEAIAEAAMwBADACAADNAQAgCgMAAO0QACC2BwEAAAAByAcBAAAAAdgHQAAAAAHbBwEAAAABlAgCAAAAAdoIQAAAAAHbCAEAAAAB3AgBAAAAAd0IAQAAAAEBUAAAjgUAIAm2BwEAAAAByAcBAAAAAdgHQAAAAAHbBwEAAAABlAgCAAAAAdoIQAAAAAHbCAEAAAAB3AgBAAAAAd0IAQAAAAEBUAAAkAUAMAFQAACQBQAwCgMAAOwQACC2BwEA7g0AIcgHAQDuDQAh2AdAAP8NACHbBwEA7g0AIZQIAgD4DQAh2ghAAIAOACHbCAEA7g0AIdwIAQDuDQAh3QgBAO4NACECAAAAzQEAIFAAAJMFACAJtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAh2wcBAO4NACGUCAIA-A0AIdoIQACADgAh2wgBAO4NACHcCAEA7g0AId0IAQDuDQAhAgAAAMsBACBQAACVBQAgAgAAAMsBACBQAACVBQAgAwAAAM0BACBXAACOBQAgWAAAkwUAIAEAAADNAQAgAQAAAMsBACAGDgAA5xAAIF0AAOoQACBeAADpEAAgfwAA6BAAIIABAADrEAAg2ggAAPINACAMswcAAOQMADC0BwAAnAUAELUHAADkDAAwtgcBAI0MACHIBwEAjQwAIdgHQACdDAAh2wcBAI0MACGUCAIAlQwAIdoIQACeDAAh2wgBAI0MACHcCAEAjQwAId0IAQCNDAAhAwAAAMsBACABAACbBQAwXAAAnAUAIAMAAADLAQAgAQAAzAEAMAIAAM0BACABAAAA0QEAIAEAAADRAQAgAwAAAM8BACABAADQAQAwAgAA0QEAIAMAAADPAQAgAQAA0AEAMAIAANEBACADAAAAzwEAIAEAANABADACAADRAQAgCAMAAOYQACC2BwEAAAAByAcBAAAAAdgHQAAAAAHQCAEAAAAB2AgBAAAAAdkIAQAAAAHaCEAAAAABAVAAAKQFACAHtgcBAAAAAcgHAQAAAAHYB0AAAAAB0AgBAAAAAdgIAQAAAAHZCAEAAAAB2ghAAAAAAQFQAACmBQAwAVAAAKYFADAIAwAA5RAAILYHAQDuDQAhyAcBAO4NACHYB0AA_w0AIdAIAQDuDQAh2AgBAO4NACHZCAEA7g0AIdoIQACADgAhAgAAANEBACBQAACpBQAgB7YHAQDuDQAhyAcBAO4NACHYB0AA_w0AIdAIAQDuDQAh2AgBAO4NACHZCAEA7g0AIdoIQACADgAhAgAAAM8BACBQAACrBQAgAgAAAM8BACBQAACrBQAgAwAAANEBACBXAACkBQAgWAAAqQUAIAEAAADRAQAgAQAAAM8BACAEDgAA4hAAIF0AAOQQACBeAADjEAAg2ggAAPINACAKswcAAOMMADC0BwAAsgUAELUHAADjDAAwtgcBAI0MACHIBwEAjQwAIdgHQACdDAAh0AgBAI0MACHYCAEAjQwAIdkIAQCNDAAh2ghAAJ4MACEDAAAAzwEAIAEAALEFADBcAACyBQAgAwAAAM8BACABAADQAQAwAgAA0QEAIAEAAADVAQAgAQAAANUBACADAAAA0wEAIAEAANQBADACAADVAQAgAwAAANMBACABAADUAQAwAgAA1QEAIAMAAADTAQAgAQAA1AEAMAIAANUBACAIAwAA4RAAILYHAQAAAAHIBwEAAAAB0QcBAAAAAdgHQAAAAAGxCEAAAAAB1ggBAAAAAdcIAgAAAAEBUAAAugUAIAe2BwEAAAAByAcBAAAAAdEHAQAAAAHYB0AAAAABsQhAAAAAAdYIAQAAAAHXCAIAAAABAVAAALwFADABUAAAvAUAMAEAAAALACAIAwAA4BAAILYHAQDuDQAhyAcBAPkNACHRBwEA7g0AIdgHQAD_DQAhsQhAAP8NACHWCAEA-Q0AIdcIAgD4DQAhAgAAANUBACBQAADABQAgB7YHAQDuDQAhyAcBAPkNACHRBwEA7g0AIdgHQAD_DQAhsQhAAP8NACHWCAEA-Q0AIdcIAgD4DQAhAgAAANMBACBQAADCBQAgAgAAANMBACBQAADCBQAgAQAAAAsAIAMAAADVAQAgVwAAugUAIFgAAMAFACABAAAA1QEAIAEAAADTAQAgBw4AANsQACBdAADeEAAgXgAA3RAAIH8AANwQACCAAQAA3xAAIMgHAADyDQAg1ggAAPINACAKswcAAOIMADC0BwAAygUAELUHAADiDAAwtgcBAI0MACHIBwEAlgwAIdEHAQCNDAAh2AdAAJ0MACGxCEAAnQwAIdYIAQCWDAAh1wgCAJUMACEDAAAA0wEAIAEAAMkFADBcAADKBQAgAwAAANMBACABAADUAQAwAgAA1QEAIBIKAQCSDAAhIgEAkgwAIbMHAADhDAAwtAcAANAFABC1BwAA4QwAMLYHAQAAAAHRBwEAkgwAIdgHQACzDAAhsQhAAL8MACHJCAEAkgwAIc4IQAC_DAAhzwgBAJIMACHQCAEAkgwAIdEIAQCSDAAh0ggBAK0MACHTCEAAvwwAIdQIAQCtDAAh1QgBAK0MACEBAAAAzQUAIAEAAADNBQAgEgoBAJIMACEiAQCSDAAhswcAAOEMADC0BwAA0AUAELUHAADhDAAwtgcBAJIMACHRBwEAkgwAIdgHQACzDAAhsQhAAL8MACHJCAEAkgwAIc4IQAC_DAAhzwgBAJIMACHQCAEAkgwAIdEIAQCSDAAh0ggBAK0MACHTCEAAvwwAIdQIAQCtDAAh1QgBAK0MACEGsQgAAPINACDOCAAA8g0AINIIAADyDQAg0wgAAPINACDUCAAA8g0AINUIAADyDQAgAwAAANAFACABAADRBQAwAgAAzQUAIAMAAADQBQAgAQAA0QUAMAIAAM0FACADAAAA0AUAIAEAANEFADACAADNBQAgDwoBAAAAASIBAAAAAbYHAQAAAAHRBwEAAAAB2AdAAAAAAbEIQAAAAAHJCAEAAAABzghAAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdUIAQAAAAEBUAAA1QUAIA8KAQAAAAEiAQAAAAG2BwEAAAAB0QcBAAAAAdgHQAAAAAGxCEAAAAAByQgBAAAAAc4IQAAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHVCAEAAAABAVAAANcFADABUAAA1wUAMA8KAQDuDQAhIgEA7g0AIbYHAQDuDQAh0QcBAO4NACHYB0AA_w0AIbEIQACADgAhyQgBAO4NACHOCEAAgA4AIc8IAQDuDQAh0AgBAO4NACHRCAEA7g0AIdIIAQD5DQAh0whAAIAOACHUCAEA-Q0AIdUIAQD5DQAhAgAAAM0FACBQAADaBQAgDwoBAO4NACEiAQDuDQAhtgcBAO4NACHRBwEA7g0AIdgHQAD_DQAhsQhAAIAOACHJCAEA7g0AIc4IQACADgAhzwgBAO4NACHQCAEA7g0AIdEIAQDuDQAh0ggBAPkNACHTCEAAgA4AIdQIAQD5DQAh1QgBAPkNACECAAAA0AUAIFAAANwFACACAAAA0AUAIFAAANwFACADAAAAzQUAIFcAANUFACBYAADaBQAgAQAAAM0FACABAAAA0AUAIAkOAADYEAAgXQAA2hAAIF4AANkQACCxCAAA8g0AIM4IAADyDQAg0ggAAPINACDTCAAA8g0AINQIAADyDQAg1QgAAPINACASCgEAjQwAISIBAI0MACGzBwAA4AwAMLQHAADjBQAQtQcAAOAMADC2BwEAjQwAIdEHAQCNDAAh2AdAAJ0MACGxCEAAngwAIckIAQCNDAAhzghAAJ4MACHPCAEAjQwAIdAIAQCNDAAh0QgBAI0MACHSCAEAlgwAIdMIQACeDAAh1AgBAJYMACHVCAEAlgwAIQMAAADQBQAgAQAA4gUAMFwAAOMFACADAAAA0AUAIAEAANEFADACAADNBQAgErMHAADfDAAwtAcAAOkFABC1BwAA3wwAMLYHAQAAAAHYB0AAswwAIdsHAQCSDAAhwwgBAJIMACHECAEAkgwAIcUIAQCSDAAhxggCALcMACHHCEAAswwAIcgIAgC3DAAhyQgCALcMACHKCEAAvwwAIcsIAQCtDAAhzAgBAK0MACHNCEAAvwwAIc4IQAC_DAAhAQAAAOYFACABAAAA5gUAIBKzBwAA3wwAMLQHAADpBQAQtQcAAN8MADC2BwEAkgwAIdgHQACzDAAh2wcBAJIMACHDCAEAkgwAIcQIAQCSDAAhxQgBAJIMACHGCAIAtwwAIccIQACzDAAhyAgCALcMACHJCAIAtwwAIcoIQAC_DAAhywgBAK0MACHMCAEArQwAIc0IQAC_DAAhzghAAL8MACEFyggAAPINACDLCAAA8g0AIMwIAADyDQAgzQgAAPINACDOCAAA8g0AIAMAAADpBQAgAQAA6gUAMAIAAOYFACADAAAA6QUAIAEAAOoFADACAADmBQAgAwAAAOkFACABAADqBQAwAgAA5gUAIA-2BwEAAAAB2AdAAAAAAdsHAQAAAAHDCAEAAAABxAgBAAAAAcUIAQAAAAHGCAIAAAABxwhAAAAAAcgIAgAAAAHJCAIAAAAByghAAAAAAcsIAQAAAAHMCAEAAAABzQhAAAAAAc4IQAAAAAEBUAAA7gUAIA-2BwEAAAAB2AdAAAAAAdsHAQAAAAHDCAEAAAABxAgBAAAAAcUIAQAAAAHGCAIAAAABxwhAAAAAAcgIAgAAAAHJCAIAAAAByghAAAAAAcsIAQAAAAHMCAEAAAABzQhAAAAAAc4IQAAAAAEBUAAA8AUAMAFQAADwBQAwD7YHAQDuDQAh2AdAAP8NACHbBwEA7g0AIcMIAQDuDQAhxAgBAO4NACHFCAEA7g0AIcYIAgD4DQAhxwhAAP8NACHICAIA-A0AIckIAgD4DQAhyghAAIAOACHLCAEA-Q0AIcwIAQD5DQAhzQhAAIAOACHOCEAAgA4AIQIAAADmBQAgUAAA8wUAIA-2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACHDCAEA7g0AIcQIAQDuDQAhxQgBAO4NACHGCAIA-A0AIccIQAD_DQAhyAgCAPgNACHJCAIA-A0AIcoIQACADgAhywgBAPkNACHMCAEA-Q0AIc0IQACADgAhzghAAIAOACECAAAA6QUAIFAAAPUFACACAAAA6QUAIFAAAPUFACADAAAA5gUAIFcAAO4FACBYAADzBQAgAQAAAOYFACABAAAA6QUAIAoOAADTEAAgXQAA1hAAIF4AANUQACB_AADUEAAggAEAANcQACDKCAAA8g0AIMsIAADyDQAgzAgAAPINACDNCAAA8g0AIM4IAADyDQAgErMHAADeDAAwtAcAAPwFABC1BwAA3gwAMLYHAQCNDAAh2AdAAJ0MACHbBwEAjQwAIcMIAQCNDAAhxAgBAI0MACHFCAEAjQwAIcYIAgCVDAAhxwhAAJ0MACHICAIAlQwAIckIAgCVDAAhyghAAJ4MACHLCAEAlgwAIcwIAQCWDAAhzQhAAJ4MACHOCEAAngwAIQMAAADpBQAgAQAA-wUAMFwAAPwFACADAAAA6QUAIAEAAOoFADACAADmBQAgD7MHAADcDAAwtAcAAIIGABC1BwAA3AwAMLYHAQAAAAG2CAEAkgwAIbkIAgC3DAAhughAALMMACG7CAEArQwAIbwIAQCSDAAhvQgBAJIMACG-CAEAkgwAIb8IAQCSDAAhwAgBAJIMACHBCAEAkgwAIcIIAADdDAAgAQAAAP8FACABAAAA_wUAIA6zBwAA3AwAMLQHAACCBgAQtQcAANwMADC2BwEAkgwAIbYIAQCSDAAhuQgCALcMACG6CEAAswwAIbsIAQCtDAAhvAgBAJIMACG9CAEAkgwAIb4IAQCSDAAhvwgBAJIMACHACAEAkgwAIcEIAQCSDAAhAbsIAADyDQAgAwAAAIIGACABAACDBgAwAgAA_wUAIAMAAACCBgAgAQAAgwYAMAIAAP8FACADAAAAggYAIAEAAIMGADACAAD_BQAgC7YHAQAAAAG2CAEAAAABuQgCAAAAAboIQAAAAAG7CAEAAAABvAgBAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIAQAAAAHBCAEAAAABAVAAAIcGACALtgcBAAAAAbYIAQAAAAG5CAIAAAABughAAAAAAbsIAQAAAAG8CAEAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAgBAAAAAcEIAQAAAAEBUAAAiQYAMAFQAACJBgAwC7YHAQDuDQAhtggBAO4NACG5CAIA-A0AIboIQAD_DQAhuwgBAPkNACG8CAEA7g0AIb0IAQDuDQAhvggBAO4NACG_CAEA7g0AIcAIAQDuDQAhwQgBAO4NACECAAAA_wUAIFAAAIwGACALtgcBAO4NACG2CAEA7g0AIbkIAgD4DQAhughAAP8NACG7CAEA-Q0AIbwIAQDuDQAhvQgBAO4NACG-CAEA7g0AIb8IAQDuDQAhwAgBAO4NACHBCAEA7g0AIQIAAACCBgAgUAAAjgYAIAIAAACCBgAgUAAAjgYAIAMAAAD_BQAgVwAAhwYAIFgAAIwGACABAAAA_wUAIAEAAACCBgAgBg4AAM4QACBdAADREAAgXgAA0BAAIH8AAM8QACCAAQAA0hAAILsIAADyDQAgDrMHAADbDAAwtAcAAJUGABC1BwAA2wwAMLYHAQCNDAAhtggBAI0MACG5CAIAlQwAIboIQACdDAAhuwgBAJYMACG8CAEAjQwAIb0IAQCNDAAhvggBAI0MACG_CAEAjQwAIcAIAQCNDAAhwQgBAI0MACEDAAAAggYAIAEAAJQGADBcAACVBgAgAwAAAIIGACABAACDBgAwAgAA_wUAIAazBwAA2gwAMLQHAACbBgAQtQcAANoMADC2CAEAAAABtwgCALcMACG4CAEAkgwAIQEAAACYBgAgAQAAAJgGACAGswcAANoMADC0BwAAmwYAELUHAADaDAAwtggBAJIMACG3CAIAtwwAIbgIAQCSDAAhAAMAAACbBgAgAQAAnAYAMAIAAJgGACADAAAAmwYAIAEAAJwGADACAACYBgAgAwAAAJsGACABAACcBgAwAgAAmAYAIAO2CAEAAAABtwgCAAAAAbgIAQAAAAEBUAAAoAYAIAO2CAEAAAABtwgCAAAAAbgIAQAAAAEBUAAAogYAMAFQAACiBgAwA7YIAQDuDQAhtwgCAPgNACG4CAEA7g0AIQIAAACYBgAgUAAApQYAIAO2CAEA7g0AIbcIAgD4DQAhuAgBAO4NACECAAAAmwYAIFAAAKcGACACAAAAmwYAIFAAAKcGACADAAAAmAYAIFcAAKAGACBYAAClBgAgAQAAAJgGACABAAAAmwYAIAUOAADJEAAgXQAAzBAAIF4AAMsQACB_AADKEAAggAEAAM0QACAGswcAANkMADC0BwAArgYAELUHAADZDAAwtggBAI0MACG3CAIAlQwAIbgIAQCNDAAhAwAAAJsGACABAACtBgAwXAAArgYAIAMAAACbBgAgAQAAnAYAMAIAAJgGACALswcAANgMADC0BwAAtAYAELUHAADYDAAwtgcBAAAAAcgHAQCtDAAh2AdAALMMACHhBwIAtwwAIbIIAQCSDAAhswgBAJIMACG0CAEAkgwAIbUIQAC_DAAhAQAAALEGACABAAAAsQYAIAuzBwAA2AwAMLQHAAC0BgAQtQcAANgMADC2BwEAkgwAIcgHAQCtDAAh2AdAALMMACHhBwIAtwwAIbIIAQCSDAAhswgBAJIMACG0CAEAkgwAIbUIQAC_DAAhAsgHAADyDQAgtQgAAPINACADAAAAtAYAIAEAALUGADACAACxBgAgAwAAALQGACABAAC1BgAwAgAAsQYAIAMAAAC0BgAgAQAAtQYAMAIAALEGACAItgcBAAAAAcgHAQAAAAHYB0AAAAAB4QcCAAAAAbIIAQAAAAGzCAEAAAABtAgBAAAAAbUIQAAAAAEBUAAAuQYAIAi2BwEAAAAByAcBAAAAAdgHQAAAAAHhBwIAAAABsggBAAAAAbMIAQAAAAG0CAEAAAABtQhAAAAAAQFQAAC7BgAwAVAAALsGADAItgcBAO4NACHIBwEA-Q0AIdgHQAD_DQAh4QcCAPgNACGyCAEA7g0AIbMIAQDuDQAhtAgBAO4NACG1CEAAgA4AIQIAAACxBgAgUAAAvgYAIAi2BwEA7g0AIcgHAQD5DQAh2AdAAP8NACHhBwIA-A0AIbIIAQDuDQAhswgBAO4NACG0CAEA7g0AIbUIQACADgAhAgAAALQGACBQAADABgAgAgAAALQGACBQAADABgAgAwAAALEGACBXAAC5BgAgWAAAvgYAIAEAAACxBgAgAQAAALQGACAHDgAAxBAAIF0AAMcQACBeAADGEAAgfwAAxRAAIIABAADIEAAgyAcAAPINACC1CAAA8g0AIAuzBwAA1wwAMLQHAADHBgAQtQcAANcMADC2BwEAjQwAIcgHAQCWDAAh2AdAAJ0MACHhBwIAlQwAIbIIAQCNDAAhswgBAI0MACG0CAEAjQwAIbUIQACeDAAhAwAAALQGACABAADGBgAwXAAAxwYAIAMAAAC0BgAgAQAAtQYAMAIAALEGACAGswcAANYMADC0BwAAzQYAELUHAADWDAAw-wcCALcMACGvCAEAAAABsQhAALMMACEBAAAAygYAIAEAAADKBgAgBrMHAADWDAAwtAcAAM0GABC1BwAA1gwAMPsHAgC3DAAhrwgBAJIMACGxCEAAswwAIQADAAAAzQYAIAEAAM4GADACAADKBgAgAwAAAM0GACABAADOBgAwAgAAygYAIAMAAADNBgAgAQAAzgYAMAIAAMoGACAD-wcCAAAAAa8IAQAAAAGxCEAAAAABAVAAANIGACAD-wcCAAAAAa8IAQAAAAGxCEAAAAABAVAAANQGADABUAAA1AYAMAP7BwIA-A0AIa8IAQDuDQAhsQhAAP8NACECAAAAygYAIFAAANcGACAD-wcCAPgNACGvCAEA7g0AIbEIQAD_DQAhAgAAAM0GACBQAADZBgAgAgAAAM0GACBQAADZBgAgAwAAAMoGACBXAADSBgAgWAAA1wYAIAEAAADKBgAgAQAAAM0GACAFDgAAvxAAIF0AAMIQACBeAADBEAAgfwAAwBAAIIABAADDEAAgBrMHAADVDAAwtAcAAOAGABC1BwAA1QwAMPsHAgCVDAAhrwgBAI0MACGxCEAAnQwAIQMAAADNBgAgAQAA3wYAMFwAAOAGACADAAAAzQYAIAEAAM4GADACAADKBgAgBbMHAADUDAAwtAcAAOYGABC1BwAA1AwAMK8IAQAAAAGwCAEAkgwAIQEAAADjBgAgAQAAAOMGACAFswcAANQMADC0BwAA5gYAELUHAADUDAAwrwgBAJIMACGwCAEAkgwAIQADAAAA5gYAIAEAAOcGADACAADjBgAgAwAAAOYGACABAADnBgAwAgAA4wYAIAMAAADmBgAgAQAA5wYAMAIAAOMGACACrwgBAAAAAbAIAQAAAAEBUAAA6wYAIAKvCAEAAAABsAgBAAAAAQFQAADtBgAwAVAAAO0GADACrwgBAO4NACGwCAEA7g0AIQIAAADjBgAgUAAA8AYAIAKvCAEA7g0AIbAIAQDuDQAhAgAAAOYGACBQAADyBgAgAgAAAOYGACBQAADyBgAgAwAAAOMGACBXAADrBgAgWAAA8AYAIAEAAADjBgAgAQAAAOYGACADDgAAvBAAIF0AAL4QACBeAAC9EAAgBbMHAADTDAAwtAcAAPkGABC1BwAA0wwAMK8IAQCNDAAhsAgBAI0MACEDAAAA5gYAIAEAAPgGADBcAAD5BgAgAwAAAOYGACABAADnBgAwAgAA4wYAIAEAAADaAQAgAQAAANoBACADAAAA2AEAIAEAANkBADACAADaAQAgAwAAANgBACABAADZAQAwAgAA2gEAIAMAAADYAQAgAQAA2QEAMAIAANoBACAOBQAAuhAAIEMAALsQACC2BwEAAAAB2AdAAAAAAdsHAQAAAAHgBwEAAAABjAhAAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAEAAAABrQgCAAAAAa4IAgAAAAEBUAAAgQcAIAy2BwEAAAAB2AdAAAAAAdsHAQAAAAHgBwEAAAABjAhAAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAEAAAABrQgCAAAAAa4IAgAAAAEBUAAAgwcAMAFQAACDBwAwDgUAAKwQACBDAACtEAAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAh4AcBAO4NACGMCEAA_w0AIagIAQDuDQAhqQgBAO4NACGqCAEA7g0AIasIAQDuDQAhrAgBAO4NACGtCAIA-A0AIa4IAgD4DQAhAgAAANoBACBQAACGBwAgDLYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeAHAQDuDQAhjAhAAP8NACGoCAEA7g0AIakIAQDuDQAhqggBAO4NACGrCAEA7g0AIawIAQDuDQAhrQgCAPgNACGuCAIA-A0AIQIAAADYAQAgUAAAiAcAIAIAAADYAQAgUAAAiAcAIAMAAADaAQAgVwAAgQcAIFgAAIYHACABAAAA2gEAIAEAAADYAQAgBQ4AAKcQACBdAACqEAAgXgAAqRAAIH8AAKgQACCAAQAAqxAAIA-zBwAA0gwAMLQHAACPBwAQtQcAANIMADC2BwEAjQwAIdgHQACdDAAh2wcBAI0MACHgBwEAjQwAIYwIQACdDAAhqAgBAI0MACGpCAEAjQwAIaoIAQCNDAAhqwgBAI0MACGsCAEAjQwAIa0IAgCVDAAhrggCAJUMACEDAAAA2AEAIAEAAI4HADBcAACPBwAgAwAAANgBACABAADZAQAwAgAA2gEAIAEAAAB0ACABAAAAdAAgAwAAAHIAIAEAAHMAMAIAAHQAIAMAAAByACABAABzADACAAB0ACADAAAAcgAgAQAAcwAwAgAAdAAgBwgAAKYQACC2BwEAAAABxAcBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIQAAAAAEBUAAAlwcAIAa2BwEAAAABxAcBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIQAAAAAEBUAAAmQcAMAFQAACZBwAwBwgAAKUQACC2BwEA7g0AIcQHAQDuDQAhpAgBAO4NACGlCAEA7g0AIaYIAQDuDQAhpwhAAP8NACECAAAAdAAgUAAAnAcAIAa2BwEA7g0AIcQHAQDuDQAhpAgBAO4NACGlCAEA7g0AIaYIAQDuDQAhpwhAAP8NACECAAAAcgAgUAAAngcAIAIAAAByACBQAACeBwAgAwAAAHQAIFcAAJcHACBYAACcBwAgAQAAAHQAIAEAAAByACADDgAAohAAIF0AAKQQACBeAACjEAAgCbMHAADRDAAwtAcAAKUHABC1BwAA0QwAMLYHAQCNDAAhxAcBAI0MACGkCAEAjQwAIaUIAQCNDAAhpggBAI0MACGnCEAAnQwAIQMAAAByACABAACkBwAwXAAApQcAIAMAAAByACABAABzADACAAB0ACABAAAA3gEAIAEAAADeAQAgAwAAANwBACABAADdAQAwAgAA3gEAIAMAAADcAQAgAQAA3QEAMAIAAN4BACADAAAA3AEAIAEAAN0BADACAADeAQAgBgMAAKEQACBCAACgEAAgtgcBAAAAAcgHAQAAAAHYB0AAAAABowgBAAAAAQFQAACtBwAgBLYHAQAAAAHIBwEAAAAB2AdAAAAAAaMIAQAAAAEBUAAArwcAMAFQAACvBwAwBgMAAJ8QACBCAACeEAAgtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAhowgBAO4NACECAAAA3gEAIFAAALIHACAEtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAhowgBAO4NACECAAAA3AEAIFAAALQHACACAAAA3AEAIFAAALQHACADAAAA3gEAIFcAAK0HACBYAACyBwAgAQAAAN4BACABAAAA3AEAIAMOAACbEAAgXQAAnRAAIF4AAJwQACAHswcAANAMADC0BwAAuwcAELUHAADQDAAwtgcBAI0MACHIBwEAjQwAIdgHQACdDAAhowgBAI0MACEDAAAA3AEAIAEAALoHADBcAAC7BwAgAwAAANwBACABAADdAQAwAgAA3gEAIAEAAAB7ACABAAAAewAgAwAAACgAIAEAAHoAMAIAAHsAIAMAAAAoACABAAB6ADACAAB7ACADAAAAKAAgAQAAegAwAgAAewAgHgcAAJUQACAIAACUEAAgCQAAlhAAIBIAAJcQACATAACYEAAgFAAAmRAAIBoAAJoQACAgAgAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHRBwEAAAAB2AdAAAAAAeEHAQAAAAHoBwEAAAAB6QcBAAAAAe0HAQAAAAHvBwEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggCAAAAAZsIAgAAAAGcCAEAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAgBAAAAAaEIAQAAAAGiCAEAAAABAVAAAMMHACAXIAIAAAABtgcBAAAAAbcHAQAAAAHEBwEAAAAB0QcBAAAAAdgHQAAAAAHhBwEAAAAB6AcBAAAAAekHAQAAAAHtBwEAAAAB7wcBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCAIAAAABnAgBAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABoggBAAAAAQFQAADFBwAwAVAAAMUHADABAAAABwAgAQAAAAsAIB4HAADJDwAgCAAAyA8AIAkAAMoPACASAADLDwAgEwAAzA8AIBQAAM0PACAaAADODwAgIAIA-A0AIbYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdEHAQDuDQAh2AdAAP8NACHhBwEA7g0AIegHAQD5DQAh6QcBAO4NACHtBwEA-Q0AIe8HAQDuDQAhlwgBAO4NACGYCAEA-Q0AIZkIAQD5DQAhmggCAPgNACGbCAIA-A0AIZwIAQDuDQAhnQgBAPkNACGeCAEA7g0AIZ8IAQDuDQAhoAgBAO4NACGhCAEA-Q0AIaIIAQD5DQAhAgAAAHsAIFAAAMoHACAXIAIA-A0AIbYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdEHAQDuDQAh2AdAAP8NACHhBwEA7g0AIegHAQD5DQAh6QcBAO4NACHtBwEA-Q0AIe8HAQDuDQAhlwgBAO4NACGYCAEA-Q0AIZkIAQD5DQAhmggCAPgNACGbCAIA-A0AIZwIAQDuDQAhnQgBAPkNACGeCAEA7g0AIZ8IAQDuDQAhoAgBAO4NACGhCAEA-Q0AIaIIAQD5DQAhAgAAACgAIFAAAMwHACACAAAAKAAgUAAAzAcAIAEAAAAHACABAAAACwAgAwAAAHsAIFcAAMMHACBYAADKBwAgAQAAAHsAIAEAAAAoACANDgAAww8AIF0AAMYPACBeAADFDwAgfwAAxA8AIIABAADHDwAgtwcAAPINACDoBwAA8g0AIO0HAADyDQAgmAgAAPINACCZCAAA8g0AIJ0IAADyDQAgoQgAAPINACCiCAAA8g0AIBogAgCVDAAhswcAAM8MADC0BwAA1QcAELUHAADPDAAwtgcBAI0MACG3BwEAlgwAIcQHAQCNDAAh0QcBAI0MACHYB0AAnQwAIeEHAQCNDAAh6AcBAJYMACHpBwEAjQwAIe0HAQCWDAAh7wcBAI0MACGXCAEAjQwAIZgIAQCWDAAhmQgBAJYMACGaCAIAlQwAIZsIAgCVDAAhnAgBAI0MACGdCAEAlgwAIZ4IAQCNDAAhnwgBAI0MACGgCAEAjQwAIaEIAQCWDAAhoggBAJYMACEDAAAAKAAgAQAA1AcAMFwAANUHACADAAAAKAAgAQAAegAwAgAAewAgBhEAAM4MACASAQCSDAAhswcAAM0MADC0BwAALAAQtQcAAM0MADDXBwEAAAABAQAAANgHACABAAAA2AcAIAERAADCDwAgAwAAACwAIAEAANsHADACAADYBwAgAwAAACwAIAEAANsHADACAADYBwAgAwAAACwAIAEAANsHADACAADYBwAgAxEAAMEPACASAQAAAAHXBwEAAAABAVAAAN8HACACEgEAAAAB1wcBAAAAAQFQAADhBwAwAVAAAOEHADADEQAAwA8AIBIBAO4NACHXBwEA7g0AIQIAAADYBwAgUAAA5AcAIAISAQDuDQAh1wcBAO4NACECAAAALAAgUAAA5gcAIAIAAAAsACBQAADmBwAgAwAAANgHACBXAADfBwAgWAAA5AcAIAEAAADYBwAgAQAAACwAIAMOAAC9DwAgXQAAvw8AIF4AAL4PACAFEgEAjQwAIbMHAADMDAAwtAcAAO0HABC1BwAAzAwAMNcHAQCNDAAhAwAAACwAIAEAAOwHADBcAADtBwAgAwAAACwAIAEAANsHADACAADYBwAgAQAAADAAIAEAAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACAJEQAAvA8AILYHAQAAAAG3BwEAAAAB1wcBAAAAAZIIAQAAAAGTCAEAAAABlAgBAAAAAZUIAQAAAAGWCEAAAAABAVAAAPUHACAItgcBAAAAAbcHAQAAAAHXBwEAAAABkggBAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIQAAAAAEBUAAA9wcAMAFQAAD3BwAwCREAALsPACC2BwEA7g0AIbcHAQDuDQAh1wcBAO4NACGSCAEA7g0AIZMIAQDuDQAhlAgBAPkNACGVCAEA7g0AIZYIQAD_DQAhAgAAADAAIFAAAPoHACAItgcBAO4NACG3BwEA7g0AIdcHAQDuDQAhkggBAO4NACGTCAEA7g0AIZQIAQD5DQAhlQgBAO4NACGWCEAA_w0AIQIAAAAuACBQAAD8BwAgAgAAAC4AIFAAAPwHACADAAAAMAAgVwAA9QcAIFgAAPoHACABAAAAMAAgAQAAAC4AIAQOAAC4DwAgXQAAug8AIF4AALkPACCUCAAA8g0AIAuzBwAAywwAMLQHAACDCAAQtQcAAMsMADC2BwEAjQwAIbcHAQCNDAAh1wcBAI0MACGSCAEAjQwAIZMIAQCNDAAhlAgBAJYMACGVCAEAjQwAIZYIQACdDAAhAwAAAC4AIAEAAIIIADBcAACDCAAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAACHAQAgAQAAAIcBACADAAAAhQEAIAEAAIYBADACAACHAQAgAwAAAIUBACABAACGAQAwAgAAhwEAIAMAAACFAQAgAQAAhgEAMAIAAIcBACAJAwAAtw8AIAgAALYPACC2BwEAAAABxAcBAAAAAcgHAQAAAAHYB0AAAAABjwgBAAAAAZAIQAAAAAGRCAgAAAABAVAAAIsIACAHtgcBAAAAAcQHAQAAAAHIBwEAAAAB2AdAAAAAAY8IAQAAAAGQCEAAAAABkQgIAAAAAQFQAACNCAAwAVAAAI0IADAJAwAAtQ8AIAgAALQPACC2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIQIAAACHAQAgUAAAkAgAIAe2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIQIAAACFAQAgUAAAkggAIAIAAACFAQAgUAAAkggAIAMAAACHAQAgVwAAiwgAIFgAAJAIACABAAAAhwEAIAEAAACFAQAgBQ4AAK4PACBdAACxDwAgXgAAsA8AIH8AAK8PACCAAQAAsg8AIAqzBwAAyAwAMLQHAACZCAAQtQcAAMgMADC2BwEAjQwAIcQHAQCNDAAhyAcBAI0MACHYB0AAnQwAIY8IAQCNDAAhkAhAAJ0MACGRCAgAyQwAIQMAAACFAQAgAQAAmAgAMFwAAJkIACADAAAAhQEAIAEAAIYBADACAACHAQAgAQAAAIsBACABAAAAiwEAIAMAAACJAQAgAQAAigEAMAIAAIsBACADAAAAiQEAIAEAAIoBADACAACLAQAgAwAAAIkBACABAACKAQAwAgAAiwEAIAYDAACsDwAgCAAArQ8AILYHAQAAAAHEBwEAAAAByAcBAAAAAdsHAQAAAAEBUAAAoQgAIAS2BwEAAAABxAcBAAAAAcgHAQAAAAHbBwEAAAABAVAAAKMIADABUAAAowgAMAYDAACqDwAgCAAAqw8AILYHAQDuDQAhxAcBAO4NACHIBwEA7g0AIdsHAQDuDQAhAgAAAIsBACBQAACmCAAgBLYHAQDuDQAhxAcBAO4NACHIBwEA7g0AIdsHAQDuDQAhAgAAAIkBACBQAACoCAAgAgAAAIkBACBQAACoCAAgAwAAAIsBACBXAAChCAAgWAAApggAIAEAAACLAQAgAQAAAIkBACADDgAApw8AIF0AAKkPACBeAACoDwAgB7MHAADHDAAwtAcAAK8IABC1BwAAxwwAMLYHAQCNDAAhxAcBAI0MACHIBwEAjQwAIdsHAQCNDAAhAwAAAIkBACABAACuCAAwXAAArwgAIAMAAACJAQAgAQAAigEAMAIAAIsBACABAAAA6QEAIAEAAADpAQAgAwAAAOcBACABAADoAQAwAgAA6QEAIAMAAADnAQAgAQAA6AEAMAIAAOkBACADAAAA5wEAIAEAAOgBADACAADpAQAgBgMAAKYPACC2BwEAAAAByAcBAAAAAdgHQAAAAAHbBwEAAAABjggBAAAAAQFQAAC3CAAgBbYHAQAAAAHIBwEAAAAB2AdAAAAAAdsHAQAAAAGOCAEAAAABAVAAALkIADABUAAAuQgAMAYDAAClDwAgtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAh2wcBAO4NACGOCAEA7g0AIQIAAADpAQAgUAAAvAgAIAW2BwEA7g0AIcgHAQDuDQAh2AdAAP8NACHbBwEA7g0AIY4IAQDuDQAhAgAAAOcBACBQAAC-CAAgAgAAAOcBACBQAAC-CAAgAwAAAOkBACBXAAC3CAAgWAAAvAgAIAEAAADpAQAgAQAAAOcBACADDgAAog8AIF0AAKQPACBeAACjDwAgCLMHAADGDAAwtAcAAMUIABC1BwAAxgwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIdsHAQCNDAAhjggBAI0MACEDAAAA5wEAIAEAAMQIADBcAADFCAAgAwAAAOcBACABAADoAQAwAgAA6QEAIAEAAAA9ACABAAAAPQAgAwAAADgAIAEAADwAMAIAAD0AIAMAAAA4ACABAAA8ADACAAA9ACADAAAAOAAgAQAAPAAwAgAAPQAgGQgAAJ8PACAZAACgDwAgGgAAoQ8AILYHAQAAAAHEBwEAAAABzAcBAAAAAc8HQAAAAAHRBwEAAAAB2AdAAAAAAe8HAQAAAAH_BwEAAAABgAgBAAAAAYEIAQAAAAGCCAEAAAABgwgBAAAAAYQIAQAAAAGFCCAAAAABhggBAAAAAYcIAQAAAAGICCAAAAABiQgBAAAAAYoIAQAAAAGLCAEAAAABjAhAAAAAAY0IAQAAAAEBUAAAzQgAIBa2BwEAAAABxAcBAAAAAcwHAQAAAAHPB0AAAAAB0QcBAAAAAdgHQAAAAAHvBwEAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABgggBAAAAAYMIAQAAAAGECAEAAAABhQggAAAAAYYIAQAAAAGHCAEAAAABiAggAAAAAYkIAQAAAAGKCAEAAAABiwgBAAAAAYwIQAAAAAGNCAEAAAABAVAAAM8IADABUAAAzwgAMAEAAAA6ACAZCAAAkw8AIBkAAJQPACAaAACVDwAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAhzwdAAIAOACHRBwEA7g0AIdgHQAD_DQAh7wcBAO4NACH_BwEA-Q0AIYAIAQDuDQAhgQgBAO4NACGCCAEA7g0AIYMIAQDuDQAhhAgBAO4NACGFCCAAtg4AIYYIAQD5DQAhhwgBAO4NACGICCAAtg4AIYkIAQD5DQAhiggBAPkNACGLCAEA-Q0AIYwIQAD_DQAhjQgBAO4NACECAAAAPQAgUAAA0wgAIBa2BwEA7g0AIcQHAQDuDQAhzAcBAO4NACHPB0AAgA4AIdEHAQDuDQAh2AdAAP8NACHvBwEA7g0AIf8HAQD5DQAhgAgBAO4NACGBCAEA7g0AIYIIAQDuDQAhgwgBAO4NACGECAEA7g0AIYUIIAC2DgAhhggBAPkNACGHCAEA7g0AIYgIIAC2DgAhiQgBAPkNACGKCAEA-Q0AIYsIAQD5DQAhjAhAAP8NACGNCAEA7g0AIQIAAAA4ACBQAADVCAAgAgAAADgAIFAAANUIACABAAAAOgAgAwAAAD0AIFcAAM0IACBYAADTCAAgAQAAAD0AIAEAAAA4ACAJDgAAkA8AIF0AAJIPACBeAACRDwAgzwcAAPINACD_BwAA8g0AIIYIAADyDQAgiQgAAPINACCKCAAA8g0AIIsIAADyDQAgGbMHAADFDAAwtAcAAN0IABC1BwAAxQwAMLYHAQCNDAAhxAcBAI0MACHMBwEAjQwAIc8HQACeDAAh0QcBAI0MACHYB0AAnQwAIe8HAQCNDAAh_wcBAJYMACGACAEAjQwAIYEIAQCNDAAhgggBAI0MACGDCAEAjQwAIYQIAQCNDAAhhQggAKkMACGGCAEAlgwAIYcIAQCNDAAhiAggAKkMACGJCAEAlgwAIYoIAQCWDAAhiwgBAJYMACGMCEAAnQwAIY0IAQCNDAAhAwAAADgAIAEAANwIADBcAADdCAAgAwAAADgAIAEAADwAMAIAAD0AIAYIAACvDAAgswcAAMQMADC0BwAAdwAQtQcAAMQMADC3BwEAkgwAIcQHAQAAAAEBAAAA4AgAIAEAAADgCAAgAQgAALkOACADAAAAdwAgAQAA4wgAMAIAAOAIACADAAAAdwAgAQAA4wgAMAIAAOAIACADAAAAdwAgAQAA4wgAMAIAAOAIACADCAAAjw8AILcHAQAAAAHEBwEAAAABAVAAAOcIACACtwcBAAAAAcQHAQAAAAEBUAAA6QgAMAFQAADpCAAwAwgAAI4PACC3BwEA7g0AIcQHAQDuDQAhAgAAAOAIACBQAADsCAAgArcHAQDuDQAhxAcBAO4NACECAAAAdwAgUAAA7ggAIAIAAAB3ACBQAADuCAAgAwAAAOAIACBXAADnCAAgWAAA7AgAIAEAAADgCAAgAQAAAHcAIAMOAACLDwAgXQAAjQ8AIF4AAIwPACAFswcAAMMMADC0BwAA9QgAELUHAADDDAAwtwcBAI0MACHEBwEAjQwAIQMAAAB3ACABAAD0CAAwXAAA9QgAIAMAAAB3ACABAADjCAAwAgAA4AgAIAgDAAClDAAgswcAAMIMADC0BwAA6wEAELUHAADCDAAwyAcBAAAAAfwHIACuDAAh_QcBAJIMACH-ByAArgwAIQEAAAD4CAAgAQAAAPgIACABAwAApg4AIAMAAADrAQAgAQAA-wgAMAIAAPgIACADAAAA6wEAIAEAAPsIADACAAD4CAAgAwAAAOsBACABAAD7CAAwAgAA-AgAIAUDAACKDwAgyAcBAAAAAfwHIAAAAAH9BwEAAAAB_gcgAAAAAQFQAAD_CAAgBMgHAQAAAAH8ByAAAAAB_QcBAAAAAf4HIAAAAAEBUAAAgQkAMAFQAACBCQAwBQMAAIkPACDIBwEA7g0AIfwHIAC2DgAh_QcBAO4NACH-ByAAtg4AIQIAAAD4CAAgUAAAhAkAIATIBwEA7g0AIfwHIAC2DgAh_QcBAO4NACH-ByAAtg4AIQIAAADrAQAgUAAAhgkAIAIAAADrAQAgUAAAhgkAIAMAAAD4CAAgVwAA_wgAIFgAAIQJACABAAAA-AgAIAEAAADrAQAgAw4AAIYPACBdAACIDwAgXgAAhw8AIAezBwAAwQwAMLQHAACNCQAQtQcAAMEMADDIBwEAjQwAIfwHIACpDAAh_QcBAI0MACH-ByAAqQwAIQMAAADrAQAgAQAAjAkAMFwAAI0JACADAAAA6wEAIAEAAPsIADACAAD4CAAgAQAAAO8BACABAAAA7wEAIAMAAADtAQAgAQAA7gEAMAIAAO8BACADAAAA7QEAIAEAAO4BADACAADvAQAgAwAAAO0BACABAADuAQAwAgAA7wEAIAYDAACFDwAgtgcBAAAAAcgHAQAAAAHYB0AAAAAB-gcBAAAAAfsHAgAAAAEBUAAAlQkAIAW2BwEAAAAByAcBAAAAAdgHQAAAAAH6BwEAAAAB-wcCAAAAAQFQAACXCQAwAVAAAJcJADAGAwAAhA8AILYHAQDuDQAhyAcBAO4NACHYB0AA_w0AIfoHAQDuDQAh-wcCAPgNACECAAAA7wEAIFAAAJoJACAFtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAh-gcBAO4NACH7BwIA-A0AIQIAAADtAQAgUAAAnAkAIAIAAADtAQAgUAAAnAkAIAMAAADvAQAgVwAAlQkAIFgAAJoJACABAAAA7wEAIAEAAADtAQAgBQ4AAP8OACBdAACCDwAgXgAAgQ8AIH8AAIAPACCAAQAAgw8AIAizBwAAwAwAMLQHAACjCQAQtQcAAMAMADC2BwEAjQwAIcgHAQCNDAAh2AdAAJ0MACH6BwEAjQwAIfsHAgCVDAAhAwAAAO0BACABAACiCQAwXAAAowkAIAMAAADtAQAgAQAA7gEAMAIAAO8BACAJAwAApQwAILMHAAC-DAAwtAcAAPEBABC1BwAAvgwAMMgHAQAAAAHYB0AAswwAIfcHAQAAAAH4BwEAkgwAIfkHQAC_DAAhAQAAAKYJACABAAAApgkAIAIDAACmDgAg-QcAAPINACADAAAA8QEAIAEAAKkJADACAACmCQAgAwAAAPEBACABAACpCQAwAgAApgkAIAMAAADxAQAgAQAAqQkAMAIAAKYJACAGAwAA_g4AIMgHAQAAAAHYB0AAAAAB9wcBAAAAAfgHAQAAAAH5B0AAAAABAVAAAK0JACAFyAcBAAAAAdgHQAAAAAH3BwEAAAAB-AcBAAAAAfkHQAAAAAEBUAAArwkAMAFQAACvCQAwBgMAAP0OACDIBwEA7g0AIdgHQAD_DQAh9wcBAO4NACH4BwEA7g0AIfkHQACADgAhAgAAAKYJACBQAACyCQAgBcgHAQDuDQAh2AdAAP8NACH3BwEA7g0AIfgHAQDuDQAh-QdAAIAOACECAAAA8QEAIFAAALQJACACAAAA8QEAIFAAALQJACADAAAApgkAIFcAAK0JACBYAACyCQAgAQAAAKYJACABAAAA8QEAIAQOAAD6DgAgXQAA_A4AIF4AAPsOACD5BwAA8g0AIAizBwAAvQwAMLQHAAC7CQAQtQcAAL0MADDIBwEAjQwAIdgHQACdDAAh9wcBAI0MACH4BwEAjQwAIfkHQACeDAAhAwAAAPEBACABAAC6CQAwXAAAuwkAIAMAAADxAQAgAQAAqQkAMAIAAKYJACABAAAAfwAgAQAAAH8AIAMAAAB9ACABAAB-ADACAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAwDAAD5DgAgCAAA-A4AILYHAQAAAAG3BwEAAAABxAcBAAAAAcgHAQAAAAHOBwEAAAAB2AdAAAAAAeoHAgAAAAH0BwEAAAAB9QcBAAAAAfYHAgAAAAEBUAAAwwkAIAq2BwEAAAABtwcBAAAAAcQHAQAAAAHIBwEAAAABzgcBAAAAAdgHQAAAAAHqBwIAAAAB9AcBAAAAAfUHAQAAAAH2BwIAAAABAVAAAMUJADABUAAAxQkAMAwDAAD3DgAgCAAA9g4AILYHAQDuDQAhtwcBAO4NACHEBwEA7g0AIcgHAQDuDQAhzgcBAO4NACHYB0AA_w0AIeoHAgD4DQAh9AcBAO4NACH1BwEA7g0AIfYHAgD4DQAhAgAAAH8AIFAAAMgJACAKtgcBAO4NACG3BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHOBwEA7g0AIdgHQAD_DQAh6gcCAPgNACH0BwEA7g0AIfUHAQDuDQAh9gcCAPgNACECAAAAfQAgUAAAygkAIAIAAAB9ACBQAADKCQAgAwAAAH8AIFcAAMMJACBYAADICQAgAQAAAH8AIAEAAAB9ACAFDgAA8Q4AIF0AAPQOACBeAADzDgAgfwAA8g4AIIABAAD1DgAgDbMHAAC8DAAwtAcAANEJABC1BwAAvAwAMLYHAQCNDAAhtwcBAI0MACHEBwEAjQwAIcgHAQCNDAAhzgcBAI0MACHYB0AAnQwAIeoHAgCVDAAh9AcBAI0MACH1BwEAjQwAIfYHAgCVDAAhAwAAAH0AIAEAANAJADBcAADRCQAgAwAAAH0AIAEAAH4AMAIAAH8AIAEAAACDAQAgAQAAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGAwAA8A4AIAgAAO8OACC2BwEAAAABxAcBAAAAAcgHAQAAAAHzB0AAAAABAVAAANkJACAEtgcBAAAAAcQHAQAAAAHIBwEAAAAB8wdAAAAAAQFQAADbCQAwAVAAANsJADAGAwAA7g4AIAgAAO0OACC2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHzB0AA_w0AIQIAAACDAQAgUAAA3gkAIAS2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHzB0AA_w0AIQIAAACBAQAgUAAA4AkAIAIAAACBAQAgUAAA4AkAIAMAAACDAQAgVwAA2QkAIFgAAN4JACABAAAAgwEAIAEAAACBAQAgAw4AAOoOACBdAADsDgAgXgAA6w4AIAezBwAAuwwAMLQHAADnCQAQtQcAALsMADC2BwEAjQwAIcQHAQCNDAAhyAcBAI0MACHzB0AAnQwAIQMAAACBAQAgAQAA5gkAMFwAAOcJACADAAAAgQEAIAEAAIIBADACAACDAQAgAQAAAGIAIAEAAABiACADAAAAYAAgAQAAYQAwAgAAYgAgAwAAAGAAIAEAAGEAMAIAAGIAIAMAAABgACABAABhADACAABiACAFCwAA6Q4AILYHAQAAAAG3BwEAAAAB2AdAAAAAAfIHAQAAAAEBUAAA7wkAIAS2BwEAAAABtwcBAAAAAdgHQAAAAAHyBwEAAAABAVAAAPEJADABUAAA8QkAMAULAADoDgAgtgcBAO4NACG3BwEA7g0AIdgHQAD_DQAh8gcBAO4NACECAAAAYgAgUAAA9AkAIAS2BwEA7g0AIbcHAQDuDQAh2AdAAP8NACHyBwEA7g0AIQIAAABgACBQAAD2CQAgAgAAAGAAIFAAAPYJACADAAAAYgAgVwAA7wkAIFgAAPQJACABAAAAYgAgAQAAAGAAIAMOAADlDgAgXQAA5w4AIF4AAOYOACAHswcAALoMADC0BwAA_QkAELUHAAC6DAAwtgcBAI0MACG3BwEAjQwAIdgHQACdDAAh8gcBAI0MACEDAAAAYAAgAQAA_AkAMFwAAP0JACADAAAAYAAgAQAAYQAwAgAAYgAgAQAAAI8BACABAAAAjwEAIAMAAACNAQAgAQAAjgEAMAIAAI8BACADAAAAjQEAIAEAAI4BADACAACPAQAgAwAAAI0BACABAACOAQAwAgAAjwEAIA8IAADjDgAgMQAA5A4AILYHAQAAAAG3BwEAAAABxAcBAAAAAdgHQAAAAAHhBwEAAAAB6gcCAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAe4HAQAAAAHvBwEAAAAB8AdAAAAAAfEHAQAAAAEBUAAAhQoAIA22BwEAAAABtwcBAAAAAcQHAQAAAAHYB0AAAAAB4QcBAAAAAeoHAgAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBAAAAAfAHQAAAAAHxBwEAAAABAVAAAIcKADABUAAAhwoAMA8IAADVDgAgMQAA1g4AILYHAQDuDQAhtwcBAO4NACHEBwEA7g0AIdgHQAD_DQAh4QcBAO4NACHqBwIA-A0AIesHAQDuDQAh7AcBAO4NACHtBwEA-Q0AIe4HAQD5DQAh7wcBAO4NACHwB0AAgA4AIfEHAQDuDQAhAgAAAI8BACBQAACKCgAgDbYHAQDuDQAhtwcBAO4NACHEBwEA7g0AIdgHQAD_DQAh4QcBAO4NACHqBwIA-A0AIesHAQDuDQAh7AcBAO4NACHtBwEA-Q0AIe4HAQD5DQAh7wcBAO4NACHwB0AAgA4AIfEHAQDuDQAhAgAAAI0BACBQAACMCgAgAgAAAI0BACBQAACMCgAgAwAAAI8BACBXAACFCgAgWAAAigoAIAEAAACPAQAgAQAAAI0BACAIDgAA0A4AIF0AANMOACBeAADSDgAgfwAA0Q4AIIABAADUDgAg7QcAAPINACDuBwAA8g0AIPAHAADyDQAgELMHAAC5DAAwtAcAAJMKABC1BwAAuQwAMLYHAQCNDAAhtwcBAI0MACHEBwEAjQwAIdgHQACdDAAh4QcBAI0MACHqBwIAlQwAIesHAQCNDAAh7AcBAI0MACHtBwEAlgwAIe4HAQCWDAAh7wcBAI0MACHwB0AAngwAIfEHAQCNDAAhAwAAAI0BACABAACSCgAwXAAAkwoAIAMAAACNAQAgAQAAjgEAMAIAAI8BACABAAAAkwEAIAEAAACTAQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAMAAACRAQAgAQAAkgEAMAIAAJMBACADAAAAkQEAIAEAAJIBADACAACTAQAgBwcAAM8OACAwAADODgAgtgcBAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAEBUAAAmwoAIAW2BwEAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAQFQAACdCgAwAVAAAJ0KADABAAAABwAgBwcAAM0OACAwAADMDgAgtgcBAO4NACHmBwEA7g0AIecHAgD4DQAh6AcBAPkNACHpBwEA7g0AIQIAAACTAQAgUAAAoQoAIAW2BwEA7g0AIeYHAQDuDQAh5wcCAPgNACHoBwEA-Q0AIekHAQDuDQAhAgAAAJEBACBQAACjCgAgAgAAAJEBACBQAACjCgAgAQAAAAcAIAMAAACTAQAgVwAAmwoAIFgAAKEKACABAAAAkwEAIAEAAACRAQAgBg4AAMcOACBdAADKDgAgXgAAyQ4AIH8AAMgOACCAAQAAyw4AIOgHAADyDQAgCLMHAAC4DAAwtAcAAKsKABC1BwAAuAwAMLYHAQCNDAAh5gcBAI0MACHnBwIAlQwAIegHAQCWDAAh6QcBAI0MACEDAAAAkQEAIAEAAKoKADBcAACrCgAgAwAAAJEBACABAACSAQAwAgAAkwEAIAkIAACvDAAgswcAALYMADC0BwAAlwEAELUHAAC2DAAwtgcCAAAAAcQHAQAAAAHiBwEAkgwAIeMHAQCSDAAh5QcCALcMACEBAAAArgoAIAEAAACuCgAgAQgAALkOACADAAAAlwEAIAEAALEKADACAACuCgAgAwAAAJcBACABAACxCgAwAgAArgoAIAMAAACXAQAgAQAAsQoAMAIAAK4KACAGCAAAxg4AILYHAgAAAAHEBwEAAAAB4gcBAAAAAeMHAQAAAAHlBwIAAAABAVAAALUKACAFtgcCAAAAAcQHAQAAAAHiBwEAAAAB4wcBAAAAAeUHAgAAAAEBUAAAtwoAMAFQAAC3CgAwBggAAMUOACC2BwIA-A0AIcQHAQDuDQAh4gcBAO4NACHjBwEA7g0AIeUHAgD4DQAhAgAAAK4KACBQAAC6CgAgBbYHAgD4DQAhxAcBAO4NACHiBwEA7g0AIeMHAQDuDQAh5QcCAPgNACECAAAAlwEAIFAAALwKACACAAAAlwEAIFAAALwKACADAAAArgoAIFcAALUKACBYAAC6CgAgAQAAAK4KACABAAAAlwEAIAUOAADADgAgXQAAww4AIF4AAMIOACB_AADBDgAggAEAAMQOACAIswcAALUMADC0BwAAwwoAELUHAAC1DAAwtgcCAJUMACHEBwEAjQwAIeIHAQCNDAAh4wcBAI0MACHlBwIAlQwAIQMAAACXAQAgAQAAwgoAMFwAAMMKACADAAAAlwEAIAEAALEKADACAACuCgAgDRcAALQMACCzBwAAsgwAMLQHAAA_ABC1BwAAsgwAMMQHAQCSDAAhyAcBAJIMACHeBwEAAAAB3wdAALMMACHgBwEAkgwAIeEHAQCSDAAh4gcBAJIMACHjBwEAkgwAIeQHAACxDAAgAQAAAMYKACABAAAAxgoAIAEXAAC_DgAgAwAAAD8AIAEAAMkKADACAADGCgAgAwAAAD8AIAEAAMkKADACAADGCgAgAwAAAD8AIAEAAMkKADACAADGCgAgCRcAAL4OACDEBwEAAAAByAcBAAAAAd4HAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAQFQAADNCgAgCMQHAQAAAAHIBwEAAAAB3gcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAABAVAAAM8KADABUAAAzwoAMAkXAAC9DgAgxAcBAO4NACHIBwEA7g0AId4HAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh4gcBAO4NACHjBwEA7g0AIQIAAADGCgAgUAAA0goAIAjEBwEA7g0AIcgHAQDuDQAh3gcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHiBwEA7g0AIeMHAQDuDQAhAgAAAD8AIFAAANQKACACAAAAPwAgUAAA1AoAIAMAAADGCgAgVwAAzQoAIFgAANIKACABAAAAxgoAIAEAAAA_ACADDgAAug4AIF0AALwOACBeAAC7DgAgC7MHAACwDAAwtAcAANsKABC1BwAAsAwAMMQHAQCNDAAhyAcBAI0MACHeBwEAjQwAId8HQACdDAAh4AcBAI0MACHhBwEAjQwAIeIHAQCNDAAh4wcBAI0MACEDAAAAPwAgAQAA2goAMFwAANsKACADAAAAPwAgAQAAyQoAMAIAAMYKACAICAAArwwAILMHAACsDAAwtAcAAJ8BABC1BwAArAwAMLYHAQAAAAHEBwEAAAAB3AcBAK0MACHdByAArgwAIQEAAADeCgAgAQAAAN4KACACCAAAuQ4AINwHAADyDQAgAwAAAJ8BACABAADhCgAwAgAA3goAIAMAAACfAQAgAQAA4QoAMAIAAN4KACADAAAAnwEAIAEAAOEKADACAADeCgAgBQgAALgOACC2BwEAAAABxAcBAAAAAdwHAQAAAAHdByAAAAABAVAAAOUKACAEtgcBAAAAAcQHAQAAAAHcBwEAAAAB3QcgAAAAAQFQAADnCgAwAVAAAOcKADAFCAAAtw4AILYHAQDuDQAhxAcBAO4NACHcBwEA-Q0AId0HIAC2DgAhAgAAAN4KACBQAADqCgAgBLYHAQDuDQAhxAcBAO4NACHcBwEA-Q0AId0HIAC2DgAhAgAAAJ8BACBQAADsCgAgAgAAAJ8BACBQAADsCgAgAwAAAN4KACBXAADlCgAgWAAA6goAIAEAAADeCgAgAQAAAJ8BACAEDgAAsw4AIF0AALUOACBeAAC0DgAg3AcAAPINACAHswcAAKgMADC0BwAA8woAELUHAACoDAAwtgcBAI0MACHEBwEAjQwAIdwHAQCWDAAh3QcgAKkMACEDAAAAnwEAIAEAAPIKADBcAADzCgAgAwAAAJ8BACABAADhCgAwAgAA3goAIAEAAABUACABAAAAVAAgAwAAAFIAIAEAAFMAMAIAAFQAIAMAAABSACABAABTADACAABUACADAAAAUgAgAQAAUwAwAgAAVAAgBgMAALIOACAVAACxDgAgtgcBAAAAAcgHAQAAAAHTBwEAAAAB2wcBAAAAAQFQAAD7CgAgBLYHAQAAAAHIBwEAAAAB0wcBAAAAAdsHAQAAAAEBUAAA_QoAMAFQAAD9CgAwAQAAAAsAIAYDAACwDgAgFQAArw4AILYHAQDuDQAhyAcBAPkNACHTBwEA7g0AIdsHAQDuDQAhAgAAAFQAIFAAAIELACAEtgcBAO4NACHIBwEA-Q0AIdMHAQDuDQAh2wcBAO4NACECAAAAUgAgUAAAgwsAIAIAAABSACBQAACDCwAgAQAAAAsAIAMAAABUACBXAAD7CgAgWAAAgQsAIAEAAABUACABAAAAUgAgBA4AAKwOACBdAACuDgAgXgAArQ4AIMgHAADyDQAgB7MHAACnDAAwtAcAAIsLABC1BwAApwwAMLYHAQCNDAAhyAcBAJYMACHTBwEAjQwAIdsHAQCNDAAhAwAAAFIAIAEAAIoLADBcAACLCwAgAwAAAFIAIAEAAFMAMAIAAFQAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgFAMAAJcOACAIAACYDgAgEQAAnA4AIBUAAJkOACAbAACaDgAgHQAAmw4AIB4AAKsOACC2BwEAAAABxAcBAAAAAcgHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAHXBwEAAAAB2AdAAAAAAdkHQAAAAAHaBwEAAAABAVAAAJMLACANtgcBAAAAAcQHAQAAAAHIBwEAAAAB0QcBAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHAQAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQFQAACVCwAwAVAAAJULADABAAAAIgAgAQAAADgAIAEAAABEACABAAAASQAgAQAAACgAIBQDAACQDgAgCAAAkQ4AIBEAAJUOACAVAACSDgAgGwAAkw4AIB0AAJQOACAeAACqDgAgtgcBAO4NACHEBwEA7g0AIcgHAQDuDQAh0QcBAO4NACHSBwEA7g0AIdMHAQD5DQAh1AcBAPkNACHVBwEA-Q0AIdYHAQD5DQAh1wcBAPkNACHYB0AA_w0AIdkHQACADgAh2gcBAO4NACECAAAANQAgUAAAnQsAIA22BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHRBwEA7g0AIdIHAQDuDQAh0wcBAPkNACHUBwEA-Q0AIdUHAQD5DQAh1gcBAPkNACHXBwEA-Q0AIdgHQAD_DQAh2QdAAIAOACHaBwEA7g0AIQIAAAAzACBQAACfCwAgAgAAADMAIFAAAJ8LACABAAAAIgAgAQAAADgAIAEAAABEACABAAAASQAgAQAAACgAIAMAAAA1ACBXAACTCwAgWAAAnQsAIAEAAAA1ACABAAAAMwAgCQ4AAKcOACBdAACpDgAgXgAAqA4AINMHAADyDQAg1AcAAPINACDVBwAA8g0AINYHAADyDQAg1wcAAPINACDZBwAA8g0AIBCzBwAApgwAMLQHAACrCwAQtQcAAKYMADC2BwEAjQwAIcQHAQCNDAAhyAcBAI0MACHRBwEAjQwAIdIHAQCNDAAh0wcBAJYMACHUBwEAlgwAIdUHAQCWDAAh1gcBAJYMACHXBwEAlgwAIdgHQACdDAAh2QdAAJ4MACHaBwEAjQwAIQMAAAAzACABAACqCwAwXAAAqwsAIAMAAAAzACABAAA0ADACAAA1ACAGAwAApQwAILMHAACkDAAwtAcAAPUBABC1BwAApAwAMMgHAQAAAAHQBwEAkgwAIQEAAACuCwAgAQAAAK4LACABAwAApg4AIAMAAAD1AQAgAQAAsQsAMAIAAK4LACADAAAA9QEAIAEAALELADACAACuCwAgAwAAAPUBACABAACxCwAwAgAArgsAIAMDAAClDgAgyAcBAAAAAdAHAQAAAAEBUAAAtQsAIALIBwEAAAAB0AcBAAAAAQFQAAC3CwAwAVAAALcLADADAwAApA4AIMgHAQDuDQAh0AcBAO4NACECAAAArgsAIFAAALoLACACyAcBAO4NACHQBwEA7g0AIQIAAAD1AQAgUAAAvAsAIAIAAAD1AQAgUAAAvAsAIAMAAACuCwAgVwAAtQsAIFgAALoLACABAAAArgsAIAEAAAD1AQAgAw4AAKEOACBdAACjDgAgXgAAog4AIAWzBwAAowwAMLQHAADDCwAQtQcAAKMMADDIBwEAjQwAIdAHAQCNDAAhAwAAAPUBACABAADCCwAwXAAAwwsAIAMAAAD1AQAgAQAAsQsAMAIAAK4LACABAAAAZQAgAQAAAGUAIAMAAABJACABAABkADACAABlACADAAAASQAgAQAAZAAwAgAAZQAgAwAAAEkAIAEAAGQAMAIAAGUAIBEDAACfDgAgCAAAnQ4AIAsAAJ4OACAaAACgDgAgtgcBAAAAAbcHAQAAAAHEBwEAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HQAAAAAHOBwEAAAABzwdAAAAAAQFQAADLCwAgDbYHAQAAAAG3BwEAAAABxAcBAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNB0AAAAABzgcBAAAAAc8HQAAAAAEBUAAAzQsAMAFQAADNCwAwAQAAAAsAIBEDAACDDgAgCAAAgQ4AIAsAAIIOACAaAACEDgAgtgcBAO4NACG3BwEA7g0AIcQHAQDuDQAhxgcBAO4NACHHBwEA7g0AIcgHAQD5DQAhyQcBAO4NACHKBwEA-Q0AIcsHAQDuDQAhzAcBAO4NACHNB0AA_w0AIc4HAQDuDQAhzwdAAIAOACECAAAAZQAgUAAA0QsAIA22BwEA7g0AIbcHAQDuDQAhxAcBAO4NACHGBwEA7g0AIccHAQDuDQAhyAcBAPkNACHJBwEA7g0AIcoHAQD5DQAhywcBAO4NACHMBwEA7g0AIc0HQAD_DQAhzgcBAO4NACHPB0AAgA4AIQIAAABJACBQAADTCwAgAgAAAEkAIFAAANMLACABAAAACwAgAwAAAGUAIFcAAMsLACBYAADRCwAgAQAAAGUAIAEAAABJACAGDgAA_A0AIF0AAP4NACBeAAD9DQAgyAcAAPINACDKBwAA8g0AIM8HAADyDQAgELMHAACcDAAwtAcAANsLABC1BwAAnAwAMLYHAQCNDAAhtwcBAI0MACHEBwEAjQwAIcYHAQCNDAAhxwcBAI0MACHIBwEAlgwAIckHAQCNDAAhygcBAJYMACHLBwEAjQwAIcwHAQCNDAAhzQdAAJ0MACHOBwEAjQwAIc8HQACeDAAhAwAAAEkAIAEAANoLADBcAADbCwAgAwAAAEkAIAEAAGQAMAIAAGUAIAEAAACdAQAgAQAAAJ0BACADAAAAmwEAIAEAAJwBADACAACdAQAgAwAAAJsBACABAACcAQAwAgAAnQEAIAMAAACbAQAgAQAAnAEAMAIAAJ0BACAFCAAA-w0AILYHAQAAAAHEBwEAAAABxQcCAAAAAcYHAQAAAAEBUAAA4wsAIAS2BwEAAAABxAcBAAAAAcUHAgAAAAHGBwEAAAABAVAAAOULADABUAAA5QsAMAUIAAD6DQAgtgcBAO4NACHEBwEA7g0AIcUHAgD4DQAhxgcBAPkNACECAAAAnQEAIFAAAOgLACAEtgcBAO4NACHEBwEA7g0AIcUHAgD4DQAhxgcBAPkNACECAAAAmwEAIFAAAOoLACACAAAAmwEAIFAAAOoLACADAAAAnQEAIFcAAOMLACBYAADoCwAgAQAAAJ0BACABAAAAmwEAIAYOAADzDQAgXQAA9g0AIF4AAPUNACB_AAD0DQAggAEAAPcNACDGBwAA8g0AIAezBwAAlAwAMLQHAADxCwAQtQcAAJQMADC2BwEAjQwAIcQHAQCNDAAhxQcCAJUMACHGBwEAlgwAIQMAAACbAQAgAQAA8AsAMFwAAPELACADAAAAmwEAIAEAAJwBADACAACdAQAgBwsAAJMMACCzBwAAkQwAMLQHAABaABC1BwAAkQwAMLYHAQAAAAG3BwEAAAABuAcBAJIMACEBAAAA9AsAIAEAAAD0CwAgAQsAAPENACADAAAAWgAgAQAA9wsAMAIAAPQLACADAAAAWgAgAQAA9wsAMAIAAPQLACADAAAAWgAgAQAA9wsAMAIAAPQLACAECwAA8A0AILYHAQAAAAG3BwEAAAABuAcBAAAAAQFQAAD7CwAgA7YHAQAAAAG3BwEAAAABuAcBAAAAAQFQAAD9CwAwAVAAAP0LADAECwAA7w0AILYHAQDuDQAhtwcBAO4NACG4BwEA7g0AIQIAAAD0CwAgUAAAgAwAIAO2BwEA7g0AIbcHAQDuDQAhuAcBAO4NACECAAAAWgAgUAAAggwAIAIAAABaACBQAACCDAAgAwAAAPQLACBXAAD7CwAgWAAAgAwAIAEAAAD0CwAgAQAAAFoAIAMOAADrDQAgXQAA7Q0AIF4AAOwNACAGswcAAIwMADC0BwAAiQwAELUHAACMDAAwtgcBAI0MACG3BwEAjQwAIbgHAQCNDAAhAwAAAFoAIAEAAIgMADBcAACJDAAgAwAAAFoAIAEAAPcLADACAAD0CwAgBrMHAACMDAAwtAcAAIkMABC1BwAAjAwAMLYHAQCNDAAhtwcBAI0MACG4BwEAjQwAIQ4OAACPDAAgXQAAkAwAIF4AAJAMACC5BwEAAAABugcBAAAABLsHAQAAAAS8BwEAAAABvQcBAAAAAb4HAQAAAAG_BwEAAAABwAcBAAAAAcEHAQAAAAHCBwEAAAABwwcBAI4MACEODgAAjwwAIF0AAJAMACBeAACQDAAguQcBAAAAAboHAQAAAAS7BwEAAAAEvAcBAAAAAb0HAQAAAAG-BwEAAAABvwcBAAAAAcAHAQAAAAHBBwEAAAABwgcBAAAAAcMHAQCODAAhCLkHAgAAAAG6BwIAAAAEuwcCAAAABLwHAgAAAAG9BwIAAAABvgcCAAAAAb8HAgAAAAHDBwIAjwwAIQu5BwEAAAABugcBAAAABLsHAQAAAAS8BwEAAAABvQcBAAAAAb4HAQAAAAG_BwEAAAABwAcBAAAAAcEHAQAAAAHCBwEAAAABwwcBAJAMACEHCwAAkwwAILMHAACRDAAwtAcAAFoAELUHAACRDAAwtgcBAJIMACG3BwEAkgwAIbgHAQCSDAAhC7kHAQAAAAG6BwEAAAAEuwcBAAAABLwHAQAAAAG9BwEAAAABvgcBAAAAAb8HAQAAAAHABwEAAAABwQcBAAAAAcIHAQAAAAHDBwEAkAwAIRsIAACvDAAgCQAAhQ0AIAoAAJENACAPAADDDQAgIAAAnw0AICEAAMQNACAiAADFDQAgIwAAxg0AICQAAMcNACAlAADIDQAgswcAAMENADC0BwAAEwAQtQcAAMENADC2BwEAkgwAIcQHAQCSDAAhzAcBAJIMACHYB0AAswwAIdsHAQCSDAAh6gcCALcMACHvBwEAkgwAIaIIAQCtDAAhwQgBAJIMACHRCAEAkgwAIfsIAgDCDQAh_AgBAK0MACGkCQAAEwAgpQkAABMAIAezBwAAlAwAMLQHAADxCwAQtQcAAJQMADC2BwEAjQwAIcQHAQCNDAAhxQcCAJUMACHGBwEAlgwAIQ0OAACPDAAgXQAAjwwAIF4AAI8MACB_AACbDAAggAEAAI8MACC5BwIAAAABugcCAAAABLsHAgAAAAS8BwIAAAABvQcCAAAAAb4HAgAAAAG_BwIAAAABwwcCAJoMACEODgAAmAwAIF0AAJkMACBeAACZDAAguQcBAAAAAboHAQAAAAW7BwEAAAAFvAcBAAAAAb0HAQAAAAG-BwEAAAABvwcBAAAAAcAHAQAAAAHBBwEAAAABwgcBAAAAAcMHAQCXDAAhDg4AAJgMACBdAACZDAAgXgAAmQwAILkHAQAAAAG6BwEAAAAFuwcBAAAABbwHAQAAAAG9BwEAAAABvgcBAAAAAb8HAQAAAAHABwEAAAABwQcBAAAAAcIHAQAAAAHDBwEAlwwAIQi5BwIAAAABugcCAAAABbsHAgAAAAW8BwIAAAABvQcCAAAAAb4HAgAAAAG_BwIAAAABwwcCAJgMACELuQcBAAAAAboHAQAAAAW7BwEAAAAFvAcBAAAAAb0HAQAAAAG-BwEAAAABvwcBAAAAAcAHAQAAAAHBBwEAAAABwgcBAAAAAcMHAQCZDAAhDQ4AAI8MACBdAACPDAAgXgAAjwwAIH8AAJsMACCAAQAAjwwAILkHAgAAAAG6BwIAAAAEuwcCAAAABLwHAgAAAAG9BwIAAAABvgcCAAAAAb8HAgAAAAHDBwIAmgwAIQi5BwgAAAABugcIAAAABLsHCAAAAAS8BwgAAAABvQcIAAAAAb4HCAAAAAG_BwgAAAABwwcIAJsMACEQswcAAJwMADC0BwAA2wsAELUHAACcDAAwtgcBAI0MACG3BwEAjQwAIcQHAQCNDAAhxgcBAI0MACHHBwEAjQwAIcgHAQCWDAAhyQcBAI0MACHKBwEAlgwAIcsHAQCNDAAhzAcBAI0MACHNB0AAnQwAIc4HAQCNDAAhzwdAAJ4MACELDgAAjwwAIF0AAKIMACBeAACiDAAguQdAAAAAAboHQAAAAAS7B0AAAAAEvAdAAAAAAb0HQAAAAAG-B0AAAAABvwdAAAAAAcMHQAChDAAhCw4AAJgMACBdAACgDAAgXgAAoAwAILkHQAAAAAG6B0AAAAAFuwdAAAAABbwHQAAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHDB0AAnwwAIQsOAACYDAAgXQAAoAwAIF4AAKAMACC5B0AAAAABugdAAAAABbsHQAAAAAW8B0AAAAABvQdAAAAAAb4HQAAAAAG_B0AAAAABwwdAAJ8MACEIuQdAAAAAAboHQAAAAAW7B0AAAAAFvAdAAAAAAb0HQAAAAAG-B0AAAAABvwdAAAAAAcMHQACgDAAhCw4AAI8MACBdAACiDAAgXgAAogwAILkHQAAAAAG6B0AAAAAEuwdAAAAABLwHQAAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHDB0AAoQwAIQi5B0AAAAABugdAAAAABLsHQAAAAAS8B0AAAAABvQdAAAAAAb4HQAAAAAG_B0AAAAABwwdAAKIMACEFswcAAKMMADC0BwAAwwsAELUHAACjDAAwyAcBAI0MACHQBwEAjQwAIQYDAAClDAAgswcAAKQMADC0BwAA9QEAELUHAACkDAAwyAcBAJIMACHQBwEAkgwAIS8EAADZDQAgGgAAoA0AIB8AALoNACAgAACfDQAgJQAAyA0AICYAAMoNACAoAADMDQAgKwAAzw0AICwAANANACAtAADRDQAgLgAA0g0AIC8AANMNACAxAADaDQAgOQAAyw0AIDoAANsNACA7AADcDQAgPAAA3Q0AID0AAN4NACA-AADfDQAgPwAA4A0AIEAAAOENACBBAADiDQAgRAAA4w0AIEUAAIMNACBGAADkDQAgRwAA5Q0AIEgAAOYNACBJAADnDQAgSgAA6A0AILMHAADYDQAwtAcAAAsAELUHAADYDQAwtgcBAJIMACHYB0AAswwAIdsHAQCSDAAhjAhAALMMACHZCAEAkgwAIYsJQAC_DAAhjAlAAL8MACGNCQEAkgwAIY4JQAC_DAAhjwkBAJIMACGQCQEAkgwAIZEJQAC_DAAhkgkgAK4MACGkCQAACwAgpQkAAAsAIBCzBwAApgwAMLQHAACrCwAQtQcAAKYMADC2BwEAjQwAIcQHAQCNDAAhyAcBAI0MACHRBwEAjQwAIdIHAQCNDAAh0wcBAJYMACHUBwEAlgwAIdUHAQCWDAAh1gcBAJYMACHXBwEAlgwAIdgHQACdDAAh2QdAAJ4MACHaBwEAjQwAIQezBwAApwwAMLQHAACLCwAQtQcAAKcMADC2BwEAjQwAIcgHAQCWDAAh0wcBAI0MACHbBwEAjQwAIQezBwAAqAwAMLQHAADzCgAQtQcAAKgMADC2BwEAjQwAIcQHAQCNDAAh3AcBAJYMACHdByAAqQwAIQUOAACPDAAgXQAAqwwAIF4AAKsMACC5ByAAAAABwwcgAKoMACEFDgAAjwwAIF0AAKsMACBeAACrDAAguQcgAAAAAcMHIACqDAAhArkHIAAAAAHDByAAqwwAIQgIAACvDAAgswcAAKwMADC0BwAAnwEAELUHAACsDAAwtgcBAJIMACHEBwEAkgwAIdwHAQCtDAAh3QcgAK4MACELuQcBAAAAAboHAQAAAAW7BwEAAAAFvAcBAAAAAb0HAQAAAAG-BwEAAAABvwcBAAAAAcAHAQAAAAHBBwEAAAABwgcBAAAAAcMHAQCZDAAhArkHIAAAAAHDByAAqwwAIS0GAACFDQAgBwAAkQ0AIA8AAMMNACAWAACmDQAgGgAAoA0AICAAAJ8NACAlAADIDQAgJgAAyg0AICcAAMsNACAoAADMDQAgKQAAzQ0AICoAAM4NACArAADPDQAgLAAA0A0AIC0AANENACAuAADSDQAgLwAA0w0AIDIAANQNACAzAADVDQAgNAAA1g0AIDUAANcNACCzBwAAyQ0AMLQHAAANABC1BwAAyQ0AMLYHAQCSDAAh2wcBAJIMACHfB0AAswwAIeAHAQCSDAAh4QcBAJIMACHoBwEArQwAIesHAQCtDAAh7AcBAJIMACHtBwEArQwAIYwIQACzDAAh_QgCALcMACH-CAEAkgwAIf8IAQCSDAAhgAkBAK0MACGBCQEAkgwAIYIJAQCtDAAhgwkCALcMACGECQEAkgwAIYUJQAC_DAAhpAkAAA0AIKUJAAANACALswcAALAMADC0BwAA2woAELUHAACwDAAwxAcBAI0MACHIBwEAjQwAId4HAQCNDAAh3wdAAJ0MACHgBwEAjQwAIeEHAQCNDAAh4gcBAI0MACHjBwEAjQwAIQLEBwEAAAAByAcBAAAAAQwXAAC0DAAgswcAALIMADC0BwAAPwAQtQcAALIMADDEBwEAkgwAIcgHAQCSDAAh3gcBAJIMACHfB0AAswwAIeAHAQCSDAAh4QcBAJIMACHiBwEAkgwAIeMHAQCSDAAhCLkHQAAAAAG6B0AAAAAEuwdAAAAABLwHQAAAAAG9B0AAAAABvgdAAAAAAb8HQAAAAAHDB0AAogwAIRADAAClDAAgCAAArwwAIBYAAKYNACAYAACnDQAgswcAAKUNADC0BwAAOgAQtQcAAKUNADC2BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHYB0AAswwAIY8IAQCSDAAhkAhAALMMACGRCAgAmA0AIaQJAAA6ACClCQAAOgAgCLMHAAC1DAAwtAcAAMMKABC1BwAAtQwAMLYHAgCVDAAhxAcBAI0MACHiBwEAjQwAIeMHAQCNDAAh5QcCAJUMACEJCAAArwwAILMHAAC2DAAwtAcAAJcBABC1BwAAtgwAMLYHAgC3DAAhxAcBAJIMACHiBwEAkgwAIeMHAQCSDAAh5QcCALcMACEIuQcCAAAAAboHAgAAAAS7BwIAAAAEvAcCAAAAAb0HAgAAAAG-BwIAAAABvwcCAAAAAcMHAgCPDAAhCLMHAAC4DAAwtAcAAKsKABC1BwAAuAwAMLYHAQCNDAAh5gcBAI0MACHnBwIAlQwAIegHAQCWDAAh6QcBAI0MACEQswcAALkMADC0BwAAkwoAELUHAAC5DAAwtgcBAI0MACG3BwEAjQwAIcQHAQCNDAAh2AdAAJ0MACHhBwEAjQwAIeoHAgCVDAAh6wcBAI0MACHsBwEAjQwAIe0HAQCWDAAh7gcBAJYMACHvBwEAjQwAIfAHQACeDAAh8QcBAI0MACEHswcAALoMADC0BwAA_QkAELUHAAC6DAAwtgcBAI0MACG3BwEAjQwAIdgHQACdDAAh8gcBAI0MACEHswcAALsMADC0BwAA5wkAELUHAAC7DAAwtgcBAI0MACHEBwEAjQwAIcgHAQCNDAAh8wdAAJ0MACENswcAALwMADC0BwAA0QkAELUHAAC8DAAwtgcBAI0MACG3BwEAjQwAIcQHAQCNDAAhyAcBAI0MACHOBwEAjQwAIdgHQACdDAAh6gcCAJUMACH0BwEAjQwAIfUHAQCNDAAh9gcCAJUMACEIswcAAL0MADC0BwAAuwkAELUHAAC9DAAwyAcBAI0MACHYB0AAnQwAIfcHAQCNDAAh-AcBAI0MACH5B0AAngwAIQkDAAClDAAgswcAAL4MADC0BwAA8QEAELUHAAC-DAAwyAcBAJIMACHYB0AAswwAIfcHAQCSDAAh-AcBAJIMACH5B0AAvwwAIQi5B0AAAAABugdAAAAABbsHQAAAAAW8B0AAAAABvQdAAAAAAb4HQAAAAAG_B0AAAAABwwdAAKAMACEIswcAAMAMADC0BwAAowkAELUHAADADAAwtgcBAI0MACHIBwEAjQwAIdgHQACdDAAh-gcBAI0MACH7BwIAlQwAIQezBwAAwQwAMLQHAACNCQAQtQcAAMEMADDIBwEAjQwAIfwHIACpDAAh_QcBAI0MACH-ByAAqQwAIQgDAAClDAAgswcAAMIMADC0BwAA6wEAELUHAADCDAAwyAcBAJIMACH8ByAArgwAIf0HAQCSDAAh_gcgAK4MACEFswcAAMMMADC0BwAA9QgAELUHAADDDAAwtwcBAI0MACHEBwEAjQwAIQYIAACvDAAgswcAAMQMADC0BwAAdwAQtQcAAMQMADC3BwEAkgwAIcQHAQCSDAAhGbMHAADFDAAwtAcAAN0IABC1BwAAxQwAMLYHAQCNDAAhxAcBAI0MACHMBwEAjQwAIc8HQACeDAAh0QcBAI0MACHYB0AAnQwAIe8HAQCNDAAh_wcBAJYMACGACAEAjQwAIYEIAQCNDAAhgggBAI0MACGDCAEAjQwAIYQIAQCNDAAhhQggAKkMACGGCAEAlgwAIYcIAQCNDAAhiAggAKkMACGJCAEAlgwAIYoIAQCWDAAhiwgBAJYMACGMCEAAnQwAIY0IAQCNDAAhCLMHAADGDAAwtAcAAMUIABC1BwAAxgwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIdsHAQCNDAAhjggBAI0MACEHswcAAMcMADC0BwAArwgAELUHAADHDAAwtgcBAI0MACHEBwEAjQwAIcgHAQCNDAAh2wcBAI0MACEKswcAAMgMADC0BwAAmQgAELUHAADIDAAwtgcBAI0MACHEBwEAjQwAIcgHAQCNDAAh2AdAAJ0MACGPCAEAjQwAIZAIQACdDAAhkQgIAMkMACENDgAAjwwAIF0AAJsMACBeAACbDAAgfwAAmwwAIIABAACbDAAguQcIAAAAAboHCAAAAAS7BwgAAAAEvAcIAAAAAb0HCAAAAAG-BwgAAAABvwcIAAAAAcMHCADKDAAhDQ4AAI8MACBdAACbDAAgXgAAmwwAIH8AAJsMACCAAQAAmwwAILkHCAAAAAG6BwgAAAAEuwcIAAAABLwHCAAAAAG9BwgAAAABvgcIAAAAAb8HCAAAAAHDBwgAygwAIQuzBwAAywwAMLQHAACDCAAQtQcAAMsMADC2BwEAjQwAIbcHAQCNDAAh1wcBAI0MACGSCAEAjQwAIZMIAQCNDAAhlAgBAJYMACGVCAEAjQwAIZYIQACdDAAhBRIBAI0MACGzBwAAzAwAMLQHAADtBwAQtQcAAMwMADDXBwEAjQwAIQYRAADODAAgEgEAkgwAIbMHAADNDAAwtAcAACwAELUHAADNDAAw1wcBAJIMACEjBwAAkQ0AIAgAAK8MACAJAACFDQAgEgAAnQ0AIBMAAJ4NACAUAACfDQAgGgAAoA0AICACALcMACGzBwAAnA0AMLQHAAAoABC1BwAAnA0AMLYHAQCSDAAhtwcBAK0MACHEBwEAkgwAIdEHAQCSDAAh2AdAALMMACHhBwEAkgwAIegHAQCtDAAh6QcBAJIMACHtBwEArQwAIe8HAQCSDAAhlwgBAJIMACGYCAEArQwAIZkIAQCtDAAhmggCALcMACGbCAIAtwwAIZwIAQCSDAAhnQgBAK0MACGeCAEAkgwAIZ8IAQCSDAAhoAgBAJIMACGhCAEArQwAIaIIAQCtDAAhpAkAACgAIKUJAAAoACAaIAIAlQwAIbMHAADPDAAwtAcAANUHABC1BwAAzwwAMLYHAQCNDAAhtwcBAJYMACHEBwEAjQwAIdEHAQCNDAAh2AdAAJ0MACHhBwEAjQwAIegHAQCWDAAh6QcBAI0MACHtBwEAlgwAIe8HAQCNDAAhlwgBAI0MACGYCAEAlgwAIZkIAQCWDAAhmggCAJUMACGbCAIAlQwAIZwIAQCNDAAhnQgBAJYMACGeCAEAjQwAIZ8IAQCNDAAhoAgBAI0MACGhCAEAlgwAIaIIAQCWDAAhB7MHAADQDAAwtAcAALsHABC1BwAA0AwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIaMIAQCNDAAhCbMHAADRDAAwtAcAAKUHABC1BwAA0QwAMLYHAQCNDAAhxAcBAI0MACGkCAEAjQwAIaUIAQCNDAAhpggBAI0MACGnCEAAnQwAIQ-zBwAA0gwAMLQHAACPBwAQtQcAANIMADC2BwEAjQwAIdgHQACdDAAh2wcBAI0MACHgBwEAjQwAIYwIQACdDAAhqAgBAI0MACGpCAEAjQwAIaoIAQCNDAAhqwgBAI0MACGsCAEAjQwAIa0IAgCVDAAhrggCAJUMACEFswcAANMMADC0BwAA-QYAELUHAADTDAAwrwgBAI0MACGwCAEAjQwAIQWzBwAA1AwAMLQHAADmBgAQtQcAANQMADCvCAEAkgwAIbAIAQCSDAAhBrMHAADVDAAwtAcAAOAGABC1BwAA1QwAMPsHAgCVDAAhrwgBAI0MACGxCEAAnQwAIQazBwAA1gwAMLQHAADNBgAQtQcAANYMADD7BwIAtwwAIa8IAQCSDAAhsQhAALMMACELswcAANcMADC0BwAAxwYAELUHAADXDAAwtgcBAI0MACHIBwEAlgwAIdgHQACdDAAh4QcCAJUMACGyCAEAjQwAIbMIAQCNDAAhtAgBAI0MACG1CEAAngwAIQuzBwAA2AwAMLQHAAC0BgAQtQcAANgMADC2BwEAkgwAIcgHAQCtDAAh2AdAALMMACHhBwIAtwwAIbIIAQCSDAAhswgBAJIMACG0CAEAkgwAIbUIQAC_DAAhBrMHAADZDAAwtAcAAK4GABC1BwAA2QwAMLYIAQCNDAAhtwgCAJUMACG4CAEAjQwAIQazBwAA2gwAMLQHAACbBgAQtQcAANoMADC2CAEAkgwAIbcIAgC3DAAhuAgBAJIMACEOswcAANsMADC0BwAAlQYAELUHAADbDAAwtgcBAI0MACG2CAEAjQwAIbkIAgCVDAAhughAAJ0MACG7CAEAlgwAIbwIAQCNDAAhvQgBAI0MACG-CAEAjQwAIb8IAQCNDAAhwAgBAI0MACHBCAEAjQwAIQ6zBwAA3AwAMLQHAACCBgAQtQcAANwMADC2BwEAkgwAIbYIAQCSDAAhuQgCALcMACG6CEAAswwAIbsIAQCtDAAhvAgBAJIMACG9CAEAkgwAIb4IAQCSDAAhvwgBAJIMACHACAEAkgwAIcEIAQCSDAAhArYIAQAAAAG5CAIAAAABErMHAADeDAAwtAcAAPwFABC1BwAA3gwAMLYHAQCNDAAh2AdAAJ0MACHbBwEAjQwAIcMIAQCNDAAhxAgBAI0MACHFCAEAjQwAIcYIAgCVDAAhxwhAAJ0MACHICAIAlQwAIckIAgCVDAAhyghAAJ4MACHLCAEAlgwAIcwIAQCWDAAhzQhAAJ4MACHOCEAAngwAIRKzBwAA3wwAMLQHAADpBQAQtQcAAN8MADC2BwEAkgwAIdgHQACzDAAh2wcBAJIMACHDCAEAkgwAIcQIAQCSDAAhxQgBAJIMACHGCAIAtwwAIccIQACzDAAhyAgCALcMACHJCAIAtwwAIcoIQAC_DAAhywgBAK0MACHMCAEArQwAIc0IQAC_DAAhzghAAL8MACESCgEAjQwAISIBAI0MACGzBwAA4AwAMLQHAADjBQAQtQcAAOAMADC2BwEAjQwAIdEHAQCNDAAh2AdAAJ0MACGxCEAAngwAIckIAQCNDAAhzghAAJ4MACHPCAEAjQwAIdAIAQCNDAAh0QgBAI0MACHSCAEAlgwAIdMIQACeDAAh1AgBAJYMACHVCAEAlgwAIRIKAQCSDAAhIgEAkgwAIbMHAADhDAAwtAcAANAFABC1BwAA4QwAMLYHAQCSDAAh0QcBAJIMACHYB0AAswwAIbEIQAC_DAAhyQgBAJIMACHOCEAAvwwAIc8IAQCSDAAh0AgBAJIMACHRCAEAkgwAIdIIAQCtDAAh0whAAL8MACHUCAEArQwAIdUIAQCtDAAhCrMHAADiDAAwtAcAAMoFABC1BwAA4gwAMLYHAQCNDAAhyAcBAJYMACHRBwEAjQwAIdgHQACdDAAhsQhAAJ0MACHWCAEAlgwAIdcIAgCVDAAhCrMHAADjDAAwtAcAALIFABC1BwAA4wwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIdAIAQCNDAAh2AgBAI0MACHZCAEAjQwAIdoIQACeDAAhDLMHAADkDAAwtAcAAJwFABC1BwAA5AwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIdsHAQCNDAAhlAgCAJUMACHaCEAAngwAIdsIAQCNDAAh3AgBAI0MACHdCAEAjQwAIQezBwAA5QwAMLQHAACGBQAQtQcAAOUMADC2BwEAjQwAIcgHAQCNDAAh3ggBAI0MACHfCEAAngwAIQizBwAA5gwAMLQHAADwBAAQtQcAAOYMADDIBwEAjQwAIdgHQACdDAAh4AgBAI0MACHhCEAAngwAIeIIAgCVDAAhCQMAAKUMACCzBwAA5wwAMLQHAADFAQAQtQcAAOcMADDIBwEAkgwAIdgHQACzDAAh4AgBAJIMACHhCEAAvwwAIeIIAgC3DAAhCrMHAADoDAAwtAcAANgEABC1BwAA6AwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIbEIQACdDAAh2QgBAI0MACHfCEAAngwAIeMIAQCNDAAhCbMHAADpDAAwtAcAAMIEABC1BwAA6QwAMLYHAQCNDAAhyAcBAI0MACHYB0AAnQwAIbEIQACdDAAh3whAAJ4MACHjCAEAjQwAIQ8iAQCNDAAhswcAAOoMADC0BwAArAQAELUHAADqDAAwtgcBAI0MACG3BwEAlgwAIcQHAQCNDAAh1wcBAJYMACHYB0AAnQwAIeQIAQCWDAAh5QgBAI0MACHmCAEAjQwAIecIQACeDAAh6AgBAJYMACHpCAEAlgwAIQ-zBwAA6wwAMLQHAACQBAAQtQcAAOsMADC2BwEAjQwAIcQHAQCNDAAh2AdAAJ0MACGPCAEAjQwAIacIQACeDAAhsQhAAJ0MACHZCAEAjQwAIeMIAQCNDAAh6ggBAJYMACHrCAEAlgwAIewIAQCNDAAh7QhAAJ4MACETFQEAjQwAIbMHAADsDAAwtAcAAPgDABC1BwAA7AwAMLYHAQCNDAAhxQcCAJUMACGACAEAjQwAIYQIAQCNDAAhlQgBAJYMACGWCEAAngwAIe4IAQCNDAAh7wgBAI0MACHwCAEAjQwAIfEIAQCNDAAh8ggBAJYMACHzCAEAjQwAIfQIAQCNDAAh9QgCAJUMACH2CAIAlQwAIQizBwAA7QwAMLQHAADiAwAQtQcAAO0MADC2BwEAjQwAIbcHAQCNDAAhxAcBAI0MACHYB0AAnQwAIfcIAQCNDAAhCrMHAADuDAAwtAcAAMwDABC1BwAA7gwAMLYHAQCNDAAhxAcBAI0MACHIBwEAjQwAIdgHQACdDAAhjwgBAI0MACGQCEAAnQwAIZEICADJDAAhByIBAI0MACGzBwAA7wwAMLQHAAC2AwAQtQcAAO8MADC3BwEAjQwAIfgIAgCVDAAh-QgBAI0MACEICwAAkwwAICIBAJIMACGzBwAA8AwAMLQHAABcABC1BwAA8AwAMLcHAQCSDAAh-AgCALcMACH5CAEAkgwAIQcjAQCNDAAhswcAAPEMADC0BwAAngMAELUHAADxDAAwtwcBAI0MACHYB0AAnQwAIfoIAgCVDAAhCAsAAJMMACAjAQCSDAAhswcAAPIMADC0BwAAXgAQtQcAAPIMADC3BwEAkgwAIdgHQACzDAAh-ggCALcMACEPswcAAPMMADC0BwAAhgMAELUHAADzDAAwtgcBAI0MACHEBwEAjQwAIcwHAQCNDAAh2AdAAJ0MACHbBwEAjQwAIeoHAgCVDAAh7wcBAI0MACGiCAEAlgwAIcEIAQCNDAAh0QgBAI0MACH7CAIA9AwAIfwIAQCWDAAhDQ4AAJgMACBdAACYDAAgXgAAmAwAIH8AAPYMACCAAQAAmAwAILkHAgAAAAG6BwIAAAAFuwcCAAAABbwHAgAAAAG9BwIAAAABvgcCAAAAAb8HAgAAAAHDBwIA9QwAIQ0OAACYDAAgXQAAmAwAIF4AAJgMACB_AAD2DAAggAEAAJgMACC5BwIAAAABugcCAAAABbsHAgAAAAW8BwIAAAABvQcCAAAAAb4HAgAAAAG_BwIAAAABwwcCAPUMACEIuQcIAAAAAboHCAAAAAW7BwgAAAAFvAcIAAAAAb0HCAAAAAG-BwgAAAABvwcIAAAAAcMHCAD2DAAhFrMHAAD3DAAwtAcAAOwCABC1BwAA9wwAMLYHAQCNDAAh2wcBAI0MACHfB0AAnQwAIeAHAQCNDAAh4QcBAI0MACHoBwEAlgwAIesHAQCWDAAh7AcBAI0MACHtBwEAlgwAIYwIQACdDAAh_QgCAJUMACH-CAEAjQwAIf8IAQCNDAAhgAkBAJYMACGBCQEAjQwAIYIJAQCWDAAhgwkCAJUMACGECQEAjQwAIYUJQACeDAAhDLMHAAD4DAAwtAcAANICABC1BwAA-AwAMLYHAQCNDAAh2AdAAJ0MACHfB0AAngwAIekHAQCNDAAhoQgBAJYMACGoCAEAlgwAIYYJAQCNDAAhhwkBAI0MACGICQIA9AwAIQqzBwAA-QwAMLQHAAC6AgAQtQcAAPkMADC2BwEAjQwAIcgHAQCNDAAh2AdAAJ0MACGxCEAAnQwAIeEIQACeDAAhiQkBAI0MACGKCUAAngwAIRCzBwAA-gwAMLQHAACkAgAQtQcAAPoMADC2BwEAjQwAIdgHQACdDAAh2wcBAI0MACGMCEAAnQwAIdkIAQCNDAAhiwlAAJ4MACGMCUAAngwAIY0JAQCNDAAhjglAAJ4MACGPCQEAjQwAIZAJAQCNDAAhkQlAAJ4MACGSCSAAqQwAIQLIBwEAAAAB-gcBAAAAAQkDAAClDAAgswcAAPwMADC0BwAA7QEAELUHAAD8DAAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAh-gcBAJIMACH7BwIAtwwAIQLIBwEAAAAB2wcBAAAAAQkDAAClDAAgswcAAP4MADC0BwAA5wEAELUHAAD-DAAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAh2wcBAJIMACGOCAEAkgwAIQLIBwEAAAABowgBAAAAAQkDAAClDAAgQgAAgQ0AILMHAACADQAwtAcAANwBABC1BwAAgA0AMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIaMIAQCSDAAhEwUAAKUMACBDAACDDQAgswcAAIINADC0BwAA2AEAELUHAACCDQAwtgcBAJIMACHYB0AAswwAIdsHAQCSDAAh4AcBAJIMACGMCEAAswwAIagIAQCSDAAhqQgBAJIMACGqCAEAkgwAIasIAQCSDAAhrAgBAJIMACGtCAIAtwwAIa4IAgC3DAAhpAkAANgBACClCQAA2AEAIBEFAAClDAAgQwAAgw0AILMHAACCDQAwtAcAANgBABC1BwAAgg0AMLYHAQCSDAAh2AdAALMMACHbBwEAkgwAIeAHAQCSDAAhjAhAALMMACGoCAEAkgwAIakIAQCSDAAhqggBAJIMACGrCAEAkgwAIawIAQCSDAAhrQgCALcMACGuCAIAtwwAIQOWCQAA3AEAIJcJAADcAQAgmAkAANwBACALAwAAhQ0AILMHAACEDQAwtAcAANMBABC1BwAAhA0AMLYHAQCSDAAhyAcBAK0MACHRBwEAkgwAIdgHQACzDAAhsQhAALMMACHWCAEArQwAIdcIAgC3DAAhLwQAANkNACAaAACgDQAgHwAAug0AICAAAJ8NACAlAADIDQAgJgAAyg0AICgAAMwNACArAADPDQAgLAAA0A0AIC0AANENACAuAADSDQAgLwAA0w0AIDEAANoNACA5AADLDQAgOgAA2w0AIDsAANwNACA8AADdDQAgPQAA3g0AID4AAN8NACA_AADgDQAgQAAA4Q0AIEEAAOINACBEAADjDQAgRQAAgw0AIEYAAOQNACBHAADlDQAgSAAA5g0AIEkAAOcNACBKAADoDQAgswcAANgNADC0BwAACwAQtQcAANgNADC2BwEAkgwAIdgHQACzDAAh2wcBAJIMACGMCEAAswwAIdkIAQCSDAAhiwlAAL8MACGMCUAAvwwAIY0JAQCSDAAhjglAAL8MACGPCQEAkgwAIZAJAQCSDAAhkQlAAL8MACGSCSAArgwAIaQJAAALACClCQAACwAgAtAIAQAAAAHYCAEAAAABCwMAAKUMACCzBwAAhw0AMLQHAADPAQAQtQcAAIcNADC2BwEAkgwAIcgHAQCSDAAh2AdAALMMACHQCAEAkgwAIdgIAQCSDAAh2QgBAJIMACHaCEAAvwwAIQ0DAAClDAAgswcAAIgNADC0BwAAywEAELUHAACIDQAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAh2wcBAJIMACGUCAIAtwwAIdoIQAC_DAAh2wgBAJIMACHcCAEAkgwAId0IAQCSDAAhAsgHAQAAAAHeCAEAAAABCAMAAKUMACCzBwAAig0AMLQHAADHAQAQtQcAAIoNADC2BwEAkgwAIcgHAQCSDAAh3ggBAJIMACHfCEAAvwwAIQsDAAClDAAgswcAAIsNADC0BwAAwQEAELUHAACLDQAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAhsQhAALMMACHZCAEAkgwAId8IQAC_DAAh4wgBAJIMACEKAwAApQwAILMHAACMDQAwtAcAAL0BABC1BwAAjA0AMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIbEIQACzDAAh3whAAL8MACHjCAEAkgwAIQLEBwEAAAABxQcCAAAAAQgIAACvDAAgswcAAI4NADC0BwAAmwEAELUHAACODQAwtgcBAJIMACHEBwEAkgwAIcUHAgC3DAAhxgcBAK0MACEKBwAAkQ0AIDAAAJANACCzBwAAjw0AMLQHAACRAQAQtQcAAI8NADC2BwEAkgwAIeYHAQCSDAAh5wcCALcMACHoBwEArQwAIekHAQCSDAAhFAgAAK8MACAxAACTDQAgswcAAJINADC0BwAAjQEAELUHAACSDQAwtgcBAJIMACG3BwEAkgwAIcQHAQCSDAAh2AdAALMMACHhBwEAkgwAIeoHAgC3DAAh6wcBAJIMACHsBwEAkgwAIe0HAQCtDAAh7gcBAK0MACHvBwEAkgwAIfAHQAC_DAAh8QcBAJIMACGkCQAAjQEAIKUJAACNAQAgEwUAAIUNACArAADPDQAgNgAA2w0AIDcAAMoNACA4AACTDQAgswcAAOkNADC0BwAABwAQtQcAAOkNADC2BwEAkgwAIdgHQACzDAAh3wdAAL8MACHpBwEAkgwAIaEIAQCtDAAhqAgBAK0MACGGCQEAkgwAIYcJAQCSDAAhiAkCAMINACGkCQAABwAgpQkAAAcAIBIIAACvDAAgMQAAkw0AILMHAACSDQAwtAcAAI0BABC1BwAAkg0AMLYHAQCSDAAhtwcBAJIMACHEBwEAkgwAIdgHQACzDAAh4QcBAJIMACHqBwIAtwwAIesHAQCSDAAh7AcBAJIMACHtBwEArQwAIe4HAQCtDAAh7wcBAJIMACHwB0AAvwwAIfEHAQCSDAAhA5YJAACRAQAglwkAAJEBACCYCQAAkQEAIAPEBwEAAAAByAcBAAAAAdsHAQAAAAEJAwAApQwAIAgAAK8MACCzBwAAlQ0AMLQHAACJAQAQtQcAAJUNADC2BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHbBwEAkgwAIQLEBwEAAAAByAcBAAAAAQwDAAClDAAgCAAArwwAILMHAACXDQAwtAcAAIUBABC1BwAAlw0AMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdgHQACzDAAhjwgBAJIMACGQCEAAswwAIZEICACYDQAhCLkHCAAAAAG6BwgAAAAEuwcIAAAABLwHCAAAAAG9BwgAAAABvgcIAAAAAb8HCAAAAAHDBwgAmwwAIQLEBwEAAAAByAcBAAAAAQkDAAClDAAgCAAArwwAILMHAACaDQAwtAcAAIEBABC1BwAAmg0AMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIfMHQACzDAAhDwMAAKUMACAIAACvDAAgswcAAJsNADC0BwAAfQAQtQcAAJsNADC2BwEAkgwAIbcHAQCSDAAhxAcBAJIMACHIBwEAkgwAIc4HAQCSDAAh2AdAALMMACHqBwIAtwwAIfQHAQCSDAAh9QcBAJIMACH2BwIAtwwAISEHAACRDQAgCAAArwwAIAkAAIUNACASAACdDQAgEwAAng0AIBQAAJ8NACAaAACgDQAgIAIAtwwAIbMHAACcDQAwtAcAACgAELUHAACcDQAwtgcBAJIMACG3BwEArQwAIcQHAQCSDAAh0QcBAJIMACHYB0AAswwAIeEHAQCSDAAh6AcBAK0MACHpBwEAkgwAIe0HAQCtDAAh7wcBAJIMACGXCAEAkgwAIZgIAQCtDAAhmQgBAK0MACGaCAIAtwwAIZsIAgC3DAAhnAgBAJIMACGdCAEArQwAIZ4IAQCSDAAhnwgBAJIMACGgCAEAkgwAIaEIAQCtDAAhoggBAK0MACEIEQAAzgwAIBIBAJIMACGzBwAAzQwAMLQHAAAsABC1BwAAzQwAMNcHAQCSDAAhpAkAACwAIKUJAAAsACADlgkAAC4AIJcJAAAuACCYCQAALgAgA5YJAAAiACCXCQAAIgAgmAkAACIAIAOWCQAAMwAglwkAADMAIJgJAAAzACACxAcBAAAAAaQIAQAAAAEKCAAArwwAILMHAACiDQAwtAcAAHIAELUHAACiDQAwtgcBAJIMACHEBwEAkgwAIaQIAQCSDAAhpQgBAJIMACGmCAEAkgwAIacIQACzDAAhEggAAK8MACAaAACgDQAgHAAAhQ0AILMHAACjDQAwtAcAAEQAELUHAACjDQAwtgcBAJIMACHEBwEAkgwAIdgHQACzDAAhjwgBAJIMACGnCEAAvwwAIbEIQACzDAAh2QgBAJIMACHjCAEAkgwAIeoIAQCtDAAh6wgBAK0MACHsCAEAkgwAIe0IQAC_DAAhAsQHAQAAAAHIBwEAAAABDgMAAKUMACAIAACvDAAgFgAApg0AIBgAAKcNACCzBwAApQ0AMLQHAAA6ABC1BwAApQ0AMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdgHQACzDAAhjwgBAJIMACGQCEAAswwAIZEICACYDQAhA5YJAAA4ACCXCQAAOAAgmAkAADgAIA4XAAC0DAAgswcAALIMADC0BwAAPwAQtQcAALIMADDEBwEAkgwAIcgHAQCSDAAh3gcBAJIMACHfB0AAswwAIeAHAQCSDAAh4QcBAJIMACHiBwEAkgwAIeMHAQCSDAAhpAkAAD8AIKUJAAA_ACACtwcBAAAAAcgHAQAAAAEUAwAAhQ0AIAgAAK8MACALAACTDAAgGgAAoA0AILMHAACpDQAwtAcAAEkAELUHAACpDQAwtgcBAJIMACG3BwEAkgwAIcQHAQCSDAAhxgcBAJIMACHHBwEAkgwAIcgHAQCtDAAhyQcBAJIMACHKBwEArQwAIcsHAQCSDAAhzAcBAJIMACHNB0AAswwAIc4HAQCSDAAhzwdAAL8MACEICwAAkwwAILMHAACqDQAwtAcAAGAAELUHAACqDQAwtgcBAJIMACG3BwEAkgwAIdgHQACzDAAh8gcBAJIMACECyAcBAAAAAdMHAQAAAAEJAwAAhQ0AIBUAAK0NACCzBwAArA0AMLQHAABSABC1BwAArA0AMLYHAQCSDAAhyAcBAK0MACHTBwEAkgwAIdsHAQCSDAAhFwgAAK8MACALAAC5DQAgEAAAhQ0AIBEAALYNACAaAACgDQAgHwAAug0AICIBAJIMACGzBwAAuA0AMLQHAAAiABC1BwAAuA0AMLYHAQCSDAAhtwcBAK0MACHEBwEAkgwAIdcHAQCtDAAh2AdAALMMACHkCAEArQwAIeUIAQCSDAAh5ggBAJIMACHnCEAAvwwAIegIAQCtDAAh6QgBAK0MACGkCQAAIgAgpQkAACIAIALEBwEAAAAB_wcBAAAAARwIAACvDAAgGQAAsA0AIBoAAKANACCzBwAArw0AMLQHAAA4ABC1BwAArw0AMLYHAQCSDAAhxAcBAJIMACHMBwEAkgwAIc8HQAC_DAAh0QcBAJIMACHYB0AAswwAIe8HAQCSDAAh_wcBAK0MACGACAEAkgwAIYEIAQCSDAAhgggBAJIMACGDCAEAkgwAIYQIAQCSDAAhhQggAK4MACGGCAEArQwAIYcIAQCSDAAhiAggAK4MACGJCAEArQwAIYoIAQCtDAAhiwgBAK0MACGMCEAAswwAIY0IAQCSDAAhEAMAAKUMACAIAACvDAAgFgAApg0AIBgAAKcNACCzBwAApQ0AMLQHAAA6ABC1BwAApQ0AMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdgHQACzDAAhjwgBAJIMACGQCEAAswwAIZEICACYDQAhpAkAADoAIKUJAAA6ACAXAwAApQwAIAgAAK8MACARAAC2DQAgFQAAsg0AIBsAALMNACAdAAC0DQAgHgAAtQ0AILMHAACxDQAwtAcAADMAELUHAACxDQAwtgcBAJIMACHEBwEAkgwAIcgHAQCSDAAh0QcBAJIMACHSBwEAkgwAIdMHAQCtDAAh1AcBAK0MACHVBwEArQwAIdYHAQCtDAAh1wcBAK0MACHYB0AAswwAIdkHQAC_DAAh2gcBAJIMACEXCAAArwwAIAsAALkNACAQAACFDQAgEQAAtg0AIBoAAKANACAfAAC6DQAgIgEAkgwAIbMHAAC4DQAwtAcAACIAELUHAAC4DQAwtgcBAJIMACG3BwEArQwAIcQHAQCSDAAh1wcBAK0MACHYB0AAswwAIeQIAQCtDAAh5QgBAJIMACHmCAEAkgwAIecIQAC_DAAh6AgBAK0MACHpCAEArQwAIaQJAAAiACClCQAAIgAgHggAAK8MACAZAACwDQAgGgAAoA0AILMHAACvDQAwtAcAADgAELUHAACvDQAwtgcBAJIMACHEBwEAkgwAIcwHAQCSDAAhzwdAAL8MACHRBwEAkgwAIdgHQACzDAAh7wcBAJIMACH_BwEArQwAIYAIAQCSDAAhgQgBAJIMACGCCAEAkgwAIYMIAQCSDAAhhAgBAJIMACGFCCAArgwAIYYIAQCtDAAhhwgBAJIMACGICCAArgwAIYkIAQCtDAAhiggBAK0MACGLCAEArQwAIYwIQACzDAAhjQgBAJIMACGkCQAAOAAgpQkAADgAIBQIAACvDAAgGgAAoA0AIBwAAIUNACCzBwAAow0AMLQHAABEABC1BwAAow0AMLYHAQCSDAAhxAcBAJIMACHYB0AAswwAIY8IAQCSDAAhpwhAAL8MACGxCEAAswwAIdkIAQCSDAAh4wgBAJIMACHqCAEArQwAIesIAQCtDAAh7AgBAJIMACHtCEAAvwwAIaQJAABEACClCQAARAAgFgMAAIUNACAIAACvDAAgCwAAkwwAIBoAAKANACCzBwAAqQ0AMLQHAABJABC1BwAAqQ0AMLYHAQCSDAAhtwcBAJIMACHEBwEAkgwAIcYHAQCSDAAhxwcBAJIMACHIBwEArQwAIckHAQCSDAAhygcBAK0MACHLBwEAkgwAIcwHAQCSDAAhzQdAALMMACHOBwEAkgwAIc8HQAC_DAAhpAkAAEkAIKUJAABJACAjBwAAkQ0AIAgAAK8MACAJAACFDQAgEgAAnQ0AIBMAAJ4NACAUAACfDQAgGgAAoA0AICACALcMACGzBwAAnA0AMLQHAAAoABC1BwAAnA0AMLYHAQCSDAAhtwcBAK0MACHEBwEAkgwAIdEHAQCSDAAh2AdAALMMACHhBwEAkgwAIegHAQCtDAAh6QcBAJIMACHtBwEArQwAIe8HAQCSDAAhlwgBAJIMACGYCAEArQwAIZkIAQCtDAAhmggCALcMACGbCAIAtwwAIZwIAQCSDAAhnQgBAK0MACGeCAEAkgwAIZ8IAQCSDAAhoAgBAJIMACGhCAEArQwAIaIIAQCtDAAhpAkAACgAIKUJAAAoACAMEQAAzgwAILMHAAC3DQAwtAcAAC4AELUHAAC3DQAwtgcBAJIMACG3BwEAkgwAIdcHAQCSDAAhkggBAJIMACGTCAEAkgwAIZQIAQCtDAAhlQgBAJIMACGWCEAAswwAIRUIAACvDAAgCwAAuQ0AIBAAAIUNACARAAC2DQAgGgAAoA0AIB8AALoNACAiAQCSDAAhswcAALgNADC0BwAAIgAQtQcAALgNADC2BwEAkgwAIbcHAQCtDAAhxAcBAJIMACHXBwEArQwAIdgHQACzDAAh5AgBAK0MACHlCAEAkgwAIeYIAQCSDAAh5whAAL8MACHoCAEArQwAIekIAQCtDAAhGwgAAK8MACAJAACFDQAgCgAAkQ0AIA8AAMMNACAgAACfDQAgIQAAxA0AICIAAMUNACAjAADGDQAgJAAAxw0AICUAAMgNACCzBwAAwQ0AMLQHAAATABC1BwAAwQ0AMLYHAQCSDAAhxAcBAJIMACHMBwEAkgwAIdgHQACzDAAh2wcBAJIMACHqBwIAtwwAIe8HAQCSDAAhoggBAK0MACHBCAEAkgwAIdEIAQCSDAAh-wgCAMINACH8CAEArQwAIaQJAAATACClCQAAEwAgA5YJAABSACCXCQAAUgAgmAkAAFIAIBQMAAC8DQAgFQEAkgwAIbMHAAC7DQAwtAcAAB0AELUHAAC7DQAwtgcBAJIMACHFBwIAtwwAIYAIAQCSDAAhhAgBAJIMACGVCAEArQwAIZYIQAC_DAAh7ggBAJIMACHvCAEAkgwAIfAIAQCSDAAh8QgBAJIMACHyCAEArQwAIfMIAQCSDAAh9AgBAJIMACH1CAIAtwwAIfYIAgC3DAAhDQgAAK8MACALAACTDAAgDQAAvw0AILMHAAC-DQAwtAcAABkAELUHAAC-DQAwtgcBAJIMACG3BwEAkgwAIcQHAQCSDAAh2AdAALMMACH3CAEAkgwAIaQJAAAZACClCQAAGQAgArcHAQAAAAH3CAEAAAABCwgAAK8MACALAACTDAAgDQAAvw0AILMHAAC-DQAwtAcAABkAELUHAAC-DQAwtgcBAJIMACG3BwEAkgwAIcQHAQCSDAAh2AdAALMMACH3CAEAkgwAIQOWCQAAHQAglwkAAB0AIJgJAAAdACACxAcBAAAAAeoHAgAAAAEZCAAArwwAIAkAAIUNACAKAACRDQAgDwAAww0AICAAAJ8NACAhAADEDQAgIgAAxQ0AICMAAMYNACAkAADHDQAgJQAAyA0AILMHAADBDQAwtAcAABMAELUHAADBDQAwtgcBAJIMACHEBwEAkgwAIcwHAQCSDAAh2AdAALMMACHbBwEAkgwAIeoHAgC3DAAh7wcBAJIMACGiCAEArQwAIcEIAQCSDAAh0QgBAJIMACH7CAIAwg0AIfwIAQCtDAAhCLkHAgAAAAG6BwIAAAAFuwcCAAAABbwHAgAAAAG9BwIAAAABvgcCAAAAAb8HAgAAAAHDBwIAmAwAIQOWCQAAGQAglwkAABkAIJgJAAAZACAJCwAAkwwAILMHAACRDAAwtAcAAFoAELUHAACRDAAwtgcBAJIMACG3BwEAkgwAIbgHAQCSDAAhpAkAAFoAIKUJAABaACAKCwAAkwwAICIBAJIMACGzBwAA8AwAMLQHAABcABC1BwAA8AwAMLcHAQCSDAAh-AgCALcMACH5CAEAkgwAIaQJAABcACClCQAAXAAgCgsAAJMMACAjAQCSDAAhswcAAPIMADC0BwAAXgAQtQcAAPIMADC3BwEAkgwAIdgHQACzDAAh-ggCALcMACGkCQAAXgAgpQkAAF4AIAOWCQAAYAAglwkAAGAAIJgJAABgACADlgkAAEkAIJcJAABJACCYCQAASQAgKwYAAIUNACAHAACRDQAgDwAAww0AIBYAAKYNACAaAACgDQAgIAAAnw0AICUAAMgNACAmAADKDQAgJwAAyw0AICgAAMwNACApAADNDQAgKgAAzg0AICsAAM8NACAsAADQDQAgLQAA0Q0AIC4AANINACAvAADTDQAgMgAA1A0AIDMAANUNACA0AADWDQAgNQAA1w0AILMHAADJDQAwtAcAAA0AELUHAADJDQAwtgcBAJIMACHbBwEAkgwAId8HQACzDAAh4AcBAJIMACHhBwEAkgwAIegHAQCtDAAh6wcBAK0MACHsBwEAkgwAIe0HAQCtDAAhjAhAALMMACH9CAIAtwwAIf4IAQCSDAAh_wgBAJIMACGACQEArQwAIYEJAQCSDAAhggkBAK0MACGDCQIAtwwAIYQJAQCSDAAhhQlAAL8MACEDlgkAABMAIJcJAAATACCYCQAAEwAgA5YJAAA6ACCXCQAAOgAgmAkAADoAIAOWCQAARAAglwkAAEQAIJgJAABEACADlgkAAHIAIJcJAAByACCYCQAAcgAgCAgAAK8MACCzBwAAxAwAMLQHAAB3ABC1BwAAxAwAMLcHAQCSDAAhxAcBAJIMACGkCQAAdwAgpQkAAHcAIAOWCQAAKAAglwkAACgAIJgJAAAoACADlgkAAH0AIJcJAAB9ACCYCQAAfQAgA5YJAACBAQAglwkAAIEBACCYCQAAgQEAIAOWCQAAhQEAIJcJAACFAQAgmAkAAIUBACADlgkAAIkBACCXCQAAiQEAIJgJAACJAQAgA5YJAACNAQAglwkAAI0BACCYCQAAjQEAIAsIAACvDAAgswcAALYMADC0BwAAlwEAELUHAAC2DAAwtgcCALcMACHEBwEAkgwAIeIHAQCSDAAh4wcBAJIMACHlBwIAtwwAIaQJAACXAQAgpQkAAJcBACADlgkAAJsBACCXCQAAmwEAIJgJAACbAQAgCggAAK8MACCzBwAArAwAMLQHAACfAQAQtQcAAKwMADC2BwEAkgwAIcQHAQCSDAAh3AcBAK0MACHdByAArgwAIaQJAACfAQAgpQkAAJ8BACAtBAAA2Q0AIBoAAKANACAfAAC6DQAgIAAAnw0AICUAAMgNACAmAADKDQAgKAAAzA0AICsAAM8NACAsAADQDQAgLQAA0Q0AIC4AANINACAvAADTDQAgMQAA2g0AIDkAAMsNACA6AADbDQAgOwAA3A0AIDwAAN0NACA9AADeDQAgPgAA3w0AID8AAOANACBAAADhDQAgQQAA4g0AIEQAAOMNACBFAACDDQAgRgAA5A0AIEcAAOUNACBIAADmDQAgSQAA5w0AIEoAAOgNACCzBwAA2A0AMLQHAAALABC1BwAA2A0AMLYHAQCSDAAh2AdAALMMACHbBwEAkgwAIYwIQACzDAAh2QgBAJIMACGLCUAAvwwAIYwJQAC_DAAhjQkBAJIMACGOCUAAvwwAIY8JAQCSDAAhkAkBAJIMACGRCUAAvwwAIZIJIACuDAAhA5YJAAADACCXCQAAAwAgmAkAAAMAIAOWCQAABwAglwkAAAcAIJgJAAAHACADlgkAAA0AIJcJAAANACCYCQAADQAgA5YJAAC9AQAglwkAAL0BACCYCQAAvQEAIAOWCQAAwQEAIJcJAADBAQAgmAkAAMEBACALAwAApQwAILMHAADnDAAwtAcAAMUBABC1BwAA5wwAMMgHAQCSDAAh2AdAALMMACHgCAEAkgwAIeEIQAC_DAAh4ggCALcMACGkCQAAxQEAIKUJAADFAQAgA5YJAADHAQAglwkAAMcBACCYCQAAxwEAIAOWCQAAywEAIJcJAADLAQAgmAkAAMsBACADlgkAAM8BACCXCQAAzwEAIJgJAADPAQAgA5YJAADTAQAglwkAANMBACCYCQAA0wEAIAOWCQAA2AEAIJcJAADYAQAgmAkAANgBACADlgkAAOcBACCXCQAA5wEAIJgJAADnAQAgCgMAAKUMACCzBwAAwgwAMLQHAADrAQAQtQcAAMIMADDIBwEAkgwAIfwHIACuDAAh_QcBAJIMACH-ByAArgwAIaQJAADrAQAgpQkAAOsBACADlgkAAO0BACCXCQAA7QEAIJgJAADtAQAgCwMAAKUMACCzBwAAvgwAMLQHAADxAQAQtQcAAL4MADDIBwEAkgwAIdgHQACzDAAh9wcBAJIMACH4BwEAkgwAIfkHQAC_DAAhpAkAAPEBACClCQAA8QEAIAgDAAClDAAgswcAAKQMADC0BwAA9QEAELUHAACkDAAwyAcBAJIMACHQBwEAkgwAIaQJAAD1AQAgpQkAAPUBACARBQAAhQ0AICsAAM8NACA2AADbDQAgNwAAyg0AIDgAAJMNACCzBwAA6Q0AMLQHAAAHABC1BwAA6Q0AMLYHAQCSDAAh2AdAALMMACHfB0AAvwwAIekHAQCSDAAhoQgBAK0MACGoCAEArQwAIYYJAQCSDAAhhwkBAJIMACGICQIAwg0AIQsDAAClDAAgswcAAOoNADC0BwAAAwAQtQcAAOoNADC2BwEAkgwAIcgHAQCSDAAh2AdAALMMACGxCEAAswwAIeEIQAC_DAAhiQkBAJIMACGKCUAAvwwAIQAAAAGpCQEAAAABBVcAAJEbACBYAACUGwAgpgkAAJIbACCnCQAAkxsAIKwJAAAVACADVwAAkRsAIKYJAACSGwAgrAkAABUAIA0IAAC5DgAgCQAApg4AIAoAANUXACAPAADhFwAgIAAAvBcAICEAAOIXACAiAADjFwAgIwAA5BcAICQAAOUXACAlAADSFwAgoggAAPINACD7CAAA8g0AIPwIAADyDQAgAAAAAAAABakJAgAAAAGvCQIAAAABsAkCAAAAAbEJAgAAAAGyCQIAAAABAakJAQAAAAEFVwAAjBsAIFgAAI8bACCmCQAAjRsAIKcJAACOGwAgrAkAAA8AIANXAACMGwAgpgkAAI0bACCsCQAADwAgAAAAAakJQAAAAAEBqQlAAAAAAQVXAADiGgAgWAAAihsAIKYJAADjGgAgpwkAAIkbACCsCQAADwAgBVcAAOAaACBYAACHGwAgpgkAAOEaACCnCQAAhhsAIKwJAAAVACAHVwAA3hoAIFgAAIQbACCmCQAA3xoAIKcJAACDGwAgqgkAAAsAIKsJAAALACCsCQAAAQAgC1cAAIUOADBYAACKDgAwpgkAAIYOADCnCQAAhw4AMKgJAACIDgAgqQkAAIkOADCqCQAAiQ4AMKsJAACJDgAwrAkAAIkOADCtCQAAiw4AMK4JAACMDgAwEgMAAJcOACAIAACYDgAgEQAAnA4AIBUAAJkOACAbAACaDgAgHQAAmw4AILYHAQAAAAHEBwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQIAAAA1ACBXAACWDgAgAwAAADUAIFcAAJYOACBYAACPDgAgAVAAAIIbADAXAwAApQwAIAgAAK8MACARAAC2DQAgFQAAsg0AIBsAALMNACAdAAC0DQAgHgAAtQ0AILMHAACxDQAwtAcAADMAELUHAACxDQAwtgcBAAAAAcQHAQCSDAAhyAcBAJIMACHRBwEAkgwAIdIHAQCSDAAh0wcBAK0MACHUBwEArQwAIdUHAQCtDAAh1gcBAK0MACHXBwEArQwAIdgHQACzDAAh2QdAAL8MACHaBwEAkgwAIQIAAAA1ACBQAACPDgAgAgAAAI0OACBQAACODgAgELMHAACMDgAwtAcAAI0OABC1BwAAjA4AMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdEHAQCSDAAh0gcBAJIMACHTBwEArQwAIdQHAQCtDAAh1QcBAK0MACHWBwEArQwAIdcHAQCtDAAh2AdAALMMACHZB0AAvwwAIdoHAQCSDAAhELMHAACMDgAwtAcAAI0OABC1BwAAjA4AMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdEHAQCSDAAh0gcBAJIMACHTBwEArQwAIdQHAQCtDAAh1QcBAK0MACHWBwEArQwAIdcHAQCtDAAh2AdAALMMACHZB0AAvwwAIdoHAQCSDAAhDLYHAQDuDQAhxAcBAO4NACHIBwEA7g0AIdEHAQDuDQAh0gcBAO4NACHTBwEA-Q0AIdQHAQD5DQAh1QcBAPkNACHXBwEA-Q0AIdgHQAD_DQAh2QdAAIAOACHaBwEA7g0AIRIDAACQDgAgCAAAkQ4AIBEAAJUOACAVAACSDgAgGwAAkw4AIB0AAJQOACC2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHRBwEA7g0AIdIHAQDuDQAh0wcBAPkNACHUBwEA-Q0AIdUHAQD5DQAh1wcBAPkNACHYB0AA_w0AIdkHQACADgAh2gcBAO4NACEFVwAA7hoAIFgAAIAbACCmCQAA7xoAIKcJAAD_GgAgrAkAAAEAIAVXAADsGgAgWAAA_RoAIKYJAADtGgAgpwkAAPwaACCsCQAADwAgB1cAAOoaACBYAAD6GgAgpgkAAOsaACCnCQAA-RoAIKoJAAAiACCrCQAAIgAgrAkAACQAIAdXAADoGgAgWAAA9xoAIKYJAADpGgAgpwkAAPYaACCqCQAAOAAgqwkAADgAIKwJAAA9ACAHVwAA5hoAIFgAAPQaACCmCQAA5xoAIKcJAADzGgAgqgkAAEQAIKsJAABEACCsCQAAcAAgB1cAAOQaACBYAADxGgAgpgkAAOUaACCnCQAA8BoAIKoJAAAoACCrCQAAKAAgrAkAAHsAIBIDAACXDgAgCAAAmA4AIBEAAJwOACAVAACZDgAgGwAAmg4AIB0AAJsOACC2BwEAAAABxAcBAAAAAcgHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QcBAAAAAdcHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAEDVwAA7hoAIKYJAADvGgAgrAkAAAEAIANXAADsGgAgpgkAAO0aACCsCQAADwAgA1cAAOoaACCmCQAA6xoAIKwJAAAkACADVwAA6BoAIKYJAADpGgAgrAkAAD0AIANXAADmGgAgpgkAAOcaACCsCQAAcAAgA1cAAOQaACCmCQAA5RoAIKwJAAB7ACADVwAA4hoAIKYJAADjGgAgrAkAAA8AIANXAADgGgAgpgkAAOEaACCsCQAAFQAgA1cAAN4aACCmCQAA3xoAIKwJAAABACAEVwAAhQ4AMKYJAACGDgAwqAkAAIgOACCsCQAAiQ4AMAAAAAVXAADZGgAgWAAA3BoAIKYJAADaGgAgpwkAANsaACCsCQAAAQAgA1cAANkaACCmCQAA2hoAIKwJAAABACAhBAAAthcAIBoAANAXACAfAADPFwAgIAAAvBcAICUAANIXACAmAAC5FwAgKAAAuxcAICsAAMYXACAsAADHFwAgLQAAyBcAIC4AAMkXACAvAADKFwAgMQAAtxcAIDkAALgXACA6AAC6FwAgOwAAvRcAIDwAAL4XACA9AAC_FwAgPgAAwBcAID8AAMEXACBAAADCFwAgQQAAwxcAIEQAAMQXACBFAADFFwAgRgAAyxcAIEcAAMwXACBIAADNFwAgSQAAzhcAIEoAANEXACCLCQAA8g0AIIwJAADyDQAgjgkAAPINACCRCQAA8g0AIAAAAAdXAADUGgAgWAAA1xoAIKYJAADVGgAgpwkAANYaACCqCQAASQAgqwkAAEkAIKwJAABlACADVwAA1BoAIKYJAADVGgAgrAkAAGUAIAAAAAVXAADMGgAgWAAA0hoAIKYJAADNGgAgpwkAANEaACCsCQAAJAAgB1cAAMoaACBYAADPGgAgpgkAAMsaACCnCQAAzhoAIKoJAAALACCrCQAACwAgrAkAAAEAIANXAADMGgAgpgkAAM0aACCsCQAAJAAgA1cAAMoaACCmCQAAyxoAIKwJAAABACAAAAABqQkgAAAAAQVXAADFGgAgWAAAyBoAIKYJAADGGgAgpwkAAMcaACCsCQAADwAgA1cAAMUaACCmCQAAxhoAIKwJAAAPACAbBgAApg4AIAcAANUXACAPAADhFwAgFgAA2RcAIBoAANAXACAgAAC8FwAgJQAA0hcAICYAALkXACAnAAC4FwAgKAAAuxcAICkAAOYXACAqAADnFwAgKwAAxhcAICwAAMcXACAtAADIFwAgLgAAyRcAIC8AAMoXACAyAADoFwAgMwAA6RcAIDQAAOoXACA1AADrFwAg6AcAAPINACDrBwAA8g0AIO0HAADyDQAggAkAAPINACCCCQAA8g0AIIUJAADyDQAgAAAABVcAAMAaACBYAADDGgAgpgkAAMEaACCnCQAAwhoAIKwJAABsACADVwAAwBoAIKYJAADBGgAgrAkAAGwAIAQDAACmDgAgCAAAuQ4AIBYAANkXACAYAADaFwAgAAAAAAAFVwAAuxoAIFgAAL4aACCmCQAAvBoAIKcJAAC9GgAgrAkAAA8AIANXAAC7GgAgpgkAALwaACCsCQAADwAgAAAAAAAFVwAAsxoAIFgAALkaACCmCQAAtBoAIKcJAAC4GgAgrAkAAI8BACAHVwAAsRoAIFgAALYaACCmCQAAshoAIKcJAAC1GgAgqgkAAAcAIKsJAAAHACCsCQAACQAgA1cAALMaACCmCQAAtBoAIKwJAACPAQAgA1cAALEaACCmCQAAshoAIKwJAAAJACAAAAAAAAVXAACrGgAgWAAArxoAIKYJAACsGgAgpwkAAK4aACCsCQAADwAgC1cAANcOADBYAADcDgAwpgkAANgOADCnCQAA2Q4AMKgJAADaDgAgqQkAANsOADCqCQAA2w4AMKsJAADbDgAwrAkAANsOADCtCQAA3Q4AMK4JAADeDgAwBQcAAM8OACC2BwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAABAgAAAJMBACBXAADiDgAgAwAAAJMBACBXAADiDgAgWAAA4Q4AIAFQAACtGgAwCgcAAJENACAwAACQDQAgswcAAI8NADC0BwAAkQEAELUHAACPDQAwtgcBAAAAAeYHAQCSDAAh5wcCALcMACHoBwEArQwAIekHAQCSDAAhAgAAAJMBACBQAADhDgAgAgAAAN8OACBQAADgDgAgCLMHAADeDgAwtAcAAN8OABC1BwAA3g4AMLYHAQCSDAAh5gcBAJIMACHnBwIAtwwAIegHAQCtDAAh6QcBAJIMACEIswcAAN4OADC0BwAA3w4AELUHAADeDgAwtgcBAJIMACHmBwEAkgwAIecHAgC3DAAh6AcBAK0MACHpBwEAkgwAIQS2BwEA7g0AIecHAgD4DQAh6AcBAPkNACHpBwEA7g0AIQUHAADNDgAgtgcBAO4NACHnBwIA-A0AIegHAQD5DQAh6QcBAO4NACEFBwAAzw4AILYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAEDVwAAqxoAIKYJAACsGgAgrAkAAA8AIARXAADXDgAwpgkAANgOADCoCQAA2g4AIKwJAADbDgAwAAAABVcAAKYaACBYAACpGgAgpgkAAKcaACCnCQAAqBoAIKwJAAAVACADVwAAphoAIKYJAACnGgAgrAkAABUAIAAAAAVXAACeGgAgWAAApBoAIKYJAACfGgAgpwkAAKMaACCsCQAADwAgBVcAAJwaACBYAAChGgAgpgkAAJ0aACCnCQAAoBoAIKwJAAABACADVwAAnhoAIKYJAACfGgAgrAkAAA8AIANXAACcGgAgpgkAAJ0aACCsCQAAAQAgAAAAAAAFVwAAlBoAIFgAAJoaACCmCQAAlRoAIKcJAACZGgAgrAkAAA8AIAVXAACSGgAgWAAAlxoAIKYJAACTGgAgpwkAAJYaACCsCQAAAQAgA1cAAJQaACCmCQAAlRoAIKwJAAAPACADVwAAkhoAIKYJAACTGgAgrAkAAAEAIAAAAAVXAACNGgAgWAAAkBoAIKYJAACOGgAgpwkAAI8aACCsCQAAAQAgA1cAAI0aACCmCQAAjhoAIKwJAAABACAAAAAAAAVXAACIGgAgWAAAixoAIKYJAACJGgAgpwkAAIoaACCsCQAAAQAgA1cAAIgaACCmCQAAiRoAIKwJAAABACAAAAAFVwAAgxoAIFgAAIYaACCmCQAAhBoAIKcJAACFGgAgrAkAAAEAIANXAACDGgAgpgkAAIQaACCsCQAAAQAgAAAABVcAAP4ZACBYAACBGgAgpgkAAP8ZACCnCQAAgBoAIKwJAAAPACADVwAA_hkAIKYJAAD_GQAgrAkAAA8AIAAAAAVXAAD1GQAgWAAA_BkAIKYJAAD2GQAgpwkAAPsZACCsCQAADwAgB1cAAPMZACBYAAD5GQAgpgkAAPQZACCnCQAA-BkAIKoJAAA6ACCrCQAAOgAgrAkAAGwAIAtXAACWDwAwWAAAmg8AMKYJAACXDwAwpwkAAJgPADCoCQAAmQ8AIKkJAACJDgAwqgkAAIkOADCrCQAAiQ4AMKwJAACJDgAwrQkAAJsPADCuCQAAjA4AMBIDAACXDgAgCAAAmA4AIBEAAJwOACAVAACZDgAgHQAAmw4AIB4AAKsOACC2BwEAAAABxAcBAAAAAcgHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHVBwEAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAECAAAANQAgVwAAng8AIAMAAAA1ACBXAACeDwAgWAAAnQ8AIAFQAAD3GQAwAgAAADUAIFAAAJ0PACACAAAAjQ4AIFAAAJwPACAMtgcBAO4NACHEBwEA7g0AIcgHAQDuDQAh0QcBAO4NACHSBwEA7g0AIdMHAQD5DQAh1QcBAPkNACHWBwEA-Q0AIdcHAQD5DQAh2AdAAP8NACHZB0AAgA4AIdoHAQDuDQAhEgMAAJAOACAIAACRDgAgEQAAlQ4AIBUAAJIOACAdAACUDgAgHgAAqg4AILYHAQDuDQAhxAcBAO4NACHIBwEA7g0AIdEHAQDuDQAh0gcBAO4NACHTBwEA-Q0AIdUHAQD5DQAh1gcBAPkNACHXBwEA-Q0AIdgHQAD_DQAh2QdAAIAOACHaBwEA7g0AIRIDAACXDgAgCAAAmA4AIBEAAJwOACAVAACZDgAgHQAAmw4AIB4AAKsOACC2BwEAAAABxAcBAAAAAcgHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHVBwEAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAEDVwAA9RkAIKYJAAD2GQAgrAkAAA8AIANXAADzGQAgpgkAAPQZACCsCQAAbAAgBFcAAJYPADCmCQAAlw8AMKgJAACZDwAgrAkAAIkOADAAAAAFVwAA7hkAIFgAAPEZACCmCQAA7xkAIKcJAADwGQAgrAkAAAEAIANXAADuGQAgpgkAAO8ZACCsCQAAAQAgAAAABVcAAOYZACBYAADsGQAgpgkAAOcZACCnCQAA6xkAIKwJAAABACAFVwAA5BkAIFgAAOkZACCmCQAA5RkAIKcJAADoGQAgrAkAAA8AIANXAADmGQAgpgkAAOcZACCsCQAAAQAgA1cAAOQZACCmCQAA5RkAIKwJAAAPACAAAAAAAAWpCQgAAAABrwkIAAAAAbAJCAAAAAGxCQgAAAABsgkIAAAAAQVXAADcGQAgWAAA4hkAIKYJAADdGQAgpwkAAOEZACCsCQAADwAgBVcAANoZACBYAADfGQAgpgkAANsZACCnCQAA3hkAIKwJAAABACADVwAA3BkAIKYJAADdGQAgrAkAAA8AIANXAADaGQAgpgkAANsZACCsCQAAAQAgAAAABVcAANUZACBYAADYGQAgpgkAANYZACCnCQAA1xkAIKwJAAB7ACADVwAA1RkAIKYJAADWGQAgrAkAAHsAIAAAAAVXAADQGQAgWAAA0xkAIKYJAADRGQAgpwkAANIZACCsCQAAewAgA1cAANAZACCmCQAA0RkAIKwJAAB7ACAPBwAA1RcAIAgAALkOACAJAACmDgAgEgAA1xcAIBMAANgXACAUAAC8FwAgGgAA0BcAILcHAADyDQAg6AcAAPINACDtBwAA8g0AIJgIAADyDQAgmQgAAPINACCdCAAA8g0AIKEIAADyDQAgoggAAPINACAAAAAAAAVXAACxGQAgWAAAzhkAIKYJAACyGQAgpwkAAM0ZACCsCQAADwAgB1cAAK8ZACBYAADLGQAgpgkAALAZACCnCQAAyhkAIKoJAAAHACCrCQAABwAgrAkAAAkAIAdXAACtGQAgWAAAyBkAIKYJAACuGQAgpwkAAMcZACCqCQAACwAgqwkAAAsAIKwJAAABACAHVwAAjxAAIFgAAJIQACCmCQAAkBAAIKcJAACREAAgqgkAACwAIKsJAAAsACCsCQAA2AcAIAtXAACDEAAwWAAAiBAAMKYJAACEEAAwpwkAAIUQADCoCQAAhhAAIKkJAACHEAAwqgkAAIcQADCrCQAAhxAAMKwJAACHEAAwrQkAAIkQADCuCQAAihAAMAtXAADYDwAwWAAA3Q8AMKYJAADZDwAwpwkAANoPADCoCQAA2w8AIKkJAADcDwAwqgkAANwPADCrCQAA3A8AMKwJAADcDwAwrQkAAN4PADCuCQAA3w8AMAtXAADPDwAwWAAA0w8AMKYJAADQDwAwpwkAANEPADCoCQAA0g8AIKkJAACJDgAwqgkAAIkOADCrCQAAiQ4AMKwJAACJDgAwrQkAANQPADCuCQAAjA4AMBIDAACXDgAgCAAAmA4AIBUAAJkOACAbAACaDgAgHQAAmw4AIB4AAKsOACC2BwEAAAABxAcBAAAAAcgHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAECAAAANQAgVwAA1w8AIAMAAAA1ACBXAADXDwAgWAAA1g8AIAFQAADGGQAwAgAAADUAIFAAANYPACACAAAAjQ4AIFAAANUPACAMtgcBAO4NACHEBwEA7g0AIcgHAQDuDQAh0QcBAO4NACHSBwEA7g0AIdMHAQD5DQAh1AcBAPkNACHVBwEA-Q0AIdYHAQD5DQAh2AdAAP8NACHZB0AAgA4AIdoHAQDuDQAhEgMAAJAOACAIAACRDgAgFQAAkg4AIBsAAJMOACAdAACUDgAgHgAAqg4AILYHAQDuDQAhxAcBAO4NACHIBwEA7g0AIdEHAQDuDQAh0gcBAO4NACHTBwEA-Q0AIdQHAQD5DQAh1QcBAPkNACHWBwEA-Q0AIdgHQAD_DQAh2QdAAIAOACHaBwEA7g0AIRIDAACXDgAgCAAAmA4AIBUAAJkOACAbAACaDgAgHQAAmw4AIB4AAKsOACC2BwEAAAABxAcBAAAAAcgHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAEQCAAA_g8AIAsAAP8PACAQAACAEAAgGgAAghAAIB8AAIEQACAiAQAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHYB0AAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5whAAAAAAegIAQAAAAHpCAEAAAABAgAAACQAIFcAAP0PACADAAAAJAAgVwAA_Q8AIFgAAOIPACABUAAAxRkAMBUIAACvDAAgCwAAuQ0AIBAAAIUNACARAAC2DQAgGgAAoA0AIB8AALoNACAiAQCSDAAhswcAALgNADC0BwAAIgAQtQcAALgNADC2BwEAAAABtwcBAK0MACHEBwEAkgwAIdcHAQCtDAAh2AdAALMMACHkCAEArQwAIeUIAQCSDAAh5ggBAJIMACHnCEAAvwwAIegIAQCtDAAh6QgBAK0MACECAAAAJAAgUAAA4g8AIAIAAADgDwAgUAAA4Q8AIA8iAQCSDAAhswcAAN8PADC0BwAA4A8AELUHAADfDwAwtgcBAJIMACG3BwEArQwAIcQHAQCSDAAh1wcBAK0MACHYB0AAswwAIeQIAQCtDAAh5QgBAJIMACHmCAEAkgwAIecIQAC_DAAh6AgBAK0MACHpCAEArQwAIQ8iAQCSDAAhswcAAN8PADC0BwAA4A8AELUHAADfDwAwtgcBAJIMACG3BwEArQwAIcQHAQCSDAAh1wcBAK0MACHYB0AAswwAIeQIAQCtDAAh5QgBAJIMACHmCAEAkgwAIecIQAC_DAAh6AgBAK0MACHpCAEArQwAIQsiAQDuDQAhtgcBAO4NACG3BwEA-Q0AIcQHAQDuDQAh2AdAAP8NACHkCAEA-Q0AIeUIAQDuDQAh5ggBAO4NACHnCEAAgA4AIegIAQD5DQAh6QgBAPkNACEQCAAA4w8AIAsAAOQPACAQAADlDwAgGgAA5w8AIB8AAOYPACAiAQDuDQAhtgcBAO4NACG3BwEA-Q0AIcQHAQDuDQAh2AdAAP8NACHkCAEA-Q0AIeUIAQDuDQAh5ggBAO4NACHnCEAAgA4AIegIAQD5DQAh6QgBAPkNACEFVwAAuBkAIFgAAMMZACCmCQAAuRkAIKcJAADCGQAgrAkAAA8AIAdXAAC2GQAgWAAAwBkAIKYJAAC3GQAgpwkAAL8ZACCqCQAAEwAgqwkAABMAIKwJAAAVACAHVwAAtBkAIFgAAL0ZACCmCQAAtRkAIKcJAAC8GQAgqgkAAAsAIKsJAAALACCsCQAAAQAgC1cAAPEPADBYAAD2DwAwpgkAAPIPADCnCQAA8w8AMKgJAAD0DwAgqQkAAPUPADCqCQAA9Q8AMKsJAAD1DwAwrAkAAPUPADCtCQAA9w8AMK4JAAD4DwAwC1cAAOgPADBYAADsDwAwpgkAAOkPADCnCQAA6g8AMKgJAADrDwAgqQkAAIkOADCqCQAAiQ4AMKsJAACJDgAwrAkAAIkOADCtCQAA7Q8AMK4JAACMDgAwEgMAAJcOACAIAACYDgAgEQAAnA4AIBsAAJoOACAdAACbDgAgHgAAqw4AILYHAQAAAAHEBwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB1AcBAAAAAdUHAQAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQIAAAA1ACBXAADwDwAgAwAAADUAIFcAAPAPACBYAADvDwAgAVAAALsZADACAAAANQAgUAAA7w8AIAIAAACNDgAgUAAA7g8AIAy2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHRBwEA7g0AIdIHAQDuDQAh1AcBAPkNACHVBwEA-Q0AIdYHAQD5DQAh1wcBAPkNACHYB0AA_w0AIdkHQACADgAh2gcBAO4NACESAwAAkA4AIAgAAJEOACARAACVDgAgGwAAkw4AIB0AAJQOACAeAACqDgAgtgcBAO4NACHEBwEA7g0AIcgHAQDuDQAh0QcBAO4NACHSBwEA7g0AIdQHAQD5DQAh1QcBAPkNACHWBwEA-Q0AIdcHAQD5DQAh2AdAAP8NACHZB0AAgA4AIdoHAQDuDQAhEgMAAJcOACAIAACYDgAgEQAAnA4AIBsAAJoOACAdAACbDgAgHgAAqw4AILYHAQAAAAHEBwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB1AcBAAAAAdUHAQAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQQDAACyDgAgtgcBAAAAAcgHAQAAAAHbBwEAAAABAgAAAFQAIFcAAPwPACADAAAAVAAgVwAA_A8AIFgAAPsPACABUAAAuhkAMAoDAACFDQAgFQAArQ0AILMHAACsDQAwtAcAAFIAELUHAACsDQAwtgcBAAAAAcgHAQCtDAAh0wcBAJIMACHbBwEAkgwAIaAJAACrDQAgAgAAAFQAIFAAAPsPACACAAAA-Q8AIFAAAPoPACAHswcAAPgPADC0BwAA-Q8AELUHAAD4DwAwtgcBAJIMACHIBwEArQwAIdMHAQCSDAAh2wcBAJIMACEHswcAAPgPADC0BwAA-Q8AELUHAAD4DwAwtgcBAJIMACHIBwEArQwAIdMHAQCSDAAh2wcBAJIMACEDtgcBAO4NACHIBwEA-Q0AIdsHAQDuDQAhBAMAALAOACC2BwEA7g0AIcgHAQD5DQAh2wcBAO4NACEEAwAAsg4AILYHAQAAAAHIBwEAAAAB2wcBAAAAARAIAAD-DwAgCwAA_w8AIBAAAIAQACAaAACCEAAgHwAAgRAAICIBAAAAAbYHAQAAAAG3BwEAAAABxAcBAAAAAdgHQAAAAAHkCAEAAAAB5QgBAAAAAeYIAQAAAAHnCEAAAAAB6AgBAAAAAekIAQAAAAEDVwAAuBkAIKYJAAC5GQAgrAkAAA8AIANXAAC2GQAgpgkAALcZACCsCQAAFQAgA1cAALQZACCmCQAAtRkAIKwJAAABACAEVwAA8Q8AMKYJAADyDwAwqAkAAPQPACCsCQAA9Q8AMARXAADoDwAwpgkAAOkPADCoCQAA6w8AIKwJAACJDgAwB7YHAQAAAAG3BwEAAAABkggBAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIQAAAAAECAAAAMAAgVwAAjhAAIAMAAAAwACBXAACOEAAgWAAAjRAAIAFQAACzGQAwDBEAAM4MACCzBwAAtw0AMLQHAAAuABC1BwAAtw0AMLYHAQAAAAG3BwEAkgwAIdcHAQCSDAAhkggBAJIMACGTCAEAkgwAIZQIAQCtDAAhlQgBAJIMACGWCEAAswwAIQIAAAAwACBQAACNEAAgAgAAAIsQACBQAACMEAAgC7MHAACKEAAwtAcAAIsQABC1BwAAihAAMLYHAQCSDAAhtwcBAJIMACHXBwEAkgwAIZIIAQCSDAAhkwgBAJIMACGUCAEArQwAIZUIAQCSDAAhlghAALMMACELswcAAIoQADC0BwAAixAAELUHAACKEAAwtgcBAJIMACG3BwEAkgwAIdcHAQCSDAAhkggBAJIMACGTCAEAkgwAIZQIAQCtDAAhlQgBAJIMACGWCEAAswwAIQe2BwEA7g0AIbcHAQDuDQAhkggBAO4NACGTCAEA7g0AIZQIAQD5DQAhlQgBAO4NACGWCEAA_w0AIQe2BwEA7g0AIbcHAQDuDQAhkggBAO4NACGTCAEA7g0AIZQIAQD5DQAhlQgBAO4NACGWCEAA_w0AIQe2BwEAAAABtwcBAAAAAZIIAQAAAAGTCAEAAAABlAgBAAAAAZUIAQAAAAGWCEAAAAABARIBAAAAAQIAAADYBwAgVwAAjxAAIAMAAAAsACBXAACPEAAgWAAAkxAAIAMAAAAsACASAQDuDQAhUAAAkxAAIAESAQDuDQAhA1cAALEZACCmCQAAshkAIKwJAAAPACADVwAArxkAIKYJAACwGQAgrAkAAAkAIANXAACtGQAgpgkAAK4ZACCsCQAAAQAgA1cAAI8QACCmCQAAkBAAIKwJAADYBwAgBFcAAIMQADCmCQAAhBAAMKgJAACGEAAgrAkAAIcQADAEVwAA2A8AMKYJAADZDwAwqAkAANsPACCsCQAA3A8AMARXAADPDwAwpgkAANAPADCoCQAA0g8AIKwJAACJDgAwAAAABVcAAKUZACBYAACrGQAgpgkAAKYZACCnCQAAqhkAIKwJAADaAQAgBVcAAKMZACBYAACoGQAgpgkAAKQZACCnCQAApxkAIKwJAAABACADVwAApRkAIKYJAACmGQAgrAkAANoBACADVwAAoxkAIKYJAACkGQAgrAkAAAEAIAAAAAVXAACeGQAgWAAAoRkAIKYJAACfGQAgpwkAAKAZACCsCQAADwAgA1cAAJ4ZACCmCQAAnxkAIKwJAAAPACAAAAAAAAVXAACYGQAgWAAAnBkAIKYJAACZGQAgpwkAAJsZACCsCQAAAQAgC1cAAK4QADBYAACzEAAwpgkAAK8QADCnCQAAsBAAMKgJAACxEAAgqQkAALIQADCqCQAAshAAMKsJAACyEAAwrAkAALIQADCtCQAAtBAAMK4JAAC1EAAwBAMAAKEQACC2BwEAAAAByAcBAAAAAdgHQAAAAAECAAAA3gEAIFcAALkQACADAAAA3gEAIFcAALkQACBYAAC4EAAgAVAAAJoZADAKAwAApQwAIEIAAIENACCzBwAAgA0AMLQHAADcAQAQtQcAAIANADC2BwEAAAAByAcBAJIMACHYB0AAswwAIaMIAQCSDAAhlQkAAP8MACACAAAA3gEAIFAAALgQACACAAAAthAAIFAAALcQACAHswcAALUQADC0BwAAthAAELUHAAC1EAAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAhowgBAJIMACEHswcAALUQADC0BwAAthAAELUHAAC1EAAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAhowgBAJIMACEDtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAhBAMAAJ8QACC2BwEA7g0AIcgHAQDuDQAh2AdAAP8NACEEAwAAoRAAILYHAQAAAAHIBwEAAAAB2AdAAAAAAQNXAACYGQAgpgkAAJkZACCsCQAAAQAgBFcAAK4QADCmCQAArxAAMKgJAACxEAAgrAkAALIQADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHVwAAkxkAIFgAAJYZACCmCQAAlBkAIKcJAACVGQAgqgkAAAsAIKsJAAALACCsCQAAAQAgA1cAAJMZACCmCQAAlBkAIKwJAAABACAAAAAFVwAAjhkAIFgAAJEZACCmCQAAjxkAIKcJAACQGQAgrAkAAAEAIANXAACOGQAgpgkAAI8ZACCsCQAAAQAgAAAAAAAFVwAAiRkAIFgAAIwZACCmCQAAihkAIKcJAACLGQAgrAkAAAEAIANXAACJGQAgpgkAAIoZACCsCQAAAQAgAAAABVcAAIQZACBYAACHGQAgpgkAAIUZACCnCQAAhhkAIKwJAAABACADVwAAhBkAIKYJAACFGQAgrAkAAAEAIAAAAAAABVcAAP8YACBYAACCGQAgpgkAAIAZACCnCQAAgRkAIKwJAAABACADVwAA_xgAIKYJAACAGQAgrAkAAAEAIAAAAAVXAAD6GAAgWAAA_RgAIKYJAAD7GAAgpwkAAPwYACCsCQAAAQAgA1cAAPoYACCmCQAA-xgAIKwJAAABACAAAAAFVwAA9RgAIFgAAPgYACCmCQAA9hgAIKcJAAD3GAAgrAkAAAEAIANXAAD1GAAgpgkAAPYYACCsCQAAAQAgAAAAB1cAAPAYACBYAADzGAAgpgkAAPEYACCnCQAA8hgAIKoJAAAoACCrCQAAKAAgrAkAAHsAIANXAADwGAAgpgkAAPEYACCsCQAAewAgAAAABVcAAOcYACBYAADuGAAgpgkAAOgYACCnCQAA7RgAIKwJAAAPACAHVwAA5RgAIFgAAOsYACCmCQAA5hgAIKcJAADqGAAgqgkAAAsAIKsJAAALACCsCQAAAQAgC1cAAI8RADBYAACTEQAwpgkAAJARADCnCQAAkREAMKgJAACSEQAgqQkAAIkOADCqCQAAiQ4AMKsJAACJDgAwrAkAAIkOADCtCQAAlBEAMK4JAACMDgAwEgMAAJcOACAIAACYDgAgEQAAnA4AIBUAAJkOACAbAACaDgAgHgAAqw4AILYHAQAAAAHEBwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQIAAAA1ACBXAACXEQAgAwAAADUAIFcAAJcRACBYAACWEQAgAVAAAOkYADACAAAANQAgUAAAlhEAIAIAAACNDgAgUAAAlREAIAy2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHRBwEA7g0AIdIHAQDuDQAh0wcBAPkNACHUBwEA-Q0AIdYHAQD5DQAh1wcBAPkNACHYB0AA_w0AIdkHQACADgAh2gcBAO4NACESAwAAkA4AIAgAAJEOACARAACVDgAgFQAAkg4AIBsAAJMOACAeAACqDgAgtgcBAO4NACHEBwEA7g0AIcgHAQDuDQAh0QcBAO4NACHSBwEA7g0AIdMHAQD5DQAh1AcBAPkNACHWBwEA-Q0AIdcHAQD5DQAh2AdAAP8NACHZB0AAgA4AIdoHAQDuDQAhEgMAAJcOACAIAACYDgAgEQAAnA4AIBUAAJkOACAbAACaDgAgHgAAqw4AILYHAQAAAAHEBwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQNXAADnGAAgpgkAAOgYACCsCQAADwAgA1cAAOUYACCmCQAA5hgAIKwJAAABACAEVwAAjxEAMKYJAACQEQAwqAkAAJIRACCsCQAAiQ4AMAAAAAAABVcAAOAYACBYAADjGAAgpgkAAOEYACCnCQAA4hgAIKwJAAAbACADVwAA4BgAIKYJAADhGAAgrAkAABsAIAAAAAVXAADXGAAgWAAA3hgAIKYJAADYGAAgpwkAAN0YACCsCQAADwAgBVcAANUYACBYAADbGAAgpgkAANYYACCnCQAA2hgAIKwJAAAVACALVwAAqBEAMFgAAK0RADCmCQAAqREAMKcJAACqEQAwqAkAAKsRACCpCQAArBEAMKoJAACsEQAwqwkAAKwRADCsCQAArBEAMK0JAACuEQAwrgkAAK8RADAPFQEAAAABtgcBAAAAAcUHAgAAAAGACAEAAAABhAgBAAAAAZUIAQAAAAGWCEAAAAAB7wgBAAAAAfAIAQAAAAHxCAEAAAAB8ggBAAAAAfMIAQAAAAH0CAEAAAAB9QgCAAAAAfYIAgAAAAECAAAAHwAgVwAAsxEAIAMAAAAfACBXAACzEQAgWAAAshEAIAFQAADZGAAwFAwAALwNACAVAQCSDAAhswcAALsNADC0BwAAHQAQtQcAALsNADC2BwEAAAABxQcCALcMACGACAEAkgwAIYQIAQCSDAAhlQgBAK0MACGWCEAAvwwAIe4IAQCSDAAh7wgBAJIMACHwCAEAkgwAIfEIAQCSDAAh8ggBAK0MACHzCAEAkgwAIfQIAQCSDAAh9QgCALcMACH2CAIAtwwAIQIAAAAfACBQAACyEQAgAgAAALARACBQAACxEQAgExUBAJIMACGzBwAArxEAMLQHAACwEQAQtQcAAK8RADC2BwEAkgwAIcUHAgC3DAAhgAgBAJIMACGECAEAkgwAIZUIAQCtDAAhlghAAL8MACHuCAEAkgwAIe8IAQCSDAAh8AgBAJIMACHxCAEAkgwAIfIIAQCtDAAh8wgBAJIMACH0CAEAkgwAIfUIAgC3DAAh9ggCALcMACETFQEAkgwAIbMHAACvEQAwtAcAALARABC1BwAArxEAMLYHAQCSDAAhxQcCALcMACGACAEAkgwAIYQIAQCSDAAhlQgBAK0MACGWCEAAvwwAIe4IAQCSDAAh7wgBAJIMACHwCAEAkgwAIfEIAQCSDAAh8ggBAK0MACHzCAEAkgwAIfQIAQCSDAAh9QgCALcMACH2CAIAtwwAIQ8VAQDuDQAhtgcBAO4NACHFBwIA-A0AIYAIAQDuDQAhhAgBAO4NACGVCAEA-Q0AIZYIQACADgAh7wgBAO4NACHwCAEA7g0AIfEIAQDuDQAh8ggBAPkNACHzCAEA7g0AIfQIAQDuDQAh9QgCAPgNACH2CAIA-A0AIQ8VAQDuDQAhtgcBAO4NACHFBwIA-A0AIYAIAQDuDQAhhAgBAO4NACGVCAEA-Q0AIZYIQACADgAh7wgBAO4NACHwCAEA7g0AIfEIAQDuDQAh8ggBAPkNACHzCAEA7g0AIfQIAQDuDQAh9QgCAPgNACH2CAIA-A0AIQ8VAQAAAAG2BwEAAAABxQcCAAAAAYAIAQAAAAGECAEAAAABlQgBAAAAAZYIQAAAAAHvCAEAAAAB8AgBAAAAAfEIAQAAAAHyCAEAAAAB8wgBAAAAAfQIAQAAAAH1CAIAAAAB9ggCAAAAAQNXAADXGAAgpgkAANgYACCsCQAADwAgA1cAANUYACCmCQAA1hgAIKwJAAAVACAEVwAAqBEAMKYJAACpEQAwqAkAAKsRACCsCQAArBEAMAAAAAAABVcAAMwYACBYAADTGAAgpgkAAM0YACCnCQAA0hgAIKwJAAAPACAFVwAAyhgAIFgAANAYACCmCQAAyxgAIKcJAADPGAAgrAkAAAEAIAtXAADFEQAwWAAAyhEAMKYJAADGEQAwpwkAAMcRADCoCQAAyBEAIKkJAADJEQAwqgkAAMkRADCrCQAAyREAMKwJAADJEQAwrQkAAMsRADCuCQAAzBEAMAdXAADAEQAgWAAAwxEAIKYJAADBEQAgpwkAAMIRACCqCQAAPwAgqwkAAD8AIKwJAADGCgAgB8QHAQAAAAHIBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAECAAAAxgoAIFcAAMARACADAAAAPwAgVwAAwBEAIFgAAMQRACAJAAAAPwAgUAAAxBEAIMQHAQDuDQAhyAcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHiBwEA7g0AIeMHAQDuDQAhB8QHAQDuDQAhyAcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHiBwEA7g0AIeMHAQDuDQAhFwgAAJ8PACAaAAChDwAgtgcBAAAAAcQHAQAAAAHMBwEAAAABzwdAAAAAAdEHAQAAAAHYB0AAAAAB7wcBAAAAAf8HAQAAAAGACAEAAAABgQgBAAAAAYIIAQAAAAGDCAEAAAABhAgBAAAAAYUIIAAAAAGGCAEAAAABhwgBAAAAAYgIIAAAAAGKCAEAAAABiwgBAAAAAYwIQAAAAAGNCAEAAAABAgAAAD0AIFcAANARACADAAAAPQAgVwAA0BEAIFgAAM8RACABUAAAzhgAMB0IAACvDAAgGQAAsA0AIBoAAKANACCzBwAArw0AMLQHAAA4ABC1BwAArw0AMLYHAQAAAAHEBwEAkgwAIcwHAQCSDAAhzwdAAL8MACHRBwEAkgwAIdgHQACzDAAh7wcBAJIMACH_BwEArQwAIYAIAQCSDAAhgQgBAJIMACGCCAEAkgwAIYMIAQCSDAAhhAgBAJIMACGFCCAArgwAIYYIAQCtDAAhhwgBAJIMACGICCAArgwAIYkIAQCtDAAhiggBAK0MACGLCAEArQwAIYwIQACzDAAhjQgBAJIMACGhCQAArg0AIAIAAAA9ACBQAADPEQAgAgAAAM0RACBQAADOEQAgGbMHAADMEQAwtAcAAM0RABC1BwAAzBEAMLYHAQCSDAAhxAcBAJIMACHMBwEAkgwAIc8HQAC_DAAh0QcBAJIMACHYB0AAswwAIe8HAQCSDAAh_wcBAK0MACGACAEAkgwAIYEIAQCSDAAhgggBAJIMACGDCAEAkgwAIYQIAQCSDAAhhQggAK4MACGGCAEArQwAIYcIAQCSDAAhiAggAK4MACGJCAEArQwAIYoIAQCtDAAhiwgBAK0MACGMCEAAswwAIY0IAQCSDAAhGbMHAADMEQAwtAcAAM0RABC1BwAAzBEAMLYHAQCSDAAhxAcBAJIMACHMBwEAkgwAIc8HQAC_DAAh0QcBAJIMACHYB0AAswwAIe8HAQCSDAAh_wcBAK0MACGACAEAkgwAIYEIAQCSDAAhgggBAJIMACGDCAEAkgwAIYQIAQCSDAAhhQggAK4MACGGCAEArQwAIYcIAQCSDAAhiAggAK4MACGJCAEArQwAIYoIAQCtDAAhiwgBAK0MACGMCEAAswwAIY0IAQCSDAAhFbYHAQDuDQAhxAcBAO4NACHMBwEA7g0AIc8HQACADgAh0QcBAO4NACHYB0AA_w0AIe8HAQDuDQAh_wcBAPkNACGACAEA7g0AIYEIAQDuDQAhgggBAO4NACGDCAEA7g0AIYQIAQDuDQAhhQggALYOACGGCAEA-Q0AIYcIAQDuDQAhiAggALYOACGKCAEA-Q0AIYsIAQD5DQAhjAhAAP8NACGNCAEA7g0AIRcIAACTDwAgGgAAlQ8AILYHAQDuDQAhxAcBAO4NACHMBwEA7g0AIc8HQACADgAh0QcBAO4NACHYB0AA_w0AIe8HAQDuDQAh_wcBAPkNACGACAEA7g0AIYEIAQDuDQAhgggBAO4NACGDCAEA7g0AIYQIAQDuDQAhhQggALYOACGGCAEA-Q0AIYcIAQDuDQAhiAggALYOACGKCAEA-Q0AIYsIAQD5DQAhjAhAAP8NACGNCAEA7g0AIRcIAACfDwAgGgAAoQ8AILYHAQAAAAHEBwEAAAABzAcBAAAAAc8HQAAAAAHRBwEAAAAB2AdAAAAAAe8HAQAAAAH_BwEAAAABgAgBAAAAAYEIAQAAAAGCCAEAAAABgwgBAAAAAYQIAQAAAAGFCCAAAAABhggBAAAAAYcIAQAAAAGICCAAAAABiggBAAAAAYsIAQAAAAGMCEAAAAABjQgBAAAAAQNXAADMGAAgpgkAAM0YACCsCQAADwAgA1cAAMoYACCmCQAAyxgAIKwJAAABACAEVwAAxREAMKYJAADGEQAwqAkAAMgRACCsCQAAyREAMANXAADAEQAgpgkAAMERACCsCQAAxgoAIAAAAAAABVcAAMUYACBYAADIGAAgpgkAAMYYACCnCQAAxxgAIKwJAAAVACADVwAAxRgAIKYJAADGGAAgrAkAABUAIAAAAAAABVcAAMAYACBYAADDGAAgpgkAAMEYACCnCQAAwhgAIKwJAAAVACADVwAAwBgAIKYJAADBGAAgrAkAABUAIAAAAAAABakJAgAAAAGvCQIAAAABsAkCAAAAAbEJAgAAAAGyCQIAAAABBVcAALEYACBYAAC-GAAgpgkAALIYACCnCQAAvRgAIKwJAAAPACAHVwAArxgAIFgAALsYACCmCQAAsBgAIKcJAAC6GAAgqgkAAAsAIKsJAAALACCsCQAAAQAgB1cAAK0YACBYAAC4GAAgpgkAAK4YACCnCQAAtxgAIKoJAAAHACCrCQAABwAgrAkAAAkAIAtXAACjEgAwWAAAqBIAMKYJAACkEgAwpwkAAKUSADCoCQAAphIAIKkJAACnEgAwqgkAAKcSADCrCQAApxIAMKwJAACnEgAwrQkAAKkSADCuCQAAqhIAMAtXAACaEgAwWAAAnhIAMKYJAACbEgAwpwkAAJwSADCoCQAAnRIAIKkJAADcDwAwqgkAANwPADCrCQAA3A8AMKwJAADcDwAwrQkAAJ8SADCuCQAA3w8AMAdXAACVEgAgWAAAmBIAIKYJAACWEgAgpwkAAJcSACCqCQAAWgAgqwkAAFoAIKwJAAD0CwAgB1cAAJASACBYAACTEgAgpgkAAJESACCnCQAAkhIAIKoJAABcACCrCQAAXAAgrAkAAKEDACAHVwAAixIAIFgAAI4SACCmCQAAjBIAIKcJAACNEgAgqgkAAF4AIKsJAABeACCsCQAAiQMAIAtXAAD_EQAwWAAAhBIAMKYJAACAEgAwpwkAAIESADCoCQAAghIAIKkJAACDEgAwqgkAAIMSADCrCQAAgxIAMKwJAACDEgAwrQkAAIUSADCuCQAAhhIAMAtXAADzEQAwWAAA-BEAMKYJAAD0EQAwpwkAAPURADCoCQAA9hEAIKkJAAD3EQAwqgkAAPcRADCrCQAA9xEAMKwJAAD3EQAwrQkAAPkRADCuCQAA-hEAMA8DAACfDgAgCAAAnQ4AIBoAAKAOACC2BwEAAAABxAcBAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNB0AAAAABzgcBAAAAAc8HQAAAAAECAAAAZQAgVwAA_hEAIAMAAABlACBXAAD-EQAgWAAA_REAIAFQAAC2GAAwFQMAAIUNACAIAACvDAAgCwAAkwwAIBoAAKANACCzBwAAqQ0AMLQHAABJABC1BwAAqQ0AMLYHAQAAAAG3BwEAkgwAIcQHAQCSDAAhxgcBAJIMACHHBwEAkgwAIcgHAQCtDAAhyQcBAJIMACHKBwEArQwAIcsHAQCSDAAhzAcBAJIMACHNB0AAswwAIc4HAQCSDAAhzwdAAL8MACGfCQAAqA0AIAIAAABlACBQAAD9EQAgAgAAAPsRACBQAAD8EQAgELMHAAD6EQAwtAcAAPsRABC1BwAA-hEAMLYHAQCSDAAhtwcBAJIMACHEBwEAkgwAIcYHAQCSDAAhxwcBAJIMACHIBwEArQwAIckHAQCSDAAhygcBAK0MACHLBwEAkgwAIcwHAQCSDAAhzQdAALMMACHOBwEAkgwAIc8HQAC_DAAhELMHAAD6EQAwtAcAAPsRABC1BwAA-hEAMLYHAQCSDAAhtwcBAJIMACHEBwEAkgwAIcYHAQCSDAAhxwcBAJIMACHIBwEArQwAIckHAQCSDAAhygcBAK0MACHLBwEAkgwAIcwHAQCSDAAhzQdAALMMACHOBwEAkgwAIc8HQAC_DAAhDLYHAQDuDQAhxAcBAO4NACHGBwEA7g0AIccHAQDuDQAhyAcBAPkNACHJBwEA7g0AIcoHAQD5DQAhywcBAO4NACHMBwEA7g0AIc0HQAD_DQAhzgcBAO4NACHPB0AAgA4AIQ8DAACDDgAgCAAAgQ4AIBoAAIQOACC2BwEA7g0AIcQHAQDuDQAhxgcBAO4NACHHBwEA7g0AIcgHAQD5DQAhyQcBAO4NACHKBwEA-Q0AIcsHAQDuDQAhzAcBAO4NACHNB0AA_w0AIc4HAQDuDQAhzwdAAIAOACEPAwAAnw4AIAgAAJ0OACAaAACgDgAgtgcBAAAAAcQHAQAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQdAAAAAAc4HAQAAAAHPB0AAAAABA7YHAQAAAAHYB0AAAAAB8gcBAAAAAQIAAABiACBXAACKEgAgAwAAAGIAIFcAAIoSACBYAACJEgAgAVAAALUYADAICwAAkwwAILMHAACqDQAwtAcAAGAAELUHAACqDQAwtgcBAAAAAbcHAQCSDAAh2AdAALMMACHyBwEAkgwAIQIAAABiACBQAACJEgAgAgAAAIcSACBQAACIEgAgB7MHAACGEgAwtAcAAIcSABC1BwAAhhIAMLYHAQCSDAAhtwcBAJIMACHYB0AAswwAIfIHAQCSDAAhB7MHAACGEgAwtAcAAIcSABC1BwAAhhIAMLYHAQCSDAAhtwcBAJIMACHYB0AAswwAIfIHAQCSDAAhA7YHAQDuDQAh2AdAAP8NACHyBwEA7g0AIQO2BwEA7g0AIdgHQAD_DQAh8gcBAO4NACEDtgcBAAAAAdgHQAAAAAHyBwEAAAABAyMBAAAAAdgHQAAAAAH6CAIAAAABAgAAAIkDACBXAACLEgAgAwAAAF4AIFcAAIsSACBYAACPEgAgBQAAAF4AICMBAO4NACFQAACPEgAg2AdAAP8NACH6CAIA-A0AIQMjAQDuDQAh2AdAAP8NACH6CAIA-A0AIQMiAQAAAAH4CAIAAAAB-QgBAAAAAQIAAAChAwAgVwAAkBIAIAMAAABcACBXAACQEgAgWAAAlBIAIAUAAABcACAiAQDuDQAhUAAAlBIAIPgIAgD4DQAh-QgBAO4NACEDIgEA7g0AIfgIAgD4DQAh-QgBAO4NACECtgcBAAAAAbgHAQAAAAECAAAA9AsAIFcAAJUSACADAAAAWgAgVwAAlRIAIFgAAJkSACAEAAAAWgAgUAAAmRIAILYHAQDuDQAhuAcBAO4NACECtgcBAO4NACG4BwEA7g0AIRAIAAD-DwAgEAAAgBAAIBEAAIgRACAaAACCEAAgHwAAgRAAICIBAAAAAbYHAQAAAAHEBwEAAAAB1wcBAAAAAdgHQAAAAAHkCAEAAAAB5QgBAAAAAeYIAQAAAAHnCEAAAAAB6AgBAAAAAekIAQAAAAECAAAAJAAgVwAAohIAIAMAAAAkACBXAACiEgAgWAAAoRIAIAFQAAC0GAAwAgAAACQAIFAAAKESACACAAAA4A8AIFAAAKASACALIgEA7g0AIbYHAQDuDQAhxAcBAO4NACHXBwEA-Q0AIdgHQAD_DQAh5AgBAPkNACHlCAEA7g0AIeYIAQDuDQAh5whAAIAOACHoCAEA-Q0AIekIAQD5DQAhEAgAAOMPACAQAADlDwAgEQAAhxEAIBoAAOcPACAfAADmDwAgIgEA7g0AIbYHAQDuDQAhxAcBAO4NACHXBwEA-Q0AIdgHQAD_DQAh5AgBAPkNACHlCAEA7g0AIeYIAQDuDQAh5whAAIAOACHoCAEA-Q0AIekIAQD5DQAhEAgAAP4PACAQAACAEAAgEQAAiBEAIBoAAIIQACAfAACBEAAgIgEAAAABtgcBAAAAAcQHAQAAAAHXBwEAAAAB2AdAAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIQAAAAAHoCAEAAAAB6QgBAAAAAQYIAAC0EQAgDQAAthEAILYHAQAAAAHEBwEAAAAB2AdAAAAAAfcIAQAAAAECAAAAGwAgVwAArhIAIAMAAAAbACBXAACuEgAgWAAArRIAIAFQAACzGAAwDAgAAK8MACALAACTDAAgDQAAvw0AILMHAAC-DQAwtAcAABkAELUHAAC-DQAwtgcBAAAAAbcHAQCSDAAhxAcBAJIMACHYB0AAswwAIfcIAQCSDAAhogkAAL0NACACAAAAGwAgUAAArRIAIAIAAACrEgAgUAAArBIAIAizBwAAqhIAMLQHAACrEgAQtQcAAKoSADC2BwEAkgwAIbcHAQCSDAAhxAcBAJIMACHYB0AAswwAIfcIAQCSDAAhCLMHAACqEgAwtAcAAKsSABC1BwAAqhIAMLYHAQCSDAAhtwcBAJIMACHEBwEAkgwAIdgHQACzDAAh9wgBAJIMACEEtgcBAO4NACHEBwEA7g0AIdgHQAD_DQAh9wgBAO4NACEGCAAApREAIA0AAKcRACC2BwEA7g0AIcQHAQDuDQAh2AdAAP8NACH3CAEA7g0AIQYIAAC0EQAgDQAAthEAILYHAQAAAAHEBwEAAAAB2AdAAAAAAfcIAQAAAAEDVwAAsRgAIKYJAACyGAAgrAkAAA8AIANXAACvGAAgpgkAALAYACCsCQAAAQAgA1cAAK0YACCmCQAArhgAIKwJAAAJACAEVwAAoxIAMKYJAACkEgAwqAkAAKYSACCsCQAApxIAMARXAACaEgAwpgkAAJsSADCoCQAAnRIAIKwJAADcDwAwA1cAAJUSACCmCQAAlhIAIKwJAAD0CwAgA1cAAJASACCmCQAAkRIAIKwJAAChAwAgA1cAAIsSACCmCQAAjBIAIKwJAACJAwAgBFcAAP8RADCmCQAAgBIAMKgJAACCEgAgrAkAAIMSADAEVwAA8xEAMKYJAAD0EQAwqAkAAPYRACCsCQAA9xEAMAAAAAAAB1cAAJUYACBYAACrGAAgpgkAAJYYACCnCQAAqhgAIKoJAAALACCrCQAACwAgrAkAAAEAIAdXAACTGAAgWAAAqBgAIKYJAACUGAAgpwkAAKcYACCqCQAABwAgqwkAAAcAIKwJAAAJACALVwAAhxQAMFgAAIwUADCmCQAAiBQAMKcJAACJFAAwqAkAAIoUACCpCQAAixQAMKoJAACLFAAwqwkAAIsUADCsCQAAixQAMK0JAACNFAAwrgkAAI4UADALVwAA-xMAMFgAAIAUADCmCQAA_BMAMKcJAAD9EwAwqAkAAP4TACCpCQAA_xMAMKoJAAD_EwAwqwkAAP8TADCsCQAA_xMAMK0JAACBFAAwrgkAAIIUADALVwAA8hMAMFgAAPYTADCmCQAA8xMAMKcJAAD0EwAwqAkAAPUTACCpCQAApxIAMKoJAACnEgAwqwkAAKcSADCsCQAApxIAMK0JAAD3EwAwrgkAAKoSADALVwAA5hMAMFgAAOsTADCmCQAA5xMAMKcJAADoEwAwqAkAAOkTACCpCQAA6hMAMKoJAADqEwAwqwkAAOoTADCsCQAA6hMAMK0JAADsEwAwrgkAAO0TADALVwAA2hMAMFgAAN8TADCmCQAA2xMAMKcJAADcEwAwqAkAAN0TACCpCQAA3hMAMKoJAADeEwAwqwkAAN4TADCsCQAA3hMAMK0JAADgEwAwrgkAAOETADALVwAA0RMAMFgAANUTADCmCQAA0hMAMKcJAADTEwAwqAkAANQTACCpCQAAyREAMKoJAADJEQAwqwkAAMkRADCsCQAAyREAMK0JAADWEwAwrgkAAMwRADAHVwAAzBMAIFgAAM8TACCmCQAAzRMAIKcJAADOEwAgqgkAAHcAIKsJAAB3ACCsCQAA4AgAIAtXAADDEwAwWAAAxxMAMKYJAADEEwAwpwkAAMUTADCoCQAAxhMAIKkJAADcDwAwqgkAANwPADCrCQAA3A8AMKwJAADcDwAwrQkAAMgTADCuCQAA3w8AMAtXAAC3EwAwWAAAvBMAMKYJAAC4EwAwpwkAALkTADCoCQAAuhMAIKkJAAC7EwAwqgkAALsTADCrCQAAuxMAMKwJAAC7EwAwrQkAAL0TADCuCQAAvhMAMAtXAACrEwAwWAAAsBMAMKYJAACsEwAwpwkAAK0TADCoCQAArhMAIKkJAACvEwAwqgkAAK8TADCrCQAArxMAMKwJAACvEwAwrQkAALETADCuCQAAshMAMAtXAACfEwAwWAAApBMAMKYJAACgEwAwpwkAAKETADCoCQAAohMAIKkJAACjEwAwqgkAAKMTADCrCQAAoxMAMKwJAACjEwAwrQkAAKUTADCuCQAAphMAMAtXAACTEwAwWAAAmBMAMKYJAACUEwAwpwkAAJUTADCoCQAAlhMAIKkJAACXEwAwqgkAAJcTADCrCQAAlxMAMKwJAACXEwAwrQkAAJkTADCuCQAAmhMAMAtXAACHEwAwWAAAjBMAMKYJAACIEwAwpwkAAIkTADCoCQAAihMAIKkJAACLEwAwqgkAAIsTADCrCQAAixMAMKwJAACLEwAwrQkAAI0TADCuCQAAjhMAMAtXAAD7EgAwWAAAgBMAMKYJAAD8EgAwpwkAAP0SADCoCQAA_hIAIKkJAAD_EgAwqgkAAP8SADCrCQAA_xIAMKwJAAD_EgAwrQkAAIETADCuCQAAghMAMAdXAAD2EgAgWAAA-RIAIKYJAAD3EgAgpwkAAPgSACCqCQAAlwEAIKsJAACXAQAgrAkAAK4KACALVwAA7RIAMFgAAPESADCmCQAA7hIAMKcJAADvEgAwqAkAAPASACCpCQAAiQ4AMKoJAACJDgAwqwkAAIkOADCsCQAAiQ4AMK0JAADyEgAwrgkAAIwOADALVwAA5BIAMFgAAOgSADCmCQAA5RIAMKcJAADmEgAwqAkAAOcSACCpCQAA9xEAMKoJAAD3EQAwqwkAAPcRADCsCQAA9xEAMK0JAADpEgAwrgkAAPoRADALVwAA2BIAMFgAAN0SADCmCQAA2RIAMKcJAADaEgAwqAkAANsSACCpCQAA3BIAMKoJAADcEgAwqwkAANwSADCsCQAA3BIAMK0JAADeEgAwrgkAAN8SADAHVwAA0xIAIFgAANYSACCmCQAA1BIAIKcJAADVEgAgqgkAAJ8BACCrCQAAnwEAIKwJAADeCgAgA7YHAQAAAAHcBwEAAAAB3QcgAAAAAQIAAADeCgAgVwAA0xIAIAMAAACfAQAgVwAA0xIAIFgAANcSACAFAAAAnwEAIFAAANcSACC2BwEA7g0AIdwHAQD5DQAh3QcgALYOACEDtgcBAO4NACHcBwEA-Q0AId0HIAC2DgAhA7YHAQAAAAHFBwIAAAABxgcBAAAAAQIAAACdAQAgVwAA4xIAIAMAAACdAQAgVwAA4xIAIFgAAOISACABUAAAphgAMAkIAACvDAAgswcAAI4NADC0BwAAmwEAELUHAACODQAwtgcBAAAAAcQHAQCSDAAhxQcCALcMACHGBwEArQwAIZsJAACNDQAgAgAAAJ0BACBQAADiEgAgAgAAAOASACBQAADhEgAgB7MHAADfEgAwtAcAAOASABC1BwAA3xIAMLYHAQCSDAAhxAcBAJIMACHFBwIAtwwAIcYHAQCtDAAhB7MHAADfEgAwtAcAAOASABC1BwAA3xIAMLYHAQCSDAAhxAcBAJIMACHFBwIAtwwAIcYHAQCtDAAhA7YHAQDuDQAhxQcCAPgNACHGBwEA-Q0AIQO2BwEA7g0AIcUHAgD4DQAhxgcBAPkNACEDtgcBAAAAAcUHAgAAAAHGBwEAAAABDwMAAJ8OACALAACeDgAgGgAAoA4AILYHAQAAAAG3BwEAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HQAAAAAHOBwEAAAABzwdAAAAAAQIAAABlACBXAADsEgAgAwAAAGUAIFcAAOwSACBYAADrEgAgAVAAAKUYADACAAAAZQAgUAAA6xIAIAIAAAD7EQAgUAAA6hIAIAy2BwEA7g0AIbcHAQDuDQAhxgcBAO4NACHHBwEA7g0AIcgHAQD5DQAhyQcBAO4NACHKBwEA-Q0AIcsHAQDuDQAhzAcBAO4NACHNB0AA_w0AIc4HAQDuDQAhzwdAAIAOACEPAwAAgw4AIAsAAIIOACAaAACEDgAgtgcBAO4NACG3BwEA7g0AIcYHAQDuDQAhxwcBAO4NACHIBwEA-Q0AIckHAQDuDQAhygcBAPkNACHLBwEA7g0AIcwHAQDuDQAhzQdAAP8NACHOBwEA7g0AIc8HQACADgAhDwMAAJ8OACALAACeDgAgGgAAoA4AILYHAQAAAAG3BwEAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HQAAAAAHOBwEAAAABzwdAAAAAARIDAACXDgAgEQAAnA4AIBUAAJkOACAbAACaDgAgHQAAmw4AIB4AAKsOACC2BwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVBwEAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAECAAAANQAgVwAA9RIAIAMAAAA1ACBXAAD1EgAgWAAA9BIAIAFQAACkGAAwAgAAADUAIFAAAPQSACACAAAAjQ4AIFAAAPMSACAMtgcBAO4NACHIBwEA7g0AIdEHAQDuDQAh0gcBAO4NACHTBwEA-Q0AIdQHAQD5DQAh1QcBAPkNACHWBwEA-Q0AIdcHAQD5DQAh2AdAAP8NACHZB0AAgA4AIdoHAQDuDQAhEgMAAJAOACARAACVDgAgFQAAkg4AIBsAAJMOACAdAACUDgAgHgAAqg4AILYHAQDuDQAhyAcBAO4NACHRBwEA7g0AIdIHAQDuDQAh0wcBAPkNACHUBwEA-Q0AIdUHAQD5DQAh1gcBAPkNACHXBwEA-Q0AIdgHQAD_DQAh2QdAAIAOACHaBwEA7g0AIRIDAACXDgAgEQAAnA4AIBUAAJkOACAbAACaDgAgHQAAmw4AIB4AAKsOACC2BwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVBwEAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAEEtgcCAAAAAeIHAQAAAAHjBwEAAAAB5QcCAAAAAQIAAACuCgAgVwAA9hIAIAMAAACXAQAgVwAA9hIAIFgAAPoSACAGAAAAlwEAIFAAAPoSACC2BwIA-A0AIeIHAQDuDQAh4wcBAO4NACHlBwIA-A0AIQS2BwIA-A0AIeIHAQDuDQAh4wcBAO4NACHlBwIA-A0AIQ0xAADkDgAgtgcBAAAAAbcHAQAAAAHYB0AAAAAB4QcBAAAAAeoHAgAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBAAAAAfAHQAAAAAHxBwEAAAABAgAAAI8BACBXAACGEwAgAwAAAI8BACBXAACGEwAgWAAAhRMAIAFQAACjGAAwEggAAK8MACAxAACTDQAgswcAAJINADC0BwAAjQEAELUHAACSDQAwtgcBAAAAAbcHAQCSDAAhxAcBAJIMACHYB0AAswwAIeEHAQCSDAAh6gcCALcMACHrBwEAkgwAIewHAQCSDAAh7QcBAK0MACHuBwEArQwAIe8HAQCSDAAh8AdAAL8MACHxBwEAkgwAIQIAAACPAQAgUAAAhRMAIAIAAACDEwAgUAAAhBMAIBCzBwAAghMAMLQHAACDEwAQtQcAAIITADC2BwEAkgwAIbcHAQCSDAAhxAcBAJIMACHYB0AAswwAIeEHAQCSDAAh6gcCALcMACHrBwEAkgwAIewHAQCSDAAh7QcBAK0MACHuBwEArQwAIe8HAQCSDAAh8AdAAL8MACHxBwEAkgwAIRCzBwAAghMAMLQHAACDEwAQtQcAAIITADC2BwEAkgwAIbcHAQCSDAAhxAcBAJIMACHYB0AAswwAIeEHAQCSDAAh6gcCALcMACHrBwEAkgwAIewHAQCSDAAh7QcBAK0MACHuBwEArQwAIe8HAQCSDAAh8AdAAL8MACHxBwEAkgwAIQy2BwEA7g0AIbcHAQDuDQAh2AdAAP8NACHhBwEA7g0AIeoHAgD4DQAh6wcBAO4NACHsBwEA7g0AIe0HAQD5DQAh7gcBAPkNACHvBwEA7g0AIfAHQACADgAh8QcBAO4NACENMQAA1g4AILYHAQDuDQAhtwcBAO4NACHYB0AA_w0AIeEHAQDuDQAh6gcCAPgNACHrBwEA7g0AIewHAQDuDQAh7QcBAPkNACHuBwEA-Q0AIe8HAQDuDQAh8AdAAIAOACHxBwEA7g0AIQ0xAADkDgAgtgcBAAAAAbcHAQAAAAHYB0AAAAAB4QcBAAAAAeoHAgAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBAAAAAfAHQAAAAAHxBwEAAAABBAMAAKwPACC2BwEAAAAByAcBAAAAAdsHAQAAAAECAAAAiwEAIFcAAJITACADAAAAiwEAIFcAAJITACBYAACREwAgAVAAAKIYADAKAwAApQwAIAgAAK8MACCzBwAAlQ0AMLQHAACJAQAQtQcAAJUNADC2BwEAAAABxAcBAJIMACHIBwEAkgwAIdsHAQCSDAAhnAkAAJQNACACAAAAiwEAIFAAAJETACACAAAAjxMAIFAAAJATACAHswcAAI4TADC0BwAAjxMAELUHAACOEwAwtgcBAJIMACHEBwEAkgwAIcgHAQCSDAAh2wcBAJIMACEHswcAAI4TADC0BwAAjxMAELUHAACOEwAwtgcBAJIMACHEBwEAkgwAIcgHAQCSDAAh2wcBAJIMACEDtgcBAO4NACHIBwEA7g0AIdsHAQDuDQAhBAMAAKoPACC2BwEA7g0AIcgHAQDuDQAh2wcBAO4NACEEAwAArA8AILYHAQAAAAHIBwEAAAAB2wcBAAAAAQcDAAC3DwAgtgcBAAAAAcgHAQAAAAHYB0AAAAABjwgBAAAAAZAIQAAAAAGRCAgAAAABAgAAAIcBACBXAACeEwAgAwAAAIcBACBXAACeEwAgWAAAnRMAIAFQAAChGAAwDQMAAKUMACAIAACvDAAgswcAAJcNADC0BwAAhQEAELUHAACXDQAwtgcBAAAAAcQHAQCSDAAhyAcBAJIMACHYB0AAswwAIY8IAQCSDAAhkAhAALMMACGRCAgAmA0AIZ0JAACWDQAgAgAAAIcBACBQAACdEwAgAgAAAJsTACBQAACcEwAgCrMHAACaEwAwtAcAAJsTABC1BwAAmhMAMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdgHQACzDAAhjwgBAJIMACGQCEAAswwAIZEICACYDQAhCrMHAACaEwAwtAcAAJsTABC1BwAAmhMAMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdgHQACzDAAhjwgBAJIMACGQCEAAswwAIZEICACYDQAhBrYHAQDuDQAhyAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIQcDAAC1DwAgtgcBAO4NACHIBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGQCEAA_w0AIZEICACzDwAhBwMAALcPACC2BwEAAAAByAcBAAAAAdgHQAAAAAGPCAEAAAABkAhAAAAAAZEICAAAAAEEAwAA8A4AILYHAQAAAAHIBwEAAAAB8wdAAAAAAQIAAACDAQAgVwAAqhMAIAMAAACDAQAgVwAAqhMAIFgAAKkTACABUAAAoBgAMAoDAAClDAAgCAAArwwAILMHAACaDQAwtAcAAIEBABC1BwAAmg0AMLYHAQAAAAHEBwEAkgwAIcgHAQCSDAAh8wdAALMMACGdCQAAmQ0AIAIAAACDAQAgUAAAqRMAIAIAAACnEwAgUAAAqBMAIAezBwAAphMAMLQHAACnEwAQtQcAAKYTADC2BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHzB0AAswwAIQezBwAAphMAMLQHAACnEwAQtQcAAKYTADC2BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHzB0AAswwAIQO2BwEA7g0AIcgHAQDuDQAh8wdAAP8NACEEAwAA7g4AILYHAQDuDQAhyAcBAO4NACHzB0AA_w0AIQQDAADwDgAgtgcBAAAAAcgHAQAAAAHzB0AAAAABCgMAAPkOACC2BwEAAAABtwcBAAAAAcgHAQAAAAHOBwEAAAAB2AdAAAAAAeoHAgAAAAH0BwEAAAAB9QcBAAAAAfYHAgAAAAECAAAAfwAgVwAAthMAIAMAAAB_ACBXAAC2EwAgWAAAtRMAIAFQAACfGAAwDwMAAKUMACAIAACvDAAgswcAAJsNADC0BwAAfQAQtQcAAJsNADC2BwEAAAABtwcBAJIMACHEBwEAkgwAIcgHAQCSDAAhzgcBAJIMACHYB0AAswwAIeoHAgC3DAAh9AcBAJIMACH1BwEAkgwAIfYHAgC3DAAhAgAAAH8AIFAAALUTACACAAAAsxMAIFAAALQTACANswcAALITADC0BwAAsxMAELUHAACyEwAwtgcBAJIMACG3BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHOBwEAkgwAIdgHQACzDAAh6gcCALcMACH0BwEAkgwAIfUHAQCSDAAh9gcCALcMACENswcAALITADC0BwAAsxMAELUHAACyEwAwtgcBAJIMACG3BwEAkgwAIcQHAQCSDAAhyAcBAJIMACHOBwEAkgwAIdgHQACzDAAh6gcCALcMACH0BwEAkgwAIfUHAQCSDAAh9gcCALcMACEJtgcBAO4NACG3BwEA7g0AIcgHAQDuDQAhzgcBAO4NACHYB0AA_w0AIeoHAgD4DQAh9AcBAO4NACH1BwEA7g0AIfYHAgD4DQAhCgMAAPcOACC2BwEA7g0AIbcHAQDuDQAhyAcBAO4NACHOBwEA7g0AIdgHQAD_DQAh6gcCAPgNACH0BwEA7g0AIfUHAQDuDQAh9gcCAPgNACEKAwAA-Q4AILYHAQAAAAG3BwEAAAAByAcBAAAAAc4HAQAAAAHYB0AAAAAB6gcCAAAAAfQHAQAAAAH1BwEAAAAB9gcCAAAAARwHAACVEAAgCQAAlhAAIBIAAJcQACATAACYEAAgFAAAmRAAIBoAAJoQACAgAgAAAAG2BwEAAAABtwcBAAAAAdEHAQAAAAHYB0AAAAAB4QcBAAAAAegHAQAAAAHpBwEAAAAB7QcBAAAAAe8HAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAIAAAABmwgCAAAAAZwIAQAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCAEAAAABoQgBAAAAAaIIAQAAAAECAAAAewAgVwAAwhMAIAMAAAB7ACBXAADCEwAgWAAAwRMAIAFQAACeGAAwIQcAAJENACAIAACvDAAgCQAAhQ0AIBIAAJ0NACATAACeDQAgFAAAnw0AIBoAAKANACAgAgC3DAAhswcAAJwNADC0BwAAKAAQtQcAAJwNADC2BwEAAAABtwcBAK0MACHEBwEAkgwAIdEHAQCSDAAh2AdAALMMACHhBwEAkgwAIegHAQCtDAAh6QcBAJIMACHtBwEArQwAIe8HAQCSDAAhlwgBAJIMACGYCAEArQwAIZkIAQCtDAAhmggCALcMACGbCAIAtwwAIZwIAQCSDAAhnQgBAK0MACGeCAEAkgwAIZ8IAQCSDAAhoAgBAJIMACGhCAEArQwAIaIIAQCtDAAhAgAAAHsAIFAAAMETACACAAAAvxMAIFAAAMATACAaIAIAtwwAIbMHAAC-EwAwtAcAAL8TABC1BwAAvhMAMLYHAQCSDAAhtwcBAK0MACHEBwEAkgwAIdEHAQCSDAAh2AdAALMMACHhBwEAkgwAIegHAQCtDAAh6QcBAJIMACHtBwEArQwAIe8HAQCSDAAhlwgBAJIMACGYCAEArQwAIZkIAQCtDAAhmggCALcMACGbCAIAtwwAIZwIAQCSDAAhnQgBAK0MACGeCAEAkgwAIZ8IAQCSDAAhoAgBAJIMACGhCAEArQwAIaIIAQCtDAAhGiACALcMACGzBwAAvhMAMLQHAAC_EwAQtQcAAL4TADC2BwEAkgwAIbcHAQCtDAAhxAcBAJIMACHRBwEAkgwAIdgHQACzDAAh4QcBAJIMACHoBwEArQwAIekHAQCSDAAh7QcBAK0MACHvBwEAkgwAIZcIAQCSDAAhmAgBAK0MACGZCAEArQwAIZoIAgC3DAAhmwgCALcMACGcCAEAkgwAIZ0IAQCtDAAhnggBAJIMACGfCAEAkgwAIaAIAQCSDAAhoQgBAK0MACGiCAEArQwAIRYgAgD4DQAhtgcBAO4NACG3BwEA-Q0AIdEHAQDuDQAh2AdAAP8NACHhBwEA7g0AIegHAQD5DQAh6QcBAO4NACHtBwEA-Q0AIe8HAQDuDQAhlwgBAO4NACGYCAEA-Q0AIZkIAQD5DQAhmggCAPgNACGbCAIA-A0AIZwIAQDuDQAhnQgBAPkNACGeCAEA7g0AIZ8IAQDuDQAhoAgBAO4NACGhCAEA-Q0AIaIIAQD5DQAhHAcAAMkPACAJAADKDwAgEgAAyw8AIBMAAMwPACAUAADNDwAgGgAAzg8AICACAPgNACG2BwEA7g0AIbcHAQD5DQAh0QcBAO4NACHYB0AA_w0AIeEHAQDuDQAh6AcBAPkNACHpBwEA7g0AIe0HAQD5DQAh7wcBAO4NACGXCAEA7g0AIZgIAQD5DQAhmQgBAPkNACGaCAIA-A0AIZsIAgD4DQAhnAgBAO4NACGdCAEA-Q0AIZ4IAQDuDQAhnwgBAO4NACGgCAEA7g0AIaEIAQD5DQAhoggBAPkNACEcBwAAlRAAIAkAAJYQACASAACXEAAgEwAAmBAAIBQAAJkQACAaAACaEAAgIAIAAAABtgcBAAAAAbcHAQAAAAHRBwEAAAAB2AdAAAAAAeEHAQAAAAHoBwEAAAAB6QcBAAAAAe0HAQAAAAHvBwEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggCAAAAAZsIAgAAAAGcCAEAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAgBAAAAAaEIAQAAAAGiCAEAAAABEAsAAP8PACAQAACAEAAgEQAAiBEAIBoAAIIQACAfAACBEAAgIgEAAAABtgcBAAAAAbcHAQAAAAHXBwEAAAAB2AdAAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIQAAAAAHoCAEAAAAB6QgBAAAAAQIAAAAkACBXAADLEwAgAwAAACQAIFcAAMsTACBYAADKEwAgAVAAAJ0YADACAAAAJAAgUAAAyhMAIAIAAADgDwAgUAAAyRMAIAsiAQDuDQAhtgcBAO4NACG3BwEA-Q0AIdcHAQD5DQAh2AdAAP8NACHkCAEA-Q0AIeUIAQDuDQAh5ggBAO4NACHnCEAAgA4AIegIAQD5DQAh6QgBAPkNACEQCwAA5A8AIBAAAOUPACARAACHEQAgGgAA5w8AIB8AAOYPACAiAQDuDQAhtgcBAO4NACG3BwEA-Q0AIdcHAQD5DQAh2AdAAP8NACHkCAEA-Q0AIeUIAQDuDQAh5ggBAO4NACHnCEAAgA4AIegIAQD5DQAh6QgBAPkNACEQCwAA_w8AIBAAAIAQACARAACIEQAgGgAAghAAIB8AAIEQACAiAQAAAAG2BwEAAAABtwcBAAAAAdcHAQAAAAHYB0AAAAAB5AgBAAAAAeUIAQAAAAHmCAEAAAAB5whAAAAAAegIAQAAAAHpCAEAAAABAbcHAQAAAAECAAAA4AgAIFcAAMwTACADAAAAdwAgVwAAzBMAIFgAANATACADAAAAdwAgUAAA0BMAILcHAQDuDQAhAbcHAQDuDQAhFxkAAKAPACAaAAChDwAgtgcBAAAAAcwHAQAAAAHPB0AAAAAB0QcBAAAAAdgHQAAAAAHvBwEAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABgggBAAAAAYMIAQAAAAGECAEAAAABhQggAAAAAYYIAQAAAAGHCAEAAAABiAggAAAAAYkIAQAAAAGKCAEAAAABiwgBAAAAAYwIQAAAAAGNCAEAAAABAgAAAD0AIFcAANkTACADAAAAPQAgVwAA2RMAIFgAANgTACABUAAAnBgAMAIAAAA9ACBQAADYEwAgAgAAAM0RACBQAADXEwAgFbYHAQDuDQAhzAcBAO4NACHPB0AAgA4AIdEHAQDuDQAh2AdAAP8NACHvBwEA7g0AIf8HAQD5DQAhgAgBAO4NACGBCAEA7g0AIYIIAQDuDQAhgwgBAO4NACGECAEA7g0AIYUIIAC2DgAhhggBAPkNACGHCAEA7g0AIYgIIAC2DgAhiQgBAPkNACGKCAEA-Q0AIYsIAQD5DQAhjAhAAP8NACGNCAEA7g0AIRcZAACUDwAgGgAAlQ8AILYHAQDuDQAhzAcBAO4NACHPB0AAgA4AIdEHAQDuDQAh2AdAAP8NACHvBwEA7g0AIf8HAQD5DQAhgAgBAO4NACGBCAEA7g0AIYIIAQDuDQAhgwgBAO4NACGECAEA7g0AIYUIIAC2DgAhhggBAPkNACGHCAEA7g0AIYgIIAC2DgAhiQgBAPkNACGKCAEA-Q0AIYsIAQD5DQAhjAhAAP8NACGNCAEA7g0AIRcZAACgDwAgGgAAoQ8AILYHAQAAAAHMBwEAAAABzwdAAAAAAdEHAQAAAAHYB0AAAAAB7wcBAAAAAf8HAQAAAAGACAEAAAABgQgBAAAAAYIIAQAAAAGDCAEAAAABhAgBAAAAAYUIIAAAAAGGCAEAAAABhwgBAAAAAYgIIAAAAAGJCAEAAAABiggBAAAAAYsIAQAAAAGMCEAAAAABjQgBAAAAAQW2BwEAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABpwhAAAAAAQIAAAB0ACBXAADlEwAgAwAAAHQAIFcAAOUTACBYAADkEwAgAVAAAJsYADALCAAArwwAILMHAACiDQAwtAcAAHIAELUHAACiDQAwtgcBAAAAAcQHAQCSDAAhpAgBAJIMACGlCAEAkgwAIaYIAQCSDAAhpwhAALMMACGeCQAAoQ0AIAIAAAB0ACBQAADkEwAgAgAAAOITACBQAADjEwAgCbMHAADhEwAwtAcAAOITABC1BwAA4RMAMLYHAQCSDAAhxAcBAJIMACGkCAEAkgwAIaUIAQCSDAAhpggBAJIMACGnCEAAswwAIQmzBwAA4RMAMLQHAADiEwAQtQcAAOETADC2BwEAkgwAIcQHAQCSDAAhpAgBAJIMACGlCAEAkgwAIaYIAQCSDAAhpwhAALMMACEFtgcBAO4NACGkCAEA7g0AIaUIAQDuDQAhpggBAO4NACGnCEAA_w0AIQW2BwEA7g0AIaQIAQDuDQAhpQgBAO4NACGmCAEA7g0AIacIQAD_DQAhBbYHAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCEAAAAABDRoAAJoRACAcAACZEQAgtgcBAAAAAdgHQAAAAAGPCAEAAAABpwhAAAAAAbEIQAAAAAHZCAEAAAAB4wgBAAAAAeoIAQAAAAHrCAEAAAAB7AgBAAAAAe0IQAAAAAECAAAAcAAgVwAA8RMAIAMAAABwACBXAADxEwAgWAAA8BMAIAFQAACaGAAwEggAAK8MACAaAACgDQAgHAAAhQ0AILMHAACjDQAwtAcAAEQAELUHAACjDQAwtgcBAAAAAcQHAQCSDAAh2AdAALMMACGPCAEAkgwAIacIQAC_DAAhsQhAALMMACHZCAEAkgwAIeMIAQAAAAHqCAEAAAAB6wgBAK0MACHsCAEAkgwAIe0IQAC_DAAhAgAAAHAAIFAAAPATACACAAAA7hMAIFAAAO8TACAPswcAAO0TADC0BwAA7hMAELUHAADtEwAwtgcBAJIMACHEBwEAkgwAIdgHQACzDAAhjwgBAJIMACGnCEAAvwwAIbEIQACzDAAh2QgBAJIMACHjCAEAkgwAIeoIAQCtDAAh6wgBAK0MACHsCAEAkgwAIe0IQAC_DAAhD7MHAADtEwAwtAcAAO4TABC1BwAA7RMAMLYHAQCSDAAhxAcBAJIMACHYB0AAswwAIY8IAQCSDAAhpwhAAL8MACGxCEAAswwAIdkIAQCSDAAh4wgBAJIMACHqCAEArQwAIesIAQCtDAAh7AgBAJIMACHtCEAAvwwAIQu2BwEA7g0AIdgHQAD_DQAhjwgBAO4NACGnCEAAgA4AIbEIQAD_DQAh2QgBAO4NACHjCAEA7g0AIeoIAQD5DQAh6wgBAPkNACHsCAEA7g0AIe0IQACADgAhDRoAAI4RACAcAACNEQAgtgcBAO4NACHYB0AA_w0AIY8IAQDuDQAhpwhAAIAOACGxCEAA_w0AIdkIAQDuDQAh4wgBAO4NACHqCAEA-Q0AIesIAQD5DQAh7AgBAO4NACHtCEAAgA4AIQ0aAACaEQAgHAAAmREAILYHAQAAAAHYB0AAAAABjwgBAAAAAacIQAAAAAGxCEAAAAAB2QgBAAAAAeMIAQAAAAHqCAEAAAAB6wgBAAAAAewIAQAAAAHtCEAAAAABBgsAALURACANAAC2EQAgtgcBAAAAAbcHAQAAAAHYB0AAAAAB9wgBAAAAAQIAAAAbACBXAAD6EwAgAwAAABsAIFcAAPoTACBYAAD5EwAgAVAAAJkYADACAAAAGwAgUAAA-RMAIAIAAACrEgAgUAAA-BMAIAS2BwEA7g0AIbcHAQDuDQAh2AdAAP8NACH3CAEA7g0AIQYLAACmEQAgDQAApxEAILYHAQDuDQAhtwcBAO4NACHYB0AA_w0AIfcIAQDuDQAhBgsAALURACANAAC2EQAgtgcBAAAAAbcHAQAAAAHYB0AAAAAB9wgBAAAAAQkDAADSEQAgFgAA0xEAIBgAANQRACC2BwEAAAAByAcBAAAAAdgHQAAAAAGPCAEAAAABkAhAAAAAAZEICAAAAAECAAAAbAAgVwAAhhQAIAMAAABsACBXAACGFAAgWAAAhRQAIAFQAACYGAAwDwMAAKUMACAIAACvDAAgFgAApg0AIBgAAKcNACCzBwAApQ0AMLQHAAA6ABC1BwAApQ0AMLYHAQAAAAHEBwEAkgwAIcgHAQCSDAAh2AdAALMMACGPCAEAkgwAIZAIQACzDAAhkQgIAJgNACGdCQAApA0AIAIAAABsACBQAACFFAAgAgAAAIMUACBQAACEFAAgCrMHAACCFAAwtAcAAIMUABC1BwAAghQAMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdgHQACzDAAhjwgBAJIMACGQCEAAswwAIZEICACYDQAhCrMHAACCFAAwtAcAAIMUABC1BwAAghQAMLYHAQCSDAAhxAcBAJIMACHIBwEAkgwAIdgHQACzDAAhjwgBAJIMACGQCEAAswwAIZEICACYDQAhBrYHAQDuDQAhyAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIQkDAAC9EQAgFgAAvhEAIBgAAL8RACC2BwEA7g0AIcgHAQDuDQAh2AdAAP8NACGPCAEA7g0AIZAIQAD_DQAhkQgIALMPACEJAwAA0hEAIBYAANMRACAYAADUEQAgtgcBAAAAAcgHAQAAAAHYB0AAAAABjwgBAAAAAZAIQAAAAAGRCAgAAAABFAkAALASACAKAACxEgAgDwAAshIAICAAALMSACAhAAC0EgAgIgAAtRIAICMAALYSACAkAAC3EgAgJQAAuBIAILYHAQAAAAHMBwEAAAAB2AdAAAAAAdsHAQAAAAHqBwIAAAAB7wcBAAAAAaIIAQAAAAHBCAEAAAAB0QgBAAAAAfsIAgAAAAH8CAEAAAABAgAAABUAIFcAAJIUACADAAAAFQAgVwAAkhQAIFgAAJEUACABUAAAlxgAMBoIAACvDAAgCQAAhQ0AIAoAAJENACAPAADDDQAgIAAAnw0AICEAAMQNACAiAADFDQAgIwAAxg0AICQAAMcNACAlAADIDQAgswcAAMENADC0BwAAEwAQtQcAAMENADC2BwEAAAABxAcBAJIMACHMBwEAkgwAIdgHQACzDAAh2wcBAJIMACHqBwIAtwwAIe8HAQCSDAAhoggBAK0MACHBCAEAkgwAIdEIAQCSDAAh-wgCAMINACH8CAEArQwAIaMJAADADQAgAgAAABUAIFAAAJEUACACAAAAjxQAIFAAAJAUACAPswcAAI4UADC0BwAAjxQAELUHAACOFAAwtgcBAJIMACHEBwEAkgwAIcwHAQCSDAAh2AdAALMMACHbBwEAkgwAIeoHAgC3DAAh7wcBAJIMACGiCAEArQwAIcEIAQCSDAAh0QgBAJIMACH7CAIAwg0AIfwIAQCtDAAhD7MHAACOFAAwtAcAAI8UABC1BwAAjhQAMLYHAQCSDAAhxAcBAJIMACHMBwEAkgwAIdgHQACzDAAh2wcBAJIMACHqBwIAtwwAIe8HAQCSDAAhoggBAK0MACHBCAEAkgwAIdEIAQCSDAAh-wgCAMINACH8CAEArQwAIQu2BwEA7g0AIcwHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeoHAgD4DQAh7wcBAO4NACGiCAEA-Q0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIfwIAQD5DQAhFAkAAOoRACAKAADrEQAgDwAA7BEAICAAAO0RACAhAADuEQAgIgAA7xEAICMAAPARACAkAADxEQAgJQAA8hEAILYHAQDuDQAhzAcBAO4NACHYB0AA_w0AIdsHAQDuDQAh6gcCAPgNACHvBwEA7g0AIaIIAQD5DQAhwQgBAO4NACHRCAEA7g0AIfsIAgDoEQAh_AgBAPkNACEUCQAAsBIAIAoAALESACAPAACyEgAgIAAAsxIAICEAALQSACAiAAC1EgAgIwAAthIAICQAALcSACAlAAC4EgAgtgcBAAAAAcwHAQAAAAHYB0AAAAAB2wcBAAAAAeoHAgAAAAHvBwEAAAABoggBAAAAAcEIAQAAAAHRCAEAAAAB-wgCAAAAAfwIAQAAAAEDVwAAlRgAIKYJAACWGAAgrAkAAAEAIANXAACTGAAgpgkAAJQYACCsCQAACQAgBFcAAIcUADCmCQAAiBQAMKgJAACKFAAgrAkAAIsUADAEVwAA-xMAMKYJAAD8EwAwqAkAAP4TACCsCQAA_xMAMARXAADyEwAwpgkAAPMTADCoCQAA9RMAIKwJAACnEgAwBFcAAOYTADCmCQAA5xMAMKgJAADpEwAgrAkAAOoTADAEVwAA2hMAMKYJAADbEwAwqAkAAN0TACCsCQAA3hMAMARXAADREwAwpgkAANITADCoCQAA1BMAIKwJAADJEQAwA1cAAMwTACCmCQAAzRMAIKwJAADgCAAgBFcAAMMTADCmCQAAxBMAMKgJAADGEwAgrAkAANwPADAEVwAAtxMAMKYJAAC4EwAwqAkAALoTACCsCQAAuxMAMARXAACrEwAwpgkAAKwTADCoCQAArhMAIKwJAACvEwAwBFcAAJ8TADCmCQAAoBMAMKgJAACiEwAgrAkAAKMTADAEVwAAkxMAMKYJAACUEwAwqAkAAJYTACCsCQAAlxMAMARXAACHEwAwpgkAAIgTADCoCQAAihMAIKwJAACLEwAwBFcAAPsSADCmCQAA_BIAMKgJAAD-EgAgrAkAAP8SADADVwAA9hIAIKYJAAD3EgAgrAkAAK4KACAEVwAA7RIAMKYJAADuEgAwqAkAAPASACCsCQAAiQ4AMARXAADkEgAwpgkAAOUSADCoCQAA5xIAIKwJAAD3EQAwBFcAANgSADCmCQAA2RIAMKgJAADbEgAgrAkAANwSADADVwAA0xIAIKYJAADUEgAgrAkAAN4KACAAAAAAAAdXAACKGAAgWAAAkRgAIKYJAACLGAAgpwkAAJAYACCqCQAACwAgqwkAAAsAIKwJAAABACALVwAAzRQAMFgAANIUADCmCQAAzhQAMKcJAADPFAAwqAkAANAUACCpCQAA0RQAMKoJAADRFAAwqwkAANEUADCsCQAA0RQAMK0JAADTFAAwrgkAANQUADALVwAAxBQAMFgAAMgUADCmCQAAxRQAMKcJAADGFAAwqAkAAMcUACCpCQAAuxMAMKoJAAC7EwAwqwkAALsTADCsCQAAuxMAMK0JAADJFAAwrgkAAL4TADALVwAAuxQAMFgAAL8UADCmCQAAvBQAMKcJAAC9FAAwqAkAAL4UACCpCQAAixQAMKoJAACLFAAwqwkAAIsUADCsCQAAixQAMK0JAADAFAAwrgkAAI4UADALVwAAshQAMFgAALYUADCmCQAAsxQAMKcJAAC0FAAwqAkAALUUACCpCQAA2w4AMKoJAADbDgAwqwkAANsOADCsCQAA2w4AMK0JAAC3FAAwrgkAAN4OADAFMAAAzg4AILYHAQAAAAHmBwEAAAAB5wcCAAAAAekHAQAAAAECAAAAkwEAIFcAALoUACADAAAAkwEAIFcAALoUACBYAAC5FAAgAVAAAI8YADACAAAAkwEAIFAAALkUACACAAAA3w4AIFAAALgUACAEtgcBAO4NACHmBwEA7g0AIecHAgD4DQAh6QcBAO4NACEFMAAAzA4AILYHAQDuDQAh5gcBAO4NACHnBwIA-A0AIekHAQDuDQAhBTAAAM4OACC2BwEAAAAB5gcBAAAAAecHAgAAAAHpBwEAAAABFAgAAK8SACAJAACwEgAgDwAAshIAICAAALMSACAhAAC0EgAgIgAAtRIAICMAALYSACAkAAC3EgAgJQAAuBIAILYHAQAAAAHEBwEAAAABzAcBAAAAAdgHQAAAAAHbBwEAAAAB6gcCAAAAAe8HAQAAAAGiCAEAAAABwQgBAAAAAdEIAQAAAAH7CAIAAAABAgAAABUAIFcAAMMUACADAAAAFQAgVwAAwxQAIFgAAMIUACABUAAAjhgAMAIAAAAVACBQAADCFAAgAgAAAI8UACBQAADBFAAgC7YHAQDuDQAhxAcBAO4NACHMBwEA7g0AIdgHQAD_DQAh2wcBAO4NACHqBwIA-A0AIe8HAQDuDQAhoggBAPkNACHBCAEA7g0AIdEIAQDuDQAh-wgCAOgRACEUCAAA6REAIAkAAOoRACAPAADsEQAgIAAA7REAICEAAO4RACAiAADvEQAgIwAA8BEAICQAAPERACAlAADyEQAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeoHAgD4DQAh7wcBAO4NACGiCAEA-Q0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIRQIAACvEgAgCQAAsBIAIA8AALISACAgAACzEgAgIQAAtBIAICIAALUSACAjAAC2EgAgJAAAtxIAICUAALgSACC2BwEAAAABxAcBAAAAAcwHAQAAAAHYB0AAAAAB2wcBAAAAAeoHAgAAAAHvBwEAAAABoggBAAAAAcEIAQAAAAHRCAEAAAAB-wgCAAAAARwIAACUEAAgCQAAlhAAIBIAAJcQACATAACYEAAgFAAAmRAAIBoAAJoQACAgAgAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHRBwEAAAAB2AdAAAAAAeEHAQAAAAHpBwEAAAAB7QcBAAAAAe8HAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAIAAAABmwgCAAAAAZwIAQAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCAEAAAABoQgBAAAAAaIIAQAAAAECAAAAewAgVwAAzBQAIAMAAAB7ACBXAADMFAAgWAAAyxQAIAFQAACNGAAwAgAAAHsAIFAAAMsUACACAAAAvxMAIFAAAMoUACAWIAIA-A0AIbYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdEHAQDuDQAh2AdAAP8NACHhBwEA7g0AIekHAQDuDQAh7QcBAPkNACHvBwEA7g0AIZcIAQDuDQAhmAgBAPkNACGZCAEA-Q0AIZoIAgD4DQAhmwgCAPgNACGcCAEA7g0AIZ0IAQD5DQAhnggBAO4NACGfCAEA7g0AIaAIAQDuDQAhoQgBAPkNACGiCAEA-Q0AIRwIAADIDwAgCQAAyg8AIBIAAMsPACATAADMDwAgFAAAzQ8AIBoAAM4PACAgAgD4DQAhtgcBAO4NACG3BwEA-Q0AIcQHAQDuDQAh0QcBAO4NACHYB0AA_w0AIeEHAQDuDQAh6QcBAO4NACHtBwEA-Q0AIe8HAQDuDQAhlwgBAO4NACGYCAEA-Q0AIZkIAQD5DQAhmggCAPgNACGbCAIA-A0AIZwIAQDuDQAhnQgBAPkNACGeCAEA7g0AIZ8IAQDuDQAhoAgBAO4NACGhCAEA-Q0AIaIIAQD5DQAhHAgAAJQQACAJAACWEAAgEgAAlxAAIBMAAJgQACAUAACZEAAgGgAAmhAAICACAAAAAbYHAQAAAAG3BwEAAAABxAcBAAAAAdEHAQAAAAHYB0AAAAAB4QcBAAAAAekHAQAAAAHtBwEAAAAB7wcBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCAIAAAABnAgBAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABoggBAAAAASYGAACTFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAsAACeFAAgLQAAnxQAIC4AAKAUACAvAAChFAAgMgAAohQAIDMAAKMUACA0AACmFAAgNQAApxQAILYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAADYFAAgAwAAAA8AIFcAANgUACBYAADXFAAgAVAAAIwYADArBgAAhQ0AIAcAAJENACAPAADDDQAgFgAApg0AIBoAAKANACAgAACfDQAgJQAAyA0AICYAAMoNACAnAADLDQAgKAAAzA0AICkAAM0NACAqAADODQAgKwAAzw0AICwAANANACAtAADRDQAgLgAA0g0AIC8AANMNACAyAADUDQAgMwAA1Q0AIDQAANYNACA1AADXDQAgswcAAMkNADC0BwAADQAQtQcAAMkNADC2BwEAAAAB2wcBAJIMACHfB0AAswwAIeAHAQCSDAAh4QcBAJIMACHoBwEArQwAIesHAQCtDAAh7AcBAJIMACHtBwEArQwAIYwIQACzDAAh_QgCALcMACH-CAEAkgwAIf8IAQCSDAAhgAkBAK0MACGBCQEAkgwAIYIJAQCtDAAhgwkCALcMACGECQEAkgwAIYUJQAC_DAAhAgAAAA8AIFAAANcUACACAAAA1RQAIFAAANYUACAWswcAANQUADC0BwAA1RQAELUHAADUFAAwtgcBAJIMACHbBwEAkgwAId8HQACzDAAh4AcBAJIMACHhBwEAkgwAIegHAQCtDAAh6wcBAK0MACHsBwEAkgwAIe0HAQCtDAAhjAhAALMMACH9CAIAtwwAIf4IAQCSDAAh_wgBAJIMACGACQEArQwAIYEJAQCSDAAhggkBAK0MACGDCQIAtwwAIYQJAQCSDAAhhQlAAL8MACEWswcAANQUADC0BwAA1RQAELUHAADUFAAwtgcBAJIMACHbBwEAkgwAId8HQACzDAAh4AcBAJIMACHhBwEAkgwAIegHAQCtDAAh6wcBAK0MACHsBwEAkgwAIe0HAQCtDAAhjAhAALMMACH9CAIAtwwAIf4IAQCSDAAh_wgBAJIMACGACQEArQwAIYEJAQCSDAAhggkBAK0MACGDCQIAtwwAIYQJAQCSDAAhhQlAAL8MACEStgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJgYAAL4SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJgYAAJMUACAPAACXFAAgFgAAmhQAIBoAAKQUACAgAACcFAAgJQAApRQAICYAAJUUACAnAACWFAAgKAAAmBQAICkAAJkUACAqAACbFAAgKwAAnRQAICwAAJ4UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAGMCEAAAAAB_QgCAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkCAAAAAYQJAQAAAAGFCUAAAAABA1cAAIoYACCmCQAAixgAIKwJAAABACAEVwAAzRQAMKYJAADOFAAwqAkAANAUACCsCQAA0RQAMARXAADEFAAwpgkAAMUUADCoCQAAxxQAIKwJAAC7EwAwBFcAALsUADCmCQAAvBQAMKgJAAC-FAAgrAkAAIsUADAEVwAAshQAMKYJAACzFAAwqAkAALUUACCsCQAA2w4AMAAAAAVXAACFGAAgWAAAiBgAIKYJAACGGAAgpwkAAIcYACCsCQAAAQAgA1cAAIUYACCmCQAAhhgAIKwJAAABACAAAAALVwAAjRcAMFgAAJIXADCmCQAAjhcAMKcJAACPFwAwqAkAAJAXACCpCQAAkRcAMKoJAACRFwAwqwkAAJEXADCsCQAAkRcAMK0JAACTFwAwrgkAAJQXADALVwAAgRcAMFgAAIYXADCmCQAAghcAMKcJAACDFwAwqAkAAIQXACCpCQAAhRcAMKoJAACFFwAwqwkAAIUXADCsCQAAhRcAMK0JAACHFwAwrgkAAIgXADALVwAA-BYAMFgAAPwWADCmCQAA-RYAMKcJAAD6FgAwqAkAAPsWACCpCQAA_xMAMKoJAAD_EwAwqwkAAP8TADCsCQAA_xMAMK0JAAD9FgAwrgkAAIIUADALVwAA7xYAMFgAAPMWADCmCQAA8BYAMKcJAADxFgAwqAkAAPIWACCpCQAAixQAMKoJAACLFAAwqwkAAIsUADCsCQAAixQAMK0JAAD0FgAwrgkAAI4UADALVwAA5hYAMFgAAOoWADCmCQAA5xYAMKcJAADoFgAwqAkAAOkWACCpCQAA0RQAMKoJAADRFAAwqwkAANEUADCsCQAA0RQAMK0JAADrFgAwrgkAANQUADALVwAA3RYAMFgAAOEWADCmCQAA3hYAMKcJAADfFgAwqAkAAOAWACCpCQAA6hMAMKoJAADqEwAwqwkAAOoTADCsCQAA6hMAMK0JAADiFgAwrgkAAO0TADALVwAA1BYAMFgAANgWADCmCQAA1RYAMKcJAADWFgAwqAkAANcWACCpCQAA3A8AMKoJAADcDwAwqwkAANwPADCsCQAA3A8AMK0JAADZFgAwrgkAAN8PADALVwAAyBYAMFgAAM0WADCmCQAAyRYAMKcJAADKFgAwqAkAAMsWACCpCQAAzBYAMKoJAADMFgAwqwkAAMwWADCsCQAAzBYAMK0JAADOFgAwrgkAAM8WADALVwAAvBYAMFgAAMEWADCmCQAAvRYAMKcJAAC-FgAwqAkAAL8WACCpCQAAwBYAMKoJAADAFgAwqwkAAMAWADCsCQAAwBYAMK0JAADCFgAwrgkAAMMWADAHVwAAtxYAIFgAALoWACCmCQAAuBYAIKcJAAC5FgAgqgkAAMUBACCrCQAAxQEAIKwJAADbBAAgC1cAAKsWADBYAACwFgAwpgkAAKwWADCnCQAArRYAMKgJAACuFgAgqQkAAK8WADCqCQAArxYAMKsJAACvFgAwrAkAAK8WADCtCQAAsRYAMK4JAACyFgAwC1cAAJ8WADBYAACkFgAwpgkAAKAWADCnCQAAoRYAMKgJAACiFgAgqQkAAKMWADCqCQAAoxYAMKsJAACjFgAwrAkAAKMWADCtCQAApRYAMK4JAACmFgAwC1cAAJMWADBYAACYFgAwpgkAAJQWADCnCQAAlRYAMKgJAACWFgAgqQkAAJcWADCqCQAAlxYAMKsJAACXFgAwrAkAAJcWADCtCQAAmRYAMK4JAACaFgAwC1cAAIcWADBYAACMFgAwpgkAAIgWADCnCQAAiRYAMKgJAACKFgAgqQkAAIsWADCqCQAAixYAMKsJAACLFgAwrAkAAIsWADCtCQAAjRYAMK4JAACOFgAwC1cAAPsVADBYAACAFgAwpgkAAPwVADCnCQAA_RUAMKgJAAD-FQAgqQkAAP8VADCqCQAA_xUAMKsJAAD_FQAwrAkAAP8VADCtCQAAgRYAMK4JAACCFgAwC1cAAPIVADBYAAD2FQAwpgkAAPMVADCnCQAA9BUAMKgJAAD1FQAgqQkAALIQADCqCQAAshAAMKsJAACyEAAwrAkAALIQADCtCQAA9xUAMK4JAAC1EAAwC1cAAOkVADBYAADtFQAwpgkAAOoVADCnCQAA6xUAMKgJAADsFQAgqQkAALsTADCqCQAAuxMAMKsJAAC7EwAwrAkAALsTADCtCQAA7hUAMK4JAAC-EwAwC1cAAOAVADBYAADkFQAwpgkAAOEVADCnCQAA4hUAMKgJAADjFQAgqQkAAK8TADCqCQAArxMAMKsJAACvEwAwrAkAAK8TADCtCQAA5RUAMK4JAACyEwAwC1cAANcVADBYAADbFQAwpgkAANgVADCnCQAA2RUAMKgJAADaFQAgqQkAAKMTADCqCQAAoxMAMKsJAACjEwAwrAkAAKMTADCtCQAA3BUAMK4JAACmEwAwC1cAAM4VADBYAADSFQAwpgkAAM8VADCnCQAA0BUAMKgJAADRFQAgqQkAAJcTADCqCQAAlxMAMKsJAACXEwAwrAkAAJcTADCtCQAA0xUAMK4JAACaEwAwC1cAAMUVADBYAADJFQAwpgkAAMYVADCnCQAAxxUAMKgJAADIFQAgqQkAAIsTADCqCQAAixMAMKsJAACLEwAwrAkAAIsTADCtCQAAyhUAMK4JAACOEwAwC1cAALkVADBYAAC-FQAwpgkAALoVADCnCQAAuxUAMKgJAAC8FQAgqQkAAL0VADCqCQAAvRUAMKsJAAC9FQAwrAkAAL0VADCtCQAAvxUAMK4JAADAFQAwB1cAALQVACBYAAC3FQAgpgkAALUVACCnCQAAthUAIKoJAADrAQAgqwkAAOsBACCsCQAA-AgAIAtXAACoFQAwWAAArRUAMKYJAACpFQAwpwkAAKoVADCoCQAAqxUAIKkJAACsFQAwqgkAAKwVADCrCQAArBUAMKwJAACsFQAwrQkAAK4VADCuCQAArxUAMAdXAACjFQAgWAAAphUAIKYJAACkFQAgpwkAAKUVACCqCQAA8QEAIKsJAADxAQAgrAkAAKYJACALVwAAmhUAMFgAAJ4VADCmCQAAmxUAMKcJAACcFQAwqAkAAJ0VACCpCQAA9Q8AMKoJAAD1DwAwqwkAAPUPADCsCQAA9Q8AMK0JAACfFQAwrgkAAPgPADALVwAAkRUAMFgAAJUVADCmCQAAkhUAMKcJAACTFQAwqAkAAJQVACCpCQAAiQ4AMKoJAACJDgAwqwkAAIkOADCsCQAAiQ4AMK0JAACWFQAwrgkAAIwOADAHVwAAjBUAIFgAAI8VACCmCQAAjRUAIKcJAACOFQAgqgkAAPUBACCrCQAA9QEAIKwJAACuCwAgC1cAAIMVADBYAACHFQAwpgkAAIQVADCnCQAAhRUAMKgJAACGFQAgqQkAAPcRADCqCQAA9xEAMKsJAAD3EQAwrAkAAPcRADCtCQAAiBUAMK4JAAD6EQAwDwgAAJ0OACALAACeDgAgGgAAoA4AILYHAQAAAAG3BwEAAAABxAcBAAAAAcYHAQAAAAHHBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HQAAAAAHOBwEAAAABzwdAAAAAAQIAAABlACBXAACLFQAgAwAAAGUAIFcAAIsVACBYAACKFQAgAVAAAIQYADACAAAAZQAgUAAAihUAIAIAAAD7EQAgUAAAiRUAIAy2BwEA7g0AIbcHAQDuDQAhxAcBAO4NACHGBwEA7g0AIccHAQDuDQAhyQcBAO4NACHKBwEA-Q0AIcsHAQDuDQAhzAcBAO4NACHNB0AA_w0AIc4HAQDuDQAhzwdAAIAOACEPCAAAgQ4AIAsAAIIOACAaAACEDgAgtgcBAO4NACG3BwEA7g0AIcQHAQDuDQAhxgcBAO4NACHHBwEA7g0AIckHAQDuDQAhygcBAPkNACHLBwEA7g0AIcwHAQDuDQAhzQdAAP8NACHOBwEA7g0AIc8HQACADgAhDwgAAJ0OACALAACeDgAgGgAAoA4AILYHAQAAAAG3BwEAAAABxAcBAAAAAcYHAQAAAAHHBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HQAAAAAHOBwEAAAABzwdAAAAAAQHQBwEAAAABAgAAAK4LACBXAACMFQAgAwAAAPUBACBXAACMFQAgWAAAkBUAIAMAAAD1AQAgUAAAkBUAINAHAQDuDQAhAdAHAQDuDQAhEggAAJgOACARAACcDgAgFQAAmQ4AIBsAAJoOACAdAACbDgAgHgAAqw4AILYHAQAAAAHEBwEAAAAB0QcBAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHAQAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQIAAAA1ACBXAACZFQAgAwAAADUAIFcAAJkVACBYAACYFQAgAVAAAIMYADACAAAANQAgUAAAmBUAIAIAAACNDgAgUAAAlxUAIAy2BwEA7g0AIcQHAQDuDQAh0QcBAO4NACHSBwEA7g0AIdMHAQD5DQAh1AcBAPkNACHVBwEA-Q0AIdYHAQD5DQAh1wcBAPkNACHYB0AA_w0AIdkHQACADgAh2gcBAO4NACESCAAAkQ4AIBEAAJUOACAVAACSDgAgGwAAkw4AIB0AAJQOACAeAACqDgAgtgcBAO4NACHEBwEA7g0AIdEHAQDuDQAh0gcBAO4NACHTBwEA-Q0AIdQHAQD5DQAh1QcBAPkNACHWBwEA-Q0AIdcHAQD5DQAh2AdAAP8NACHZB0AAgA4AIdoHAQDuDQAhEggAAJgOACARAACcDgAgFQAAmQ4AIBsAAJoOACAdAACbDgAgHgAAqw4AILYHAQAAAAHEBwEAAAAB0QcBAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHAQAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQQVAACxDgAgtgcBAAAAAdMHAQAAAAHbBwEAAAABAgAAAFQAIFcAAKIVACADAAAAVAAgVwAAohUAIFgAAKEVACABUAAAghgAMAIAAABUACBQAAChFQAgAgAAAPkPACBQAACgFQAgA7YHAQDuDQAh0wcBAO4NACHbBwEA7g0AIQQVAACvDgAgtgcBAO4NACHTBwEA7g0AIdsHAQDuDQAhBBUAALEOACC2BwEAAAAB0wcBAAAAAdsHAQAAAAEE2AdAAAAAAfcHAQAAAAH4BwEAAAAB-QdAAAAAAQIAAACmCQAgVwAAoxUAIAMAAADxAQAgVwAAoxUAIFgAAKcVACAGAAAA8QEAIFAAAKcVACDYB0AA_w0AIfcHAQDuDQAh-AcBAO4NACH5B0AAgA4AIQTYB0AA_w0AIfcHAQDuDQAh-AcBAO4NACH5B0AAgA4AIQS2BwEAAAAB2AdAAAAAAfoHAQAAAAH7BwIAAAABAgAAAO8BACBXAACzFQAgAwAAAO8BACBXAACzFQAgWAAAshUAIAFQAACBGAAwCgMAAKUMACCzBwAA_AwAMLQHAADtAQAQtQcAAPwMADC2BwEAAAAByAcBAJIMACHYB0AAswwAIfoHAQCSDAAh-wcCALcMACGTCQAA-wwAIAIAAADvAQAgUAAAshUAIAIAAACwFQAgUAAAsRUAIAizBwAArxUAMLQHAACwFQAQtQcAAK8VADC2BwEAkgwAIcgHAQCSDAAh2AdAALMMACH6BwEAkgwAIfsHAgC3DAAhCLMHAACvFQAwtAcAALAVABC1BwAArxUAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIfoHAQCSDAAh-wcCALcMACEEtgcBAO4NACHYB0AA_w0AIfoHAQDuDQAh-wcCAPgNACEEtgcBAO4NACHYB0AA_w0AIfoHAQDuDQAh-wcCAPgNACEEtgcBAAAAAdgHQAAAAAH6BwEAAAAB-wcCAAAAAQP8ByAAAAAB_QcBAAAAAf4HIAAAAAECAAAA-AgAIFcAALQVACADAAAA6wEAIFcAALQVACBYAAC4FQAgBQAAAOsBACBQAAC4FQAg_AcgALYOACH9BwEA7g0AIf4HIAC2DgAhA_wHIAC2DgAh_QcBAO4NACH-ByAAtg4AIQS2BwEAAAAB2AdAAAAAAdsHAQAAAAGOCAEAAAABAgAAAOkBACBXAADEFQAgAwAAAOkBACBXAADEFQAgWAAAwxUAIAFQAACAGAAwCgMAAKUMACCzBwAA_gwAMLQHAADnAQAQtQcAAP4MADC2BwEAAAAByAcBAJIMACHYB0AAswwAIdsHAQCSDAAhjggBAJIMACGUCQAA_QwAIAIAAADpAQAgUAAAwxUAIAIAAADBFQAgUAAAwhUAIAizBwAAwBUAMLQHAADBFQAQtQcAAMAVADC2BwEAkgwAIcgHAQCSDAAh2AdAALMMACHbBwEAkgwAIY4IAQCSDAAhCLMHAADAFQAwtAcAAMEVABC1BwAAwBUAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIdsHAQCSDAAhjggBAJIMACEEtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjggBAO4NACEEtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjggBAO4NACEEtgcBAAAAAdgHQAAAAAHbBwEAAAABjggBAAAAAQQIAACtDwAgtgcBAAAAAcQHAQAAAAHbBwEAAAABAgAAAIsBACBXAADNFQAgAwAAAIsBACBXAADNFQAgWAAAzBUAIAFQAAD_FwAwAgAAAIsBACBQAADMFQAgAgAAAI8TACBQAADLFQAgA7YHAQDuDQAhxAcBAO4NACHbBwEA7g0AIQQIAACrDwAgtgcBAO4NACHEBwEA7g0AIdsHAQDuDQAhBAgAAK0PACC2BwEAAAABxAcBAAAAAdsHAQAAAAEHCAAAtg8AILYHAQAAAAHEBwEAAAAB2AdAAAAAAY8IAQAAAAGQCEAAAAABkQgIAAAAAQIAAACHAQAgVwAA1hUAIAMAAACHAQAgVwAA1hUAIFgAANUVACABUAAA_hcAMAIAAACHAQAgUAAA1RUAIAIAAACbEwAgUAAA1BUAIAa2BwEA7g0AIcQHAQDuDQAh2AdAAP8NACGPCAEA7g0AIZAIQAD_DQAhkQgIALMPACEHCAAAtA8AILYHAQDuDQAhxAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIQcIAAC2DwAgtgcBAAAAAcQHAQAAAAHYB0AAAAABjwgBAAAAAZAIQAAAAAGRCAgAAAABBAgAAO8OACC2BwEAAAABxAcBAAAAAfMHQAAAAAECAAAAgwEAIFcAAN8VACADAAAAgwEAIFcAAN8VACBYAADeFQAgAVAAAP0XADACAAAAgwEAIFAAAN4VACACAAAApxMAIFAAAN0VACADtgcBAO4NACHEBwEA7g0AIfMHQAD_DQAhBAgAAO0OACC2BwEA7g0AIcQHAQDuDQAh8wdAAP8NACEECAAA7w4AILYHAQAAAAHEBwEAAAAB8wdAAAAAAQoIAAD4DgAgtgcBAAAAAbcHAQAAAAHEBwEAAAABzgcBAAAAAdgHQAAAAAHqBwIAAAAB9AcBAAAAAfUHAQAAAAH2BwIAAAABAgAAAH8AIFcAAOgVACADAAAAfwAgVwAA6BUAIFgAAOcVACABUAAA_BcAMAIAAAB_ACBQAADnFQAgAgAAALMTACBQAADmFQAgCbYHAQDuDQAhtwcBAO4NACHEBwEA7g0AIc4HAQDuDQAh2AdAAP8NACHqBwIA-A0AIfQHAQDuDQAh9QcBAO4NACH2BwIA-A0AIQoIAAD2DgAgtgcBAO4NACG3BwEA7g0AIcQHAQDuDQAhzgcBAO4NACHYB0AA_w0AIeoHAgD4DQAh9AcBAO4NACH1BwEA7g0AIfYHAgD4DQAhCggAAPgOACC2BwEAAAABtwcBAAAAAcQHAQAAAAHOBwEAAAAB2AdAAAAAAeoHAgAAAAH0BwEAAAAB9QcBAAAAAfYHAgAAAAEcBwAAlRAAIAgAAJQQACASAACXEAAgEwAAmBAAIBQAAJkQACAaAACaEAAgIAIAAAABtgcBAAAAAbcHAQAAAAHEBwEAAAAB0QcBAAAAAdgHQAAAAAHhBwEAAAAB6AcBAAAAAekHAQAAAAHtBwEAAAAB7wcBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCAIAAAABnAgBAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABAgAAAHsAIFcAAPEVACADAAAAewAgVwAA8RUAIFgAAPAVACABUAAA-xcAMAIAAAB7ACBQAADwFQAgAgAAAL8TACBQAADvFQAgFiACAPgNACG2BwEA7g0AIbcHAQD5DQAhxAcBAO4NACHRBwEA7g0AIdgHQAD_DQAh4QcBAO4NACHoBwEA-Q0AIekHAQDuDQAh7QcBAPkNACHvBwEA7g0AIZcIAQDuDQAhmAgBAPkNACGZCAEA-Q0AIZoIAgD4DQAhmwgCAPgNACGcCAEA7g0AIZ0IAQD5DQAhnggBAO4NACGfCAEA7g0AIaAIAQDuDQAhoQgBAPkNACEcBwAAyQ8AIAgAAMgPACASAADLDwAgEwAAzA8AIBQAAM0PACAaAADODwAgIAIA-A0AIbYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdEHAQDuDQAh2AdAAP8NACHhBwEA7g0AIegHAQD5DQAh6QcBAO4NACHtBwEA-Q0AIe8HAQDuDQAhlwgBAO4NACGYCAEA-Q0AIZkIAQD5DQAhmggCAPgNACGbCAIA-A0AIZwIAQDuDQAhnQgBAPkNACGeCAEA7g0AIZ8IAQDuDQAhoAgBAO4NACGhCAEA-Q0AIRwHAACVEAAgCAAAlBAAIBIAAJcQACATAACYEAAgFAAAmRAAIBoAAJoQACAgAgAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHRBwEAAAAB2AdAAAAAAeEHAQAAAAHoBwEAAAAB6QcBAAAAAe0HAQAAAAHvBwEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggCAAAAAZsIAgAAAAGcCAEAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAgBAAAAAaEIAQAAAAEEQgAAoBAAILYHAQAAAAHYB0AAAAABowgBAAAAAQIAAADeAQAgVwAA-hUAIAMAAADeAQAgVwAA-hUAIFgAAPkVACABUAAA-hcAMAIAAADeAQAgUAAA-RUAIAIAAAC2EAAgUAAA-BUAIAO2BwEA7g0AIdgHQAD_DQAhowgBAO4NACEEQgAAnhAAILYHAQDuDQAh2AdAAP8NACGjCAEA7g0AIQRCAACgEAAgtgcBAAAAAdgHQAAAAAGjCAEAAAABDEMAALsQACC2BwEAAAAB2AdAAAAAAdsHAQAAAAHgBwEAAAABjAhAAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCAIAAAABrggCAAAAAQIAAADaAQAgVwAAhhYAIAMAAADaAQAgVwAAhhYAIFgAAIUWACABUAAA-RcAMBEFAAClDAAgQwAAgw0AILMHAACCDQAwtAcAANgBABC1BwAAgg0AMLYHAQAAAAHYB0AAswwAIdsHAQCSDAAh4AcBAJIMACGMCEAAswwAIagIAQCSDAAhqQgBAJIMACGqCAEAkgwAIasIAQCSDAAhrAgBAJIMACGtCAIAtwwAIa4IAgC3DAAhAgAAANoBACBQAACFFgAgAgAAAIMWACBQAACEFgAgD7MHAACCFgAwtAcAAIMWABC1BwAAghYAMLYHAQCSDAAh2AdAALMMACHbBwEAkgwAIeAHAQCSDAAhjAhAALMMACGoCAEAkgwAIakIAQCSDAAhqggBAJIMACGrCAEAkgwAIawIAQCSDAAhrQgCALcMACGuCAIAtwwAIQ-zBwAAghYAMLQHAACDFgAQtQcAAIIWADC2BwEAkgwAIdgHQACzDAAh2wcBAJIMACHgBwEAkgwAIYwIQACzDAAhqAgBAJIMACGpCAEAkgwAIaoIAQCSDAAhqwgBAJIMACGsCAEAkgwAIa0IAgC3DAAhrggCALcMACELtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAh4AcBAO4NACGMCEAA_w0AIakIAQDuDQAhqggBAO4NACGrCAEA7g0AIawIAQDuDQAhrQgCAPgNACGuCAIA-A0AIQxDAACtEAAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAh4AcBAO4NACGMCEAA_w0AIakIAQDuDQAhqggBAO4NACGrCAEA7g0AIawIAQDuDQAhrQgCAPgNACGuCAIA-A0AIQxDAAC7EAAgtgcBAAAAAdgHQAAAAAHbBwEAAAAB4AcBAAAAAYwIQAAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAEAAAABrQgCAAAAAa4IAgAAAAEGtgcBAAAAAdEHAQAAAAHYB0AAAAABsQhAAAAAAdYIAQAAAAHXCAIAAAABAgAAANUBACBXAACSFgAgAwAAANUBACBXAACSFgAgWAAAkRYAIAFQAAD4FwAwCwMAAIUNACCzBwAAhA0AMLQHAADTAQAQtQcAAIQNADC2BwEAAAAByAcBAK0MACHRBwEAkgwAIdgHQACzDAAhsQhAALMMACHWCAEArQwAIdcIAgC3DAAhAgAAANUBACBQAACRFgAgAgAAAI8WACBQAACQFgAgCrMHAACOFgAwtAcAAI8WABC1BwAAjhYAMLYHAQCSDAAhyAcBAK0MACHRBwEAkgwAIdgHQACzDAAhsQhAALMMACHWCAEArQwAIdcIAgC3DAAhCrMHAACOFgAwtAcAAI8WABC1BwAAjhYAMLYHAQCSDAAhyAcBAK0MACHRBwEAkgwAIdgHQACzDAAhsQhAALMMACHWCAEArQwAIdcIAgC3DAAhBrYHAQDuDQAh0QcBAO4NACHYB0AA_w0AIbEIQAD_DQAh1ggBAPkNACHXCAIA-A0AIQa2BwEA7g0AIdEHAQDuDQAh2AdAAP8NACGxCEAA_w0AIdYIAQD5DQAh1wgCAPgNACEGtgcBAAAAAdEHAQAAAAHYB0AAAAABsQhAAAAAAdYIAQAAAAHXCAIAAAABBrYHAQAAAAHYB0AAAAAB0AgBAAAAAdgIAQAAAAHZCAEAAAAB2ghAAAAAAQIAAADRAQAgVwAAnhYAIAMAAADRAQAgVwAAnhYAIFgAAJ0WACABUAAA9xcAMAwDAAClDAAgswcAAIcNADC0BwAAzwEAELUHAACHDQAwtgcBAAAAAcgHAQCSDAAh2AdAALMMACHQCAEAkgwAIdgIAQCSDAAh2QgBAJIMACHaCEAAvwwAIZkJAACGDQAgAgAAANEBACBQAACdFgAgAgAAAJsWACBQAACcFgAgCrMHAACaFgAwtAcAAJsWABC1BwAAmhYAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIdAIAQCSDAAh2AgBAJIMACHZCAEAkgwAIdoIQAC_DAAhCrMHAACaFgAwtAcAAJsWABC1BwAAmhYAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIdAIAQCSDAAh2AgBAJIMACHZCAEAkgwAIdoIQAC_DAAhBrYHAQDuDQAh2AdAAP8NACHQCAEA7g0AIdgIAQDuDQAh2QgBAO4NACHaCEAAgA4AIQa2BwEA7g0AIdgHQAD_DQAh0AgBAO4NACHYCAEA7g0AIdkIAQDuDQAh2ghAAIAOACEGtgcBAAAAAdgHQAAAAAHQCAEAAAAB2AgBAAAAAdkIAQAAAAHaCEAAAAABCLYHAQAAAAHYB0AAAAAB2wcBAAAAAZQIAgAAAAHaCEAAAAAB2wgBAAAAAdwIAQAAAAHdCAEAAAABAgAAAM0BACBXAACqFgAgAwAAAM0BACBXAACqFgAgWAAAqRYAIAFQAAD2FwAwDQMAAKUMACCzBwAAiA0AMLQHAADLAQAQtQcAAIgNADC2BwEAAAAByAcBAJIMACHYB0AAswwAIdsHAQCSDAAhlAgCALcMACHaCEAAvwwAIdsIAQAAAAHcCAEAkgwAId0IAQCSDAAhAgAAAM0BACBQAACpFgAgAgAAAKcWACBQAACoFgAgDLMHAACmFgAwtAcAAKcWABC1BwAAphYAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIdsHAQCSDAAhlAgCALcMACHaCEAAvwwAIdsIAQCSDAAh3AgBAJIMACHdCAEAkgwAIQyzBwAAphYAMLQHAACnFgAQtQcAAKYWADC2BwEAkgwAIcgHAQCSDAAh2AdAALMMACHbBwEAkgwAIZQIAgC3DAAh2ghAAL8MACHbCAEAkgwAIdwIAQCSDAAh3QgBAJIMACEItgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhlAgCAPgNACHaCEAAgA4AIdsIAQDuDQAh3AgBAO4NACHdCAEA7g0AIQi2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGUCAIA-A0AIdoIQACADgAh2wgBAO4NACHcCAEA7g0AId0IAQDuDQAhCLYHAQAAAAHYB0AAAAAB2wcBAAAAAZQIAgAAAAHaCEAAAAAB2wgBAAAAAdwIAQAAAAHdCAEAAAABA7YHAQAAAAHeCAEAAAAB3whAAAAAAQIAAADJAQAgVwAAthYAIAMAAADJAQAgVwAAthYAIFgAALUWACABUAAA9RcAMAkDAAClDAAgswcAAIoNADC0BwAAxwEAELUHAACKDQAwtgcBAAAAAcgHAQCSDAAh3ggBAJIMACHfCEAAvwwAIZoJAACJDQAgAgAAAMkBACBQAAC1FgAgAgAAALMWACBQAAC0FgAgB7MHAACyFgAwtAcAALMWABC1BwAAshYAMLYHAQCSDAAhyAcBAJIMACHeCAEAkgwAId8IQAC_DAAhB7MHAACyFgAwtAcAALMWABC1BwAAshYAMLYHAQCSDAAhyAcBAJIMACHeCAEAkgwAId8IQAC_DAAhA7YHAQDuDQAh3ggBAO4NACHfCEAAgA4AIQO2BwEA7g0AId4IAQDuDQAh3whAAIAOACEDtgcBAAAAAd4IAQAAAAHfCEAAAAABBNgHQAAAAAHgCAEAAAAB4QhAAAAAAeIIAgAAAAECAAAA2wQAIFcAALcWACADAAAAxQEAIFcAALcWACBYAAC7FgAgBgAAAMUBACBQAAC7FgAg2AdAAP8NACHgCAEA7g0AIeEIQACADgAh4ggCAPgNACEE2AdAAP8NACHgCAEA7g0AIeEIQACADgAh4ggCAPgNACEGtgcBAAAAAdgHQAAAAAGxCEAAAAAB2QgBAAAAAd8IQAAAAAHjCAEAAAABAgAAAMMBACBXAADHFgAgAwAAAMMBACBXAADHFgAgWAAAxhYAIAFQAAD0FwAwCwMAAKUMACCzBwAAiw0AMLQHAADBAQAQtQcAAIsNADC2BwEAAAAByAcBAJIMACHYB0AAswwAIbEIQACzDAAh2QgBAJIMACHfCEAAvwwAIeMIAQAAAAECAAAAwwEAIFAAAMYWACACAAAAxBYAIFAAAMUWACAKswcAAMMWADC0BwAAxBYAELUHAADDFgAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAhsQhAALMMACHZCAEAkgwAId8IQAC_DAAh4wgBAJIMACEKswcAAMMWADC0BwAAxBYAELUHAADDFgAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAhsQhAALMMACHZCAEAkgwAId8IQAC_DAAh4wgBAJIMACEGtgcBAO4NACHYB0AA_w0AIbEIQAD_DQAh2QgBAO4NACHfCEAAgA4AIeMIAQDuDQAhBrYHAQDuDQAh2AdAAP8NACGxCEAA_w0AIdkIAQDuDQAh3whAAIAOACHjCAEA7g0AIQa2BwEAAAAB2AdAAAAAAbEIQAAAAAHZCAEAAAAB3whAAAAAAeMIAQAAAAEFtgcBAAAAAdgHQAAAAAGxCEAAAAAB3whAAAAAAeMIAQAAAAECAAAAvwEAIFcAANMWACADAAAAvwEAIFcAANMWACBYAADSFgAgAVAAAPMXADAKAwAApQwAILMHAACMDQAwtAcAAL0BABC1BwAAjA0AMLYHAQAAAAHIBwEAkgwAIdgHQACzDAAhsQhAALMMACHfCEAAvwwAIeMIAQAAAAECAAAAvwEAIFAAANIWACACAAAA0BYAIFAAANEWACAJswcAAM8WADC0BwAA0BYAELUHAADPFgAwtgcBAJIMACHIBwEAkgwAIdgHQACzDAAhsQhAALMMACHfCEAAvwwAIeMIAQCSDAAhCbMHAADPFgAwtAcAANAWABC1BwAAzxYAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIbEIQACzDAAh3whAAL8MACHjCAEAkgwAIQW2BwEA7g0AIdgHQAD_DQAhsQhAAP8NACHfCEAAgA4AIeMIAQDuDQAhBbYHAQDuDQAh2AdAAP8NACGxCEAA_w0AId8IQACADgAh4wgBAO4NACEFtgcBAAAAAdgHQAAAAAGxCEAAAAAB3whAAAAAAeMIAQAAAAEQCAAA_g8AIAsAAP8PACARAACIEQAgGgAAghAAIB8AAIEQACAiAQAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHXBwEAAAAB2AdAAAAAAeUIAQAAAAHmCAEAAAAB5whAAAAAAegIAQAAAAHpCAEAAAABAgAAACQAIFcAANwWACADAAAAJAAgVwAA3BYAIFgAANsWACABUAAA8hcAMAIAAAAkACBQAADbFgAgAgAAAOAPACBQAADaFgAgCyIBAO4NACG2BwEA7g0AIbcHAQD5DQAhxAcBAO4NACHXBwEA-Q0AIdgHQAD_DQAh5QgBAO4NACHmCAEA7g0AIecIQACADgAh6AgBAPkNACHpCAEA-Q0AIRAIAADjDwAgCwAA5A8AIBEAAIcRACAaAADnDwAgHwAA5g8AICIBAO4NACG2BwEA7g0AIbcHAQD5DQAhxAcBAO4NACHXBwEA-Q0AIdgHQAD_DQAh5QgBAO4NACHmCAEA7g0AIecIQACADgAh6AgBAPkNACHpCAEA-Q0AIRAIAAD-DwAgCwAA_w8AIBEAAIgRACAaAACCEAAgHwAAgRAAICIBAAAAAbYHAQAAAAG3BwEAAAABxAcBAAAAAdcHAQAAAAHYB0AAAAAB5QgBAAAAAeYIAQAAAAHnCEAAAAAB6AgBAAAAAekIAQAAAAENCAAAmBEAIBoAAJoRACC2BwEAAAABxAcBAAAAAdgHQAAAAAGPCAEAAAABpwhAAAAAAbEIQAAAAAHZCAEAAAAB4wgBAAAAAeoIAQAAAAHsCAEAAAAB7QhAAAAAAQIAAABwACBXAADlFgAgAwAAAHAAIFcAAOUWACBYAADkFgAgAVAAAPEXADACAAAAcAAgUAAA5BYAIAIAAADuEwAgUAAA4xYAIAu2BwEA7g0AIcQHAQDuDQAh2AdAAP8NACGPCAEA7g0AIacIQACADgAhsQhAAP8NACHZCAEA7g0AIeMIAQDuDQAh6ggBAPkNACHsCAEA7g0AIe0IQACADgAhDQgAAIwRACAaAACOEQAgtgcBAO4NACHEBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGnCEAAgA4AIbEIQAD_DQAh2QgBAO4NACHjCAEA7g0AIeoIAQD5DQAh7AgBAO4NACHtCEAAgA4AIQ0IAACYEQAgGgAAmhEAILYHAQAAAAHEBwEAAAAB2AdAAAAAAY8IAQAAAAGnCEAAAAABsQhAAAAAAdkIAQAAAAHjCAEAAAAB6ggBAAAAAewIAQAAAAHtCEAAAAABJgcAAJQUACAPAACXFAAgFgAAmhQAIBoAAKQUACAgAACcFAAgJQAApRQAICYAAJUUACAnAACWFAAgKAAAmBQAICkAAJkUACAqAACbFAAgKwAAnRQAICwAAJ4UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYEJAQAAAAGCCQEAAAABgwkCAAAAAYQJAQAAAAGFCUAAAAABAgAAAA8AIFcAAO4WACADAAAADwAgVwAA7hYAIFgAAO0WACABUAAA8BcAMAIAAAAPACBQAADtFgAgAgAAANUUACBQAADsFgAgErYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AISYHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AISYHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAsAACeFAAgLQAAnxQAIC4AAKAUACAvAAChFAAgMgAAohQAIDMAAKMUACA0AACmFAAgNQAApxQAILYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6AcBAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAYwIQAAAAAH9CAIAAAAB_ggBAAAAAf8IAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAARQIAACvEgAgCgAAsRIAIA8AALISACAgAACzEgAgIQAAtBIAICIAALUSACAjAAC2EgAgJAAAtxIAICUAALgSACC2BwEAAAABxAcBAAAAAcwHAQAAAAHYB0AAAAAB2wcBAAAAAeoHAgAAAAHvBwEAAAABwQgBAAAAAdEIAQAAAAH7CAIAAAAB_AgBAAAAAQIAAAAVACBXAAD3FgAgAwAAABUAIFcAAPcWACBYAAD2FgAgAVAAAO8XADACAAAAFQAgUAAA9hYAIAIAAACPFAAgUAAA9RYAIAu2BwEA7g0AIcQHAQDuDQAhzAcBAO4NACHYB0AA_w0AIdsHAQDuDQAh6gcCAPgNACHvBwEA7g0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIfwIAQD5DQAhFAgAAOkRACAKAADrEQAgDwAA7BEAICAAAO0RACAhAADuEQAgIgAA7xEAICMAAPARACAkAADxEQAgJQAA8hEAILYHAQDuDQAhxAcBAO4NACHMBwEA7g0AIdgHQAD_DQAh2wcBAO4NACHqBwIA-A0AIe8HAQDuDQAhwQgBAO4NACHRCAEA7g0AIfsIAgDoEQAh_AgBAPkNACEUCAAArxIAIAoAALESACAPAACyEgAgIAAAsxIAICEAALQSACAiAAC1EgAgIwAAthIAICQAALcSACAlAAC4EgAgtgcBAAAAAcQHAQAAAAHMBwEAAAAB2AdAAAAAAdsHAQAAAAHqBwIAAAAB7wcBAAAAAcEIAQAAAAHRCAEAAAAB-wgCAAAAAfwIAQAAAAEJCAAA0REAIBYAANMRACAYAADUEQAgtgcBAAAAAcQHAQAAAAHYB0AAAAABjwgBAAAAAZAIQAAAAAGRCAgAAAABAgAAAGwAIFcAAIAXACADAAAAbAAgVwAAgBcAIFgAAP8WACABUAAA7hcAMAIAAABsACBQAAD_FgAgAgAAAIMUACBQAAD-FgAgBrYHAQDuDQAhxAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIQkIAAC8EQAgFgAAvhEAIBgAAL8RACC2BwEA7g0AIcQHAQDuDQAh2AdAAP8NACGPCAEA7g0AIZAIQAD_DQAhkQgIALMPACEJCAAA0REAIBYAANMRACAYAADUEQAgtgcBAAAAAcQHAQAAAAHYB0AAAAABjwgBAAAAAZAIQAAAAAGRCAgAAAABDCsAANsUACA2AADaFAAgNwAA3BQAIDgAAN0UACC2BwEAAAAB2AdAAAAAAd8HQAAAAAHpBwEAAAABoQgBAAAAAYYJAQAAAAGHCQEAAAABiAkCAAAAAQIAAAAJACBXAACMFwAgAwAAAAkAIFcAAIwXACBYAACLFwAgAVAAAO0XADARBQAAhQ0AICsAAM8NACA2AADbDQAgNwAAyg0AIDgAAJMNACCzBwAA6Q0AMLQHAAAHABC1BwAA6Q0AMLYHAQAAAAHYB0AAswwAId8HQAC_DAAh6QcBAJIMACGhCAEArQwAIagIAQCtDAAhhgkBAJIMACGHCQEAAAABiAkCAMINACECAAAACQAgUAAAixcAIAIAAACJFwAgUAAAihcAIAyzBwAAiBcAMLQHAACJFwAQtQcAAIgXADC2BwEAkgwAIdgHQACzDAAh3wdAAL8MACHpBwEAkgwAIaEIAQCtDAAhqAgBAK0MACGGCQEAkgwAIYcJAQCSDAAhiAkCAMINACEMswcAAIgXADC0BwAAiRcAELUHAACIFwAwtgcBAJIMACHYB0AAswwAId8HQAC_DAAh6QcBAJIMACGhCAEArQwAIagIAQCtDAAhhgkBAJIMACGHCQEAkgwAIYgJAgDCDQAhCLYHAQDuDQAh2AdAAP8NACHfB0AAgA4AIekHAQDuDQAhoQgBAPkNACGGCQEA7g0AIYcJAQDuDQAhiAkCAOgRACEMKwAArxQAIDYAAK4UACA3AACwFAAgOAAAsRQAILYHAQDuDQAh2AdAAP8NACHfB0AAgA4AIekHAQDuDQAhoQgBAPkNACGGCQEA7g0AIYcJAQDuDQAhiAkCAOgRACEMKwAA2xQAIDYAANoUACA3AADcFAAgOAAA3RQAILYHAQAAAAHYB0AAAAAB3wdAAAAAAekHAQAAAAGhCAEAAAABhgkBAAAAAYcJAQAAAAGICQIAAAABBrYHAQAAAAHYB0AAAAABsQhAAAAAAeEIQAAAAAGJCQEAAAABiglAAAAAAQIAAAAFACBXAACYFwAgAwAAAAUAIFcAAJgXACBYAACXFwAgAVAAAOwXADALAwAApQwAILMHAADqDQAwtAcAAAMAELUHAADqDQAwtgcBAAAAAcgHAQCSDAAh2AdAALMMACGxCEAAswwAIeEIQAC_DAAhiQkBAJIMACGKCUAAvwwAIQIAAAAFACBQAACXFwAgAgAAAJUXACBQAACWFwAgCrMHAACUFwAwtAcAAJUXABC1BwAAlBcAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIbEIQACzDAAh4QhAAL8MACGJCQEAkgwAIYoJQAC_DAAhCrMHAACUFwAwtAcAAJUXABC1BwAAlBcAMLYHAQCSDAAhyAcBAJIMACHYB0AAswwAIbEIQACzDAAh4QhAAL8MACGJCQEAkgwAIYoJQAC_DAAhBrYHAQDuDQAh2AdAAP8NACGxCEAA_w0AIeEIQACADgAhiQkBAO4NACGKCUAAgA4AIQa2BwEA7g0AIdgHQAD_DQAhsQhAAP8NACHhCEAAgA4AIYkJAQDuDQAhiglAAIAOACEGtgcBAAAAAdgHQAAAAAGxCEAAAAAB4QhAAAAAAYkJAQAAAAGKCUAAAAABBFcAAI0XADCmCQAAjhcAMKgJAACQFwAgrAkAAJEXADAEVwAAgRcAMKYJAACCFwAwqAkAAIQXACCsCQAAhRcAMARXAAD4FgAwpgkAAPkWADCoCQAA-xYAIKwJAAD_EwAwBFcAAO8WADCmCQAA8BYAMKgJAADyFgAgrAkAAIsUADAEVwAA5hYAMKYJAADnFgAwqAkAAOkWACCsCQAA0RQAMARXAADdFgAwpgkAAN4WADCoCQAA4BYAIKwJAADqEwAwBFcAANQWADCmCQAA1RYAMKgJAADXFgAgrAkAANwPADAEVwAAyBYAMKYJAADJFgAwqAkAAMsWACCsCQAAzBYAMARXAAC8FgAwpgkAAL0WADCoCQAAvxYAIKwJAADAFgAwA1cAALcWACCmCQAAuBYAIKwJAADbBAAgBFcAAKsWADCmCQAArBYAMKgJAACuFgAgrAkAAK8WADAEVwAAnxYAMKYJAACgFgAwqAkAAKIWACCsCQAAoxYAMARXAACTFgAwpgkAAJQWADCoCQAAlhYAIKwJAACXFgAwBFcAAIcWADCmCQAAiBYAMKgJAACKFgAgrAkAAIsWADAEVwAA-xUAMKYJAAD8FQAwqAkAAP4VACCsCQAA_xUAMARXAADyFQAwpgkAAPMVADCoCQAA9RUAIKwJAACyEAAwBFcAAOkVADCmCQAA6hUAMKgJAADsFQAgrAkAALsTADAEVwAA4BUAMKYJAADhFQAwqAkAAOMVACCsCQAArxMAMARXAADXFQAwpgkAANgVADCoCQAA2hUAIKwJAACjEwAwBFcAAM4VADCmCQAAzxUAMKgJAADRFQAgrAkAAJcTADAEVwAAxRUAMKYJAADGFQAwqAkAAMgVACCsCQAAixMAMARXAAC5FQAwpgkAALoVADCoCQAAvBUAIKwJAAC9FQAwA1cAALQVACCmCQAAtRUAIKwJAAD4CAAgBFcAAKgVADCmCQAAqRUAMKgJAACrFQAgrAkAAKwVADADVwAAoxUAIKYJAACkFQAgrAkAAKYJACAEVwAAmhUAMKYJAACbFQAwqAkAAJ0VACCsCQAA9Q8AMARXAACRFQAwpgkAAJIVADCoCQAAlBUAIKwJAACJDgAwA1cAAIwVACCmCQAAjRUAIKwJAACuCwAgBFcAAIMVADCmCQAAhBUAMKgJAACGFQAgrAkAAPcRADAAAAAAAAAAAAACAwAApg4AIOEIAADyDQAgAAAAAAAAAAAAAAAAAQMAAKYOACAAAgMAAKYOACD5BwAA8g0AIAAAAQMAAKYOACAAAgUAAKYOACBDAADFFwAgBQgAALkOACAxAADWFwAg7QcAAPINACDuBwAA8g0AIPAHAADyDQAgCQUAAKYOACArAADGFwAgNgAAuhcAIDcAALkXACA4AADWFwAg3wcAAPINACChCAAA8g0AIKgIAADyDQAgiAkAAPINACAAAREAAMIPACAAAAEXAAC_DgAgDAgAALkOACALAADxDQAgEAAApg4AIBEAAMIPACAaAADQFwAgHwAAzxcAILcHAADyDQAg1wcAAPINACDkCAAA8g0AIOcIAADyDQAg6AgAAPINACDpCAAA8g0AIAkIAAC5DgAgGQAAvw4AIBoAANAXACDPBwAA8g0AIP8HAADyDQAghggAAPINACCJCAAA8g0AIIoIAADyDQAgiwgAAPINACAHCAAAuQ4AIBoAANAXACAcAACmDgAgpwgAAPINACDqCAAA8g0AIOsIAADyDQAg7QgAAPINACAHAwAApg4AIAgAALkOACALAADxDQAgGgAA0BcAIMgHAADyDQAgygcAAPINACDPBwAA8g0AIAMIAAC5DgAgCwAA8Q0AIA0AAOAXACAAAAELAADxDQAgAQsAAPENACABCwAA8Q0AIAAAAQgAALkOACAAAQgAALkOACAAAggAALkOACDcBwAA8g0AIAa2BwEAAAAB2AdAAAAAAbEIQAAAAAHhCEAAAAABiQkBAAAAAYoJQAAAAAEItgcBAAAAAdgHQAAAAAHfB0AAAAAB6QcBAAAAAaEIAQAAAAGGCQEAAAABhwkBAAAAAYgJAgAAAAEGtgcBAAAAAcQHAQAAAAHYB0AAAAABjwgBAAAAAZAIQAAAAAGRCAgAAAABC7YHAQAAAAHEBwEAAAABzAcBAAAAAdgHQAAAAAHbBwEAAAAB6gcCAAAAAe8HAQAAAAHBCAEAAAAB0QgBAAAAAfsIAgAAAAH8CAEAAAABErYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6AcBAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAYwIQAAAAAH9CAIAAAAB_ggBAAAAAf8IAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQu2BwEAAAABxAcBAAAAAdgHQAAAAAGPCAEAAAABpwhAAAAAAbEIQAAAAAHZCAEAAAAB4wgBAAAAAeoIAQAAAAHsCAEAAAAB7QhAAAAAAQsiAQAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHXBwEAAAAB2AdAAAAAAeUIAQAAAAHmCAEAAAAB5whAAAAAAegIAQAAAAHpCAEAAAABBbYHAQAAAAHYB0AAAAABsQhAAAAAAd8IQAAAAAHjCAEAAAABBrYHAQAAAAHYB0AAAAABsQhAAAAAAdkIAQAAAAHfCEAAAAAB4wgBAAAAAQO2BwEAAAAB3ggBAAAAAd8IQAAAAAEItgcBAAAAAdgHQAAAAAHbBwEAAAABlAgCAAAAAdoIQAAAAAHbCAEAAAAB3AgBAAAAAd0IAQAAAAEGtgcBAAAAAdgHQAAAAAHQCAEAAAAB2AgBAAAAAdkIAQAAAAHaCEAAAAABBrYHAQAAAAHRBwEAAAAB2AdAAAAAAbEIQAAAAAHWCAEAAAAB1wgCAAAAAQu2BwEAAAAB2AdAAAAAAdsHAQAAAAHgBwEAAAABjAhAAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCAIAAAABrggCAAAAAQO2BwEAAAAB2AdAAAAAAaMIAQAAAAEWIAIAAAABtgcBAAAAAbcHAQAAAAHEBwEAAAAB0QcBAAAAAdgHQAAAAAHhBwEAAAAB6AcBAAAAAekHAQAAAAHtBwEAAAAB7wcBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCAIAAAABnAgBAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABCbYHAQAAAAG3BwEAAAABxAcBAAAAAc4HAQAAAAHYB0AAAAAB6gcCAAAAAfQHAQAAAAH1BwEAAAAB9gcCAAAAAQO2BwEAAAABxAcBAAAAAfMHQAAAAAEGtgcBAAAAAcQHAQAAAAHYB0AAAAABjwgBAAAAAZAIQAAAAAGRCAgAAAABA7YHAQAAAAHEBwEAAAAB2wcBAAAAAQS2BwEAAAAB2AdAAAAAAdsHAQAAAAGOCAEAAAABBLYHAQAAAAHYB0AAAAAB-gcBAAAAAfsHAgAAAAEDtgcBAAAAAdMHAQAAAAHbBwEAAAABDLYHAQAAAAHEBwEAAAAB0QcBAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdUHAQAAAAHWBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQy2BwEAAAABtwcBAAAAAcQHAQAAAAHGBwEAAAABxwcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNB0AAAAABzgcBAAAAAc8HQAAAAAEpGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAAhRgAIAMAAAALACBXAACFGAAgWAAAiRgAICsAAAALACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAAiRgAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKRoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACA5AACbFwAgOgAAnRcAIDsAAKAXACA8AAChFwAgPQAAohcAID4AAKMXACA_AACkFwAgQAAApRcAIEEAAKYXACBEAACnFwAgRQAAqBcAIEYAAK4XACBHAACvFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAACKGAAgErYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAARYgAgAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHRBwEAAAAB2AdAAAAAAeEHAQAAAAHpBwEAAAAB7QcBAAAAAe8HAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAIAAAABmwgCAAAAAZwIAQAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCAEAAAABoQgBAAAAAaIIAQAAAAELtgcBAAAAAcQHAQAAAAHMBwEAAAAB2AdAAAAAAdsHAQAAAAHqBwIAAAAB7wcBAAAAAaIIAQAAAAHBCAEAAAAB0QgBAAAAAfsIAgAAAAEEtgcBAAAAAeYHAQAAAAHnBwIAAAAB6QcBAAAAAQMAAAALACBXAACKGAAgWAAAkhgAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAAkhgAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AIQ0FAADZFAAgKwAA2xQAIDcAANwUACA4AADdFAAgtgcBAAAAAdgHQAAAAAHfB0AAAAAB6QcBAAAAAaEIAQAAAAGoCAEAAAABhgkBAAAAAYcJAQAAAAGICQIAAAABAgAAAAkAIFcAAJMYACApBAAAmRcAIBoAALMXACAfAACyFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAAlRgAIAu2BwEAAAABzAcBAAAAAdgHQAAAAAHbBwEAAAAB6gcCAAAAAe8HAQAAAAGiCAEAAAABwQgBAAAAAdEIAQAAAAH7CAIAAAAB_AgBAAAAAQa2BwEAAAAByAcBAAAAAdgHQAAAAAGPCAEAAAABkAhAAAAAAZEICAAAAAEEtgcBAAAAAbcHAQAAAAHYB0AAAAAB9wgBAAAAAQu2BwEAAAAB2AdAAAAAAY8IAQAAAAGnCEAAAAABsQhAAAAAAdkIAQAAAAHjCAEAAAAB6ggBAAAAAesIAQAAAAHsCAEAAAAB7QhAAAAAAQW2BwEAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABpwhAAAAAARW2BwEAAAABzAcBAAAAAc8HQAAAAAHRBwEAAAAB2AdAAAAAAe8HAQAAAAH_BwEAAAABgAgBAAAAAYEIAQAAAAGCCAEAAAABgwgBAAAAAYQIAQAAAAGFCCAAAAABhggBAAAAAYcIAQAAAAGICCAAAAABiQgBAAAAAYoIAQAAAAGLCAEAAAABjAhAAAAAAY0IAQAAAAELIgEAAAABtgcBAAAAAbcHAQAAAAHXBwEAAAAB2AdAAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIQAAAAAHoCAEAAAAB6QgBAAAAARYgAgAAAAG2BwEAAAABtwcBAAAAAdEHAQAAAAHYB0AAAAAB4QcBAAAAAegHAQAAAAHpBwEAAAAB7QcBAAAAAe8HAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAIAAAABmwgCAAAAAZwIAQAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCAEAAAABoQgBAAAAAaIIAQAAAAEJtgcBAAAAAbcHAQAAAAHIBwEAAAABzgcBAAAAAdgHQAAAAAHqBwIAAAAB9AcBAAAAAfUHAQAAAAH2BwIAAAABA7YHAQAAAAHIBwEAAAAB8wdAAAAAAQa2BwEAAAAByAcBAAAAAdgHQAAAAAGPCAEAAAABkAhAAAAAAZEICAAAAAEDtgcBAAAAAcgHAQAAAAHbBwEAAAABDLYHAQAAAAG3BwEAAAAB2AdAAAAAAeEHAQAAAAHqBwIAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HAQAAAAHwB0AAAAAB8QcBAAAAAQy2BwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVBwEAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAEMtgcBAAAAAbcHAQAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQdAAAAAAc4HAQAAAAHPB0AAAAABA7YHAQAAAAHFBwIAAAABxgcBAAAAAQMAAAAHACBXAACTGAAgWAAAqRgAIA8AAAAHACAFAACtFAAgKwAArxQAIDcAALAUACA4AACxFAAgUAAAqRgAILYHAQDuDQAh2AdAAP8NACHfB0AAgA4AIekHAQDuDQAhoQgBAPkNACGoCAEA-Q0AIYYJAQDuDQAhhwkBAO4NACGICQIA6BEAIQ0FAACtFAAgKwAArxQAIDcAALAUACA4AACxFAAgtgcBAO4NACHYB0AA_w0AId8HQACADgAh6QcBAO4NACGhCAEA-Q0AIagIAQD5DQAhhgkBAO4NACGHCQEA7g0AIYgJAgDoEQAhAwAAAAsAIFcAAJUYACBYAACsGAAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAACsGAAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhDQUAANkUACArAADbFAAgNgAA2hQAIDgAAN0UACC2BwEAAAAB2AdAAAAAAd8HQAAAAAHpBwEAAAABoQgBAAAAAagIAQAAAAGGCQEAAAABhwkBAAAAAYgJAgAAAAECAAAACQAgVwAArRgAICkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICgAAJ4XACArAACpFwAgLAAAqhcAIC0AAKsXACAuAACsFwAgLwAArRcAIDEAAJoXACA5AACbFwAgOgAAnRcAIDsAAKAXACA8AAChFwAgPQAAohcAID4AAKMXACA_AACkFwAgQAAApRcAIEEAAKYXACBEAACnFwAgRQAAqBcAIEYAAK4XACBHAACvFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAACvGAAgJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAnAACWFAAgKAAAmBQAICkAAJkUACAqAACbFAAgKwAAnRQAICwAAJ4UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAACxGAAgBLYHAQAAAAHEBwEAAAAB2AdAAAAAAfcIAQAAAAELIgEAAAABtgcBAAAAAcQHAQAAAAHXBwEAAAAB2AdAAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIQAAAAAHoCAEAAAAB6QgBAAAAAQO2BwEAAAAB2AdAAAAAAfIHAQAAAAEMtgcBAAAAAcQHAQAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQdAAAAAAc4HAQAAAAHPB0AAAAABAwAAAAcAIFcAAK0YACBYAAC5GAAgDwAAAAcAIAUAAK0UACArAACvFAAgNgAArhQAIDgAALEUACBQAAC5GAAgtgcBAO4NACHYB0AA_w0AId8HQACADgAh6QcBAO4NACGhCAEA-Q0AIagIAQD5DQAhhgkBAO4NACGHCQEA7g0AIYgJAgDoEQAhDQUAAK0UACArAACvFAAgNgAArhQAIDgAALEUACC2BwEA7g0AIdgHQAD_DQAh3wdAAIAOACHpBwEA7g0AIaEIAQD5DQAhqAgBAPkNACGGCQEA7g0AIYcJAQDuDQAhiAkCAOgRACEDAAAACwAgVwAArxgAIFgAALwYACArAAAACwAgBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAIFAAALwYACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEDAAAADQAgVwAAsRgAIFgAAL8YACApAAAADQAgBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACArAADIEgAgLAAAyRIAIC0AAMoSACAuAADLEgAgLwAAzBIAIDIAAM0SACAzAADOEgAgNAAA0RIAIDUAANISACBQAAC_GAAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEnBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACArAADIEgAgLAAAyRIAIC0AAMoSACAuAADLEgAgLwAAzBIAIDIAAM0SACAzAADOEgAgNAAA0RIAIDUAANISACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIRUIAACvEgAgCQAAsBIAIAoAALESACAPAACyEgAgIAAAsxIAICEAALQSACAiAAC1EgAgJAAAtxIAICUAALgSACC2BwEAAAABxAcBAAAAAcwHAQAAAAHYB0AAAAAB2wcBAAAAAeoHAgAAAAHvBwEAAAABoggBAAAAAcEIAQAAAAHRCAEAAAAB-wgCAAAAAfwIAQAAAAECAAAAFQAgVwAAwBgAIAMAAAATACBXAADAGAAgWAAAxBgAIBcAAAATACAIAADpEQAgCQAA6hEAIAoAAOsRACAPAADsEQAgIAAA7REAICEAAO4RACAiAADvEQAgJAAA8REAICUAAPIRACBQAADEGAAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeoHAgD4DQAh7wcBAO4NACGiCAEA-Q0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIfwIAQD5DQAhFQgAAOkRACAJAADqEQAgCgAA6xEAIA8AAOwRACAgAADtEQAgIQAA7hEAICIAAO8RACAkAADxEQAgJQAA8hEAILYHAQDuDQAhxAcBAO4NACHMBwEA7g0AIdgHQAD_DQAh2wcBAO4NACHqBwIA-A0AIe8HAQDuDQAhoggBAPkNACHBCAEA7g0AIdEIAQDuDQAh-wgCAOgRACH8CAEA-Q0AIRUIAACvEgAgCQAAsBIAIAoAALESACAPAACyEgAgIAAAsxIAICEAALQSACAjAAC2EgAgJAAAtxIAICUAALgSACC2BwEAAAABxAcBAAAAAcwHAQAAAAHYB0AAAAAB2wcBAAAAAeoHAgAAAAHvBwEAAAABoggBAAAAAcEIAQAAAAHRCAEAAAAB-wgCAAAAAfwIAQAAAAECAAAAFQAgVwAAxRgAIAMAAAATACBXAADFGAAgWAAAyRgAIBcAAAATACAIAADpEQAgCQAA6hEAIAoAAOsRACAPAADsEQAgIAAA7REAICEAAO4RACAjAADwEQAgJAAA8REAICUAAPIRACBQAADJGAAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeoHAgD4DQAh7wcBAO4NACGiCAEA-Q0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIfwIAQD5DQAhFQgAAOkRACAJAADqEQAgCgAA6xEAIA8AAOwRACAgAADtEQAgIQAA7hEAICMAAPARACAkAADxEQAgJQAA8hEAILYHAQDuDQAhxAcBAO4NACHMBwEA7g0AIdgHQAD_DQAh2wcBAO4NACHqBwIA-A0AIe8HAQDuDQAhoggBAPkNACHBCAEA7g0AIdEIAQDuDQAh-wgCAOgRACH8CAEA-Q0AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOgAAnRcAIDsAAKAXACA8AAChFwAgPQAAohcAID4AAKMXACA_AACkFwAgQAAApRcAIEEAAKYXACBEAACnFwAgRQAAqBcAIEYAAK4XACBHAACvFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAADKGAAgJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgKAAAmBQAICkAAJkUACAqAACbFAAgKwAAnRQAICwAAJ4UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAADMGAAgFbYHAQAAAAHEBwEAAAABzAcBAAAAAc8HQAAAAAHRBwEAAAAB2AdAAAAAAe8HAQAAAAH_BwEAAAABgAgBAAAAAYEIAQAAAAGCCAEAAAABgwgBAAAAAYQIAQAAAAGFCCAAAAABhggBAAAAAYcIAQAAAAGICCAAAAABiggBAAAAAYsIAQAAAAGMCEAAAAABjQgBAAAAAQMAAAALACBXAADKGAAgWAAA0RgAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAA0RgAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AIQMAAAANACBXAADMGAAgWAAA1BgAICkAAAANACAGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAIFAAANQYACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIScGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhFQgAAK8SACAJAACwEgAgCgAAsRIAICAAALMSACAhAAC0EgAgIgAAtRIAICMAALYSACAkAAC3EgAgJQAAuBIAILYHAQAAAAHEBwEAAAABzAcBAAAAAdgHQAAAAAHbBwEAAAAB6gcCAAAAAe8HAQAAAAGiCAEAAAABwQgBAAAAAdEIAQAAAAH7CAIAAAAB_AgBAAAAAQIAAAAVACBXAADVGAAgJwYAAJMUACAHAACUFAAgFgAAmhQAIBoAAKQUACAgAACcFAAgJQAApRQAICYAAJUUACAnAACWFAAgKAAAmBQAICkAAJkUACAqAACbFAAgKwAAnRQAICwAAJ4UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAADXGAAgDxUBAAAAAbYHAQAAAAHFBwIAAAABgAgBAAAAAYQIAQAAAAGVCAEAAAABlghAAAAAAe8IAQAAAAHwCAEAAAAB8QgBAAAAAfIIAQAAAAHzCAEAAAAB9AgBAAAAAfUIAgAAAAH2CAIAAAABAwAAABMAIFcAANUYACBYAADcGAAgFwAAABMAIAgAAOkRACAJAADqEQAgCgAA6xEAICAAAO0RACAhAADuEQAgIgAA7xEAICMAAPARACAkAADxEQAgJQAA8hEAIFAAANwYACC2BwEA7g0AIcQHAQDuDQAhzAcBAO4NACHYB0AA_w0AIdsHAQDuDQAh6gcCAPgNACHvBwEA7g0AIaIIAQD5DQAhwQgBAO4NACHRCAEA7g0AIfsIAgDoEQAh_AgBAPkNACEVCAAA6REAIAkAAOoRACAKAADrEQAgIAAA7REAICEAAO4RACAiAADvEQAgIwAA8BEAICQAAPERACAlAADyEQAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeoHAgD4DQAh7wcBAO4NACGiCAEA-Q0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIfwIAQD5DQAhAwAAAA0AIFcAANcYACBYAADfGAAgKQAAAA0AIAYAAL4SACAHAAC_EgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgUAAA3xgAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAL4SACAHAAC_EgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEHCAAAtBEAIAsAALURACC2BwEAAAABtwcBAAAAAcQHAQAAAAHYB0AAAAAB9wgBAAAAAQIAAAAbACBXAADgGAAgAwAAABkAIFcAAOAYACBYAADkGAAgCQAAABkAIAgAAKURACALAACmEQAgUAAA5BgAILYHAQDuDQAhtwcBAO4NACHEBwEA7g0AIdgHQAD_DQAh9wgBAO4NACEHCAAApREAIAsAAKYRACC2BwEA7g0AIbcHAQDuDQAhxAcBAO4NACHYB0AA_w0AIfcIAQDuDQAhKQQAAJkXACAaAACzFwAgHwAAshcAICAAAJ8XACAlAAC1FwAgJgAAnBcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAOUYACAnBgAAkxQAIAcAAJQUACAPAACXFAAgFgAAmhQAIBoAAKQUACAgAACcFAAgJQAApRQAICYAAJUUACAnAACWFAAgKQAAmRQAICoAAJsUACArAACdFAAgLAAAnhQAIC0AAJ8UACAuAACgFAAgLwAAoRQAIDIAAKIUACAzAACjFAAgNAAAphQAIDUAAKcUACC2BwEAAAAB2wcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAegHAQAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAGMCEAAAAAB_QgCAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkCAAAAAYQJAQAAAAGFCUAAAAABAgAAAA8AIFcAAOcYACAMtgcBAAAAAcQHAQAAAAHIBwEAAAAB0QcBAAAAAdIHAQAAAAHTBwEAAAAB1AcBAAAAAdYHAQAAAAHXBwEAAAAB2AdAAAAAAdkHQAAAAAHaBwEAAAABAwAAAAsAIFcAAOUYACBYAADsGAAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAADsGAAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhAwAAAA0AIFcAAOcYACBYAADvGAAgKQAAAA0AIAYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgUAAA7xgAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEdBwAAlRAAIAgAAJQQACAJAACWEAAgEgAAlxAAIBMAAJgQACAaAACaEAAgIAIAAAABtgcBAAAAAbcHAQAAAAHEBwEAAAAB0QcBAAAAAdgHQAAAAAHhBwEAAAAB6AcBAAAAAekHAQAAAAHtBwEAAAAB7wcBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCAIAAAABnAgBAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABoggBAAAAAQIAAAB7ACBXAADwGAAgAwAAACgAIFcAAPAYACBYAAD0GAAgHwAAACgAIAcAAMkPACAIAADIDwAgCQAAyg8AIBIAAMsPACATAADMDwAgGgAAzg8AICACAPgNACFQAAD0GAAgtgcBAO4NACG3BwEA-Q0AIcQHAQDuDQAh0QcBAO4NACHYB0AA_w0AIeEHAQDuDQAh6AcBAPkNACHpBwEA7g0AIe0HAQD5DQAh7wcBAO4NACGXCAEA7g0AIZgIAQD5DQAhmQgBAPkNACGaCAIA-A0AIZsIAgD4DQAhnAgBAO4NACGdCAEA-Q0AIZ4IAQDuDQAhnwgBAO4NACGgCAEA7g0AIaEIAQD5DQAhoggBAPkNACEdBwAAyQ8AIAgAAMgPACAJAADKDwAgEgAAyw8AIBMAAMwPACAaAADODwAgIAIA-A0AIbYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdEHAQDuDQAh2AdAAP8NACHhBwEA7g0AIegHAQD5DQAh6QcBAO4NACHtBwEA-Q0AIe8HAQDuDQAhlwgBAO4NACGYCAEA-Q0AIZkIAQD5DQAhmggCAPgNACGbCAIA-A0AIZwIAQDuDQAhnQgBAPkNACGeCAEA7g0AIZ8IAQDuDQAhoAgBAO4NACGhCAEA-Q0AIaIIAQD5DQAhKQQAAJkXACAaAACzFwAgHwAAshcAICAAAJ8XACAlAAC1FwAgJgAAnBcAICgAAJ4XACArAACpFwAgLAAAqhcAIC0AAKsXACAuAACsFwAgLwAArRcAIDEAAJoXACA5AACbFwAgOgAAnRcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAPUYACADAAAACwAgVwAA9RgAIFgAAPkYACArAAAACwAgBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAIFAAAPkYACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAAmRcAIBoAALMXACAfAACyFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAA-hgAIAMAAAALACBXAAD6GAAgWAAA_hgAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAA_hgAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID4AAKMXACA_AACkFwAgQAAApRcAIEEAAKYXACBEAACnFwAgRQAAqBcAIEYAAK4XACBHAACvFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAAD_GAAgAwAAAAsAIFcAAP8YACBYAACDGQAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAACDGQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAJkXACAaAACzFwAgHwAAshcAICAAAJ8XACAlAAC1FwAgJgAAnBcAICgAAJ4XACArAACpFwAgLAAAqhcAIC0AAKsXACAuAACsFwAgLwAArRcAIDEAAJoXACA5AACbFwAgOgAAnRcAIDsAAKAXACA8AAChFwAgPQAAohcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAIQZACADAAAACwAgVwAAhBkAIFgAAIgZACArAAAACwAgBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAIFAAAIgZACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAAmRcAIBoAALMXACAfAACyFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAAiRkAIAMAAAALACBXAACJGQAgWAAAjRkAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAAjRkAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEEAAKYXACBEAACnFwAgRQAAqBcAIEYAAK4XACBHAACvFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAACOGQAgAwAAAAsAIFcAAI4ZACBYAACSGQAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAACSGQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAJkXACAaAACzFwAgHwAAshcAICAAAJ8XACAlAAC1FwAgJgAAnBcAICgAAJ4XACArAACpFwAgLAAAqhcAIC0AAKsXACAuAACsFwAgLwAArRcAIDEAAJoXACA5AACbFwAgOgAAnRcAIDsAAKAXACA8AAChFwAgPQAAohcAID4AAKMXACA_AACkFwAgQAAApRcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAJMZACADAAAACwAgVwAAkxkAIFgAAJcZACArAAAACwAgBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAIFAAAJcZACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAAmRcAIBoAALMXACAfAACyFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAAmBkAIAO2BwEAAAAByAcBAAAAAdgHQAAAAAEDAAAACwAgVwAAmBkAIFgAAJ0ZACArAAAACwAgBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAIFAAAJ0ZACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEnBgAAkxQAIAcAAJQUACAPAACXFAAgFgAAmhQAIBoAAKQUACAgAACcFAAgJQAApRQAICYAAJUUACAnAACWFAAgKAAAmBQAICoAAJsUACArAACdFAAgLAAAnhQAIC0AAJ8UACAuAACgFAAgLwAAoRQAIDIAAKIUACAzAACjFAAgNAAAphQAIDUAAKcUACC2BwEAAAAB2wcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAegHAQAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAGMCEAAAAAB_QgCAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkCAAAAAYQJAQAAAAGFCUAAAAABAgAAAA8AIFcAAJ4ZACADAAAADQAgVwAAnhkAIFgAAKIZACApAAAADQAgBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICoAAMYSACArAADIEgAgLAAAyRIAIC0AAMoSACAuAADLEgAgLwAAzBIAIDIAAM0SACAzAADOEgAgNAAA0RIAIDUAANISACBQAACiGQAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEnBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICoAAMYSACArAADIEgAgLAAAyRIAIC0AAMoSACAuAADLEgAgLwAAzBIAIDIAAM0SACAzAADOEgAgNAAA0RIAIDUAANISACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEYAAK4XACBHAACvFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAACjGQAgDQUAALoQACC2BwEAAAAB2AdAAAAAAdsHAQAAAAHgBwEAAAABjAhAAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAEAAAABrQgCAAAAAa4IAgAAAAECAAAA2gEAIFcAAKUZACADAAAACwAgVwAAoxkAIFgAAKkZACArAAAACwAgBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAIFAAAKkZACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEDAAAA2AEAIFcAAKUZACBYAACsGQAgDwAAANgBACAFAACsEAAgUAAArBkAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeAHAQDuDQAhjAhAAP8NACGoCAEA7g0AIakIAQDuDQAhqggBAO4NACGrCAEA7g0AIawIAQDuDQAhrQgCAPgNACGuCAIA-A0AIQ0FAACsEAAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAh4AcBAO4NACGMCEAA_w0AIagIAQDuDQAhqQgBAO4NACGqCAEA7g0AIasIAQDuDQAhrAgBAO4NACGtCAIA-A0AIa4IAgD4DQAhKQQAAJkXACAaAACzFwAgHwAAshcAICAAAJ8XACAlAAC1FwAgJgAAnBcAICgAAJ4XACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAK0ZACANBQAA2RQAIDYAANoUACA3AADcFAAgOAAA3RQAILYHAQAAAAHYB0AAAAAB3wdAAAAAAekHAQAAAAGhCAEAAAABqAgBAAAAAYYJAQAAAAGHCQEAAAABiAkCAAAAAQIAAAAJACBXAACvGQAgJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICwAAJ4UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAACxGQAgB7YHAQAAAAG3BwEAAAABkggBAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIQAAAAAEpBAAAmRcAIBoAALMXACAfAACyFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAAtBkAIBUIAACvEgAgCQAAsBIAIAoAALESACAPAACyEgAgIQAAtBIAICIAALUSACAjAAC2EgAgJAAAtxIAICUAALgSACC2BwEAAAABxAcBAAAAAcwHAQAAAAHYB0AAAAAB2wcBAAAAAeoHAgAAAAHvBwEAAAABoggBAAAAAcEIAQAAAAHRCAEAAAAB-wgCAAAAAfwIAQAAAAECAAAAFQAgVwAAthkAICcGAACTFAAgBwAAlBQAIA8AAJcUACAWAACaFAAgGgAApBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAsAACeFAAgLQAAnxQAIC4AAKAUACAvAAChFAAgMgAAohQAIDMAAKMUACA0AACmFAAgNQAApxQAILYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6AcBAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAYwIQAAAAAH9CAIAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQIAAAABhAkBAAAAAYUJQAAAAAECAAAADwAgVwAAuBkAIAO2BwEAAAAByAcBAAAAAdsHAQAAAAEMtgcBAAAAAcQHAQAAAAHIBwEAAAAB0QcBAAAAAdIHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAHXBwEAAAAB2AdAAAAAAdkHQAAAAAHaBwEAAAABAwAAAAsAIFcAALQZACBYAAC-GQAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAAC-GQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhAwAAABMAIFcAALYZACBYAADBGQAgFwAAABMAIAgAAOkRACAJAADqEQAgCgAA6xEAIA8AAOwRACAhAADuEQAgIgAA7xEAICMAAPARACAkAADxEQAgJQAA8hEAIFAAAMEZACC2BwEA7g0AIcQHAQDuDQAhzAcBAO4NACHYB0AA_w0AIdsHAQDuDQAh6gcCAPgNACHvBwEA7g0AIaIIAQD5DQAhwQgBAO4NACHRCAEA7g0AIfsIAgDoEQAh_AgBAPkNACEVCAAA6REAIAkAAOoRACAKAADrEQAgDwAA7BEAICEAAO4RACAiAADvEQAgIwAA8BEAICQAAPERACAlAADyEQAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeoHAgD4DQAh7wcBAO4NACGiCAEA-Q0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIfwIAQD5DQAhAwAAAA0AIFcAALgZACBYAADEGQAgKQAAAA0AIAYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgUAAAxBkAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACELIgEAAAABtgcBAAAAAbcHAQAAAAHEBwEAAAAB2AdAAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIQAAAAAHoCAEAAAAB6QgBAAAAAQy2BwEAAAABxAcBAAAAAcgHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHUBwEAAAAB1QcBAAAAAdYHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAEDAAAACwAgVwAArRkAIFgAAMkZACArAAAACwAgBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAIFAAAMkZACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEDAAAABwAgVwAArxkAIFgAAMwZACAPAAAABwAgBQAArRQAIDYAAK4UACA3AACwFAAgOAAAsRQAIFAAAMwZACC2BwEA7g0AIdgHQAD_DQAh3wdAAIAOACHpBwEA7g0AIaEIAQD5DQAhqAgBAPkNACGGCQEA7g0AIYcJAQDuDQAhiAkCAOgRACENBQAArRQAIDYAAK4UACA3AACwFAAgOAAAsRQAILYHAQDuDQAh2AdAAP8NACHfB0AAgA4AIekHAQDuDQAhoQgBAPkNACGoCAEA-Q0AIYYJAQDuDQAhhwkBAO4NACGICQIA6BEAIQMAAAANACBXAACxGQAgWAAAzxkAICkAAAANACAGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAIFAAAM8ZACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIScGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhHQcAAJUQACAIAACUEAAgCQAAlhAAIBMAAJgQACAUAACZEAAgGgAAmhAAICACAAAAAbYHAQAAAAG3BwEAAAABxAcBAAAAAdEHAQAAAAHYB0AAAAAB4QcBAAAAAegHAQAAAAHpBwEAAAAB7QcBAAAAAe8HAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAIAAAABmwgCAAAAAZwIAQAAAAGdCAEAAAABnggBAAAAAZ8IAQAAAAGgCAEAAAABoQgBAAAAAaIIAQAAAAECAAAAewAgVwAA0BkAIAMAAAAoACBXAADQGQAgWAAA1BkAIB8AAAAoACAHAADJDwAgCAAAyA8AIAkAAMoPACATAADMDwAgFAAAzQ8AIBoAAM4PACAgAgD4DQAhUAAA1BkAILYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdEHAQDuDQAh2AdAAP8NACHhBwEA7g0AIegHAQD5DQAh6QcBAO4NACHtBwEA-Q0AIe8HAQDuDQAhlwgBAO4NACGYCAEA-Q0AIZkIAQD5DQAhmggCAPgNACGbCAIA-A0AIZwIAQDuDQAhnQgBAPkNACGeCAEA7g0AIZ8IAQDuDQAhoAgBAO4NACGhCAEA-Q0AIaIIAQD5DQAhHQcAAMkPACAIAADIDwAgCQAAyg8AIBMAAMwPACAUAADNDwAgGgAAzg8AICACAPgNACG2BwEA7g0AIbcHAQD5DQAhxAcBAO4NACHRBwEA7g0AIdgHQAD_DQAh4QcBAO4NACHoBwEA-Q0AIekHAQDuDQAh7QcBAPkNACHvBwEA7g0AIZcIAQDuDQAhmAgBAPkNACGZCAEA-Q0AIZoIAgD4DQAhmwgCAPgNACGcCAEA7g0AIZ0IAQD5DQAhnggBAO4NACGfCAEA7g0AIaAIAQDuDQAhoQgBAPkNACGiCAEA-Q0AIR0HAACVEAAgCAAAlBAAIAkAAJYQACASAACXEAAgFAAAmRAAIBoAAJoQACAgAgAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHRBwEAAAAB2AdAAAAAAeEHAQAAAAHoBwEAAAAB6QcBAAAAAe0HAQAAAAHvBwEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggCAAAAAZsIAgAAAAGcCAEAAAABnQgBAAAAAZ4IAQAAAAGfCAEAAAABoAgBAAAAAaEIAQAAAAGiCAEAAAABAgAAAHsAIFcAANUZACADAAAAKAAgVwAA1RkAIFgAANkZACAfAAAAKAAgBwAAyQ8AIAgAAMgPACAJAADKDwAgEgAAyw8AIBQAAM0PACAaAADODwAgIAIA-A0AIVAAANkZACC2BwEA7g0AIbcHAQD5DQAhxAcBAO4NACHRBwEA7g0AIdgHQAD_DQAh4QcBAO4NACHoBwEA-Q0AIekHAQDuDQAh7QcBAPkNACHvBwEA7g0AIZcIAQDuDQAhmAgBAPkNACGZCAEA-Q0AIZoIAgD4DQAhmwgCAPgNACGcCAEA7g0AIZ0IAQD5DQAhnggBAO4NACGfCAEA7g0AIaAIAQDuDQAhoQgBAPkNACGiCAEA-Q0AIR0HAADJDwAgCAAAyA8AIAkAAMoPACASAADLDwAgFAAAzQ8AIBoAAM4PACAgAgD4DQAhtgcBAO4NACG3BwEA-Q0AIcQHAQDuDQAh0QcBAO4NACHYB0AA_w0AIeEHAQDuDQAh6AcBAPkNACHpBwEA7g0AIe0HAQD5DQAh7wcBAO4NACGXCAEA7g0AIZgIAQD5DQAhmQgBAPkNACGaCAIA-A0AIZsIAgD4DQAhnAgBAO4NACGdCAEA-Q0AIZ4IAQDuDQAhnwgBAO4NACGgCAEA7g0AIaEIAQD5DQAhoggBAPkNACEpBAAAmRcAIBoAALMXACAfAACyFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAA2hkAICcGAACTFAAgBwAAlBQAIA8AAJcUACAWAACaFAAgGgAApBQAICAAAJwUACAlAAClFAAgJgAAlRQAICcAAJYUACAoAACYFAAgKQAAmRQAICoAAJsUACArAACdFAAgLAAAnhQAIC0AAJ8UACAvAAChFAAgMgAAohQAIDMAAKMUACA0AACmFAAgNQAApxQAILYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6AcBAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAYwIQAAAAAH9CAIAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQIAAAABhAkBAAAAAYUJQAAAAAECAAAADwAgVwAA3BkAIAMAAAALACBXAADaGQAgWAAA4BkAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAA4BkAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AIQMAAAANACBXAADcGQAgWAAA4xkAICkAAAANACAGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACArAADIEgAgLAAAyRIAIC0AAMoSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAIFAAAOMZACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIScGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACArAADIEgAgLAAAyRIAIC0AAMoSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAsAACeFAAgLQAAnxQAIC4AAKAUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAADkGQAgKQQAAJkXACAaAACzFwAgHwAAshcAICAAAJ8XACAlAAC1FwAgJgAAnBcAICgAAJ4XACArAACpFwAgLAAAqhcAIC0AAKsXACAuAACsFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAOYZACADAAAADQAgVwAA5BkAIFgAAOoZACApAAAADQAgBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIDIAAM0SACAzAADOEgAgNAAA0RIAIDUAANISACBQAADqGQAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEnBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIDIAAM0SACAzAADOEgAgNAAA0RIAIDUAANISACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIQMAAAALACBXAADmGQAgWAAA7RkAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAA7RkAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBHAACvFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAADuGQAgAwAAAAsAIFcAAO4ZACBYAADyGQAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAADyGQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhCgMAANIRACAIAADREQAgGAAA1BEAILYHAQAAAAHEBwEAAAAByAcBAAAAAdgHQAAAAAGPCAEAAAABkAhAAAAAAZEICAAAAAECAAAAbAAgVwAA8xkAICcGAACTFAAgBwAAlBQAIA8AAJcUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAsAACeFAAgLQAAnxQAIC4AAKAUACAvAAChFAAgMgAAohQAIDMAAKMUACA0AACmFAAgNQAApxQAILYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6AcBAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAYwIQAAAAAH9CAIAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQIAAAABhAkBAAAAAYUJQAAAAAECAAAADwAgVwAA9RkAIAy2BwEAAAABxAcBAAAAAcgHAQAAAAHRBwEAAAAB0gcBAAAAAdMHAQAAAAHVBwEAAAAB1gcBAAAAAdcHAQAAAAHYB0AAAAAB2QdAAAAAAdoHAQAAAAEDAAAAOgAgVwAA8xkAIFgAAPoZACAMAAAAOgAgAwAAvREAIAgAALwRACAYAAC_EQAgUAAA-hkAILYHAQDuDQAhxAcBAO4NACHIBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGQCEAA_w0AIZEICACzDwAhCgMAAL0RACAIAAC8EQAgGAAAvxEAILYHAQDuDQAhxAcBAO4NACHIBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGQCEAA_w0AIZEICACzDwAhAwAAAA0AIFcAAPUZACBYAAD9GQAgKQAAAA0AIAYAAL4SACAHAAC_EgAgDwAAwhIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgUAAA_RkAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAL4SACAHAAC_EgAgDwAAwhIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEnBgAAkxQAIAcAAJQUACAPAACXFAAgFgAAmhQAIBoAAKQUACAgAACcFAAgJQAApRQAICYAAJUUACAnAACWFAAgKAAAmBQAICkAAJkUACArAACdFAAgLAAAnhQAIC0AAJ8UACAuAACgFAAgLwAAoRQAIDIAAKIUACAzAACjFAAgNAAAphQAIDUAAKcUACC2BwEAAAAB2wcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAegHAQAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAGMCEAAAAAB_QgCAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkCAAAAAYQJAQAAAAGFCUAAAAABAgAAAA8AIFcAAP4ZACADAAAADQAgVwAA_hkAIFgAAIIaACApAAAADQAgBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACArAADIEgAgLAAAyRIAIC0AAMoSACAuAADLEgAgLwAAzBIAIDIAAM0SACAzAADOEgAgNAAA0RIAIDUAANISACBQAACCGgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEnBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACArAADIEgAgLAAAyRIAIC0AAMoSACAuAADLEgAgLwAAzBIAIDIAAM0SACAzAADOEgAgNAAA0RIAIDUAANISACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAACDGgAgAwAAAAsAIFcAAIMaACBYAACHGgAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAACHGgAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAJkXACAaAACzFwAgHwAAshcAICAAAJ8XACAlAAC1FwAgJgAAnBcAICgAAJ4XACArAACpFwAgLAAAqhcAIC0AAKsXACAuAACsFwAgLwAArRcAIDEAAJoXACA5AACbFwAgOgAAnRcAIDsAAKAXACA8AAChFwAgPQAAohcAID4AAKMXACA_AACkFwAgQAAApRcAIEEAAKYXACBEAACnFwAgRQAAqBcAIEYAAK4XACBHAACvFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAIgaACADAAAACwAgVwAAiBoAIFgAAIwaACArAAAACwAgBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBJAAD-FAAgSgAAgRUAIFAAAIwaACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEkAAP4UACBKAACBFQAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAAmRcAIBoAALMXACAfAACyFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAAjRoAIAMAAAALACBXAACNGgAgWAAAkRoAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBKAACBFQAgUAAAkRoAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAIC0AAKsXACAuAACsFwAgLwAArRcAIDEAAJoXACA5AACbFwAgOgAAnRcAIDsAAKAXACA8AAChFwAgPQAAohcAID4AAKMXACA_AACkFwAgQAAApRcAIEEAAKYXACBEAACnFwAgRQAAqBcAIEYAAK4XACBHAACvFwAgSAAAsBcAIEkAALEXACBKAAC0FwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAACSGgAgJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAACUGgAgAwAAAAsAIFcAAJIaACBYAACYGgAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAACYGgAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhAwAAAA0AIFcAAJQaACBYAACbGgAgKQAAAA0AIAYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgUAAAmxoAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAtAADKEgAgLgAAyxIAIC8AAMwSACAyAADNEgAgMwAAzhIAIDQAANESACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEpBAAAmRcAIBoAALMXACAfAACyFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgSgAAtBcAILYHAQAAAAHYB0AAAAAB2wcBAAAAAYwIQAAAAAHZCAEAAAABiwlAAAAAAYwJQAAAAAGNCQEAAAABjglAAAAAAY8JAQAAAAGQCQEAAAABkQlAAAAAAZIJIAAAAAECAAAAAQAgVwAAnBoAICcGAACTFAAgBwAAlBQAIA8AAJcUACAWAACaFAAgGgAApBQAICAAAJwUACAlAAClFAAgJgAAlRQAICcAAJYUACAoAACYFAAgKQAAmRQAICoAAJsUACArAACdFAAgLAAAnhQAIC4AAKAUACAvAAChFAAgMgAAohQAIDMAAKMUACA0AACmFAAgNQAApxQAILYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6AcBAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAYwIQAAAAAH9CAIAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQIAAAABhAkBAAAAAYUJQAAAAAECAAAADwAgVwAAnhoAIAMAAAALACBXAACcGgAgWAAAohoAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAAohoAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AIQMAAAANACBXAACeGgAgWAAApRoAICkAAAANACAGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACArAADIEgAgLAAAyRIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAIFAAAKUaACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIScGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACArAADIEgAgLAAAyRIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhFQgAAK8SACAJAACwEgAgCgAAsRIAIA8AALISACAgAACzEgAgIQAAtBIAICIAALUSACAjAAC2EgAgJQAAuBIAILYHAQAAAAHEBwEAAAABzAcBAAAAAdgHQAAAAAHbBwEAAAAB6gcCAAAAAe8HAQAAAAGiCAEAAAABwQgBAAAAAdEIAQAAAAH7CAIAAAAB_AgBAAAAAQIAAAAVACBXAACmGgAgAwAAABMAIFcAAKYaACBYAACqGgAgFwAAABMAIAgAAOkRACAJAADqEQAgCgAA6xEAIA8AAOwRACAgAADtEQAgIQAA7hEAICIAAO8RACAjAADwEQAgJQAA8hEAIFAAAKoaACC2BwEA7g0AIcQHAQDuDQAhzAcBAO4NACHYB0AA_w0AIdsHAQDuDQAh6gcCAPgNACHvBwEA7g0AIaIIAQD5DQAhwQgBAO4NACHRCAEA7g0AIfsIAgDoEQAh_AgBAPkNACEVCAAA6REAIAkAAOoRACAKAADrEQAgDwAA7BEAICAAAO0RACAhAADuEQAgIgAA7xEAICMAAPARACAlAADyEQAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeoHAgD4DQAh7wcBAO4NACGiCAEA-Q0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIfwIAQD5DQAhJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAsAACeFAAgLQAAnxQAIC4AAKAUACAvAAChFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAACrGgAgBLYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAEDAAAADQAgVwAAqxoAIFgAALAaACApAAAADQAgBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAzAADOEgAgNAAA0RIAIDUAANISACBQAACwGgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEnBgAAvhIAIAcAAL8SACAPAADCEgAgFgAAxRIAIBoAAM8SACAgAADHEgAgJQAA0BIAICYAAMASACAnAADBEgAgKAAAwxIAICkAAMQSACAqAADGEgAgKwAAyBIAICwAAMkSACAtAADKEgAgLgAAyxIAIC8AAMwSACAzAADOEgAgNAAA0RIAIDUAANISACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIQ0FAADZFAAgKwAA2xQAIDYAANoUACA3AADcFAAgtgcBAAAAAdgHQAAAAAHfB0AAAAAB6QcBAAAAAaEIAQAAAAGoCAEAAAABhgkBAAAAAYcJAQAAAAGICQIAAAABAgAAAAkAIFcAALEaACAOCAAA4w4AILYHAQAAAAG3BwEAAAABxAcBAAAAAdgHQAAAAAHhBwEAAAAB6gcCAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAe4HAQAAAAHvBwEAAAAB8AdAAAAAAfEHAQAAAAECAAAAjwEAIFcAALMaACADAAAABwAgVwAAsRoAIFgAALcaACAPAAAABwAgBQAArRQAICsAAK8UACA2AACuFAAgNwAAsBQAIFAAALcaACC2BwEA7g0AIdgHQAD_DQAh3wdAAIAOACHpBwEA7g0AIaEIAQD5DQAhqAgBAPkNACGGCQEA7g0AIYcJAQDuDQAhiAkCAOgRACENBQAArRQAICsAAK8UACA2AACuFAAgNwAAsBQAILYHAQDuDQAh2AdAAP8NACHfB0AAgA4AIekHAQDuDQAhoQgBAPkNACGoCAEA-Q0AIYYJAQDuDQAhhwkBAO4NACGICQIA6BEAIQMAAACNAQAgVwAAsxoAIFgAALoaACAQAAAAjQEAIAgAANUOACBQAAC6GgAgtgcBAO4NACG3BwEA7g0AIcQHAQDuDQAh2AdAAP8NACHhBwEA7g0AIeoHAgD4DQAh6wcBAO4NACHsBwEA7g0AIe0HAQD5DQAh7gcBAPkNACHvBwEA7g0AIfAHQACADgAh8QcBAO4NACEOCAAA1Q4AILYHAQDuDQAhtwcBAO4NACHEBwEA7g0AIdgHQAD_DQAh4QcBAO4NACHqBwIA-A0AIesHAQDuDQAh7AcBAO4NACHtBwEA-Q0AIe4HAQD5DQAh7wcBAO4NACHwB0AAgA4AIfEHAQDuDQAhJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAsAACeFAAgLQAAnxQAIC4AAKAUACAvAAChFAAgMgAAohQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAAC7GgAgAwAAAA0AIFcAALsaACBYAAC_GgAgKQAAAA0AIAYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDQAANESACA1AADSEgAgUAAAvxoAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDQAANESACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEKAwAA0hEAIAgAANERACAWAADTEQAgtgcBAAAAAcQHAQAAAAHIBwEAAAAB2AdAAAAAAY8IAQAAAAGQCEAAAAABkQgIAAAAAQIAAABsACBXAADAGgAgAwAAADoAIFcAAMAaACBYAADEGgAgDAAAADoAIAMAAL0RACAIAAC8EQAgFgAAvhEAIFAAAMQaACC2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIQoDAAC9EQAgCAAAvBEAIBYAAL4RACC2BwEA7g0AIcQHAQDuDQAhyAcBAO4NACHYB0AA_w0AIY8IAQDuDQAhkAhAAP8NACGRCAgAsw8AIScGAACTFAAgBwAAlBQAIA8AAJcUACAWAACaFAAgGgAApBQAICAAAJwUACAlAAClFAAgJgAAlRQAICcAAJYUACAoAACYFAAgKQAAmRQAICoAAJsUACArAACdFAAgLAAAnhQAIC0AAJ8UACAuAACgFAAgLwAAoRQAIDIAAKIUACAzAACjFAAgNAAAphQAILYHAQAAAAHbBwEAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB6AcBAAAAAesHAQAAAAHsBwEAAAAB7QcBAAAAAYwIQAAAAAH9CAIAAAAB_ggBAAAAAf8IAQAAAAGACQEAAAABgQkBAAAAAYIJAQAAAAGDCQIAAAABhAkBAAAAAYUJQAAAAAECAAAADwAgVwAAxRoAIAMAAAANACBXAADFGgAgWAAAyRoAICkAAAANACAGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACArAADIEgAgLAAAyRIAIC0AAMoSACAuAADLEgAgLwAAzBIAIDIAAM0SACAzAADOEgAgNAAA0RIAIFAAAMkaACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIScGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAlAADQEgAgJgAAwBIAICcAAMESACAoAADDEgAgKQAAxBIAICoAAMYSACArAADIEgAgLAAAyRIAIC0AAMoSACAuAADLEgAgLwAAzBIAIDIAAM0SACAzAADOEgAgNAAA0RIAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhKQQAAJkXACAaAACzFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAMoaACARCAAA_g8AIAsAAP8PACAQAACAEAAgEQAAiBEAIBoAAIIQACAiAQAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHXBwEAAAAB2AdAAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIQAAAAAHoCAEAAAAB6QgBAAAAAQIAAAAkACBXAADMGgAgAwAAAAsAIFcAAMoaACBYAADQGgAgKwAAAAsAIAQAAOYUACAaAACAFQAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAADQGgAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhAwAAACIAIFcAAMwaACBYAADTGgAgEwAAACIAIAgAAOMPACALAADkDwAgEAAA5Q8AIBEAAIcRACAaAADnDwAgIgEA7g0AIVAAANMaACC2BwEA7g0AIbcHAQD5DQAhxAcBAO4NACHXBwEA-Q0AIdgHQAD_DQAh5AgBAPkNACHlCAEA7g0AIeYIAQDuDQAh5whAAIAOACHoCAEA-Q0AIekIAQD5DQAhEQgAAOMPACALAADkDwAgEAAA5Q8AIBEAAIcRACAaAADnDwAgIgEA7g0AIbYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdcHAQD5DQAh2AdAAP8NACHkCAEA-Q0AIeUIAQDuDQAh5ggBAO4NACHnCEAAgA4AIegIAQD5DQAh6QgBAPkNACEQAwAAnw4AIAgAAJ0OACALAACeDgAgtgcBAAAAAbcHAQAAAAHEBwEAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HQAAAAAHOBwEAAAABzwdAAAAAAQIAAABlACBXAADUGgAgAwAAAEkAIFcAANQaACBYAADYGgAgEgAAAEkAIAMAAIMOACAIAACBDgAgCwAAgg4AIFAAANgaACC2BwEA7g0AIbcHAQDuDQAhxAcBAO4NACHGBwEA7g0AIccHAQDuDQAhyAcBAPkNACHJBwEA7g0AIcoHAQD5DQAhywcBAO4NACHMBwEA7g0AIc0HQAD_DQAhzgcBAO4NACHPB0AAgA4AIRADAACDDgAgCAAAgQ4AIAsAAIIOACC2BwEA7g0AIbcHAQDuDQAhxAcBAO4NACHGBwEA7g0AIccHAQDuDQAhyAcBAPkNACHJBwEA7g0AIcoHAQD5DQAhywcBAO4NACHMBwEA7g0AIc0HQAD_DQAhzgcBAO4NACHPB0AAgA4AISkEAACZFwAgGgAAsxcAIB8AALIXACAgAACfFwAgJQAAtRcAICYAAJwXACAoAACeFwAgKwAAqRcAICwAAKoXACAtAACrFwAgLgAArBcAIC8AAK0XACAxAACaFwAgOQAAmxcAIDoAAJ0XACA7AACgFwAgPAAAoRcAID0AAKIXACA-AACjFwAgPwAApBcAIEAAAKUXACBBAACmFwAgRAAApxcAIEUAAKgXACBGAACuFwAgRwAArxcAIEgAALAXACBJAACxFwAgtgcBAAAAAdgHQAAAAAHbBwEAAAABjAhAAAAAAdkIAQAAAAGLCUAAAAABjAlAAAAAAY0JAQAAAAGOCUAAAAABjwkBAAAAAZAJAQAAAAGRCUAAAAABkgkgAAAAAQIAAAABACBXAADZGgAgAwAAAAsAIFcAANkaACBYAADdGgAgKwAAAAsAIAQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAlAACCFQAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBQAADdGgAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIBoAAIAVACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAJkXACAaAACzFwAgHwAAshcAICAAAJ8XACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAN4aACAVCAAArxIAIAkAALASACAKAACxEgAgDwAAshIAICAAALMSACAhAAC0EgAgIgAAtRIAICMAALYSACAkAAC3EgAgtgcBAAAAAcQHAQAAAAHMBwEAAAAB2AdAAAAAAdsHAQAAAAHqBwIAAAAB7wcBAAAAAaIIAQAAAAHBCAEAAAAB0QgBAAAAAfsIAgAAAAH8CAEAAAABAgAAABUAIFcAAOAaACAnBgAAkxQAIAcAAJQUACAPAACXFAAgFgAAmhQAIBoAAKQUACAgAACcFAAgJgAAlRQAICcAAJYUACAoAACYFAAgKQAAmRQAICoAAJsUACArAACdFAAgLAAAnhQAIC0AAJ8UACAuAACgFAAgLwAAoRQAIDIAAKIUACAzAACjFAAgNAAAphQAIDUAAKcUACC2BwEAAAAB2wcBAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAegHAQAAAAHrBwEAAAAB7AcBAAAAAe0HAQAAAAGMCEAAAAAB_QgCAAAAAf4IAQAAAAH_CAEAAAABgAkBAAAAAYEJAQAAAAGCCQEAAAABgwkCAAAAAYQJAQAAAAGFCUAAAAABAgAAAA8AIFcAAOIaACAdBwAAlRAAIAgAAJQQACAJAACWEAAgEgAAlxAAIBMAAJgQACAUAACZEAAgIAIAAAABtgcBAAAAAbcHAQAAAAHEBwEAAAAB0QcBAAAAAdgHQAAAAAHhBwEAAAAB6AcBAAAAAekHAQAAAAHtBwEAAAAB7wcBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAgAAAAGbCAIAAAABnAgBAAAAAZ0IAQAAAAGeCAEAAAABnwgBAAAAAaAIAQAAAAGhCAEAAAABoggBAAAAAQIAAAB7ACBXAADkGgAgDggAAJgRACAcAACZEQAgtgcBAAAAAcQHAQAAAAHYB0AAAAABjwgBAAAAAacIQAAAAAGxCEAAAAAB2QgBAAAAAeMIAQAAAAHqCAEAAAAB6wgBAAAAAewIAQAAAAHtCEAAAAABAgAAAHAAIFcAAOYaACAYCAAAnw8AIBkAAKAPACC2BwEAAAABxAcBAAAAAcwHAQAAAAHPB0AAAAAB0QcBAAAAAdgHQAAAAAHvBwEAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABgggBAAAAAYMIAQAAAAGECAEAAAABhQggAAAAAYYIAQAAAAGHCAEAAAABiAggAAAAAYkIAQAAAAGKCAEAAAABiwgBAAAAAYwIQAAAAAGNCAEAAAABAgAAAD0AIFcAAOgaACARCAAA_g8AIAsAAP8PACAQAACAEAAgEQAAiBEAIB8AAIEQACAiAQAAAAG2BwEAAAABtwcBAAAAAcQHAQAAAAHXBwEAAAAB2AdAAAAAAeQIAQAAAAHlCAEAAAAB5ggBAAAAAecIQAAAAAHoCAEAAAAB6QgBAAAAAQIAAAAkACBXAADqGgAgJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAgAACcFAAgJQAApRQAICYAAJUUACAnAACWFAAgKAAAmBQAICkAAJkUACAqAACbFAAgKwAAnRQAICwAAJ4UACAtAACfFAAgLgAAoBQAIC8AAKEUACAyAACiFAAgMwAAoxQAIDQAAKYUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAADsGgAgKQQAAJkXACAfAACyFwAgIAAAnxcAICUAALUXACAmAACcFwAgKAAAnhcAICsAAKkXACAsAACqFwAgLQAAqxcAIC4AAKwXACAvAACtFwAgMQAAmhcAIDkAAJsXACA6AACdFwAgOwAAoBcAIDwAAKEXACA9AACiFwAgPgAAoxcAID8AAKQXACBAAAClFwAgQQAAphcAIEQAAKcXACBFAACoFwAgRgAArhcAIEcAAK8XACBIAACwFwAgSQAAsRcAIEoAALQXACC2BwEAAAAB2AdAAAAAAdsHAQAAAAGMCEAAAAAB2QgBAAAAAYsJQAAAAAGMCUAAAAABjQkBAAAAAY4JQAAAAAGPCQEAAAABkAkBAAAAAZEJQAAAAAGSCSAAAAABAgAAAAEAIFcAAO4aACADAAAAKAAgVwAA5BoAIFgAAPIaACAfAAAAKAAgBwAAyQ8AIAgAAMgPACAJAADKDwAgEgAAyw8AIBMAAMwPACAUAADNDwAgIAIA-A0AIVAAAPIaACC2BwEA7g0AIbcHAQD5DQAhxAcBAO4NACHRBwEA7g0AIdgHQAD_DQAh4QcBAO4NACHoBwEA-Q0AIekHAQDuDQAh7QcBAPkNACHvBwEA7g0AIZcIAQDuDQAhmAgBAPkNACGZCAEA-Q0AIZoIAgD4DQAhmwgCAPgNACGcCAEA7g0AIZ0IAQD5DQAhnggBAO4NACGfCAEA7g0AIaAIAQDuDQAhoQgBAPkNACGiCAEA-Q0AIR0HAADJDwAgCAAAyA8AIAkAAMoPACASAADLDwAgEwAAzA8AIBQAAM0PACAgAgD4DQAhtgcBAO4NACG3BwEA-Q0AIcQHAQDuDQAh0QcBAO4NACHYB0AA_w0AIeEHAQDuDQAh6AcBAPkNACHpBwEA7g0AIe0HAQD5DQAh7wcBAO4NACGXCAEA7g0AIZgIAQD5DQAhmQgBAPkNACGaCAIA-A0AIZsIAgD4DQAhnAgBAO4NACGdCAEA-Q0AIZ4IAQDuDQAhnwgBAO4NACGgCAEA7g0AIaEIAQD5DQAhoggBAPkNACEDAAAARAAgVwAA5hoAIFgAAPUaACAQAAAARAAgCAAAjBEAIBwAAI0RACBQAAD1GgAgtgcBAO4NACHEBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGnCEAAgA4AIbEIQAD_DQAh2QgBAO4NACHjCAEA7g0AIeoIAQD5DQAh6wgBAPkNACHsCAEA7g0AIe0IQACADgAhDggAAIwRACAcAACNEQAgtgcBAO4NACHEBwEA7g0AIdgHQAD_DQAhjwgBAO4NACGnCEAAgA4AIbEIQAD_DQAh2QgBAO4NACHjCAEA7g0AIeoIAQD5DQAh6wgBAPkNACHsCAEA7g0AIe0IQACADgAhAwAAADgAIFcAAOgaACBYAAD4GgAgGgAAADgAIAgAAJMPACAZAACUDwAgUAAA-BoAILYHAQDuDQAhxAcBAO4NACHMBwEA7g0AIc8HQACADgAh0QcBAO4NACHYB0AA_w0AIe8HAQDuDQAh_wcBAPkNACGACAEA7g0AIYEIAQDuDQAhgggBAO4NACGDCAEA7g0AIYQIAQDuDQAhhQggALYOACGGCAEA-Q0AIYcIAQDuDQAhiAggALYOACGJCAEA-Q0AIYoIAQD5DQAhiwgBAPkNACGMCEAA_w0AIY0IAQDuDQAhGAgAAJMPACAZAACUDwAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAhzwdAAIAOACHRBwEA7g0AIdgHQAD_DQAh7wcBAO4NACH_BwEA-Q0AIYAIAQDuDQAhgQgBAO4NACGCCAEA7g0AIYMIAQDuDQAhhAgBAO4NACGFCCAAtg4AIYYIAQD5DQAhhwgBAO4NACGICCAAtg4AIYkIAQD5DQAhiggBAPkNACGLCAEA-Q0AIYwIQAD_DQAhjQgBAO4NACEDAAAAIgAgVwAA6hoAIFgAAPsaACATAAAAIgAgCAAA4w8AIAsAAOQPACAQAADlDwAgEQAAhxEAIB8AAOYPACAiAQDuDQAhUAAA-xoAILYHAQDuDQAhtwcBAPkNACHEBwEA7g0AIdcHAQD5DQAh2AdAAP8NACHkCAEA-Q0AIeUIAQDuDQAh5ggBAO4NACHnCEAAgA4AIegIAQD5DQAh6QgBAPkNACERCAAA4w8AIAsAAOQPACAQAADlDwAgEQAAhxEAIB8AAOYPACAiAQDuDQAhtgcBAO4NACG3BwEA-Q0AIcQHAQDuDQAh1wcBAPkNACHYB0AA_w0AIeQIAQD5DQAh5QgBAO4NACHmCAEA7g0AIecIQACADgAh6AgBAPkNACHpCAEA-Q0AIQMAAAANACBXAADsGgAgWAAA_hoAICkAAAANACAGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAIFAAAP4aACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIScGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhAwAAAAsAIFcAAO4aACBYAACBGwAgKwAAAAsAIAQAAOYUACAfAAD_FAAgIAAA7BQAICUAAIIVACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACBQAACBGwAgtgcBAO4NACHYB0AA_w0AIdsHAQDuDQAhjAhAAP8NACHZCAEA7g0AIYsJQACADgAhjAlAAIAOACGNCQEA7g0AIY4JQACADgAhjwkBAO4NACGQCQEA7g0AIZEJQACADgAhkgkgALYOACEpBAAA5hQAIB8AAP8UACAgAADsFAAgJQAAghUAICYAAOkUACAoAADrFAAgKwAA9hQAICwAAPcUACAtAAD4FAAgLgAA-RQAIC8AAPoUACAxAADnFAAgOQAA6BQAIDoAAOoUACA7AADtFAAgPAAA7hQAID0AAO8UACA-AADwFAAgPwAA8RQAIEAAAPIUACBBAADzFAAgRAAA9BQAIEUAAPUUACBGAAD7FAAgRwAA_BQAIEgAAP0UACBJAAD-FAAgSgAAgRUAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhDLYHAQAAAAHEBwEAAAAByAcBAAAAAdEHAQAAAAHSBwEAAAAB0wcBAAAAAdQHAQAAAAHVBwEAAAAB1wcBAAAAAdgHQAAAAAHZB0AAAAAB2gcBAAAAAQMAAAALACBXAADeGgAgWAAAhRsAICsAAAALACAEAADmFAAgGgAAgBUAIB8AAP8UACAgAADsFAAgJgAA6RQAICgAAOsUACArAAD2FAAgLAAA9xQAIC0AAPgUACAuAAD5FAAgLwAA-hQAIDEAAOcUACA5AADoFAAgOgAA6hQAIDsAAO0UACA8AADuFAAgPQAA7xQAID4AAPAUACA_AADxFAAgQAAA8hQAIEEAAPMUACBEAAD0FAAgRQAA9RQAIEYAAPsUACBHAAD8FAAgSAAA_RQAIEkAAP4UACBKAACBFQAgUAAAhRsAILYHAQDuDQAh2AdAAP8NACHbBwEA7g0AIYwIQAD_DQAh2QgBAO4NACGLCUAAgA4AIYwJQACADgAhjQkBAO4NACGOCUAAgA4AIY8JAQDuDQAhkAkBAO4NACGRCUAAgA4AIZIJIAC2DgAhKQQAAOYUACAaAACAFQAgHwAA_xQAICAAAOwUACAmAADpFAAgKAAA6xQAICsAAPYUACAsAAD3FAAgLQAA-BQAIC4AAPkUACAvAAD6FAAgMQAA5xQAIDkAAOgUACA6AADqFAAgOwAA7RQAIDwAAO4UACA9AADvFAAgPgAA8BQAID8AAPEUACBAAADyFAAgQQAA8xQAIEQAAPQUACBFAAD1FAAgRgAA-xQAIEcAAPwUACBIAAD9FAAgSQAA_hQAIEoAAIEVACC2BwEA7g0AIdgHQAD_DQAh2wcBAO4NACGMCEAA_w0AIdkIAQDuDQAhiwlAAIAOACGMCUAAgA4AIY0JAQDuDQAhjglAAIAOACGPCQEA7g0AIZAJAQDuDQAhkQlAAIAOACGSCSAAtg4AIQMAAAATACBXAADgGgAgWAAAiBsAIBcAAAATACAIAADpEQAgCQAA6hEAIAoAAOsRACAPAADsEQAgIAAA7REAICEAAO4RACAiAADvEQAgIwAA8BEAICQAAPERACBQAACIGwAgtgcBAO4NACHEBwEA7g0AIcwHAQDuDQAh2AdAAP8NACHbBwEA7g0AIeoHAgD4DQAh7wcBAO4NACGiCAEA-Q0AIcEIAQDuDQAh0QgBAO4NACH7CAIA6BEAIfwIAQD5DQAhFQgAAOkRACAJAADqEQAgCgAA6xEAIA8AAOwRACAgAADtEQAgIQAA7hEAICIAAO8RACAjAADwEQAgJAAA8REAILYHAQDuDQAhxAcBAO4NACHMBwEA7g0AIdgHQAD_DQAh2wcBAO4NACHqBwIA-A0AIe8HAQDuDQAhoggBAPkNACHBCAEA7g0AIdEIAQDuDQAh-wgCAOgRACH8CAEA-Q0AIQMAAAANACBXAADiGgAgWAAAixsAICkAAAANACAGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAIFAAAIsbACC2BwEA7g0AIdsHAQDuDQAh3wdAAP8NACHgBwEA7g0AIeEHAQDuDQAh6AcBAPkNACHrBwEA-Q0AIewHAQDuDQAh7QcBAPkNACGMCEAA_w0AIf0IAgD4DQAh_ggBAO4NACH_CAEA7g0AIYAJAQD5DQAhgQkBAO4NACGCCQEA-Q0AIYMJAgD4DQAhhAkBAO4NACGFCUAAgA4AIScGAAC-EgAgBwAAvxIAIA8AAMISACAWAADFEgAgGgAAzxIAICAAAMcSACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA0AADREgAgNQAA0hIAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAJMUACAHAACUFAAgDwAAlxQAIBYAAJoUACAaAACkFAAgIAAAnBQAICUAAKUUACAmAACVFAAgJwAAlhQAICgAAJgUACApAACZFAAgKgAAmxQAICsAAJ0UACAsAACeFAAgLQAAnxQAIC4AAKAUACAvAAChFAAgMgAAohQAIDMAAKMUACA1AACnFAAgtgcBAAAAAdsHAQAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHoBwEAAAAB6wcBAAAAAewHAQAAAAHtBwEAAAABjAhAAAAAAf0IAgAAAAH-CAEAAAAB_wgBAAAAAYAJAQAAAAGBCQEAAAABggkBAAAAAYMJAgAAAAGECQEAAAABhQlAAAAAAQIAAAAPACBXAACMGwAgAwAAAA0AIFcAAIwbACBYAACQGwAgKQAAAA0AIAYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA1AADSEgAgUAAAkBsAILYHAQDuDQAh2wcBAO4NACHfB0AA_w0AIeAHAQDuDQAh4QcBAO4NACHoBwEA-Q0AIesHAQD5DQAh7AcBAO4NACHtBwEA-Q0AIYwIQAD_DQAh_QgCAPgNACH-CAEA7g0AIf8IAQDuDQAhgAkBAPkNACGBCQEA7g0AIYIJAQD5DQAhgwkCAPgNACGECQEA7g0AIYUJQACADgAhJwYAAL4SACAHAAC_EgAgDwAAwhIAIBYAAMUSACAaAADPEgAgIAAAxxIAICUAANASACAmAADAEgAgJwAAwRIAICgAAMMSACApAADEEgAgKgAAxhIAICsAAMgSACAsAADJEgAgLQAAyhIAIC4AAMsSACAvAADMEgAgMgAAzRIAIDMAAM4SACA1AADSEgAgtgcBAO4NACHbBwEA7g0AId8HQAD_DQAh4AcBAO4NACHhBwEA7g0AIegHAQD5DQAh6wcBAPkNACHsBwEA7g0AIe0HAQD5DQAhjAhAAP8NACH9CAIA-A0AIf4IAQDuDQAh_wgBAO4NACGACQEA-Q0AIYEJAQDuDQAhggkBAPkNACGDCQIA-A0AIYQJAQDuDQAhhQlAAIAOACEVCAAArxIAIAkAALASACAKAACxEgAgDwAAshIAICAAALMSACAiAAC1EgAgIwAAthIAICQAALcSACAlAAC4EgAgtgcBAAAAAcQHAQAAAAHMBwEAAAAB2AdAAAAAAdsHAQAAAAHqBwIAAAAB7wcBAAAAAaIIAQAAAAHBCAEAAAAB0QgBAAAAAfsIAgAAAAH8CAEAAAABAgAAABUAIFcAAJEbACADAAAAEwAgVwAAkRsAIFgAAJUbACAXAAAAEwAgCAAA6REAIAkAAOoRACAKAADrEQAgDwAA7BEAICAAAO0RACAiAADvEQAgIwAA8BEAICQAAPERACAlAADyEQAgUAAAlRsAILYHAQDuDQAhxAcBAO4NACHMBwEA7g0AIdgHQAD_DQAh2wcBAO4NACHqBwIA-A0AIe8HAQDuDQAhoggBAPkNACHBCAEA7g0AIdEIAQDuDQAh-wgCAOgRACH8CAEA-Q0AIRUIAADpEQAgCQAA6hEAIAoAAOsRACAPAADsEQAgIAAA7REAICIAAO8RACAjAADwEQAgJAAA8REAICUAAPIRACC2BwEA7g0AIcQHAQDuDQAhzAcBAO4NACHYB0AA_w0AIdsHAQDuDQAh6gcCAPgNACHvBwEA7g0AIaIIAQD5DQAhwQgBAO4NACHRCAEA7g0AIfsIAgDoEQAh_AgBAPkNACEeBAYCDgA8GvQBDR_zARggvAEJJfcBFSa5AQUouwETK-IBCizjASEt5AEiLuUBIy_mASQxCgM5uAEPOroBBDvAAS08xAEuPcYBLz7KATA_zgExQNIBMkHWATNE2wE0ReEBNUbqATdH7AE4SPABOUnyATpK9gE7AQMAAQYFDAEOACwrsQEKNhAEN7IBBTizASYWBhEBBxIDDgArD24GFnYOGpkBDSB5CSWaARUmFgUnbQ8ocRMpdR8qeCArfAosgAEhLYQBIi6IASMvjAEkMpABJTOYASg0ngEpNaABKgsIAAQJFwEKGAMOAB4PHAYgJQkhWxoiXRsjXxwkYx0lZhUECAAECwAFDSAHDgAIAQwABgENIQAHCAAECyYFDgAZECcBESkKGlcNH1UYCAcqAwgABAkrAQ4AFxItCxMxDBQyCRo2DQERAAoBEQAKBwMAAQgABBFOChU3CRs5Dh1FEx5KFQQIAAQOABIZOw8aQg0FAwABCAAEDgARFj4OGEAQARcADwEWQQABGkMABAgABA4AFBpHDRxGAQEaSAAFA0sBCAAECwAFDgAWGkwNARpNAAMTTwAUUAAaUQACA1YBFQAJAhpZAB9YAAELAAUBCwAFAQsABQELAAUED2cAIGgAJGkAJWoAAQgABAEIAAQCAwABCAAEAgMAAQgABAIDAAEIAAQCAwABCAAEAwgABA4AJzGUASYCB5UBAzAAJQExlgEAAQgABAEIAAQBCAAEEA-jAQAWpgEAGq4BACCnAQAlrwEAJqEBACeiAQAopAEAKaUBACuoAQAsqQEALaoBAC6rAQAvrAEAMq0BADSwAQAEK7UBADa0AQA3tgEAOLcBAAEDAAEBAwABAQMAAQEDAAEBAwABAQMAAQED1wEBAwUAAQ4ANkPfATUCAwABQgA0AUPgAQABAwABAQMAAQEDAAEBAwABAQMAARkE-AEAGo8CAB-OAgAg_gEAJZACACb7AQAo_QEAK4cCACyIAgAtiQIALooCAC-LAgAx-QEAOfoBADr8AQA7_wEAPIACAD6BAgA_ggIAQIMCAEGEAgBEhQIARYYCAEaMAgBIjQIAAAAAAw4AQV0AQl4AQwAAAAMOAEFdAEJeAEMBAwABAQMAAQMOAEhdAEleAEoAAAADDgBIXQBJXgBKAQXHAgEBBc0CAQUOAE9dAFJeAFN_AFCAAQBRAAAAAAAFDgBPXQBSXgBTfwBQgAEAUQIG3wIBB-ACAwIG5gIBB-cCAwUOAFhdAFteAFx_AFmAAQBaAAAAAAAFDgBYXQBbXgBcfwBZgAEAWgMIAAQJ-QIBCvoCAwMIAAQJgAMBCoEDAwUOAGFdAGReAGV_AGKAAQBjAAAAAAAFDgBhXQBkXgBlfwBigAEAYwELAAUBCwAFBQ4Aal0AbV4Abn8Aa4ABAGwAAAAAAAUOAGpdAG1eAG5_AGuAAQBsAQsABQELAAUFDgBzXQB2XgB3fwB0gAEAdQAAAAAABQ4Ac10Adl4Ad38AdIABAHUCAwABCAAEAgMAAQgABAUOAHxdAH9eAIABfwB9gAEAfgAAAAAABQ4AfF0Af14AgAF_AH2AAQB-AggABAsABQIIAAQLAAUDDgCFAV0AhgFeAIcBAAAAAw4AhQFdAIYBXgCHAQEMAAYBDAAGBQ4AjAFdAI8BXgCQAX8AjQGAAQCOAQAAAAAABQ4AjAFdAI8BXgCQAX8AjQGAAQCOAQIIAAQchQQBAggABByLBAEDDgCVAV0AlgFeAJcBAAAAAw4AlQFdAJYBXgCXAQQIAAQLnQQFEJ4EARGfBAoECAAEC6UEBRCmBAERpwQKAw4AnAFdAJ0BXgCeAQAAAAMOAJwBXQCdAV4AngEBAwABAQMAAQMOAKMBXQCkAV4ApQEAAAADDgCjAV0ApAFeAKUBAQMAAQEDAAEDDgCqAV0AqwFeAKwBAAAAAw4AqgFdAKsBXgCsAQEDAAEBAwABBQ4AsQFdALQBXgC1AX8AsgGAAQCzAQAAAAAABQ4AsQFdALQBXgC1AX8AsgGAAQCzAQEDAAEBAwABAw4AugFdALsBXgC8AQAAAAMOALoBXQC7AV4AvAEBAwABAQMAAQUOAMEBXQDEAV4AxQF_AMIBgAEAwwEAAAAAAAUOAMEBXQDEAV4AxQF_AMIBgAEAwwEBAwABAQMAAQMOAMoBXQDLAV4AzAEAAAADDgDKAV0AywFeAMwBAQO_BQEBA8UFAQUOANEBXQDUAV4A1QF_ANIBgAEA0wEAAAAAAAUOANEBXQDUAV4A1QF_ANIBgAEA0wEAAAADDgDbAV0A3AFeAN0BAAAAAw4A2wFdANwBXgDdAQAAAAUOAOMBXQDmAV4A5wF_AOQBgAEA5QEAAAAAAAUOAOMBXQDmAV4A5wF_AOQBgAEA5QEAAAAFDgDtAV0A8AFeAPEBfwDuAYABAO8BAAAAAAAFDgDtAV0A8AFeAPEBfwDuAYABAO8BAAAABQ4A9wFdAPoBXgD7AX8A-AGAAQD5AQAAAAAABQ4A9wFdAPoBXgD7AX8A-AGAAQD5AQAAAAUOAIECXQCEAl4AhQJ_AIICgAEAgwIAAAAAAAUOAIECXQCEAl4AhQJ_AIICgAEAgwIAAAAFDgCLAl0AjgJeAI8CfwCMAoABAI0CAAAAAAAFDgCLAl0AjgJeAI8CfwCMAoABAI0CAAAAAw4AlQJdAJYCXgCXAgAAAAMOAJUCXQCWAl4AlwIBBQABAQUAAQUOAJwCXQCfAl4AoAJ_AJ0CgAEAngIAAAAAAAUOAJwCXQCfAl4AoAJ_AJ0CgAEAngIBCAAEAQgABAMOAKUCXQCmAl4ApwIAAAADDgClAl0ApgJeAKcCAgMAAUIANAIDAAFCADQDDgCsAl0ArQJeAK4CAAAAAw4ArAJdAK0CXgCuAgMHyAcDCAAECckHAQMHzwcDCAAECdAHAQUOALMCXQC2Al4AtwJ_ALQCgAEAtQIAAAAAAAUOALMCXQC2Al4AtwJ_ALQCgAEAtQIBEQAKAREACgMOALwCXQC9Al4AvgIAAAADDgC8Al0AvQJeAL4CAREACgERAAoDDgDDAl0AxAJeAMUCAAAAAw4AwwJdAMQCXgDFAgIDAAEIAAQCAwABCAAEBQ4AygJdAM0CXgDOAn8AywKAAQDMAgAAAAAABQ4AygJdAM0CXgDOAn8AywKAAQDMAgIDAAEIAAQCAwABCAAEAw4A0wJdANQCXgDVAgAAAAMOANMCXQDUAl4A1QIBAwABAQMAAQMOANoCXQDbAl4A3AIAAAADDgDaAl0A2wJeANwCAggABBnSCA8CCAAEGdgIDwMOAOECXQDiAl4A4wIAAAADDgDhAl0A4gJeAOMCAQgABAEIAAQDDgDoAl0A6QJeAOoCAAAAAw4A6AJdAOkCXgDqAgEDAAEBAwABAw4A7wJdAPACXgDxAgAAAAMOAO8CXQDwAl4A8QIBAwABAQMAAQUOAPYCXQD5Al4A-gJ_APcCgAEA-AIAAAAAAAUOAPYCXQD5Al4A-gJ_APcCgAEA-AIBAwABAQMAAQMOAP8CXQCAA14AgQMAAAADDgD_Al0AgANeAIEDAgMAAQgABAIDAAEIAAQFDgCGA10AiQNeAIoDfwCHA4ABAIgDAAAAAAAFDgCGA10AiQNeAIoDfwCHA4ABAIgDAgMAAQgABAIDAAEIAAQDDgCPA10AkANeAJEDAAAAAw4AjwNdAJADXgCRAwELAAUBCwAFAw4AlgNdAJcDXgCYAwAAAAMOAJYDXQCXA14AmAMBCAAEAQgABAUOAJ0DXQCgA14AoQN_AJ4DgAEAnwMAAAAAAAUOAJ0DXQCgA14AoQN_AJ4DgAEAnwMCB6AKAzAAJQIHpgoDMAAlBQ4ApgNdAKkDXgCqA38ApwOAAQCoAwAAAAAABQ4ApgNdAKkDXgCqA38ApwOAAQCoAwEIAAQBCAAEBQ4ArwNdALIDXgCzA38AsAOAAQCxAwAAAAAABQ4ArwNdALIDXgCzA38AsAOAAQCxAwEXAA8BFwAPAw4AuANdALkDXgC6AwAAAAMOALgDXQC5A14AugMBCAAEAQgABAMOAL8DXQDAA14AwQMAAAADDgC_A10AwANeAMEDAgOACwEVAAkCA4YLARUACQMOAMYDXQDHA14AyAMAAAADDgDGA10AxwNeAMgDBwMAAQgABBGcCwoVmAsJG5kLDh2aCxMemwsVBwMAAQgABBGmCwoVogsJG6MLDh2kCxMepQsVAw4AzQNdAM4DXgDPAwAAAAMOAM0DXQDOA14AzwMBAwABAQMAAQMOANQDXQDVA14A1gMAAAADDgDUA10A1QNeANYDAwPQCwEIAAQLAAUDA9YLAQgABAsABQMOANsDXQDcA14A3QMAAAADDgDbA10A3ANeAN0DAQgABAEIAAQFDgDiA10A5QNeAOYDfwDjA4ABAOQDAAAAAAAFDgDiA10A5QNeAOYDfwDjA4ABAOQDAQsABQELAAUDDgDrA10A7ANeAO0DAAAAAw4A6wNdAOwDXgDtA0sCAUyRAgFNkwIBTpQCAU-VAgFRlwIBUpkCPVOaAj5UnAIBVZ4CPVafAj9ZoAIBWqECAVuiAj1fpQJAYKYCRGGnAgJiqAICY6kCAmSqAgJlqwICZq0CAmevAj1osAJFabICAmq0Aj1rtQJGbLYCAm23AgJuuAI9b7sCR3C8AktxvQIDcr4CA3O_AgN0wAIDdcECA3bDAgN3xQI9eMYCTHnJAgN6ywI9e8wCTXzOAgN9zwIDftACPYEB0wJOggHUAlSDAdUCBIQB1gIEhQHXAgSGAdgCBIcB2QIEiAHbAgSJAd0CPYoB3gJViwHiAgSMAeQCPY0B5QJWjgHoAgSPAekCBJAB6gI9kQHtAleSAe4CXZMB7wIFlAHwAgWVAfECBZYB8gIFlwHzAgWYAfUCBZkB9wI9mgH4Al6bAfwCBZwB_gI9nQH_Al-eAYIDBZ8BgwMFoAGEAz2hAYcDYKIBiANmowGKAxykAYsDHKUBjQMcpgGOAxynAY8DHKgBkQMcqQGTAz2qAZQDZ6sBlgMcrAGYAz2tAZkDaK4BmgMcrwGbAxywAZwDPbEBnwNpsgGgA2-zAaIDG7QBowMbtQGlAxu2AaYDG7cBpwMbuAGpAxu5AasDPboBrANwuwGuAxu8AbADPb0BsQNxvgGyAxu_AbMDG8ABtAM9wQG3A3LCAbgDeMMBuQMPxAG6Aw_FAbsDD8YBvAMPxwG9Aw_IAb8DD8kBwQM9ygHCA3nLAcQDD8wBxgM9zQHHA3rOAcgDD88ByQMP0AHKAz3RAc0De9IBzgOBAdMBzwMG1AHQAwbVAdEDBtYB0gMG1wHTAwbYAdUDBtkB1wM92gHYA4IB2wHaAwbcAdwDPd0B3QODAd4B3gMG3wHfAwbgAeADPeEB4wOEAeIB5AOIAeMB5QMH5AHmAwflAecDB-YB6AMH5wHpAwfoAesDB-kB7QM96gHuA4kB6wHwAwfsAfIDPe0B8wOKAe4B9AMH7wH1AwfwAfYDPfEB-QOLAfIB-gORAfMB-wMT9AH8AxP1Af0DE_YB_gMT9wH_AxP4AYEEE_kBgwQ9-gGEBJIB-wGHBBP8AYkEPf0BigSTAf4BjAQT_wGNBBOAAo4EPYECkQSUAYICkgSYAYMCkwQJhAKUBAmFApUECYYClgQJhwKXBAmIApkECYkCmwQ9igKcBJkBiwKhBAmMAqMEPY0CpASaAY4CqAQJjwKpBAmQAqoEPZECrQSbAZICrgSfAZMCrwQtlAKwBC2VArEELZYCsgQtlwKzBC2YArUELZkCtwQ9mgK4BKABmwK6BC2cArwEPZ0CvQShAZ4CvgQtnwK_BC2gAsAEPaECwwSiAaICxASmAaMCxQQupALGBC6lAscELqYCyAQupwLJBC6oAssELqkCzQQ9qgLOBKcBqwLQBC6sAtIEPa0C0wSoAa4C1AQurwLVBC6wAtYEPbEC2QSpAbIC2gStAbMC3AQvtALdBC-1At8EL7YC4AQvtwLhBC-4AuMEL7kC5QQ9ugLmBK4BuwLoBC-8AuoEPb0C6wSvAb4C7AQvvwLtBC_AAu4EPcEC8QSwAcIC8gS2AcMC8wQwxAL0BDDFAvUEMMYC9gQwxwL3BDDIAvkEMMkC-wQ9ygL8BLcBywL-BDDMAoAFPc0CgQW4Ac4CggUwzwKDBTDQAoQFPdEChwW5AdICiAW9AdMCiQUx1AKKBTHVAosFMdYCjAUx1wKNBTHYAo8FMdkCkQU92gKSBb4B2wKUBTHcApYFPd0ClwW_Ad4CmAUx3wKZBTHgApoFPeECnQXAAeICngXGAeMCnwUy5AKgBTLlAqEFMuYCogUy5wKjBTLoAqUFMukCpwU96gKoBccB6wKqBTLsAqwFPe0CrQXIAe4CrgUy7wKvBTLwArAFPfECswXJAfICtAXNAfMCtQUz9AK2BTP1ArcFM_YCuAUz9wK5BTP4ArsFM_kCvQU9-gK-Bc4B-wLBBTP8AsMFPf0CxAXPAf4CxgUz_wLHBTOAA8gFPYEDywXQAYIDzAXWAYMDzgXXAYQDzwXXAYUD0gXXAYYD0wXXAYcD1AXXAYgD1gXXAYkD2AU9igPZBdgBiwPbBdcBjAPdBT2NA94F2QGOA98F1wGPA-AF1wGQA-EFPZED5AXaAZID5QXeAZMD5wXfAZQD6AXfAZUD6wXfAZYD7AXfAZcD7QXfAZgD7wXfAZkD8QU9mgPyBeABmwP0Bd8BnAP2BT2dA_cF4QGeA_gF3wGfA_kF3wGgA_oFPaED_QXiAaID_gXoAaMDgAbpAaQDgQbpAaUDhAbpAaYDhQbpAacDhgbpAagDiAbpAakDigY9qgOLBuoBqwONBukBrAOPBj2tA5AG6wGuA5EG6QGvA5IG6QGwA5MGPbEDlgbsAbIDlwbyAbMDmQbzAbQDmgbzAbUDnQbzAbYDngbzAbcDnwbzAbgDoQbzAbkDowY9ugOkBvQBuwOmBvMBvAOoBj29A6kG9QG-A6oG8wG_A6sG8wHAA6wGPcEDrwb2AcIDsAb8AcMDsgb9AcQDswb9AcUDtgb9AcYDtwb9AccDuAb9AcgDugb9AckDvAY9ygO9Bv4BywO_Bv0BzAPBBj3NA8IG_wHOA8MG_QHPA8QG_QHQA8UGPdEDyAaAAtIDyQaGAtMDywaHAtQDzAaHAtUDzwaHAtYD0AaHAtcD0QaHAtgD0waHAtkD1QY92gPWBogC2wPYBocC3APaBj3dA9sGiQLeA9wGhwLfA90GhwLgA94GPeED4QaKAuID4gaQAuMD5AaRAuQD5QaRAuUD6AaRAuYD6QaRAucD6gaRAugD7AaRAukD7gY96gPvBpIC6wPxBpEC7APzBj3tA_QGkwLuA_UGkQLvA_YGkQLwA_cGPfED-gaUAvID-waYAvMD_AY09AP9BjT1A_4GNPYD_wY09wOABzT4A4IHNPkDhAc9-gOFB5kC-wOHBzT8A4kHPf0DigeaAv4Diwc0_wOMBzSABI0HPYEEkAebAoIEkQehAoMEkgcfhASTBx-FBJQHH4YElQcfhwSWBx-IBJgHH4kEmgc9igSbB6ICiwSdBx-MBJ8HPY0EoAejAo4EoQcfjwSiBx-QBKMHPZEEpgekApIEpweoApMEqAc1lASpBzWVBKoHNZYEqwc1lwSsBzWYBK4HNZkEsAc9mgSxB6kCmwSzBzWcBLUHPZ0EtgeqAp4Etwc1nwS4BzWgBLkHPaEEvAerAqIEvQevAqMEvgcKpAS_BwqlBMAHCqYEwQcKpwTCBwqoBMQHCqkExgc9qgTHB7ACqwTLBwqsBM0HPa0EzgexAq4E0QcKrwTSBwqwBNMHPbEE1geyArIE1we4ArME2QcLtATaBwu1BNwHC7YE3QcLtwTeBwu4BOAHC7kE4gc9ugTjB7kCuwTlBwu8BOcHPb0E6Ae6Ar4E6QcLvwTqBwvABOsHPcEE7ge7AsIE7we_AsME8AcMxATxBwzFBPIHDMYE8wcMxwT0BwzIBPYHDMkE-Ac9ygT5B8ACywT7BwzMBP0HPc0E_gfBAs4E_wcMzwSACAzQBIEIPdEEhAjCAtIEhQjGAtMEhggj1ASHCCPVBIgII9YEiQgj1wSKCCPYBIwII9kEjgg92gSPCMcC2wSRCCPcBJMIPd0ElAjIAt4ElQgj3wSWCCPgBJcIPeEEmgjJAuIEmwjPAuMEnAgk5ASdCCTlBJ4IJOYEnwgk5wSgCCToBKIIJOkEpAg96gSlCNAC6wSnCCTsBKkIPe0EqgjRAu4Eqwgk7wSsCCTwBK0IPfEEsAjSAvIEsQjWAvMEsgg39ASzCDf1BLQIN_YEtQg39wS2CDf4BLgIN_kEugg9-gS7CNcC-wS9CDf8BL8IPf0EwAjYAv4EwQg3_wTCCDeABcMIPYEFxgjZAoIFxwjdAoMFyAgOhAXJCA6FBcoIDoYFywgOhwXMCA6IBc4IDokF0Ag9igXRCN4CiwXUCA6MBdYIPY0F1wjfAo4F2QgOjwXaCA6QBdsIPZEF3gjgApIF3wjkApMF4QgglAXiCCCVBeQIIJYF5QgglwXmCCCYBegIIJkF6gg9mgXrCOUCmwXtCCCcBe8IPZ0F8AjmAp4F8QggnwXyCCCgBfMIPaEF9gjnAqIF9wjrAqMF-Qg4pAX6CDilBfwIOKYF_Qg4pwX-CDioBYAJOKkFggk9qgWDCewCqwWFCTisBYcJPa0FiAntAq4FiQk4rwWKCTiwBYsJPbEFjgnuArIFjwnyArMFkAk5tAWRCTm1BZIJObYFkwk5twWUCTm4BZYJObkFmAk9ugWZCfMCuwWbCTm8BZ0JPb0Fngn0Ar4Fnwk5vwWgCTnABaEJPcEFpAn1AsIFpQn7AsMFpwk6xAWoCTrFBaoJOsYFqwk6xwWsCTrIBa4JOskFsAk9ygWxCfwCywWzCTrMBbUJPc0Ftgn9As4Ftwk6zwW4CTrQBbkJPdEFvAn-AtIFvQmCA9MFvgkh1AW_CSHVBcAJIdYFwQkh1wXCCSHYBcQJIdkFxgk92gXHCYMD2wXJCSHcBcsJPd0FzAmEA94FzQkh3wXOCSHgBc8JPeEF0gmFA-IF0wmLA-MF1Aki5AXVCSLlBdYJIuYF1wki5wXYCSLoBdoJIukF3Ak96gXdCYwD6wXfCSLsBeEJPe0F4gmNA-4F4wki7wXkCSLwBeUJPfEF6AmOA_IF6QmSA_MF6gkd9AXrCR31BewJHfYF7Qkd9wXuCR34BfAJHfkF8gk9-gXzCZMD-wX1CR38BfcJPf0F-AmUA_4F-Qkd_wX6CR2ABvsJPYEG_gmVA4IG_wmZA4MGgAolhAaBCiWFBoIKJYYGgwolhwaECiWIBoYKJYkGiAo9igaJCpoDiwaLCiWMBo0KPY0GjgqbA44GjwoljwaQCiWQBpEKPZEGlAqcA5IGlQqiA5MGlgomlAaXCiaVBpgKJpYGmQomlwaaCiaYBpwKJpkGngo9mgafCqMDmwaiCiacBqQKPZ0GpQqkA54GpwomnwaoCiagBqkKPaEGrAqlA6IGrQqrA6MGrwoopAawCiilBrIKKKYGswoopwa0CiioBrYKKKkGuAo9qga5CqwDqwa7CiisBr0KPa0GvgqtA64GvwoorwbACiiwBsEKPbEGxAquA7IGxQq0A7MGxwoQtAbIChC1BsoKELYGywoQtwbMChC4Bs4KELkG0Ao9ugbRCrUDuwbTChC8BtUKPb0G1gq2A74G1woQvwbYChDABtkKPcEG3Aq3A8IG3Qq7A8MG3woqxAbgCirFBuIKKsYG4woqxwbkCirIBuYKKskG6Ao9ygbpCrwDywbrCirMBu0KPc0G7gq9A84G7woqzwbwCirQBvEKPdEG9Aq-A9IG9QrCA9MG9goY1Ab3ChjVBvgKGNYG-QoY1wb6ChjYBvwKGNkG_go92gb_CsMD2waCCxjcBoQLPd0GhQvEA94GhwsY3waICxjgBokLPeEGjAvFA-IGjQvJA-MGjgsN5AaPCw3lBpALDeYGkQsN5waSCw3oBpQLDekGlgs96gaXC8oD6waeCw3sBqALPe0GoQvLA-4GpwsN7waoCw3wBqkLPfEGrAvMA_IGrQvQA_MGrws79AawCzv1BrILO_YGsws79wa0Czv4BrYLO_kGuAs9-ga5C9ED-wa7Czv8Br0LPf0GvgvSA_4Gvws7_wbACzuAB8ELPYEHxAvTA4IHxQvXA4MHxgsVhAfHCxWFB8gLFYYHyQsVhwfKCxWIB8wLFYkHzgs9igfPC9gDiwfSCxWMB9QLPY0H1QvZA44H1wsVjwfYCxWQB9kLPZEH3AvaA5IH3QveA5MH3gsplAffCymVB-ALKZYH4QsplwfiCymYB-QLKZkH5gs9mgfnC98DmwfpCymcB-sLPZ0H7AvgA54H7QspnwfuCymgB-8LPaEH8gvhA6IH8wvnA6MH9QsapAf2CxqlB_gLGqYH-Qsapwf6CxqoB_wLGqkH_gs9qgf_C-gDqweBDBqsB4MMPa0HhAzpA64HhQwarweGDBqwB4cMPbEHigzqA7IHiwzuAw"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// prisma/generated/postgres/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AcceptedTopicScalarFieldEnum: () => AcceptedTopicScalarFieldEnum,
  AnalysisScalarFieldEnum: () => AnalysisScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApprovalScalarFieldEnum: () => ApprovalScalarFieldEnum,
  AuditChainScalarFieldEnum: () => AuditChainScalarFieldEnum,
  AuditEventScalarFieldEnum: () => AuditEventScalarFieldEnum,
  AuthenticatorScalarFieldEnum: () => AuthenticatorScalarFieldEnum,
  CalendarFeedScalarFieldEnum: () => CalendarFeedScalarFieldEnum,
  CollaboratorScalarFieldEnum: () => CollaboratorScalarFieldEnum,
  CommentMentionScalarFieldEnum: () => CommentMentionScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  ContractIndexScalarFieldEnum: () => ContractIndexScalarFieldEnum,
  ContractLabelScalarFieldEnum: () => ContractLabelScalarFieldEnum,
  ContractScalarFieldEnum: () => ContractScalarFieldEnum,
  ContractTemplateScalarFieldEnum: () => ContractTemplateScalarFieldEnum,
  ContractVersionScalarFieldEnum: () => ContractVersionScalarFieldEnum,
  DbNull: () => DbNull2,
  DeadlineReadingScalarFieldEnum: () => DeadlineReadingScalarFieldEnum,
  DeadlineScalarFieldEnum: () => DeadlineScalarFieldEnum,
  Decimal: () => Decimal2,
  EmailVerificationScalarFieldEnum: () => EmailVerificationScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobScalarFieldEnum: () => JobScalarFieldEnum,
  JsonNull: () => JsonNull2,
  KeptExchangeScalarFieldEnum: () => KeptExchangeScalarFieldEnum,
  ListedPartScalarFieldEnum: () => ListedPartScalarFieldEnum,
  ModelName: () => ModelName,
  NotificationScalarFieldEnum: () => NotificationScalarFieldEnum,
  NotificationSettingsScalarFieldEnum: () => NotificationSettingsScalarFieldEnum,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OutgoingMailScalarFieldEnum: () => OutgoingMailScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PasswordResetScalarFieldEnum: () => PasswordResetScalarFieldEnum,
  PositionBookScalarFieldEnum: () => PositionBookScalarFieldEnum,
  PositionReaderScalarFieldEnum: () => PositionReaderScalarFieldEnum,
  PresenceScalarFieldEnum: () => PresenceScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  ReminderDigestScalarFieldEnum: () => ReminderDigestScalarFieldEnum,
  ReminderSettingsScalarFieldEnum: () => ReminderSettingsScalarFieldEnum,
  RoundChangesScalarFieldEnum: () => RoundChangesScalarFieldEnum,
  RoundDecisionScalarFieldEnum: () => RoundDecisionScalarFieldEnum,
  RoundScalarFieldEnum: () => RoundScalarFieldEnum,
  SavedViewScalarFieldEnum: () => SavedViewScalarFieldEnum,
  ScannedPageScalarFieldEnum: () => ScannedPageScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SettingScalarFieldEnum: () => SettingScalarFieldEnum,
  SignInChallengeScalarFieldEnum: () => SignInChallengeScalarFieldEnum,
  SignedCopyScalarFieldEnum: () => SignedCopyScalarFieldEnum,
  SignedFileScalarFieldEnum: () => SignedFileScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredFileScalarFieldEnum: () => StoredFileScalarFieldEnum,
  SuggestionScalarFieldEnum: () => SuggestionScalarFieldEnum,
  TopicFindingScalarFieldEnum: () => TopicFindingScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TrashedPartScalarFieldEnum: () => TrashedPartScalarFieldEnum,
  UncertainWordsScalarFieldEnum: () => UncertainWordsScalarFieldEnum,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VersionReviewScalarFieldEnum: () => VersionReviewScalarFieldEnum,
  VersionTextScalarFieldEnum: () => VersionTextScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  skip: () => skip2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var skip2 = runtime2.skip;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  Session: "Session",
  StoredFile: "StoredFile",
  Contract: "Contract",
  ContractVersion: "ContractVersion",
  VersionReview: "VersionReview",
  VersionText: "VersionText",
  Collaborator: "Collaborator",
  Analysis: "Analysis",
  Suggestion: "Suggestion",
  Invitation: "Invitation",
  Comment: "Comment",
  PasswordReset: "PasswordReset",
  EmailVerification: "EmailVerification",
  Authenticator: "Authenticator",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  SignInChallenge: "SignInChallenge",
  OutgoingMail: "OutgoingMail",
  Job: "Job",
  AuditEvent: "AuditEvent",
  AuditChain: "AuditChain",
  IdempotencyKey: "IdempotencyKey",
  RateLimit: "RateLimit",
  Setting: "Setting",
  PositionBook: "PositionBook",
  AcceptedTopic: "AcceptedTopic",
  PositionReader: "PositionReader",
  Round: "Round",
  RoundChanges: "RoundChanges",
  RoundDecision: "RoundDecision",
  TrashedPart: "TrashedPart",
  ContractLabel: "ContractLabel",
  SavedView: "SavedView",
  Deadline: "Deadline",
  DeadlineReading: "DeadlineReading",
  ReminderSettings: "ReminderSettings",
  ReminderDigest: "ReminderDigest",
  CalendarFeed: "CalendarFeed",
  KeptExchange: "KeptExchange",
  Presence: "Presence",
  TopicFinding: "TopicFinding",
  SignedCopy: "SignedCopy",
  SignedFile: "SignedFile",
  ContractIndex: "ContractIndex",
  ListedPart: "ListedPart",
  ContractTemplate: "ContractTemplate",
  CommentMention: "CommentMention",
  Notification: "Notification",
  NotificationSettings: "NotificationSettings",
  Approval: "Approval",
  ScannedPage: "ScannedPage",
  UncertainWords: "UncertainWords"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  name: "name",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  emailVouchedAt: "emailVouchedAt",
  passwordHash: "passwordHash",
  passwordChangedAt: "passwordChangedAt",
  systemRole: "systemRole",
  defaultLanguage: "defaultLanguage",
  settingsUpdatedAt: "settingsUpdatedAt",
  builtInEngineOnly: "builtInEngineOnly",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var SessionScalarFieldEnum = {
  id: "id",
  userId: "userId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  userAgent: "userAgent",
  lastSeenAt: "lastSeenAt",
  confirmedAt: "confirmedAt"
};
var StoredFileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  fileName: "fileName",
  contentType: "contentType",
  storageKey: "storageKey",
  sizeBytes: "sizeBytes",
  sha256: "sha256",
  createdAt: "createdAt",
  uploadedAt: "uploadedAt"
};
var ContractScalarFieldEnum = {
  id: "id",
  name: "name",
  contractType: "contractType",
  status: "status",
  statusMessage: "statusMessage",
  progress: "progress",
  pagesWithoutText: "pagesWithoutText",
  scannedPages: "scannedPages",
  uploadedAt: "uploadedAt",
  uploadedById: "uploadedById",
  uploadedByName: "uploadedByName",
  fileId: "fileId",
  currentVersionId: "currentVersionId",
  lastVersionNumber: "lastVersionNumber",
  searchText: "searchText",
  updatedAt: "updatedAt",
  deletedAt: "deletedAt",
  signedOn: "signedOn",
  signedBy: "signedBy"
};
var ContractVersionScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  versionNumber: "versionNumber",
  html: "html",
  createdAt: "createdAt",
  createdById: "createdById",
  createdByName: "createdByName",
  restoredFromNumber: "restoredFromNumber",
  carrierFileId: "carrierFileId",
  hash: "hash",
  name: "name",
  note: "note"
};
var VersionReviewScalarFieldEnum = {
  versionId: "versionId",
  rules: "rules",
  review: "review",
  createdAt: "createdAt"
};
var VersionTextScalarFieldEnum = {
  versionId: "versionId",
  answerBytes: "answerBytes",
  pages: "pages",
  text: "text"
};
var CollaboratorScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  userId: "userId",
  role: "role",
  createdAt: "createdAt",
  contractUploadedAt: "contractUploadedAt",
  storedBytes: "storedBytes"
};
var AnalysisScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  versionId: "versionId",
  engine: "engine",
  createdAt: "createdAt"
};
var SuggestionScalarFieldEnum = {
  id: "id",
  analysisId: "analysisId",
  title: "title",
  comment: "comment",
  check: "check",
  values: "values",
  quote: "quote",
  replacement: "replacement",
  severity: "severity",
  source: "source",
  start: "start",
  end: "end",
  page: "page",
  state: "state",
  decidedAt: "decidedAt",
  decidedByName: "decidedByName"
};
var InvitationScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  email: "email",
  role: "role",
  tokenHash: "tokenHash",
  copyHash: "copyHash",
  invitedById: "invitedById",
  invitedByName: "invitedByName",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  acceptedAt: "acceptedAt",
  revokedAt: "revokedAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  versionId: "versionId",
  authorId: "authorId",
  authorName: "authorName",
  text: "text",
  location: "location",
  createdAt: "createdAt",
  resolvedAt: "resolvedAt",
  resolvedByName: "resolvedByName",
  roundId: "roundId",
  parentId: "parentId"
};
var PasswordResetScalarFieldEnum = {
  id: "id",
  userId: "userId",
  tokenHash: "tokenHash",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var EmailVerificationScalarFieldEnum = {
  id: "id",
  userId: "userId",
  email: "email",
  tokenHash: "tokenHash",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var AuthenticatorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  createdAt: "createdAt",
  confirmedAt: "confirmedAt",
  lastStep: "lastStep"
};
var RecoveryCodeScalarFieldEnum = {
  id: "id",
  userId: "userId",
  codeHash: "codeHash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  email: "email",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SignInChallengeScalarFieldEnum = {
  id: "id",
  kind: "kind",
  userId: "userId",
  sessionId: "sessionId",
  tries: "tries",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var OutgoingMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  recipient: "recipient",
  subject: "subject",
  html: "html",
  text: "text",
  linkHash: "linkHash",
  expiresAt: "expiresAt",
  createdAt: "createdAt",
  sentAt: "sentAt",
  carrier: "carrier",
  failedAt: "failedAt",
  failures: "failures",
  replyTo: "replyTo",
  attachment: "attachment"
};
var JobScalarFieldEnum = {
  id: "id",
  name: "name",
  payload: "payload",
  lane: "lane",
  accountId: "accountId",
  turn: "turn",
  createdAt: "createdAt",
  runAt: "runAt",
  attempts: "attempts",
  failures: "failures",
  lockedUntil: "lockedUntil",
  lockedBy: "lockedBy",
  lastError: "lastError",
  doneAt: "doneAt",
  failedAt: "failedAt"
};
var AuditEventScalarFieldEnum = {
  id: "id",
  chain: "chain",
  sequence: "sequence",
  at: "at",
  actorId: "actorId",
  actorName: "actorName",
  action: "action",
  detail: "detail",
  address: "address",
  previousHash: "previousHash",
  hash: "hash"
};
var AuditChainScalarFieldEnum = {
  chain: "chain",
  lastSequence: "lastSequence",
  lastHash: "lastHash"
};
var IdempotencyKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  requestHash: "requestHash",
  status: "status",
  body: "body",
  createdAt: "createdAt",
  holder: "holder",
  leaseUntil: "leaseUntil"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  count: "count",
  expiresAt: "expiresAt"
};
var SettingScalarFieldEnum = {
  key: "key",
  value: "value"
};
var PositionBookScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  contractType: "contractType",
  kinds: "kinds",
  side: "side",
  language: "language",
  positions: "positions",
  positionCount: "positionCount",
  revision: "revision",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var AcceptedTopicScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  topic: "topic",
  reason: "reason",
  acceptedByName: "acceptedByName",
  acceptedAt: "acceptedAt"
};
var PositionReaderScalarFieldEnum = {
  id: "id",
  bookId: "bookId",
  userId: "userId",
  createdAt: "createdAt"
};
var RoundScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  fileId: "fileId",
  fileName: "fileName",
  kind: "kind",
  status: "status",
  statusMessage: "statusMessage",
  sentBy: "sentBy",
  sentVersionId: "sentVersionId",
  sentSinceId: "sentSinceId",
  versionId: "versionId",
  tracked: "tracked",
  untracked: "untracked",
  comments: "comments",
  authors: "authors",
  answersId: "answersId",
  delivery: "delivery",
  recipients: "recipients",
  remarksSent: "remarksSent",
  sha256: "sha256",
  createdAt: "createdAt",
  createdById: "createdById",
  createdByName: "createdByName"
};
var RoundChangesScalarFieldEnum = {
  roundId: "roundId",
  changes: "changes"
};
var RoundDecisionScalarFieldEnum = {
  id: "id",
  roundId: "roundId",
  changeId: "changeId",
  decision: "decision",
  counter: "counter",
  decidedByName: "decidedByName",
  decidedAt: "decidedAt",
  versionId: "versionId"
};
var TrashedPartScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  userId: "userId",
  role: "role",
  createdAt: "createdAt",
  contractUploadedAt: "contractUploadedAt",
  storedBytes: "storedBytes"
};
var ContractLabelScalarFieldEnum = {
  id: "id",
  userId: "userId",
  contractId: "contractId",
  name: "name"
};
var SavedViewScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  query: "query",
  createdAt: "createdAt"
};
var DeadlineScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  kind: "kind",
  foundAs: "foundAs",
  title: "title",
  date: "date",
  repeat: "repeat",
  repeatFrom: "repeatFrom",
  state: "state",
  isDatePersons: "isDatePersons",
  found: "found",
  foundOn: "foundOn",
  isTextChanged: "isTextChanged",
  assigneeId: "assigneeId",
  snoozedUntil: "snoozedUntil",
  note: "note",
  remindDays: "remindDays",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  createdByName: "createdByName",
  answeredByName: "answeredByName",
  answeredAt: "answeredAt"
};
var DeadlineReadingScalarFieldEnum = {
  contractId: "contractId",
  versionId: "versionId"
};
var ReminderSettingsScalarFieldEnum = {
  userId: "userId",
  isOn: "isOn",
  timeZone: "timeZone",
  isZoneChosen: "isZoneChosen"
};
var ReminderDigestScalarFieldEnum = {
  id: "id",
  userId: "userId",
  day: "day",
  count: "count",
  createdAt: "createdAt"
};
var CalendarFeedScalarFieldEnum = {
  userId: "userId",
  secretHash: "secretHash",
  createdAt: "createdAt",
  stamp: "stamp",
  changedAt: "changedAt"
};
var KeptExchangeScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  userId: "userId",
  versionId: "versionId",
  versionNumber: "versionNumber",
  request: "request",
  answer: "answer",
  ending: "ending",
  bytes: "bytes",
  createdAt: "createdAt"
};
var PresenceScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  userId: "userId",
  seenAt: "seenAt"
};
var TopicFindingScalarFieldEnum = {
  id: "id",
  versionId: "versionId",
  finding: "finding",
  createdAt: "createdAt"
};
var SignedCopyScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  versionId: "versionId",
  versionNumber: "versionNumber",
  signedOn: "signedOn",
  signedBy: "signedBy",
  status: "status",
  statusMessage: "statusMessage",
  comparison: "comparison",
  createdAt: "createdAt",
  createdByName: "createdByName",
  reopenedAt: "reopenedAt",
  reopenedByName: "reopenedByName"
};
var SignedFileScalarFieldEnum = {
  id: "id",
  copyId: "copyId",
  place: "place",
  fileId: "fileId",
  fileName: "fileName"
};
var ContractIndexScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  nameLatin: "nameLatin",
  nameCyrillic: "nameCyrillic",
  wordRules: "wordRules"
};
var ListedPartScalarFieldEnum = {
  partId: "partId",
  userId: "userId",
  contractId: "contractId",
  uploadedAt: "uploadedAt",
  contractType: "contractType",
  status: "status",
  nameLatin: "nameLatin",
  nameCyrillic: "nameCyrillic"
};
var ContractTemplateScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  fields: "fields",
  isSaved: "isSaved"
};
var CommentMentionScalarFieldEnum = {
  id: "id",
  commentId: "commentId",
  userId: "userId",
  name: "name"
};
var NotificationScalarFieldEnum = {
  id: "id",
  userId: "userId",
  contractId: "contractId",
  kind: "kind",
  byName: "byName",
  commentId: "commentId",
  deadlineId: "deadlineId",
  invitationId: "invitationId",
  approvalId: "approvalId",
  roundId: "roundId",
  createdAt: "createdAt",
  readAt: "readAt",
  letter: "letter"
};
var NotificationSettingsScalarFieldEnum = {
  userId: "userId",
  mail: "mail"
};
var ApprovalScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  versionId: "versionId",
  versionHash: "versionHash",
  userId: "userId",
  userName: "userName",
  askedById: "askedById",
  askedByName: "askedByName",
  note: "note",
  askedAt: "askedAt",
  answer: "answer",
  words: "words",
  answeredAt: "answeredAt"
};
var ScannedPageScalarFieldEnum = {
  id: "id",
  contractId: "contractId",
  page: "page",
  words: "words"
};
var UncertainWordsScalarFieldEnum = {
  id: "id",
  versionId: "versionId",
  ranges: "ranges"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var defineExtension = runtime2.Extensions.defineExtension;

// prisma/generated/postgres/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  prismaNamespace_exports as Prisma,
  PrismaClient
};
