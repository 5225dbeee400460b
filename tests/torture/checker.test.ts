/** The checker finds what is planted, so that its silence means something. */
import { describe, expect, test } from "vitest";
import { eventHash } from "@/lib/audit/chain";
import { versionHash } from "@/lib/contracts/versions/version-seal-store";
import { findFaults, findUnsettledFaults } from "./checker";
import type { Acknowledged, InstallationState } from "./history";

const AT = new Date("2026-01-02T03:04:05.678Z");
const MARKERS = ["marker-00000000-0000-4000-8000-000000000001", "marker-00000000-0000-4000-8000-000000000002"];

/**
 * One contract of a file with two versions, an accepted suggestion, an invitation, a comment and a mail, all as it
 * should be.
 */
function whole(): InstallationState {
  let [hash, previousHash] = ["", ""];
  const versions = MARKERS.map((marker, index) => {
    const version = {
      contractId: "c",
      versionNumber: index + 1,
      html: `<p>${marker}</p>`,
      createdAt: AT,
      createdByName: "A",
      restoredFromNumber: null,
    };
    hash = versionHash(version, hash);
    return { id: `v${index + 1}`, ...version, hash };
  });
  const events = (["contract.textRead", "contract.saved"] as const).map((action, index) => {
    const event = {
      id: `e${index + 1}`,
      chain: "c",
      sequence: index + 1,
      at: AT,
      actorId: null,
      actorName: "A",
      action,
      detail: `{"version":${index + 1}}`,
      address: "",
      previousHash,
    };
    previousHash = eventHash(event);
    return { ...event, hash: previousHash };
  });
  return {
    damage: [],
    contracts: [{ id: "c", status: "analyzed", lastVersionNumber: 2, currentVersionId: "v2", fileId: "f" }],
    versions,
    analyses: [{ id: "a", contractId: "c", versionId: "v1", engine: "built-in" }],
    suggestions: [{ id: "s", state: "accepted" }],
    invitations: [{ id: "i", contractId: "c", email: "b@example.com" }],
    comments: [{ id: "k", contractId: "c", text: "Why?" }],
    files: [{ id: "f", sha256: "1", storedSha256: "1", uploadedAt: AT }],
    jobs: [{ id: "j", name: "readContract", payload: "{}", doneAt: AT, failedAt: null, lockedBy: null }],
    mails: [{ id: "m", recipient: "b@example.com", sentAt: AT, isNeedless: false }],
    events,
    heads: [{ chain: "c", lastSequence: 2, lastHash: previousHash }],
  };
}

const HISTORY: Acknowledged[] = [
  { kind: "accepted", contractId: "c", versionId: "v2", versionNumber: 2, marker: MARKERS[1] ?? "", suggestionId: "s" },
  { kind: "file", fileId: "f", sha256: "1" },
  { kind: "uploaded", contractId: "c", fileId: "f" },
  { kind: "invited", contractId: "c", invitationId: "i", email: "b@example.com" },
  { kind: "commented", contractId: "c", commentId: "k", text: "Why?" },
];
type Harm = (state: InstallationState) => Partial<InstallationState>;
const changed = <T>(rows: readonly T[], change: Partial<T>): T[] =>
  rows.map((row, index) => (index === rows.length - 1 ? { ...row, ...change } : row));

