/** Approval of a version by the people asked: inputs and answers. Client-safe. Source: behaviour §14. */
import { z } from "zod";
import { moment, named, ordinal, someId } from "@/lib/answer";

const MOST_ASKED = 20;
const MAX_WORDS = 5_000;

const id = z.string().min(1).max(100);
/** No database stores a NUL character. */
const words = z
  .string()
  .trim()
  .max(MAX_WORDS)
  .regex(/^[^\0]*$/)
  .default("");

export const approvalParams = z.object({ contractId: id, approvalId: id });
export const askForApprovalBody = z.object({
  userIds: z.array(id).min(1).max(MOST_ASKED).meta({ description: "Collaborators who are asked" }),
  note: words,
  versionId: id.optional().meta({ description: "The version that is meant; it must be the current one" }),
});
export type AskForApproval = z.output<typeof askForApprovalBody>;

export const answerApprovalBody = z
  .object({ answer: z.enum(["approve", "change"]), words })
  .refine(({ answer, words: said }) => answer === "approve" || said !== "", { path: ["words"] });
export type AnswerApproval = z.output<typeof answerApprovalBody>;

export const approvalDto = named(
  "Approval",
  z.strictObject({
    id: someId,
    version: z.strictObject({ id: someId, number: ordinal }),
    versionHash: z.string().meta({ description: "The version's SHA-256 when it was asked for" }),
    isVoid: z.boolean().meta({ description: "Another text is the current one by now" }),
    user: z.strictObject({ id: someId.nullable(), name: z.string() }).meta({ description: "Who is asked" }),
    askedBy: z.string(),
    note: z.string().meta({ description: "What was said when it was asked for" }),
    askedAt: moment,
    answer: z.enum(["awaited", "approve", "change"]),
    words: z.string().meta({ description: "What was said with the answer" }),
    answeredAt: moment.nullable(),
  }),
);
export type ApprovalDto = z.infer<typeof approvalDto>;
