/** Words inside an exported file that are not the contract's own, English. */
export const contractFile = {
  page: (number: string, total: string) => `Page ${number} of ${total}`,
  version: (number: number) => `Version ${number}`,
  fingerprint: (hash: string) => `Version hash (SHA-256): ${hash}`,
};
