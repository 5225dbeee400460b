import { describe, expect, test } from "vitest";
import { env } from "@/lib/platform/env";
import { doorsIn } from "@/lib/server/doors";
import { isForeignAction } from "@/lib/server/request-checks";
import { ROOT } from "@/tests/support/routes";

const doorAt = doorsIn(ROOT);
const ACTION = { "next-action": "x" };
/** What a browser without scripts sends, and what Next takes for an action too. */
const FORM = { "content-type": "multipart/form-data; boundary=x" };
const PLACES = { page: "/login", both: "/contracts/c1", rest: "/api/auth/login", nowhere: "/no-such" };
type Place = keyof typeof PLACES;

const isForeign = (headers: Record<string, string>, place: Place = "page", method = "POST") =>
  isForeignAction({ method, headers: { host: "contracts.test", ...headers } }, doorAt(PLACES[place]));

describe("a server action is foreign", () => {
  test.each(["http://evil.example", "null", "", "http://contracts.test.evil.example", "http://contracts.test:81"])(
    "from another site, wherever it is sent: %j",
    (origin) => {
      for (const place of Object.keys(PLACES) as Place[])
        for (const kind of [ACTION, FORM])
          expect([place, isForeign({ ...kind, origin }, place)]).toEqual([place, true]);
    },
  );

  test("without a word where it comes from (B-5.7)", () => {
    for (const place of Object.keys(PLACES) as Place[])
      expect([place, isForeign(ACTION, place)]).toEqual([place, true]);
    for (const place of ["page", "both", "nowhere"] as const)
      expect([place, isForeign(FORM, place)]).toEqual([place, true]);
  });
});

describe("not foreign is", () => {
  test.each([
    ["by its own name", { origin: "http://contracts.test" }],
    ["by the name that the settings have", { origin: env.publicUrl }],
    ["behind a proxy", { host: "inner", "x-forwarded-host": "contracts.test", origin: "https://contracts.test" }],
  ])("an action of this site, %s", (_case, headers) => {
    for (const kind of [ACTION, FORM]) expect(isForeign({ ...kind, ...headers })).toBe(false);
  });

  test("a program's call of REST, whose door asks for itself", () => {
    expect(isForeign({ "content-type": "application/json" }, "both")).toBe(false);
    expect(isForeign({ "content-type": "application/json", origin: "http://evil.example" }, "both")).toBe(false);
    expect(isForeign(FORM, "rest")).toBe(false);
  });

  test("a page that is only read", () => {
    for (const method of ["GET", "HEAD"]) expect(isForeign(ACTION, "page", method)).toBe(false);
  });
});
