/** The examples of the description are taken by the very schemas that doors and answers are checked with (B-37.1). */
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { describe, expect, test, vi } from "vitest";
import { DOORS } from "@/app/api/openapi.json/doors";
import { GET } from "@/app/api/openapi.json/route";
import { BODY_EXAMPLES } from "@/lib/server/adapters/openapi/examples";
import type { OpenApiDocument } from "@/lib/server/adapters/openapi/document";
import { doorFacts, type DoorFacts } from "@/lib/server/adapters/route";
import { call } from "../support/api";

type Content = Record<string, { schema?: object; example?: unknown }>;
type Operation = {
  "x-token-scope": string;
  security: object[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};

const document = (await (await call(GET)).json()) as OpenApiDocument;
const doors = Object.entries({ ...DOORS, "/openapi.json": { GET } }).flatMap(([folder, module]) =>
  Object.entries(module).flatMap(([method, handler]) => {
    const facts = doorFacts(handler);
    if (!facts) return [];
    const path = folder.replace(/\[(\w+)\]/g, "{$1}");
    const operation = (document.paths[path] as Record<string, Operation>)[method.toLowerCase()];
    return [{ name: `${method} ${path}`, facts, operation: operation as Operation }];
  }),
);

describe("every operation", () => {
  test("that takes a body has an example that its door takes (B-37.1)", () => {
    const taking = doors.filter(({ facts }) => facts.body);
    expect(taking.length).toBeGreaterThan(70);
    const refused = taking.flatMap(({ name, facts, operation }) => {
      const example = operation.requestBody?.content["application/json"]?.example;
      const parsed = facts.body?.safeParse(example);
      return parsed?.success ? [] : [`${name}: ${JSON.stringify(example)} ${parsed?.error?.issues[0]?.message ?? ""}`];
    });
    expect(refused).toEqual([]);
  });

  test("that answers JSON has an example of just that answer (B-37.1)", () => {
    const answering = doors.filter(({ facts }) => typeof facts.answer === "object");
    expect(answering.length).toBeGreaterThan(120);
    const wrong = answering.flatMap(({ name, facts, operation }) => {
      const example = operation.responses[facts.status]?.content?.["application/json"]?.example;
      const parsed = answerSchema(facts)?.safeParse(
        "list" in (facts.answer as object) ? (example as unknown[])[0] : example,
      );
      return parsed?.success ? [] : [`${name}: ${JSON.stringify(example)} ${JSON.stringify(parsed?.error?.issues[0])}`];
    });
    expect(wrong).toEqual([]);
  });

  test("says what a token needs, and how it fails (B-37.1)", () => {
    const responses = document.components["responses"] as Record<string, { content: Content }>;
    for (const { name, facts, operation } of doors) {
      expect([name, operation["x-token-scope"]]).toEqual([
        name,
        expect.stringMatching(/^(read|write|share|admin|scim|session|none)$/),
      ]);
      const expected = ["503", ...(facts.isPublic ? [] : ["401", "403", "429"]), ...(facts.body ? ["400", "413"] : [])];
      for (const status of expected) {
        const reference = operation.responses[status]?.$ref ?? "";
        const failure = responses[reference.split("/").at(-1) ?? ""];
        expect([name, status, failure?.content["application/json"]?.example]).toEqual([
          name,
          status,
          { message: expect.any(String), code: expect.any(String) },
        ]);
      }
    }
  });
});

function answerSchema({ answer }: DoorFacts) {
  if (typeof answer === "string") return undefined;
  return "one" in answer ? answer.one : answer.list;
}

test("an example of its own belongs to a call that takes a body", () => {
  const taking = doors.filter(({ facts }) => facts.body).map(({ name }) => name.replace(/\{(\w+)\}/g, "[$1]"));
  expect(Object.keys(BODY_EXAMPLES).filter((name) => !taking.includes(name))).toEqual([]);
});

test("a client's types are made of it without a warning, and compile (B-37.2)", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const made = astToString(await openapiTS(JSON.stringify(document), { silent: false }));
  expect(warned).not.toHaveBeenCalled();
  for (const { name } of doors) expect(made).toContain(`"${name.split(" ")[1] ?? ""}": {`);
  const use = [
    "type Made = paths['/tokens']['post']['responses'][201]['content']['application/json'];",
    "export const secret = (made: Made): string => made.secret;",
    "type Asked = NonNullable<paths['/contracts/{contractId}/chat']['post']['requestBody']>['content']['application/json'];",
    "export const asked: Asked = { message: 'Who pays?' };",
  ];
  const source = `${made}\n${use.join("\n")}\n`;
  expect(faultsIn(source)).toEqual([]);
  expect(faultsIn(`${source}export const wrong: Asked = {};\n`)).toHaveLength(1);
});

/** What the compiler says of a file that stands alone. */
function faultsIn(source: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === "made.ts" ? ts.createSourceFile(name, source, target) : read(name, target);
  const program = ts.createProgram(["made.ts"], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}
