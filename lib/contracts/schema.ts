/** One schema each, shared by form, action, route and test. Client-safe. Source: behaviour §21; limits: B-22.1. */
import { z } from "zod";
import { CONTRACT_ROLES } from "@/lib/access/actor";
import { moment, named, ordinal, someId, textOffset } from "@/lib/answer";
import { MAX_HTML_BYTES } from "@/lib/documents/richtext/blocks";
import {
  CONTRACT_SORTS,
  CONTRACT_STATUSES,
  CONTRACT_TYPES,
  MAX_LABEL_CHARS,
  MAX_NAME_CHARS,
  MAX_SEARCH_CHARS,
  STATUS_FILTERS,
} from "./bounds";
import { readingDoubts } from "./reading/reading-schema";

/** The same text takes more space as JSON: quotes escaped, Cyrillic as `\\uXXXX`. */
export const MAX_VERSION_BODY_BYTES = 4 * MAX_HTML_BYTES;
export const CONTRACTS_PER_PAGE = 200;
export const VERSIONS_PER_PAGE = 20;
/** A page by name ends with the name's sort key. */
const MAX_LIST_CURSOR_CHARS = 1_000;

const id = z.string().min(1).max(100);
/** Without NUL: it has no meaning, PDF viewers put it on the clipboard, and no database stores it. */
export const writtenText = z.string().overwrite((text) => text.replaceAll("\0", ""));
/** One line; databases and file names can't contain control characters. */
export const contractName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME_CHARS)
  .regex(/^\P{Cc}*$/u);
export const contractParams = z.object({ contractId: id });
export const versionParams = z.object({ contractId: id, versionId: id });

export const uploadContractBody = z.object({
  name: contractName,
  type: z.enum(CONTRACT_TYPES),
  fileId: id,
  guess: z
    .boolean()
    .optional()
    .meta({
      description: "Whether the text, once it is read, decides on the type, and on the name where that says nothing",
    }),
});
export type UploadContract = z.infer<typeof uploadContractBody>;

export const analyzeBody = z.object({ contractId: id });
/** An empty filter means none, as a form sends it. */
const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(CONTRACTS_PER_PAGE).optional(),
  cursor: z.string().max(MAX_LIST_CURSOR_CHARS).optional(),
  q: writtenText.max(MAX_SEARCH_CHARS).optional(),
  type: z.enum(["", ...CONTRACT_TYPES]).optional(),
  status: z.enum(["", ...STATUS_FILTERS]).optional(),
  sort: z.enum(["", ...CONTRACT_SORTS]).optional(),
  label: z.string().max(MAX_LABEL_CHARS).optional(),
  folder: z.string().max(100).optional().meta({ description: "Id of a folder: what lies in it, not in those within" }),
});
/** `trash=1`: what the caller deleted in the last days, latest first; other filters don't apply. */
export const listOrTrashQuery = listQuery.extend({ trash: z.enum(["1"]).optional() });
export type ListQuery = z.infer<typeof listQuery>;
export const versionListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
  fields: z.enum(["summary"]).optional(),
});
export type VersionListQuery = z.infer<typeof versionListQuery>;

export const saveVersionBody = z.object({
  content: writtenText
    .min(1)
    .refine((html) => new TextEncoder().encode(html).length <= MAX_HTML_BYTES, { params: { tooLarge: true } }),
  baseVersionId: id.optional(),
});
export type SaveVersion = z.infer<typeof saveVersionBody>;

/** With `baseVersionId`, only if that is still the current version. */
export const restoreVersionBody = z.object({ baseVersionId: id.optional() });
export type RestoreVersion = z.infer<typeof restoreVersionBody>;

/** 'Reviewed' is the only status a user sets; with `versionId`, only that version is marked. */
export const changeContractBody = z
  .object({
    name: contractName.optional(),
    type: z.enum(CONTRACT_TYPES).optional(),
    status: z.literal("reviewed").optional(),
    versionId: id.optional(),
  })
  .refine((change) => change.name !== undefined || change.type !== undefined || change.status !== undefined);
export type ChangeContract = z.infer<typeof changeContractBody>;

/** Which version to export, and in which format. */
export const exportedVersion = z.object({ format: z.enum(["pdf", "docx"]).default("pdf"), versionId: id.optional() });

/**
 * For a contract read from a Word file, `docx` is that file with the version's text; `since` marks the changes from an
 * older version, `own` asks for a file we make ourselves. With `comments` it contains the open ones, or all; none by
 * default. A PDF has a title page with `cover`, the version's hash on each page with `fingerprint`.
 */
export const exportQuery = exportedVersion
  .extend({
    since: id.optional(),
    own: z.enum(["true", "false"]).optional(),
    comments: z.enum(["none", "open", "all"]).optional(),
    cover: z.enum(["true", "false"]).optional(),
    fingerprint: z.enum(["true", "false"]).optional(),
    approvals: z
      .enum(["1", "true"])
      .optional()
      .meta({ description: "A PDF's last page tells who approved the version" }),
  })
  .refine(({ format, own }) => own !== "true" || format === "docx", { path: ["own"] })
  .refine(({ format, approvals }) => approvals === undefined || format === "pdf", { path: ["approvals"] })
  .refine(({ format, comments = "none" }) => comments === "none" || format === "docx", { path: ["comments"] })
  .refine(({ format, cover, fingerprint }) => format === "pdf" || (cover !== "true" && fingerprint !== "true"), {
    path: ["format"],
  });
