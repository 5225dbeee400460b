/** Playbooks: requests and answers. Client-safe. Source: behaviour §24. */
import { z } from "zod";
import { moment, ordinal, someId } from "@/lib/answer";
import { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import { contractName } from "@/lib/contracts/schema";
import { LANGUAGES } from "@/lib/copy/languages";
import { CONTRACT_KINDS } from "@/lib/engine/positions/contract-kinds";
import { MAX_COUNTRY_CHARS, SIDES } from "./bounds";
import { MAX_BOOK_CHARS, MAX_POSITIONS, position } from "./position";

export const MAX_BOOKS = 100;
const MAX_READERS = 50;

const id = z.string().min(1).max(100);
export const positionsParams = z.object({ positionsId: id });
const kind = z.enum(CONTRACT_KINDS);
const email = z.string().trim().toLowerCase().min(3).max(254);

/** A book as written and exported: what `GET` answers can be sent back. */
export const newBookBody = z.object({
  name: contractName,
  /** '' means any type. */
  contractType: z.enum(["", ...CONTRACT_TYPES]).default(""),
  /** Empty: derived from the contract type, or any. */
  kinds: z.array(kind).max(CONTRACT_KINDS.length).default([]),
  side: z.enum(SIDES),
  language: z.enum(LANGUAGES),
  positions: z
    .array(position)
    .max(MAX_POSITIONS)
    .refine((list) => new Set(list.map(({ topic }) => topic)).size === list.length, { params: { repeated: true } })
    .refine((list) => JSON.stringify(list).length <= MAX_BOOK_CHARS, { params: { tooLarge: true } }),
});

export type NewBook = z.output<typeof newBookBody>;

/** The starters for a side, in a language. */
export const starterBody = z.object({
  side: z.enum(SIDES),
  /** Only the positions for such contracts; by default those for any contract. */
  kind: kind.optional(),
  language: z.enum(LANGUAGES),
  name: contractName.optional(),
  homeLaw: z
    .string()
    .max(MAX_COUNTRY_CHARS)
    .optional()
    .meta({ description: "The country whose law is ours; by default that of the language, if it has one" }),
});
export type StarterChoice = z.output<typeof starterBody>;

/** `revision` is the one the change was based on. `readers` are the e-mails of all people it is shared with. */
export const changeBookBody = z
  .object({
    ...newBookBody.omit({ contractType: true, kinds: true }).partial().shape,
    kinds: newBookBody.shape.kinds.unwrap().optional(),
    contractType: z.enum(["", ...CONTRACT_TYPES]).optional(),
    readers: z.array(email).max(MAX_READERS).optional(),
    revision: z.int().min(1).optional(),
  })
  .refine(({ revision: _, ...change }) => Object.values(change).some((value) => value !== undefined));
export type ChangeBook = z.output<typeof changeBookBody>;

/** A passage of a contract to use as a position's wording; offsets in the version's `plainText`. */
export const takeWordingBody = z
  .object({
    topic: position.shape.topic,
    as: z.enum(["wanted", "fallback"]).default("wanted"),
    contractId: id,
    versionId: id.optional(),
    start: z.int().min(0),
    end: z.int().min(1),
  })
  .refine(({ start, end }) => end > start, { path: ["end"] });
export type TakeWording = z.output<typeof takeWordingBody>;

const facts = {
  id: someId,
  name: z.string(),
  contractType: z.enum(["", ...CONTRACT_TYPES]).meta({ description: "'' is for any" }),
  kinds: z.array(kind).meta({ description: "Kinds of contract that it is for; [] is any" }),
  side: z.enum(SIDES),
  language: z.enum(LANGUAGES),
  revision: ordinal,
  isOwn: z.boolean(),
  owner: z.strictObject({ id: someId, name: z.string() }),
  createdAt: moment,
  updatedAt: moment,
};
const reader = z.strictObject({ id: someId, name: z.string(), email: z.string() });
/** A book. `readers` only for its owner. */
export const bookDto = z.strictObject({ ...facts, positions: z.array(position), readers: z.array(reader) });
export type BookDto = z.infer<typeof bookDto>;
const count = z.int().min(0);
/** A book in the list, with the number of positions instead of the positions. */
export const bookSummaryDto = z.strictObject({ ...facts, positionCount: count, readerCount: count });
export type BookSummaryDto = z.infer<typeof bookSummaryDto>;
