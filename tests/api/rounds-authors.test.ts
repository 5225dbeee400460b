/** Who is named in a file that goes out: read from its XML, by no code of the product. Source: B-26.16. */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { POST as decide } from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import { GET as getReply } from "@/app/api/contracts/[contractId]/rounds/[roundId]/reply/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { marksIn, wordsMarkedIn } from "../support/tracked-marks";
import { cell, p, row, run, table } from "../unit/documents/extraction/docx-fixture";
import { del, buildFile, ins, createLease } from "./rounds-stage";

const BY = 'w:id="9" w:author="Their Partner" w:date="2026-11-21T08:00:00Z"';
const GRID = table(row(cell(p("Rent")), cell(p("Monthly"))));
const SENT = buildFile(
  p("The rent is 100 dollars a month.") +
    p("Notice is thirty days.") +
    p("The deposit is two months of rent.") +
    GRID +
    p("The end."),
);
/** Two of them tracked something, and the deposit was changed in silence. */
const BACK = buildFile(
  p(run("The rent is ") + del("100") + ins(run("120")) + run(" dollars a month.")) +
    p(run("Notice is ") + `<w:ins ${BY}>${run("at least ")}</w:ins>` + run("thirty days.")) +
    p("The deposit is three months of rent.") +
    GRID +
    p("The end."),
);
const THEIRS = ["Their Lawyer 2026-11-20T10:00:00Z", "Their Partner 2026-11-21T08:00:00Z"];

let lease: Awaited<ReturnType<typeof createLease>>;
let [owner, anna]: Person[] = [];
let roundId: string;
let ids: { price: string; notice: string; deposit: string };

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  anna = await person("Anna");
  lease = await createLease(owner, SENT);
  await join(lease.contractId, anna, "manager");
  roundId = await lease.takeIn("back.docx", BACK, { sentBy: "Their Firm" });
  const changes = await lease.changes(roundId);
  const findId = (words: string) => changes.find(({ after }) => after.includes(words))?.id ?? "";
  ids = { price: findId("120"), notice: findId("at least"), deposit: findId("three") };
});

const currentId = async () => (await lease.versions())[0]?.id;
const decided = async (who: Person | undefined, body: object) => {
  const params = { contractId: lease.contractId, roundId };
  const answer = await call(decide, {
    method: "POST",
    params,
    token: who?.token ?? "",
    body: { ...body, baseVersionId: await currentId() },
  });
  expect(answer.status).toBe(201);
};
const saved = async (who: Person | undefined, change: (html: string) => string) => {
  const { html } = await db.contractVersion.findUniqueOrThrow({ where: { id: (await currentId()) ?? "" } });
  const content = change(html);
  expect(content).not.toBe(html);
  const params = { contractId: lease.contractId };
  await call(save, { method: "POST", params, token: who?.token ?? "", body: { content } });
};
const reply = async () => {
  const params = { contractId: lease.contractId, roundId };
  const answer = await call(getReply, { params, token: owner?.token ?? "" });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};
const since = async (number: number, more = "") => {
  const sinceId = (await lease.versions()).find(({ versionNumber }) => versionNumber === number)?.id;
  const params = { contractId: lease.contractId };
  const path = `/api?format=docx&since=${sinceId}${more}`;
  const answer = await call(exported, { params, token: owner?.token ?? "", path });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};
const toSecond = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;
/** The decision and the version that it makes have a clock each: a second may turn between the two. */
const whenDecided = async (decidedByName: string) =>
  toSecond((await db.roundDecision.findFirstOrThrow({ where: { roundId, decidedByName } })).decidedAt);
const whenSaved = async (number: number) => {
  const version = await db.contractVersion.findFirstOrThrow({
    where: { contractId: lease.contractId, versionNumber: number },
  });
  return toSecond(version.createdAt);
};
const namesIn = (bytes: Uint8Array) => [...new Set(marksIn(bytes).map(({ author }) => author))].sort();

