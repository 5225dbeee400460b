/**
 * Every call of the table in `calls.ts` that can be repeated by an `Idempotency-Key` × somebody who may no more what
 * the answer tells of: they get today's refusal, and whoever may still gets the answer again (B-20.11).
 */
import { beforeAll, describe, expect, test } from "vitest";
import { takesKey } from "@/lib/server/adapters/idempotent";
import { doorFacts } from "@/lib/server/adapters/route";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { ROOT } from "../support/routes";
import { CALLERS, TABLE, newWorld, type Made, type World } from "./calls";

/** Their answers tell of nothing but the caller's own: no part and no role is asked for. */
const OWN = [
  "POST /auth/forgot-password",
  "POST /auth/register",
  "POST /compare",
  "POST /deadlines/feed",
  "POST /drafts/[batchId]/retry",
  "POST /files/presigned-url",
  "POST /folders",
  "POST /portfolio/fields",
  "POST /portfolio/questions",
  "POST /portfolio/views",
  "POST /positions",
  "POST /positions/starter",
  "POST /tokens",
  "POST /tokens/[tokenId]/rotate",
  "POST /webhooks",
  "POST /webhooks/[webhookId]/deliveries/[deliveryId]/resend",
  "POST /webhooks/[webhookId]/rotate",
  "POST /webhooks/[webhookId]/test",
];
/**
 * Refused to everybody in the table: their addresses are proven, and none of them is a directory (whose calls
 * `tests/api/scim.test.ts` makes).
 */
const NEVER_ANSWERED = ["POST /auth/verify-email/resend", "POST /scim/v2/Groups", "POST /scim/v2/Users"];

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

type Handler = Parameters<typeof call>[0];
async function loadHandler(name: string): Promise<Handler> {
  const [method = "", address = ""] = name.split(" ");
  const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Handler>;
  const handler = module[method];
  if (!handler) throw new Error(`${name} is not exported`);
  return handler;
}

/** All parts and roles are taken away. @returns what gives them back as they were */
async function nobodyMayAnything(): Promise<() => Promise<void>> {
  const [parts, members, admins] = await Promise.all([
    db.collaborator.findMany(),
    db.teamMember.findMany(),
    db.user.findMany({ where: { systemRole: "admin" }, select: { id: true } }),
  ]);
  await db.collaborator.deleteMany();
  await db.teamMember.deleteMany();
  await db.user.updateMany({ data: { systemRole: "user" } });
  return async () => {
    await db.collaborator.createMany({ data: parts });
    await db.teamMember.createMany({ data: members });
    await db.user.updateMany({ where: { id: { in: admins.map(({ id }) => id) } }, data: { systemRole: "admin" } });
  };
}

async function answered(handler: Handler, made: Made, { key, token }: { key: string; token: string | undefined }) {
  const headers = { ...made.headers, "idempotency-key": key };
  const response = await call(handler, { ...made, method: "POST", token, headers });
  return {
    status: response.status,
    isRepeated: response.headers.get("idempotent-replayed") === "true",
    body: await response.text(),
  };
}

const repeatable = Object.entries(TABLE).filter(([, { expected }]) =>
  Object.values(expected).some((status) => status === 201 || status === 202),
);

test("the table has every call that can be repeated", async () => {
  const creating = await Promise.all(
    Object.keys(TABLE)
      .filter((name) => name.startsWith("POST "))
      .map(async (name) => ({ name, facts: doorFacts(await loadHandler(name)) })),
  );
  expect([...repeatable.map(([name]) => name), ...NEVER_ANSWERED].sort()).toEqual(
    creating.flatMap(({ name, facts }) => (facts && takesKey("POST", facts) ? [name] : [])).sort(),
  );
});

describe.each(repeatable)("%s", (name, row) => {
  const caller = CALLERS.find((one) => row.expected[one] < 300) ?? "owner";

  test("is answered again to who may still, and to nobody who may no more (B-20.11)", async () => {
    const [handler, made] = [await loadHandler(name), await row.make(world)];
    const asking = { key: newId(), token: caller === "guest" ? undefined : world.people[caller].token };
    const first = await answered(handler, made, asking);
    expect([first.status, first.isRepeated], first.body).toEqual([row.expected[caller], false]);

    const giveBack = await nobodyMayAnything();
    const refused = await answered(handler, made, asking);
    await giveBack();
    if (OWN.includes(name)) expect(refused).toEqual({ ...first, isRepeated: true });
    else {
      expect([[403, 404].includes(refused.status), refused.isRepeated], refused.body).toEqual([true, false]);
      expect(Object.keys(JSON.parse(refused.body) as object).sort()).toEqual(["code", "message"]);
    }
    expect(await answered(handler, made, asking)).toEqual({ ...first, isRepeated: true });
  });
});
