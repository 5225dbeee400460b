/** What is taken as it stands: inputs. Client-safe. Source: behaviour §24. */
import { z } from "zod";
import { contractParams, writtenText } from "@/lib/contracts/schema";
import { position } from "./position";
import { MAX_REASON_CHARS } from "./bounds";

const { topic } = position.shape;

export const acceptTopicBody = z.object({ topic, reason: writtenText.trim().min(1).max(MAX_REASON_CHARS) });
export type AcceptTopic = z.output<typeof acceptTopicBody>;

/** Any name: what was never accepted is none the less not there. */
export const acceptedTopicParams = contractParams.extend({ topic: z.string().min(1).max(100) });

/** Our wording of a topic, to be proposed in a version's text. */
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
