import "server-only";
import { clock } from "../clock";
import { db, type DatabaseClient } from "../db";
import { newId } from "../ids";
import { enqueue } from "../jobs/queue";
import { PartAway } from "../part-away";
import { mailer } from "./mailer";
import { LetterRefused, type Letter } from "./port";

/** Writes a letter into the outbox in the transaction of the fact that causes it; a job sends it. Source: decisions §8. */
export async function queueMail(letter: Omit<Letter, "id">, client: DatabaseClient): Promise<void> {
  const id = newId();
  await client.outgoingMail.create({ data: { id, recipient: letter.to, subject: letter.subject, html: letter.html, text: letter.text } });
  await enqueue("sendMail", { mailId: id }, {}, client);
}

/** Sends one letter and wipes its words (a job: a letter that was sent is not sent again). */
export async function sendMail(mailId: string): Promise<void> {
  const mail = await db.outgoingMail.findUnique({ where: { id: mailId } });
  if (!mail || mail.sentAt) return;
  await handOver({ id: mail.id, to: mail.recipient, subject: mail.subject, html: mail.html, text: mail.text });
  await db.outgoingMail.update({ where: { id: mail.id }, data: { sentAt: clock.now(), html: "", text: "" } });
}

async function handOver(letter: Letter): Promise<void> {
  try {
    await mailer.send(letter);
  } catch (cause) {
    throw cause instanceof LetterRefused ? cause : new PartAway("mail", { cause });
  }
}
