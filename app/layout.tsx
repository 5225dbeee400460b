import type { Metadata } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ToastProvider } from "@/components/ui/toast";
import { pageLanguage } from "@/lib/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import "./globals.css";

const roboto = localFont({
  src: [
    { path: "../public/fonts/roboto-400.woff2", weight: "400", style: "normal" },
    { path: "../public/fonts/roboto-500.woff2", weight: "500", style: "normal" },
    { path: "../public/fonts/roboto-700.woff2", weight: "700", style: "normal" },
    { path: "../public/fonts/roboto-400-italic.woff2", weight: "400", style: "italic" },
    { path: "../public/fonts/roboto-700-italic.woff2", weight: "700", style: "italic" },
  ],
  variable: "--font-roboto",
  display: "swap",
  preload: false, // only the weights a page shows are fetched
});

export async function generateMetadata(): Promise<Metadata> {
  const { common } = copyFor(await pageLanguage());
  return {
    title: { default: common.productName, template: `%s · ${common.productName}` },
    description: common.tagline,
    icons: { icon: "/icon.svg" },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await pageLanguage();
  return (
    <html lang={language} className={roboto.variable}>
      <body>
        <CopyProvider language={language}>
          <ToastProvider>{children}</ToastProvider>
        </CopyProvider>
      </body>
    </html>
  );
}
