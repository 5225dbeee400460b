/** Inputs and answers of accounts. Client-safe. Source: behaviour §2, §21; limits: B-2.5, B-22.1. */
import { z } from "zod";
import { SYSTEM_ROLES } from "@/lib/access/actor";
import { accountUsage } from "@/lib/access/quotas";
import { moment, named, someId } from "@/lib/answer";
import { LANGUAGES } from "@/lib/copy/languages";
import { asSeen } from "@/lib/normalized";
import { CARRIERS, type MailKind } from "@/lib/platform/mail/port";
import {
  ASSIGNABLE_ROLES,
  MAIL_SORTS,
  MAIL_STATES,
  MAX_NAME_CHARS,
  MIN_PASSWORD_CHARS,
  USER_SORTS,
  USER_STATES,
} from "./bounds";

const MAX_PASSWORD_CHARS = 200;
export const MAX_EMAIL_CHARS = 254;

/** Addresses are compared trimmed and lowercased (B-2.4). */
export const email = z.string().trim().toLowerCase().max(MAX_EMAIL_CHARS).pipe(z.email());
/** In one line, without letters that can't be seen or turn others around: it stands for the person everywhere. */
export const accountName = z
  .string()
  .overwrite(asSeen)
  .min(1)
  .max(MAX_NAME_CHARS)
  .regex(/^\P{Cc}*$/u);
/** A name that a directory or an issuer gives, which isn't asked again: cleaned in place of refused. May be ''. */
export function asAccountName(given: string): string {
  return asSeen(given.replaceAll(/\p{Cc}+/gu, " ")).slice(0, MAX_NAME_CHARS);
}
/** Length in code points, so that a Mongolian letter counts as one. */
export const newPassword = z
  .string()
  .max(MAX_PASSWORD_CHARS * 2)
  .refine((password) => [...password].length >= MIN_PASSWORD_CHARS, { params: { key: "passwordTooShort" } })
  .refine((password) => [...password].length <= MAX_PASSWORD_CHARS, { params: { key: "passwordTooLong" } });

/** Passwords at sign-in aren't validated, only compared. */
export const loginBody = z.object({
  email: z.string().trim().toLowerCase().min(1).max(1_000),
  password: z.string().min(1).max(1_000),
});
export type Login = z.infer<typeof loginBody>;

/** `setupCode` is required for the first account if the server listens beyond its own machine (behaviour §2). */
export const registerBody = z.object({
  name: accountName,
  email,
  password: newPassword,
  setupCode: z.string().max(100).optional(),
});
export type Registration = z.infer<typeof registerBody>;

const person = { id: someId, name: z.string(), email: z.string() };
export const userDto = named(
  "User",
  z.strictObject({
    ...person,
    emailVerified: z.boolean().meta({ description: "Whether the address is proven to be the person's own" }),
    systemRole: z.enum(SYSTEM_ROLES),
    createdAt: moment,
    updatedAt: moment,
  }),
);
export type UserDto = z.infer<typeof userDto>;
/** Answer of sign-in, registration and acceptance (B-21.1). */
export const sessionDto = named(
  "Session",
  z.strictObject({ access_token: z.string().min(1), user: userDto, becameAdministrator: z.boolean().exactOptional() }),
);
export type SessionDto = z.infer<typeof sessionDto>;
/** `message` is to be shown. */
export const acceptedDto = z.strictObject({ message: z.string() });

/** How a session was opened, apart from the second step (`second-factor/schema.ts`). */
export type SignInWay = "password" | "passkey" | "openid";

/** One of the caller's own sessions; `browser` and `system` as named by the browser, null if it didn't. */
export const ownSessionDto = named(
  "OwnSession",
  z.strictObject({
    id: someId,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    startedAt: moment,
    lastSeenAt: moment,
    isCurrent: z.boolean(),
  }),
);
export type OwnSessionDto = z.infer<typeof ownSessionDto>;

/** `builtInEngineOnly` is unchanged if left out. */
export const settingsBody = z.object({ defaultLanguage: z.enum(LANGUAGES), builtInEngineOnly: z.boolean().optional() });
export type Settings = z.infer<typeof settingsBody>;
/**
 * `updatedAt` is null until first saved. With `builtInEngineOnly` no model reads the person's contracts, no matter who
 * asks, nor any contract for them.
 */
export const settingsDto = named(
  "Settings",
  z.strictObject({
    defaultLanguage: z.enum(LANGUAGES),
    builtInEngineOnly: z.boolean(),
    createdAt: moment,
    updatedAt: moment.nullable(),
  }),
);
export type SettingsDto = z.infer<typeof settingsDto>;

export const changePasswordBody = z.object({ currentPassword: z.string().min(1).max(1_000), newPassword });
export type PasswordChange = z.infer<typeof changePasswordBody>;
export const forgotPasswordBody = z.object({ email });
export const resetPasswordBody = z.object({ token: z.string().min(1).max(200), password: newPassword });
export type PasswordResetInput = z.infer<typeof resetPasswordBody>;

/** `password`: required unless signed in to the account. */
export const verifyEmailBody = z.object({ token: z.string().min(1).max(200), password: newPassword.optional() });
export type VerifyEmail = z.infer<typeof verifyEmailBody>;
/** `message` is to be shown. */
export const verificationDto = z.strictObject({
  emailVerified: z.literal(true),
  message: z.string(),
  becameAdministrator: z.boolean().exactOptional(),
});
export type VerificationDto = z.infer<typeof verificationDto>;

