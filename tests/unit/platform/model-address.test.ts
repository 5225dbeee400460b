import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { whyNoModelAddress } from "@/lib/platform/addresses";
import { tries } from "../../support/form";
import { anyText } from "../../support/fuzz/any-text";

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

/** For trying every notation: none of a metadata or link-local address gets through, and no other is taken for one. */
type Bytes = readonly [number, number, number, number];
const byte = fc.nat(255);
const linkLocal: fc.Arbitrary<Bytes> = fc.tuple(byte, byte).map(([c, d]): Bytes => [169, 254, c, d]);
const metadata: fc.Arbitrary<Bytes> = fc.oneof(
  linkLocal,
  fc.constantFrom<Bytes>([169, 254, 169, 254], [169, 254, 170, 2], [100, 100, 100, 200], [192, 0, 0, 192]),
);
const allowed: fc.Arbitrary<Bytes> = fc.oneof(
  fc.tuple(fc.constantFrom(10, 127), byte, byte, byte),
  fc.tuple(byte, byte).map(([c, d]): Bytes => [192, 168, c, d]),
);

const hex = (value: number, length = 1) => value.toString(16).padStart(length, "0");
const word = ([a, b, c, d]: Bytes) => a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
const high = ([a, b]: Bytes) => hex(a * 256 + b);
const low = ([, , c, d]: Bytes) => hex(c * 256 + d);

/** All the ways in which the URL standard, and IPv6, write one IPv4 address. */
const NOTATIONS: Record<string, (bytes: Bytes) => string> = {
  dotted: (bytes) => bytes.join("."),
  "with a dot at the end": (bytes) => `${bytes.join(".")}.`,
  decimal: (bytes) => String(word(bytes)),
  hexadecimal: (bytes) => `0x${hex(word(bytes))}`,
  "hexadecimal, in capitals": (bytes) => `0X${hex(word(bytes)).toUpperCase()}`,
  octal: (bytes) => `0${word(bytes).toString(8)}`,
  "octal parts": (bytes) => bytes.map((part) => `0${part.toString(8)}`).join("."),
  "hexadecimal parts": (bytes) => bytes.map((part) => `0x${hex(part)}`).join("."),
  "long octal parts": (bytes) => bytes.map((part) => part.toString(8).padStart(8, "0")).join("."),
  "two parts": ([a, b, c, d]) => `${a}.${b * 65_536 + c * 256 + d}`,
  "three parts": ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  mixed: ([a, b, c, d]) => `0x${hex(a)}.0${b.toString(8)}.${c * 256 + d}`,
  "wide digits": (bytes) => bytes.join(".").replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  "circled digits": (bytes) =>
    bytes.join(".").replace(/[1-9]/g, (digit) => String.fromCodePoint(0x2460 + Number(digit) - 1)),
  "an ideographic full stop": (bytes) => bytes.join("\u3002"),
  "a wide full stop": (bytes) => bytes.join("\uff0e"),
  "percent-encoded": (bytes) => bytes.join(".").replace(/\d/g, (digit) => `%3${digit}`),
  "mapped, dotted": (bytes) => `[::ffff:${bytes.join(".")}]`,
  "mapped, hexadecimal": (bytes) => `[::ffff:${high(bytes)}:${low(bytes)}]`,
  "mapped, written out": (bytes) => `[0:0:0:0:0:FFFF:${high(bytes)}:${low(bytes)}]`,
  translated: (bytes) => `[::ffff:0:${high(bytes)}:${low(bytes)}]`,
  NAT64: (bytes) => `[64:ff9b::${bytes.join(".")}]`,
  "local NAT64": (bytes) => `[64:ff9b:1::${bytes.join(".")}]`,
  "6to4": (bytes) => `[2002:${high(bytes)}:${low(bytes)}::1]`,
  compatible: (bytes) => `[::${bytes.join(".")}]`,
};
const around = fc.tuple(
  fc.constantFrom("http", "https", "HTTP"),
  fc.constantFrom("", ":80", ":11434", ":65535"),
  fc.constantFrom("", "/", "/v1", "/latest/meta-data/", "/v1/../latest"),
);

test.each(Object.entries(NOTATIONS))("a metadata address is refused: %s", (_, notation) => {
  fc.assert(
    fc.property(metadata, around, (bytes, [scheme, port, path]) => {
      expect(whyNoModelAddress(`${scheme}://${notation(bytes)}${port}${path}`)).toMatch(/link-local or cloud metadata/);
    }),
    { numRuns: 100, seed: 20_260_101 },
  );
});

test.each(Object.entries(NOTATIONS))("an address of a private network is not: %s", (_, notation) => {
  fc.assert(
    fc.property(allowed, around, (bytes, [scheme, port, path]) => {
      expect(whyNoModelAddress(`${scheme}://${notation(bytes)}${port}${path}`)).toBeNull();
    }),
    { numRuns: 50, seed: 20_260_101 },
  );
});

test("link-local IPv6 is refused, whatever follows (B-23.17)", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0xfe80, max: 0xfebf }),
      fc.ipV6().filter((address) => !address.includes("::") && !address.includes(".")),
      (first, address) => {
        expect(whyNoModelAddress(`http://[${hex(first)}${address.slice(address.indexOf(":"))}]/v1`)).toMatch(
          /link-local or cloud metadata/,
        );
      },
    ),
    { numRuns: tries(200), seed: 20_260_101 },
  );
});

test("the names that clouds give it are refused in any case, with a dot at the end or wide letters", () => {
  const name = fc.constantFrom(
    "metadata.google.internal",
    "metadata",
    "metadata.goog",
    "instance-data",
    "instance-data.ec2.compute.internal",
    "metadata.azure.internal",
  );
  const dress = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => `${text}.`,
    (text: string) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    (text: string) => text.replaceAll(".", "\u3002"),
    (text: string) => text.replace(/a/g, "%61"),
  );
  fc.assert(
    fc.property(name, dress, around, (host, dressed, [scheme, port, path]) => {
      expect(whyNoModelAddress(`${scheme}://${dressed(host)}${port}${path}`)).toMatch(/link-local or cloud metadata/);
    }),
    { numRuns: tries(300), seed: 20_260_101 },
  );
});

test("whatever is written, it gives words or nothing and never fails", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(),
        fc.string().map((text) => `http://${text}`),
      ),
      (value) => {
        const why = whyNoModelAddress(value);
        expect(why === null || why.length > 0).toBe(true);
      },
    ),
    { numRuns: tries(1_000), seed: 20_260_101 },
  );
});
