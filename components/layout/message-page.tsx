import type { ReactNode } from "react";
import { PlainBrand } from "./brand";

/** A page with just a message: not found, failed. */
export function MessagePage({
  title,
  text,
  note,
  actions,
}: {
  title: string;
  text: string;
  note?: string | undefined;
  actions: ReactNode;
}) {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-[70dvh] max-w-lg flex-col justify-center gap-4 px-4 py-12 text-center"
    >
      <div className="pb-6">
        <PlainBrand />
      </div>
      <h1>{title}</h1>
      <p className="text-ink-muted">{text}</p>
      {note && <p className="text-sm text-ink-muted">{note}</p>}
      <div className="flex flex-col justify-center gap-3 pt-2 sm:flex-row">{actions}</div>
    </main>
  );
}
