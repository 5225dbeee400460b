/** Inputs and answers of files. Client-safe. Source: behaviour §8, B-22.1. */
import { z } from "zod";
import { named, someId } from "@/lib/answer";
import { baseName } from "@/lib/documents/rendering/file-name";
import { MAX_FILE_NAME_CHARS } from "./bounds";

export const presignedUrlBody = z.object({
  /** Keeps only the last part: some clients send the whole path. */
  filename: z.string().overwrite(baseName).min(1).max(MAX_FILE_NAME_CHARS),
  contentType: z.string().trim().max(200).default("application/octet-stream"),
});
export type PresignedUrl = z.infer<typeof presignedUrlBody>;
/** Services return both addresses as relative; routes answer them absolute. */
export const uploadTargetDto = named("UploadTarget", z.strictObject({ uploadUrl: z.url(), fileId: someId }));
export type UploadTargetDto = z.infer<typeof uploadTargetDto>;
export const downloadDto = named("Download", z.strictObject({ downloadUrl: z.url() }));
export type DownloadDto = z.infer<typeof downloadDto>;

export const fileParams = z.object({ fileId: z.string().min(1).max(100) });
/** The signature of a short-lived link to one file. */
export const linkQuery = z.object({
  expires: z.coerce.number().int().optional(),
  signature: z.string().max(200).optional(),
});
export type LinkQuery = z.infer<typeof linkQuery>;
