/**
 * Who may call what, through the server actions of the screens: each is the same as a call of REST in `calls.ts`, and
 * answers everybody as that does. Actions are called directly, with nothing of Next in front. An action without a row
 * fails.
 */
import path from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import { PERSON_HEADER } from "@/lib/page-person";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { isLong } from "../support/form";
import { hostileValue } from "../support/fuzz/hostile-values";
import { sourceFiles } from "../support/layers";
import { ROOT } from "../support/routes";
import { anotherSession } from "../support/factories";
import { CALLERS, TABLE, newWorld, type Caller, type Made, type World } from "./calls";
import { digest } from "./digest";
import { formerPeople, type Former } from "./strangers-ids";

/** Headers and cookies of the request that is being answered, as Next would tell them. */
const request = vi.hoisted(() => ({ headers: new Map<string, string>(), cookies: new Map<string, string>() }));
const renewed = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ revalidatePath: renewed }));
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve({ get: (name: string) => request.headers.get(name) ?? null }),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (request.cookies.has(name) ? { value: request.cookies.get(name) } : undefined),
      set: (name: string, value: string) => void request.cookies.set(name, value),
    }),
}));

/** What the contract's page tells is another after these: it must not be restored as it was (B-11.1). */
const MAKE_CURRENT: ReadonlySet<string> = new Set([
  "saveVersionAction",
  "restoreVersionAction",
  "acceptSuggestionAction",
  "markReviewedAction",
]);

type Result = { ok: true; data: unknown } | { ok: false; error: { key: ErrorKey; message: string } };
type Action = (input: unknown) => Promise<Result>;
type ActionRow = { call: string; input?: (made: Made) => unknown };

const nothing = () => undefined;
/** Only the text that is current can be marked as reviewed. */
async function onCurrentVersion({ params }: Made) {
  const contract = await db.contract.findUnique({ where: { id: params?.["contractId"] ?? "" } });
  return { ...params, versionId: contract?.currentVersionId ?? newId() };
}
const invitation = ({ params }: Made) => ({ invitationId: params?.["token"] });

const PASSKEY = {
  id: "AA",
  rawId: "AA",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
};
const NEW_PASSKEY = { ...PASSKEY, response: { clientDataJSON: "AA", attestationObject: "AA" } };
/** No call of REST: refused (403) to whoever has not just shown that they are it, and to guests (401). */
const UNCONFIRMED = "confirm first";

