import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail } from "@/lib/platform/mail/send-mail";
import {
  contractName,
  insertNotifications,
  noteInvitation,
  findRecipients,
  type NewNotification,
  type Recipient,
} from "./notification-store";
import { findRecipient, insertTeamNotifications } from "./team-notification-store";
import { LETTER_TIMES, type NotificationKind, notificationPath } from "./kinds";

/** Most people notified at once; no contract involves more. */
const MOST_TOLD = 200;
/** Kinds also sent by letter, according to each person's settings. */
const BY_LETTER: readonly NotificationKind[] = ["mentioned", "replied"];

type About = { commentId?: string; deadlineId?: string; approvalId?: string; roundId?: string };
type TeamKind = "teamJoined" | "teamHandedOver" | "folderOpened";
/** `by`: who did it, where they have no account here. */
type News = { kind: Exclude<NotificationKind, "invited" | TeamKind>; to: readonly string[]; about: About; by?: string };

/**
 * Notifies people of what someone did, in the same transaction, queueing letters that go out at once. Skips whoever did
 * it, and anyone without a role on the contract. @returns who was notified. Source: B-14.8, B-14.10.
 */
export async function notify(grant: ReadGrant, { kind, to, about, by }: News, tx: DatabaseClient): Promise<string[]> {
  const wanted = [...new Set(to)].slice(0, MOST_TOLD);
  const people = wanted.length === 0 ? [] : await findRecipients(grant, wanted, tx);
  if (people.length === 0) return [];
  const [createdAt, byName] = [clock.now(), by ?? grant.actor?.name ?? ""];
  const rows = people.map((person) => ({
    ...{ id: newId(), userId: person.id, kind, byName, createdAt, ...about },
    letter: BY_LETTER.includes(kind) ? letterFor(person) : "none",
  }));
  await insertNotifications(grant, rows, tx);
  const atOnce = people.filter((_, place) => rows[place]?.letter === "sent");
  if (atOnce.length > 0) await sendAtOnce(grant, atOnce, { kind, about }, tx);
  return people.map(({ id }) => id);
}

/** Notifies the account with an invited address, if any. Source: B-14.8. */
export async function notifyInvited(
  grant: ReadGrant,
  { invitationId, email }: { invitationId: string; email: string },
  tx: DatabaseClient,
): Promise<void> {
  const byName = grant.actor?.name ?? "";
  await noteInvitation(grant, { id: newId(), invitationId, email, byName, createdAt: clock.now() }, tx);
}

/** One for each person, however many contracts they see by it. Skips whoever did it. Source: B-32.8. */
export async function notifyTeam(
  actor: Actor,
  { to, ...about }: { kind: TeamKind; to: readonly string[]; teamId: string; folderId: string | null },
  tx: DatabaseClient,
): Promise<void> {
  const others = to.filter((id) => id !== actor.userId);
  await insertTeamNotifications(actor, { to: others, ...about, at: clock.now() }, tx);
}

/**
 * Tells a team's new owner, and writes to them at once in their language, unless they want no letters or can't get any;
 * nobody who hands it to themselves. Source: B-32.13.
 */
export async function notifyNewOwner(
  actor: Actor,
  { userId, teamId, team }: { userId: string; teamId: string; team: string },
  tx: DatabaseClient,
): Promise<void> {
  if (userId === actor.userId) return;
  await notifyTeam(actor, { kind: "teamHandedOver", to: [userId], teamId, folderId: null }, tx);
  const person = await findRecipient(actor, userId, tx);
  if (!person || letterFor(person) === "none") return;
  const language = LANGUAGES.find((one) => one === person.language) ?? "mn";
  const { kinds, letter } = copyFor(language).notifications;
  const title = kinds.teamHandedOver(actor.name, team);
  const button = { label: letter.button, url: new URL("/teams", env.publicUrl).href };
  const content = { language, title, paragraphs: [letter.owner], button, footer: letter.teamFooter };
  await queueMail({ kind: "notice", to: person.email, subject: title, ...buildLetter(content) }, tx);
}

function letterFor({ isProven, mail }: Recipient): NewNotification["letter"] {
  const time = LETTER_TIMES.find((one) => one === mail) ?? "atOnce";
  if (!isProven || time === "never") return "none";
  return time === "daily" ? "due" : "sent";
}

async function sendAtOnce(
  grant: ReadGrant,
  people: readonly Recipient[],
  { kind, about }: { kind: NotificationKind; about: About },
  tx: DatabaseClient,
): Promise<void> {
  const contract = await contractName(grant, tx);
  const of = { contract: { id: grant.contractId }, commentId: about.commentId ?? null, invitationId: null };
  const path = notificationPath({ kind, ...of });
  const url = new URL(path, env.publicUrl).href;
  for (const { email, language } of people) {
    const spoken = LANGUAGES.find((one) => one === language) ?? "mn";
    const letter = newsLetter(spoken, { email, kind, by: grant.actor?.name ?? "", contract, url });
    await queueMail({ kind: "notice", ...letter }, tx);
  }
}

type LetterNews = { email: string; kind: NotificationKind; by: string; contract: string; url: string };

/** The letter about one mention or reply. It quotes neither text, only the contract's name. Source: B-14.10. */
function newsLetter(
  language: Language,
  { email, kind, by, contract, url }: LetterNews,
): { to: string; subject: string; html: string; text: string } {
  const { kinds, letter } = copyFor(language).notifications;
  const title = kinds[kind](by, contract);
  const content = {
    language,
    title,
    paragraphs: [letter.body],
    button: { label: letter.button, url },
    footer: letter.footer,
  };
  return { to: email, subject: title, ...buildLetter(content) };
}
