import type { FactorActions } from "@/components/accounts/second-factor/factor-actions";
import * as actions from "@/components/accounts/second-factor/actions";

/** The second-factor server actions in the form the screens take. */
export const factorActions: FactorActions = {
  confirmItsMe: actions.confirmItsMeAction,
  startConfirmation: actions.startConfirmationAction,
  startApp: actions.startAppAction,
  confirmApp: actions.confirmAppAction,
  removeApp: actions.removeAppAction,
  renewRecoveryCodes: actions.renewRecoveryCodesAction,
  startPasskey: actions.startPasskeyAction,
  addPasskey: actions.addPasskeyAction,
  renamePasskey: actions.renamePasskeyAction,
  removePasskey: actions.removePasskeyAction,
};
