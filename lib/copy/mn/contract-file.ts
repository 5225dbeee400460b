import type { ContractFileWords } from "../contract-file";

/** Words inside an exported file that are not the contract's own, Mongolian. */
export const contractFile: ContractFileWords = {
  page: (number, total) => `Хуудас ${number} / ${total}`,
  version: (number) => `${number}-р хувилбар`,
  changes: (from, to) => `${from}-р хувилбараас ${to}-р хувилбар хүртэлх өөрчлөлт`,
  redlined: "Доогуур зурсан нь нэмсэн, дундуур зурсан нь хассан",
  fingerprint: (hash) => `Хувилбарын хэш (SHA-256): ${hash}`,
};
