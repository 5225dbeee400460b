"use client";

import { FailurePage } from "@/components/layout/failure-page";
import "./globals.css";

/** Stands in for the whole document when the root layout itself breaks, so it has no language but English. */
export default function GlobalErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <FailurePage digest={error.digest} retry={() => window.location.reload()} />
      </body>
    </html>
  );
}
