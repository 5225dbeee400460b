/**
 * Every call of REST with inputs made from its own schema and spoilt: wrong types, huge, with NUL, `__proto__`, lone
 * surrogates, repeated parameters, bodies that are no JSON, headers of garbage; as guest and as the contract's owner.
 * Never a 5xx, never a word of the server's inside, always the documented shape. `FUZZ_CASES` says how many for each
 * call and caller, `FUZZ_SEED` which, `FUZZ_REPORT` where figures go.
 */
import { appendFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { actorOfSession, startSession } from "@/lib/people/accounts/session/session";
import { readToken } from "@/lib/people/accounts/session/token";
import { doorFacts } from "@/lib/server/adapters/route";
import { db, inTransaction } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { call, type ApiCall } from "../support/api";
import { testDatabase } from "../support/database";
import { PASSWORD, person, type Person } from "../support/factories";
import { isLong } from "../support/form";
import { findFault, type Answer } from "../support/fuzz/answers";
import { requestsFor, type FuzzRequest } from "../support/fuzz/requests";
import type { Known } from "../support/fuzz/schema-values";
import { exportedCalls, ROOT } from "../support/routes";
import { ELSEWHERE, newWorld, type World } from "./calls";

const CASES = Number(process.env.FUZZ_CASES ?? (isLong ? 16 : 1));
const SEED = Number(process.env.FUZZ_SEED ?? (testDatabase === "sqlite" ? 20_260_101 : 20_260_102));
const CALLS = exportedCalls()
  .map(({ call: name }) => name)
  .filter((name) => !ELSEWHERE.has(name));
/** Whether a call has been answered well since everything was made, and may have changed it. */
let isChanged = false;

/** What a call may use up, so that the next request finds nothing. */
const USING_UP = /^DELETE|logout|auth\/password|\/accept$|\/role$/;

let world: World;
let known: Known;

let passwordHash = "";

/**
 * A person as `person` makes them, but without hashing the same password again: that takes as long as a hundred
 * requests.
 */
async function quickPerson(name = "Person", systemRole: "user" | "admin" = "user"): Promise<Person> {
  const [id, email] = [newId(), `${newId()}@example.com`];
  await db.user.create({ data: { id, name, email, passwordHash, systemRole } });
  const { token } = await inTransaction((tx) => startSession(id, "tests", tx));
  const content = await readToken(token);
  const actor = content && (await actorOfSession(content, "en"));
  if (!actor) throw new Error("a new session must be live");
  return { actor, token, email };
}

/**
 * A contract with all that may hang on it. Its ids change; the generator holds names, put in place as each request is
 * sent.
 */
async function renew(): Promise<void> {
  isChanged = false;
  world = await newWorld(quickPerson);
  const { contractId, versionId, fileId, people } = world;
  const [commentId, suggestionId, cacheId, invitationId, token] = [newId(), newId(), newId(), newId(), newSecret()];
  await db.comment.create({
    data: {
      id: commentId,
      contractId,
      authorId: people.owner.actor.userId,
      authorName: "Owner",
      text: "Why?",
      location: '""',
    },
  });
  await db.analysis.create({
    data: {
      id: cacheId,
      contractId,
      versionId,
      engine: "x",
      suggestions: {
        create: {
          id: suggestionId,
          title: "Say so",
          comment: "Why not",
          quote: "This",
          replacement: "That",
          severity: "low",
          source: "model",
          start: 0,
          end: 4,
          page: 1,
        },
      },
    },
  });
  await db.invitation.create({
    data: {
      id: invitationId,
      contractId,
      email: "fuzz.0@example.com",
      role: "reviewer",
      tokenHash: secretHash(token),
      invitedById: people.owner.actor.userId,
      invitedByName: "Owner",
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  const { id: collaboratorId } = await db.collaborator.findFirstOrThrow({
    where: { contractId, userId: people.reviewer.actor.userId },
  });
  const userIds = [people.reviewer.actor.userId, people.manager.actor.userId];
  known = {
    contractId: [contractId],
    versionId: [versionId],
    otherVersionId: [versionId],
    baseVersionId: [versionId],
    fileId: [fileId],
    commentId: [commentId],
    suggestionId: [suggestionId],
    cacheId: [cacheId],
    token: [token, invitationId],
    collaboratorId: [collaboratorId],
    userId: userIds,
    userIds,
    sessionId: [people.reviewer.actor.sessionId],
    password: [PASSWORD, "long enough"],
    currentPassword: [PASSWORD],
    newPassword: [PASSWORD],
    email: [people.owner.email, "fuzz.0@example.com"],
  };
}

/** Names in place of ids: what is generated is the same in every run. */
const NAMES: Known = Object.fromEntries(
  [
    "contractId",
    "versionId",
    "otherVersionId",
    "baseVersionId",
    "fileId",
    "commentId",
    "suggestionId",
    "cacheId",
    "token",
    "collaboratorId",
    "userId",
    "userIds",
    "sessionId",
    "password",
    "currentPassword",
    "newPassword",
    "email",
  ].map((name) => [name, [`<<${name}.0>>`, `<<${name}.1>>`]]),
);

function inPlace(text: string): string {
  return text.replace(/(?:<<|%3C%3C)(\w+)\.(\d)(?:>>|%3E%3E)/g, (_, name: string, index: string) =>
    String(known[name]?.[Number(index)] ?? known[name]?.[0] ?? ""),
  );
}

function asSent({ params, search, headers, body }: FuzzRequest, method: string, address: string): ApiCall {
  return {
    method,
    path: `/api${address}?${inPlace(search)}`,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inPlace(value)])),
    headers,
    body: typeof body === "string" ? inPlace(body) : body,
  };
}

async function answerTo(
  request: ApiCall,
  handler: Parameters<typeof call>[0],
  token: string | undefined,
): Promise<Answer> {
  const response = await call(
    handler,
    request.headers?.["authorization"] === undefined ? { ...request, token } : request,
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}

beforeAll(async () => {
  const { actor } = await person();
  ({ passwordHash } = await db.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { passwordHash: true } }));
  await renew();
});

