import { describe, expect, test } from "vitest";
import { find } from "@/lib/engine/find/find";
import { splitSentence } from "@/lib/engine/find/parts";
import { readOnce } from "@/lib/engine/text/reading";
import type { FindCategory } from "@/lib/engine/port";
import { makeContract } from "./contracts";

const found = (lines: readonly string[], category: FindCategory) =>
  find(readOnce(makeContract(lines)), category).map((passage) => passage.content);
const SECRECY = "MUTUAL NON-DISCLOSURE AGREEMENT";

describe("survival", () => {
  test.each([
    "The obligations of the Recipient under this Agreement shall continue for a period of five years after the date of the last disclosure.",
    "Notwithstanding the return of the materials, you will continue to be bound by your obligations of confidentiality.",
    "This Agreement ends after two years, except that the obligations as to trade secrets shall continue.",
    "The duty of secrecy is not affected: the obligations of clause 2 shall not be affected by the expiry of this Agreement.",
    "The Recipient shall hold the Confidential Information in confidence in perpetuity.",
    "For a period of three years after termination of this Agreement the Recipient shall hold the Confidential Information in confidence.",
    "Neither the expiration nor the termination of this Agreement shall relieve the Recipient of its obligations of confidentiality.",
    "This Agreement shall remain in force until the Confidential Information enters the public domain.",
    "The obligations under this Agreement shall continue with respect to Confidential Information received prior to termination.",
    "The Recipient's obligations under this Agreement are unlimited in time.",
    "This Agreement may be terminated at any time, but all obligations of confidentiality shall remain.",
    "The Employee shall not, either during the term of his employment or at any time thereafter, divulge any trade secret of the Company.",
    "My obligations under this agreement continue after I leave the service of the University.",
    "After termination, neither party may use the other's Confidential Information for any purpose.",
    "If the parties do not proceed with the Transaction, the obligations under this Agreement shall remain in force.",
    "The obligations continue unless and until released in writing.",
    "The Recipient shall, also after the termination of this Agreement, keep the information strictly secret.",
    "The return of the documents does not end the Recipient's duty of confidentiality.",
    "The Receiving Party shall hold the information in confidence until it becomes publicly known through no fault of its own.",
  ])("is found in an agreement on secrecy: %s", (clause) => {
    expect(found([SECRECY, "1. The parties wish to talk.", `2. ${clause}`], "survival")).toHaveLength(1);
  });

  test.each([
    "Delegation shall not relieve the Supplier of its obligations hereunder.",
    "The buyer may terminate this Agreement without prejudice to any other right or remedy.",
    "The obligations under this Agreement shall remain in force for five years.",
    "Any delay in exercising the right to terminate shall not constitute a waiver of it.",
    "The secretary holds perpetual preferred stock of the company.",
    "If any provision is invalid, the other provisions shall remain in full force and effect.",
    "Confidential Information means any data, including without limitation drawings that must be kept secret.",
  ])("is not seen where nothing outlives the contract: %s", (clause) => {
    expect(found(["SUPPLY AGREEMENT", `1. ${clause}`], "survival")).toEqual([]);
  });

  test.each([
    "This Agreement shall continue in force until terminated by either party on thirty days' notice.",
    "Upon termination the Recipient shall return all Confidential Information within ten days.",
    "This Agreement shall continue for two years from the date hereof, whether or not the discussions are completed.",
    "The Disclosing Party retains all rights in the Confidential Information, which remains its property.",
    "The Recipient shall bind its staff to secrecy, also after their employment has ended.",
  ])("is not seen in an agreement on secrecy where only its own term or another contract ends: %s", (clause) => {
    expect(found([SECRECY, `1. ${clause}`], "survival")).toEqual([]);
  });

  test("a list is quoted with the words that introduce it", () => {
    const [passage] = found(
      [
        SECRECY,
        "1. On termination of this Agreement each party shall:",
        "(a) return all documents; and",
        "(b) notwithstanding such return, continue to be bound by clause 2.",
      ],
      "survival",
    );
    expect(passage).toMatch(/^1\. On termination[\s\S]*continue to be bound by clause 2\.$/u);
  });
});

