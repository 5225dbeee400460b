import type { Metadata } from "next";
import { CreateContract } from "@/components/templates/create-contract";
import { buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { BackLink } from "@/components/ui/page-heading";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { listTemplates } from "@/lib/contracts/templates/templates";
import { copyFor } from "@/lib/copy/copy";
import { createFromTemplateAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).templates.title };
}

/** A new contract from a template. Source: behaviour §9. */
export default async function CreatePage({
  searchParams,
}: {
  searchParams: Promise<{ template?: string | string[] }>;
}) {
  const actor = await pageActor();
  const [{ template }, own, { templates: words, drafting }] = await Promise.all([
    searchParams,
    listTemplates(actor),
    pageLanguage().then(copyFor),
  ]);
  return (
    <div className="group space-y-6 max-sm:space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="space-y-1">
          <BackLink href="/dashboard">{words.back}</BackLink>
          <h1>{words.title}</h1>
          <p className="text-sm text-ink-muted max-sm:group-has-[form]:hidden">{words.intro}</p>
        </div>
        <Link
          href="/create/spreadsheet"
          className={classes(buttonClasses({ variant: "outline" }), "max-sm:group-has-[form]:hidden")}
        >
          {drafting.open}
        </Link>
      </div>
      <CreateContract
        userId={actor.userId}
        requested={[template].flat()[0] ?? null}
        own={own}
        create={createFromTemplateAction}
      />
    </div>
  );
}
