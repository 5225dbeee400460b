/** The clause that lets somebody end a contract, told apart from one by which nobody may. */
import { expect, test } from "vitest";
import { givesRightToLeave } from "@/lib/engine/notices/leaving";

test.each([
  ["Customer may end this Agreement on 31 August 2027 by not less than 90 days' written notice.", true],
  ["14.2 Neither party may terminate for convenience during the Term.", false],
  ["Designer may suspend work and may not otherwise terminate for convenience.", false],
  ["The Customer pays within 30 days of a notice.", false],
  ["Арендатор вправе отказаться от Договора, уведомив за 30 дней.", true],
  ["Стороны не вправе отказаться от Договора.", false],
  ["Түрээслэгч 30 хоногийн өмнө мэдэгдэж гэрээг цуцалж болно.", true],
  ["Аль ч тал гэрээг цуцлах эрхгүй.", false],
])("%s (B-47.3)", (clause, isRight) => {
  expect(givesRightToLeave(clause)).toBe(isRight);
});
