/** Inputs and answers of second factors and passkeys. Client-safe. Source: behaviour §2, §22. */
import { z } from "zod";
import { named } from "@/lib/answer";
import { MAX_PASSKEY_NAME_CHARS, FACTOR_RULES, type FactorWay, TRANSPORTS } from "@/lib/people/accounts/bounds";

/** Valid once, for five minutes. */
export type SecondStep = { challenge: string; ways: FactorWay[] };

export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 20;

const challenge = z.string().min(1).max(100);
/** Six digits from the app or a recovery code, with or without the spaces and dashes people type. */
const code = z.string().trim().min(1).max(40);
const bytes = (most: number) => z.string().min(1).max(most);
const attachment = z.enum(["platform", "cross-platform"]).exactOptional();
const credential = {
  id: bytes(2_000),
  rawId: bytes(2_000),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: attachment,
};

/** A browser's answer when a passkey has signed (WebAuthn, as JSON). */
const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(10_000),
    signature: bytes(4_000),
    userHandle: z.string().max(200).exactOptional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** A browser's answer when a passkey was created. */
const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.enum(TRANSPORTS)).max(10).exactOptional(),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;

export const secondFactorBody = z.object({ challenge, code });
export type SecondFactorInput = z.infer<typeof secondFactorBody>;
export const secondFactorPasskeyInput = z.object({ challenge, passkey: passkeyAnswer });
export const secondStepInput = z.object({ challenge });
export const passkeySignInInput = z.object({ passkey: passkeyAnswer });

/** How a signed-in user proves they are still the one at the keyboard. */
export const confirmationInput = z.union([
  z.object({ password: z.string().min(1).max(1_000) }),
  z.object({ code }),
  z.object({ passkey: passkeyAnswer }),
]);
export type Confirmation = z.infer<typeof confirmationInput>;

export const appCodeInput = z.object({ code });
const passkeyName = z.string().trim().min(1).max(MAX_PASSKEY_NAME_CHARS);
export const newPasskeyInput = z.object({ name: passkeyName, passkey: newPasskeyAnswer });
export const passkeyIdInput = z.object({ passkeyId: z.string().min(1).max(100) });
export const renamePasskeyInput = passkeyIdInput.extend({ name: passkeyName });

export type PasskeyDto = { id: string; name: string; createdAt: string; lastUsedAt: string | null };
/** The caller's own second factors. `appSince` is null if no app is set up. */
export type SecondFactorDto = {
  appSince: string | null;
  recoveryCodesLeft: number;
  passkeys: PasskeyDto[];
  hasPassword: boolean;
  isRequired: boolean;
};
/** What an app is set up with; it has no effect until one of its codes was entered. */
export type AppSetUpDto = { secret: string; uri: string };
/** Shown once. Null if the user already has some. */
export type NewRecoveryCodesDto = { recoveryCodes: string[] | null };

export const signInRulesBody = z.object({ secondFactorRequired: z.enum(FACTOR_RULES) });
export const signInRulesDto = named("SignInRules", z.strictObject(signInRulesBody.shape));
export type SignInRules = z.infer<typeof signInRulesDto>;
