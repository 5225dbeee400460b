/** The page of the original at which the text on screen is; null where the text has no marks of pages. */
export function pageInText(): number | null {
  const middle = window.innerHeight / 2;
  let page: number | null = null;
  for (const mark of document.querySelectorAll<HTMLElement>(".contract-text [data-page]")) {
    if (mark.closest("[hidden]")) continue;
    if (page !== null && mark.getBoundingClientRect().top > middle) break;
    page = Number(mark.dataset.page);
  }
  return page;
}
