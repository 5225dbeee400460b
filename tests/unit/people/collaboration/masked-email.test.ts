import { expect, test } from "vitest";
import { maskedEmail } from "@/lib/audit/masked-login";

test.each([
  ["bold@example.com", "b•••@example.com"],
  ["ab@example.com", "a•••@example.com"],
  ["ө.бат@example.com", "ө•••@example.com"],
  ["😀smile@example.com", "😀•••@example.com"],
  ['"a@b"@example.com', '"•••@example.com'],
])("%s is shown as %s, whatever its length", (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test("a name of one letter is not shown at all", () => {
  expect(maskedEmail("b@example.com")).toBe("•••@example.com");
});
