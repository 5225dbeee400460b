import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ToastProvider } from "@/components/ui/toast";
import { pageLanguage, pageTheme } from "@/lib/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import "./fonts.css";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const { common } = copyFor(await pageLanguage());
  return {
    title: { default: common.productName, template: `%s · ${common.productName}` },
    description: common.tagline,
    icons: { icon: "/icon.svg" },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [language, theme] = await Promise.all([pageLanguage(), pageTheme()]);
  return (
    <html lang={language} {...(theme === "system" ? {} : { "data-theme": theme })}>
      <body>
        <CopyProvider language={language}>
          <ToastProvider>{children}</ToastProvider>
        </CopyProvider>
      </body>
    </html>
  );
}
