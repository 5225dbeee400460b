/** Room for the bodies that REST doors read: as much for a network, and given back however reading ends. */
import { expect, test } from "vitest";
import { inRoom } from "@/lib/server/adapters/body";
import { AppError } from "@/lib/errors";
import { withRequestContext } from "@/lib/platform/request-context";

const LIMIT = { maxBytes: 64 * 1024 };
const PLACES = 16;

/** Reads a guest's body of the largest size, as slowly as `read` does. */
function reading<T>(address: string, read: () => Promise<T>): Promise<T> {
  const request = new Request("http://contracts.test/api/auth/login", { method: "POST" });
  return withRequestContext({ address, userAgent: "", browserMarks: "" }, () =>
    inRoom(request, null, { limit: LIMIT, read }),
  );
}

test("the addresses of an IPv6 network share its room, others have theirs, and all is free again behind them", async () => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const under = Array.from({ length: PLACES }, (_, index) => reading(`2001:db8:1:2::${index + 1}`, () => released));
  await expect(reading("2001:db8:1:2:ffff::1", () => released)).rejects.toMatchObject({ key: "tooManyRequests" });
  expect(await reading("2001:db8:1:3::1", () => Promise.resolve("read"))).toBe("read");
  letGo();
  await Promise.all(under);
  expect(await reading("2001:db8:1:2:ffff::1", () => Promise.resolve("read"))).toBe("read");
});

test("a body that can't be read leaves no room taken", async () => {
  for (let count = 0; count < PLACES + 1; count += 1)
    await expect(reading("203.0.113.7", () => Promise.reject(new AppError("malformedBody")))).rejects.toMatchObject({
      key: "malformedBody",
    });
});
