import { describe, expect, test } from "vitest";
import { whyUnreadable } from "@/lib/server/unreadable";

const why = (request: Partial<Parameters<typeof whyUnreadable>[0]>) =>
  whyUnreadable({ method: "GET", url: "/contracts/c1", headers: { host: "contracts.test" }, ...request });

describe("a request that Next would fail on", () => {
  test.each(["/contracts/%", "/api/contracts/%E0%A4%A", "/%ff%fe", "/a%c0%afb", "/%ED%A0%80", "/a%00b"])(
    "is refused for its address: %s",
    (url) => {
      expect(why({ url })).toBe("invalidInput");
    },
  );

  test.each(["TRACE", "PROPFIND", "CONNECT", ""])("is refused for its method: %j", (method) => {
    expect(why({ method })).toBe("methodNotAllowed");
  });

  test.each(["http://evil.example", "null", "", "http://contracts.test.evil.example", "http://contracts.test:81"])(
    "is refused as a server action of another site: %j",
    (origin) => {
      expect(why({ method: "POST", headers: { host: "contracts.test", origin, "next-action": "x" } })).toBe(
        "foreignOrigin",
      );
      expect(
        why({
          method: "POST",
          headers: { host: "contracts.test", origin, "content-type": "multipart/form-data; boundary=x" },
        }),
      ).toBe("foreignOrigin");
    },
  );
});

describe("any other request goes on", () => {
  test.each(["/", "/contracts/%D0%B0", "/a%20b%2Fc", "/_next/static/%5Broot%5D.js", "/contracts?q=%", "/%25"])(
    "%s",
    (url) => {
      expect(why({ url })).toBeNull();
    },
  );

  test("an action of this site, and REST from anywhere, whose doors ask for themselves", () => {
    expect(
      why({ method: "POST", headers: { host: "contracts.test", origin: "http://contracts.test", "next-action": "x" } }),
    ).toBeNull();
    expect(
      why({
        method: "POST",
        headers: {
          host: "inner",
          "x-forwarded-host": "contracts.test",
          origin: "https://contracts.test",
          "next-action": "x",
        },
      }),
    ).toBeNull();
    expect(
      why({
        method: "POST",
        headers: { host: "contracts.test", origin: "http://evil.example", "content-type": "application/json" },
      }),
    ).toBeNull();
  });
});
