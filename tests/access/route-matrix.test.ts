/**
 * Every call of the table in `calls.ts` × every kind of caller × ids of others, of nothing, of another contract, and
 * what is no id; and × people who had a part and lost it. A refusal changes nothing of what is stored, and the same
 * call with the right id and person works. `permission-matrix.test.ts` shows each caller on their own ids, and that no
 * call is missing.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { isLong } from "../support/form";
import { ROOT } from "../support/routes";
import { CALLERS, TABLE, newWorld, type Caller, type Made, type Row, type World } from "./calls";
import { tokenFor } from "./caller-sessions";
import { digest } from "./digest";
import {
  MALFORMED,
  childrenOfAnother,
  formerPeople,
  idsIn,
  ofStrangers,
  withForeignChild,
  type Former,
} from "./strangers-ids";

let world: World;
let former: Former[];

beforeAll(async () => {
  world = await newWorld();
  former = await formerPeople(world);
});

type Attempt = { who: string; token: string | undefined; made: Made; expected: readonly number[] };

const findToken = (caller: Caller) => (caller === "guest" ? undefined : world.people[caller].token);
const everybody = () => CALLERS.map((caller) => ({ caller, token: findToken(caller) }));

/** In the short form each call has a third of the ids that are none, the next call the next third. */
const IN_THIRDS = 3;
const PLACES = new Map(Object.keys(TABLE).map((name, place) => [name, place]));

/** Who tries the id that is none at this place: everybody, or in the short form the owner and the others in turn. */
function triers(name: string, place: number) {
  const all = everybody();
  if (isLong) return all;
  if ((place + (PLACES.get(name) ?? 0)) % IN_THIRDS !== 0) return [];
  const turn = place % 2 === 0 ? CALLERS.indexOf("owner") : Math.floor(place / 2) % all.length;
  return all.filter((_, index) => index === turn);
}

/** Everybody, or in the short form who is named and one other, the next call the next. */
function inTurn(name: string, always: readonly Caller[]) {
  const all = everybody();
  if (isLong) return all;
  const turn = CALLERS[(PLACES.get(name) ?? 0) % CALLERS.length];
  return all.filter(({ caller }) => always.includes(caller) || caller === turn);
}
/** Who tries an id of nothing. */
const triersOfNothing = (name: string) => inTurn(name, ["owner"]);
/** Who tries an id of others: a guest and a stranger do on each call in `permission-matrix.test.ts`. */
const triersOfAnothers = (name: string) => inTurn(name, ["owner", "administrator"]);

/**
 * What somebody gets on an id that is not for them: as a guest or by their role where that alone refuses, else not
 * found.
 */
function refusal({ expected }: Row, caller: Caller, name: string): number {
  if (expected[caller] === 401 && name !== "POST /auth/login") return 401;
  return name.includes("/admin/") && caller !== "administrator" ? 403 : 404;
}

/** Attempts on what is another's, on nothing and on what is no id. */
async function onOtherIds(name: string, row: Row): Promise<Attempt[]> {
  const ids = idsIn(name);
  if (ids.length === 0) return [];
  const own = await row.make(world);
  const withId = (id: string): Made => ({
    ...own,
    params: { ...own.params, ...Object.fromEntries(ids.map((part) => [part, id])) },
  });
  const isByAnybody = name.endsWith("/invitations/[token]") && name.startsWith("GET"); // whoever holds the link
  const isByRole = name.includes("/admin/"); // administrators are so for everybody
  const foreign =
    isByAnybody || isByRole || name === "POST /invitations/[token]/accept"
      ? []
      : [["another's id", await ofStrangers(name, world), triersOfAnothers(name)] as const];
  const kinds = [...foreign, ["a random id", withId(newId()), triersOfNothing(name)] as const];
  const known = kinds.flatMap(([kind, made, who]) =>
    who.map(({ caller, token }) => ({
      who: `${caller} with ${kind}`,
      token,
      made,
      expected: [refusal(row, caller, name)],
    })),
  );
  const malformed = MALFORMED.flatMap((id, place) =>
    triers(name, place).map(({ caller, token }) => ({
      who: `${caller} with ${JSON.stringify(id).slice(0, 20)}`,
      token,
      made: withId(id),
      expected: [refusal(row, caller, name), 400],
    })),
  );
  return [...known, ...malformed];
}

/** Attempts of people who have a part in both contracts with a child of the other one. */
async function onForeignChildren(name: string, row: Row): Promise<Attempt[]> {
  const cases = withForeignChild(name, await row.make(world), await childrenOfAnother(world));
  return cases.flatMap(({ place, made, expected }) =>
    (isLong ? (["reviewer", "manager", "owner"] as const) : (["manager"] as const)).map((caller) => ({
      who: `${caller} with another contract's ${place}`,
      token: findToken(caller),
      made,
      expected: [...expected, ...(row.expected[caller] === 403 ? [403] : [])],
    })),
  );
}

/** Attempts of people who could once, on the contract that they had a part in. */
async function ofFormer(row: Row): Promise<Attempt[]> {
  const own = await row.make(world);
  const made =
    own.params && "contractId" in own.params
      ? { ...own, params: { ...own.params, contractId: world.contractId } }
      : own;
  const isOnDocument = own.params !== undefined && "documentId" in own.params; // a contract they had no part in
  return former
    .filter(({ like }) => row.expected[like] >= 400)
    .map(({ name, who, like }) => ({
      who: name,
      token: who.token,
      made,
      expected: [row.expected[like], ...(isOnDocument ? [404] : [])],
    }));
}

async function loadHandler(name: string) {
  const [method = "", address = ""] = name.split(" ");
  const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Parameters<typeof call>[0]>;
  const handler = module[method];
  if (!handler) throw new Error(`${name} is not exported`);
  return { method, handler };
}

describe.each(Object.entries(TABLE).filter(([, row]) => Object.values(row.expected).some((status) => status >= 400)))(
  "%s",
  (name, row) => {
    test("is refused on what is not one's own, to those who lost their part too, and a refusal changes nothing (B-19.5, B-20.4)", async () => {
      const { method, handler } = await loadHandler(name);
      const attempts = [
        ...(await onOtherIds(name, row)),
        ...(await onForeignChildren(name, row)),
        ...(await ofFormer(row)),
      ];
      expect(attempts.length).toBeGreaterThan(0);
      const before = await digest();
      for (const { who, token, made, expected } of attempts) {
        const response = await call(handler, { ...made, method, token });
        const text = await response.text();
        expect([
          who,
          expected.includes(response.status)
            ? "as expected"
            : `${response.status}, not ${expected.join(" or ")}: ${text}`,
        ]).toEqual([who, "as expected"]);
        expect(JSON.parse(text)).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      }
      expect(await digest()).toEqual(before);
    });

    // In the short form `permission-matrix.test.ts` alone makes the calls that are allowed.
    const allowed = isLong ? CALLERS.find((caller) => row.expected[caller] < 300) : undefined;
    if (allowed !== undefined)
      test("works for who may (B-19.2)", async () => {
        const { method, handler } = await loadHandler(name);
        const response = await call(handler, {
          ...(await row.make(world)),
          method,
          token: await tokenFor(world, allowed, row),
        });
        expect(response.status, await response.clone().text()).toBe(row.expected[allowed]);
        await response.arrayBuffer();
      });
  },
);
