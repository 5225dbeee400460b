import { Link } from "@/components/ui/link";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DocumentIcon, UploadIcon } from "@/components/ui/icons";
import type { Copy } from "@/lib/copy/copy";
import { SampleButton, type CreateSample } from "./sample-button";

type Props = { words: Copy["contracts"]["dashboard"]; steps: readonly string[]; create: CreateSample };

/** What a new user sees instead of the table: the way to a first contract, their own or a sample. Source: B-7.2. */
export function EmptyContracts({ words, steps, create }: Props) {
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="rounded-full bg-primary-50 p-4 text-primary">
        <DocumentIcon className="size-8" />
      </span>
      <p className="text-lg font-medium">{words.empty}</p>
      <p className="max-w-md text-sm text-ink-muted">{words.emptyHint}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Link href="/upload" className={buttonClasses()}>
          <UploadIcon className="size-4" />
          {words.uploadFirst}
        </Link>
        <SampleButton create={create} />
      </div>
      <ol className="mt-6 grid w-full max-w-3xl gap-3 text-left text-sm sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 rounded border border-line p-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-primary-50 text-xs font-medium text-primary"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </Card>
  );
}
