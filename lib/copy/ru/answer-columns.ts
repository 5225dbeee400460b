/** What the server calls columns of the table of answers, and its file, Russian. Source: behaviour §29. */
import type { Copy } from "../en";

export const answerColumns: Copy["answerColumns"] = {
  counterparty: "Другая сторона",
  owner: "Владелец",
  link: "Ссылка на договор",
  currencyColumn: (name: string) => `${name} (валюта)`,
  file: "Ответы",
};
