/** What changed since contracts were signed: requests and answers. Client-safe. Source: behaviour §49. */
import { z } from "zod";
import { named, ordinal, someId, textOffset } from "@/lib/answer";
import { contractParams, writtenText } from "@/lib/contracts/schema";
import { CHANGED_DETAILS } from "@/lib/counterparties/bounds";
import { readDay } from "@/lib/days";
import { REFERENCE_KINDS } from "@/lib/engine/references/external";
import { FAMILY_ROLES } from "@/lib/families/bounds";
import { MAX_CHANGE_CHARS, MAX_CONTRACTS_PER_PAGE, MAX_KEY_CHARS } from "./bounds";

const id = z.string().min(1).max(100);
const writtenDay = z
  .string()
  .max(10)
  .refine((text) => readDay(text) !== null && text >= "1900" && text < "2300");
/** One line of people's words. */
const words = writtenText
  .trim()
  .min(1)
  .max(MAX_CHANGE_CHARS)
  .regex(/^\P{Cc}*$/u);

export const referenceParams = contractParams.extend({ key: z.string().min(1).max(MAX_KEY_CHARS) });
export type ReferenceParams = z.infer<typeof referenceParams>;
const newNote = z.strictObject({ day: writtenDay, words });
/**
 * `isWatched: false` ends the caller's own watch, notes included. Else one note is added, unless it is there, or taken
 * away: each may be asked again, and two tabs lose nothing of each other's.
 */
export const watchBody = z.strictObject({
  isWatched: z.boolean(),
  add: newNote.optional(),
  remove: newNote.optional(),
});
export type Watch = z.infer<typeof watchBody>;
export type Note = z.infer<typeof newNote>;
export const watchedParams = z.object({ watchedId: id });

export const sinceQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_CONTRACTS_PER_PAGE).optional(),
  cursor: id.optional(),
});
export type SinceQuery = z.infer<typeof sinceQuery>;

const day = z.iso.date().max(10);
const quote = z.strictObject({ content: z.string(), page: ordinal, start: textOffset, end: textOffset });
const party = z.strictObject({
  counterpartyId: someId,
  what: z.enum(CHANGED_DETAILS),
  was: z.string(),
  is: z.string(),
  isSure: z.boolean().meta({ description: "A signed contract of a later day says it" }),
  quote: quote.meta({ description: "Where this contract says what was" }),
  source: z
    .strictObject({ contractId: someId, name: z.string(), versionId: someId, day, quote })
    .nullable()
    .meta({ description: "The later contract that says it; null: the caller's register does, without a day" }),
});
export type PartyChangeDto = z.infer<typeof party>;
const document = z.strictObject({
  contractId: someId,
  name: z.string(),
  role: z.enum(FAMILY_ROLES),
  day,
  isDayKnown: z.boolean().meta({ description: "False: it is the day on which the document was added" }),
  isSigned: z.boolean(),
});
export type DocumentSinceDto = z.infer<typeof document>;
const textChange = z.strictObject({
  contractId: someId,
  clause: z.string().nullable(),
  number: z.string().meta({ description: "The clause that is changed; '' where it names none" }),
  from: day.nullable(),
  isInForce: z.boolean(),
  quote,
});
const noted = z.strictObject({ day, words: z.string(), byName: z.string(), isOwn: z.boolean() });
export const referenceDto = named(
  "WatchableReference",
  z.strictObject({
    key: z.string().min(1),
    kind: z.enum(REFERENCE_KINDS),
    name: z.string(),
    edition: z.string().meta({ description: "As written; '' without one" }),
    isSure: z.boolean().meta({ description: "False: it may be a name that only looks like a reference" }),
    quote,
    isWatched: z.boolean().meta({ description: "By the caller" }),
    watchers: z.array(z.string()).meta({ description: "Names of others with a part in the contract who watch it" }),
    changes: z.array(noted).meta({ description: "Noted for days after the signing, by whoever has a part" }),
  }),
);
export type ReferenceDto = z.infer<typeof referenceDto>;

export const sinceDto = named(
  "SinceSigned",
  z.strictObject({
    signedOn: day.nullable().meta({ description: "null: not signed, so nothing is compared" }),
    versionId: someId.nullable().meta({ description: "The version that quotes stand in" }),
    parties: z.array(party),
    documents: z.array(document),
    hiddenCount: z.int().min(0).meta({ description: "Documents since then that the caller can't open" }),
    changes: z.array(textChange).nullable().meta({ description: "null: the texts are too long to be compared" }),
    references: z.array(referenceDto),
  }),
);
export type SinceDto = z.infer<typeof sinceDto>;

const contractSince = z.strictObject({
  contractId: someId,
  name: z.string(),
  signedOn: day,
  versionId: someId.nullable(),
  parties: z.array(party),
  documents: z.array(document),
  hiddenCount: z.int().min(0),
  references: z.array(referenceDto).meta({ description: "Only those with a change" }),
});
export type ContractSinceDto = z.infer<typeof contractSince>;
const watched = z.strictObject({
  id: someId,
  kind: z.enum(REFERENCE_KINDS),
  name: z.string(),
  changes: z.array(z.strictObject({ day, words: z.string() })),
});
export const allSinceDto = named(
  "AllSinceSigned",
  z.strictObject({
    contracts: z.array(contractSince).meta({ description: "Signed ones of which something is to be said" }),
    nextCursor: z.string().nullable(),
    watched: z.array(watched).meta({ description: "All that the caller watches" }),
  }),
);
export type AllSinceDto = z.infer<typeof allSinceDto>;
