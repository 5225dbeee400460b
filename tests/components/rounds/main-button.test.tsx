// @vitest-environment jsdom
/** One main button on the page of a reply. Source: B-26.12. */
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RoundsScreen } from "@/components/rounds/rounds-screen";
import { buttonClasses } from "@/components/ui/button";
import { roundChanges as changeWords } from "@/lib/copy/en/round-changes";
import { rounds as words } from "@/lib/copy/en/rounds";
import type { RoundChangeDto, RoundDto } from "@/lib/exchange/rounds/schema";
import { CONTRACT, show, version } from "../review/fixtures";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ROUND: RoundDto = {
  ...{ id: "r1", kind: "returned", status: "ready", statusMessage: null, fileId: "f2", fileName: "reply.docx" },
  ...{ createdAt: "2025-03-05T10:00:00.000Z", createdByName: "Ann", sentBy: "Bold", sentVersionId: "v2" },
  ...{ sentVersionNumber: 2, sentSinceId: null, versionId: "v3", taken: null, authors: ["Bold"], answersId: null },
  ...{ counts: { tracked: 1, untracked: 0, comments: 0 }, sent: null },
};
const CHANGE: RoundChangeDto = {
  ...{ id: "days", number: 1, kind: "replace", tracked: true, place: "text", author: "Bold", at: null },
  ...{ before: "thirty", after: "sixty", start: 12, end: 18, to: null, isWhole: false },
  ...{ decision: "rejected", counter: null, decidedByName: "Ann", decidedAt: null },
};

/** The looks of the buttons that send, in the order of the page. */
async function shownMain(round: RoundDto, changes: readonly RoundChangeDto[], count: number) {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/rounds")) return Response.json([round]);
    if (path.endsWith("/changes")) return Response.json(changes);
    if (path.endsWith("/versions/v2")) return Response.json(version(2, "Paid within thirty days."));
    if (path.includes("/parties")) return Response.json({ parties: [], ourSide: null });
    return Response.json([]);
  });
  const actions = { startUpload: () => Promise.reject(new Error("none")) };
  show(<RoundsScreen contract={CONTRACT} userId="u1" hasMail actions={actions} />);
  const find = () => screen.getAllByRole("button", { name: words.send.open });
  await screen.findByRole("region", { name: changeWords.text.label });
  expect(find()).toHaveLength(count);
  return find().map(({ className }) => className.includes("bg-primary"));
}

test("with all decided and saved, the button under the changes leads on, the one above is a second (B-26.12)", async () => {
  expect(buttonClasses({ variant: "primary" })).toContain("bg-primary");
  expect(buttonClasses({ variant: "outline" })).not.toContain("bg-primary");
  expect(await shownMain(ROUND, [CHANGE], 2)).toEqual([false, true]);
});

test("a reply without changes has nothing under them: the one above leads on (B-26.12)", async () => {
  const counts = { tracked: 0, untracked: 0, comments: 0 };
  expect(await shownMain({ ...ROUND, counts }, [], 1)).toEqual([true]);
});
