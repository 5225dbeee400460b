/** Words of an original's own pages, English. Source: behaviour §10. */
export const original = {
  open: "Show the original",
  title: "Original",
  loading: "Loading the original…",
  failed: "This file cannot be shown here. Download it to look at it.",
  pageFailed: "This page cannot be shown.",
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  before: "Previous page",
  after: "Next page",
  smaller: "Smaller",
  larger: "Larger",
  follow: "To the text's page",
  frame: "The page of the original",
  unmarked: "The words of this passage are not on the page as text, so they can't be marked there.",
  close: "Close the original",
};
