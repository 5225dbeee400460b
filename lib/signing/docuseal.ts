import "server-only";
import { z } from "zod";
import { below, callForJson, callForPdf, type SigningNetwork } from "./http";
import { ProviderFailure, type OutgoingDocument, type RemoteState, type SigningProvider } from "./port";
import { signaturePlace } from "./signature-places";
import type { SignerState } from "./schema";

const time = z.string().nullish();
const submitter = z.object({
  email: z.string().nullish(),
  submission_id: z.int().nullish(),
  external_id: z.string().nullish(),
  status: z.enum(["completed", "declined", "opened", "sent", "awaiting"]),
  completed_at: time,
  declined_at: time,
});
const created = z.object({ id: z.int(), submitters: z.array(z.object({ external_id: z.string().nullish() })).min(1) });
const submission = z.object({
  status: z.enum(["pending", "completed", "expired", "declined"]),
  archived_at: time,
  completed_at: time,
  submitters: z.array(submitter),
  documents: z.array(z.object({ url: z.string() })).nullish(),
});
const found = z.object({ data: z.array(submitter) });

const STATES: Record<z.infer<typeof submitter>["status"], SignerState> = {
  completed: "signed",
  declined: "declined",
  opened: "opened",
  sent: "sent",
  awaiting: "waiting",
};

/** A submission has no name of ours, so its first signer has. */
const nameOfSigner = (externalId: string, index: number) => `${externalId}.${index + 1}`;

/**
 * DocuSeal, in the cloud or on a server of one's own, by its documented interface: `POST /submissions/pdf`,
 * `GET /submissions/{id}`, `GET /submitters?external_id=`, `DELETE /submissions/{id}`. @throws ProviderFailure
 */
export function docuseal(
  { baseUrl, token }: { baseUrl: string; token: string },
  network: SigningNetwork,
): SigningProvider {
  const headers = { "X-Auth-Token": token, accept: "application/json" };
  const read = (remoteId: string) =>
    callForJson(
      network,
      { method: "GET", url: below(baseUrl, `/submissions/${encodeURIComponent(remoteId)}`), headers },
      submission,
    );
  return {
    async test() {
      await callForJson(network, { method: "GET", url: below(baseUrl, "/submitters?limit=1"), headers }, found);
    },
    async create(document) {
      const body = Buffer.from(JSON.stringify(toSubmission(document)));
      const sent = { ...headers, "content-type": "application/json" };
      const url = below(baseUrl, "/submissions/pdf");
      const made = await callForJson(network, { method: "POST", url, headers: sent, body }, created);
      return String(made.id);
    },
    async find(externalId) {
      const name = nameOfSigner(externalId, 0);
      const url = below(baseUrl, `/submitters?external_id=${encodeURIComponent(name)}&limit=10`);
      return submissionOf(name, await callForJson(network, { method: "GET", url, headers }, found));
    },
    release: async () => undefined, // it sends when it is made
    read: async (remoteId) => toState(await read(remoteId)),
    async download(remoteId) {
      const url = onlyDocument(await read(remoteId));
      const isOwn = URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin;
      return callForPdf(network, { url, headers: isOwn ? { "X-Auth-Token": token } : {} });
    },
    async cancel(remoteId) {
      const url = below(baseUrl, `/submissions/${encodeURIComponent(remoteId)}`);
      await callForJson(network, { method: "DELETE", url, headers }, z.object({ id: z.int() }));
    },
  };
}

/** Whatever the filter did. */
function submissionOf(name: string, { data }: z.infer<typeof found>): string | null {
  const id = data.find(({ external_id }) => external_id === name)?.submission_id ?? null;
  return id === null ? null : String(id);
}

/** We sent one. */
function onlyDocument({ documents }: z.infer<typeof submission>): string {
  const [document, ...more] = documents ?? [];
  if (!document || more.length > 0) throw new ProviderFailure("broken", false);
  return document.url;
}

function toSubmission({ externalId, title, fileName, pdf, signaturePage, signers, inOrder }: OutgoingDocument) {
  const role = (index: number) => `Signer ${index + 1}`;
  const fields = signers.map((_, index) => {
    const { x, y, width: w, height: h } = signaturePlace(index);
    const areas = [{ x, y, w, h, page: signaturePage }];
    return { name: `Signature ${index + 1}`, type: "signature", role: role(index), required: true, areas };
  });
  return {
    name: title,
    send_email: true,
    order: inOrder ? "preserved" : "random",
    documents: [{ name: fileName, file: Buffer.from(pdf).toString("base64"), fields }],
    submitters: signers.map(({ name, email }, index) => ({
      ...{ name, email, role: role(index), external_id: nameOfSigner(externalId, index) },
      ...(inOrder ? { order: index } : {}),
    })),
  };
}

function toState({ status, archived_at, completed_at, submitters }: z.infer<typeof submission>): RemoteState {
  const isOver = status === "expired";
  const signers = submitters.map(({ email, status: one, completed_at: signedAt, declined_at: declinedAt }) => {
    const state = isOver && one !== "completed" && one !== "declined" ? "expired" : STATES[one];
    return [email?.toLowerCase() ?? "", { state, at: toDate(signedAt ?? declinedAt) }] as const;
  });
  const ended = { completed: "signed", declined: "declined", expired: "expired" } as const;
  const state = status === "pending" ? (archived_at ? "cancelled" : "sent") : ended[status];
  return { state, completedAt: toDate(completed_at), signers: new Map(signers) };
}

function toDate(text: string | null | undefined): Date | null {
  const at = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at);
}
