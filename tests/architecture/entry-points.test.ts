/** Doors are shut unless they are named here (docs/architecture.md, access). */
import { expect, test } from "vitest";
import { sourceFiles } from "../support/layers";
import { followDoor, exportedCalls } from "../support/routes";

const PUBLIC_CALLS = [
  "GET /calendar/[feed]",
  "DELETE /[...path]",
  "GET /[...path]",
  "PATCH /[...path]",
  "POST /[...path]",
  "PUT /[...path]",
  "GET /auth/[...nextauth]",
  "POST /auth/[...nextauth]",
  "POST /auth/forgot-password",
  "POST /auth/login",
  "POST /auth/register",
  "POST /auth/reset-password",
  "POST /auth/second-factor",
  "POST /auth/verify-email",
  "GET /files/[fileId]/content",
  "PUT /files/[fileId]/content",
  "GET /guest/[token]",
  "GET /guest/[token]/file",
  "POST /guest/[token]/code",
  "POST /guest/[token]/replies",
  "PUT /guest/[token]/files",
  "POST /mail/inbound",
  "POST /signing/[key]",
  "DELETE /compare/[token]",
  "GET /compare/[token]",
  "GET /compare/[token]/report",
  "POST /compare",
  "PUT /compare/[token]/files",
  "POST /verify",
  "GET /health",
  "GET /openapi.json",
  "GET /well-known/oauth-protected-resource",
  "GET /invitations/[token]",
  "POST /invitations/[token]/accept",
];
const PUBLIC_ACTIONS = [
  "acceptInvitationAction",
  "forgotPasswordAction",
  "loginAction",
  "passkeySignInAction",
  "registerAction",
  "resetPasswordAction",
  "secondFactorAction",
  "secondFactorPasskeyAction",
  "startPasskeySignInAction",
  "startSecondFactorPasskeyAction",
  "verifyEmailAction",
];
/** Pages that guests may see. */
const PUBLIC_PAGES = [
  "app/page.tsx",
  "app/(guest)/forgot-password/page.tsx",
  "app/(guest)/reset-password/[token]/page.tsx",
  "app/(guest)/invitation/[token]/page.tsx",
  "app/(guest)/login/page.tsx",
  "app/(guest)/register/page.tsx",
  "app/(guest)/verify-email/page.tsx",
  "app/guest/[token]/page.tsx",
  "app/(compare)/compare/page.tsx",
  "app/(compare)/compare/[token]/page.tsx",
  "app/(verify)/verify/page.tsx",
  "app/(info)/contact/page.tsx",
  "app/(info)/privacy/page.tsx",
  "app/(info)/quality/page.tsx",
  "app/(info)/terms/page.tsx",
];

/** Open too to somebody who has to set up a second factor first. */
const SET_UP_PAGES = ["app/(guest)/login/complete/page.tsx", "app/(guest)/second-factor/page.tsx"];

const files = sourceFiles();

test("every public call is named here", () => {
  const open = exportedCalls()
    .filter(({ isPublic }) => isPublic)
    .map(({ call }) => call);
  expect(open.sort()).toEqual([...PUBLIC_CALLS].sort());
});

