import "server-only";
import type { Actor } from "@/lib/access/actor";
import { LANGUAGES } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import type { Settings, SettingsDto } from "./schema";
import { findSettings, updateSettings, type SettingsRow } from "./account-store";

/** @throws AppError `signInRequired` if the account is gone. Source: B-21.4. */
export async function userSettings(actor: Actor): Promise<SettingsDto> {
  return toSettingsDto(await findSettings(actor));
}

/**
 * From now on the interface follows these, not the browser. @throws AppError `signInRequired`. Source: B-17.3, B-21.4.
 */
export async function saveSettings(
  actor: Actor,
  { defaultLanguage, builtInEngineOnly }: Settings,
): Promise<SettingsDto> {
  return toSettingsDto(
    await updateSettings(actor, {
      defaultLanguage,
      ...(builtInEngineOnly === undefined ? {} : { builtInEngineOnly }),
      settingsUpdatedAt: clock.now(),
    }),
  );
}

function toSettingsDto(row: SettingsRow | null): SettingsDto {
  if (!row) throw new AppError("signInRequired"); // deleted just now
  return {
    defaultLanguage: LANGUAGES.find((language) => language === row.defaultLanguage) ?? "mn",
    builtInEngineOnly: row.builtInEngineOnly,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.settingsUpdatedAt?.toISOString() ?? null,
  };
}
