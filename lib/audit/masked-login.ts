import { maskedEmail } from "@/lib/audit/masked-email";

/**
 * What was typed where no account has it: `b•••@example.com`. It may be a password, so of what is no address nothing is
 * kept.
 */
export function maskedLogin(typed: string): string {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? maskedEmail(typed) : "•••";
}
