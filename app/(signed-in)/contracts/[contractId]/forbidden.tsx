import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LockIcon } from "@/components/ui/icons";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

/** A contract's page that the reader's role doesn't include, such as its evidence bundles (B-48.1). */
export default async function ContractForbidden() {
  const { evidence, review } = copyFor(await pageLanguage());
  return (
    <EmptyState
      isPage
      icon={<LockIcon />}
      title={evidence.refused.title}
      text={evidence.refused.text}
      actions={
        <Link href="/dashboard" className={buttonClasses()}>
          {review.backToContracts}
        </Link>
      }
    />
  );
}
