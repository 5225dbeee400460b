/**
 * Answers of REST about contracts and the assistant as schemas (see `answers.ts`). Client-safe. Source: behaviour §12,
 * §20, §21.
 */
import { z } from "zod";
import type {
  ChatAnswerDto,
  FindItemDto,
  StreamPiece,
  SuggestionDto,
  SuggestionListDto,
  SummaryDto,
} from "@/lib/assistant/schema";
import {
  CONTRACT_STATUSES,
  type ContractDto,
  type ContractListItemDto,
  type ContractStatusDto,
  type SnippetDto,
  type VersionDto,
  type VersionSummaryDto,
} from "@/lib/contracts/schema";
import { CONTRACT_ROLES } from "@/lib/access/roles";
import { answerShape } from "./shape";

const id = z.string().min(1);
const moment = z.iso.datetime().meta({ description: "ISO 8601, UTC" });
const offset = z.int().min(0).meta({ description: "UTF-16 units" });
const number = z.int().min(1);

const status = z.enum(CONTRACT_STATUSES).meta({ description: "'' is a draft" });
export const contract = answerShape<ContractDto>()(
  z.strictObject({
    id,
    name: z.string(),
    status,
    statusMessage: z.string().nullable(),
    progress: z.number().min(0).max(100),
    pagesWithoutText: z.array(number),
    uploadedAt: moment,
    uploadedBy: id.nullable(),
    uploadedByName: z.string(),
    currentVersionId: id.nullable(),
    metadata: z.strictObject({ contractType: z.string() }),
    role: z.enum(CONTRACT_ROLES),
    isAdmin: z.boolean(),
    file: z.strictObject({ id, fileName: z.string() }).nullable(),
  }),
);
const snippet = answerShape<SnippetDto>()(
  z.strictObject({ text: z.string(), hits: z.array(z.strictObject({ start: offset, end: offset })).readonly() }),
);
export const listedContract = answerShape<ContractListItemDto>()(
  z.strictObject({ ...contract.shape, snippet: snippet.nullable().exactOptional() }),
);
export const contractStatus = answerShape<ContractStatusDto>()(
  z.strictObject({
    ...contract.pick({ status: true, progress: true, statusMessage: true, currentVersionId: true }).shape,
    ahead: number
      .nullable()
      .meta({
        description:
          "how many others are begun before this one, 0 when it is next; null once it is being read, and when it does not wait",
      }),
  }),
);

export const versionSummary = answerShape<VersionSummaryDto>()(
  z.strictObject({
    id,
    versionNumber: number,
    createdAt: moment,
    createdByUser: z.strictObject({ name: z.string() }),
    restoredFrom: number.nullable(),
    isCurrent: z.boolean(),
  }),
);
export const version = answerShape<VersionDto>()(
  z.strictObject({
    ...versionSummary.shape,
    textContent: z.string().meta({ description: "HTML" }),
    plainText: z.string(),
  }),
);
export const listedVersion = answerShape<VersionDto | VersionSummaryDto>()(z.union([version, versionSummary]));

const passage = { content: z.string(), page: number, start: offset, end: offset };
const standing = z
  .enum(["verified", "repaired"])
  .exactOptional()
  .meta({ description: "'repaired': the contract's own words were put in place of the engine's; absent: verified" });
export const foundItem = answerShape<FindItemDto>()(
  z.strictObject({ ...passage, label: z.string().exactOptional(), standing }),
);
const sections = z.array(z.string());
const note = z.discriminatedUnion("about", [
  z.strictObject({ about: z.literal("dropped"), count: number }),
  z.strictObject({ about: z.literal("read"), sections }),
  z.strictObject({ about: z.literal("searched"), sections }),
  z.strictObject({ about: z.literal("cut") }),
]);
const whose = {
  engine: z.string(),
  host: z.string().nullable().meta({ description: "The host that received the contract's text; null: none" }),
  model: z.string().nullable(),
  fellBackFrom: z
    .string()
    .nullable()
    .meta({ description: "The host that did not answer, so that the built-in engine did" }),
};
const receipt = { passages: z.array(z.strictObject({ ...passage, standing })), notes: z.array(note), ...whose };
export const summary = answerShape<SummaryDto>()(z.strictObject({ summary: z.string(), ...receipt }));
export const chatAnswer = answerShape<ChatAnswerDto>()(z.strictObject({ message: z.string(), ...receipt }));
export const streamPiece = answerShape<StreamPiece>()(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("receipt"), receipt: z.strictObject(whose) }),
    z.strictObject({ kind: z.literal("text"), text: z.string() }),
    z.strictObject({ kind: z.literal("passage"), passage: z.strictObject(passage), standing }),
    z.strictObject({ kind: z.literal("note"), note }),
    z.strictObject({ kind: z.literal("failed"), message: z.string() }),
  ]),
);

const rectangle = z.strictObject({
  x1: z.number(),
  y1: z.number(),
  x2: z.number(),
  y2: z.number(),
  width: z.number(),
  height: z.number(),
  pageNumber: number,
});
export const suggestion = answerShape<SuggestionDto>()(
  z.strictObject({
    id,
    position: z.strictObject({ boundingRect: rectangle, rects: z.array(rectangle), pageNumber: number }),
    title: z.string(),
    comment: z.string(),
    quote: z.string(),
    replacement: z.string().nullable(),
    severity: z.string(),
    source: z.string(),
    start: offset,
    end: offset,
  }),
);
export const suggestionList = answerShape<SuggestionListDto>()(
  z.strictObject({
    suggestions: z.array(suggestion),
    cacheId: id.meta({ description: "Names one analysis of one version; accepting and dismissing give it back" }),
    pending: z
      .literal(true)
      .exactOptional()
      .meta({ description: "Suggestions, or those of a model, are still being made: ask again" }),
  }),
);
