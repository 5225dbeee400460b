import { describe, expect, test } from "vitest";
import { clausesFor } from "@/lib/engine/ask/answer";
import { read, ROOM, WORKSHOP } from "./contracts";

const [workshop, room] = [read(WORKSHOP), read(ROOM)];
const shownFor = (reading: typeof workshop, question: string) =>
  clausesFor(reading, question).clauses.map(({ start, end }) => reading.contract.text.slice(start, end));

describe("the clause that answers a question", () => {
  test.each([
    ["Can I bring my cat?", "5."],
    ["Who fixes the boiler?", "7."],
    ["When do I get my deposit back?", "4."],
    ["Which court hears a quarrel?", "13."],
    ["whats the depsoit", "4."],
  ])("comes first: %s", (question, number) => {
    expect(shownFor(workshop, question)[0]?.startsWith(number)).toBe(true);
  });

  test.each([
    ["Am I allowed to let a friend use half the place?", "6."],
    ["What happens if I pay too late?", "9."],
    ["How much is the monthly rent?", "3."],
  ])("is among the three that are shown: %s", (question, number) => {
    expect(shownFor(workshop, question).some((text) => text.startsWith(number))).toBe(true);
  });

  test.each([
    ["Можно держать собаку?", "5."],
    ["Сколько стоит аренда в месяц?", "3."],
    ["Кто чинит отопление?", "7."],
    ["How much is the monthly rent?", "3."],
    ["Муураа авчирч болох уу?", "5."],
  ])("is found from another language, and in Mongolian: %s", (question, number) => {
    expect(shownFor(room, question)[0]?.startsWith(number)).toBe(true);
  });

  test("comes with the amendment that changes it", () => {
    const texts = shownFor(workshop, "How much is the monthly rent?");
    expect(texts.some((text) => text.startsWith("3. The rent"))).toBe(true);
    expect(texts.some((text) => text.includes('replaced by "£900"'))).toBe(true);
  });

  test("is quoted whole and by its place in the text", () => {
    for (const { start, end } of clausesFor(workshop, "When may the landlord end the lease?").clauses) {
      expect(WORKSHOP.slice(start, end)).toBe(WORKSHOP.slice(start, end).trim());
      expect(WORKSHOP.slice(start, end).length).toBeGreaterThan(0);
    }
  });

  test("is certain neither of what the contract has no word of, nor on a scrap of text", () => {
    expect(clausesFor(workshop, "Who pays for the helicopter pilot's visa?").basis).not.toBe("stated");
    const scrap = clausesFor(read("1. The rent is £850 a month."), "What is the rent?");
    expect(scrap).toMatchObject({ clauses: [{ number: "1" }] });
    expect(scrap.basis).not.toBe("stated");
  });

  test("is looked for in a message of any length", () => {
    const message = "When does the lease end? ".repeat(300);
    expect(clausesFor(workshop, message).clauses.length).toBeGreaterThan(0);
    expect(clausesFor(workshop, "???").basis).not.toBe("stated");
  });
});
