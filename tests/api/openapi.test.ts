/** The description of REST and the doors are one, and the description is well formed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { DOORS } from "@/app/api/openapi.json/doors";
import { GET as getHealth } from "@/app/api/health/route";
import { GET } from "@/app/api/openapi.json/route";
import type { OpenApiDocument } from "@/lib/server/adapters/openapi/document";
import { doorFacts } from "@/lib/server/adapters/route";
import { changeContractBody, saveVersionBody } from "@/lib/contracts/schema";
import { z } from "zod";
import { call } from "../support/api";
import { exportedCalls, ROOT } from "../support/routes";
import { LIST, listOfDoors } from "@/scripts/setup/list-doors";

/** What has an address without being a documented call: what is asked for where nothing is, and next-auth's own. */
const UNDESCRIBED = /^\w+ \/(\[\.\.\.path\]|auth\/\[\.\.\.nextauth\])$/;

type Operation = {
  operationId: string;
  summary: string;
  security?: object[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses: Record<
    string,
    { description?: string; $ref?: string; content?: Record<string, { schema?: z.core.JSONSchema.JSONSchema }> }
  >;
};

const document = (await (await call(GET)).json()) as OpenApiDocument;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);
const onDisk = exportedCalls().filter((door) => !UNDESCRIBED.test(door.call));
const templated = (door: string) => door.replace(/\[(\w+)\]/g, "{$1}");

describe("routes and the description agree", () => {
  test("every call on disk is described, and nothing else is (B-20.13, B-21.34)", () => {
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(described.sort()).toEqual(onDisk.map((door) => templated(door.call)).sort());
    expect(described.length).toBeGreaterThan(40);
  });

  test("the list of doors is as `npm run doors` writes it", async () => {
    expect(readFileSync(path.join(ROOT, LIST), "utf8")).toBe(await listOfDoors());
  });

  test("a door that is open to everybody says so", () => {
    const open = operations
      .filter(({ operation }) => operation.security?.some((way) => Object.keys(way).length === 0))
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(open.sort()).toEqual(
      onDisk
        .filter((door) => door.isPublic)
        .map((door) => templated(door.call))
        .sort(),
    );
  });

  test("a body is described by the very schema that its door checks with (B-20.13)", () => {
    expect(doorFacts(DOORS["/contracts/[contractId]/versions"]?.POST)?.body).toBe(saveVersionBody);
    expect(doorFacts(DOORS["/contracts/[contractId]"]?.PATCH)?.body).toBe(changeContractBody);
    const { $schema: _dialect, ...schema } = z.toJSONSchema(saveVersionBody, { io: "input" });
    const saving = operations.find(({ operation }) => operation.operationId === "postContractsByContractIdVersions");
    expect(saving?.operation.requestBody?.content["application/json"]?.schema).toMatchObject(
      JSON.parse(JSON.stringify({ type: "object", properties: schema.properties, required: schema.required })),
    );
  });
});

describe("the description is well formed OpenAPI 3.1", () => {
  test("with title, version, servers and both ways to sign in", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(document.servers.map(({ url }) => url)).toEqual(["/api", "/"]);
    expect(document.components.securitySchemes).toMatchObject({
      bearer: { type: "http", scheme: "bearer" },
      cookie: { type: "apiKey", in: "cookie", name: expect.stringContaining("session-token") },
    });
    expect(document.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  });

  test("every parameter of a path is declared, required and described", () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
      expect([path, ...declared.map(({ name }) => name)]).toEqual([
        path,
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      ]);
      for (const parameter of operation.parameters ?? [])
        expect([path, parameter.name, typeof parameter.schema]).toEqual([path, parameter.name, "object"]);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test("every operation has its own id, words, one success with its shape, and the shape of failures (B-3.4, B-20.3, B-20.5)", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      expect(operation.summary, path).toMatch(/\w/);
      const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
      expect([path, successes.length]).toEqual([path, 1]);
      const [[status, success] = ["", { description: "" }]] = successes;
      expect([path, status === "204", success.content === undefined]).toEqual([
        path,
        status === "204",
        status === "204",
      ]);
      expect([path, operation.responses["4XX"], operation.responses["5XX"]]).toEqual([
        path,
        { $ref: "#/components/responses/Problem" },
        { $ref: "#/components/responses/Problem" },
      ]);
    }
  });

  test("every answer's shape can be read back as a schema, which takes a real answer and no other", async () => {
    const text = JSON.stringify(document).replaceAll("#/components/schemas/", "#/$defs/");
    const { paths, components } = JSON.parse(text) as {
      paths: OpenApiDocument["paths"];
      components: { schemas: Record<string, z.core.JSONSchema.JSONSchema> };
    };
    const shapes = Object.values(paths).flatMap((item) =>
      Object.values(item as Record<string, Operation>).flatMap(({ responses }) => {
        const schema = Object.values(responses)[0]?.content?.["application/json"]?.schema;
        return schema === undefined ? [] : [z.fromJSONSchema({ ...schema, $defs: components.schemas })];
      }),
    );
    expect(shapes.length).toBeGreaterThan(40);
    for (const shape of shapes) expect(shape.safeParse("no answer").success).toBe(false);
    const health: unknown = await (await call(getHealth)).json();
    expect(shapes.filter((shape) => shape.safeParse(health).success)).toHaveLength(1);
  });

  test("every reference leads somewhere, and no named shape is unused", () => {
    const references = new Set(
      [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path),
    );
    for (const reference of references)
      expect([
        reference,
        reference
          .split("/")
          .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document) !== undefined,
      ]).toEqual([reference, true]);
    const named = Object.keys((document.components.schemas ?? {}) as object).map(
      (name) => `components/schemas/${name}`,
    );
    expect(named.filter((name) => !references.has(name))).toEqual([]);
  });
});
