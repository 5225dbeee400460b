import { describe, expect, test } from "vitest";
import { clausesFor } from "@/lib/engine/ask/answer";
import { indexFrom } from "@/lib/engine/ask/clause-index";
import { readQuestion } from "@/lib/engine/ask/question";
import { clauseNamed, subjectAsked } from "@/lib/engine/ask/subject-asked";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { read } from "./contracts";

const asked = (question: string) => subjectAsked(readQuestion(question, indexFrom([]), VOCABULARY));

describe("a question on a whole subject (B-12.18)", () => {
  test.each([
    ["Who are the parties?", "parties"],
    ["Кто стороны договора?", "parties"],
    ["Гэрээний талууд хэн бэ?", "parties"],
    ["What is the date of this agreement?", "agreement_date"],
    ["Какая дата договора?", "agreement_date"],
    ["Can we assign the contract to someone else?", "assignment"],
    ["Можно ли уступить права по договору?", "assignment"],
    ["Гэрээг шилжүүлж болох уу?", "assignment"],
    ["Does this agreement contain a non-compete restriction?", "non_compete"],
    ["Есть ли запрет на конкуренцию?", "non_compete"],
    ["Does either party have a right to audit the other?", "audit"],
    ["Хариуцлагын дээд хэмжээ хэд вэ?", "liability_cap"],
  ])("is known: %s", (question, subject) => {
    expect(asked(question)).toBe(subject);
  });

  test.each([
    "Can we assign the rent deposit to our bank?",
    "May the parties smoke in the kitchen?",
    "What insurance covers the forklift?",
    "Is there a non-compete for the driver's cousin?",
    "Кто платит за коммунальные услуги?",
    "Муураа авчирч болох уу?",
    "Can I have a party?",
    "Who signs?",
    "Who owns the property?",
    "What rights do third parties have?",
    "What is the limit?",
  ])("is none with anything more in it: %s", (question) => {
    expect(asked(question)).toBeNull();
  });
});

describe("the clauses on it come first", () => {
  const contract = read(
    [
      "DISTRIBUTION AGREEMENT",
      'This Agreement is made on 4 May 2026 between Larch Foods Ltd ("Larch") and Otter Trading GmbH ("Otter").',
      "1. Neither party to this Agreement or to any order is an agent of the other party, and no third party is bound.",
      "2. Larch sells and Otter buys jams, in the lots that the parties agree on each month.",
      "3. Otter shall not, during the term, sell or market any products that compete with those of Larch.",
      "4. Neither party may assign this Agreement without the prior written consent of the other party.",
      "5. Larch may, on ten days' notice, inspect and audit the books and records of Otter on the sales of jams.",
      "6. Otter pays within thirty days of the invoice.",
      "7. This Agreement is governed by the laws of Denmark.",
    ].join("\n\n"),
  );
  const first = (question: string) => {
    const { clauses, basis } = clausesFor(contract, question);
    const [span] = clauses;
    return { basis, text: span ? contract.contract.text.slice(span.start, span.end) : "" };
  };

  test.each([
    ["Who are the parties?", "This Agreement is made on 4 May 2026"],
    ["Кто стороны договора?", "This Agreement is made on 4 May 2026"],
    ["What is the date of this agreement?", "This Agreement is made on 4 May 2026"],
    ["Is there a non-compete?", "3. Otter shall not"],
    ["Can it be assigned?", "4. Neither party may assign"],
    ["Are there audit rights?", "5. Larch may"],
  ])("%s", (question, opening) => {
    expect(first(question).text.startsWith(opening)).toBe(true);
  });

  test("of the parties and the date they are likely at least, for facts tell them", () => {
    expect(["likely", "stated"]).toContain(first("Who are the parties?").basis);
    expect(["likely", "stated"]).toContain(first("What is the date of this agreement?").basis);
  });

  test.each([
    "Is there a change of control clause?",
    "Is there a cap on liability?",
    "Does either party have to maintain insurance?",
    "Есть ли предел ответственности?",
  ])("where the reading found none, nothing is called likely for that: %s", (question) => {
    expect(["nearest", "absent"]).toContain(first(question).basis);
  });

  test.each(["What does clause 5 say?", "что в пункте 5?", "5 дугаар зүйлд юу гэсэн бэ?"])(
    "a clause that is named comes first: %s",
    (question) => {
      expect(first(question)).toMatchObject({ text: expect.stringMatching(/^5\. Larch may/u) });
      expect(["likely", "stated"]).toContain(first(question).basis);
    },
  );

  test("a number of a month or an hour names no clause", () => {
    const named = (question: string) =>
      clauseNamed(readQuestion(question, indexFrom([]), VOCABULARY), { order: [], index: indexFrom([]) });
    expect(named("9-р сард хэдэнд төлөх вэ?")).toBeNull();
    expect(named("11-т ирж болох уу?")).toBeNull();
    expect(named("9 дүгээр зүйл юу вэ?")).toEqual({ number: "9", clauses: [] });
    expect(named("9.1-д юу гэсэн бэ?")).toEqual({ number: "9.1", clauses: [] });
  });

  test.each(["What does clause 6.9 say?", "что в пункте 6.9?", "6.9-д юу гэж заасан бэ?"])(
    "no clause answers for one that isn't there: %s",
    (question) => {
      const { basis, missing } = clausesFor(contract, question);
      expect({ basis, missing }).toEqual({ basis: "nearest", missing: "6.9" });
    },
  );

  test("one that is there is found, and not called missing", () => {
    expect(clausesFor(contract, "What does clause 4 say?").missing).toBeUndefined();
  });
});
