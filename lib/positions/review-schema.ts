/** A playbook review of a contract: requests and answers. Client-safe. Source: behaviour §24. */
import { z } from "zod";
import { moment } from "@/lib/answer";
import { factsQuery, reviewBody, topicReviewDto } from "@/lib/assistant/review/review-schema";
import { exportedVersion, contractParams, writtenText } from "@/lib/contracts/schema";
import { MAX_EDIT_CHARS, MAX_EDITS, MAX_REASON_CHARS } from "./bounds";
import { MOVES } from "./moved";
import { position } from "./position";
import { FORMER_VERDICTS, REASONS, VERDICTS } from "./verdict";

/** Places of a version's plain text, and what would stand there instead. */
const edit = z.object({ start: z.int().min(0), end: z.int().min(0), text: z.string().max(MAX_EDIT_CHARS) });
export type Edit = z.output<typeof edit>;

export const reviewByPositionsBody = reviewBody
  .extend({
    edits: z
      .array(edit)
      .max(MAX_EDITS)
      .optional()
      .meta({ description: "Reviews the version as it would read with these changes; passages are of that text" }),
    positionsId: z.string().min(1).max(100).optional(),
    by: z.enum(["built-in", "model"]).default("built-in").meta({ description: "'model': asks it too, by positions" }),
  })
  .refine(({ by, positionsId, edits }) => (by === "built-in" && !edits) || positionsId !== undefined, {
    path: ["positionsId"],
  });
export type ReviewByPositions = z.output<typeof reviewByPositionsBody>;

export const offerQuery = factsQuery.extend({ positionsId: z.string().min(1).max(100) });
export type OfferQuery = z.output<typeof offerQuery>;
const count = z.int().min(0);
/** A model that may be asked, with the maximum cost; null: none may. */
export const offerDto = z.strictObject({
  model: z
    .strictObject({
      name: z.string(),
      host: z.string().meta({ description: "Receives clauses of the contract, and the positions" }),
      requests: count,
      characters: count,
      kept: count.meta({ description: "Topics on which it answered before: nothing goes there for them again" }),
      keptAt: moment.nullable(),
    })
    .nullable(),
});
export type OfferDto = z.output<typeof offerDto>;

export const issuesQuery = exportedVersion.extend({ positionsId: z.string().min(1).max(100) });
export type IssuesQuery = z.output<typeof issuesQuery>;

const acceptance = { reason: z.string(), byName: z.string(), at: moment };
/** A topic accepted as it is in the contract. */
export const acceptedDto = z.strictObject({ topic: z.string(), ...acceptance });
export type AcceptedDto = z.infer<typeof acceptedDto>;

/** Without positions a topic has no verdict. */
export const reviewItemDto = z.strictObject({
  ...topicReviewDto.shape,
  topic: z.string(),
  verdict: z.enum(VERDICTS).exactOptional(),
  formerVerdict: z
    .enum(FORMER_VERDICTS)
    .exactOptional()
    .meta({ description: "As before 1.0; goes with the next release" }),
  reason: z.enum(REASONS).exactOptional().meta({ description: "What the verdict rests on" }),
  isSure: z.boolean().exactOptional().meta({ description: "All that it rests on is stated, or for certain absent" }),
  clause: z
    .string()
    .exactOptional()
    .meta({ description: "How the first passage is cited: '9.2', or 'Schedule 2, 2' in a schedule" }),
  wanted: z.string().exactOptional(),
  fallback: z.string().nullable().exactOptional(),
  redLine: z.string().exactOptional(),
  why: z.string().exactOptional(),
  proposal: z.string().exactOptional().meta({ description: "Our wording, where what we ask for is not met" }),
  change: z
    .strictObject({ before: z.string(), after: z.string() })
    .exactOptional()
    .meta({ description: "What `proposal` would change in the text, word for word; absent where it adds a clause" }),
  isByHand: z
    .boolean()
    .exactOptional()
    .meta({ description: "`proposal` can't be put in surely, so it is only words to take: it isn't suggested" }),
  fallbackProposal: z.string().exactOptional().meta({ description: "The wording that is good enough" }),
  moved: z
    .enum(MOVES)
    .exactOptional()
    .meta({
      description: "With `edits`: whether the clause is better or worse for us with them, whatever its verdict",
    }),
  by: z.literal("model").exactOptional().meta({ description: "The verdict is a model's; absent: the built-in rules'" }),
  conclusion: z.string().exactOptional().meta({ description: "What the contract says, in the model's words" }),
  accepted: z.strictObject(acceptance).exactOptional().meta({ description: "Taken as it stands, and why" }),
});
export type ReviewItemDto = z.output<typeof reviewItemDto>;

/** Accepted topics: inputs. Source: behaviour §24. */
const { topic } = position.shape;

export const acceptTopicBody = z.object({ topic, reason: writtenText.trim().min(1).max(MAX_REASON_CHARS) });
export type AcceptTopic = z.output<typeof acceptTopicBody>;

/** Any name, even one that was never accepted. */
export const acceptedTopicParams = contractParams.extend({ topic: z.string().min(1).max(100) });

/** Our wording on a topic, to propose in a version's text. */
export const proposeWordingBody = z.object({
  positionsId: z.string().min(1).max(100),
  topic,
  versionId: z.string().min(1).max(100),
  as: z
    .enum(["wanted", "fallback"])
    .default("wanted")
    .meta({ description: "Whose wording: the ask's, or what is good enough" }),
});
export type ProposeWording = z.output<typeof proposeWordingBody>;
