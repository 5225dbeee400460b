import { apiFetch } from "@/components/forms/api";
import { storedUser } from "@/components/forms/session-store";
import { isAnything, isFlag, isMaybe, isAmong, isShape, isText, type Is } from "@/components/forms/shape";
import { SYSTEM_ROLES, type SystemRole } from "@/lib/access/actor";
import type { Copy } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";

/** Dates come in any of four formats (B-6.9) and are parsed where they are shown. */
export type ShownUser = {
  id: string;
  name: string;
  email?: string | null | undefined;
  systemRole: SystemRole;
  createdAt: unknown;
};
export type ShownSettings = {
  defaultLanguage: Language;
  builtInEngineOnly?: boolean | null | undefined;
  updatedAt: unknown;
};
const isUser = isShape<ShownUser>({
  id: isText,
  name: isText,
  email: isMaybe(isText),
  systemRole: isAmong(SYSTEM_ROLES),
  createdAt: isAnything,
});
const isSettings = isShape<ShownSettings>({
  defaultLanguage: isAmong(LANGUAGES),
  builtInEngineOnly: isMaybe(isFlag),
  updatedAt: isAnything,
});

export type LoadedSettings =
  | { step: "ready"; user: ShownUser; settings: ShownSettings }
  | { step: "failed"; message: string };

/**
 * The user's account and settings. If the account can't be loaded, uses the browser's own copy, which has neither
 * e-mail nor date. Never throws. Source: behaviour §17.
 */
export async function loadSettings(words: Copy["settings"]): Promise<LoadedSettings> {
  const [profile, settings] = await Promise.all([
    read("/api/auth/profile", isUser),
    read("/api/user-settings", isSettings),
  ]);
  if (profile === "guest" || settings === "guest") return { step: "failed", message: words.signInRequired };
  if (settings === null) return { step: "failed", message: words.loadFailed };
  const cached = storedUser();
  const user = profile ?? (cached && { ...cached, createdAt: null });
  return user ? { step: "ready", user, settings } : { step: "failed", message: words.noUser };
}

/** Reads an address; `guest` if no one is signed in, null if there is no usable answer. */
async function read<T>(path: string, is: Is<T>): Promise<T | "guest" | null> {
  const response = await apiFetch(path).catch(() => null);
  if (response?.status === 401) return "guest";
  if (!response?.ok) return null;
  const answer: unknown = await response.json().catch(() => null);
  return is(answer) ? answer : null;
}
