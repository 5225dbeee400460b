import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Copy } from "@/lib/copy/copy";

/** An invitation that can't be shown: the reason, and a link home. Source: behaviour §16. */
export function InvitationProblem({ words, message }: { words: Copy["collaboration"]["invitation"]; message: string }) {
  return (
    <Card className="w-full max-w-md space-y-6 p-6 sm:p-8">
      <h1>{words.title}</h1>
      <Banner tone="error">{message}</Banner>
      <Link href="/" className={`w-full ${buttonClasses()}`}>
        {words.home}
      </Link>
    </Card>
  );
}
