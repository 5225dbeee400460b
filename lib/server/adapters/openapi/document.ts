import "server-only";
import { z } from "zod";
import { SESSION_COOKIE } from "@/lib/people/accounts/session/token";
import { namedAnswers } from "@/lib/answer";
import type { Json } from "./examples";
import { describeJson, describeOperations, plain } from "./operation";
import { describeProblems, problem } from "./problem";

/** Route modules by folder under `app/api`, such as `/contracts/[contractId]`. */
export type DoorModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What `/openapi.json` answers. */
export const openApiDescription = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.looseObject({ title: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: Json[];
  security: Json[];
  paths: Record<string, Json>;
  components: Json;
};

const INFO = {
  title: "Contract management",
  version: "1.0.0",
  description:
    "Upload, review, edit as versions and export contracts. Every path answers at its bare address and under `/api`.",
};
const SERVERS = [
  { url: "/api" },
  {
    url: "/",
    description:
      "The same calls; where a page has the address too, send `Authorization` or `Accept: application/json`.",
  },
];
const SECURITY_SCHEMES = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description:
      "An API token, `cm_…`, made in Settings, with the scope that a call names (`x-token-scope`; `session`: no token, `none`: any); or the `access_token` of log-in, registration or acceptance, which needs no scope.",
  },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "The same token, as a browser keeps it. Writes must come from this site.",
  },
};

/** The API's OpenAPI 3.1 description, built from what the routes themselves declare and validate. Source: B-20.13. */
export function openApiDocument(modules: DoorModules): OpenApiDocument {
  const schemas = namedSchemas();
  return {
    openapi: "3.1.0",
    info: INFO,
    servers: SERVERS,
    security: [{ bearer: [] }, { cookie: [] }],
    paths: Object.fromEntries(
      Object.entries(modules).map(([folder, doors]) => [toPath(folder), describeOperations(folder, doors, schemas)]),
    ),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      responses: describeProblems(describeJson({ one: problem })),
      schemas,
    },
  };
}

function namedSchemas(): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of namedAnswers) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

/** `/contracts/[contractId]` in OpenAPI notation. */
function toPath(folder: string): string {
  return folder.replace(/\[(\w+)\]/g, "{$1}");
}
