/** A person's own conversation about a contract, as it is kept. Client-safe. Source: B-12.21. */
import { z } from "zod";
import { moment, named, ordinal, someId } from "@/lib/answer";
import { FIND_CATEGORIES } from "@/lib/engine/port";
import { answerNote, foundItemDto, receiptDto, shownPieces } from "./schema";

const keptRequest = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("find"), category: z.enum(FIND_CATEGORIES) }),
  z.strictObject({ kind: z.literal("summary") }),
  z.strictObject({ kind: z.literal("chat"), text: z.string() }),
]);
/** What was asked, as the screens tell it. */
export type KeptRequest = z.infer<typeof keptRequest>;

const keptPiece = z.discriminatedUnion("kind", shownPieces);
export type KeptPiece = z.infer<typeof keptPiece>;
const keptAnswer = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("found"),
    items: z.array(foundItemDto),
    notes: z.array(answerNote),
    receipt: receiptDto,
  }),
  z.strictObject({ kind: z.literal("pieces"), pieces: z.array(keptPiece) }),
]);
/** A search's findings come at once, all other answers piece by piece. */
export type KeptAnswer = z.infer<typeof keptAnswer>;

export const keptExchangeDto = named(
  "KeptExchange",
  z.strictObject({
    id: someId,
    versionId: someId.meta({ description: "The version that was read" }),
    versionNumber: ordinal,
    request: keptRequest,
    answer: keptAnswer,
    ending: z.enum(["complete", "stopped"]),
    createdAt: moment,
  }),
);
export type KeptExchangeDto = z.infer<typeof keptExchangeDto>;
