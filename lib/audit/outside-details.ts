/** What the audit trail records of guests' links, signing elsewhere, API tokens and webhooks. Client-safe. */
import { z } from "zod";

const [id, name] = [z.string(), z.string()];
const count = z.number().int();
const link = { linkId: id };
/** The host alone: neither path nor token. */
const provider = z.strictObject({ provider: z.string(), host: z.string() });
/** `prefix` is the visible part of the secret at that time. */
const token = { tokenId: id, name, prefix: z.string() };
/** The host alone: the rest of an address may be a secret. */
const webhook = z.strictObject({ webhookId: id, host: z.string() });

/** A link for the other side, and what was done by it; `name` is what the guest called themselves. Source: B-41.9. */
export const GUEST_DETAILS = {
  "guest.linkMade": z.strictObject({ ...link, roundId: id, label: name, days: count, hasCode: z.boolean() }),
  "guest.linkRevoked": z.strictObject({ ...link, label: name }),
  "guest.codeRefused": z.strictObject(link),
  "guest.visited": z.strictObject({ ...link, version: count }),
  "guest.downloaded": z.strictObject({ ...link, fileName: name }),
  "guest.replied": z.strictObject({ ...link, roundId: id, name, changes: count, comments: count }),
  "guest.returned": z.strictObject({ ...link, roundId: id, name, fileName: name }),
} as const;

/** Source: B-44.8. */
export const SIGNING_DETAILS = {
  "signing.setUp": provider,
  "signing.removed": provider,
  /** Asked by the owner; sent to the signers; over, in which state (`SIGNING_STATES` of `lib/signing/schema.ts`). */
  "signing.asked": z.strictObject({ requestId: id, version: count, host: z.string(), people: count }),
  "signing.sent": z.strictObject({ requestId: id, version: count }),
  "signing.ended": z.strictObject({ requestId: id, version: count, state: z.string() }),
  "signing.cancelled": z.strictObject({ requestId: id }),
} as const;

/** Source: B-36.9. */
export const TOKEN_DETAILS = {
  "token.created": z.strictObject(token),
  "token.rotated": z.strictObject(token),
  "token.revoked": z.strictObject(token),
  /** All of an account's tokens ended together with its sessions. */
  "token.allEnded": z.strictObject({ count }),
  /** A call that succeeded, and the id of the first object of its address. */
  "token.used": z.strictObject({ ...token, call: z.string(), of: z.string().nullable() }),
} as const;

/** Source: B-39.1, B-39.5. */
export const WEBHOOK_DETAILS = {
  "webhook.created": webhook,
  "webhook.changed": webhook,
  "webhook.rotated": webhook,
  "webhook.deleted": webhook,
  /** By the app itself; why: `DISABLED_BECAUSE` of `lib/webhooks/schema.ts`. */
  "webhook.disabled": webhook.extend({ because: z.string() }),
} as const;