/** Each action, the call that it is, and its input where that is more than the call's parameters and body together. */
const ACTIONS: Record<string, ActionRow> = {
  acceptInvitationAction: { call: "POST /invitations/[token]/accept" },
  joinAction: { call: "POST /invitations/[token]/accept" },
  forgotPasswordAction: { call: "POST /auth/forgot-password" },
  loginAction: { call: "POST /auth/login" },
  registerAction: { call: "POST /auth/register" },
  resetPasswordAction: { call: "POST /auth/reset-password" },
  secondFactorAction: { call: "POST /auth/second-factor" },
  secondFactorPasskeyAction: {
    call: "POST /auth/second-factor",
    input: () => ({ challenge: "no such challenge", passkey: PASSKEY }),
  },
  startSecondFactorPasskeyAction: { call: "POST /auth/second-factor" },
  startPasskeySignInAction: { call: "GET /health", input: nothing },
  passkeySignInAction: { call: "POST /auth/second-factor", input: () => ({ passkey: PASSKEY }) },
  // Everybody's own, and only behind a proof, which a wrong password is not.
  confirmItsMeAction: { call: "PUT /auth/password", input: () => ({ password: "wrong" }) },
  startConfirmationAction: { call: "GET /auth/profile", input: nothing },
  startAppAction: { call: UNCONFIRMED, input: nothing },
  confirmAppAction: { call: UNCONFIRMED, input: () => ({ code: "123456" }) },
  removeAppAction: { call: UNCONFIRMED, input: nothing },
  renewRecoveryCodesAction: { call: UNCONFIRMED, input: nothing },
  startPasskeyAction: { call: UNCONFIRMED, input: nothing },
  addPasskeyAction: { call: UNCONFIRMED, input: () => ({ name: "Phone", passkey: NEW_PASSKEY }) },
  renamePasskeyAction: { call: "DELETE /sessions/[sessionId]", input: () => ({ passkeyId: newId(), name: "Phone" }) },
  removePasskeyAction: { call: "DELETE /sessions/[sessionId]", input: () => ({ passkeyId: newId() }) },
  // No issuer is set here, and the identity is nobody's: not there, for whoever is signed in (tests/api/openid.test.ts
  // has the rest).
  startLinkAction: { call: "DELETE /sessions/[sessionId]", input: nothing },
  unlinkIdentityAction: { call: "DELETE /sessions/[sessionId]", input: () => ({ identityId: newId() }) },
  // The caller's own session, once more as a log-in answers it.
  completeSignInAction: { call: "GET /auth/profile", input: nothing },
  resetSecondFactorAction: { call: "DELETE /admin/users/[userId]/second-factor" },
  changeSignInRulesAction: { call: "PUT /admin/sign-in-rules" },
  verifyEmailAction: { call: "POST /auth/verify-email" },
  resendVerificationAction: { call: "POST /auth/verify-email/resend", input: nothing },
  confirmAddressAction: { call: "POST /admin/users/[userId]/verify-email" },
  readMailAction: { call: "GET /admin/mail/[mailId]" },
  sendMailAgainAction: { call: "POST /admin/mail/[mailId]/send" },
  logoutAction: { call: "POST /auth/logout", input: nothing },
  // The caller's own, as they sent it.
  sessionTokenAction: { call: "GET /auth/profile", input: nothing },
  changeRoleAction: { call: "PUT /admin/users/[userId]/role" },
  setActiveAction: { call: "PUT /admin/users/[userId]/active" },
  readUserAction: { call: "GET /admin/users/[userId]" },
  deleteUserAction: { call: "DELETE /admin/users/[userId]" },
  startUploadAction: { call: "POST /files/presigned-url" },
  uploadContractAction: { call: "POST /contracts/upload" },
  photographContractAction: { call: "POST /contracts/photographed" },
  saveSettingsAction: { call: "PUT /user-settings" },
  changePasswordAction: { call: "PUT /auth/password" },
  endSessionAction: { call: "DELETE /sessions/[sessionId]" },
  createTokenAction: { call: "POST /tokens" },
  rotateTokenAction: { call: "POST /tokens/[tokenId]/rotate" },
  revokeTokenAction: { call: "DELETE /tokens/[tokenId]" },
  endOtherSessionsAction: { call: "DELETE /sessions", input: nothing },
  createFromTemplateAction: { call: "POST /contracts/create-from-template" },
  inviteAction: { call: "POST /contracts/[contractId]/collaborators" },
  removeCollaboratorAction: { call: "DELETE /contracts/[contractId]/collaborators/[collaboratorId]" },
  resendInvitationAction: { call: "POST /invitations/[token]/resend", input: invitation },
  revokeInvitationAction: { call: "DELETE /invitations/[token]", input: invitation },
  createStarterBookAction: { call: "POST /positions/starter" },
  importBookAction: { call: "POST /positions" },
  changeBookAction: { call: "PATCH /positions/[positionsId]" },
  removeBookAction: { call: "DELETE /positions/[positionsId]" },
  saveVersionAction: { call: "POST /contracts/[contractId]/versions" },
  restoreVersionAction: { call: "POST /contracts/[contractId]/versions/[versionId]/restore" },
  analyzeAgainAction: { call: "POST /contracts/analyze" },
  addCommentAction: { call: "POST /contracts/[contractId]/comment" },
  resolveCommentAction: { call: "PATCH /contracts/[contractId]/comments/[commentId]" },
  acceptSuggestionAction: { call: "POST /suggestions/[contractId]/accept" },
  dismissSuggestionAction: { call: "POST /suggestions/[contractId]/dismiss" },
  // Whoever edits may, as they may comment: the row of `PATCH` is of a change of name, which is a manager's.
  markReviewedAction: { call: "GET /contracts/[contractId]/comments", input: onCurrentVersion },
  changeContractAction: { call: "PATCH /contracts/[contractId]" },
  deleteContractAction: { call: "DELETE /contracts/[contractId]" },
  duplicateContractAction: { call: "POST /contracts/[contractId]/duplicate" },
  labelContractAction: { call: "PUT /contracts/[contractId]/labels" },
  saveViewsAction: { call: "PUT /views" },
  undeleteContractAction: { call: "POST /contracts/[contractId]/undelete" },
  endContractAction: { call: "POST /contracts/[contractId]/undelete" }, // on what is in the trash
};
const FILES = sourceFiles().filter(({ source }) => source.startsWith('"use server"'));

let world: World;
let former: Former[];
const actions: Record<string, Action> = {};

beforeAll(async () => {
  for (const { file } of FILES) Object.assign(actions, await import(path.join(ROOT, file)));
  world = await newWorld();
  former = await formerPeople(world);
});

