import type { FactorActions } from "@/components/accounts/second-factor/factor-actions";
import * as actions from "@/components/accounts/second-factor/actions";

/** The server actions of second factors as the screens take them. */
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
