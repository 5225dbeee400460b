import { describe, expect, test } from "vitest";
import { registerBody } from "@/lib/people/accounts/schema";
import { newcomerBody } from "@/lib/people/collaboration/schema";

const rest = { email: "ann@example.com", password: "correct horse battery" };

describe.each([
  ["registration", registerBody],
  ["an accepted invitation", newcomerBody],
])("the name of an account by %s (B-2.17)", (_how, body) => {
  const named = (name: string) => body.safeParse({ ...rest, name });

  test("is as it is seen", () => {
    expect(named(" \u202eeve\u202c Ann\u200b ").data?.name).toBe("eve Ann");
    expect(named("Бат-Эрдэнэ О'Нил").data?.name).toBe("Бат-Эрдэнэ О'Нил");
  });

  test.each(["\u200b", "\u2800\u200d", " ", "Ann\nYour account is locked", "Ev\r\nBcc: spy"])(
    "is neither invisible nor of several lines: %j",
    (name) => {
      expect(named(name).success).toBe(false);
      expect(named(`${name.replaceAll(/\p{Cc}/gu, " ")} Ann`).success).toBe(true);
    },
  );
});
