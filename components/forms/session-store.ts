/** The browser's copy of the session (B-5.3); pages are guarded by the cookie on the server, not by this. */
import { SYSTEM_ROLES, type SystemRole } from "@/lib/access/actor";
import { isMaybe, isAmong, isShape, isText, readJson } from "./shape";

const TOKEN_KEY = "token";
const USER_KEY = "user";
const STORED = "user-stored";

export type SessionUser = { id: string; systemRole: SystemRole; name: string; avatar?: string | null | undefined };
export type StoredUser = SessionUser & { avatar: string | null };
const isKeptUser = isShape<SessionUser>({
  id: isText,
  systemRole: isAmong(SYSTEM_ROLES),
  name: isText,
  avatar: isMaybe(isText),
});

/** The answer of login, registration and invitation acceptance. */
export type SessionAnswer = { access_token: string; user: SessionUser };

export function storeSession({ access_token, user }: SessionAnswer): void {
  storeToken(access_token);
  storeUser(user);
}

/** Stores only the token, if a cookie exists whose token was not stored. */
export function storeToken(token: string): void {
  write(TOKEN_KEY, token);
}

export function storeUser(user: SessionUser): void {
  const { id, systemRole, name, avatar = null } = user;
  write(USER_KEY, JSON.stringify({ id, systemRole, name, avatar }));
  window.dispatchEvent(new Event(STORED)); // a storage event reaches other tabs alone
}

/** Forgets token and user; unsaved contract text stays (B-10.7). */
export function clearSession(): void {
  withStorage((storage) => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_KEY);
  });
}

export function storedToken(): string | null {
  return withStorage((storage) => storage.getItem(TOKEN_KEY)) || null;
}

/** @returns the cached user, or null when there is none or it can't be read. */
export function storedUser(): StoredUser | null {
  const kept = readJson(
    withStorage((storage) => storage.getItem(USER_KEY)),
    isKeptUser,
  );
  if (!kept) return null;
  const { id, systemRole, name, avatar = null } = kept;
  return { id, systemRole, name, avatar };
}

/** Runs it when the person was stored, by any tab. @returns a function to stop */
export function onStoredUser(action: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => void ((key === USER_KEY || key === null) && action());
  window.addEventListener("storage", onStorage);
  window.addEventListener(STORED, action);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener(STORED, action);
  };
}

function write(key: string, value: string): void {
  withStorage((storage) => storage.setItem(key, value));
}

/** Storage may be denied or full (private windows, policies); the cookie carries the session then. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage);
  } catch {
    return null;
  }
}
