import { describe, expect, test } from "vitest";
import { z } from "zod";
import { preferredLanguage } from "@/lib/copy/preferred-language";
import { describeFailure } from "@/lib/server/adapters/failure";
import { wholeChatAnswer, wholeSummary } from "@/lib/server/adapters/stream";
import type { Answer } from "@/lib/assistant/assistant";
import { AppError } from "@/lib/errors";

const body = z.object({ email: z.email(), name: z.string().max(3), age: z.number() });

describe("a failure is told in the caller's language", () => {
  test.each([
    ["mn", "Гэрээ олдсонгүй"],
    ["en", "Contract not found"],
    ["ru", "Договор не найден"],
  ] as const)("%s (B-20.4)", (language, message) => {
    expect(describeFailure(new AppError("contractNotFound"), { language })).toMatchObject({ status: 404, message });
  });

  test("field by field too", () => {
    const { error } = body.safeParse({ email: "nobody", name: "long" }, { reportInput: true });
    const messages = (language: "mn" | "ru") =>
      describeFailure(error, { language }).issues?.map(({ message }) => message);
    expect(messages("ru")).toEqual([
      "Неверный адрес электронной почты.",
      "Допускается не более 3 символов.",
      "Заполните это поле.",
    ]);
    expect(messages("mn")).toEqual([
      "Имэйл хаяг буруу байна.",
      "Хамгийн ихдээ 3 тэмдэгт оруулна уу.",
      "Энэ талбарыг заавал бөглөнө үү.",
    ]);
  });
});

describe("the language of whoever asks for none", () => {
  test.each([
    ["ru-RU,ru;q=0.9,en;q=0.8", "ru"],
    ["en;q=0.5,mn-Cyrl;q=0.9", "mn"],
    ["de, fr;q=0.9", "en"],
    ["mnw, rup", "en"],
    ["mn;q=0, ru;q=0.1", "ru"],
    [null, "en"],
  ])("%s is answered in %s (B-6.8)", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});

test("a quote inside a whole answer is marked as the language does", async () => {
  const answer = (): Answer => ({ pieces: pieces() });
  expect((await wholeSummary(answer(), "en")).summary).toBe("Law:\n“the law of Mongolia” (p. 3)");
  expect((await wholeChatAnswer(answer(), "ru")).message).toBe("Law:\n«the law of Mongolia» (стр. 3)");
});

async function* pieces(): Answer["pieces"] {
  yield { kind: "text", text: "Law:" };
  yield { kind: "passage", passage: { content: "the law of Mongolia", page: 3, start: 0, end: 19 } };
}
