import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { DocumentIcon } from "@/components/ui/icons";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export default async function ContractNotFound() {
  const { review } = copyFor(await pageLanguage());
  return (
    <EmptyState
      isPage
      icon={<DocumentIcon />}
      title={review.notFound}
      text={review.notFoundHint}
      actions={
        <Link href="/dashboard" className={buttonClasses()}>
          {review.backToContracts}
        </Link>
      }
    />
  );
}
