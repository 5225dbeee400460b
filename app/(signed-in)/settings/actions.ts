"use server";
import { changePassword } from "@/lib/accounts/change-password";
import { changePasswordBody, settingsBody } from "@/lib/accounts/schema";
import { saveSettings } from "@/lib/accounts/settings";
import { action } from "@/lib/adapters/action";
import { PASSWORD_WORDS } from "@/lib/adapters/password-words";

export const saveSettingsAction = action(settingsBody, async (actor, input) => saveSettings(actor, input));

export const changePasswordAction = action(changePasswordBody, async (actor, input) => changePassword(actor, input), { words: PASSWORD_WORDS.change });
