/** What the audit trail records of API tokens. Client-safe. Source: B-36.9. */
import { z } from "zod";

/** `prefix` is the visible part of the secret at that time. */
const token = { tokenId: z.string(), name: z.string(), prefix: z.string() };

export const TOKEN_DETAILS = {
  "token.created": z.strictObject(token),
  "token.rotated": z.strictObject(token),
  "token.revoked": z.strictObject(token),
  /** All of an account's tokens ended together with its sessions. */
  "token.allEnded": z.strictObject({ count: z.number().int() }),
  /** A call that succeeded, and the id of the first object of its address. */
  "token.used": z.strictObject({ ...token, call: z.string(), of: z.string().nullable() }),
} as const;
