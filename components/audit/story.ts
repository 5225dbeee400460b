/** A contract's events as a story: by day, like actions joined, views and automatic readings folded. Pure. */
import type { AuditEventDto } from "@/lib/audit/schema";
import { localDay } from "@/lib/dates";
import { commentOf } from "./said-comments";

/** Consecutive events of one kind by one person, with their details and the comments they are about, each once. */
export type StoryLine = {
  newest: AuditEventDto;
  count: number;
  details: readonly string[];
  comments: readonly string[];
};
export type StoryDay = {
  /** `YYYY-MM-DD`, in the reader's time zone. */
  day: string;
  lines: readonly StoryLine[];
  views: readonly AuditEventDto[];
  automatic: readonly AuditEventDto[];
};

const VIEWS: ReadonlySet<string> = new Set([
  "contract.opened",
  "file.linkGiven",
  "file.downloaded",
  "guest.opened",
  "audit.exported",
]);
const READINGS: ReadonlySet<string> = new Set(["assistant.answered", "contract.textRead", "contract.analysisAsked"]);

/** @param events newest first, as the trail gives them */
export function toStory(events: readonly AuditEventDto[]): StoryDay[] {
  const days = new Map<string, { lines: StoryLine[]; views: AuditEventDto[]; automatic: AuditEventDto[] }>();
  for (const event of events) {
    const day = localDay(new Date(event.at));
    const told = days.get(day) ?? { lines: [], views: [], automatic: [] };
    days.set(day, told);
    if (VIEWS.has(event.action)) told.views.push(event);
    else if (isReading(event)) told.automatic.push(event);
    else join(told.lines, event);
  }
  return [...days].map(([day, told]) => ({ day, ...told }));
}

/** The assistant's answers and the reading of files; not one that found changes nobody had tracked. */
function isReading({ action, detail }: AuditEventDto): boolean {
  if (action === "round.read") return detail["untracked"] === 0;
  return READINGS.has(action);
}

function join(lines: StoryLine[], event: AuditEventDto): void {
  const last = lines.at(-1);
  const commentId = commentOf(event);
  const about = commentId === null ? [] : [commentId];
  if (!last || last.newest.action !== event.action || last.newest.actorName !== event.actorName) {
    lines.push({ newest: event, count: 1, details: event.details === "" ? [] : [event.details], comments: about });
    return;
  }
  const isNew = event.details !== "" && !last.details.includes(event.details);
  lines[lines.length - 1] = {
    ...last,
    count: last.count + 1,
    details: isNew ? [...last.details, event.details] : last.details,
    comments: [...new Set([...last.comments, ...about])],
  };
}
