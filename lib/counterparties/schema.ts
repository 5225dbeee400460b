/** The register of counterparties: requests and answers. Client-safe. Source: behaviour §30. */
import { z } from "zod";
import { moment, named, ordinal, someId, textOffset } from "@/lib/answer";
import { writtenText } from "@/lib/contracts/schema";
import { DETAIL_KINDS } from "@/lib/engine/parties/details";
import {
  MAX_ADDRESS_CHARS,
  MAX_CONTACTS_CHARS,
  MAX_COUNTERPARTIES_PER_PAGE,
  MAX_CURSOR_CHARS,
  MAX_MERGED_AT_ONCE,
  MAX_NAME_CHARS,
  MAX_NOTE_CHARS,
  MAX_OWN_NAMES,
  MAX_REGISTRATION_CHARS,
  MAX_SEARCH_CHARS,
  PAIR_REASONS,
  SORTS,
} from "./bounds";

const id = z.string().min(1).max(100);
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
const count = z.int().min(0);
const day = z.string().meta({ description: "YYYY-MM-DD; '' without a contract" });

const paged = {
  limit: z.coerce.number().int().min(1).max(MAX_COUNTERPARTIES_PER_PAGE).optional(),
  cursor: z.string().min(1).max(MAX_CURSOR_CHARS).optional(),
};
export const counterpartiesQuery = z.object({
  ...paged,
  q: writtenText.max(MAX_SEARCH_CHARS).optional(),
  sort: z.enum(["", ...SORTS]).optional(),
  order: z.enum(["", "asc", "desc"]).optional(),
});
export type CounterpartiesQuery = z.infer<typeof counterpartiesQuery>;
export const contractsQuery = z.object(paged);
export type ContractsQuery = z.infer<typeof contractsQuery>;
export const counterpartyParams = z.object({ counterpartyId: id });

/** A counterparty as the list shows it. `spellings`: how contracts write it besides. */
const listed = {
  id: someId,
  name: z.string(),
  spellings: z.array(z.string()),
  isUs: z.boolean(),
  contractCount: count,
  firstDay: day,
  lastDay: day,
};
export const counterpartyListItem = named("CounterpartyListItem", z.strictObject(listed));
export type CounterpartyListItem = z.infer<typeof counterpartyListItem>;

/** Where a contract says it: the passage stands in the version's text word for word. */
const source = z.strictObject({
  contractId: someId,
  contractName: z.string(),
  versionId: someId,
  quote: z.string(),
  page: ordinal,
  start: textOffset,
  end: textOffset,
});
/** What contracts say, most said first; `contractCount`: in how many. */
const foundDetail = z.strictObject({ kind: z.enum(DETAIL_KINDS), text: z.string(), contractCount: ordinal, source });
export const TERM_KINDS = ["payment_terms", "liability_cap", "governing_law", "renewal_term"] as const;
/** The most frequent value of a fact: in `contractCount` of the `of` contracts that were read. */
const term = z.strictObject({
  kind: z.enum(TERM_KINDS),
  text: z.string(),
  amount: z.number().exactOptional(),
  currency: z.string().exactOptional(),
  number: z.number().exactOptional(),
  unit: z.enum(["days", "months", "percent"]).exactOptional(),
  contractCount: ordinal,
  of: ordinal,
});
/** What the person wrote themself; '' where they did not. */
const own = { address: z.string(), registration: z.string(), contacts: z.string(), note: z.string() };
export const counterpartyDto = named(
  "Counterparty",
  z.strictObject({
    ...listed,
    isNamePersons: z.boolean(),
    own: z.strictObject(own),
    details: z.array(foundDetail),
    terms: z.array(term),
    /** Details and terms are of so many of its newest contracts. */
    lookedAt: count,
    merged: z.array(z.strictObject({ id: someId, name: z.string(), mergedAt: moment })),
  }),
);
export type CounterpartyDto = z.infer<typeof counterpartyDto>;
export type FoundDetail = z.infer<typeof foundDetail>;
export type UsualTerm = z.infer<typeof term>;

export const counterpartyContract = named(
  "CounterpartyContract",
  z.strictObject({
    contractId: someId,
    name: z.string(),
    contractType: z.string(),
    status: z.string(),
    day: z.string(),
    /** How the counterparty is written in it. */
    writtenAs: z.string(),
  }),
);
export type CounterpartyContract = z.infer<typeof counterpartyContract>;

/** '' in place of what a person wrote: what the contracts say counts again. */
export const changeCounterpartyBody = z
  .strictObject({
    name: line(MAX_NAME_CHARS),
    address: line(MAX_ADDRESS_CHARS),
    registration: line(MAX_REGISTRATION_CHARS),
    contacts: writtenText.max(MAX_CONTACTS_CHARS),
    note: writtenText.max(MAX_NOTE_CHARS),
  })
  .partial();
export type ChangeCounterparty = z.infer<typeof changeCounterpartyBody>;

export const mergeBody = z.strictObject({ from: z.array(id).min(1).max(MAX_MERGED_AT_ONCE) });
export type Merge = z.infer<typeof mergeBody>;
export const splitBody = z.strictObject({ mergedId: id });
export type Split = z.infer<typeof splitBody>;
export const apartBody = z.strictObject({ otherId: id });
export type KeepApart = z.infer<typeof apartBody>;

const side = z.strictObject({ id: someId, name: z.string(), contractCount: count });
export const pairDto = named(
  "CounterpartyPair",
  z.strictObject({
    reason: z.enum(PAIR_REASONS),
    /** The number that both are registered under, where that is the reason; else ''. */
    registration: z.string(),
    one: side,
    other: side,
  }),
);
export type PairDto = z.infer<typeof pairDto>;

/** `isAnswered`: the person said it, or that they would rather not. `offered`: parties that it may be. */
export const ourNamesDto = named(
  "OwnNames",
  z.strictObject({ isAnswered: z.boolean(), own: z.array(side), offered: z.array(side) }),
);
export type OurNamesDto = z.infer<typeof ourNamesDto>;
/** In place of what was said before; nothing in both: rather not. */
export const ourNamesBody = z.strictObject({
  counterpartyIds: z.array(id).max(MAX_OWN_NAMES).default([]),
  names: z.array(line(MAX_NAME_CHARS).min(1)).max(MAX_OWN_NAMES).default([]),
});
export type OurNames = z.infer<typeof ourNamesBody>;

/** `side`: by the party's role, where that says it. */
export const contractPartiesDto = named(
  "ContractParties",
  z.strictObject({
    parties: z.array(
      z.strictObject({
        counterpartyId: someId,
        name: z.string(),
        /** As this contract writes it. */
        writtenAs: z.string(),
        role: z.string().nullable(),
        isUs: z.boolean(),
        side: z.enum(["buy", "supply"]).nullable(),
      }),
    ),
    /** Which side is ours, by which party we are; null where that is not known. */
    ourSide: z.enum(["buy", "supply"]).nullable(),
    paper: z
      .strictObject({
        whose: z.enum(["ours", "theirs", "unclear"]),
        quotes: z.array(
          z.strictObject({ content: z.string(), page: z.int().min(1), start: z.int().min(0), end: z.int().min(0) }),
        ),
      })
      .meta({ description: "Whose form the current version is written on, with the lines that say it" }),
  }),
);
export type ContractPartiesDto = z.infer<typeof contractPartiesDto>;