test("every route file goes through a door", () => {
  const doorless = files.filter(
    ({ file, source }) =>
      /^app\/.*\/route\.ts$/.test(file) && !/\b(route|publicRoute)\(|NextAuth\(/.test(followDoor(source)),
  );
  expect(doorless.map(({ file }) => file)).toEqual([]);
});

test("every server action goes through a door, and every public one is named here", () => {
  const actions = files
    .filter(({ source }) => source.startsWith('"use server"'))
    .flatMap(({ file, source }) =>
      [...source.matchAll(/export (?:const|async function|function) (\w+)([^\n]*)/g)].map(
        ([, name = "", rest = ""]) => ({ file, name, rest }),
      ),
    );
  expect(actions.length).toBeGreaterThan(3);
  const doorless = actions.filter(({ rest }) => !/= (action|publicAction)\(/.test(rest));
  expect(doorless).toEqual([]);
  expect(
    actions
      .filter(({ rest }) => rest.includes("= publicAction("))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(PUBLIC_ACTIONS);
});

test("every page asks who is there, but for the public ones (B-6.1)", () => {
  const pages = files.filter(({ file }) => /^app\/.*page\.tsx$/.test(file));
  const guard = (file: string) => (SET_UP_PAGES.includes(file) ? "pageActorBeforeSetUp()" : "pageActor()");
  const unguarded = pages.filter(({ file, source }) => !source.includes(guard(file))).map(({ file }) => file);
  expect(unguarded.sort()).toEqual([...PUBLIC_PAGES].sort());
});

test("stores and services about contracts begin with the person or the proof (B-19.8)", () => {
  const guarded = files.filter(
    ({ file }) =>
      /^lib\/(contracts|assistant|people\/collaboration)\/(?!engines\/)[a-z/-]+\.ts$/.test(file) &&
      !/(schema|words|signed-link|name-key|sort-key|order|guessed|name-from-file)\.ts$/.test(file),
  );
  const functions = guarded.flatMap(({ file, source }) =>
    [...source.matchAll(/export (?:async )?function (\w+)(?:<[^>]*>)?\(([^)]*)/g)].map(
      ([, name = "", parameters = ""]) => ({ name: `${file}#${name}`, first: parameters.split(",")[0] ?? "" }),
    ),
  );
  expect(functions.length).toBeGreaterThan(20);
  const open = functions
    .filter(({ first }) => !/: (Actor|ReadGrant|EditGrant|ContractGrant|AdminGrant)/.test(first))
    .map(({ name }) => name);
  expect(open.sort()).toEqual([...WITHOUT_PERSON].sort());
});

/** Functions that need no person: the signature of a link is the proof, or they only look at what was loaded. */
const WITHOUT_PERSON = [
  "lib/assistant/suggestions/analysis.ts#analysisId",
  "lib/assistant/suggestions/analysis.ts#newSuggestions",
  "lib/assistant/suggestions/carry-over.ts#matchDismissals",
  "lib/assistant/suggestions/outdated.ts#outdatedIn",
  "lib/assistant/suggestions/outdated.ts#toOutdatedValues",
  "lib/assistant/suggestions/place-again.ts#asAsked",
  "lib/assistant/suggestions/place-again.ts#clauseOfSameNumber",
  "lib/assistant/suggestions/place-again.ts#placeAgain",
  "lib/assistant/suggestions/place-again.ts#wordingOf",
  "lib/assistant/amended.ts#amendedText",
  "lib/assistant/amended.ts#apart",
  "lib/assistant/amended.ts#factInForce",
  "lib/assistant/amended.ts#foundInForce",
  "lib/assistant/amended.ts#isUnsure",
  "lib/assistant/amended.ts#quotesFor",
  "lib/assistant/amended.ts#toEnded",
  "lib/assistant/contract-text.ts#isVerbatim",
  "lib/assistant/in-force/kept-store.ts#amendedContracts",
  "lib/assistant/in-force/kept-store.ts#forgetInForce",
  "lib/assistant/in-force/kept.ts#fingerprint",
  "lib/assistant/in-force/kept.ts#named",
  "lib/assistant/in-force/reading.ts#answersInForce",
  "lib/assistant/in-force/reading.ts#quoted",
  "lib/assistant/languages/language-answer.ts#toLanguagesDto",
  "lib/assistant/review/doubts.ts#foundWithDoubts",
  "lib/assistant/review/doubts.ts#reviewWithDoubts",
  "lib/assistant/review/in-force.ts#topicInForce",
  // An invitation is read and accepted by whoever holds its link; what follows in the same transaction is behind that
  // proof.
  "lib/people/collaboration/acceptance.ts#acceptInvitation",
  "lib/people/collaboration/acceptance.ts#readInvitation",
  "lib/people/collaboration/acceptance.ts#visitInvitation",
  "lib/people/collaboration/collaborator-store.ts#addPart",
  "lib/people/collaboration/collaborator-store.ts#lockPeople",
  "lib/people/collaboration/invitation-store.ts#invitationByTokenHash",
  "lib/people/collaboration/invitation-store.ts#markAccepted",
  "lib/people/collaboration/invitation-store.ts#maySenderInvite",
  "lib/people/collaboration/invitations.ts#invitationFacts",
  "lib/people/collaboration/invitations.ts#parseRole",
  "lib/contracts/comments/comment-text.ts#commentPieces",
  "lib/contracts/comments/comment-text.ts#mentionBefore",
  "lib/contracts/list/listed-store.ts#contractsWithoutSearchText",
  "lib/contracts/contract-store.ts#isContractAdmin",
  // What is looked for, before anybody's contracts are; and the words of a text that was written behind a grant.
  "lib/contracts/list/listed-store.ts#indexed",
  "lib/contracts/list/searching.ts#searchFor",
  "lib/contracts/list/word-index-store.ts#keepWords",
  "lib/contracts/list/word-index-store.ts#wordsOfText",
  "lib/contracts/files/file-store.ts#linkedFile",
  "lib/contracts/files/file-store.ts#markUploaded",
  // A queue, for whatever a store reads behind a grant.
  "lib/contracts/reading/intake.ts#requireKnownContent",
  "lib/contracts/comments/comment-text.ts#commentPassage",
  "lib/contracts/trash/trash-store.ts#trashedBefore",
  "lib/contracts/trash/trash.ts#endOldTrash",
  "lib/contracts/versions/version-text-store.ts#inReadingTurn",
  // The figures of a paper, which everybody may read.
  "lib/assistant/quality.ts#qualityFigures",
  "lib/assistant/quality.ts#readQualityFigures",
  // They tell the audit trail of answers that were asked for behind a grant.
  "lib/assistant/recorded.ts#toReceipt",
  "lib/assistant/recorded.ts#recordAnswer",
  "lib/assistant/recorded.ts#recordedAnswer",
  // What rows and bytes hash to, and the rows from before there were hashes: for every contract, at the start of a
  // server.
  "lib/contracts/versions/version-seal-store.ts#versionHash",
  "lib/contracts/versions/version-store.ts#conflictWith",
  "lib/contracts/versions/version-seal-store.ts#contractsToSeal",
  "lib/contracts/versions/version-seal-store.ts#noteVersionsSealed",
  "lib/contracts/files/uploads.ts#removeAbandonedUploads",
  "lib/contracts/files/file-store.ts#abandonedFiles",
  "lib/contracts/files/file-store.ts#forgetAbandoned",
  // What is read from texts at the start of the server is kept beside them, and shown to nobody.
  "lib/contracts/contract-store.ts#keepMissingNameKeys",
  "lib/contracts/list/word-index-store.ts#areWordsKept",
  "lib/contracts/list/word-index-store.ts#keepMissingWords",
  "lib/contracts/versions/version-text-store.ts#pagesJson",
  "lib/contracts/versions/version-text-store.ts#versionsWithoutText",
  "lib/contracts/versions/version-texts.ts#keepOldTexts",
  "lib/assistant/answers/answer-store.ts#contractsWithoutAnswers",
  "lib/assistant/answers/answers.ts#eachWithoutAnswers",
  "lib/assistant/languages/language-store.ts#contractsUnread",
  "lib/assistant/languages/languages.ts#readOldLanguages",
  "lib/assistant/review/reviews.ts#keepOldAnswers",
  "lib/assistant/review/reviews.ts#madeReview",
  // They turn a review that was read behind a grant into cells.
  "lib/assistant/answers/cells.ts#toAnswers",
  "lib/assistant/answers/cells.ts#askedCell",
  "lib/assistant/answers/cells.ts#shorten",
  "lib/contracts/versions/new-version.ts#toSummary",
  "lib/contracts/versions/new-version.ts#toVersionDto",
  "lib/contracts/files/archive-keys.ts#archiveKey",
  "lib/contracts/files/archive-keys.ts#archiveKeys",
  "lib/contracts/files/file-hash.ts#computeSha256",
  "lib/contracts/files/file-store.ts#filesWithoutHash",
  "lib/contracts/files/file-store.ts#setMissingHash",
];
