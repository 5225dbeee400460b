"use client";

import { FailurePage } from "@/components/layout/failure-page";
import "./globals.css";

/** Replaces the whole document if the root layout itself breaks, so it is in English only. */
export default function GlobalErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <FailurePage digest={error.digest} retry={() => window.location.reload()} />
      </body>
    </html>
  );
}
