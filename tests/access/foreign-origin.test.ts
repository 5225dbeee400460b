/**
 * Every writing call, sent by a browser that another site made do it, or from a page drawn for somebody else because
 * another tab has signed in since: refused whatever the origin is called, and nothing is changed; the same request from
 * a page of the caller's own is answered as the caller's role says.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { PERSON_HEADER } from "@/lib/page-person";
import { call, TEST_HOST } from "../support/api";
import { isLong } from "../support/form";
import { ROOT } from "../support/routes";
import { TABLE, newWorld, type World } from "./calls";
import { digest } from "./digest";
import { sessionFor } from "./caller-sessions";

const FOREIGN = [
  null,
  "null",
  "",
  "http://evil.example",
  `http://${TEST_HOST}.evil.example`,
  `http://evil.example/${TEST_HOST}`,
  `http://evil${TEST_HOST}`,
  `http://sub.${TEST_HOST}`,
  `http://${TEST_HOST}:8080`,
  `http://${TEST_HOST}@evil.example`,
  "http://[",
  "file://",
  `${TEST_HOST}`,
  `http://${TEST_HOST.replace("c", "с")}`.replace(/[^\x20-\x7e]/g, "xn--"),
];
/** In the short form each call is tried from another site and from none, and from two of the odd ones, in turn. */
const TURNS = 6;
const ALWAYS = [null, "http://evil.example"];

function foreignTo(name: string): (string | null)[] {
  const turn = WRITING.findIndex(([writing]) => writing === name);
  return FOREIGN.filter((origin, place) => isLong || ALWAYS.includes(origin) || (place + turn) % TURNS === 0);
}

const WRITING = Object.entries(TABLE).filter(([name]) => !name.startsWith("GET"));

let world: World;

beforeAll(async () => {
  world = await newWorld();
});

/** What a page of this site sends: for whom it was drawn, which another tab's log-in doesn't change. */
function drawnFor(person: keyof World["people"], headers: Record<string, string> = {}): Record<string, string> {
  return { ...headers, [PERSON_HEADER]: world.people[person].actor.userId };
}

async function loadHandler(name: string) {
  const [method = "", address = ""] = name.split(" ");
  const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Parameters<typeof call>[0]>;
  const handler = module[method];
  if (!handler) throw new Error(`${name} is not exported`);
  return { method, handler };
}

test("there are writing calls", () => {
  expect(WRITING.length).toBeGreaterThan(25);
});

describe.each(WRITING)("%s", (name, row) => {
  const title =
    "from another site, or from a page drawn for somebody else, changes nothing; from one's own it is answered";
  test(`with the owner's cookie ${title} (B-5.7, B-5.11)`, async () => {
    const { method, handler } = await loadHandler(name);
    const cookie = await sessionFor(world, "owner", row);
    const made = await row.make(world);
    const before = await digest();
    for (const origin of foreignTo(name)) {
      const response = await call(handler, { ...made, method, cookie, origin });
      expect([origin, response.status, ((await response.json()) as { code: string }).code]).toEqual([
        origin,
        403,
        "foreignOrigin",
      ]);
      expect([origin, response.headers.get("set-cookie")]).toEqual([origin, null]);
    }
    for (const who of [{ cookie }, { token: cookie }]) {
      const refused = await call(handler, { ...made, ...who, method, headers: drawnFor("manager", made.headers) });
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([401, "signInRequired"]);
    }
    expect(await digest()).toEqual(before);
    const own = await call(handler, { ...made, method, cookie, headers: drawnFor("owner", made.headers) });
    expect([own.status, await own.text()]).toEqual([row.expected.owner, expect.any(String)]);
  });

  // Else another site signs its visitor in as somebody it knows, and reads what is written then.
  test.runIf(row.expected.guest !== 401 || name === "POST /auth/login")(
    "with no cookie either, for a browser says where a page sent it from",
    async () => {
      const { method, handler } = await loadHandler(name);
      const made = await row.make(world);
      const before = await digest();
      for (const origin of foreignTo(name).filter((foreign) => foreign !== null)) {
        const response = await call(handler, { ...made, method, headers: { origin } });
        expect([origin, response.status, response.headers.get("set-cookie")]).toEqual([origin, 403, null]);
      }
      expect(await digest()).toEqual(before);
      const own = await call(handler, { ...made, method, headers: { origin: `http://${TEST_HOST}` } });
      expect(own.status).toBe(row.expected.guest);
      // what is no browser names no origin
      expect((await call(handler, { ...(await row.make(world)), method })).status).toBe(row.expected.guest);
    },
  );
});

test("an address with a signature is its own proof, wherever it is used", async () => {
  const { method, handler } = await loadHandler("PUT /files/[fileId]/content");
  const response = await call(handler, {
    ...(await TABLE["PUT /files/[fileId]/content"]?.make(world)),
    method,
    path: "/api?signature=wrong&expires=1",
    cookie: world.people.owner.token,
    origin: "http://evil.example",
  });
  expect(response.status).not.toBe(403);
  expect(response.status).toBeGreaterThanOrEqual(400);
});
