import "server-only";
import { z } from "zod";
import { newSecret } from "@/lib/platform/ids";
import { below, callForJson, callForPdf, type SigningNetwork } from "./http";
import { ProviderFailure, type OutgoingDocument, type RemoteState, type SigningProvider } from "./port";
import { signaturePlace } from "./signature-places";
import type { SignerState } from "./schema";

const time = z.string().nullish();
const recipient = z.object({
  email: z.string(),
  readStatus: z.enum(["NOT_OPENED", "OPENED"]),
  sendStatus: z.enum(["NOT_SENT", "SENT"]),
  signingStatus: z.enum(["NOT_SIGNED", "SIGNED", "REJECTED"]),
  signedAt: time,
  expiresAt: time,
});
const STATUSES = ["DRAFT", "PENDING", "COMPLETED", "REJECTED", "CANCELLED"] as const;
const envelope = z.object({
  id: z.string().min(1),
  status: z.enum(STATUSES),
  externalId: z.string().nullish(),
  completedAt: time,
  recipients: z.array(recipient),
  envelopeItems: z.array(z.object({ id: z.string().min(1) })),
});
const listed = z.object({ data: z.array(z.object({ id: z.string().min(1), externalId: z.string().nullish() })) });
const created = z.object({ id: z.string().min(1) });
const done = z.object({});

const LARGEST_PAGE = 100;

/**
 * Documenso, in the cloud or on a server of one's own, by version 2 of its documented interface: `/envelope/create`,
 * `/envelope/distribute`, `/envelope`, `/envelope/{id}`, `/envelope/item/{id}/download`, `/envelope/cancel`. What is
 * created stays a draft until it is distributed. @throws ProviderFailure
 */
export function documenso(
  { baseUrl, token }: { baseUrl: string; token: string },
  network: SigningNetwork,
  now: () => Date,
): SigningProvider {
  const { headers, get, post } = calls({ baseUrl, token }, network);
  const read = (remoteId: string) => get(`/envelope/${encodeURIComponent(remoteId)}`, envelope);
  return {
    async test() {
      await get("/envelope?perPage=1", listed);
    },
    async create(document) {
      const { body, contentType } = toForm(document);
      const sent = { ...headers, "content-type": contentType };
      const url = below(baseUrl, "/envelope/create");
      return (await callForJson(network, { method: "POST", url, headers: sent, body }, created)).id;
    },
    async find(externalId) {
      const { data } = await get(`/envelope?query=${encodeURIComponent(externalId)}&perPage=${LARGEST_PAGE}`, listed);
      return data.find((one) => one.externalId === externalId)?.id ?? null; // the query finds titles too
    },
    async release(remoteId) {
      if ((await read(remoteId)).status === "DRAFT") await post("/envelope/distribute", { envelopeId: remoteId }, done);
    },
    read: async (remoteId) => toState(await read(remoteId), now()),
    async download(remoteId) {
      const path = `/envelope/item/${encodeURIComponent(onlyItem(await read(remoteId)))}/download?version=signed`;
      return callForPdf(network, { url: below(baseUrl, path), headers: { Authorization: token } });
    },
    async cancel(remoteId) {
      const isDraft = (await read(remoteId)).status === "DRAFT";
      await post(isDraft ? "/envelope/delete" : "/envelope/cancel", { envelopeId: remoteId }, done);
    },
  };
}

function calls({ baseUrl, token }: { baseUrl: string; token: string }, network: SigningNetwork) {
  const headers = { Authorization: token, accept: "application/json" };
  const get = <S extends z.ZodType>(path: string, shape: S) =>
    callForJson(network, { method: "GET", url: below(baseUrl, path), headers }, shape);
  const post = <S extends z.ZodType>(path: string, written: object, shape: S) => {
    const sent = { ...headers, "content-type": "application/json" };
    const body = Buffer.from(JSON.stringify(written));
    return callForJson(network, { method: "POST", url: below(baseUrl, path), headers: sent, body }, shape);
  };
  return { headers, get, post };
}

/** We sent one. */
function onlyItem({ envelopeItems: [item, ...more] }: z.infer<typeof envelope>): string {
  if (!item || more.length > 0) throw new ProviderFailure("broken", false);
  return item.id;
}

/** `payload` as JSON and the file, as `multipart/form-data` (RFC 7578). */
function toForm({ externalId, title, fileName, pdf, signaturePage, signers, inOrder }: OutgoingDocument) {
  const percent = (fraction: number) => Math.round(fraction * 10_000) / 100;
  const recipients = signers.map(({ name, email }, index) => {
    const { x, y, width, height } = signaturePlace(index);
    const place = { positionX: percent(x), positionY: percent(y), width: percent(width), height: percent(height) };
    const fields = [{ type: "SIGNATURE", identifier: 0, page: signaturePage, ...place }];
    return { email, name, role: "SIGNER", signingOrder: inOrder ? index + 1 : 1, fields };
  });
  const meta = { signingOrder: inOrder ? "SEQUENTIAL" : "PARALLEL", distributionMethod: "EMAIL" };
  const payload = JSON.stringify({ type: "DOCUMENT", title, externalId, recipients, meta });
  const boundary = `contract-${newSecret(18)}`;
  const quoted = fileName.replace(/[\r\n"\\]/g, "_"); // nothing of a name ends the header
  const head = [
    `--${boundary}\r\nContent-Disposition: form-data; name="payload"\r\n\r\n${payload}\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${quoted}"\r\n`,
    "Content-Type: application/pdf\r\n\r\n",
  ].join("");
  const body = Buffer.concat([Buffer.from(head), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

function toState({ status, completedAt, recipients }: z.infer<typeof envelope>, now: Date): RemoteState {
  const signers = recipients.map(
    (one) => [one.email.toLowerCase(), { state: signerState(one, now), at: toDate(one.signedAt) }] as const,
  );
  const isExpired = signers.some(([, one]) => one.state === "expired");
  const ended = { COMPLETED: "signed", REJECTED: "declined", CANCELLED: "cancelled" } as const;
  const state = status === "DRAFT" || status === "PENDING" ? (isExpired ? "expired" : "sent") : ended[status];
  return { state, completedAt: toDate(completedAt), signers: new Map(signers) };
}

function signerState(one: z.infer<typeof recipient>, now: Date): SignerState {
  if (one.signingStatus !== "NOT_SIGNED") return one.signingStatus === "SIGNED" ? "signed" : "declined";
  const expiresAt = toDate(one.expiresAt);
  if (expiresAt !== null && expiresAt <= now) return "expired";
  if (one.readStatus === "OPENED") return "opened";
  return one.sendStatus === "SENT" ? "sent" : "waiting";
}

function toDate(text: string | null | undefined): Date | null {
  const at = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at);
}
