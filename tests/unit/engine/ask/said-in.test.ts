import { describe, expect, test } from "vitest";
import { clausesFor } from "@/lib/engine/ask/answer";
import { saidIn } from "@/lib/engine/ask/said-in";
import { chat } from "@/lib/engine/chat/chat";
import { askedAlone } from "@/lib/engine/chat/asked-alone";
import { toPassage } from "@/lib/engine/text/spans";
import { read, ROOM, WORKSHOP } from "./contracts";

const QUIET = WORKSHOP.split("AMENDMENT")[0] ?? "";
const SERVICES = `SERVICES AGREEMENT

1. Alder Joinery Ltd (the Supplier) services the machines of Pia Lindqvist (the Client).

2. Invoices are sent at the end of the month. The Client pays each invoice within 10 business days of receipt. Complaints go to the office.

3. The agreement ends on 30 June 2028.

4. The Supplier keeps insurance of EUR 250,000 and EUR 40,000 for tools.

5. A late sum bears interest of 8.5% a year.

6. Neither side may assign this agreement.

7. The law of Ireland governs.`;

/** Where the clause that comes first says it, however sure that is. */
function ask(text: string, question: string) {
  const reading = read(text);
  const [clause] = clausesFor(reading, question).clauses;
  const passage = clause && toPassage(reading.contract, clause);
  const said = passage ? saidIn(reading, question, passage) : null;
  return { said, passage, sentence: said ? text.slice(said.sentence.start, said.sentence.end) : "" };
}

describe("where in a clause an own question is answered (B-29.10)", () => {
  test.each([
    ["How many days does the Client have to pay an invoice?", "2", "10 business days", { days: 10 }],
    ["When does the agreement end?", "3", "30 June 2028", { iso: "2028-06-30" }],
    ["What interest does a late sum bear?", "5", "8.5%", { percent: 8.5 }],
  ])("is the sentence that says it, with its value: %s", (question, clause, text, figures) => {
    const { said, sentence } = ask(SERVICES, question);
    expect(said).toMatchObject({ clause, figure: { text, ...figures } });
    expect(sentence).toContain(text);
  });

  test("is one sentence of a clause of several, without the clause's number", () => {
    const { sentence, passage } = ask(SERVICES, "How many days does the Client have to pay an invoice?");
    expect(sentence).toBe("The Client pays each invoice within 10 business days of receipt.");
    expect(passage?.content).toContain("Complaints go to the office.");
  });

  test("has no value where its sentence has two of the kind, or other numbers beside it", () => {
    const { said, sentence } = ask(SERVICES, "How much insurance does the Supplier keep?");
    expect(sentence).toContain("EUR 250,000 and EUR 40,000");
    expect(said?.figure).toBeNull();
  });

  test("has no value where the question names it, or asks whether and not how much", () => {
    for (const question of ["Why is EUR 250,000 of insurance kept?", "May a late sum bear interest?"])
      expect(ask(SERVICES, question).said?.figure ?? null).toBeNull();
  });

  test("has the rent with its period, and none once an amendment changes it", () => {
    const question = "How much is the monthly rent?";
    expect(ask(QUIET, question).said?.figure).toMatchObject({ text: "£850 a month", amount: 850, currency: "GBP" });
    expect(ask(WORKSHOP, question).said?.figure ?? null).toBeNull();
  });

  test("is found from another language, with a value in the contract's own words", () => {
    expect(ask(SERVICES, "Когда заканчивается договор?").said?.figure).toMatchObject({ text: "30 June 2028" });
  });

  test("is told only of what the chat answers, with its clauses and its certainty", () => {
    expect(askedAlone(read(SERVICES), "Who pays for the helicopter?").said).toBeNull();
    const question = "When does the lease end?";
    const { basis, passages, said } = askedAlone(read(WORKSHOP), question);
    const pieces = [...chat(read(WORKSHOP), { message: question, history: [] }, "en")];
    expect(pieces.flatMap((piece) => (piece.kind === "passage" ? [piece.passage] : []))).toEqual(passages);
    expect(pieces).toContainEqual({ kind: "basis", basis });
    expect(said !== null).toBe(basis === "stated" || basis === "likely");
  });

  test("lies in the first passage, and a value in its sentence, whatever is asked of whatever contract", () => {
    const questions = ["How much?", "When does it end?", "Хэдэн төгрөг төлөх вэ?", "Какой срок?", "interest", "Who?"];
    for (const text of [WORKSHOP, ROOM, SERVICES, QUIET])
      for (const question of questions) {
        const { said, sentence, passage } = ask(text, question);
        expect(passage?.content ?? "").toContain(sentence);
        if (said?.figure) expect(sentence.replace(/\s+/gu, " ")).toContain(said.figure.text);
      }
  });
});
