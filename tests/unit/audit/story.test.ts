import { describe, expect, test } from "vitest";
import { toStory } from "@/components/audit/story";
import type { AuditEventDto } from "@/lib/audit/schema";

function event(sequence: number, action: string, changes: Partial<AuditEventDto> = {}): AuditEventDto {
  return {
    id: `e${sequence}`,
    sequence,
    at: new Date(2026, 2, 2, 10, 0, sequence).toISOString(),
    actorId: "u1",
    actorName: "Bat",
    action,
    what: action,
    details: "",
    detail: {},
    address: "",
    previousHash: "",
    hash: "",
    ...changes,
  };
}

describe("a contract's events as a story", () => {
  test("join what one person did in a row, and fold views and readings (B-18.9)", () => {
    const [day, ...others] = toStory([
      event(6, "comment.added", { details: "a" }),
      event(5, "contract.opened", { actorName: "Sarnai" }),
      event(4, "comment.added", { details: "b" }),
      event(3, "assistant.answered"),
      event(2, "comment.added", { actorName: "Sarnai" }),
      event(1, "contract.textRead", { actorId: null, actorName: "The app" }),
    ]);
    expect(others).toEqual([]);
    expect(day?.lines.map(({ newest, count, details }) => [newest.sequence, count, details])).toEqual([
      [6, 2, ["a", "b"]],
      [2, 1, []],
    ]);
    expect(day?.views.map(({ sequence }) => sequence)).toEqual([5]);
    expect(day?.automatic.map(({ sequence }) => sequence)).toEqual([3, 1]);
  });

  test("never fold a reply with changes that nobody tracked, and part the days", () => {
    const days = toStory([
      event(3, "round.read", { detail: { tracked: 1, untracked: 2 }, at: new Date(2026, 2, 3, 9).toISOString() }),
      event(2, "round.read", { detail: { tracked: 1, untracked: 0 } }),
    ]);
    expect(days.map(({ day, lines, automatic }) => [day, lines.length, automatic.length])).toEqual([
      ["2026-03-03", 1, 0],
      ["2026-03-02", 0, 1],
    ]);
  });
});
