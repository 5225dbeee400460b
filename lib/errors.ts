/** One table gives the HTTP status, `errors` of `lib/copy` the words. Source: B-20.4, B-20.5. */
export const ERROR_STATUS = {
  invalidInput: 400,
  malformedBody: 400,
  idempotencyKeyInvalid: 400,
  wrongPassword: 400,
  passwordCommon: 400,
  passwordPattern: 400,
  passwordPersonal: 400,
  codeWrong: 400,
  passkeyNotAdded: 400,
  invalidCredentials: 401,
  secondFactorRequired: 401,
  secondFactorWrong: 401,
  signInStepOver: 401,
  passkeyRefused: 401,
  signInRequired: 401,
  forbidden: 403,
  foreignOrigin: 403,
  registrationClosed: 403,
  confirmFirst: 403,
  secondFactorSetUpRequired: 403,
  identityUnverified: 403,
  identityAddressUnproven: 403,
  sendingAddressUnproven: 403,
  addressUnproven: 403,
  verificationPasswordNeeded: 403,
  setupCodeWrong: 403,
  invitationForSomebodyElse: 403,
  notFound: 404,
  contractNotFound: 404,
  versionNotFound: 404,
  fileNotFound: 404,
  commentNotFound: 404,
  suggestionNotFound: 404,
  roundNotFound: 404,
  signedCopyNotFound: 404,
  differenceNotFound: 404,
  stripNotFound: 404,
  deadlineNotFound: 404,
  notificationNotFound: 404,
  approvalNotFound: 404,
  positionsNotFound: 404,
  questionNotFound: 404,
  fieldNotFound: 404,
  viewNotFound: 404,
  counterpartyNotFound: 404,
  familyNotFound: 404,
  draftsNotFound: 404,
  documentNotFound: 404,
  userNotFound: 404,
  sessionNotFound: 404,
  passkeyNotFound: 404,
  identityNotFound: 404,
  resetLinkInvalid: 404,
  verificationLinkInvalid: 404,
  mailNotFound: 404,
  collaboratorNotFound: 404,
  invitationNotFound: 404,
  invitationExpired: 404,
  invitationRevoked: 404,
  invitationUsed: 404,
  noVersions: 404,
  noContent: 404,
  methodNotAllowed: 405,
  bodyTimedOut: 408,
  versionConflict: 409,
  outdatedAnalysis: 409,
  suggestionDecided: 409,
  roundNotReady: 409,
  contractSigned: 409,
  contractNotSigned: 409,
  roundChangesMoved: 409,
  positionsChanged: 409,
  positionsFull: 409,
  answersFull: 409,
  answerChanged: 409,
  deadlinesFull: 409,
  alreadyInFamily: 409,
  familyFull: 409,
  familyHasDocuments: 409,
  familyTooLong: 409,
  amendedMeanwhile: 409,
  approvalVoid: 409,
  emailTaken: 409,
  emailAlreadyVerified: 409,
  mailNotReadable: 409,
  mailNotRepeatable: 409,
  lastAdministrator: 409,
  ownAccount: 409,
  ownSecondFactor: 409,
  noSecondFactor: 409,
  secondFactorNeeded: 409,
  appAlreadySet: 409,
  setUpOver: 409,
  passkeysFull: 409,
  identityTaken: 409,
  lastWayIn: 409,
  alreadyCollaborator: 409,
  ownerNotRemovable: 409,
  invitationAlreadyUsed: 409,
  invitedAccountExists: 409,
  fileAlreadyUploaded: 409,
  fileNotUploaded: 409,
  requestInProgress: 409,
  notAnalyzable: 409,
  notReadYet: 409,
  wordOriginalRefuses: 409,
  bodyTooLarge: 413,
  fileTooLarge: 413,
  mailTooLarge: 413,
  unsupportedType: 415,
  unsupportedSignedType: 415,
  notASpreadsheet: 415,
  hostNotServed: 421,
  noReplacement: 422,
  noProposal: 422,
  changeNotMade: 422,
  amendmentNotAsMeant: 422,
  textTooIntricate: 422,
  emptyDocument: 422,
  encryptedDocument: 422,
  corruptDocument: 422,
  scanWithoutText: 422,
  documentTooLarge: 422,
  comparisonTooLarge: 422,
  readingTimedOut: 422,
  sheetEncrypted: 422,
  sheetCorrupt: 422,
  sheetTooLarge: 422,
  sheetTooManyRows: 422,
  sheetTooManyColumns: 422,
  sheetEmpty: 422,
  sheetHeadMissing: 422,
  sheetHeadsAlike: 422,
  sheetBrokenQuotes: 422,
  idempotencyKeyReused: 422,
  tooManyRequests: 429,
  headersTooLarge: 431,
  unexpected: 500,
  exportFailed: 500,
  tooBusy: 503,
  openIdFailed: 503,
  assistantUnavailable: 503,
  modelReviewOff: 409,
  serverBusy: 503,
  storageQuotaExceeded: 507,
  contractQuotaExceeded: 507,
  diskFull: 507,
  storageUnavailable: 503,
  databaseUnavailable: 503,
  unhealthyDisk: 503,
} as const;
export type ErrorKey = keyof typeof ERROR_STATUS;

export type Besides = Readonly<Record<string, string | readonly string[]>>;
export type FieldIssue = { path: string; message: string };

/** A failure that a person can be told of. `message` is set only when the words are already made. */
export class AppError extends Error {
  readonly issues: readonly FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the answer carries beside the words, such as the challenge of a second step. */
  readonly besides: Besides;
  /** What stands in the holes of the words, such as `{email}`. */
  readonly values: Readonly<Record<string, string>>;

  constructor(
    readonly key: ErrorKey,
    options: {
      cause?: unknown;
      issues?: readonly FieldIssue[];
      retryAfterSeconds?: number;
      values?: Readonly<Record<string, string>>;
      besides?: Besides;
    } = {},
  ) {
    super(key, options.cause === undefined ? {} : { cause: options.cause });
    this.name = "AppError";
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.values = options.values ?? {};
    this.besides = options.besides ?? {};
  }
}

/** Fills `{name}` holes in a failure's words. */
export function fillHoles(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
