import type { ReactNode } from "react";
import { AppFooter } from "./app-footer";
import { SkipLink } from "./skip-link";

/** Skip link, header, content and footer; the content takes what height is left. */
export function PageFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {header}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 focus:outline-none sm:px-6 sm:py-8"
      >
        {children}
      </main>
      <AppFooter />
    </div>
  );
}
