import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { Language } from "@/lib/copy/languages";
import { db } from "@/lib/platform/db";

const SETTINGS = { defaultLanguage: true, builtInEngineOnly: true, createdAt: true, settingsUpdatedAt: true } as const;
export type SettingsRow = {
  defaultLanguage: string;
  builtInEngineOnly: boolean;
  createdAt: Date;
  settingsUpdatedAt: Date | null;
};

export function settingsOf(actor: Actor): Promise<SettingsRow | null> {
  return db.user.findUnique({ where: { id: actor.userId }, select: SETTINGS });
}

export async function updateSettings(
  actor: Actor,
  change: { defaultLanguage: Language; builtInEngineOnly?: boolean; settingsUpdatedAt: Date },
): Promise<SettingsRow | null> {
  await db.user.updateMany({ where: { id: actor.userId }, data: change });
  return settingsOf(actor);
}
