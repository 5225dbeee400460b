/** Words of an original's own pages, English. Source: behaviour §10. */
export const original = {
  open: "Show the original",
  title: "Original",
  loading: "Loading the original…",
  failed: "We can't show this file here. Download it to view it.",
  pageFailed: "We can't show this page.",
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  before: "Previous page",
  after: "Next page",
  smaller: "Smaller",
  larger: "Larger",
  follow: "Go to the page in the text",
  frame: "Page of the original",
  unmarked: "The page has no text layer for this passage, so we can't highlight it there.",
  close: "Close the original",
};
