import type { ContractFileWords } from "../contract-file";

/** Words inside an exported file that are not the contract's own, Russian. */
export const contractFile: ContractFileWords = {
  page: (number, total) => `Страница ${number} из ${total}`,
  version: (number) => `Версия ${number}`,
  fingerprint: (hash) => `Хеш версии (SHA-256): ${hash}`,
};
