/** DocuSeal and Documenso as real HTTP servers, which check what they are sent as their documentation says. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export const TOKEN = "token-that-nobody-may-see";

type RemoteSigner = {
  email: string;
  externalId: string;
  order: number;
  state: "sent" | "opened" | "signed" | "declined";
};
export type RemoteDocument = {
  id: string;
  externalId: string;
  pdf: Buffer;
  /** Documenso's; a submission of DocuSeal is out when it is made. */
  isDraft: boolean;
  signaturePage: number;
  signers: RemoteSigner[];
  end: "" | "declined" | "expired" | "cancelled";
  completedAt: string | null;
  /** What comes back in place of the PDF that was sent. */
  returned: Buffer | null;
};
type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => boolean | Promise<boolean>;
export type FakeProvider = {
  baseUrl: string;
  documents: RemoteDocument[];
  /** What was asked, such as `GET /submissions/1`. */
  asked: string[];
  /** What a documented interface would not take. */
  wrong: string[];
  /** Answers first; false leaves it to the fake. */
  before: Answer;
  after: Answer;
  sign: (end?: Partial<RemoteDocument>) => void;
};

type Routes = (
  fake: FakeProvider,
  request: IncomingMessage,
  body: Buffer,
) => { status: number; json?: unknown; pdf?: Buffer };

async function serve(routes: Routes): Promise<FakeProvider> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const fake: FakeProvider = {
    ...{ baseUrl: `http://127.0.0.1:${port}/api`, documents: [], asked: [], wrong: [] },
    before: () => false,
    after: () => false,
    sign(end = {}) {
      for (const document of fake.documents) {
        for (const signer of document.signers) signer.state = "signed";
        Object.assign(document, { completedAt: new Date().toISOString(), ...end });
      }
    },
  };
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer); // what Node gives
    const body = Buffer.concat(pieces);
    fake.asked.push(`${request.method} ${request.url?.replace("/api", "")}`);
    if (await fake.before(request, response, body)) return;
    const { status, json, pdf } = routes(fake, request, body);
    if (await fake.after(request, response, body)) return;
    response.writeHead(status, { "content-type": pdf ? "application/pdf" : "application/json" });
    response.end(pdf ?? JSON.stringify(json ?? {}));
  }
  return fake;
}

const notFound = { status: 404, json: { error: "Not found" } };
const denied = { status: 401, json: { error: "Not authenticated" } };

export const fakeDocuseal = () =>
  serve((fake, request, body) => {
    const url = new URL(request.url ?? "", fake.baseUrl);
    const path = url.pathname.replace(/^\/api/, "");
    const named = /^\/submissions\/(\d+)$/.exec(path)?.[1];
    const file = fake.documents.find(({ id }) => path === `/file/${id}.pdf`);
    if (file) return { status: 200, pdf: file.returned ?? file.pdf };
    if (request.headers["x-auth-token"] !== TOKEN) return denied;
    if (request.method === "POST" && path === "/submissions/pdf") return createSubmission(fake, request, body);
    if (path === "/submitters") {
      const wanted = url.searchParams.get("external_id");
      const all = fake.documents.flatMap((document) => submitters(document));
      return {
        status: 200,
        json: { data: all.filter((one) => !wanted || one.external_id === wanted), pagination: {} },
      };
    }
    const document = fake.documents.find(({ id }) => id === named);
    if (!document) return notFound;
    if (request.method === "DELETE") {
      document.end = "cancelled";
      return { status: 200, json: { id: Number(document.id), archived_at: new Date().toISOString() } };
    }
    return { status: 200, json: toSubmission(fake, document) };
  });

type Sent = {
  order: string;
  documents: {
    name: string;
    file: string;
    fields: { type: string; role: string; areas: { page: number; x: number; w: number; y: number; h: number }[] }[];
  }[];
  submitters: { email: string; name: string; role: string; external_id: string; order?: number }[];
};

