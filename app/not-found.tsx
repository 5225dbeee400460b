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
        // loaded anew, so that no page carries what moves between pages for the sake of this one
        <a href="/dashboard" className={buttonClasses()}>
          {notFound.back}
        </a>
      }
    />
  );
}
