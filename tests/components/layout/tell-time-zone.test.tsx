// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { tellTimeZone } from "@/components/layout/tell-time-zone";
import { TIME_ZONE_COOKIE, zoneInCookie } from "@/lib/time-zone";

test("a page tells the browser's time zone by a cookie that the server understands (B-27.17)", () => {
  vi.stubEnv("TZ", "Asia/Ulaanbaatar");
  tellTimeZone(TIME_ZONE_COOKIE, "en");
  const sentZone = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${TIME_ZONE_COOKIE}=`));
  expect(zoneInCookie(sentZone?.slice(TIME_ZONE_COOKIE.length + 1))).toBe(
    Intl.DateTimeFormat("en").resolvedOptions().timeZone,
  );
  vi.unstubAllEnvs();
});
