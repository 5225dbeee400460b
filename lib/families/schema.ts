/** Contract families: requests and answers. Client-safe. Source: behaviour §31. */
import { z } from "zod";
import { moment, named, ordinal, someId, textOffset } from "@/lib/answer";
import { COMPARED_FACTS, FAMILIES_PER_PAGE, FAMILY_ROLES } from "./bounds";

const id = z.string().min(1).max(100);
const day = z.iso.date().max(10);
const knownDay = day.nullable().meta({ description: "YYYY-MM-DD; null where nobody knows" });
const role = z.enum(FAMILY_ROLES);
const memberRole = role.exclude(["agreement"]);

export const familyParams = z.object({ familyId: id });
export const documentParams = z.object({ familyId: id, documentId: id });
export const familiesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(FAMILIES_PER_PAGE).optional(),
  cursor: z.string().max(200).optional(),
});
export type FamiliesQuery = z.infer<typeof familiesQuery>;

export const createFamilyBody = z.strictObject({ contractId: id });
export type CreateFamily = z.infer<typeof createFamilyBody>;
const facts = { parentId: id.optional(), holdsFrom: day.nullable().optional(), isSigned: z.boolean().optional() };
/** What isn't told is taken from what the contract says of itself. */
export const addDocumentBody = z.strictObject({ contractId: id, role: memberRole.optional(), ...facts });
export type AddDocument = z.infer<typeof addDocumentBody>;
export const changeDocumentBody = z.strictObject({ role: memberRole.optional(), ...facts });
export type ChangeDocument = z.infer<typeof changeDocumentBody>;
export const unrelatedBody = z.strictObject({ contractId: id, otherId: id });
export type Unrelated = z.infer<typeof unrelatedBody>;

/** `asSigned`: without any amendment. `with`: as if that document were signed. `of`: another document's text. */
const onDay = { on: day.optional(), asSigned: z.enum(["true"]).optional(), with: id.optional(), of: id.optional() };
export const textQuery = z.object(onDay);
export type TextQuery = z.infer<typeof textQuery>;
export const familyExportQuery = z.object({
  ...onDay,
  format: z.enum(["pdf", "docx"]).default("pdf"),
  form: z.enum(["redline", "clean"]).default("redline"),
});
export type FamilyExportQuery = z.infer<typeof familyExportQuery>;

export const documentDto = named(
  "FamilyDocument",
  z.strictObject({
    id: someId,
    contractId: someId,
    name: z.string(),
    role,
    parentId: someId.nullable().meta({ description: "The document that it belongs to; null of the agreement" }),
    number: z.string().meta({ description: "As it calls itself; '' without one" }),
    day: knownDay,
    holdsFrom: knownDay,
    isSigned: z.boolean(),
    versionId: someId.nullable().meta({ description: "Of the text that is read; null before there is one" }),
    addedByName: z.string(),
    addedAt: moment,
  }),
);
export type DocumentDto = z.infer<typeof documentDto>;
export const familyDto = named(
  "ContractFamily",
  z.strictObject({
    id: someId,
    name: z.string().meta({ description: "Of its agreement; '' where the caller can't open that" }),
    agreementId: someId.nullable(),
    documents: z.array(documentDto),
    hiddenCount: z.int().min(0).meta({ description: "Documents that the caller can't open" }),
    hiddenIds: z
      .array(someId)
      .meta({ description: "Of these, those that the caller may take out, as they manage what the documents amend" }),
    today: day,
  }),
);
export type FamilyDto = z.infer<typeof familyDto>;

const listedFamily = z.strictObject({
  id: someId,
  name: z.string(),
  documentCount: z.int().min(0),
  hiddenCount: z.int().min(0),
  roles: z.array(z.strictObject({ role, count: ordinal })),
});
export const familiesDto = named(
  "ContractFamilies",
  z.strictObject({ families: z.array(listedFamily), nextCursor: z.string().nullable() }),
);
export type FamiliesDto = z.infer<typeof familiesDto>;

