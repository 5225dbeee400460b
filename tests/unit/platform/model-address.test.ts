import { describe, expect, test } from "vitest";
import { whyNoModelAddress } from "@/lib/platform/addresses";

describe("a model's base URL", () => {
  test.each([
    "http://localhost:11434/v1",
    "http://127.0.0.1:8000/v1",
    "http://192.168.1.20:11434/v1",
    "http://10.0.0.5/v1",
    "http://[::1]:11434/v1",
    "http://[fd12:3456::1]/v1",
    "https://api.openai.com/v1",
    "http://ollama:11434/v1",
    "http://0.0.0.0:11434/v1",
    "https://models.example.mn/openai/v1",
  ])("may be %s", (address) => expect(whyNoModelAddress(address)).toBeNull());

  test.each([
    "http://169.254.169.254/latest",
    "http://169.254.170.2/v1",
    "http://169.254.1.1/v1",
    "http://[fd00:ec2::254]/v1",
    "http://[fe80::1]/v1",
    "http://metadata.google.internal/v1",
    "http://METADATA.google.internal./v1",
    "http://metadata/v1",
    "http://2852039166/v1",
    "http://0xa9fea9fe/v1",
    "http://0251.0376.0251.0376/v1",
    "http://[::ffff:169.254.169.254]/v1",
    "http://[::ffff:a9fe:a9fe]/v1",
    "http://[64:ff9b::a9fe:a9fe]/v1",
    "http://100.100.100.200/v1",
    "http://instance-data/latest",
    "http://metadata.azure.internal/v1",
  ])("is refused where it leads to a machine's own secrets: %s (B-23.17)", (address) =>
    expect(whyNoModelAddress(address)).toMatch(/link-local or cloud metadata/),
  );

  test.each([
    ["localhost:11434", /http/],
    ["nonsense", /no address/],
    ["file:///etc/passwd", /http/],
    ["http://user:secret@localhost/v1", /OPENAI_API_KEY/],
    ["http://localhost/v1?key=1", /\?/],
  ])("is refused in words: %s", (address, words) => expect(whyNoModelAddress(address)).toMatch(words));
});
