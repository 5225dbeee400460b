import "server-only";
import { z } from "zod";
import { IDEMPOTENCY_HEADER } from "@/lib/server/adapters/idempotent";
import { doorFacts, isCreating, type DoorFacts } from "@/lib/server/adapters/route";
import { namedAnswers, type Answer } from "@/lib/answer";
import { PIECES_TYPE } from "@/lib/assistant/bounds";

export type Json = Record<string, unknown>;

const IDEMPOTENCY_KEY = {
  name: IDEMPOTENCY_HEADER,
  in: "header",
  required: false,
  description:
    "A name of the caller's own for this request, such as a UUID. A repetition within 24 hours changes nothing and gets the same answer.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The operations of one address, by method. @param folder under `app/api`, such as `/contracts/[contractId]` */
export function describeOperations(folder: string, doors: Readonly<Record<string, unknown>>): Json {
  const described = METHODS.flatMap((method) => {
    const facts = doorFacts(doors[method]);
    return facts ? [[method.toLowerCase(), operation(`${method} ${folder}`, facts)]] : [];
  });
  return Object.fromEntries(described);
}

function operation(call: string, facts: DoorFacts): Json {
  const repeatable = isCreating(call.split(" ")[0] ?? "", facts.status) ? [IDEMPOTENCY_KEY] : [];
  const parameters = [
    ...describeParameters(facts.params, "path"),
    ...describeParameters(facts.query, "query"),
    ...repeatable,
  ];
  return {
    operationId: operationId(call),
    summary: facts.summary,
    tags: [call.split("/")[1] ?? ""],
    ...(facts.isPublic ? { security: [{}, { bearer: [] }, { cookie: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(facts),
    responses: responses(facts),
  };
}

function requestBody(facts: DoorFacts): Json {
  if (facts.body)
    return {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: plain(z.toJSONSchema(facts.body, { io: "input", unrepresentable: "any" })) },
        },
      },
    };
  return facts.takesFile ? { requestBody: { required: true, content: { "application/octet-stream": {} } } } : {};
}

function responses(facts: DoorFacts): Json {
  const problem = { $ref: "#/components/responses/Problem" };
  const isParsed = facts.body !== undefined || facts.query !== undefined || facts.params !== undefined;
  return {
    [facts.status]: { description: "Success", ...describeContent(facts.answer) },
    ...(isParsed ? { 400: problem } : {}),
    ...(facts.isPublic ? {} : { 401: problem }),
    ...(facts.params ? { 404: problem } : {}),
    ...(facts.limit ? { 429: problem } : {}),
    "4XX": problem,
    "5XX": problem,
  };
}

function describeContent(answer: Answer): Json {
  if (answer === "nothing") return {};
  if (answer === "file") return { content: { "*/*": {} } };
  return { content: describeJson(answer) };
}

export function describeJson(answer: Exclude<Answer, string>): Json {
  const schema = "one" in answer ? reference(answer.one) : { type: "array", items: reference(answer.list) };
  return {
    "application/json": { schema },
    ...("list" in answer && answer.csv ? { "text/csv": { schema: { type: "string" } } } : {}),
    ...("one" in answer && answer.pieces ? { [PIECES_TYPE]: { schema: reference(answer.pieces) } } : {}),
  };
}

function reference(schema: z.ZodType): Json {
  const name = [...namedAnswers].find(([, known]) => known === schema)?.[0];
  return name === undefined ? plain(z.toJSONSchema(schema)) : { $ref: `#/components/schemas/${name}` };
}

function describeParameters(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** Strips the keywords of a standalone document: it is embedded in another. */
export function plain({
  $schema: _dialect,
  $id: _address,
  "~standard": _vendor,
  ...schema
}: object & { $schema?: unknown; $id?: unknown; "~standard"?: unknown }): Json {
  return schema;
}

/** `GET /contracts/[contractId]/versions` → `getContractsByContractIdVersions`. */
function operationId(call: string): string {
  return call
    .replace(/\[(\w+)\]/g, (_, name: string) => `by-${name.replace(/[A-Z]/g, (letter) => `-${letter}`)}`)
    .split(/[^A-Za-z0-9]+/)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}
