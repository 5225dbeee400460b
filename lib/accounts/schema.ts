/** Inputs and answers of accounts. Client-safe. Source: spec §3, §5, §7; limits: decisions §2. */
import { z } from "zod";
import type { SystemRole } from "@/lib/access/actor";

export const MIN_PASSWORD_CHARS = 8;
export const MAX_PASSWORD_CHARS = 200;
export const MAX_EMAIL_CHARS = 254;
export const MAX_NAME_CHARS = 200;

/** Addresses are compared trimmed and case-folded (decisions §8). */
export const email = z.string().trim().toLowerCase().max(MAX_EMAIL_CHARS).pipe(z.email());
/** Length in code points, so that a Mongolian letter counts as one. */
export const newPassword = z
  .string()
  .max(MAX_PASSWORD_CHARS * 2)
  .refine((password) => [...password].length >= MIN_PASSWORD_CHARS, { params: { key: "passwordTooShort" } })
  .refine((password) => [...password].length <= MAX_PASSWORD_CHARS, { params: { key: "passwordTooLong" } });

/** What is given at log-in is not judged: whatever it is, it is right or it is not. */
export const loginBody = z.object({ email: z.string().trim().toLowerCase().min(1).max(1_000), password: z.string().min(1).max(1_000) });
export type Login = z.infer<typeof loginBody>;

export const registerBody = z.object({ name: z.string().trim().min(1).max(MAX_NAME_CHARS), email, password: newPassword });
export type Registration = z.infer<typeof registerBody>;

export type UserDto = { id: string; name: string; email: string; systemRole: SystemRole; createdAt: string; updatedAt: string };
/** Answer of log-in, registration and acceptance (spec §3). */
export type SessionDto = { access_token: string; user: UserDto; becameAdministrator?: boolean };
