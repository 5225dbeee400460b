/** Signing elsewhere: requests and answers. Client-safe. Source: behaviour §44. */
import { z } from "zod";
import { moment, named, ordinal, someId } from "@/lib/answer";
import { contractParams } from "@/lib/contracts/schema";
import { email } from "@/lib/people/accounts/schema";
import {
  MAX_SIGNER_NAME_CHARS,
  MAX_SIGNING_TOKEN_CHARS,
  MAX_SIGNING_URL_CHARS,
  MOST_SIGNERS,
  SIGNING_PROVIDERS,
} from "./bounds";

const id = z.string().min(1).max(100);
/** Header values: no blanks and nothing but ASCII. */
const secretText = z
  .string()
  .trim()
  .min(1)
  .max(MAX_SIGNING_TOKEN_CHARS)
  .regex(/^[\x21-\x7e]+$/);
const baseUrl = z
  .string()
  .trim()
  .min(1)
  .max(MAX_SIGNING_URL_CHARS)
  .refine(isWebAddress, { message: "url" })
  .meta({
    description: "Of the provider's interface, such as https://api.docuseal.com or https://app.documenso.com/api/v2",
  });

/** No password, question or fragment: what follows is appended. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return ["https:", "http:"].includes(protocol) && [username, password, search, hash].every((part) => part === "");
}

export const signingSettingsBody = z.strictObject({
  provider: z.enum(SIGNING_PROVIDERS),
  baseUrl,
  token: secretText
    .optional()
    .meta({ description: "May be left out while provider and address stay as they are; never shown again" }),
  webhookSecret: secretText
    .nullable()
    .optional()
    .meta({ description: "By which the provider's webhook proves itself; null: none. Never shown again" }),
});
export type ChangeSigningSettings = z.infer<typeof signingSettingsBody>;

export const signingSettingsDto = named(
  "SigningSettings",
  z.strictObject({
    provider: z.enum(SIGNING_PROVIDERS).nullable().meta({ description: "null: not set up" }),
    baseUrl: z.string(),
    hasToken: z.boolean(),
    hasWebhookSecret: z.boolean(),
    webhookUrl: z.string().nullable().meta({ description: "Where the provider may call when something happened" }),
    changedAt: moment.nullable(),
  }),
);
export type SigningSettingsDto = z.infer<typeof signingSettingsDto>;

/**
 * Why the provider doesn't do what it should; `address`: it may not be reached; `denied`: it doesn't take the token;
 * `broken`: an answer that nobody can use.
 */
const PROVIDER_PROBLEMS = [
  "address",
  "unreachable",
  "insecure",
  "timeout",
  "denied",
  "refused",
  "missing",
  "redirected",
  "broken",
  "tooLarge",
  "notPdf",
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

export const signingTestDto = named(
  "SigningTest",
  z.strictObject({ isReached: z.boolean(), problem: z.enum(PROVIDER_PROBLEMS).nullable() }),
);
export type SigningTestDto = z.infer<typeof signingTestDto>;

/**
 * `unsure`: it may have been sent, and the provider doesn't know it; `signed`: everybody signed, and the copy isn't
 * here yet; `attached`: it is.
 */
export const SIGNING_STATES = [
  "queued",
  "sending",
  "unsure",
  "sent",
  "signed",
  "attached",
  "declined",
  "expired",
  "cancelling",
  "cancelled",
  "failed",
] as const;
export type SigningState = (typeof SIGNING_STATES)[number];

/** Of ours: the version is approved no more, the settings are others now, the text is another or signed already. */
const OWN_PROBLEMS = [
  "notApproved",
  "notSetUp",
  "settingsChanged",
  "notMade",
  "textChanged",
  "alreadySigned",
  "nobody",
  "noRoom",
  "gaveUp",
  "unexpected",
] as const;
export const SIGNING_PROBLEMS = [...PROVIDER_PROBLEMS, ...OWN_PROBLEMS] as const;
export type SigningProblem = (typeof SIGNING_PROBLEMS)[number];

const SIGNER_STATES = ["waiting", "sent", "opened", "signed", "declined", "expired"] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

const signerName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_SIGNER_NAME_CHARS)
  .regex(/^\P{Cc}*$/u);
export const sendForSignatureBody = z.strictObject({
  versionId: id.meta({ description: "The approved version; 409 where it is no longer current" }),
  signers: z
    .array(z.strictObject({ name: signerName, email }))
    .min(1)
    .max(MOST_SIGNERS)
    .refine((signers) => new Set(signers.map(({ email }) => email)).size === signers.length, { message: "signers" }),
  inOrder: z.boolean().default(true).meta({ description: "true: one after the other, as listed; false: all at once" }),
});
export type SendForSignature = z.output<typeof sendForSignatureBody>;

export const signingParams = contractParams.extend({ requestId: id });
export const nudgeParams = z.object({ key: id });

const signerDto = z.strictObject({
  name: z.string(),
  email: z.string(),
  order: ordinal,
  state: z.enum(SIGNER_STATES),
  at: moment.nullable().meta({ description: "When they signed or declined, by the provider's clock" }),
});
export type SignerDto = z.infer<typeof signerDto>;

export const signingRequestDto = named(
  "SigningRequest",
  z.strictObject({
    id: someId.meta({ description: "Also the name by which the provider knows it" }),
    versionId: someId,
    versionNumber: ordinal,
    provider: z.enum(SIGNING_PROVIDERS),
    host: z.string(),
    sha256: z.string().nullable().meta({ description: "Of the PDF that went out, in hex; null before" }),
    state: z.enum(SIGNING_STATES),
    problem: z.enum(SIGNING_PROBLEMS).nullable(),
    signers: z.array(signerDto),
    createdAt: moment,
    createdByName: z.string(),
    sentAt: moment.nullable(),
    askedAt: moment.nullable().meta({ description: "When the provider was last asked" }),
    nextAt: moment.nullable().meta({ description: "When it is asked next" }),
    endedAt: moment.nullable(),
    signedId: someId.nullable().meta({ description: "The signed copy that it became" }),
  }),
);
export type SigningRequestDto = z.infer<typeof signingRequestDto>;

/** Why it can't be sent now. */
const SIGNING_OBSTACLES = ["notSetUp", "notOwner", "noVersion", "notApproved", "signed", "underWay"] as const;
export type SigningObstacle = (typeof SIGNING_OBSTACLES)[number];

/** `account`: the caller's own; `sentTo`: it went there; `register`: the caller wrote it; `contract`: its text. */
const PROPOSED_FROM = ["account", "sentTo", "register", "contract"] as const;
const proposedSigner = z.strictObject({
  name: z.string(),
  email: z.string(),
  party: z.string().meta({ description: "For whom; '' where that isn't known" }),
  source: z.enum(PROPOSED_FROM).meta({ description: "`contract`: as the other side may have written it" }),
});
export type ProposedSigner = z.infer<typeof proposedSigner>;

export const signingDto = named(
  "Signing",
  z.strictObject({
    provider: z.enum(SIGNING_PROVIDERS).nullable().meta({ description: "null: administrators have set up none" }),
    host: z.string(),
    obstacle: z.enum(SIGNING_OBSTACLES).nullable().meta({ description: "null: it can be sent" }),
    versionId: someId.nullable().meta({ description: "The current version" }),
    proposed: z
      .array(proposedSigner)
      .meta({ description: "Who may sign, for a person to check; nothing is sent by it. '' where a name isn't known" }),
    requests: z.array(signingRequestDto).meta({ description: "Newest first" }),
  }),
);
export type SigningDto = z.infer<typeof signingDto>;
