import { env } from "../env";

/** Whether mail comes in here, and to which address people send it. Null where it is off. Source: B-42.1. */
export const mailInAddress: string | null = env.MAIL_IN_ADDRESS ?? null;

/** The address to which an answer about a round goes; null where no mail comes in. */
export function replyAddressOf(roundId: string): string | null {
  return mailInAddress === null ? null : mailInAddress.replace("@", `+${roundId}@`);
}

/** The rounds that these addresses name. */
export function roundsNamedBy(addresses: readonly string[]): string[] {
  if (mailInAddress === null) return [];
  const [start, end] = mailInAddress.replace("@", "+\n@").split("\n") as [string, string]; // it has one @
  const tags = addresses
    .filter((address) => address.startsWith(start) && address.endsWith(end))
    .map((address) => address.slice(start.length, -end.length));
  return [...new Set(tags.filter((tag) => /^[\w-]{1,100}$/.test(tag)))];
}