describe("a file that goes back", () => {
  test("with theirs accepted has our text put back in our name, not in theirs (B-26.16)", async () => {
    await decided(owner, { accept: [ids.price, ids.notice] });
    const file = await reply();
    expect(wordsMarkedIn(file)).toEqual(["Owner -three", "Owner +two"]);
    expect(marksIn(file).every(({ date }) => date >= "2026")).toBe(true);
  });

  test("names who rejected what was changed in silence, whoever answers and decides after them (B-26.16)", async () => {
    await decided(anna, { reject: [ids.deposit] });
    await decided(owner, { accept: [ids.price] });
    const file = await reply();
    expect(wordsMarkedIn(file)).toEqual(["Their Partner +at least", "Anna -three", "Anna +two"]);
    expect(marksIn(file).find(({ author }) => author === "Anna")?.date).toBe(await whenDecided("Anna"));
  });

  test("names who countered, and who edited what had been accepted (B-26.16)", async () => {
    await decided(anna, { counter: [{ id: ids.price, text: "110" }], accept: [ids.deposit] });
    await decided(owner, { accept: [ids.notice] });
    await saved(owner, (html) => html.replace("at least thirty", "at least forty"));
    expect(wordsMarkedIn(await reply())).toEqual(["Anna -100", "Anna +110", "Owner -thirty", "Owner +forty"]);
  });

  test("names who changed what they had put in and we had accepted", async () => {
    await decided(owner, { accept: [ids.price, ids.notice, ids.deposit] });
    await saved(anna, (html) => html.replace("at least", "not less than"));
    const file = await reply();
    expect(wordsMarkedIn(file)).toEqual(["Anna -at least", "Anna +not less than"]);
    expect(marksIn(file).map(({ date }) => date)).toEqual([await whenSaved(3), await whenSaved(3)]);
  });

  test("keeps what is open as theirs, with its day", async () => {
    await decided(owner, { reject: [ids.deposit] });
    const marks = marksIn(await reply()).filter(({ author }) => author.startsWith("Their"));
    expect([...new Set(marks.map(({ author, date }) => `${author} ${date}`))].sort()).toEqual(THEIRS);
  });
});

describe("a file with what changed since the version that was sent", () => {
  test("names them for what was accepted, each with the day, and us for what we put in its place (B-26.16)", async () => {
    const counter = [{ id: ids.price, text: "110" }];
    await decided(anna, { accept: [ids.notice, ids.deposit], counter });
    const file = await since(1);
    expect(wordsMarkedIn(file)).toEqual([
      "Anna -100",
      "Anna +110",
      "Their Partner +at least",
      "Their Firm -two", // nobody tracked it
      "Their Firm +three",
    ]);
    expect(marksIn(file).find(({ author }) => author === "Their Partner")?.date).toBe("2026-11-21T08:00:00Z");
    // a decision and the version that it makes are stored one after the other, perhaps in two seconds
    expect([await whenDecided("Anna"), await whenSaved(2)]).toContain(
      marksIn(file).find(({ author }) => author === "Anna")?.date,
    );
  });

  test("names two of them apart, who were accepted at once", async () => {
    await decided(owner, { accept: [ids.price, ids.notice] });
    expect(wordsMarkedIn(await since(1))).toEqual([
      "Their Lawyer -100",
      "Their Lawyer +120",
      "Their Partner +at least",
    ]);
  });

  test("names who took an accepted change out again, and who restored an older text", async () => {
    await decided(owner, { accept: [ids.price, ids.notice] });
    await decided(anna, { reject: [ids.price] });
    expect(wordsMarkedIn(await since(2))).toEqual(["Anna -120", "Anna +100"]);
    expect(wordsMarkedIn(await since(1))).toEqual(["Their Partner +at least"]);
    const [first] = (await lease.versions()).toReversed();
    const params = { contractId: lease.contractId, versionId: first?.id ?? "" };
    await call(restore, { method: "POST", params, token: anna?.token ?? "", body: {} });
    expect(namesIn(await since(2))).toEqual(["Anna"]);
    expect(await since(3).then(wordsMarkedIn)).toEqual(["Anna -at least"]);
  });

  test("names who changed a look, a shape, a row and a paragraph, whoever accepted theirs afterwards (B-26.16)", async () => {
    await saved(anna, (html) =>
      html
        .replace("The end.", "<strong>The end.</strong>")
        .replace("<p>Notice is", '<p style="text-align: center">Notice is')
        .replace("</tr>", "</tr><tr><td>Tax</td><td>None</td></tr>")
        .replace(/<p>The deposit.*?<\/p>/, "$&<p>The keys are two.</p>"),
    );
    await decided(owner, { accept: [ids.price] });
    const marks = marksIn(await since(1));
    const by = (name: string) => [...new Set(marks.filter((one) => one.author === name).map((one) => one.name))].sort();
    expect(by("Anna")).toEqual(["ins", "pPrChange", "rPrChange"]);
    expect(by("Their Lawyer")).toEqual(["del", "ins"]);
    expect(by("Owner")).toEqual([]);
  });

  test("names who said a comment", async () => {
    const params = { contractId: lease.contractId };
    await call(comment, { method: "POST", params, token: anna?.token ?? "", body: { text: "Why?" } });
    await decided(owner, { accept: [ids.price] });
    const file = await since(1, "&comments=open");
    expect(wordsMarkedIn(file)).toEqual(["Their Lawyer -100", "Their Lawyer +120"]);
    expect(marksIn(file, /<w:(comment)((?:\s[^>]*)?)>/g).map(({ author }) => author)).toEqual(["Anna"]);
  });
});

