import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { letterOf } from "@/lib/platform/mail/letter";

type Sending = {
  sender: { name: string; email: string };
  contract: string;
  versionNumber: number;
  /** Whether the file shows what changed. */
  isTracked: boolean;
  /** How many files go along. */
  files: number;
  message: string;
};

/** The letter that goes with a contract's file, in the sender's language. Source: B-26.13. */
export function roundLetter(
  language: Language,
  { sender, contract, versionNumber, isTracked, files, message }: Sending,
): { subject: string; html: string; text: string } {
  const words = copyFor(language).rounds.letter;
  const said = message.split("\n").filter((line) => line.trim() !== "");
  const content = {
    language,
    title: contract,
    paragraphs: [
      words.body(sender.name, versionNumber),
      ...(files > 1 ? [words.both] : isTracked ? [words.tracked] : []),
      ...said,
      words.answer(sender.email),
    ],
    button: null,
    footer: words.footer(sender.name),
  };
  return { subject: words.subject(contract, sender.name), ...letterOf(content) };
}