function createSubmission(fake: FakeProvider, request: IncomingMessage, body: Buffer) {
  const sent = JSON.parse(body.toString()) as Sent; // checked below
  const [document, ...more] = sent.documents;
  if (request.headers["content-type"] !== "application/json") fake.wrong.push("content type");
  if (!document || more.length > 0 || sent.submitters.length === 0)
    return { status: 422, json: { error: "documents" } };
  const pdf = Buffer.from(document.file, "base64");
  if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) fake.wrong.push("no PDF in base64");
  const roles = sent.submitters.map(({ role }) => role);
  if (new Set(roles).size !== roles.length) fake.wrong.push("roles are unique");
  for (const { type, role, areas } of document.fields) {
    const isInside = areas.every(({ x, y, w, h }) => x >= 0 && y >= 0 && x + w <= 1 && y + h <= 1);
    if (type !== "signature" || !roles.includes(role) || !isInside) fake.wrong.push("field");
  }
  if (document.fields.length !== roles.length) fake.wrong.push("a signature for each");
  fake.documents.push({
    ...{
      id: String(fake.documents.length + 1),
      externalId: "",
      pdf,
      isDraft: false,
      end: "",
      completedAt: null,
      returned: null,
    },
    signaturePage: document.fields[0]?.areas[0]?.page ?? 0,
    signers: sent.submitters.map(({ email, external_id: externalId, order = 0 }) => ({
      email,
      externalId,
      order,
      state: "sent",
    })),
  });
  const made = fake.documents.at(-1);
  return { status: 200, json: made && toSubmission(fake, made) };
}

const DOCUSEAL = { sent: "sent", opened: "opened", signed: "completed", declined: "declined" } as const;

function submitters(document: RemoteDocument) {
  return document.signers.map(({ email, externalId, state }) => ({
    ...{ email, external_id: externalId, status: DOCUSEAL[state], submission_id: Number(document.id) },
    completed_at: state === "signed" ? document.completedAt : null,
    declined_at: state === "declined" ? new Date().toISOString() : null,
  }));
}

function toSubmission(fake: FakeProvider, document: RemoteDocument) {
  const isDone = document.completedAt !== null;
  const status = isDone
    ? "completed"
    : document.end === "declined" || document.end === "expired"
      ? document.end
      : "pending";
  return {
    ...{ id: Number(document.id), status, completed_at: document.completedAt, submitters: submitters(document) },
    archived_at: document.end === "cancelled" ? new Date().toISOString() : null,
    documents: isDone ? [{ name: "contract", url: `${fake.baseUrl}/file/${document.id}.pdf` }] : [],
  };
}

export const fakeDocumenso = () =>
  serve((fake, request, body) => {
    const url = new URL(request.url ?? "", fake.baseUrl);
    const path = url.pathname.replace(/^\/api/, "");
    if (request.headers.authorization !== TOKEN) return denied;
    if (request.method === "POST" && path === "/envelope/create") return createEnvelope(fake, request, body);
    if (request.method === "POST")
      return postOnEnvelope(fake, path, JSON.parse(body.toString()) as { envelopeId: string });
    if (path === "/envelope") {
      const query = url.searchParams.get("query") ?? "";
      const found = fake.documents.filter(({ externalId }) => externalId.includes(query));
      return { status: 200, json: { data: found.map(toEnvelope) } };
    }
    const item = /^\/envelope\/item\/item_(\d+)\/download$/.exec(path)?.[1];
    const document = fake.documents.find(({ id }) => path === `/envelope/envelope_${id}` || id === item);
    if (!document) return notFound;
    if (item === undefined) return { status: 200, json: toEnvelope(document) };
    if (url.searchParams.get("version") !== "signed" || document.completedAt === null) return { status: 400 };
    return { status: 200, pdf: document.returned ?? document.pdf };
  });

