import { z } from "zod";
import { storedUser } from "@/components/forms/session-store";
import { apiFetch } from "@/components/forms/api";
import { SYSTEM_ROLES } from "@/lib/access/actor";
import type { Copy } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";

/** Dates come in any of four shapes (B-6.9) and are read where they are shown. */
const userShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullish(),
  systemRole: z.enum(SYSTEM_ROLES),
  createdAt: z.unknown(),
});
const settingsShape = z.object({
  defaultLanguage: z.enum(LANGUAGES),
  builtInEngineOnly: z.boolean().default(false),
  updatedAt: z.unknown(),
});

export type ShownUser = z.infer<typeof userShape>;
export type ShownSettings = z.infer<typeof settingsShape>;
export type LoadedSettings =
  { step: "ready"; user: ShownUser; settings: ShownSettings } | { step: "failed"; message: string };

/**
 * The person's account and settings. Where the account doesn't come, the browser's own copy stands in; it has neither
 * an email nor a date. Never throws. Source: behaviour §17.
 */
export async function loadSettings(words: Copy["settings"]): Promise<LoadedSettings> {
  const [profile, settings] = await Promise.all([
    read("/api/auth/profile", userShape),
    read("/api/user-settings", settingsShape),
  ]);
  if (profile === "guest" || settings === "guest") return { step: "failed", message: words.signInRequired };
  if (settings === null) return { step: "failed", message: words.loadFailed };
  const cached = storedUser();
  const user = profile ?? (cached && { ...cached, createdAt: null });
  return user ? { step: "ready", user, settings } : { step: "failed", message: words.noUser };
}

/** What an address answers; `guest` when nobody is signed in, null when there is no answer of use. */
async function read<T>(path: string, shape: z.ZodType<T>): Promise<T | "guest" | null> {
  const response = await apiFetch(path).catch(() => null);
  if (response?.status === 401) return "guest";
  if (!response?.ok) return null;
  return shape.safeParse(await response.json().catch(() => null)).data ?? null;
}
