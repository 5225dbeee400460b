import type { Reading } from "../text/reading";
import { readParties } from "./parties";

/** The parties with their roles in brackets, as a person would list them. */
export function partyNames(reading: Reading): string {
  return readParties(reading.contract)
    .filter((party) => !party.isCollective)
    .map((party) =>
      [
        party.name ?? party.role,
        party.name !== null && party.role !== null && party.role !== party.name ? `(${party.role})` : null,
      ]
        .filter((part) => part !== null)
        .join(" "),
    )
    .filter((name) => name !== "")
    .join("; ");
}
