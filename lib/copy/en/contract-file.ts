import type { OtherChanges } from "../redline-legend";

/** Words inside an exported file that are not the contract's own, English. */
export const contractFile = {
  page: (number: string, total: string) => `Page ${number} of ${total}`,
  version: (number: number) => `Version ${number}`,
  changes: (from: number, to: number) => `Changes from version ${from} to version ${to}`,
  redlined: ({ isMoved, isReformatted }: OtherChanges) =>
    `Underlined: inserted. Struck through: deleted${isMoved ? ". Green: moved" : ""}${isReformatted ? ". Violet: formatting" : ""}`,
  fingerprint: (hash: string) => `Version hash (SHA-256): ${hash}`,
};
