import { Link } from "./link";
import { ChevronLeftIcon } from "./icons";

/** Above a page's name: to what it belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="-ml-1 inline-flex min-h-9 items-center gap-1 rounded pr-2 text-sm text-primary underline-offset-2 hover:underline"
    >
      <ChevronLeftIcon className="size-4" />
      {children}
    </Link>
  );
}
