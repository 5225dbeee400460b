/**
 * Who may call what (behaviour §19), over every exported route and every kind of caller. Handlers are called directly,
 * so nothing here leans on `middleware.ts`. A call without a row fails. The table is in `calls.ts`;
 * `route-matrix.test.ts` goes through it with ids of others.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/api";
import { isLong } from "../support/form";
import { exportedCalls, ROOT } from "../support/routes";
import { CALLERS, ELSEWHERE, TABLE, newWorld, type Made, type Row, type World } from "./calls";
import { tokenFor } from "./caller-sessions";

let world: World;
/** A refused request uses nothing up, so the next caller who is to be refused sends the same one. */
const refused = new Map<string, Made>();

beforeAll(async () => {
  world = await newWorld();
});

test("every exported call has a row, and every row a call", () => {
  const calls = exportedCalls()
    .map(({ call: name }) => name)
    .filter((name) => !ELSEWHERE.has(name));
  expect(calls.sort()).toEqual(Object.keys(TABLE).sort());
});

/** In the short form one of those who may call it, who may do least; and all who may not. */
function selectCallers({ expected }: Row) {
  const least = CALLERS.find((caller) => expected[caller] < 400);
  return CALLERS.filter((caller) => isLong || caller === least || expected[caller] >= 400);
}

async function makeRequest(name: string, row: Row, status: number): Promise<Made> {
  const made = (status >= 400 ? refused.get(name) : undefined) ?? (await row.make(world));
  if (status >= 400) refused.set(name, made);
  return made;
}

describe.each(Object.entries(TABLE))(
  "%s (B-1.3, B-19.1, B-19.2, B-19.3, B-19.6, B-21.38, B-21.39, B-21.40, B-21.41, B-21.42, B-24.2)",
  (name, row) => {
    test.each(selectCallers(row))("%s", async (caller) => {
      const [method = "", address = ""] = name.split(" ");
      const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Parameters<typeof call>[0]>;
      const handler = module[method];
      if (!handler) throw new Error(`${name} is not exported`);
      const token = await tokenFor(world, caller, row);
      const response = await call(handler, { ...(await makeRequest(name, row, row.expected[caller])), method, token });
      expect(response.status, await response.clone().text()).toBe(row.expected[caller]);
      if (response.status >= 400)
        expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    });
  },
);
