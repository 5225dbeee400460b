/** Events of guests' links. Client-safe. Source: B-41.9. */
import { z } from "zod";

const id = z.string();
const name = z.string();
const count = z.number().int();
const link = { linkId: id };

/** A link for the other side, and what was done by it; `name` is what the guest called themselves. */
export const GUEST_DETAILS = {
  "guest.linkMade": z.strictObject({ ...link, roundId: id, label: name, days: count, hasCode: z.boolean() }),
  "guest.linkRevoked": z.strictObject({ ...link, label: name }),
  "guest.codeRefused": z.strictObject(link),
  "guest.visited": z.strictObject({ ...link, version: count }),
  "guest.downloaded": z.strictObject({ ...link, fileName: name }),
  "guest.replied": z.strictObject({ ...link, roundId: id, name, changes: count, comments: count }),
  "guest.returned": z.strictObject({ ...link, roundId: id, name, fileName: name }),
} as const;
