/** What the audit trail records of accounts, sign-ins and mail. Client-safe. Source: B-18.9. */
import { z } from "zod";

const id = z.string();
const name = z.string();
const [role, email] = [z.string(), z.string()];
const change = { from: z.string(), to: z.string() };
const nothing = z.strictObject({});
const user = { userId: id, name };
const count = z.number().int();
const factorWay = z.enum(["app", "recoveryCode", "passkey"]);
/** `name` is the name given to a passkey. */
const factor = z.strictObject({ way: factorWay, name });
const identity = z.strictObject({ issuer: z.string(), email });
const letter = z.strictObject({ mailId: id, kind: z.string(), email });
export const refusal = z.strictObject({ ability: z.string(), answer: z.union([z.literal(403), z.literal(404)]) });

export const ACCOUNT_DETAILS = {
  /** Old events don't say how: it was a password. */
  "account.signedIn": z.strictObject({
    way: z.enum(["password", "passkey", "openid"]).exactOptional(),
    factor: factorWay.exactOptional(),
  }),
  /** The address as typed if an account has it, otherwise masked. */
  "account.signInFailed": z.strictObject({ email, userId: id.nullable() }),
  "account.signedOut": nothing,
  "account.sessionsEnded": z.strictObject({ count: z.number().int() }),
  "account.registered": z.strictObject({ email, role }),
  "account.passwordChanged": nothing,
  "account.passwordChangeRefused": nothing,
  "account.resetAsked": z.strictObject({ email, userId: id.nullable() }),
  "account.passwordReset": nothing,
  /** `by`: what proved it; in old events also an issuer. `cleared`: earlier settings that were removed. */
  "account.emailVerified": z.strictObject({
    ...user,
    email,
    by: z.enum(["link", "invitation", "reset", "issuer", "administrator"]),
    cleared: z
      .strictObject({
        sessions: count,
        factors: count,
        identities: count,
        calendars: count,
        tokens: count.exactOptional(),
        shared: count.exactOptional(),
      })
      .exactOptional(),
  }),
  "account.roleChanged": z.strictObject({ ...user, ...change }),
  "account.secondFactorFailed": nothing,
  "account.confirmationRefused": nothing,
  "account.secondFactorSet": factor,
  "account.secondFactorRemoved": factor,
  "account.recoveryCodesMade": nothing,
  "account.recoveryCodeUsed": z.strictObject({ left: z.number().int() }),
  "account.secondFactorReset": z.strictObject(user),
  "account.signInRulesChanged": z.strictObject(change),
  "account.identityLinked": identity,
  "account.identityUnlinked": identity,
  "account.identityRefused": z.strictObject({ issuer: z.string(), email, reason: z.string() }),
  /** A directory made the account, or linked one that was there; `isCleared`: nobody had proven its address. */
  "account.provisioned": z.strictObject({ ...user, email, isNew: z.boolean(), isCleared: z.boolean() }),
  /** What a directory says of it changed: its name, or the directory's own names for it. */
  "account.directoryChanged": z.strictObject(user),
  "account.directoryLeft": z.strictObject(user),
  "account.deactivated": z.strictObject({ ...user, sessions: count, calendars: count, tokens: count }),
  "account.reactivated": z.strictObject(user),
  "account.deleted": z.strictObject({ ...user, contracts: z.number().int() }),
  "account.refused": refusal,
  /** An administrator read a letter with its link, to pass it on, or resent one. */
  "mail.read": letter,
  "mail.sentAgain": letter,
} as const;
