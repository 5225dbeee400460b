/** Answers of the negotiation ledger. Client-safe. Source: B-26.19. */
import { z } from "zod";
import { moment, named, ordinal, someId } from "@/lib/answer";
import { MOVES, STANDINGS } from "@/lib/word/ledger/moves";

const SIDES = ["ours", "theirs"] as const;
const LEDGER_COLUMNS = ["draft", "sent", "reply", "now"] as const;
const LEDGER_FORMATS = ["xlsx", "csv"] as const;
export type LedgerFormat = (typeof LEDGER_FORMATS)[number];
export const ledgerQuery = z.object({ format: z.enum(LEDGER_FORMATS).default("xlsx") });

const count = z.int().min(0);

const ledgerColumn = z.strictObject({
  kind: z
    .enum(LEDGER_COLUMNS)
    .meta({
      description: "`draft`: the version that a reply answers, if it was not recorded as sent; `now`: the current text",
    }),
  side: z.enum(SIDES),
  roundId: someId.nullable(),
  versionId: someId.meta({ description: "For a reply the version that it changes" }),
  versionNumber: ordinal,
  at: moment,
  by: z.string(),
});
export type LedgerColumnDto = z.infer<typeof ledgerColumn>;

const ledgerRow = z.strictObject({
  number: z
    .string()
    .meta({
      description: "The clause's number in the newest text that has it, else that of the title it stands under",
    }),
  title: z.string(),
  opening: z.string().meta({ description: "How a clause without a number of its own begins; '' for others" }),
  standing: z
    .enum(STANDINGS)
    .meta({
      description:
        "`theyGave`: our wording holds; `weGave`: theirs does; `undone`: agreed, then changed without tracking; `untracked`: changed without tracking before that",
    }),
  cells: z.array(
    z.strictObject({
      words: z.string().meta({ description: "What differs from the other texts" }),
      move: z.enum(MOVES),
      isThere: z.boolean(),
    }),
  ),
  agreed: z.string().nullable().meta({ description: "The wording that was undone" }),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  now: z.string().nullable(),
});
export type LedgerRowDto = z.infer<typeof ledgerRow>;

const verdict = z.enum(["matches", "acceptable", "deviates", "missing"]);
const balance = z.strictObject({
  bookName: z.string(),
  moves: z.array(
    z.strictObject({
      topic: z.string(),
      title: z.string(),
      number: z.string().meta({ description: "Of the clause; '' where none of those that moved has its words" }),
      before: verdict,
      now: verdict,
      move: z.enum(["towards", "toFallback", "away"]),
    }),
  ),
  totals: z.strictObject({ towards: count, toFallback: count, away: count }),
  uncertain: count.meta({ description: "Topics of which one of the two verdicts isn't certain" }),
});
export type LedgerBalance = z.infer<typeof balance>;

export const ledgerDto = named(
  "Ledger",
  z.strictObject({
    columns: z.array(ledgerColumn),
    rows: z.array(ledgerRow).meta({ description: "What was changed without tracking first; at most 500" }),
    counts: z.strictObject({
      open: count,
      theyGave: count,
      weGave: count,
      halfway: count,
      untracked: count,
      undone: count,
    }),
    leftOut: count.meta({ description: "Older rounds that are too long to be compared" }),
    balance: balance
      .nullable()
      .exactOptional()
      .meta({ description: "The first text and the current one by the caller's playbook; null without one" }),
  }),
);
export type LedgerDto = z.infer<typeof ledgerDto>;
