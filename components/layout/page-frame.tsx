import type { ReactNode } from "react";
import { PageFooter, PageShell, SkipLink } from "./page-shell";

/** Skip link, header, content and footer; content fills the height, and on a contract's page the width. */
export function PageFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <PageShell>
      <SkipLink />
      {header}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 focus:outline-none has-[>.wide-page]:max-w-[114rem] has-[>.full-page]:max-w-none has-[>.full-page]:p-0 has-[>.review-page]:max-w-none has-[>.review-page]:p-0 sm:px-6 sm:py-8"
      >
        {children}
      </main>
      <PageFooter />
    </PageShell>
  );
}
