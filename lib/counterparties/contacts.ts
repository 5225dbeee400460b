import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { contactsOf, partiesInRegister } from "./our-store";
import { keptParties } from "./register-store";

/** `register`: the caller wrote it there; `contract`: its own text says it. `name` is '' where nobody wrote one. */
type PartyContact = { party: string; name: string; email: string; source: "register" | "contract" };
type PartyContacts = { ours: string; contacts: readonly PartyContact[] };

/** In one line of contacts, or one party of a contract; more are a list and no contact. */
const MOST_OF_ONE = 5;
const MOST_LINES = 50;
/** A whole word, never the end of one: what is left of a longer one is nobody's address. */
const EMAIL = /(?<![^\s<>(),;:"'])[^\s<>(),;:"']{1,64}@[^\s<>(),;:"']{1,255}(?![^\s<>(),;:"'])/gu;

/**
 * The addresses of the other sides of a contract: what the caller's own register says of each, else what the contract's
 * text says. Of the latter none while it isn't known which party the caller is: one of them could be their own.
 * Addresses are as they are written; whoever uses one checks it. `ours`: our side's name, '' where that isn't known.
 * Source: B-44.10.
 */
export async function partyContacts(actor: Actor, grant: ReadGrant): Promise<PartyContacts> {
  const [kept, rows] = await Promise.all([keptParties(grant), partiesInRegister(actor, [grant.contractId])]);
  const ours = rows.filter(({ isUs }) => isUs);
  const written = await contactsOf(
    actor,
    rows.flatMap(({ counterpartyId, isUs }) => (isUs ? [] : [counterpartyId])),
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const contacts = (kept?.parties ?? []).flatMap(({ key, name: party, details }): PartyContact[] => {
    const row = byKey.get(key);
    if (!row || row.isUs) return [];
    const own = contactsIn(written.get(row.counterpartyId) ?? "");
    if (own.length > 0) return own.map((one) => ({ ...one, party: row.name, source: "register" }));
    if (ours.length === 0) return [];
    const said = details.filter(({ kind }) => kind === "email").slice(0, MOST_OF_ONE);
    return said.map(({ text: email }) => ({ party, name: "", email, source: "contract" }));
  });
  return { ours: ours[0]?.name ?? "", contacts };
}

/** Each line of what a person wrote: the address, and the name before it, if that has letters alone. */
function contactsIn(written: string): { name: string; email: string }[] {
  return written
    .split("\n", MOST_LINES)
    .flatMap((line) => {
      const emails = [...line.matchAll(EMAIL)].slice(0, MOST_OF_ONE);
      const [first] = emails;
      const before = first && emails.length === 1 ? (line.slice(0, first.index).split(/[,;<(:]/u)[0] ?? "").trim() : "";
      const name = /^\p{L}[\p{L}\p{M} .'’-]{1,80}$/u.test(before) ? before : "";
      return emails.map(([email]) => ({ name, email: email.replace(/\.+$/u, "") }));
    })
    .slice(0, MOST_OF_ONE);
}
