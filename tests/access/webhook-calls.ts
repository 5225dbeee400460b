/** Who may call what on webhooks: everybody has their own, and nobody finds another's. And what is for agents. */
import { seal } from "@/lib/platform/sealed";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Expected, Made, Row, World } from "./calls";

/** A webhook of the owner's with one message in its log. */
async function onWebhook({ people }: World): Promise<Made & { params: Record<string, string> }> {
  const [webhookId, deliveryId, createdAt] = [newId(), `msg_${newId()}`, new Date()];
  const secret = seal("webhook", `whsec_${Buffer.alloc(32).toString("base64")}`);
  const row = { url: "https://hooks.example/in", events: '["round.sent"]', secret, createdAt };
  await db.webhook.create({ data: { id: webhookId, userId: people.owner.actor.userId, ...row } });
  const message = { type: "webhook.test", payload: "{}", state: "failed", createdAt };
  await db.webhookDelivery.create({ data: { id: deliveryId, webhookId, ...message } });
  return { params: { webhookId, deliveryId } };
}

async function alone(world: World, body?: object): Promise<Made> {
  const { params } = await onWebhook(world);
  return { params: { webhookId: params["webhookId"] ?? "" }, ...(body ? { body } : {}) };
}

const good = { url: "https://hooks.example/in", events: ["round.sent"] };

/** The rows of `calls.ts` on webhooks. */
export function webhookRows(anybodySignedIn: (ok: number) => Expected): Record<string, Row> {
  const owners = (ok: number): Expected => ({ ...anybodySignedIn(404), owner: ok });
  const nobody = Object.fromEntries(Object.keys(anybodySignedIn(401)).map((caller) => [caller, 401])) as Expected;
  return {
    // by API token alone, and these have sessions
    "POST /mcp": { expected: nobody, make: () => ({ body: { jsonrpc: "2.0", id: 1, method: "tools/list" } }) },
    "GET /well-known/oauth-protected-resource": { expected: { ...anybodySignedIn(200), guest: 200 }, make: () => ({}) },
    "GET /webhooks": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /webhooks": {
      expected: anybodySignedIn(201),
      make: async () => {
        await db.webhook.deleteMany(); // ten are the most
        return { body: good };
      },
    },
    "GET /webhooks/[webhookId]": { expected: owners(200), make: (world) => alone(world) },
    "PATCH /webhooks/[webhookId]": { expected: owners(200), make: (world) => alone(world, { isOn: false }) },
    "DELETE /webhooks/[webhookId]": { expected: owners(204), make: (world) => alone(world) },
    "POST /webhooks/[webhookId]/rotate": { expected: owners(201), make: (world) => alone(world, {}) },
    "POST /webhooks/[webhookId]/test": { expected: owners(202), make: (world) => alone(world) },
    "GET /webhooks/[webhookId]/deliveries": { expected: owners(200), make: (world) => alone(world) },
    "POST /webhooks/[webhookId]/deliveries/[deliveryId]/resend": { expected: owners(202), make: onWebhook },
  };
}
