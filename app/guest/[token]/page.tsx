import type { Metadata } from "next";
import { GuestScreen } from "@/components/guests/guest-screen";
import { guestAtPage } from "@/lib/server/adapters/guest-pass";
import { pageLanguage, readForPage } from "@/lib/server/adapters/page";
import { requireGuest } from "@/lib/exchange/guests/visiting";
import { copyFor } from "@/lib/copy/copy";

/** The link is the key: it goes to no other site and into no search engine. */
export async function generateMetadata(): Promise<Metadata> {
  return {
    title: copyFor(await pageLanguage()).guestPage.title,
    referrer: "no-referrer",
    robots: { index: false, follow: false },
  };
}

/** What was sent to the other side, for whoever holds the link; the text comes by REST. Source: behaviour §41. */
export default async function GuestPage({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, language] = await Promise.all([params, pageLanguage()]);
  await readForPage(requireGuest(await guestAtPage(token)));
  return <GuestScreen token={token} language={language} />;
}