const MAX_BATCH_IDS = 100;
export const USERS_PER_PAGE = 200;

const id = z.string().min(1).max(100);
export const sessionParams = z.object({ sessionId: id });
export const userParams = z.object({ userId: id });
export const roleBody = z.object({ role: z.enum(ASSIGNABLE_ROLES) });
export const changeRoleInput = userParams.extend(roleBody.shape);
export const userListQuery = z.object({
  search: z.string().trim().max(MAX_EMAIL_CHARS).optional(),
  state: z.enum(["", ...USER_STATES]).optional(),
  sort: z.enum(USER_SORTS).optional().meta({ description: "`-` means descending; newest first without it" }),
  limit: z.coerce.number().int().min(1).max(USERS_PER_PAGE).optional(),
  cursor: z.string().max(2_000).optional(),
});
export type UserListQuery = z.infer<typeof userListQuery>;
export const batchBody = z.object({ userIds: z.array(id).max(MAX_BATCH_IDS) });

/** How many contracts pass to whom if a user is deleted. */
const inheritanceDto = z.strictObject({ userId: someId, name: z.string(), contracts: z.int() });
export type InheritanceDto = z.infer<typeof inheritanceDto>;
/** Since when an account opens to nobody, and who closed it. */
const deactivationDto = z
  .strictObject({
    at: moment,
    by: z.enum(["directory", "administrator"]),
    name: z.string().nullable().meta({ description: "Of the administrator" }),
  })
  .nullable()
  .meta({ description: "null: the account is open" });
export const activeBody = z.object({ active: z.boolean() });
export const setActiveInput = userParams.extend(activeBody.shape);
export const userActivityDto = named(
  "AccountActivity",
  z.strictObject({ ...userDto.shape, deactivation: deactivationDto }),
);
export type UserActivityDto = z.infer<typeof userActivityDto>;
/** An account with its usage, and whether signing in takes a second factor, for administrators. */
export const listedUserDto = z.strictObject({
  ...userActivityDto.shape,
  usage: accountUsage,
  hasSecondFactor: z.boolean(),
});
export type ListedUserDto = z.infer<typeof listedUserDto>;
export const adminUserDto = named(
  "AccountOfUser",
  z.strictObject({ ...listedUserDto.shape, inheritance: z.array(inheritanceDto) }),
);
export type AdminUserDto = z.infer<typeof adminUserDto>;
/** What people who share a contract may know of each other. */
export const personDto = named("Person", z.strictObject(person));
export type PersonDto = z.infer<typeof personDto>;
/** Most people found at once. */
export const MAX_FOUND_PEOPLE = 20;
export const peopleQuery = z.object({
  search: z.string().trim().min(1).max(MAX_EMAIL_CHARS).meta({ description: "Part of a name or an e-mail" }),
  limit: z.coerce.number().int().min(1).max(MAX_FOUND_PEOPLE).optional(),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;
export const foundPersonDto = z.strictObject({
  ...person,
  contractId: someId.meta({ description: "The contract that both have a part in and that was added last" }),
  contracts: z.int().min(1).meta({ description: "How many contracts both have a part in" }),
});
export type FoundPersonDto = z.infer<typeof foundPersonDto>;

export const MAIL_KINDS = [
  "reset",
  "verification",
  "invitation",
  "notice",
  "contract",
] as const satisfies readonly MailKind[];
/** Queued, failed, sent (to the outbox without a mail service), or wiped because its link was used or expired. */
export const MAILS_PER_PAGE = 50;
export const mailParams = z.object({ mailId: id });
export const mailListQuery = z.object({
  search: z.string().trim().max(MAX_EMAIL_CHARS).optional().meta({ description: "Part of the recipient's address" }),
  state: z.enum(["", ...MAIL_STATES]).optional(),
  sort: z.enum(MAIL_SORTS).optional().meta({ description: "By when they were made; newest first without it" }),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: z.string().max(200).optional(),
});
export type MailListQuery = z.infer<typeof mailListQuery>;

/** `kind` is null on letters older than kinds. Failures: when last seen, how often in a row. */
export const mailDto = z.strictObject({
  id: someId,
  kind: z.enum(MAIL_KINDS).nullable(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: moment,
  sentAt: moment.nullable(),
  carrier: z.enum(CARRIERS).nullable(),
  state: z.enum(MAIL_STATES),
  failures: z.array(z.strictObject({ at: moment, words: z.string(), times: z.int() })),
  isReadable: z.boolean(),
  isRepeatable: z.boolean(),
});
export type MailDto = z.infer<typeof mailDto>;
export const readMailDto = z.strictObject({ ...mailDto.shape, text: z.string() });
export type ReadMailDto = z.infer<typeof readMailDto>;

/** Inputs and answers of sign-ins through an OpenID Connect issuer. Source: behaviour §2. */
export const identityIdInput = z.object({ identityId: z.string().min(1).max(100) });

/** A link to an issuer account with this address; '' if the issuer gave none. */
export type IdentityDto = { id: string; email: string; linkedAt: string };
