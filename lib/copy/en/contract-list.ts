/** Words of what is done with the list of contracts, English. Source: behaviour §7. */
export const contractList = {
  views: "Views of your contracts",
  all: "All",
  trash: "Trash",
  trashHint: (days: number) =>
    `What you delete stays here for ${days} days. Its text and its files count towards your storage until then.`,
  trashEmpty: "Your trash is empty.",
  deleted: "Deleted",
  goneOn: "Gone for good on",
  restore: "Restore",
  restoreNamed: (name: string) => `Restore ${name}`,
  restored: (name: string) => `“${name}” is back in your contracts`,
  restoreFailed: "Failed to restore the contract. Please try again.",
  end: "Delete for good",
  endNamed: (name: string) => `Delete ${name} for good`,
  endTitle: "Delete this contract for good?",
  endText: (name: string) => `“${name}” goes at once, with all of its versions, comments and files.`,
  endFinal: "This action cannot be undone.",
  ended: (name: string) => `“${name}” is gone for good`,
};
