/** The story of REST: webhooks, and what is for agents. */
import { expect } from "./rest";
import { newProven } from "./rest-accounts";
import type { Story } from "./rest-story";

type Made = { id: string; secret: string };

export async function webhooks(story: Story): Promise<void> {
  const { as, guest } = story;
  const { self } = await newProven(story);
  const place = await as(guest)<{ resource: string }>("GET /well-known/oauth-protected-resource");
  expect(place.resource).toMatch(/\/mcp$/);
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  await self("POST /mcp", { data: message, status: 401 }); // a session is no API token
  const data = { url: "https://hooks.example/in", events: ["version.saved"] };
  const made = await self<Made>("POST /webhooks", { data, status: 201 });
  expect(made.secret).toMatch(/^whsec_/);
  const ids = { webhookId: made.id };
  expect(await self("GET /webhooks")).toMatchObject([{ id: made.id }]);
  expect(await self("GET /webhooks/[webhookId]", { ids })).toMatchObject({ disabled: null });
  const test = await self<{ id: string }>("POST /webhooks/[webhookId]/test", { ids, status: 202 });
  expect(await self("GET /webhooks/[webhookId]/deliveries", { ids })).toMatchObject([{ id: test.id }]);
  const one = { ...ids, deliveryId: test.id };
  await self("POST /webhooks/[webhookId]/deliveries/[deliveryId]/resend", { ids: one, status: 202 });
  const rotated = await self<Made>("POST /webhooks/[webhookId]/rotate", { ids, data: {}, status: 201 });
  expect(rotated.secret).not.toBe(made.secret);
  expect(await self("PATCH /webhooks/[webhookId]", { ids, data: { isOn: false } })).toMatchObject({
    disabled: { because: "person" },
  });
  await self("DELETE /webhooks/[webhookId]", { ids, status: 204 });
}
