/** Webhooks: requests and answers. Client-safe. Source: behaviour §39. */
import { z } from "zod";
import { moment, named, someId } from "@/lib/answer";
import { WEBHOOK_EVENTS } from "@/lib/audit/announced";
import { DELIVERIES_PER_PAGE, MAX_DELIVERIES_PER_PAGE, MAX_URL_CHARS } from "./bounds";

const id = z.string().min(1).max(100);
const url = z.string().trim().min(1).max(MAX_URL_CHARS).refine(isWebAddress, { message: "url" });
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);

/** `http:` is only for hosts that the operator allows, which the service knows. A password in it would be shown. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return ["https:", "http:"].includes(protocol) && username === "" && password === "";
}

export const webhookParams = z.object({ webhookId: id });
export const deliveryParams = z.object({ webhookId: id, deliveryId: id });
export const createWebhookBody = z.strictObject({ url, events });
export type CreateWebhook = z.infer<typeof createWebhookBody>;
export const changeWebhookBody = z
  .strictObject({ url: url.optional(), events: events.optional(), isOn: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, { message: "url" });
export type ChangeWebhook = z.infer<typeof changeWebhookBody>;
/** `endOld`: the old secret stops signing at once. */
export const rotateBody = z.strictObject({ endOld: z.boolean().optional() });
export type RotateWebhook = z.infer<typeof rotateBody>;
export const deliveriesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_DELIVERIES_PER_PAGE).default(DELIVERIES_PER_PAGE),
  cursor: id.optional(),
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;

/** A person turned it off; nothing was taken for days; too much waits; the receiver says that it is gone (410). */
export const DISABLED_BECAUSE = ["person", "failing", "crowded", "gone"] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

const webhookFields = {
  id: someId,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: moment,
  disabled: z
    .strictObject({ at: moment, because: z.enum(DISABLED_BECAUSE) })
    .nullable()
    .meta({ description: "null while it is on" }),
  failingSince: moment.nullable().meta({ description: "Since when nothing was taken; null if the last was" }),
  oldSecretEndsAt: moment
    .nullable()
    .meta({ description: "Until when the old secret signs too; null if there is none" }),
};
export const webhookDto = named("Webhook", z.strictObject(webhookFields));
export type WebhookDto = z.infer<typeof webhookDto>;
const secret = z.string().meta({ description: "`whsec_…`; shown only in this answer" });
export const webhookWithSecretDto = named("WebhookWithSecret", z.strictObject({ ...webhookFields, secret }));
export type WebhookWithSecretDto = z.infer<typeof webhookWithSecretDto>;

export const DELIVERY_STATES = ["waiting", "delivered", "failed", "dropped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** Why nothing was taken; `noAccess`: its owner can't open the contract. */
export const DELIVERY_FAILURES = [
  "forbidden",
  "timeout",
  "unreachable",
  "insecure",
  "status",
  "noAccess",
  "disabled",
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];
export const deliveryDto = named(
  "WebhookDelivery",
  z.strictObject({
    id: someId.meta({ description: "The message's `webhook-id`, the same at each attempt" }),
    type: z.string(),
    contractId: someId.nullable(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int().min(0),
    createdAt: moment,
    lastAt: moment.nullable(),
    nextAt: moment.nullable(),
    status: z.int().nullable().meta({ description: "HTTP status of the last answer; null if there was none" }),
    failure: z.enum(DELIVERY_FAILURES).nullable(),
  }),
);
export type DeliveryDto = z.infer<typeof deliveryDto>;
