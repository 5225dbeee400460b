import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { letterOf } from "@/lib/platform/mail/letter";
import type { NotificationKind } from "./kinds";

type News = { email: string; kind: NotificationKind; by: string; contract: string; url: string };

/** The letter about one mention or reply. It holds no word of either text but the contract's name. Source: B-14.10. */
export function newsLetter(
  language: Language,
  { email, kind, by, contract, url }: News,
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
  return { to: email, subject: title, ...letterOf(content) };
}
