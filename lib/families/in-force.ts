import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { recordOpening } from "@/lib/audit/audit";
import { textToRead } from "@/lib/assistant/contract-text";
import { findToday } from "@/lib/deadlines/deadlines";
import type { AmendmentAsked, TextInForce } from "@/lib/engine/family/in-force";
import type { ContractText } from "@/lib/engine/port";
import { AppError } from "@/lib/errors";
import { assistInWorker, type MaybeAsker } from "@/lib/workers/assisting";
import { AMENDING, MAX_COMPOSED_CHARS } from "./bounds";
import type { MemberRow } from "./family-store";
import { requireDocument, requireMembers, requireRoot, isSigned, toRole, type Members } from "./members";
import type { PrecedenceDto, TextDto, TextQuery } from "./schema";

/** The text of a family's document, put together, with what it was made of. */
export type Composed = {
  members: Members;
  document: MemberRow;
  amendments: readonly MemberRow[];
  on: string | null;
  asIf: MemberRow | null;
  text: TextInForce;
};

/**
 * The text in force on a day, as signed, or as if a draft were signed. Source: B-31.4, B-31.5.
 * @throws AppError `familyNotFound`, `documentNotFound`, `noVersions`; `familyTooLong`
 */
export async function textOfFamily(
  actor: Actor,
  familyId: string,
  query: TextQuery,
  signal?: AbortSignal,
): Promise<TextDto> {
  return toText(await composeFamily(actor, familyId, query, { signal }));
}

/** Who reads the texts: a person, of whom it is recorded, or a job, which reads for whoever may open them all. */
export type Reader = {
  grantOn: (contractId: string) => Promise<ReadGrant>;
  noteOpening: (contractId: string, versionNumber: number) => Promise<void>;
  asker: MaybeAsker;
};

export const personReading = (actor: Actor, signal?: AbortSignal): Reader => ({
  grantOn: (contractId) => ContractGrant.request(actor, contractId, "read"),
  noteOpening: (contractId, versionNumber) => recordOpening(actor, contractId, [versionNumber]), // its words are shown
  asker: { account: actor.userId, signal },
});

/** @throws AppError as `textOfFamily` */
export async function composeFamily(
  actor: Actor,
  familyId: string,
  query: TextQuery,
  { signal, ...wanted }: Wanted & { signal?: AbortSignal | undefined },
): Promise<Composed> {
  const members = await requireMembers(actor, familyId);
  const document = query.of === undefined ? requireRoot(members) : requireDocument(members, query.of);
  const asIf = query.with === undefined ? null : requireDocument(members, query.with);
  const on = query.asSigned === "true" ? null : dayFor(query.on ?? (await findToday(actor)), asIf);
  return composeDocument({ members, document, asIf, on }, personReading(actor, signal), wanted);
}

type Wanted = { withFacts?: boolean; withText?: boolean };

/** One document of a family that was looked up. @throws AppError `noVersions`, `familyTooLong` */
export async function composeDocument(
  { members, document, asIf, on }: Pick<Composed, "members" | "document" | "asIf" | "on">,
  reader: Reader,
  wanted: Wanted,
): Promise<Composed> {
  const amendments = listAmendments(members, document);
  const contract = await readText(reader, document);
  const asked = await readAmendments(reader, amendments, { asIf, on, chars: contract.text.length });
  const text = await assistInWorker(
    { verb: "inForce", contract, language: "en", asked: { amendments: asked, on, ...wanted } },
    reader.asker,
  );
  return { members, document, amendments, on, asIf, text };
}

/** The signed amendments of a document, as they hold. @throws AppError `familyTooLong` */
export function signedAmendments(
  actor: Actor,
  members: Members,
  { document, on, chars }: { document: MemberRow; on: string; chars: number },
): Promise<AmendmentAsked[]> {
  return readAmendments(personReading(actor), listAmendments(members, document).filter(isSigned), {
    asIf: null,
    on,
    chars,
  });
}

/** What changes a document, oldest first; those without a day last. */
function listAmendments({ open }: Members, { id }: MemberRow): MemberRow[] {
  return open
    .filter((row) => row.parentId === id && AMENDING.includes(toRole(row)) && row.contract.currentVersionId !== null)
    .sort((one, other) => {
      const [first, second] = [one.holdsFrom ?? "9999", other.holdsFrom ?? "9999"];
      return first.localeCompare(second) || one.addedAt.getTime() - other.addedAt.getTime();
    });
}

/** A draft that would hold later is shown on the day on which it would. */
function dayFor(on: string, asIf: MemberRow | null): string {
  return asIf?.holdsFrom && asIf.holdsFrom > on ? asIf.holdsFrom : on;
}

type Asked = { asIf: MemberRow | null; on: string | null; chars: number };

async function readAmendments(
  reader: Reader,
  amendments: readonly MemberRow[],
  { asIf, on, chars }: Asked,
): Promise<AmendmentAsked[]> {
  let total = chars;
  const asked: AmendmentAsked[] = [];
  for (const row of amendments) {
    const contract = await readText(reader, row);
    total += contract.text.length;
    if (total > MAX_COMPOSED_CHARS) throw new AppError("familyTooLong");
    const isAsked = row.id === asIf?.id;
    const from = row.holdsFrom ?? (isAsked ? on : null);
    asked.push({ contract, from, isInForce: isSigned(row) || isAsked, isTermination: toRole(row) === "termination" });
  }
  return asked;
}

async function readText(reader: Reader, { contractId }: MemberRow): Promise<ContractText> {
  const read = await textToRead(await reader.grantOn(contractId), undefined);
  const { text, pages, contractName, contractType, versionNumber } = read;
  await reader.noteOpening(contractId, versionNumber);
  return { text, pages, contractName, contractType };
}

/** @throws Error never: the worker's indices are those of the amendments */
export function toText({ members, document, amendments, on, asIf, text }: Composed): TextDto {
  const getId = (amendment: number) => amendments[amendment]?.id ?? document.id;
  return {
    documentId: document.id,
    on,
    asIfSigned: asIf?.id ?? null,
    clauses: text.clauses,
    changes: text.changes.map(({ amendment, passage, ...change }) => ({
      ...change,
      documentId: getId(amendment),
      quote: passage,
    })),
    problems: text.problems,
    undated: amendments.filter((row) => isSigned(row) && row.holdsFrom === null && row !== asIf).map(({ id }) => id),
    hiddenCount: members.hidden.filter((row) => row.parentId === document.id && AMENDING.includes(toRole(row))).length,
    endedBy: endedBy(amendments, on),
    precedence: text.precedence.map((one) => toPrecedence(one, text)),
  };
}

function endedBy(amendments: readonly MemberRow[], on: string | null): TextDto["endedBy"] {
  const ending = amendments.find((row) => toRole(row) === "termination" && isSigned(row) && row.holdsFrom !== null);
  if (!ending?.holdsFrom || on === null || ending.holdsFrom > on) return null;
  return { documentId: ending.id, on: ending.holdsFrom };
}

function toPrecedence(
  { passage, ...one }: TextInForce["precedence"][number],
  { clauses, changes }: TextInForce,
): PrecedenceDto {
  const clause = clauses.find(({ base }) => base !== null && base.start <= passage.start && passage.start < base.end);
  const isChanged = clause?.changes.some((at) => changes[at]?.isInForce) ?? false;
  return { ...one, isChanged, winner: isChanged ? null : one.winner, quote: passage };
}
