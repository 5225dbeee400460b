import type { OtherChanges } from "../redline-legend";
import type { ContractFileWords } from "../contract-file";

/** Words inside an exported file that are not the contract's own, Russian. */
export const contractFile: ContractFileWords = {
  page: (number, total) => `Страница ${number} из ${total}`,
  version: (number) => `Версия ${number}`,
  changes: (from, to) => `Изменения от версии ${from} к версии ${to}`,
  redlined: ({ isMoved, isReformatted }: OtherChanges) =>
    `Подчёркнуто — добавлено, зачёркнуто — удалено${isMoved ? ", зелёным — перенесено" : ""}${isReformatted ? ", фиолетовым — оформление" : ""}`,
  fingerprint: (hash) => `Хеш версии (SHA-256): ${hash}`,
};
