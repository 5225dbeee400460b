/** Values that nobody sends by mistake: wrong types, huge, with signs that databases and parsers stumble over. */
import fc from "fast-check";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Texts that are parsed, stored, compared, printed or written as a file name somewhere. */
const HOSTILE_TEXTS = [
  "", " ", "\0", "a\0b", "\ud800", "\udc00tail", "a\ud83d", "\ufeff", "\u202e\u2066", "\uffff\ufffe", "\u{10ffff}", "\r\n", "a\r\nSet-Cookie: a=b", "\x1b[31m", "\x7f\x80",
  "__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "null", "undefined", "NaN", "true", "[object Object]", "0", "-1", "1e309", "9007199254740993", "2147483648", "-2147483649", "9223372036854775808", "0x10", "1,5",
  "' OR '1'='1", "'; DROP TABLE \"User\"; --", "%", "_", "%%%", "\\", "\\u0000", "$1", "${7*7}", "{{7*7}}", "{name}", "%s%n", "*", "(a+)+$", "[", "a".repeat(300),
  "../../etc/passwd", "..\\..\\", "/", "//", ".", "..", "%2e%2e%2f", "%00", "CON", "file:///etc/passwd", "http://169.254.169.254/", "javascript:alert(1)",
  "<script>alert(1)</script>", "<p>", "</p></p>", "<!--", "<![CDATA[", "&#0;", "&#xd800;", "&#x110000;", "<table><tr><td>", "<a href=\"javascript:1\">x</a>", "<p style=\"page-break-before:always\">x</p>",
  "user@", "@example.com", "a@b@c.d", "a@[127.0.0.1]", "\"a b\"@example.com", "ı@example.com", "İSTANBUL@EXAMPLE.COM", "ﬃ", "é", "e\u0301".repeat(50), "Z\u0351\u036b\u0343".repeat(40),
  "2026-02-30", "Invalid Date", "+275760-09-13T00:00:00.001Z", "-000000",
];
const HUGE_TEXTS = ["a".repeat(100_000), "ӧ".repeat(50_000), "\0".repeat(10_000), "\ud800".repeat(10_000), "<b>".repeat(20_000), "<ul><li>".repeat(5_000), "<p>a</p>".repeat(10_000), "&amp;".repeat(20_000), "<".repeat(50_000), "\n".repeat(50_000), "9".repeat(10_000), "x ".repeat(600_000)];
const NUMBERS = [0, -0, -1, 1.5, 1e21, 1e-7, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, Number.MAX_VALUE, 2 ** 31, -(2 ** 31) - 1, 2 ** 63];
const KEYS = ["__proto__", "constructor", "prototype", "toString", "toJSON", "then", "", "\0", "\ud800", "0", "length", "a.b", "$where", "$ne", "OR", "set", "increment", "contractId", "userId", "role", "systemRole", "id"];

export const hostileText = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) }, { weight: 1, arbitrary: fc.constantFrom(...HUGE_TEXTS) }, { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) });
export const hostileKey = fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 10 }));
const hostileNumber = fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true, noDefaultInfinity: true }));

/** What Prisma, zod and `JSON.stringify` would take for their own when it came through. */
const hostileObject: fc.Arbitrary<Json> = fc.oneof(
  fc.array(fc.tuple(hostileKey, fc.oneof(hostileText, hostileNumber, fc.boolean(), fc.constant(null))), { maxLength: 5 }).map((entries): Json => Object.fromEntries(entries)),
  fc.constantFrom<Json>(Object.fromEntries([["__proto__", { isPolluted: true }]]), { constructor: { prototype: { isPolluted: true } } }, { not: "" }, { contains: "" }, { $ne: null }, { toJSON: "x" }, { length: -1 }),
);
/** One that brings down whoever reads it by calling itself. */
const deep = fc.tuple(fc.constantFrom(10, 100, 2_000), fc.boolean()).map(([depth, isList]) => {
  let value: Json = "x";
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
});

export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: hostileObject },
  { weight: 2, arbitrary: fc.constantFrom<Json>(null, true, false, [], {}, [null], [[]], [{}]) },
  { weight: 2, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 150 }) },
  { weight: 1, arbitrary: deep },
);
