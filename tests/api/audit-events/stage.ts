/** The people and the contract that the audit trail is told of, and the calls by which things are done there. */
import { expect } from "vitest";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { PUT as put } from "@/app/api/files/[fileId]/content/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import type { AUDIT_DETAILS } from "@/lib/audit/schema";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call, type ApiCall } from "../../support/api";
import { resetDatabase } from "../../support/database";
import { createContract, join, PASSWORD, person, type Person } from "../../support/factories";

export const SECRET_WORDS = "confidential rent of nine hundred";
export const QUESTION = "What is the confidential answer?";
export type World = {
  owner: Person;
  manager: Person;
  reviewer: Person;
  stranger: Person;
  admin: Person;
  contractId: string;
  versionId: string;
};
type Handler = Parameters<typeof call>[0];
/** What is done, in which chain it is told, with what, and by whom. */
export type Row = {
  action: keyof typeof AUDIT_DETAILS;
  chain: "contract" | "accounts" | ((made: unknown) => string);
  by: keyof World | null;
  detail: object;
  act: (world: World) => Promise<unknown>;
};

/** People of every standing around one contract, on a fresh database. */
export async function freshWorld(): Promise<World> {
  await resetDatabase();
  const admin = await person("Admin", "admin");
  const [owner, manager, reviewer, stranger] = [
    await person("Owner"),
    await person("Manager"),
    await person("Reviewer"),
    await person("Stranger"),
  ];
  const { contractId, version: first } = await createContract(owner, {
    html: `<p>The ${SECRET_WORDS} is due. It is governed by the laws of Mongolia.</p>`,
  });
  await join(contractId, manager, "manager");
  await join(contractId, reviewer, "reviewer");
  return {
    owner,
    manager,
    reviewer,
    stranger,
    admin: { ...admin, actor: { ...admin.actor, systemRole: "admin" } },
    contractId,
    versionId: first.id,
  };
}

export async function asked(
  handler: Handler,
  who: Person | null,
  status: number,
  how: Omit<ApiCall, "token"> = {},
): Promise<Response> {
  const response = await call(handler, {
    ...how,
    token: who?.token,
    headers: { "x-forwarded-for": "203.0.113.7", ...how.headers },
  });
  expect(response.status, await response.clone().text()).toBe(status);
  return response;
}
export const on = ({ contractId }: World, body?: unknown, method = "POST"): Omit<ApiCall, "token"> => ({
  method,
  params: { contractId },
  ...(body === undefined ? {} : { body }),
});
export const onVersion = ({ contractId, versionId }: World, method = "GET") => ({
  method,
  params: { contractId, versionId },
});

export async function invited(who: World, email: string): Promise<{ id: string; token: string }> {
  const { id, link } = (await (await asked(invite, who.manager, 201, on(who, { email }))).json()) as {
    id: string;
    link: string;
  };
  return { id, token: link.split("/").at(-1) ?? "" };
}

export async function suggestion({ contractId, versionId }: World): Promise<{ suggestionId: string; cacheId: string }> {
  const [suggestionId, cacheId] = [newId(), newId()];
  await db.analysis.create({
    data: {
      id: cacheId,
      contractId,
      versionId,
      engine: cacheId,
      suggestions: {
        create: {
          id: suggestionId,
          title: "Say so",
          comment: "Why not",
          quote: "The",
          replacement: "A",
          severity: "low",
          source: "check",
          start: 0,
          end: 3,
          page: 1,
        },
      },
    },
  });
  return { suggestionId, cacheId };
}

async function uploadedFile(who: Person): Promise<string> {
  const { uploadUrl, fileId } = (await (
    await asked(presign, who, 201, { method: "POST", body: { filename: "lease.txt", contentType: "text/plain" } })
  ).json()) as { uploadUrl: string; fileId: string };
  const { pathname, search } = new URL(uploadUrl, "http://localhost");
  await asked(put, null, 204, {
    method: "PUT",
    params: { fileId },
    path: pathname + search,
    body: `LEASE\n\n1. The ${SECRET_WORDS} is due.\n`,
  });
  return fileId;
}

export async function uploadedContract(who: World): Promise<{ id: string; fileId: string }> {
  const fileId = await uploadedFile(who.owner);
  const { id } = (await (
    await asked(upload, who.owner, 201, { method: "POST", body: { name: "Lease", type: "Other", fileId } })
  ).json()) as { id: string };
  return { id, fileId };
}

export const finish = () => runDueJobs(jobHandlers, jobGivenUp);
export async function resetLetter({ email }: Person): Promise<string> {
  await asked(forgot, null, 202, { method: "POST", body: { email } });
  return (await db.outgoingMail.findFirstOrThrow({ where: { recipient: email } })).id;
}
export async function startChallenge({ email }: Person): Promise<string> {
  return (
    (await (await asked(login, null, 401, { method: "POST", body: { email, password: PASSWORD } })).json()) as {
      challenge: string;
    }
  ).challenge;
}
export const getId = (made: unknown) => (made as { id: string }).id;
