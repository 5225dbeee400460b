import { maskedEmail } from "@/lib/audit/masked-email";

/**
 * What was typed as an address where no account has it, as the audit trail keeps it: `b•••@example.com`. Somebody may
 * have typed their password there, so of anything that is no address nothing is kept.
 */
export function maskedLogin(typed: string): string {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? maskedEmail(typed) : "•••";
}
