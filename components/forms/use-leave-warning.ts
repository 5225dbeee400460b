"use client";

import { useEffect } from "react";

/**
 * Asks before leaving the page, by reload or closing the tab (in the browser's words) or by a link of this site
 * (`question`). The browser's Back button within the site can't be intercepted.
 */
export function useLeaveWarning(isNeeded: boolean, question: string): void {
  useEffect(() => {
    if (!isNeeded) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (!leavesByLink(event) || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, { capture: true }); // before the router's own listener
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isNeeded, question]);
}

function leavesByLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const opensElsewhere =
    event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 || link?.getAttribute("target") === "_blank";
  return link !== null && !opensElsewhere && !link.getAttribute("href")?.startsWith("#");
}
