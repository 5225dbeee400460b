/**
 * Examples for the description, made of the schemas themselves, so that none is ever out of date:
 * `tests/api/openapi-examples.test.ts` holds each against its schema. Client-safe.
 */
export type Json = Record<string, unknown>;

type Schema = Json & { properties?: Record<string, Schema>; items?: Schema; required?: string[] };
/** Named shapes, and how deep the value stands: shapes that hold themselves end somewhere. */
type Within = { named: Readonly<Record<string, Json>>; depth: number; name: string };

const DEEPEST = 6;
const REFERENCE = "#/components/schemas/";

/** A value that the schema takes. */
export function exampleOf(schema: Json, named: Readonly<Record<string, Json>>): unknown {
  return valueOf(schema, { named, depth: 0, name: "" });
}

function valueOf(schema: Schema, within: Within): unknown {
  const { $ref, examples, const: only, default: usual } = schema;
  if (typeof $ref === "string") return valueOf(within.named[$ref.slice(REFERENCE.length)] ?? {}, within);
  if (Array.isArray(examples)) return examples[0];
  if (only !== undefined) return only;
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  const [choice] = choices(schema, within);
  if (choice) return valueOf(choice, within);
  if (usual !== undefined) return usual;
  return typedValue(schema, within);
}

/** The alternatives that say something: null and shapes without an end come last. */
function choices({ anyOf, oneOf, allOf }: Schema, { depth }: Within): Schema[] {
  const all = (anyOf ?? oneOf ?? allOf ?? []) as Schema[]; // as JSON Schema has them
  const weight = ({ type }: Schema) => (type === "null" ? (depth > DEEPEST ? -1 : 1) : 0);
  return [...all].sort((one, other) => weight(one) - weight(other));
}

function typedValue(schema: Schema, within: Within): unknown {
  const { type } = schema;
  switch (Array.isArray(type) ? type.find((one) => one !== "null") : type) {
    case "object":
      return objectValue(schema, within);
    case "array":
      return listValue(schema, within);
    case "string":
      return exampleByName(within.name, schema) ?? textValue(schema);
    case "integer":
    case "number":
      return exampleByName(within.name, schema) ?? numberValue(schema);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return {};
  }
}

function objectValue({ properties = {}, required = [] }: Schema, within: Within): Json {
  const depth = within.depth + 1;
  const shown = Object.entries(properties).filter(([name]) => required.includes(name) || depth <= 2);
  return Object.fromEntries(
    shown.map(([name, property]) => [name, valueOf(property, { ...within, depth, name })] as const),
  );
}

function listValue({ items, minItems }: Schema & { minItems?: number }, within: Within): unknown[] {
  if (!items || (within.depth > DEEPEST && !minItems)) return [];
  return Array.from({ length: Math.max(1, minItems ?? 1) }, () => valueOf(items, within));
}

function textValue({ format, minLength = 0 }: Schema & { minLength?: number }): string {
  if (format === "date-time") return "2026-03-02T09:30:00.000Z";
  if (format === "date") return "2026-03-02";
  if (format === "email") return "anna@example.com";
  if (format === "uri") return "https://contracts.example.com/contracts";
  return "text".padEnd(Number(minLength), "x");
}

function numberValue({ minimum, exclusiveMinimum }: Schema & { minimum?: number; exclusiveMinimum?: number }): number {
  if (exclusiveMinimum !== undefined) return exclusiveMinimum + 1;
  return Math.max(1, minimum ?? 1);
}

const EXAMPLE_ID = "0b9f3c1e-52d7-4a86-9c3e-7f1d2a4b6c80";

/** What a field of a certain name looks like. */
const VALUES: Readonly<Record<string, string | number>> = {
  access_token: "eyJhbGciOiJkaXIi…",
  answer: "Either party may terminate with 30 days' notice.",
  basis: "stated",
  category: "governing_law",
  code: "contractNotFound",
  content: "This Agreement is governed by the laws of Mongolia.",
  contentType: "application/pdf",
  email: "anna@example.com",
  end: 16,
  engine: "built-in",
  fileName: "lease.pdf",
  filename: "lease.pdf",
  fingerprint: "9f86d081884c7d65…",
  link: "https://contracts.example.com/invitation/…",
  message: "Who pays the taxes?",
  name: "Lease",
  password: "a long password",
  currency: "MNT",
  currentPassword: "the old password",
  newPassword: "a longer password",
  plainText: "1. Term. This lease runs until 4 March 2027.",
  prefix: "cm_k3x9q2ab",
  quote: "This Agreement is governed by the laws of Mongolia.",
  revision: 1,
  start: 3,
  search: "lease",
  secret: "cm_k3x9q2ab_…",
  systemRole: "user",
  text: "1. Term. This lease runs until 4 March 2027.",
  textContent: "<p>1. Term. This lease runs until 4 March 2027.</p>",
  timeZone: "Asia/Ulaanbaatar",
  title: "Term",
  token: "the token of the mailed link",
  topic: "assignment",
  type: "Lease Agreement",
  uploadUrl: "https://contracts.example.com/files/…",
};

