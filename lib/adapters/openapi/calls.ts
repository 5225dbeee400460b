/**
 * What each call is for and what it answers, in the words of the API's description. Inputs come from the doors
 * themselves. Source: behaviour §20, §21.
 */
import type { z } from "zod";
import * as people from "./answers";
import * as contracts from "./contract-answers";
import * as review from "./review-answers";

/**
 * What a success carries: one entity (which `pieces` gives as it is made too, a piece a line, to who accepts
 * `application/x-ndjson`), a list of them (which `csv` gives as a table too), a file's bytes, or nothing.
 */
export type Answer = { one: z.ZodType; pieces?: z.ZodType } | { list: z.ZodType; csv?: true } | "file" | "nothing";
export type CallWords = { summary: string; answer: Answer };

const one = (schema: z.ZodType): Answer => ({ one: schema });
const list = (schema: z.ZodType): Answer => ({ list: schema });

/** By method and folder of `app/api`, such as `GET /contracts/[contractId]`. A test compares them with the doors. */
export const CALLS: Readonly<Record<string, CallWords>> = {
  "POST /auth/login": {
    summary: "Log in; where the account has a second factor 401 `secondFactorRequired` with a `challenge`",
    answer: one(people.session),
  },
  "POST /auth/second-factor": {
    summary: "Answer a log-in's `challenge` with a code of the authenticator app or a recovery code",
    answer: one(people.session),
  },
  "POST /auth/register": { summary: "Register", answer: one(people.session) },
  "GET /auth/profile": { summary: "The caller's own account", answer: one(people.user) },
  "GET /usage": {
    summary: "What the caller's own contracts and files take, and how much they may",
    answer: one(people.usage),
  },
  "POST /auth/logout": { summary: "End the session of this token", answer: "nothing" },
  "POST /auth/forgot-password": { summary: "Ask for a link to set a new password", answer: one(people.accepted) },
  "POST /auth/reset-password": { summary: "Set a new password by such a link's token", answer: "nothing" },
  "POST /auth/verify-email": {
    summary: "Prove an account's address by the mailed link's token",
    answer: one(people.verification),
  },
  "POST /auth/verify-email/resend": {
    summary: "Send the caller another link to prove the address",
    answer: one(people.accepted),
  },
  "PUT /auth/password": { summary: "Change one's own password", answer: "nothing" },

  "POST /files/presigned-url": { summary: "Get an address to send a file to", answer: one(people.uploadTarget) },
  "PUT /files/[fileId]/content": { summary: "Send a file to its signed address", answer: "nothing" },
  "GET /files/[fileId]/content": { summary: "A file's bytes", answer: "file" },
  "GET /files/download/[fileId]": {
    summary: "A short-lived address to fetch a file from",
    answer: one(people.download),
  },

  "GET /contracts": {
    summary: "Contracts the caller has a part in, newest first",
    answer: list(contracts.listedContract),
  },
  "POST /contracts/upload": { summary: "Make a contract of an uploaded file", answer: one(contracts.contract) },
  "POST /contracts/create-from-template": {
    summary: "Make a contract from a template",
    answer: one(contracts.contract),
  },
  "POST /contracts/analyze": { summary: "Analyze a contract again", answer: one(contracts.contract) },
  "GET /contracts/[contractId]": { summary: "A contract", answer: one(contracts.contract) },
  "PATCH /contracts/[contractId]": {
    summary: "Change name or type, or mark as reviewed",
    answer: one(contracts.contract),
  },
  "DELETE /contracts/[contractId]": { summary: "Delete a contract", answer: "nothing" },
  "GET /contracts/[contractId]/status": {
    summary: "How far reading and analysis are",
    answer: one(contracts.contractStatus),
  },
  "GET /contracts/[contractId]/export": { summary: "A version as a PDF or Word file", answer: "file" },

  "GET /contracts/[contractId]/versions": {
    summary: "Versions, newest first; with `fields=summary` without their text",
    answer: list(contracts.listedVersion),
  },
  "POST /contracts/[contractId]/versions": { summary: "Save text as a new version", answer: one(contracts.version) },
  "GET /contracts/[contractId]/versions/[versionId]": { summary: "A version", answer: one(contracts.version) },
  "POST /contracts/[contractId]/versions/[versionId]/restore": {
    summary: "Bring an older version back as a new one",
    answer: one(contracts.version),
  },
  "GET /contracts/[contractId]/versions/[versionId]/diff/[otherVersionId]": {
    summary: "What leads from one version to another",
    answer: one(review.comparison),
  },

  "GET /contracts/[contractId]/comments": { summary: "Comments on a contract", answer: list(review.comment) },
  "POST /contracts/[contractId]/comment": {
    summary: "Comment on a contract, or on a passage of it",
    answer: one(review.comment),
  },
  "PATCH /contracts/[contractId]/comments/[commentId]": {
    summary: "Resolve a comment, or open it again",
    answer: one(review.comment),
  },

  "GET /positions": {
    summary: "Books of positions: the caller's own and shared ones",
    answer: list(review.listedBook),
  },
  "POST /positions": { summary: "Make a book of positions, or import one", answer: one(review.book) },
  "POST /positions/starter": { summary: "Make a book of the starters for a side", answer: one(review.book) },
  "GET /positions/[positionsId]": { summary: "A book of positions, as it can be imported", answer: one(review.book) },
  "PATCH /positions/[positionsId]": {
    summary: "Change a book of one's own, and with whom it is shared",
    answer: one(review.book),
  },
  "DELETE /positions/[positionsId]": { summary: "Delete a book of one's own", answer: "nothing" },
  "POST /positions/[positionsId]/wording": {
    summary: "Take a passage of a contract as the wording of a position",
    answer: one(review.book),
  },

  "POST /contracts/[contractId]/find": {
    summary:
      "Find passages of a category; the headers `X-Assistant-Engine`, `-Host`, `-Model`, `-Fell-Back-From` and `-Notes` tell who found them, and what was left out or not read",
    answer: list(contracts.foundItem),
  },
  "GET /contracts/[contractId]/summarize": {
    summary: "Summarize a contract",
    answer: { one: contracts.summary, pieces: contracts.streamPiece },
  },
  "POST /contracts/[contractId]/chat": {
    summary: "Ask about a contract",
    answer: { one: contracts.chatAnswer, pieces: contracts.streamPiece },
  },
  "POST /suggestions/[contractId]/find": { summary: "Find passages of a category", answer: list(contracts.foundItem) },
  "GET /suggestions/[contractId]/summarize": {
    summary: "Summarize a contract",
    answer: { one: contracts.summary, pieces: contracts.streamPiece },
  },
  "POST /suggestions/[contractId]/chat": {
    summary: "Ask about a contract",
    answer: { one: contracts.chatAnswer, pieces: contracts.streamPiece },
  },
  "GET /suggestions/[contractId]": {
    summary: "Open suggestions for the current version",
    answer: one(contracts.suggestionList),
  },
  "POST /suggestions/[contractId]/accept": {
    summary: "Accept a suggestion; the text becomes a new version",
    answer: one(contracts.version),
  },
  "POST /suggestions/[contractId]/dismiss": { summary: "Dismiss a suggestion", answer: "nothing" },

  "GET /contracts/[contractId]/collaborators": {
    summary: "Who has a part in a contract",
    answer: list(people.collaborator),
  },
  "POST /contracts/[contractId]/collaborators": {
    summary: "Invite somebody to a contract",
    answer: one(people.invitationLink),
  },
  "DELETE /contracts/[contractId]/collaborators/[collaboratorId]": {
    summary: "Remove a collaborator",
    answer: "nothing",
  },
  "GET /contracts/[contractId]/invitations": {
    summary: "Invitations that nobody has accepted yet",
    answer: list(people.invitation),
  },
  "GET /invitations/pending": { summary: "Invitations waiting for the caller", answer: list(people.pendingInvitation) },
  "GET /invitations/[token]": { summary: "What an invitation's link offers", answer: one(people.openInvitation) },
  "POST /invitations/[token]/accept": { summary: "Accept an invitation", answer: one(people.acceptedInvitation) },
  "POST /invitations/[token]/resend": {
    summary: "Send an invitation again, by its id",
    answer: one(people.invitationLink),
  },
  "DELETE /invitations/[token]": { summary: "Revoke an invitation, by its id", answer: "nothing" },

  "GET /contracts/[contractId]/activity": {
    summary:
      "Who did what with a contract, newest first: for its owner; all of it, oldest first, with `format=csv` or `Accept: text/csv`",
    answer: { list: review.auditEvent, csv: true },
  },
  "GET /admin/audit": {
    summary:
      "Log-ins, refusals, roles and deletions, newest first; all of it, oldest first, with `format=csv` or `Accept: text/csv`",
    answer: { list: review.auditEvent, csv: true },
  },
  "GET /admin/sign-in-rules": { summary: "Of whom a second factor is required", answer: one(people.signInRules) },
  "PUT /admin/sign-in-rules": {
    summary: "Require a second factor of nobody, administrators or everybody",
    answer: one(people.signInRules),
  },
  "DELETE /admin/users/[userId]/second-factor": {
    summary: "Take somebody's second factors away; their sessions end",
    answer: "nothing",
  },
  "GET /admin/users": { summary: "All accounts, with what each keeps", answer: list(people.listedUser) },
  "GET /admin/users/[userId]": {
    summary: "An account, with who would inherit its contracts",
    answer: one(people.adminUser),
  },
  "DELETE /admin/users/[userId]": { summary: "Delete an account", answer: "nothing" },
  "POST /admin/users/[userId]/verify-email": {
    summary: "Take a user's address as proven, by the administrator's word",
    answer: one(people.user),
  },
  "GET /admin/mail": {
    summary: "Letters that went out or should have, newest first, without their words",
    answer: list(people.mail),
  },
  "GET /admin/mail/[mailId]": {
    summary: "A letter with its words and link, where no mail service is set",
    answer: one(people.readMail),
  },
  "POST /admin/mail/[mailId]/send": { summary: "Send a letter again", answer: one(people.mail) },
  "PUT /admin/users/[userId]/role": { summary: "Change a user's system role", answer: one(people.user) },

  "GET /sessions": { summary: "Where the caller is signed in", answer: list(people.ownSession) },
  "DELETE /sessions": { summary: "End the caller's other sessions", answer: "nothing" },
  "DELETE /sessions/[sessionId]": { summary: "End one of the caller's sessions", answer: "nothing" },
  "GET /user-settings": { summary: "The caller's settings", answer: one(people.settings) },
  "PUT /user-settings": { summary: "Save the caller's settings", answer: one(people.settings) },
  "GET /users/[userId]": {
    summary: "Somebody who shares a contract with the caller",
    answer: one(people.publicPerson),
  },
  "POST /users/batch": { summary: "Several such people", answer: list(people.publicPerson) },

  "GET /health": {
    summary:
      "Whether the service and its database answer and there is room on the disk; with `of=process` only the first",
    answer: one(people.health),
  },
  "GET /openapi.json": { summary: "This description", answer: one(people.description) },
};
