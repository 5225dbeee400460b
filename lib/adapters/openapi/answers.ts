/**
 * Answers of REST as schemas, for the API's description and for tests that hold real answers against it. Each is tied
 * to the DTO type that its service gives: one that differs does not compile. Client-safe. Source: behaviour §20, §21.
 */
import { z } from "zod";
import type { AccountUsage, UsageDto } from "@/lib/access/usage-schema";
import { MAIL_KINDS, MAIL_STATES } from "@/lib/accounts/schema";
import type {
  AdminUserDto,
  InheritanceDto,
  ListedUserDto,
  MailDto,
  OwnSessionDto,
  PersonDto,
  ReadMailDto,
  SessionDto,
  SettingsDto,
  UserDto,
  VerificationDto,
} from "@/lib/accounts/schema";
import { FACTOR_RULES, FACTOR_WAYS, type SignInRules } from "@/lib/accounts/second-factor/schema";
import type {
  AcceptedDto,
  CollaboratorDto,
  InvitationDto,
  InvitationLinkDto,
  OpenInvitationDto,
  PendingInvitationDto,
} from "@/lib/collaboration/schema";
import { INVITED_ROLES } from "@/lib/collaboration/schema";
import { LANGUAGES } from "@/lib/copy/languages";
import { CONTRACT_ROLES } from "@/lib/access/roles";
import type { DownloadDto, UploadTargetDto } from "@/lib/files/schema";
import { CARRIERS } from "@/lib/platform/mail/port";
import { answerShape } from "./shape";

const id = z.string().min(1);
const moment = z.iso.datetime().meta({ description: "ISO 8601, UTC" });
const person = { id, name: z.string(), email: z.string() };

export const problem = z.strictObject({
  message: z.string().meta({ description: "What the screens show" }),
  code: z.string().meta({ description: "The failure's name" }),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).exactOptional(),
  challenge: z
    .string()
    .exactOptional()
    .meta({
      description: "Of `secondFactorRequired`: what `POST /auth/second-factor` takes, for five minutes and once",
    }),
  ways: z
    .array(z.enum(FACTOR_WAYS))
    .exactOptional()
    .meta({ description: "Of `secondFactorRequired`: what the account can answer with" }),
});

export const health = z.strictObject({ status: z.literal("ok") });
export const description = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.looseObject({ title: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});
export const accepted = z.strictObject({ message: z.string() });

export const user = answerShape<UserDto>()(
  z.strictObject({
    ...person,
    emailVerified: z.boolean().meta({ description: "Whether the address is proven to be the person's own" }),
    systemRole: z.enum(["user", "admin", "manager"]),
    createdAt: moment,
    updatedAt: moment,
  }),
);
export const verification = answerShape<VerificationDto>()(
  z.strictObject({
    emailVerified: z.literal(true),
    message: z.string(),
    becameAdministrator: z.boolean().exactOptional(),
  }),
);
const mailFailure = z.strictObject({ at: moment, words: z.string(), times: z.int() });
const mailFacts = {
  id,
  kind: z.enum(MAIL_KINDS).nullable(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: moment,
  sentAt: moment.nullable(),
  carrier: z.enum(CARRIERS).nullable(),
  state: z.enum(MAIL_STATES),
  failures: z.array(mailFailure),
  isReadable: z.boolean(),
  isRepeatable: z.boolean(),
};
export const mail = answerShape<MailDto>()(z.strictObject(mailFacts));
export const readMail = answerShape<ReadMailDto>()(z.strictObject({ ...mailFacts, text: z.string() }));
const inheritance = answerShape<InheritanceDto>()(z.strictObject({ userId: id, name: z.string(), contracts: z.int() }));
const accountUsage = answerShape<AccountUsage>()(z.strictObject({ usedBytes: z.number(), contracts: z.number() }));
export const listedUser = answerShape<ListedUserDto>()(
  z.strictObject({ ...user.shape, usage: accountUsage, hasSecondFactor: z.boolean() }),
);
export const adminUser = answerShape<AdminUserDto>()(
  z.strictObject({ ...listedUser.shape, inheritance: z.array(inheritance) }),
);
export const usage = answerShape<UsageDto>()(
  z.strictObject({
    storage: z.strictObject({
      usedBytes: z.number(),
      limitBytes: z.number().nullable().meta({ description: "null: no limit" }),
    }),
    contracts: z.strictObject({
      used: z.number(),
      limit: z.number().nullable().meta({ description: "null: no limit" }),
    }),
  }),
);
export const publicPerson = answerShape<PersonDto>()(z.strictObject(person));
export const session = answerShape<SessionDto>()(
  z.strictObject({ access_token: z.string().min(1), user, becameAdministrator: z.boolean().exactOptional() }),
);
export const ownSession = answerShape<OwnSessionDto>()(
  z.strictObject({
    id,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    startedAt: moment,
    lastSeenAt: moment,
    isCurrent: z.boolean(),
  }),
);
export const signInRules = answerShape<SignInRules>()(z.strictObject({ secondFactorRequired: z.enum(FACTOR_RULES) }));
export const settings = answerShape<SettingsDto>()(
  z.strictObject({
    defaultLanguage: z.enum(LANGUAGES),
    builtInEngineOnly: z.boolean(),
    createdAt: moment,
    updatedAt: moment.nullable(),
  }),
);

export const uploadTarget = answerShape<UploadTargetDto>()(z.strictObject({ uploadUrl: z.url(), fileId: id }));
export const download = answerShape<DownloadDto>()(z.strictObject({ downloadUrl: z.url() }));

const named = z.strictObject({ name: z.string() });
const invitedRole = z.enum(INVITED_ROLES);
const invitationCore = { contractId: id, role: invitedRole, inviter: named };
export const collaborator = answerShape<CollaboratorDto>()(
  z.strictObject({
    id,
    userId: id,
    role: z.enum(CONTRACT_ROLES),
    user: z.strictObject({ name: z.string(), email: z.string() }),
  }),
);
export const invitation = answerShape<InvitationDto>()(
  z.strictObject({
    id,
    ...invitationCore,
    email: z.string(),
    createdAt: moment,
    expiresAt: moment,
    isExpired: z.boolean(),
  }),
);
export const invitationLink = answerShape<InvitationLinkDto>()(
  z.strictObject({ id, email: z.string(), role: invitedRole, expiresAt: moment, link: z.url() }),
);
export const pendingInvitation = answerShape<PendingInvitationDto>()(
  z.strictObject({ id, ...invitationCore, contract: named, expiresAt: moment }),
);
export const openInvitation = answerShape<OpenInvitationDto>()(
  z.strictObject({ ...invitationCore, contract: named, email: z.string(), hasAccount: z.boolean(), expiresAt: moment }),
);
export const acceptedInvitation = answerShape<AcceptedDto>()(z.strictObject({ ...session.shape, contractId: id }));