/** What fields with a shape of their own look like, whatever their name. */
const SHAPED = ["2026-03-02", "2026-03", "7.2", "type", "MNT", "FREQ=YEARLY", "fact:expiration_date"];

/** Undefined where the name says nothing, or what it says doesn't fit. */
function exampleByName(name: string, schema: Json): string | number | undefined {
  const value = /(^id|Id|Ids)$/.test(name) ? EXAMPLE_ID : Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  if (value !== undefined && fits(value, schema)) return value;
  return schema["pattern"] === undefined ? undefined : SHAPED.find((shaped) => fits(shaped, schema));
}

function fits(value: string | number, { type: types, format, pattern, maxLength, minLength }: Json): boolean {
  const isOf = (type: string) => types === type || (Array.isArray(types) && types.includes(type));
  if (typeof value === "number") return isOf("integer") || isOf("number");
  if (!isOf("string") || (format !== undefined && format !== "email")) return false;
  const isLongEnough = value.length >= Number(minLength ?? 0) && value.length <= Number(maxLength ?? Infinity);
  return isLongEnough && (typeof pattern !== "string" || new RegExp(pattern, "u").test(value));
}

/**
 * Bodies whose fields depend on each other, which no example made of the schema alone would get right; by call, such as
 * `POST /contracts/[contractId]/signed`.
 */
export const BODY_EXAMPLES: Readonly<Record<string, object>> = {
  "POST /contracts/[contractId]/deadlines": { kind: "payment", title: "Rent", date: "2026-03-02", remindDays: [7, 1] },
  "PATCH /contracts/[contractId]/deadlines/[deadlineId]": { state: "confirmed", date: "2026-03-02" },
  "POST /contracts/[contractId]/notices": {
    kind: "nonRenewal",
    deadlineId: EXAMPLE_ID,
    right: "confirmed",
    recipient: "Tuul Estate LLC",
    dueOn: "2026-12-01",
    signatory: "B. Sarnai, Director",
    authority: "under the Charter",
    versionId: EXAMPLE_ID,
    title: "Notice of non-renewal",
    text: "We hereby give notice that we do not renew the contract.",
  },
  "POST /contracts/[contractId]/notices/[noticeId]/proofs": { fileIds: [EXAMPLE_ID] },
  "POST /contracts/[contractId]/notices/[noticeId]/send": {
    how: "posted",
    way: "registered",
    sentOn: "2026-11-24",
    tracking: "RR123456789MN",
    fileIds: [EXAMPLE_ID],
  },
  "POST /contracts/[contractId]/rounds/[roundId]/decide": {
    accept: ["1", "2"],
    reject: ["3"],
    baseVersionId: EXAMPLE_ID,
  },
  "POST /contracts/[contractId]/rounds/send": { deliver: "mail", to: ["them@example.com"], message: "Our draft." },
  "POST /contracts/[contractId]/save-as-template": { name: "Lease of an office" },
  "POST /contracts/[contractId]/signed": { fileIds: [EXAMPLE_ID], signedOn: "2026-03-02", signedBy: "Anna, Bat" },
  "POST /contracts/[contractId]/signing": {
    versionId: EXAMPLE_ID,
    signers: [
      { name: "Anna", email: "anna@example.com" },
      { name: "Bat", email: "bat@example.net" },
    ],
    inOrder: true,
  },
  "PUT /admin/signing": {
    provider: "docuseal",
    baseUrl: "https://api.docuseal.com",
    token: "docuseal-token",
    webhookSecret: "whsec_of_DocuSeal",
  },
  "PATCH /webhooks/[webhookId]": { url: "https://hooks.example.com/in", events: ["version.saved"], isOn: true },
  "POST /guest/[token]/replies": {
    replyId: EXAMPLE_ID,
    name: "O. Bayar",
    changes: [{ start: 0, before: "15 days", after: "30 days" }],
    comments: [{ text: "Thirty days, please." }],
  },
  "PUT /contracts/[contractId]/since/references/[key]": {
    isWatched: true,
    add: { day: "2026-10-01", words: "New edition of 2026" },
  },
  "PUT /deadlines/reminders": { isOn: true, timeZone: "Asia/Ulaanbaatar", isCheckUpOn: true, checkUpDay: "01-15" },
  "POST /verify": { sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
  "POST /suggestions/[contractId]/accept": { suggestionId: EXAMPLE_ID, cacheId: EXAMPLE_ID },
  "POST /webhooks": { url: "https://hooks.example.com/in", events: ["version.saved", "round.received"] },
};