describe("jurisdiction", () => {
  test.each([
    ["The State of Ohio shall have sole jurisdiction.", 1],
    ["Any suit under this Agreement shall be brought only in Orange County.", 1],
    ["Стороны признают исключительную юрисдикцию судов города Твери.", 1],
    ["Each of the parties attorns to the courts of Alberta.", 1],
    ["Иски предъявляются по месту нахождения Перевозчика.", 1],
    ["Споры рассматриваются мировым судьей по месту жительства истца.", 1],
    ["Стороны установили, что компетентным судом является Ленинский районный суд города Перми.", 1],
    ["Спор подведомствен государственным судам.", 1],
    ["Услуги оказываются по месту нахождения Заказчика.", 0],
    ["Место проведения третейского разбирательства — город Тверь.", 1],
    ["Маргаан гарвал нэхэмжлэлийг харьяаллын дагуу Орхон аймгийн шүүхэд гаргана.", 1],
    ["The arbitral tribunal shall sit in Geneva.", 1],
    ["The parties shall arbitrate any dispute in Dallas, Texas, under the rules of the AAA.", 1],
    ["The competent court is the District Court of Amsterdam.", 1],
    ["Each party irrevocably submits to the courts located in Delaware.", 1],
    ["Любые требования могут быть заявлены в суды Лондона.", 1],
    ["Местом рассмотрения споров является Алматы.", 1],
    ["Neither party shall settle any suit brought in a court without consent.", 0],
    ["Judgment on the award may be entered by any court having jurisdiction over the dispute.", 0],
    ["The costs of the arbitration shall be borne equally.", 0],
    [
      "If a provision is determined by an arbitrator or court of competent jurisdiction to be invalid, the rest stands.",
      0,
    ],
    ["A receiver is appointed, or a proceeding is brought in any court under the bankruptcy law.", 0],
    ["This Agreement is governed by the laws of Ohio.", 0],
  ])("%s", (clause, count) => {
    expect(found(["AGREEMENT", `1. ${clause}`], "jurisdiction")).toHaveLength(count);
  });
});

describe("obligations", () => {
  test.each([
    ["Information is confidential only if it is marked as confidential when it is disclosed.", 1],
    [
      "This Agreement will not be deemed to restrict disclosure ordered by a court; provided, however, that the Recipient promptly notifies the Discloser.",
      1,
    ],
    ["Under no circumstances shall the Supplier be liable for claims of third parties.", 0],
    ["The Principal appoints the Dealer as a non-exclusive distributor of the goods.", 0],
    [
      "This Agreement is the entire agreement and supersedes all promises and understandings, whether oral or written.",
      0,
    ],
    ["Facsimile signatures shall be accepted as originals.", 0],
    ["Захиалагч төлбөрийг ажлын 5 хоногийн дотор төлнө.", 1],
    ["Талууд тохиролцоонд хүрээгүй бол Орхон аймгийн шүүхэд хандана.", 0],
    ["Захиалагч төлбөрөө хоцроосон бол хоног тутамд 0.5 хувийн алданги төлнө.", 0],
  ])("%s", (clause, count) => {
    expect(found(["AGREEMENT", `1. ${clause}`], "obligations")).toHaveLength(count);
  });
});

describe("long clauses", () => {
  const item = (mark: string) =>
    `(${mark}) deliver the goods ${"in good order and at the agreed place and time ".repeat(6)}`;
  const sentence = `The Supplier shall ${item("a")}; ${item("b")}; and ${item("c")}.`;

  test("are shown in parts that begin at their items and together are the whole", () => {
    const parts = splitSentence(sentence, { start: 0, end: sentence.length }).map((part) =>
      sentence.slice(part.start, part.end),
    );
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.split(/\s+/u).length).toBeLessThanOrEqual(150);
    for (const part of parts.slice(1)) expect(part).toMatch(/^\([a-c]\)/u);
    expect(parts.join(" ").replace(/\s+/gu, " ")).toBe(sentence.replace(/\s+/gu, " "));
  });

  test("each part of an obligation names who owes it", () => {
    const items = find(readOnce(makeContract(["AGREEMENT", `1. ${sentence}`])), "obligations");
    expect(items.length).toBeGreaterThan(1);
    expect([...new Set(items.map((passage) => passage.label))]).toEqual(["Supplier"]);
  });

  test("a short sentence stays whole", () => {
    expect(splitSentence("The Supplier shall (a) deliver; (b) install.", { start: 0, end: 44 })).toEqual([
      { start: 0, end: 44 },
    ]);
  });
});
