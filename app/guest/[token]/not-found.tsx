import { ClosedLink } from "@/components/guests/closed-link";
import { PageWords } from "@/components/copy/page-words";

export default function GuestLinkNotFound() {
  return (
    <PageWords part="visitor">
      <main id="main" className="flex min-h-dvh flex-col items-center px-4 py-8 sm:justify-center">
        <ClosedLink />
      </main>
    </PageWords>
  );
}
