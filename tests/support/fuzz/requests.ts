/** Whole requests for a door: its own inputs, valid or spoilt, and what comes around them. */
import fc from "fast-check";
import { z } from "zod";
import type { DoorFacts } from "@/lib/server/adapters/route";
import { hostileText, hostileValue, type Json } from "./hostile-values";
import { mutated, validValues, type Known } from "./schema-values";

export type FuzzRequest = {
  params: Record<string, string>;
  search: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
};

/** Requests for a door; two of three carry a body that can be read. */
export function requestsFor(
  facts: Pick<DoorFacts, "params" | "query" | "body">,
  hasBody: boolean,
  known: Known,
): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    params: facts.params ? arbitraryParams(facts.params, known) : fc.constant({}),
    search: arbitrarySearch(facts.query, known),
    headers: headers,
    body: hasBody ? arbitraryBody(facts.body, known) : fc.constant(undefined),
  });
}

/** Next gives parts of an address decoded, as texts. */
function arbitraryParams(schema: z.ZodType, known: Known): fc.Arbitrary<Record<string, string>> {
  const names = Object.keys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {});
  const part = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...(known[name] ?? ["x"]).map(String)) },
      { weight: 2, arbitrary: hostileText },
    );
  return fc.record(Object.fromEntries(names.map((name) => [name, part(name)])), { noNullPrototype: true });
}

const RAW_PAIRS = [
  "limit=1&limit=2",
  "cursor=%00",
  "cursor=%ff%fe",
  "cursor=%",
  "q=%ED%A0%80",
  "__proto__=1",
  "__proto__[a]=1",
  "constructor.prototype.a=1",
  "limit[]=1",
  "limit=1e1",
  "limit=0x5",
  "limit=",
  "cursor=",
  "&&&",
  "=",
  "q=a&q=b&q=c",
  "format=csv",
  "format=docx",
  "format=",
  "versionId=",
  "signature=x&expires=9e99",
  "expires=NaN",
  "_method=DELETE",
  "_rsc=1",
];

function arbitrarySearch(schema: z.ZodType | undefined, known: Known): fc.Arbitrary<string> {
  const given = schema ? mutated(validValues(schema, known)).map(written) : fc.constant("");
  return fc
    .tuple(
      given,
      fc.array(
        fc.oneof(
          fc.constantFrom(...RAW_PAIRS),
          hostileText.map((text) => `x=${encoded(text)}`),
        ),
        { maxLength: 2 },
      ),
    )
    .map((parts) =>
      parts
        .flat()
        .filter((part) => part !== "")
        .join("&"),
    );
}

function written(value: Json): string {
  if (typeof value !== "object" || value === null) return encoded(String(value));
  return Object.entries(value)
    .flatMap(([name, one]) =>
      (Array.isArray(one) ? one : [one]).map(
        (item) => `${encoded(name)}=${encoded(typeof item === "string" ? item : JSON.stringify(item))}`,
      ),
    )
    .join("&");
}

/** A lone surrogate has no percent-encoding; the bytes that some would write for it are sent instead. */
function encoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll("%EF%BF%BD", "%ED%A0%80");
}

