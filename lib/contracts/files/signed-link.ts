import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { clock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import type { LinkQuery } from "./schema";

export type LinkPurpose = "upload" | "download";
const LINK_MS = 15 * 60_000;

/** An address of a file's content that works without a session for a short time, for one purpose and one file. */
export function signedLink(purpose: LinkPurpose, fileId: string): string {
  const expires = clock.now().getTime() + LINK_MS;
  return `/api/files/${fileId}/content?expires=${expires}&signature=${signature(purpose, fileId, expires)}`;
}

/** Whether a request's query has an unexpired signature made by `signedLink` for this file. */
export function isSignedLink(purpose: LinkPurpose, fileId: string, query: LinkQuery): boolean {
  if (query.expires === undefined || query.signature === undefined) return false;
  const given = Buffer.from(query.signature);
  const wanted = Buffer.from(signature(purpose, fileId, query.expires));
  return given.length === wanted.length && timingSafeEqual(given, wanted) && clock.now().getTime() < query.expires;
}

function signature(purpose: LinkPurpose, fileId: string, expires: number): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set; `npm start` makes one");
  return createHmac("sha256", `${env.NEXTAUTH_SECRET}:file-link`)
    .update(`${purpose}:${fileId}:${expires}`)
    .digest("base64url");
}
