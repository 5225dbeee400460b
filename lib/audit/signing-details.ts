/** What the audit trail records of signing elsewhere. Client-safe. Source: B-44.8. */
import { z } from "zod";

const id = z.string();
const version = z.number().int();
/** The host alone: neither path nor token. */
const provider = z.strictObject({ provider: z.string(), host: z.string() });

export const SIGNING_DETAILS = {
  "signing.setUp": provider,
  "signing.removed": provider,
  /** Asked by the owner; sent to the signers; over, in which state (`SIGNING_STATES` of `lib/signing/schema.ts`). */
  "signing.asked": z.strictObject({ requestId: id, version, host: z.string(), people: z.number().int() }),
  "signing.sent": z.strictObject({ requestId: id, version }),
  "signing.ended": z.strictObject({ requestId: id, version, state: z.string() }),
  "signing.cancelled": z.strictObject({ requestId: id }),
} as const;