/** What may stand in a header at all: bytes without line ends and NUL. */
const headerText = fc.oneof(
  fc
    .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 60 })
    .map((text) => text.trim()),
  fc.constantFrom(
    "",
    ",",
    ";",
    "*",
    "a".repeat(20_000),
    ";q=".repeat(500),
    "x,".repeat(5_000),
    '"',
    "%00",
    "__proto__",
    "[]",
    "a b",
    "/",
    "http://[",
    "Infinity",
  ),
);
const HEADERS: Record<string, fc.Arbitrary<string>> = {
  authorization: fc.oneof(
    headerText,
    headerText.map((text) => `Bearer ${text}`),
    fc.constantFrom(
      "Bearer",
      "Bearer  ",
      "Basic YTpi",
      "bearer a.b.c",
      `Bearer ${"a.".repeat(5_000)}`,
      "Bearer eyJhbGciOiJub25lIn0.e30.",
    ),
  ),
  "accept-language": fc.oneof(
    headerText,
    fc.constantFrom("mn;q=1e999", "ru;q=-1", "en;q=0.0.0", "*;q=", "mn,ru,en", "__proto__"),
  ),
  "idempotency-key": fc.oneof(headerText, fc.uuid(), fc.constantFrom("k", "k".repeat(255), "k".repeat(256))),
  "content-type": fc.oneof(
    headerText,
    fc.constantFrom(
      "text/plain",
      "application/json; charset=utf-16",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
      "application/xml",
    ),
  ),
  "content-length": fc.constantFrom("-1", "0", "99999999999", "NaN", "1e3"),
  accept: fc.oneof(headerText, fc.constantFrom("application/x-ndjson", "text/csv", "text/csv;q=0", "text/html", "*/*")),
  cookie: fc.oneof(
    headerText,
    fc.constantFrom(
      "next-auth.session-token=",
      "next-auth.session-token=a.b.c",
      "__Host-next-auth.session-token=%00",
      "=;=;=",
      "a".repeat(8_000),
    ),
  ),
  origin: fc.oneof(headerText, fc.constantFrom("null", "http://evil.example", "http://contracts.test")),
  host: headerText,
  "user-agent": headerText,
  "x-forwarded-for": headerText,
  "x-forwarded-proto": headerText,
  "x-http-method-override": fc.constantFrom("DELETE", "GET", "__proto__"),
};
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...Object.keys(HEADERS)), { minLength: 1, maxLength: 3 })
      .chain((names) =>
        fc.record(Object.fromEntries(names.map((name) => [name, HEADERS[name] ?? headerText])), {
          noNullPrototype: true,
        }),
      ),
  },
);

function arbitraryBody(schema: z.ZodType | undefined, known: Known): fc.Arbitrary<string | Uint8Array | undefined> {
  const value = schema ? mutated(validValues(schema, known)) : hostileValue;
  const text = value.map(asJson);
  return fc.oneof(
    { weight: 10, arbitrary: text },
    { weight: 2, arbitrary: spoilt(text) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  );
}

/** Longer than any door takes, and short enough to be written: mutations of mutations repeat long texts for ever. */
const MOST_WRITTEN = 30_000_000;

function asJson(json: unknown): string {
  let length = 0;
  return JSON.stringify(json, (key, value: unknown) => {
    length += key.length + (typeof value === "string" ? value.length : 1);
    return length > MOST_WRITTEN ? null : value;
  });
}

/** JSON that is cut off, has more behind it, or is not in UTF-8. */
function spoilt(text: fc.Arbitrary<string>): fc.Arbitrary<string | Uint8Array> {
  return fc.tuple(text, fc.nat(), fc.constantFrom("cut", "more", "byte", "bom", "utf16")).map(([json, place, kind]) => {
    const at = place % (json.length + 1);
    if (kind === "cut") return json.slice(0, at);
    if (kind === "more") return `${json}${json}`;
    if (kind === "bom") return `\ufeff${json}`;
    if (kind === "utf16") return new Uint8Array(Buffer.from(json, "utf16le"));
    const bytes = new Uint8Array(Buffer.from(json));
    if (bytes.length > 0) bytes[place % bytes.length] = 0xff;
    return bytes;
  });
}

const RAW_BODIES = [
  undefined,
  "",
  "null",
  "true",
  "0",
  '""',
  "[]",
  "{}",
  "{",
  "}",
  '{"a":1,}',
  "{'a':1}",
  "NaN",
  "[1e999]",
  "//\n{}",
  `${"[".repeat(100_000)}`,
  `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
  '{"__proto__":{"isPolluted":true}}',
  '{"content":"a","content":{}}',
  `{"a":"${"a".repeat(1_100_000)}"}`,
  "\0",
  "a=b&c=d",
  "<a/>",
  `{"text":"a","location":{"a":${"[".repeat(9_000)}${"]".repeat(9_000)}}}`,
];
