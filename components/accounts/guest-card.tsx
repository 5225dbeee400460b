import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

/** The card of a sign-in page. */
export function GuestCard({ title, text, children }: { title: string; text: string | null; children: ReactNode }) {
  return (
    <Card className="w-full max-w-md space-y-6 p-6 sm:p-8">
      <div className="space-y-1.5">
        <h1>{title}</h1>
        {text !== null && <p className="text-ink-muted">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
