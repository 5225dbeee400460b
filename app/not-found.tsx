import Link from "next/link";
import { MessagePage } from "@/components/layout/message-page";
import { buttonClasses } from "@/components/ui/button";
import { pageLanguage } from "@/lib/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export default async function NotFoundPage() {
  const { notFound } = copyFor(await pageLanguage()).common;
  return (
    <MessagePage
      title={notFound.title}
      text={notFound.text}
      actions={
        <Link href="/dashboard" className={buttonClasses()}>
          {notFound.back}
        </Link>
      }
    />
  );
}