const quote = z.strictObject({ content: z.string(), page: ordinal, start: textOffset, end: textOffset });
/** `child` names `parent`; the words stand in the child. */
const proposal = z.strictObject({
  childId: someId,
  childName: z.string(),
  parentId: someId,
  parentName: z.string(),
  familyId: someId.nullable().meta({ description: "Of the parent, if it is in one" }),
  role,
  isSure: z.boolean().meta({ description: "Number and day agree, or both parties do" }),
  number: z.string(),
  quote,
});
export type ProposalDto = z.infer<typeof proposal>;
export const proposalsDto = named("FamilyProposals", z.strictObject({ proposals: z.array(proposal) }));
export type ProposalsDto = z.infer<typeof proposalsDto>;
export const familyOfContractDto = named(
  "FamilyOfContract",
  z.strictObject({
    family: z
      .strictObject({
        id: someId,
        name: z.string(),
        documentCount: ordinal,
        ended: z
          .strictObject({ on: knownDay, isPast: z.boolean(), contractId: someId, name: z.string() })
          .nullable()
          .meta({ description: "The signed document, which the caller can open, that ends the contract" }),
        amends: z
          .strictObject({ contractId: someId, name: z.string() })
          .nullable()
          .meta({ description: "What the contract amends or ends, if the caller can open that" }),
      })
      .nullable(),
    proposals: z.array(proposal),
  }),
);
export type FamilyOfContractDto = z.infer<typeof familyOfContractDto>;

const PROBLEMS = ["noSuchClause", "clauseExists", "numberUsedTwice", "wordsNotFound", "unclear", "elsewhere"] as const;
const CHANGES = [
  "replaceClause",
  "addClause",
  "addWords",
  "replaceWords",
  "addBehind",
  "deleteWords",
  "deleteClause",
  "unclear",
  "elsewhere",
] as const;
const place = z.int().min(0);
const change = z.strictObject({
  documentId: someId,
  clause: z.string().nullable().meta({ description: "The amendment's own number" }),
  number: z.string().meta({ description: "The clause that it names; '' where it names none" }),
  kind: z.enum(CHANGES),
  from: knownDay,
  isInForce: z.boolean(),
  isApplied: z.boolean(),
  quote,
});
export type ChangeDto = z.infer<typeof change>;
const clause = z.strictObject({
  number: z.string().nullable(),
  label: z
    .string()
    .exactOptional()
    .meta({ description: "The number as the agreement writes it where it has more, 'SCHEDULE 1.'; absent otherwise" }),
  heading: z.string(),
  isTitle: z.boolean(),
  base: z.strictObject({ page: ordinal, start: textOffset, end: textOffset }).nullable(),
  parts: z
    .array(z.strictObject({ text: z.string(), state: z.enum(["kept", "out", "in"]), change: place.nullable() }))
    .readonly(),
  changes: z.array(place).readonly().meta({ description: "Of `changes`, oldest first" }),
});
export type ClauseDto = z.infer<typeof clause>;
const precedence = z.strictObject({
  number: z.string().nullable(),
  winner: z.enum(["agreement", "order", "annex"]).nullable(),
  hasException: z.boolean(),
  isChanged: z.boolean().meta({ description: "An amendment changed the clause: nothing is concluded from it" }),
  words: z.strictObject({ start: textOffset, end: textOffset }).nullable(),
  quote,
});
export type PrecedenceDto = z.infer<typeof precedence>;
export const textDto = named(
  "TextInForce",
  z.strictObject({
    documentId: someId,
    on: day.nullable().meta({ description: "null: as signed" }),
    asIfSigned: someId.nullable(),
    clauses: z.array(clause).readonly(),
    changes: z.array(change).readonly(),
    problems: z
      .array(z.strictObject({ kind: z.enum(PROBLEMS), change: place, nearest: z.string().nullable() }))
      .readonly(),
    undated: z.array(someId).meta({ description: "Signed amendments without a day: they change no word" }),
    hiddenCount: z.int().min(0).meta({ description: "Documents that may change it and that the caller can't open" }),
    endedBy: z.strictObject({ documentId: someId, on: day }).nullable(),
    precedence: z.array(precedence).readonly(),
  }),
);
export type TextDto = z.infer<typeof textDto>;

const side = z.strictObject({
  value: z.string(),
  number: z.string().nullable(),
  content: z.string(),
  page: ordinal.nullable(),
});
const contradiction = z.strictObject({
  kind: z.enum(COMPARED_FACTS),
  documentId: someId,
  document: side,
  inForce: side,
  changedById: someId
    .nullable()
    .meta({ description: "The amendment whose words are in force, if one changed the clause" }),
  winner: z.enum(["agreement", "document"]).nullable().meta({ description: "null where no clause says it for sure" }),
});
export type ContradictionDto = z.infer<typeof contradiction>;
export const contradictionsDto = named(
  "FamilyContradictions",
  z.strictObject({
    contradictions: z.array(contradiction),
    precedence: precedence.nullable(),
    unread: z.array(someId),
  }),
);
export type ContradictionsDto = z.infer<typeof contradictionsDto>;
