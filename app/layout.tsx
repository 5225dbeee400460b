import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CopyProvider } from "@/components/copy/copy-provider";
import { carryEarlyActions } from "@/components/layout/early-actions";
import { tellTimeZone } from "@/components/layout/tell-time-zone";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { pageLanguage, pageNonce, pageTheme } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { LOCALES } from "@/lib/copy/languages";
import { TIME_ZONE_COOKIE } from "@/lib/time-zone";
import "./fonts.css";
import "./globals.css";

/** Runs before the body is drawn, so that no click comes too early to be caught. */
const EARLY_ACTIONS = `(${carryEarlyActions.toString()})();(${tellTimeZone.toString()})("${TIME_ZONE_COOKIE}", "${LOCALES.en}")`;

export async function generateMetadata(): Promise<Metadata> {
  const { common } = copyFor(await pageLanguage());
  return {
    title: { default: common.productName, template: `%s · ${common.productName}` },
    description: common.tagline,
    icons: { icon: "/icon.svg" },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [language, theme, nonce] = await Promise.all([pageLanguage(), pageTheme(), pageNonce()]);
  return (
    <html lang={language} {...(theme === "system" ? {} : { "data-theme": theme })}>
      <body>
        {/* The browser hides a nonce from scripts, so React would see a mismatch. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_ACTIONS }} />
        <CopyProvider language={language}>
          <ToastProvider>{children}</ToastProvider>
        </CopyProvider>
      </body>
    </html>
  );
}