async function answerTo(
  name: string,
  token: string | undefined,
  input: unknown,
  { drawnFor }: { drawnFor?: string } = {},
): Promise<number> {
  const action = actions[name];
  if (!action) throw new Error(`${name} is not exported`);
  request.cookies = new Map(token === undefined ? [] : [["next-auth.session-token", token]]);
  request.headers = new Map([["accept-language", "en"]]);
  if (drawnFor !== undefined) request.headers.set(PERSON_HEADER, drawnFor);
  renewed.mockReset();
  const result = await action(input);
  const isRenewing = result.ok && MAKE_CURRENT.has(name);
  expect(renewed.mock.calls).toEqual(isRenewing ? [["/contracts/[contractId]", "page"]] : []);
  if (result.ok) return 200;
  expect(result.error).toMatchObject({ message: expect.any(String), key: expect.any(String) });
  return ERROR_STATUS[result.error.key];
}

const toInput = async ({ input }: ActionRow, made: Made): Promise<unknown> =>
  input ? input(made) : { ...made.params, ...(made.body as object | undefined) };
const asAction = (status: number) => (status < 300 ? 200 : status);
const findToken = (caller: Caller) => (caller === "guest" ? undefined : world.people[caller].token);

/** A guest joins nothing by that action, whose other half is `acceptInvitationAction`. */
function expectedStatus(name: string, row: ActionRow, caller: Caller): number {
  if (row.call === UNCONFIRMED) return caller === "guest" ? 401 : 403;
  return name === "joinAction" && caller === "guest" ? 401 : asAction(TABLE[row.call]?.expected[caller] ?? 0);
}

test("every server action has a row, and every row an action", () => {
  expect(Object.keys(actions).sort()).toEqual(Object.keys(ACTIONS).sort());
});

describe.each(Object.entries(ACTIONS).filter(([name]) => name !== "logoutAction"))("%s", (name, row) => {
  test("answers everybody as its call does; a refusal changes nothing (B-19.1)", async () => {
    const expectedFor = (caller: Caller) => expectedStatus(name, row, caller);
    const made = async () => toInput(row, (await TABLE[row.call]?.make(world)) ?? {});
    const expectAnswer = async (caller: Caller, input: unknown) =>
      expect([caller, await answerTo(name, findToken(caller), input)]).toEqual([caller, expectedFor(caller)]);
    const refused: [Caller, unknown][] = [];
    for (const caller of CALLERS) if (expectedFor(caller) >= 400) refused.push([caller, await made()]);
    const before = await digest();
    for (const [caller, input] of refused) await expectAnswer(caller, input);
    expect(await digest()).toEqual(before);
    for (const caller of CALLERS) if (expectedFor(caller) < 400) await expectAnswer(caller, await made());
  });

  test("is refused to those who lost their part, and on what is not there", async () => {
    const made = (await TABLE[row.call]?.make(world)) ?? {};
    const own =
      made.params && "contractId" in made.params
        ? { ...made, params: { ...made.params, contractId: world.contractId } }
        : made;
    const before = await digest();
    for (const {
      name: who,
      who: { token },
      like,
    } of former) {
      const expected = expectedStatus(name, row, like);
      if (expected >= 400) expect([who, await answerTo(name, token, await toInput(row, own))]).toEqual([who, expected]);
    }
    for (const part of Object.keys(made.params ?? {})) {
      const status = await answerTo(
        name,
        world.people.owner.token,
        await toInput(row, { ...made, params: { ...made.params, [part]: newId() } }),
      );
      expect([part, row.call.includes("/admin/") ? 403 : 404]).toEqual([part, status]);
    }
    expect(await digest()).toEqual(before);
  });

  test.runIf(expectedStatus(name, row, "guest") === 401)(
    "from a page drawn for somebody else does nothing; from one's own it is answered (B-5.11)",
    async () => {
      const { owner, manager } = world.people;
      const input = await toInput(row, (await TABLE[row.call]?.make(world)) ?? {});
      const before = await digest();
      expect(await answerTo(name, owner.token, input, { drawnFor: manager.actor.userId })).toBe(401);
      expect(await digest()).toEqual(before);
      const own = await answerTo(name, owner.token, input, { drawnFor: owner.actor.userId });
      expect(own).toBe(expectedStatus(name, row, "owner"));
    },
  );

  test("takes whatever is sent without failing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          hostileValue,
          fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true }),
        ),
        async (input) => {
          expect(await answerTo(name, undefined, input)).toBeLessThan(500);
          expect(await answerTo(name, world.people.stranger.token, input)).toBeLessThan(500);
        },
      ),
      { numRuns: isLong ? 15 : 4, seed: 20_260_101, examples: [[undefined], [null], [[]]] },
    );
  });
});

test("logoutAction ends the session at once", async () => {
  const token = await anotherSession(world.people.stranger);
  expect(await answerTo("logoutAction", undefined, undefined)).toBe(401);
  expect(await answerTo("logoutAction", token, undefined)).toBe(200);
  expect(await answerTo("sessionTokenAction", token, undefined)).toBe(401);
});
