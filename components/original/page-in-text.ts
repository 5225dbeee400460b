const TEXT = ".contract-text";
const BLOCK = "p, h1, h2, h3, h4, h5, h6, li, td, th";
/** The same as what is quoted of a selection (components/editor/passages.ts). */
const MOST_CHARS = 2_000;

/** The page of the original at which the text on screen is; null where it has no marks of pages, or is not drawn. */
export function pageInText(): number | null {
  const texts = [...document.querySelectorAll<HTMLElement>(TEXT)];
  const drawn = texts.find((text) => text.getClientRects().length > 0);
  const marks = [...(drawn?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  return numberOf(marks[lastAbove(marks, window.innerHeight / 2)]);
}

/** What is selected in the text, or else the paragraph the caret is in, with the page on which it begins. */
export function passageInText(): { content: string; page: number | null } | null {
  const selection = window.getSelection();
  const place = selection?.rangeCount ? selection.getRangeAt(0).startContainer : null;
  const element = place instanceof Element ? place : place?.parentElement;
  if (!selection || !element?.closest(TEXT) || element.closest("[hidden]")) return null;
  const content = selection.isCollapsed ? element.closest(BLOCK)?.textContent : selection.toString();
  if (!content?.trim()) return null;
  return { content: content.slice(0, MOST_CHARS), page: pageBefore(element) };
}

function pageBefore(element: Element): number | null {
  const marks = [...(element.closest(TEXT)?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const mark = marks[middle];
    if (mark && mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) low = middle + 1;
    else high = middle;
  }
  return numberOf(marks[low - 1]);
}

/** Marks stand one below the other: which is the last above a height. */
function lastAbove(marks: readonly HTMLElement[], height: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.getBoundingClientRect().top ?? Infinity) <= height) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function numberOf(mark: HTMLElement | undefined): number | null {
  const page = Number(mark?.dataset["page"]);
  return Number.isSafeInteger(page) && page > 0 ? page : null;
}
