/** What the audit trail records of webhooks. Client-safe. Source: B-39.1, B-39.5. */
import { z } from "zod";

/** The host alone: the rest of an address may be a secret. */
const webhook = z.strictObject({ webhookId: z.string(), host: z.string() });

export const WEBHOOK_DETAILS = {
  "webhook.created": webhook,
  "webhook.changed": webhook,
  "webhook.rotated": webhook,
  "webhook.deleted": webhook,
  /** By the app itself; why: `DISABLED_BECAUSE` of `lib/webhooks/schema.ts`. */
  "webhook.disabled": webhook.extend({ because: z.string() }),
} as const;
