import type {
  AppSetUpDto,
  Confirmation,
  NewPasskeyAnswer,
  NewRecoveryCodesDto,
  PasskeyDto,
} from "@/lib/people/accounts/second-factor/schema";
import type { PasskeyCreation, PasskeyRequest } from "@/lib/people/accounts/second-factor/webauthn";
import type { ActionResult } from "@/lib/server/adapters/action-result";

type Ask<Answer> = (input: void) => Promise<ActionResult<Answer>>;
type Tell<Input, Answer> = (input: Input) => Promise<ActionResult<Answer>>;

/** Proves that the user is still the same person. */
export type ConfirmActions = { confirmItsMe: Tell<Confirmation, unknown>; startConfirmation: Ask<PasskeyRequest> };

/** Server actions for setting up, changing and removing second factors. */
export type FactorActions = ConfirmActions & {
  startApp: Ask<AppSetUpDto>;
  confirmApp: Tell<{ code: string }, NewRecoveryCodesDto>;
  removeApp: Ask<unknown>;
  renewRecoveryCodes: Ask<{ recoveryCodes: string[] }>;
  startPasskey: Ask<PasskeyCreation>;
  addPasskey: Tell<{ name: string; passkey: NewPasskeyAnswer }, NewRecoveryCodesDto & { passkey: PasskeyDto }>;
  renamePasskey: Tell<{ passkeyId: string; name: string }, unknown>;
  removePasskey: Tell<{ passkeyId: string }, unknown>;
};
