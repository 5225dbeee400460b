/** What a signed copy shows of its pages, and what people say of its differences. Source: B-28.6, B-28.8. */
import { loadImage } from "@napi-rs/canvas";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as again } from "@/app/api/contracts/[contractId]/signed/[signedId]/compare/route";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/signed/[signedId]/route";
import { POST as settle } from "@/app/api/contracts/[contractId]/signed/[signedId]/settle/route";
import { GET as strip } from "@/app/api/contracts/[contractId]/signed/[signedId]/strips/[number]/route";
import { POST as reopen } from "@/app/api/contracts/[contractId]/signed/reopen/route";
import { GET as list, POST as attach } from "@/app/api/contracts/[contractId]/signed/route";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { leasePdf } from "../support/documents";
import { createContract, join, person, type Person } from "../support/factories";
import { sentFile } from "./rounds-stage";

const TEXT = ["Rent. The Tenant shall pay USD 1,500 each month.", "", "Law. The laws of Mongolia govern this lease."];
let owner: Person;
let contractId = "";
let copy: SignedCopyDto;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  ({ contractId } = await createContract(owner, { html: `<p>${TEXT[0]}</p><p>${TEXT[2]}</p>` }));
  copy = await compared(["1,500", "1,700"], ["govern", "rule"]);
});

const at = (number: number | string, token = owner.token) => ({
  params: { contractId, signedId: copy.id, number: String(number) },
  token,
});
async function compared(...changes: [string, string][]): Promise<SignedCopyDto> {
  const page = TEXT.map((line) => changes.reduce((text, [from, to]) => text.replace(from, to), line));
  const body = { fileIds: [await sentFile("signed.pdf", await leasePdf([page]), owner)], signedOn: "2026-11-20" };
  const made = { method: "POST", params: { contractId }, token: owner.token, body };
  expect((await call(attach, made)).status).toBe(201);
  return newest();
}
async function newest(): Promise<SignedCopyDto> {
  await runDueJobs(jobHandlers, jobGivenUp);
  const [first] = (await (await call(list, { params: { contractId }, token: owner.token })).json()) as SignedCopyDto[];
  if (!first) throw new Error("a copy was attached");
  return first;
}
const settled = (number: number, as: string | null, { token } = owner) =>
  call(settle, { method: "POST", params: { contractId, signedId: copy.id }, token, body: { number, as } });
const readCode = async (answer: Response) => ((await answer.json()) as { code: string }).code;

describe("the picture of a difference", () => {
  test("is the part of its page that shows it, for whoever has a part in the contract (B-28.6)", async () => {
    const [reviewer, stranger] = [await person("Reviewer"), await person("Stranger")];
    await join(contractId, reviewer, "reviewer");
    const answer = await call(strip, at(1, reviewer.token));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const place = copy.comparison?.differences[0]?.strip;
    const picture = await loadImage(Buffer.from(await answer.arrayBuffer()));
    expect(picture.height / picture.width).toBeCloseTo((place?.height ?? 0) / (place?.width ?? 1), 1);
    expect(picture.height).toBeLessThan(250); // three lines, and never the page
    expect((await call(strip, at(1, stranger.token))).status).toBe(404);
    await db.collaborator.deleteMany({ where: { userId: reviewer.actor.userId } });
    expect((await call(strip, at(1, reviewer.token))).status).toBe(404); // drawn before, and asked again all the same
  });

  test("is only there for what the comparison lists, while the copy is there (B-28.6)", async () => {
    const codes = async (number: number | string) => {
      const answer = await call(strip, at(number));
      return [answer.status, await readCode(answer)];
    };
    expect(await codes(3)).toEqual([404, "stripNotFound"]);
    for (const none of ["page", "1.5", "-1", 0, "1e9"]) expect(await codes(none)).toEqual([404, "stripNotFound"]);
    expect((await call(strip, at(2))).status).toBe(200);
    await call(reopen, { method: "POST", params: { contractId }, token: owner.token });
    await call(remove, { ...at(1), method: "DELETE" });
    expect(await codes(2)).toEqual([404, "signedCopyNotFound"]);
  });

  test("of a copy that an earlier release has compared is not there until it is compared again", async () => {
    const { comparison } = await db.signedCopy.findFirstOrThrow({ where: { id: copy.id } });
    const old = JSON.parse(comparison ?? "") as { differences: { strip?: unknown; settled?: unknown }[] };
    for (const difference of old.differences) {
      delete difference.strip;
      delete difference.settled;
    }
    await db.signedCopy.update({ where: { id: copy.id }, data: { comparison: JSON.stringify(old) } });
    expect((await newest()).comparison).toMatchObject({ open: 2, differences: [{ strip: null, settled: null }, {}] });
    expect((await call(strip, at(1))).status).toBe(404);
    await call(again, { ...at(1), method: "POST" });
    expect((await newest()).comparison?.differences[0]?.strip).not.toBeNull();
    expect((await call(strip, at(1))).status).toBe(200);
  });
});

describe("a difference", () => {
  test("is settled by who manages the contract, opened again, and the open ones are counted (B-28.8)", async () => {
    const reviewer = await person("Reviewer");
    await join(contractId, reviewer, "reviewer");
    expect(copy.comparison?.open).toBe(2);
    expect((await settled(1, "accepted", reviewer)).status).toBe(403);
    const [first, second] = [await settled(1, "accepted"), await settled(2, "accepted")];
    expect((await first.json()).comparison).toMatchObject({
      open: 1,
      differences: [{ settled: { as: "accepted", byName: "Owner", at: expect.any(String) } }, { settled: null }],
    });
    expect((await second.json()).comparison.open).toBe(0);
    expect((await newest()).comparison).toMatchObject({ outcome: "differs", open: 0 });
    expect((await (await settled(1, null)).json()).comparison).toMatchObject({
      open: 1,
      differences: [{ settled: null }, {}],
    });
  });

  test("of a file that has its words as text is no misreading, whoever says so (B-28.8)", async () => {
    expect(copy.comparison?.differences.map(({ isFromImage }) => isFromImage)).toEqual([false, false]);
    expect((await settled(1, "misread")).status).toBe(400);
    expect((await newest()).comparison?.open).toBe(2);
  });

  test("that is not there, and a word that is none, are refused", async () => {
    const unknown = await settled(3, "accepted");
    expect([unknown.status, await readCode(unknown)]).toEqual([404, "differenceNotFound"]);
    expect((await settled(1, "perhaps")).status).toBe(400);
    expect((await settled(0, "misread")).status).toBe(400);
  });

  test("that two people settle at once loses neither word, and the trail has both (B-28.8)", async () => {
    await Promise.all([settled(1, "accepted"), settled(2, "accepted")]);
    const { comparison } = await newest();
    expect(comparison?.differences.map((difference) => difference.settled?.as)).toEqual(["accepted", "accepted"]);
    const events = await db.auditEvent.findMany({ where: { chain: contractId, action: "signed.settled" } });
    const details = events.map(({ detail }) => JSON.parse(detail) as { number: number; as: string });
    expect(details.sort((a, b) => a.number - b.number)).toEqual([
      { signedId: copy.id, number: 1, as: "accepted" },
      { signedId: copy.id, number: 2, as: "accepted" },
    ]);
  });

  test("is open again once the copy is compared again (B-28.8)", async () => {
    await settled(1, "accepted");
    await call(again, { ...at(1), method: "POST" });
    expect((await newest()).comparison).toMatchObject({ open: 2, differences: [{ settled: null }, { settled: null }] });
  });
});
