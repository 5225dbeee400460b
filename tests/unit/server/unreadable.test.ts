import { describe, expect, test } from "vitest";
import { whyUnreadable } from "@/lib/server/request-checks";

const why = (request: Partial<Parameters<typeof whyUnreadable>[0]>) =>
  whyUnreadable({ method: "GET", url: "/contracts/c1", ...request });

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
});

describe("any other request goes on", () => {
  test.each(["/", "/contracts/%D0%B0", "/a%20b%2Fc", "/_next/static/%5Broot%5D.js", "/contracts?q=%", "/%25"])(
    "%s",
    (url) => {
      expect(why({ url })).toBeNull();
    },
  );
});
