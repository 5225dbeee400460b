import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { LockIcon } from "@/components/ui/icons";
import { pageLanguage } from "@/lib/adapters/page";
import { copyFor } from "@/lib/copy/copy";

/** For everybody but administrators (B-18.5). */
export default async function UsersForbidden() {
  const { forbidden: words } = copyFor(await pageLanguage()).users;
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-neutral-50 text-ink-muted">
        <LockIcon className="size-7" />
      </span>
      <h1>{words.title}</h1>
      <p className="text-ink-muted">{words.text}</p>
      <Link href="/dashboard" className={buttonClasses()}>
        {words.back}
      </Link>
    </div>
  );
}
