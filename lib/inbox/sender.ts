import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { lacksSecondFactor } from "@/lib/people/accounts/second-factor/sign-in-rules";
import { countAttempt, type Rate } from "@/lib/platform/attempts";
import { env } from "@/lib/platform/env";
import { mailInAddress } from "@/lib/platform/mail/reply-address";
import type { MailHead } from "@/lib/workers/mail-reading";
import { accountOfAddress } from "./mail-store";
import type { MailRefusal } from "./schema";

/** Whoever has proven to be the sender, with their account if they have one here. */
export type Sender = { address: string; person: Actor | null };

/**
 * Why nothing of the mail is looked at: no answer goes to such senders, since they may be anybody, or a program.
 * Source: B-42.3, B-42.6.
 */
export function silentRefusal(mail: MailHead): MailRefusal | null {
  if (mail.isAutomatic || isOurs(mail.sender)) return "automatic";
  if (mail.isSpam) return "spam";
  return mail.isProven ? null : "unproven";
}

function isOurs(sender: string): boolean {
  const own = /[^\s<>]+@[^\s<>]+/.exec(env.EMAIL_FROM ?? "")?.[0]?.toLowerCase();
  const plain = sender.replace(/\+[^@]*@/, "@");
  return plain !== "" && (plain === own || plain === mailInAddress);
}

/** The account counts only if the person has proven that the address is theirs. */
export async function recognise(mail: MailHead): Promise<Sender> {
  const userId = mail.isProven ? await accountOfAddress(mail.sender) : null;
  return { address: mail.sender, person: userId === null ? null : await findJobActor(userId) };
}

/** Whether the account may do nothing before it has a second factor. */
export async function isHeldBack({ person }: Sender): Promise<boolean> {
  return person !== null && lacksSecondFactor(person.userId, person.systemRole);
}

/**
 * Somebody who isn't proven can't use up the Message-ID of somebody who is.
 * @param sha256 of the mail, which is known by its bytes where it has no Message-ID
 */
export function messageKey({ messageId, sender, isProven }: MailHead, sha256: string): string {
  const facts = messageId === "" ? [sha256] : [messageId, sender, isProven];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}

/** Counts one more. @returns whether all rates allow it */
export async function isWithin(subject: string, rates: readonly Rate[]): Promise<boolean> {
  if (env.RATE_LIMITS === "off") return true;
  const counted = await Promise.all(rates.map((rate) => countAttempt(subject, rate)));
  return counted.every(({ retryAfterSeconds }) => retryAfterSeconds === 0);
}
