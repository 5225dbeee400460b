/** Of an unsure answer: the words of the question that the contract has in no form. */
import { describe, expect, test } from "vitest";
import { assistantAnswers as EN } from "@/lib/copy/en/assistant-answers";
import { clausesFor } from "@/lib/engine/ask/answer";
import { chat } from "@/lib/engine/chat/chat";
import { ROOM, WORKSHOP, read } from "./contracts";

const unsaid = (text: string, question: string) => clausesFor(read(text), question).unsaid ?? [];

describe("an answer that isn't sure tells which words the contract lacks (B-12.18)", () => {
  test.each([
    [WORKSHOP, "Does the Tenant get a discount?", ["discount"]],
    [ROOM, "Өрөөг хэн даатгуулах вэ?", ["даатгуулах"]],
  ])("by name: %#", (text, question, words) => {
    expect(unsaid(text, question)).toEqual(words);
  });

  test.each([
    [WORKSHOP, "Does the Tenant have to insure anything against theft?", "another form of it is there"],
    [WORKSHOP, "May the Tenant have pets there?", "animals means the same"],
    [WORKSHOP, "Does the Tenant get a discuont?", "it was typed otherwise"],
    [WORKSHOP, "Полагается ли арендатору скидка?", "the text is in another language"],
    [WORKSHOP, "Does rent fall with a bang?", "it is no word of contracts"],
  ])("and none of others: %#", (text, question) => {
    expect(unsaid(text, question)).toEqual([]);
  });

  test("before the closest clauses", () => {
    const question = "Does the Tenant get a discount?";
    const pieces = [...chat(read(WORKSHOP), { message: question, history: [] }, "en")];
    expect(pieces[0]).toEqual({ kind: "text", text: EN.unsaid("“discount”") });
    expect(pieces.some(({ kind }) => kind === "passage")).toBe(true);
    expect(pieces.at(-1)).toEqual({ kind: "basis", basis: "nearest" });
  });
});