describe("the checker of a crash", () => {
  test("finds nothing in an installation that kept everything", () => {
    expect([...findFaults(whole(), HISTORY), ...findUnsettledFaults(whole())]).toEqual([]);
  });

  test.each<[string, Harm, RegExp]>([
    ["a damaged page", () => ({ damage: ["Damaged: page 7"] }), /page 7/],
    [
      "a lost version that nothing else tells of",
      (s) => ({
        versions: s.versions.slice(0, 1),
        contracts: changed(s.contracts, { lastVersionNumber: 1, currentVersionId: "v1" }),
        events: s.events.slice(0, 1),
        heads: [{ chain: "c", lastSequence: 1, lastHash: s.events[0]?.hash ?? "" }],
      }),
      /Lost: .*"v2"/,
    ],
    ["a lost decision", (s) => ({ suggestions: changed(s.suggestions, { state: "open" }) }), /Lost: .*accepted/],
    ["a lost file", (s) => ({ files: changed(s.files, { storedSha256: null }) }), /Lost: .*"file"/],
    ["a file with other bytes", (s) => ({ files: changed(s.files, { storedSha256: "2" }) }), /stored bytes of file f/],
    ["a lost upload", (s) => ({ contracts: changed(s.contracts, { fileId: null }) }), /Lost: .*uploaded/],
    ["a lost invitation", () => ({ invitations: [] }), /Lost: .*invited/],
    ["a lost comment", () => ({ comments: [] }), /Lost: .*commented/],
    [
      "a gap in the numbers",
      (s) => ({ versions: changed(s.versions, { versionNumber: 3 }) }),
      /version 3 stands where 2 belongs/,
    ],
    ["a number twice", (s) => ({ versions: changed(s.versions, { versionNumber: 1 }) }), /is there twice/],
    [
      "a number too many",
      (s) => ({ contracts: changed(s.contracts, { lastVersionNumber: 3 }) }),
      /counts 3 versions and has 2/,
    ],
    [
      "an older version that is current",
      (s) => ({ contracts: changed(s.contracts, { currentVersionId: "v1" }) }),
      /current version is not its last/,
    ],
    ["a changed version", (s) => ({ versions: changed(s.versions, { createdByName: "B" }) }), /hash of version 2/],
    [
      "a write that happened twice",
      (s) => ({
        versions: [
          ...s.versions,
          { ...whole().versions[1], id: "v3", versionNumber: 3 } as InstallationState["versions"][number],
        ],
      }),
      /was saved 2 times/,
    ],
    [
      "a person invited twice",
      (s) => ({ invitations: [...s.invitations, { id: "i2", contractId: "c", email: "b@example.com" }] }),
      /invited 2 times/,
    ],
    ["a changed event", (s) => ({ events: changed(s.events, { actorName: "B" }) }), /event 2 is changed/],
    [
      "a cut-off audit trail",
      (s) => ({ events: s.events.slice(0, 1) }),
      /event 2 is cutOff[\s\S]*not in the audit trail/,
    ],
  ])("finds %s", (_what, harm, fault) => {
    const state = whole();
    expect(findFaults({ ...state, ...harm(state) }, HISTORY).join("\n")).toMatch(fault);
  });

  test.each<[string, Harm, RegExp]>([
    ["a job that never ended", (s) => ({ jobs: changed(s.jobs, { doneAt: null }) }), /never ended/],
    ["a job that failed", (s) => ({ jobs: changed(s.jobs, { doneAt: null, failedAt: AT }) }), /failed/],
    ["a job that ended in two ways", (s) => ({ jobs: changed(s.jobs, { failedAt: AT }) }), /ended twice/],
    [
      "a contract that stays processing",
      (s) => ({ contracts: changed(s.contracts, { status: "processing" }) }),
      /is processing/,
    ],
    ["a contract that was read twice", (s) => ({ events: [...s.events, ...s.events.slice(0, 1)] }), /was read 2 times/],
    ["a version that was analysed twice", (s) => ({ analyses: [...s.analyses, ...s.analyses] }), /analysed 2 times/],
    ["a mail that was never sent", (s) => ({ mails: changed(s.mails, { sentAt: null }) }), /never sent/],
  ])("finds %s once all should have ended", (_what, harm, fault) => {
    const state = whole();
    expect(findUnsettledFaults({ ...state, ...harm(state) }).join("\n")).toMatch(fault);
  });

  test("wants no mail sent whose link was used before", () => {
    const state = whole();
    expect(findUnsettledFaults({ ...state, mails: changed(state.mails, { sentAt: null, isNeedless: true }) })).toEqual(
      [],
    );
  });

  test("finds one version acknowledged to two writers", () => {
    expect(findFaults(whole(), [...HISTORY, ...HISTORY.slice(0, 1)]).join("\n")).toMatch(/acknowledged to two writers/);
  });
});
