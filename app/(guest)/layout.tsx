import type { ReactNode } from "react";
import { PageWords } from "@/components/copy/page-words";
import { Brand } from "@/components/layout/brand";
import { LanguageSwitch } from "@/components/layout/language-switch";

export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <PageWords part="guest">
      <main id="main" className="flex min-h-dvh flex-col items-center gap-6 px-4 py-8 sm:justify-center">
        <Brand />
        {children}
        <LanguageSwitch />
      </main>
    </PageWords>
  );
}
