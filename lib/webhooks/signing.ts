import { Webhook } from "standardwebhooks";

/**
 * The headers of a message by Standard Webhooks.
 * @param secrets each signs, the newest first
 */
export function signedHeaders(
  message: { id: string; at: Date; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const { id, at, body } = message;
  return {
    "content-type": "application/json",
    "user-agent": "ContractManager-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}
