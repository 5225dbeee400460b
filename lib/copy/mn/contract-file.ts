import type { ContractFileWords } from "../contract-file";

/** Words inside an exported file that are not the contract's own, Mongolian. */
export const contractFile: ContractFileWords = {
  page: (number, total) => `Хуудас ${number} / ${total}`,
  version: (number) => `${number}-р хувилбар`,
  fingerprint: (hash) => `Хувилбарын хэш (SHA-256): ${hash}`,
};
