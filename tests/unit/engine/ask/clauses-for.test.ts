import { describe, expect, test } from "vitest";
import { clausesFor, indexOf } from "@/lib/engine/ask/answer";
import { isPerhapsChanged } from "@/lib/engine/ask/perhaps-changed";
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

describe("short questions that anybody asks of any contract", () => {
  test.each([
    ["Which law governs?", "en"],
    ["По законам какой страны?", "ru"],
    ["Аль улсын хууль үйлчлэх вэ?", "mn"],
  ])("look at the fact that they ask for: %s", (question) => {
    const contract = read(SERVICES);
    const [first] = clausesFor(contract, question).clauses;
    expect(first && contract.contract.text.slice(first.start, first.end)).toContain("7.1.");
  });

  test("about liability aren't answered by a company's form (B-12.18)", () => {
    const contract = read(SERVICES);
    expect(clausesFor(contract, "Ограничена ли ответственность?").basis).not.toBe("stated");
  });

  test.each(["Can I get out early, and how?", "How much do we have to pay and when?"])(
    "on what nearly every contract says are never told that it isn't there: %s",
    (question) => {
      expect(clausesFor(read(SERVICES), question).basis).not.toBe("absent");
    },
  );
});

const SERVICES = `Договор возмездного оказания услуг № 7
г. Томск, 3 марта 2025 г.
Общество с ограниченной ответственностью «Лазурь», именуемое в дальнейшем «Заказчик», в лице директора Петровой А. В., и общество с ограниченной ответственностью «Вектор», именуемое «Исполнитель», заключили настоящий договор.
1.1. Исполнитель ведёт бухгалтерский учёт Заказчика, а Заказчик принимает и оплачивает услуги.
2.1. Стороны назначают ответственных лиц и сообщают об их замене.
3.1. Исполнитель хранит первичные документы в течение пяти лет.
4.1. Заказчик передаёт документы не позднее третьего числа.
5.1. За просрочку передачи документов Исполнитель не отвечает.
6.1. Стороны не разглашают сведения, полученные по договору.
7.1. К договору применяется право Российской Федерации.
8.1. Договор составлен в двух экземплярах.
`;

describe("a clause that answers, and what makes it doubtful (B-12.18)", () => {
  const QUESTION = "Who insures the machines against fire and theft?";
  const basisWith = (...more: readonly string[]) => clausesFor(read([WORKSHOP, ...more].join("\n\n")), QUESTION).basis;
  const again = (place: string) => `The Tenant insures the machines against fire and theft in ${place}.`;

  test("is certain alone, and not beside two others that answer as well", () => {
    expect(basisWith()).toBe("stated");
    expect(basisWith(`15. ${again("the yard")}`, `16. ${again("transit")}`)).not.toBe("stated");
  });

  test("is not certain beside one that answers as well, if the contract ranks its parts", () => {
    const ranks = "15. If the annex conflicts with these clauses, the annex prevails.";
    expect(basisWith(ranks)).toBe("stated");
    expect(basisWith(ranks, "ANNEX", "Agnes Larch insures the machines against fire and theft.")).not.toBe("stated");
  });

  test.each([
    ["The floor of 34,000 becomes 32,000.", true],
    ["The floor of 85 becomes 90.", false],
  ])("may be changed by a number of many digits alone: %s", (change, isChanged) => {
    const yearly = WORKSHOP.replace("£850 a month", "£34,000 a year, 85 in all");
    const index = indexOf(read(`${yearly}\n\nAMENDMENT of 4 May 2026\n\n${change}`));
    expect(
      isPerhapsChanged(
        index.units.findIndex(({ number }) => number === "3"),
        index,
      ),
    ).toBe(isChanged);
  });
});
