import { expect, test } from "vitest";
import { isCarried } from "@/lib/assistant/engines/openai/answer/carried";

const PRICE = "The Client shall pay a fee of EUR 1,250 within thirty (30) days of the invoice.";
const BAN = "The Client shall not assign this Agreement without consent.";

test.each([
  ["The Client pays a fee of EUR 1,250.", [PRICE]],
  ["The fee is payable within 30 days of the invoice.", [PRICE]],
  ["No, the Client shall not assign this Agreement.", [BAN]],
  ["The agreement is perpetual.", ["This agreement is perpetual."]],
])("passages carry what they say: %s", (words, passages) => {
  expect(isCarried(words, passages)).toBe(true);
});

test.each([
  ["another sum", "The Client pays a fee of EUR 1,500.", [PRICE]],
  ["another length of time", "The fee is payable within 60 days of the invoice.", [PRICE]],
  ["a day that was reckoned", "The fee is payable by 1 May 2026, within 30 days of the invoice.", [PRICE]],
  ["a denial that nothing denies", "No, the Client pays no fee within 30 days of the invoice.", [PRICE]],
  ["what is called perpetual by nobody", "The agreement is perpetual, the Client shall assign.", [BAN]],
  ["a finding of nothing", "The fee of the Client is not stated.", [PRICE]],
  ["words of something else", "Tenants keep pets and bicycles upstairs.", [PRICE]],
  ["no passage at all", "The Client pays a fee of EUR 1,250.", []],
  ["another language, in which it can't be told", "Заказчик платит 1250 евро.", [PRICE]],
])("passages don't carry %s", (_, words, passages) => {
  expect(isCarried(words, passages)).toBe(false);
});
