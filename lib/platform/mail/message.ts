import type { SendMailOptions } from "nodemailer";
import { messageIdOf } from "./letter-id";
import type { Attachment, Letter } from "./port";

/** So that no program answers it (RFC 3834). A letter with files is one that a person sends. */
export const OF_A_MACHINE = { "Auto-Submitted": "auto-generated" };

/** A letter as nodemailer takes it. Never reads a file or an address that a letter names. */
export function toMessage({ id, to, subject, html, text, replyTo, attachments = [] }: Letter, from: string) {
  return {
    from,
    to: { name: "", address: to },
    subject,
    html,
    text,
    ...(replyTo === undefined ? {} : { replyTo: replyTo.split(",").map((address) => ({ name: "", address })) }),
    ...(attachments.length > 0 ? {} : { headers: OF_A_MACHINE }),
    ...(attachments.length > 0 ? { attachments: attachments.map(attachedFile) } : {}),
    messageId: messageIdOf(id),
    textEncoding: "base64",
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

function attachedFile({ fileName, contentType, bytes }: Attachment) {
  return { filename: fileName, contentType, content: Buffer.from(bytes) };
}
