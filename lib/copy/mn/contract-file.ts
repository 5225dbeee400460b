import type { OtherChanges } from "../redline-legend";
import type { ContractFileWords } from "../contract-file";

/** Words inside an exported file that are not the contract's own, Mongolian. */
export const contractFile: ContractFileWords = {
  page: (number, total) => `Хуудас ${number} / ${total}`,
  version: (number) => `${number}-р хувилбар`,
  changes: (from, to) => `${from}-р хувилбараас ${to}-р хувилбар хүртэлх өөрчлөлт`,
  redlined: ({ isMoved, isReformatted }: OtherChanges) =>
    `Доогуур зурсан нь нэмсэн, дундуур зурсан нь хассан${isMoved ? ", ногоон нь зөөсөн" : ""}${isReformatted ? ", ягаан нь хэлбэр өөрчилсөн" : ""}`,
  fingerprint: (hash) => `Хувилбарын хэш (SHA-256): ${hash}`,
};
