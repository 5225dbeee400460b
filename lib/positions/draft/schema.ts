/** A playbook started from contracts: request and answer. Client-safe. Source: B-34.6. */
import { z } from "zod";
import { named, ordinal, someId, textOffset } from "@/lib/answer";
import { contractName } from "@/lib/contracts/schema";
import { LANGUAGES } from "@/lib/copy/languages";
import { MAX_DRAFTED_FROM, SIDES } from "@/lib/positions/bounds";
import { newBookBody } from "@/lib/positions/schema";
import type { Position } from "@/lib/positions/position";

export const draftBookBody = z.strictObject({
  contractIds: z.array(z.string().min(1).max(100)).min(1).max(MAX_DRAFTED_FROM),
  side: z.enum(SIDES),
  /** Of the wordings; by default what most of the contracts are written in. */
  language: z.enum(LANGUAGES).optional(),
  name: contractName,
});
export type DraftBook = z.output<typeof draftBookBody>;

/** Where a wording comes from: the clause stands there in the contract's own words. */
const source = z.strictObject({
  contractId: someId,
  name: z.string(),
  versionId: someId,
  start: textOffset,
  end: textOffset,
});
const isSure = z.boolean().meta({ description: "The clause is surely on the topic; else a person has to read it" });
const facts = { found: ordinal, of: ordinal, isSure, source, fallbackSource: source.nullable() };
export type DraftTopic = z.infer<z.ZodObject<typeof facts>> & { position: Position };

/** `noClause`: none of the contracts has one; `namesParty`: each clause names a party, and is no wording for others. */
const LEFT_OUT = ["noClause", "otherLanguage", "namesParty"] as const;
export const bookDraftDto = named(
  "PlaybookDraft",
  z.strictObject({
    // Its name was checked on the way in; a pattern of Unicode classes is of no use in the description.
    book: z
      .object({ ...newBookBody.shape, name: z.string() })
      .meta({ description: "As `POST /positions` takes it; nothing is saved yet" }),
    topics: z.array(z.strictObject({ topic: z.string(), name: z.string(), ...facts })),
    leftOut: z.array(z.strictObject({ topic: z.string(), name: z.string(), why: z.enum(LEFT_OUT) })),
    contracts: z.array(z.strictObject({ contractId: someId, name: z.string() })),
    unread: z.array(someId).meta({ description: "Contracts that are not read yet, and so not in it" }),
  }),
);
export type BookDraftDto = z.infer<typeof bookDraftDto>;
