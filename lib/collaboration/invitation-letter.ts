import type { Language } from "@/lib/copy/languages";
import { copyFor } from "@/lib/copy/copy";
import { letterOf } from "@/lib/platform/mail/letter";
import type { InvitedRole } from "./bounds";

type Invited = { email: string; inviter: string; contract: string; role: InvitedRole; url: string };

/** The letter of an invitation, in the inviter's language. `url` is absolute. Source: B-16.10. */
export function invitationLetter(
  language: Language,
  { email, inviter, contract, role, url }: Invited,
): { to: string; subject: string; html: string; text: string } {
  const { letter, roles } = copyFor(language).collaboration;
  const content = {
    language,
    title: letter.title,
    paragraphs: [letter.body(inviter, contract, roles[role]), letter.validity],
    button: { label: letter.button, url },
    footer: letter.footer,
  };
  return { to: email, subject: letter.subject(inviter, contract), ...letterOf(content) };
}
