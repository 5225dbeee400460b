/** What the server calls columns of the table of answers, and its file, English. Source: behaviour §29. */
export const answerColumns = {
  counterparty: "Other side",
  owner: "Owner",
  link: "Contract link",
  currencyColumn: (name: string) => `${name} (currency)`,
  file: "Answers",
};
