import "server-only";
import { z } from "zod";
import { IDEMPOTENCY_HEADER } from "@/lib/adapters/idempotent";
import { doorFacts, isCreating, type DoorFacts } from "@/lib/adapters/route";
import { SESSION_COOKIE } from "@/lib/accounts/token";
import { PIECES_TYPE } from "@/lib/assistant/schema";
import * as people from "./answers";
import { CALLS, type Answer, type CallWords } from "./calls";
import * as contracts from "./contract-answers";
import * as review from "./review-answers";

/** Modules of doors by their folder under `app/api`, such as `/contracts/[contractId]`. */
export type DoorModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Json = Record<string, unknown>;
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: Json;
  servers: Json[];
  security: Json[];
  paths: Record<string, Json>;
  components: Json;
};

const IDEMPOTENCY_KEY = {
  name: IDEMPOTENCY_HEADER,
  in: "header",
  required: false,
  description:
    "A name of the caller's own for this request, such as a UUID. A repetition within 24 hours changes nothing and gets the same answer.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Answers that have a name in the description; the rest stand where they are used. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Problem: people.problem,
  Session: people.session,
  User: people.user,
  AccountOfUser: people.adminUser,
  Person: people.publicPerson,
  Settings: people.settings,
  SignInRules: people.signInRules,
  OwnSession: people.ownSession,
  UploadTarget: people.uploadTarget,
  Download: people.download,
  Collaborator: people.collaborator,
  Invitation: people.invitation,
  InvitationLink: people.invitationLink,
  PendingInvitation: people.pendingInvitation,
  OpenInvitation: people.openInvitation,
  AcceptedInvitation: people.acceptedInvitation,
  Contract: contracts.contract,
  ListedContract: contracts.listedContract,
  ContractStatus: contracts.contractStatus,
  Version: contracts.version,
  VersionSummary: contracts.versionSummary,
  ListedVersion: contracts.listedVersion,
  FoundItem: contracts.foundItem,
  Summary: contracts.summary,
  ChatAnswer: contracts.chatAnswer,
  AnswerPiece: contracts.streamPiece,
  Comment: review.comment,
  Comparison: review.comparison,
  AuditEvent: review.auditEvent,
  Suggestion: contracts.suggestion,
  SuggestionList: contracts.suggestionList,
};
const nameOf = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

/**
 * The API's description in OpenAPI 3.1: inputs from the very schemas that the doors check with, answers from those of
 * `answers.ts`.
 * @throws Error when a door has no words in `calls.ts`. Source: B-20.13.
 */
export function openApiDocument(modules: DoorModules): OpenApiDocument {
  return {
    openapi: "3.1.0",
    info: {
      title: "Contract management",
      version: "1.0.0",
      description:
        "Upload, review, edit as versions and export contracts. Every path answers at its bare address and under `/api`.",
    },
    servers: [
      { url: "/api" },
      {
        url: "/",
        description:
          "The same calls; where a page has the address too, send `Authorization` or `Accept: application/json`.",
      },
    ],
    security: [{ bearer: [] }, { cookie: [] }],
    paths: Object.fromEntries(
      Object.entries(modules).map(([folder, doors]) => [pathOf(folder), operationsOf(folder, doors)]),
    ),
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The `access_token` of log-in, registration or acceptance.",
        },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: SESSION_COOKIE,
          description: "The same token, as a browser keeps it. Writes must come from this site.",
        },
      },
      responses: {
        Problem: { description: "What is wrong, in words and by name", content: jsonOf({ one: people.problem }) },
      },
      schemas: namedSchemas(),
    },
  };
}

function operationsOf(folder: string, doors: Readonly<Record<string, unknown>>): Json {
  const described = METHODS.flatMap((method) => {
    const facts = doorFacts(doors[method]);
    return facts ? [[method.toLowerCase(), operation(`${method} ${folder}`, facts)]] : [];
  });
  return Object.fromEntries(described);
}

function operation(call: string, facts: DoorFacts): Json {
  const words = CALLS[call];
  if (!words) throw new Error(`${call} has no words in lib/adapters/openapi/calls.ts`);
  const repeatable = isCreating(call.split(" ")[0] ?? "", facts.status) ? [IDEMPOTENCY_KEY] : [];
  const parameters = [...parametersOf(facts.params, "path"), ...parametersOf(facts.query, "query"), ...repeatable];
  return {
    operationId: operationId(call),
    summary: words.summary,
    tags: [call.split("/")[1] ?? ""],
    ...(facts.isPublic ? { security: [{}, { bearer: [] }, { cookie: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(call, facts),
    responses: responses(facts, words),
  };
}

function requestBody(call: string, facts: DoorFacts): Json {
  if (facts.body)
    return {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: plain(z.toJSONSchema(facts.body, { io: "input", unrepresentable: "any" })) },
        },
      },
    };
  return call === "PUT /files/[fileId]/content"
    ? { requestBody: { required: true, content: { "application/octet-stream": {} } } }
    : {};
}

function responses(facts: DoorFacts, { answer }: CallWords): Json {
  const problem = { $ref: "#/components/responses/Problem" };
  const isParsed = facts.body !== undefined || facts.query !== undefined || facts.params !== undefined;
  return {
    [facts.status]: { description: "Success", ...contentOf(answer) },
    ...(isParsed ? { 400: problem } : {}),
    ...(facts.isPublic ? {} : { 401: problem }),
    ...(facts.params ? { 404: problem } : {}),
    ...(facts.limit ? { 429: problem } : {}),
    "4XX": problem,
    "5XX": problem,
  };
}

function contentOf(answer: Answer): Json {
  if (answer === "nothing") return {};
  if (answer === "file") return { content: { "*/*": {} } };
  return { content: jsonOf(answer) };
}

function jsonOf(answer: Exclude<Answer, string>): Json {
  const schema = "one" in answer ? reference(answer.one) : { type: "array", items: reference(answer.list) };
  return {
    "application/json": { schema },
    ...("list" in answer && answer.csv ? { "text/csv": { schema: { type: "string" } } } : {}),
    ...("one" in answer && answer.pieces ? { [PIECES_TYPE]: { schema: reference(answer.pieces) } } : {}),
  };
}

function reference(schema: z.ZodType): Json {
  const name = nameOf.get(schema);
  return name === undefined ? plain(z.toJSONSchema(schema)) : { $ref: `#/components/schemas/${name}` };
}

function namedSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** Without the marks of a document of its own: it stands inside another. */
function plain({
  $schema: _dialect,
  $id: _address,
  "~standard": _vendor,
  ...schema
}: object & { $schema?: unknown; $id?: unknown; "~standard"?: unknown }): Json {
  return schema;
}

/** `/contracts/[contractId]` as OpenAPI writes it. */
function pathOf(folder: string): string {
  return folder.replace(/\[(\w+)\]/g, "{$1}");
}

/** `GET /contracts/[contractId]/versions` → `getContractsByContractIdVersions`. */
function operationId(call: string): string {
  return call
    .replace(/\[(\w+)\]/g, (_, name: string) => `by-${name.replace(/[A-Z]/g, (letter) => `-${letter}`)}`)
    .split(/[^A-Za-z0-9]+/)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}
