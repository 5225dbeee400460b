/** Which sent round still takes a reply by a link (B-41.3). */
import { describe, expect, test } from "vitest";
import { endOf, replyPlace } from "@/components/rounds/round-end";
import type { RoundDto } from "@/lib/exchange/rounds/schema";

const round = (id: string, kind: RoundDto["kind"], day: string, versionId: string | null = null): RoundDto => ({
  ...{ id, kind, versionId, createdAt: `2026-11-${day}T10:00:00.000Z`, createdByName: "Ann", sentBy: "" },
  ...{ status: "ready", statusMessage: null, fileId: "f1", fileName: "lease.docx", answersId: null, sent: null },
  ...{ sentVersionId: "v1", sentVersionNumber: 1, sentSinceId: null, taken: null, authors: [] },
  counts: { tracked: 1, untracked: 0, comments: 0 },
});
const sent = round("sent", "sent", "10");

describe("a sent round (B-41.3)", () => {
  test.each([
    ["waits while nothing came back", [], false, null],
    ["waits while a reply is undecided", [round("back", "returned", "12")], false, null],
    ["waits whatever was decided before it was sent", [round("back", "returned", "09", "v2")], false, null],
    ["is over when a reply was decided on", [round("back", "returned", "12", "v2")], false, "decided"],
    ["is over when a later one was sent", [round("next", "sent", "12")], false, "later"],
    ["is over when the contract is signed", [], true, "signed"],
  ] as const)("%s", (_name, others, isSigned, end) => {
    expect(endOf(sent, [...others, sent], isSigned)).toBe(end);
  });
});

test("all replies to one sending are of one round (B-26.11)", () => {
  const reply = (id: string, day: string, answersId: string | null) => ({ ...round(id, "returned", day), answersId });
  const rounds = [
    reply("by file", "16", null),
    reply("later", "15", "sent again"),
    round("sent again", "sent", "14"),
    reply("change", "12", "sent"),
    reply("note", "11", "sent"),
    sent,
  ];
  const places = rounds.filter(({ kind }) => kind === "returned").map((one) => replyPlace(rounds, one));
  expect(places).toEqual([
    { round: 3, reply: 1 },
    { round: 2, reply: 1 },
    { round: 1, reply: 2 },
    { round: 1, reply: 1 },
  ]);
});
