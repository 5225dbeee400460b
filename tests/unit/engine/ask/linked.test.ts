/** Where nothing in a contract has to do with a question, few clauses are shown, and it says what was not found. */
import { describe, expect, test } from "vitest";
import { assistantAnswers as EN } from "@/lib/copy/en/assistant-answers";
import { clausesFor } from "@/lib/engine/ask/answer";
import { chat } from "@/lib/engine/chat/chat";
import { read, ROOM, WORKSHOP } from "./contracts";

const NDA = `MUTUAL NON-DISCLOSURE AGREEMENT

Made on 4 May 2026 between Larch Foods Ltd ("Larch") and Otter Trading GmbH ("Otter").

1. Each party keeps secret what the other marks as confidential, and uses it only to judge whether to work together.

2. Confidential papers are returned within 14 days of a request.

3. This Agreement runs for three years. Either party may end it on 30 days' notice.

4. For each breach of clause 1 the party in breach pays EUR 10,000.

5. Neither party may assign this Agreement.

6. The law of Denmark applies. Disputes are decided by the Maritime and Commercial Court in Copenhagen.

7. Two copies are signed.`;

const TRIBUNAL = NDA.replace(
  "Disputes are decided by the Maritime and Commercial Court in Copenhagen.",
  "Disputes are settled by arbitration at the Danish Institute of Arbitration in Copenhagen.",
);

describe("an unsure answer (B-12.18)", () => {
  test.each([
    [WORKSHOP, "Is there a purchase option?", ["purchase option"]],
    [WORKSHOP, "Is there a most favoured customer clause?", ["most favoured customer"]],
    [NDA, "Есть ли право выкупа?", ["право выкупа"]],
  ])("tells what nothing was found on, over two clauses at most: %#", (text, question, words) => {
    const found = clausesFor(read(text), question);
    if (found.basis === "absent") return;
    expect(found.basis).toBe("nearest");
    expect(found.unfound).toEqual(words);
    expect(found.clauses.length).toBeLessThanOrEqual(2);
  });

  test("says so before them", () => {
    const [first] = [
      ...chat(read(WORKSHOP), { message: "Is there a most favoured customer clause?", history: [] }, "en"),
    ];
    expect(first).toEqual({ kind: "text", text: EN.unfound("“most favoured customer”") });
  });

  test.each([
    [WORKSHOP, "Does the Tenant carry insurance against flood?", "insure"],
    [WORKSHOP, "What does the Tenant have to insure?", "insures"],
    [ROOM, "Барьцаа хэд вэ?", "Барьцаа"],
  ])("keeps the clauses that have to do with it: %#", (text, question, words) => {
    const reading = read(text);
    const found = clausesFor(reading, question);
    expect(found.unfound).toBeUndefined();
    expect(found.clauses.some(({ start, end }) => reading.contract.text.slice(start, end).includes(words))).toBe(true);
  });

  test.each([
    [NDA, "Does the other side carry insurance?", ["insurance"]],
    [NDA, "Does Otter have to maintain liability insurance?", []],
  ])("names what is missing and not the verb: %#", (text, question, words) => {
    const found = clausesFor(read(text), question);
    expect(found.basis === "nearest" || found.basis === "absent").toBe(true);
    if (found.basis === "nearest") expect(found.unsaid ?? []).toEqual(words);
  });
});

describe("arbitration and courts are two kinds of one subject (B-12.18)", () => {
  test.each(["Arbitration?", "Is there arbitration?", "Арбитраж?", "Есть ли третейский суд?", "Арбитр уу?"])(
    "a clause on courts is neither stated nor likely: %s",
    (question) => {
      expect(["nearest", "absent"]).toContain(clausesFor(read(NDA), question).basis);
    },
  );

  test.each(["Arbitration?", "Is there arbitration?", "Арбитраж?"])("one on arbitration is: %s", (question) => {
    expect(["stated", "likely"]).toContain(clausesFor(read(TRIBUNAL), question).basis);
  });

  test("and courts are found where they are asked for", () => {
    expect(["stated", "likely"]).toContain(clausesFor(read(NDA), "Which court decides disputes?").basis);
  });
});

describe("the one sum beside what is asked about (B-12.18)", () => {
  const JOB = `ХӨДӨЛМӨРИЙН ГЭРЭЭ

1. Ажилтан тогоочоор ажиллана.

2. Үндсэн цалин сард 2,100,000 төгрөг байна.

3. Ажилтан сард хоёр удаа амарна. Илүү цагийг хоёр дахин тооцно.

4. Нууц задруулбал 3,000,000 төгрөгийн торгууль төлнө.

5. Гэрээг 30 хоногийн өмнө мэдэгдэж цуцална.

6. Гэрээг хоёр хувь үйлдэв.`;

  test.each(["Ажилтны цалин хэд вэ?", "Хэдэн төгрөгийн цалин вэ?"])(
    "is found though the clause doesn't say whose it is: %s",
    (question) => {
      const reading = read(JOB);
      const { basis, clauses } = clausesFor(reading, question);
      expect(["stated", "likely"]).toContain(basis);
      expect(reading.contract.text.slice(clauses[0]?.start, clauses[0]?.end)).toContain("2,100,000");
    },
  );

  test("another sum isn't", () => {
    expect(["stated", "likely"]).not.toContain(clausesFor(read(JOB), "Ажилтны унааны мөнгө хэд вэ?").basis);
  });
});