type Payload = {
  type: string;
  title: string;
  externalId: string;
  recipients: {
    email: string;
    name: string;
    role: string;
    signingOrder: number;
    fields: {
      type: string;
      identifier: number;
      page: number;
      positionX: number;
      positionY: number;
      width: number;
      height: number;
    }[];
  }[];
  meta: { signingOrder: string };
};

function createEnvelope(fake: FakeProvider, request: IncomingMessage, body: Buffer) {
  const boundary = /^multipart\/form-data; boundary=(\S{1,70})$/.exec(request.headers["content-type"] ?? "")?.[1];
  const parts = body.toString("latin1").split(`--${boundary}`).slice(1, -1);
  const [first = "", second = ""] = parts;
  const text = (part: string) => part.slice(part.indexOf("\r\n\r\n") + 4, -2);
  if (!first.includes('name="payload"') || !second.includes('name="files"; filename="')) fake.wrong.push("parts");
  if (!second.includes("Content-Type: application/pdf")) fake.wrong.push("type of the file");
  const payload = JSON.parse(Buffer.from(text(first), "latin1").toString("utf8")) as Payload; // checked below
  const pdf = Buffer.from(text(second), "latin1");
  if (payload.type !== "DOCUMENT" || !pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) fake.wrong.push("document");
  if (!["SEQUENTIAL", "PARALLEL"].includes(payload.meta.signingOrder)) fake.wrong.push("order");
  for (const { role, fields } of payload.recipients)
    for (const { type, positionX, width, positionY, height } of fields)
      if (role !== "SIGNER" || type !== "SIGNATURE" || positionX + width > 100 || positionY + height > 100 || width < 5)
        fake.wrong.push("field");
  const id = String(fake.documents.length + 1);
  fake.documents.push({
    ...{ id, externalId: payload.externalId, pdf, isDraft: true, end: "", completedAt: null, returned: null },
    signaturePage: payload.recipients[0]?.fields[0]?.page ?? 0,
    signers: payload.recipients.map(({ email, signingOrder: order }) => ({
      email,
      externalId: "",
      order,
      state: "sent",
    })),
  });
  return { status: 200, json: { id: `envelope_${id}` } };
}

function postOnEnvelope(fake: FakeProvider, path: string, { envelopeId }: { envelopeId: string }) {
  const document = fake.documents.find(({ id }) => `envelope_${id}` === envelopeId);
  if (!document) return notFound;
  if (path === "/envelope/distribute") {
    if (!document.isDraft) return { status: 400 };
    document.isDraft = false;
    return { status: 200, json: { success: true, id: envelopeId, recipients: [] } };
  }
  const isFit = path === "/envelope/delete" ? document.isDraft : path === "/envelope/cancel" && !document.isDraft;
  if (!isFit) return { status: 400 };
  document.end = "cancelled";
  return { status: 200, json: { success: true } };
}

const DOCUMENSO = { sent: "NOT_SIGNED", opened: "NOT_SIGNED", signed: "SIGNED", declined: "REJECTED" } as const;

function toEnvelope({ id, externalId, isDraft, end, completedAt, signers }: RemoteDocument) {
  const ended = { "": "PENDING", declined: "REJECTED", expired: "PENDING", cancelled: "CANCELLED" }[end];
  const status = completedAt ? "COMPLETED" : isDraft ? "DRAFT" : ended;
  return {
    ...{ id: `envelope_${id}`, externalId, status, completedAt, envelopeItems: [{ id: `item_${id}` }] },
    recipients: signers.map(({ email, state }) => ({
      ...{ email, signingStatus: DOCUMENSO[state], sendStatus: isDraft ? "NOT_SENT" : "SENT" },
      readStatus: state === "sent" ? "NOT_OPENED" : "OPENED",
      signedAt: state === "signed" ? completedAt : null,
      expiresAt: end === "expired" ? "2020-01-01T00:00:00.000Z" : null,
    })),
  };
}
