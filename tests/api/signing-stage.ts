/** Signing elsewhere for tests: an approved contract, a provider, and the queue run without waiting. */
import { GET as read, POST as send } from "@/app/api/contracts/[contractId]/signing/route";
import { POST as cancel } from "@/app/api/contracts/[contractId]/signing/[requestId]/cancel/route";
import { POST as check } from "@/app/api/contracts/[contractId]/signing/[requestId]/check/route";
import { answerApproval, askForApproval } from "@/lib/contracts/approvals/approvals";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import type { SigningProviderName } from "@/lib/signing/bounds";
import type { SigningDto, SigningRequestDto } from "@/lib/signing/schema";
import { changeSigningSettings } from "@/lib/signing/settings";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";
import { TOKEN, type FakeProvider } from "../support/signing-providers";

export const SECRET = "whsec_c2VjcmV0IG9mIHRoZSB3ZWJob29r";
const HTML = "<p>Rent. The Tenant shall pay USD 1,500 each month.</p><p>Law. The laws of Mongolia govern it.</p>";
export const SIGNERS = [
  { name: "Owner", email: "owner@acme.example" },
  { name: "Б. Баяр", email: "bayar@khangai.example" },
];

export type Stage = {
  owner: Person;
  manager: Person;
  reviewer: Person;
  admin: Person;
  contractId: string;
  versionId: string;
};

/** A contract whose version its reviewer has approved. */
export async function approvedContract({ isApproved = true } = {}): Promise<Stage> {
  const [owner, manager, reviewer] = [await person("Owner"), await person("Manager"), await person("Reviewer")];
  const admin = await person("Administrator", "admin");
  const { contractId, version } = await createContract(owner, { name: "Lease of an office", html: HTML });
  await join(contractId, manager, "manager");
  await join(contractId, reviewer, "reviewer");
  const asked = { userIds: [reviewer.actor.userId], note: "", versionId: version.id };
  const [approval] = await askForApproval(owner.actor, contractId, asked);
  const ids = { contractId, approvalId: approval?.id ?? "" };
  if (isApproved) await answerApproval(reviewer.actor, ids, { answer: "approve", words: "" });
  return { owner, manager, reviewer, admin, contractId, versionId: version.id };
}

export const connect = (admin: Person, provider: SigningProviderName, { baseUrl }: Pick<FakeProvider, "baseUrl">) =>
  changeSigningSettings(admin.actor, { provider, baseUrl, token: TOKEN, webhookSecret: SECRET });

export const sending = ({ owner, contractId, versionId }: Stage, more: object = {}, who = owner) =>
  call(send, {
    method: "POST",
    params: { contractId },
    token: who.token,
    body: { versionId, signers: SIGNERS, ...more },
  });

export const reading = async ({ owner, contractId }: Stage, who = owner) =>
  (await (await call(read, { params: { contractId }, token: who.token })).json()) as SigningDto;

export async function lastRequest(stage: Stage): Promise<SigningRequestDto> {
  const [request] = (await reading(stage)).requests;
  if (!request) throw new Error("something was sent");
  return request;
}

export const checking = ({ owner, contractId }: Stage, requestId: string, who = owner) =>
  call(check, { method: "POST", params: { contractId, requestId }, token: who.token });
export const cancelling = ({ owner, contractId }: Stage, requestId: string, who = owner) =>
  call(cancel, { method: "POST", params: { contractId, requestId }, token: who.token });

export const runJobs = () => runDueJobs(jobHandlers, jobGivenUp);
export const MINUTE_MS = 60_000;

export const readCode = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
export const countCopies = (contractId: string) => db.signedCopy.count({ where: { contractId } });
