/** The browser's copy of the session (B-5.3); pages are guarded by the cookie on the server, not by this. */
import { z } from "zod";

const TOKEN_KEY = "token";
const USER_KEY = "user";

const storedUserShape = z.object({
  id: z.string(),
  systemRole: z.enum(["user", "admin", "manager"]),
  name: z.string(),
  avatar: z.string().nullable().default(null),
});

export type StoredUser = z.infer<typeof storedUserShape>;
export type SessionUser = { id: string; systemRole: StoredUser["systemRole"]; name: string; avatar?: string | null };
/** What login, registration and invitation acceptance answer. */
export type SessionAnswer = { access_token: string; user: SessionUser };

export function storeSession({ access_token, user }: SessionAnswer): void {
  storeToken(access_token);
  storeUser(user);
}

/** Stores the token alone, as for a cookie whose token was not stored. */
export function storeToken(token: string): void {
  write(TOKEN_KEY, token);
}

export function storeUser(user: SessionUser): void {
  const { id, systemRole, name, avatar = null } = user;
  write(USER_KEY, JSON.stringify({ id, systemRole, name, avatar }));
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
  return readUser(withStorage((storage) => storage.getItem(USER_KEY)));
}

function readUser(json: string | null): StoredUser | null {
  if (json === null) return null;
  try {
    return storedUserShape.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null; // not JSON: somebody else wrote it
  }
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
