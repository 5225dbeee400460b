"use server";
import { z } from "zod";
import { confirmItsMe } from "@/lib/people/accounts/second-factor/confirmation";
import { startPasskeyConfirmation } from "@/lib/people/accounts/second-factor/passkey-answers";
import { addPasskey, removePasskey, renamePasskey, startPasskey } from "@/lib/people/accounts/second-factor/passkeys";
import {
  appCodeInput,
  confirmationInput,
  newPasskeyInput,
  passkeyIdInput,
  renamePasskeyInput,
} from "@/lib/people/accounts/second-factor/schema";
import { confirmAppCode, removeApp, renewRecoveryCodes, startApp } from "@/lib/people/accounts/second-factor/set-up";
import { action } from "@/lib/server/adapters/action";

export const confirmItsMeAction = action(confirmationInput, async (actor, input) => confirmItsMe(actor, input), {
  limit: "password",
  isOpenBeforeSetUp: true,
});

export const startConfirmationAction = action(z.void(), async (actor) => startPasskeyConfirmation(actor), {
  limit: "change",
  isOpenBeforeSetUp: true,
});

export const startAppAction = action(z.void(), async (actor) => startApp(actor), {
  limit: "change",
  isOpenBeforeSetUp: true,
});

export const confirmAppAction = action(appCodeInput, async (actor, input) => confirmAppCode(actor, input), {
  limit: "change",
  isOpenBeforeSetUp: true,
});

export const removeAppAction = action(z.void(), async (actor) => removeApp(actor), { limit: "removal" });

export const renewRecoveryCodesAction = action(z.void(), async (actor) => renewRecoveryCodes(actor), {
  limit: "change",
});

export const startPasskeyAction = action(z.void(), async (actor) => startPasskey(actor), {
  limit: "change",
  isOpenBeforeSetUp: true,
});

export const addPasskeyAction = action(newPasskeyInput, async (actor, input) => addPasskey(actor, input), {
  limit: "change",
  isOpenBeforeSetUp: true,
});

export const renamePasskeyAction = action(renamePasskeyInput, async (actor, input) => renamePasskey(actor, input), {
  limit: "change",
});

export const removePasskeyAction = action(passkeyIdInput, async (actor, input) => removePasskey(actor, input), {
  limit: "removal",
});
