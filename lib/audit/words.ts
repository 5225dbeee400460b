import type { Copy } from "@/lib/copy/copy";
import { DETAILS, labelled, type Maker } from "./detail-words";
import { AUDIT_DETAILS, type AuditAction } from "./schema";

/** Who did it, by their name at the time; if no one was signed in, a guest or the app itself. */
export function whoWords(
  event: { actorId: string | null; actorName: string; action: string; address: string },
  { audit }: Copy,
): string {
  if (event.actorId !== null || event.actorName !== "") return event.actorName;
  const isGuest =
    event.address !== "" ||
    event.action === "account.signInFailed" ||
    event.action === "account.resetAsked" ||
    event.action === "file.downloaded";
  return isGuest ? audit.guest : audit.app;
}

/** What happened, in words, or the raw name if unknown. */
export function whatWords(action: string, { audit }: Copy): string {
  const events: Readonly<Record<AuditAction, string>> = audit.events; // every kind of event has a description
  return labelled(events, action);
}

/** @param detail as stored: JSON, which may have been tampered with */
export function detailWords(action: string, detail: string, copy: Copy): string {
  if (!isAction(action)) return detail;
  const parsed = AUDIT_DETAILS[action].safeParse(parsedDetail(detail));
  const maker = DETAILS[action] as Maker<unknown> | undefined; // its detail was parsed by the same action's schema
  if (!parsed.success) return detail;
  return (maker?.(parsed.data, copy) ?? []).filter((part) => part !== null && part !== "").join(" · ");
}

/** Anything unreadable is kept under `unreadable`. */
export function parsedDetail(detail: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(detail);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
    return { unreadable: detail };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { unreadable: detail };
    throw cause;
  }
}

function isAction(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_DETAILS, action);
}
