/** Webhooks over REST: reads and writes of the screen. Source: behaviour §39. */
import { readPage } from "@/components/data/read-list";
import { sent } from "@/components/forms/sent";
import type {
  ChangeWebhook,
  CreateWebhook,
  DeliveryDto,
  WebhookDto,
  WebhookWithSecretDto,
} from "@/lib/webhooks/schema";

const WEBHOOKS = "/api/webhooks";
const at = (webhookId: string, rest = "") => `${WEBHOOKS}/${encodeURIComponent(webhookId)}${rest}`;

export const addWebhook = (body: CreateWebhook) => sent<WebhookWithSecretDto>("POST", WEBHOOKS, body);
export const changeWebhook = (webhookId: string, body: ChangeWebhook) => sent<WebhookDto>("PATCH", at(webhookId), body);
export const removeWebhook = (webhookId: string) => sent<null>("DELETE", at(webhookId));
export const rotateSecret = (webhookId: string, endOld: boolean) =>
  sent<WebhookWithSecretDto>("POST", at(webhookId, "/rotate"), { endOld });
export const sendTest = (webhookId: string) => sent<DeliveryDto>("POST", at(webhookId, "/test"));
export const deliveriesPath = (webhookId: string) => at(webhookId, "/deliveries");
export const readDeliveries = (path: string) => readPage<DeliveryDto>(path);
export const resend = (webhookId: string, deliveryId: string) =>
  sent<DeliveryDto>("POST", at(webhookId, `/deliveries/${encodeURIComponent(deliveryId)}/resend`));
