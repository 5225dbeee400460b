import { ClosedLink } from "@/components/guests/closed-link";

export default function GuestLinkNotFound() {
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center px-4 py-8 sm:justify-center">
      <ClosedLink />
    </main>
  );
}
