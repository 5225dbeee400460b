/**
 * `test` for real requests, to the app on SQLite and, in the project `rest-on-postgres`, on Postgres. Answers are held
 * against the API's description.
 */
import { expect, test as base, type APIResponse, type APIRequestContext } from "playwright/test";
import { z } from "zod";
import { problem } from "@/lib/server/adapters/openapi/problem";
import { administrator, callsWith, guestCalls, newPerson, type Person } from "./people";
import { startOnPostgres, type Database, type RunningApp } from "./server";

type Fixtures = {
  guest: APIRequestContext;
  register: (name?: string) => Promise<Person>;
  owner: Person;
  admin: Person;
  openCalls: (token: string) => Promise<APIRequestContext>;
};
type WorkerFixtures = { database: Database; app: RunningApp };

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: ["sqlite", { option: true, scope: "worker" }],
  app: [
    async ({ database }, use) => {
      if (database === "sqlite")
        return use({
          url: `http://localhost:${process.env.E2E_PORT}`,
          dataFolder: process.env.E2E_DATA_DIR ?? "",
          end: async () => undefined,
        });
      const app = await startOnPostgres();
      await use(app);
      return app.end();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  guest: async ({ playwright, app }, use) => {
    const calls = await guestCalls({ playwright, url: app.url });
    await use(calls);
    await calls.dispose();
  },
  register: async ({ playwright, app }, use) => use((name) => newPerson({ playwright, url: app.url }, name)),
  owner: async ({ register }, use) => use(await register()),
  admin: async ({ playwright, app }, use) => use(await administrator({ playwright, url: app.url })),
  openCalls: async ({ playwright, app }, use) => use((token) => callsWith({ playwright, url: app.url }, token)),
});

/**
 * Holds a success against the description: its status, and every field of its body.
 * @param call as in the description, such as `GET /contracts/[contractId]`
 * @returns the body
 */
export async function answered<T = Record<string, unknown>>(
  call: string,
  response: APIResponse | Promise<APIResponse>,
  status = 200,
): Promise<T> {
  const answer = await response;
  expect(answer.status(), `${call}: ${await answer.text()}`).toBe(status);
  const schema = await describedAnswer(call, { origin: new URL(answer.url()).origin, status });
  if (schema === null) return undefined as T;
  const body: unknown = await answer.json();
  expect(schema.safeParse(body).error?.issues ?? [], call).toEqual([]);
  return body as T; // just checked against its schema
}

type Described = { content?: { "application/json"?: { schema: z.core.JSONSchema.JSONSchema } } };
type Description = {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: { schemas: Record<string, z.core.JSONSchema.JSONSchema> };
};
const descriptions = new Map<string, Promise<Description>>();

/** The schema of a success as the running app describes it; null where it carries no JSON. */
async function describedAnswer(call: string, at: { origin: string; status: number }): Promise<z.ZodType | null> {
  const { paths, components } = await readDescription(at.origin);
  const [method = "", address = ""] = call.split(" ");
  const responses = paths[address.replace(/\[(\w+)\]/g, "{$1}")]?.[method.toLowerCase()]?.responses;
  const described = responses?.[String(at.status)];
  if (!described) throw new Error(`${call} is not described with ${at.status}`);
  const schema = described.content?.["application/json"]?.schema;
  return schema === undefined ? null : z.fromJSONSchema({ ...schema, $defs: components.schemas });
}

/** The app's description, with its named shapes where a schema of its own has them. */
function readDescription(origin: string): Promise<Description> {
  const known =
    descriptions.get(origin) ??
    fetch(`${origin}/api/openapi.json`)
      .then((response) => response.text())
      .then((text) => JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")) as Description); // held by tests/api/openapi.test.ts
  descriptions.set(origin, known);
  return known;
}

/** Holds a refusal against the documented shape. @returns its body */
export async function refused(
  response: APIResponse | Promise<APIResponse>,
  status: number,
): Promise<{ message: string; code: string; issues?: { path: string; message: string }[] }> {
  const answer = await response;
  expect(answer.status(), await answer.text()).toBe(status);
  const parsed = problem.safeParse(await answer.json());
  if (!parsed.success) throw new Error(`Not the documented shape: ${parsed.error.message}`);
  return {
    message: parsed.data.message,
    code: parsed.data.code,
    ...(parsed.data.issues ? { issues: parsed.data.issues } : {}),
  };
}

export { expect };
