/** What the server calls columns of the table of answers, and its file, Mongolian. Source: behaviour §29. */
import type { Copy } from "../en";

export const answerColumns: Copy["answerColumns"] = {
  counterparty: "Нөгөө тал",
  owner: "Эзэмшигч",
  link: "Гэрээний холбоос",
  currencyColumn: (name: string) => `${name} (валют)`,
  file: "Хариулт",
};
