/** The time zone that a browser tells is the account's from its first page on. Source: B-27.17. */
import { beforeEach, expect, test, vi } from "vitest";
import { registerAction } from "@/app/(guest)/register/actions";
import { db } from "@/lib/platform/db";
import { TIME_ZONE_COOKIE, zoneInCookie } from "@/lib/time-zone";
import { resetDatabase } from "../support/database";

const request = vi.hoisted(() => ({ headers: new Map<string, string>(), cookies: new Map<string, string>() }));
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve({ get: (name: string) => request.headers.get(name) ?? null }),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (request.cookies.has(name) ? { value: request.cookies.get(name) } : undefined),
      set: (name: string, value: string) => void request.cookies.set(name, value),
    }),
}));

beforeEach(async () => {
  await resetDatabase();
  request.cookies.clear();
  request.headers.clear();
  request.headers.set("host", "contracts.test").set("origin", "http://contracts.test");
});

async function registered(email: string): Promise<string | null> {
  const made = await registerAction({ name: "Bold", email, password: "four words of mine" });
  if (!made.ok) throw new Error(made.error.message);
  const kept = await db.reminderSettings.findUnique({ where: { userId: made.data.user.id } });
  return kept && kept.timeZone;
}

test("registration keeps the zone with the account, and nothing where the browser told none (B-27.17)", async () => {
  request.cookies.set(TIME_ZONE_COOKIE, "Asia%2FUlaanbaatar");
  expect(await registered("bold@example.test")).toBe("Asia/Ulaanbaatar");
  request.cookies.clear();
  expect(await registered("ana@example.test")).toBeNull();
});

test.each([
  ["Asia/Ulaanbaatar", "Asia/Ulaanbaatar"],
  ["America%2FArgentina%2FBuenos_Aires", "America/Argentina/Buenos_Aires"],
  ["Asia/Atlantis", null],
  ["%zz", null],
  ["%ff", null],
  [`${"a/".repeat(60)}b`, null],
  ["", null],
])("a cookie of %j is the zone %j", (value, zone) => {
  expect(zoneInCookie(value)).toBe(zone);
});