test("of a first upload what was tracked in it stays theirs, and what is put in its place is ours (B-26.16)", async () => {
  lease = await createLease(await person("Uploader"), BACK);
  owner = anna = await person("Bat");
  await join(lease.contractId, owner, "manager");
  const [first] = await lease.rounds();
  roundId = first?.id ?? "";
  const changes = await lease.changes(roundId);
  expect(wordsMarkedIn(await since(1))).toEqual(["Their Lawyer -100", "Their Lawyer +120", "Their Partner +at least"]);
  const price = changes.find(({ after }) => after === "120")?.id;
  const notice = changes.find(({ after }) => after.includes("at least"))?.id;
  await decided(owner, { accept: [notice], counter: [{ id: price, text: "115" }] });
  expect(wordsMarkedIn(await since(1))).toEqual(["Bat -100", "Bat +115", "Their Partner +at least"]);
  expect(wordsMarkedIn(await since(2))).toEqual(["Bat -120", "Bat +115"]);
});

test("moves, rows, cells and looks that stay open are theirs", async () => {
  const move = (name: string, text: string) => `<w:${name} ${BY}>${run(text)}</w:${name}>`;
  const back = buildFile(
    p(run("The rent is 100 dollars a month."), `<w:jc w:val="center"/><w:pPrChange ${BY}><w:pPr/></w:pPrChange>`) +
      p(run("Notice is ") + move("moveFrom", "thirty ") + run("days.")) +
      p(move("moveTo", "thirty ") + run("The deposit is two months of rent.")) +
      table(
        row(cell(p("Rent")), cell(p(run("Monthly", `<w:b/><w:rPrChange ${BY}><w:rPr/></w:rPrChange>`)))) +
          `<w:tr><w:trPr><w:ins ${BY}/></w:trPr>${cell(p(`<w:ins ${BY}>${run("Tax")}</w:ins>`))}${cell(p(""))}</w:tr>`,
      ) +
      p("The end."),
  );
  roundId = await lease.takeIn("moved.docx", back);
  const names = (bytes: Uint8Array) => new Set(marksIn(bytes).map(({ name, author }) => `${author} ${name}`));
  expect(names(await reply())).toEqual(names(back));
});
