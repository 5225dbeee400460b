import { MessagePage } from "@/components/layout/message-page";
import { buttonClasses } from "@/components/ui/button";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export default async function NotFoundPage() {
  const { notFound } = copyFor(await pageLanguage()).common;
  return (
    <MessagePage
      title={notFound.title}
      text={notFound.text}
      actions={
        // a full load, so that other pages don't carry client navigation code just for this one
        <a href="/dashboard" className={buttonClasses()}>
          {notFound.back}
        </a>
      }
    />
  );
}
