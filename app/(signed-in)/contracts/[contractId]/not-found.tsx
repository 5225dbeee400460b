import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { pageLanguage } from "@/lib/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export default async function ContractNotFound() {
  const { review } = copyFor(await pageLanguage());
  return (
    <div className="mx-auto max-w-lg space-y-4 py-16 text-center">
      <h1>{review.notFound}</h1>
      <p className="text-ink-muted">{review.notFoundHint}</p>
      <Link href="/dashboard" className={buttonClasses()}>
        {review.backToContracts}
      </Link>
    </div>
  );
}
