import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LockIcon } from "@/components/ui/icons";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

/** For everyone but administrators (B-18.5). */
export default async function UsersForbidden() {
  const { forbidden: words } = copyFor(await pageLanguage()).users;
  return (
    <EmptyState
      isPage
      icon={<LockIcon />}
      title={words.title}
      text={words.text}
      actions={
        <Link href="/dashboard" className={buttonClasses()}>
          {words.back}
        </Link>
      }
    />
  );
}
