import "server-only";
import type { Actor } from "@/lib/access/actor";
import { clock } from "@/lib/platform/clock";
import { mailInAddress } from "@/lib/platform/mail/reply-address";
import { DAYS_LISTED, MAILS_SHOWN } from "./bounds";
import { deleteOldMails, mailsOf, namesOf } from "./mail-store";
import { MAIL_REFUSALS, type MailPart, type ReceivedMailDto } from "./schema";

const DAY_MS = 86_400_000;

/** The address to mail contracts to; null where no mail comes in. */
export const inboxAddress = mailInAddress;

/** What the actor sent by mail, and what answers to their rounds came; newest first. Source: B-42.8. */
export async function listReceivedMails(actor: Actor): Promise<ReceivedMailDto[]> {
  const rows = await mailsOf(actor, MAILS_SHOWN);
  const parts = new Map(rows.map(({ id, parts: stored }) => [id, JSON.parse(stored) as MailPart[]])); // we wrote it
  const ids = [...parts.values()].flat().flatMap(({ contractId }) => contractId ?? []);
  const names = await namesOf(actor, [...new Set(ids)]);
  return rows.map(({ id, receivedAt, sender, subject, state, reason }) => ({
    ...{ id, sender, subject, receivedAt: receivedAt.toISOString() },
    state: state === "waiting" || state === "refused" ? state : "done",
    reason: MAIL_REFUSALS.find((one) => one === reason) ?? null,
    parts: (parts.get(id) ?? []).map((part) => ({ ...part, contractName: names.get(part.contractId ?? "") ?? null })),
  }));
}

/** @returns how many */
export const removeOldReceived = (): Promise<number> =>
  deleteOldMails(new Date(clock.now().getTime() - DAYS_LISTED * DAY_MS));