export type ExportQuery = z.infer<typeof exportQuery>;

const perCent = z.number().min(0).max(100);
const status = z.enum(CONTRACT_STATUSES).meta({ description: "'' is a draft" });
export const contractDto = named(
  "Contract",
  z.strictObject({
    id: someId,
    name: z.string(),
    status,
    /** Why the file couldn't be read, in the caller's language; null unless failed. */
    statusMessage: z.string().nullable(),
    /** Percentage read while processing. */
    progress: z.number().min(0).max(100),
    pagesWithoutText: z.array(ordinal),
    scannedPages: z
      .array(z.strictObject({ page: ordinal, confidence: perCent, isPoor: z.literal(true).exactOptional() }))
      .exactOptional()
      .meta({
        description: "Pages read from pictures; confidence in per cent; `isPoor`: too blurred to trust its numbers",
      }),
    uploadedAt: moment,
    uploadedBy: someId.nullable(),
    uploadedByName: z.string(),
    currentVersionId: someId.nullable(),
    signedAt: z
      .string()
      .nullable()
      .meta({ description: "YYYY-MM-DD, while a signed copy holds: then the text is read-only" }),
    signedBy: z.string().meta({ description: "Who signed, as said by who attached the signed copy" }),
    isSignatureUnseen: z.literal(true).exactOptional().meta({ description: "No signature is seen in the copy" }),
    metadata: z.strictObject({ contractType: z.string() }),
    role: z.enum(CONTRACT_ROLES),
    /** The flag of the review page (B-10.9). */
    isAdmin: z.boolean(),
    /** Whether an original file can be downloaded, with its id and name. */
    file: z.strictObject({ id: someId, fileName: z.string() }).nullable(),
  }),
);
export type ContractDto = z.infer<typeof contractDto>;

const snippetDto = z.strictObject({
  text: z.string(),
  hits: z.array(z.strictObject({ start: textOffset, end: textOffset })).readonly(),
});
export type SnippetDto = z.infer<typeof snippetDto>;
/** A contract in a list. `snippet` only in a search: null if only its name matches. */
export const listedContractDto = named(
  "ListedContract",
  z.strictObject({
    ...contractDto.shape,
    snippet: snippetDto.nullable().exactOptional(),
    labels: z.array(z.string()).exactOptional().meta({ description: "The caller's own, where there are any" }),
    deletedAt: moment.exactOptional().meta({ description: "In the trash only: since when it is there" }),
    endsAt: moment.exactOptional().meta({ description: "In the trash only: when it goes for good" }),
  }),
);
export type ContractListItemDto = z.infer<typeof listedContractDto>;

/** Why a version exists. */
export const VERSION_CAUSES = [
  "uploaded",
  "before",
  "created",
  "copied",
  "saved",
  "restored",
  "suggestion",
  "decided",
  "received",
  "corrected",
] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

const wordCount = z.int().min(0);

export const versionSummaryDto = named(
  "VersionSummary",
  z.strictObject({
    id: someId,
    versionNumber: ordinal,
    createdAt: moment,
    createdByUser: z.strictObject({ name: z.string() }),
    /** Number of the version this one restored, otherwise null. */
    restoredFrom: ordinal.nullable(),
    /** What users named it, and why it was made; '' if nothing. */
    name: z.string(),
    note: z.string(),
    isCurrent: z.boolean(),
    cause: z.enum(VERSION_CAUSES).exactOptional().meta({ description: "Absent on versions older than this field" }),
    causeNote: z
      .string()
      .exactOptional()
      .meta({ description: "The file it was read from, or who sent it; absent where neither is known" }),
    changes: z
      .strictObject({ insertedWords: wordCount, deletedWords: wordCount, paragraphs: wordCount })
      .exactOptional()
      .meta({ description: "Compared with the version before; absent on the first, and until it is counted" }),
  }),
);
export type VersionSummaryDto = z.infer<typeof versionSummaryDto>;
export const versionDto = named(
  "Version",
  z.strictObject({
    ...versionSummaryDto.shape,
    textContent: z.string().meta({ description: "HTML" }),
    plainText: z.string(),
    ...readingDoubts,
  }),
);
export type VersionDto = z.infer<typeof versionDto>;
export const listedVersionDto = named("ListedVersion", z.union([versionDto, versionSummaryDto]));

const AHEAD = "how many others are begun before this one, 0 when it is next; null unless it waits to be read";
export const contractStatusDto = named(
  "ContractStatus",
  z.strictObject({
    ...contractDto.pick({ status: true, progress: true, statusMessage: true, currentVersionId: true }).shape,
    ahead: ordinal.nullable().meta({ description: AHEAD }),
    isReading: z.literal(true).exactOptional().meta({ description: "Its text is still being read" }),
    scanning: z
      .strictObject({ done: ordinal, pages: ordinal })
      .exactOptional()
      .meta({ description: "How many pages are read from pictures, of how many, while that goes on" }),
  }),
);
export type ContractStatusDto = z.infer<typeof contractStatusDto>;
