/** Mails as a server delivers them, taken in by the queue. */
import "./inbox-settings";
import MailComposer from "nodemailer/lib/mail-composer";
import { POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import { GET as listComments } from "@/app/api/contracts/[contractId]/comments/route";
import { GET as listContracts } from "@/app/api/contracts/route";
import type { RoundDto } from "@/lib/exchange/rounds/schema";
import { receiveMail } from "@/lib/inbox/intake";
import { listReceivedMails } from "@/lib/inbox/listing";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import type { Person } from "../support/factories";
import { createLease } from "./rounds-stage";

export const INBOX = "inbox@contracts.example";
export const OTHER_SIDE = "bayar@khangai.example";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type Written = {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  html?: string;
  messageId?: string;
  files?: { filename: string; content: Uint8Array | string; contentType?: string; cid?: string }[];
  /** Put on top, as the receiving server does; the sender's own come below. */
  received?: string[];
  headers?: Record<string, string>;
};

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).replace(">", "");
export const proof = (from: string) =>
  `Authentication-Results: mx.contracts.example; spf=pass smtp.mailfrom=${domainOf(from)}; dmarc=pass (p=REJECT) header.from=${domainOf(from)}`;

let count = 0;
/** A mail that the receiving server has proven to be its sender's, unless `received` says otherwise. */
export async function mailOf({
  from = OTHER_SIDE,
  files = [],
  received = [proof(from)],
  ...more
}: Written): Promise<Buffer> {
  count += 1;
  const built = await new MailComposer({
    ...{
      from,
      to: INBOX,
      subject: "The lease",
      text: "Please see attached.",
      messageId: `<${count}@mail.example>`,
      ...more,
    },
    attachments: files.map(({ content, contentType = DOCX, ...file }) => ({
      ...file,
      contentType,
      content: typeof content === "string" ? content : Buffer.from(content),
    })),
  })
    .compile()
    .build();
  return Buffer.concat([Buffer.from(received.map((line) => `${line}\r\n`).join("")), built]);
}

/** Lets it come in, and runs what follows. @returns whether it was new */
export async function deliver(mail: Buffer, { isCut = false } = {}): Promise<boolean> {
  const isNew = await receiveMail(new Uint8Array(mail), { isCut });
  await runJobs();
  return isNew;
}
export const runJobs = () => runDueJobs(jobHandlers, jobGivenUp);

export const arrived = async (written: Written) => deliver(await mailOf(written));
export const allMails = () => db.receivedMail.findMany({ orderBy: [{ receivedAt: "asc" }, { id: "asc" }] });
export async function lastMail() {
  const mail = (await db.receivedMail.findMany({ orderBy: { endedAt: "desc" }, take: 1 }))[0];
  if (!mail) throw new Error("no mail came in");
  return { ...mail, parts: JSON.parse(mail.parts) as { became: string; reason: string; contractId: string | null }[] };
}
/** Letters that went to an address, newest first, by subject and text. */
export const lettersTo = (recipient: string) =>
  db.outgoingMail.findMany({ where: { recipient }, orderBy: { createdAt: "desc" } });
export const listOf = ({ actor }: Person) => listReceivedMails(actor);
export const contractsOf = async ({ token }: Person) =>
  (await (await call(listContracts, { token })).json()) as { id: string; name: string; status: string }[];
export const commentsOf = async ({ token }: Person, contractId: string) =>
  (await (await call(listComments, { params: { contractId }, token })).json()) as {
    text: string;
    author: { id: string | null; name: string };
  }[];

/** A lease that was mailed to the other side: the file that went out, and the address that answers go to. */
export async function mailedLease(owner: Person, to: readonly string[] = [OTHER_SIDE]) {
  const lease = await createLease(owner);
  const { contractId } = lease;
  const body = { deliver: "mail", to };
  const answer = await call(send, { method: "POST", params: { contractId }, token: owner.token, body });
  const round = (await answer.json()) as RoundDto;
  const letter = await db.outgoingMail.findFirstOrThrow({ where: { kind: "contract" } });
  const [toPerson = "", toInbox = ""] = (letter.replyTo ?? "").split(",");
  const { storage } = await import("@/lib/platform/storage/storage");
  const file = await db.storedFile.findUniqueOrThrow({ where: { id: round.fileId ?? "" } });
  const bytes = await storage.read(file.storageKey, 10_000_000);
  if (!bytes) throw new Error("the file that went out is gone");
  await runJobs();
  return { ...lease, round, toPerson, toInbox, bytes };
}
