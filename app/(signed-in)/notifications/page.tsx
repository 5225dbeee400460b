import type { Metadata } from "next";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).notifications.title };
}

/** All of the user's notifications. Source: B-14.9. */
export default async function NotificationsPage() {
  await pageActor();
  return <NotificationsScreen />;
}