test("the judge sees what must not be", () => {
  const headers = new Headers({ "content-type": "application/json" });
  const judged = (status: number, body: unknown, type = headers) =>
    findFault({ status, headers: type, text: JSON.stringify(body) });
  expect(judged(400, { message: "No", code: "invalidInput", issues: [{ path: "a", message: "b" }] })).toBeNull();
  expect(judged(500, { message: "No", code: "unexpected" })).toMatch(/status 500/);
  expect(judged(400, { message: "No", code: "notFound" })).toMatch(/with status/);
  expect(judged(404, { message: "No", code: "notFound", stack: "x" })).toMatch(/more than/);
  expect(judged(404, { message: "Error\n    at run (/app/lib/a.ts:1:2)", code: "notFound" })).toMatch(/inside/);
  expect(judged(404, { message: "No", code: "notFound" }, new Headers({ "content-type": "text/html" }))).toMatch(
    /text\/html/,
  );
  expect(judged(400, { message: "No", code: "invalidInput", issues: [{ path: ["a"] }] })).toMatch(/another shape/);
});

describe.each(CALLS)("%s", (name) => {
  const signedIn = name.includes("/admin/") ? (["owner", "administrator"] as const) : (["owner"] as const);
  test.each(["guest", ...signedIn] as const)("as %s (B-20.4)", { timeout: 20_000 + CASES * 5_000 }, async (caller) => {
    if (isChanged && caller !== "guest") await renew();
    const [method = "", address = ""] = name.split(" ");
    const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Parameters<typeof call>[0]>;
    const handler = module[method];
    const facts = doorFacts(handler);
    if (!handler || !facts) throw new Error(`${name} is no door`);
    const statuses: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(requestsFor(facts, method !== "GET", NAMES), async (request) => {
        const answer = await answerTo(
          asSent(request, method, address),
          handler,
          caller === "guest" ? undefined : world.people[caller].token,
        );
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        isChanged ||= answer.status < 300 && method !== "GET";
        if (isChanged && USING_UP.test(name)) await renew();
        expect(findFault(answer)).toBeNull();
      }),
      { numRuns: CASES, seed: SEED },
    );
    if (process.env.FUZZ_REPORT !== undefined)
      appendFileSync(process.env.FUZZ_REPORT, `${JSON.stringify({ call: name, caller, cases: CASES, statuses })}\n`);
  });
});
