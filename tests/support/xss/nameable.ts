import { labelled, type XssPayload } from "../xss-payloads";

const MOST_NAME_CHARS = 190;

/** Payloads that fit into a name: one line of at most 190 signs, whole characters only. */
export function nameable(payloads: readonly XssPayload[]): XssPayload[] {
  return payloads.filter((payload) => labelled(payload).length <= MOST_NAME_CHARS && labelled(payload).isWellFormed());
}
