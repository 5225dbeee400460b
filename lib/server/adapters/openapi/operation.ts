import "server-only";
import { z } from "zod";
import { IDEMPOTENCY_HEADER, takesKey } from "@/lib/server/adapters/idempotent";
import { doorFacts, type DoorFacts } from "@/lib/server/adapters/route";
import { namedAnswers, type Answer } from "@/lib/answer";
import { PIECES_TYPE } from "@/lib/assistant/bounds";
import { scopeOfCall, type CallScope } from "@/lib/access/token-scopes";
import { BODY_EXAMPLES, exampleOf, type Json } from "./examples";
import { problemAt } from "./problem";

type Named = Readonly<Record<string, Json>>;

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
export function describeOperations(folder: string, doors: Readonly<Record<string, unknown>>, named: Named): Json {
  const described = METHODS.flatMap((method) => {
    const facts = doorFacts(doors[method]);
    return facts ? [[method.toLowerCase(), operation(`${method} ${folder}`, facts, named)]] : [];
  });
  return Object.fromEntries(described);
}

function operation(call: string, facts: DoorFacts, named: Named): Json {
  const method = call.split(" ")[0] ?? "";
  const isRepeatable = takesKey(method, facts);
  const scope = scopeOfCall(facts.scope, method);
  const parameters = [
    ...describeParameters(facts.params, "path"),
    ...describeParameters(facts.query, "query"),
    ...(isRepeatable ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: operationId(call),
    summary: facts.summary,
    tags: [call.split("/")[1] ?? ""],
    "x-token-scope": scope,
    security: security(facts, scope),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(call, facts, named),
    responses: responses(facts, { isRepeatable, named }),
  };
}

/** The scope that a token needs, as OpenAPI 3.1 names roles; calls for sessions alone name none. */
function security({ isPublic }: DoorFacts, scope: CallScope): Json[] {
  const needed = scope === "session" || scope === "none" ? [] : [scope];
  return [...(isPublic ? [{}] : []), { bearer: needed }, { cookie: [] }];
}

function requestBody(call: string, facts: DoorFacts, named: Named): Json {
  if (!facts.body) return facts.takesFile ? { requestBody: { required: true, content: { [facts.fileType]: {} } } } : {};
  const schema = plain(z.toJSONSchema(facts.body, { io: "input", unrepresentable: "any" }));
  const content = { "application/json": { schema, example: BODY_EXAMPLES[call] ?? exampleOf(schema, named) } };
  return { requestBody: { required: true, content } };
}

function responses(facts: DoorFacts, { isRepeatable, named }: { isRepeatable: boolean; named: Named }): Json {
  const isParsed = facts.body !== undefined || facts.query !== undefined || facts.params !== undefined;
  const takesBody = facts.body !== undefined || facts.takesFile;
  const possible: Record<number, boolean> = {
    400: isParsed,
    401: !facts.isPublic,
    403: !facts.isPublic || facts.scope === "session",
    404: facts.params !== undefined,
    408: takesBody,
    409: isRepeatable,
    413: takesBody,
    422: isRepeatable,
    429: !facts.isPublic || facts.limit !== undefined,
    503: true,
  };
  const failures = Object.entries(possible).filter(([, isPossible]) => isPossible);
  return {
    [facts.status]: { description: "Success", ...describeContent(facts.answer, named) },
    ...Object.fromEntries(failures.map(([status]) => [status, problemAt(Number(status))])),
    "4XX": { $ref: "#/components/responses/Problem" },
    "5XX": { $ref: "#/components/responses/Problem" },
  };
}

function describeContent(answer: Answer, named: Named): Json {
  if (answer === "nothing") return {};
  if (answer === "file") return { content: { "*/*": {} } };
  const { "application/json": json, ...others } = describeJson(answer);
  return { content: { "application/json": { ...json, example: exampleOf(json.schema, named) }, ...others } };
}

type Described = { "application/json": { schema: Json } } & Record<string, { schema: Json }>;
export function describeJson(answer: Exclude<Answer, string>): Described {
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
