import type { ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { ContractDrawing } from "@/components/ui/drawings/drawings";
import { EmptyState } from "@/components/ui/empty-state";
import { DocumentIcon, EditIcon, UploadIcon, SearchIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Copy } from "@/lib/copy/copy";
import { TEMPLATE_TYPES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { SampleButton, type CreateSample } from "./sample-button";

type Props = { copy: Pick<Copy, "contracts" | "contractList" | "sample" | "templates">; create: CreateSample };

/**
 * Shown to a new user instead of the table: how to add a first contract, from a file, a sample or a template. Source:
 * B-7.2.
 */
export function EmptyContracts({ copy: { contracts, contractList, sample, templates }, create }: Props) {
  const words = contracts.dashboard;
  return (
    <div className="space-y-6">
      <Card className="grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="p-5 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <div>
              <p className="text-xl font-medium">{words.empty}</p>
              <p className="mt-1 max-w-xl text-ink-muted">{words.emptyHint}</p>
            </div>
            <div className="max-sm:hidden">
              <ContractDrawing />
            </div>
          </div>
          <ol className="mt-6 divide-y divide-line">
            {contractList.steps.map((step, index) => (
              <Step key={step} number={index + 1} text={step}>
                {index === 0 && <FirstUpload words={contracts} />}
              </Step>
            ))}
          </ol>
        </div>
        <Sample sample={sample}>
          <SampleButton create={create} />
        </Sample>
      </Card>
      <section className="space-y-3">
        <h2>{templates.gallery}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {TEMPLATE_TYPES.map((type) => (
            <li key={type} className="flex">
              <TemplateLink type={type} name={contracts.types[type]} words={templates} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The first is highlighted as the next step. */
function Step({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 py-4 sm:gap-4">
      <span
        aria-hidden="true"
        className={classes(
          "grid size-7 shrink-0 place-items-center rounded-full text-sm font-medium",
          number === 1 ? "bg-primary text-white" : "border border-line-strong text-ink-muted",
        )}
      >
        {number}
      </span>
      <div className="min-w-0 flex-1 space-y-3 pt-1">
        <p className={classes(number === 1 && "font-medium")}>{text}</p>
        {children}
      </div>
    </li>
  );
}

/** Says that files can be dropped anywhere on the page. */
function FirstUpload({ words: { dashboard, upload } }: { words: Copy["contracts"] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-dashed border-primary-200 bg-primary-50 p-3 sm:p-4">
      <Link href="/upload" className={classes(buttonClasses({ variant: "outline" }), "max-sm:w-full max-sm:!px-2")}>
        <UploadIcon className="size-4" />
        {dashboard.uploadFirst}
      </Link>
      <p className="text-sm text-ink-muted">
        <span className="block pointer-coarse:hidden">{upload.dropHint}</span>
        <span className="block">{upload.fileHint}</span>
      </p>
    </div>
  );
}

/** The sample's text on paper, as far as it fits; screen readers get it by opening it. */
function Sample({ sample, children }: { sample: Copy["sample"]; children: ReactNode }) {
  const [title = "", ...paragraphs] = sample.text.split("\n").filter((line) => line !== "");
  return (
    <div className="relative flex flex-col gap-5 border-t border-line bg-desk px-6 pt-6 lg:h-0 lg:min-h-full lg:border-t-0 lg:border-l">
      <div className="[&>button]:w-full">{children}</div>
      <div
        aria-hidden="true"
        className="max-h-56 min-h-0 flex-1 overflow-hidden rounded-t bg-paper px-6 pt-6 font-paper text-sm leading-relaxed text-ink-paper shadow-paper lg:max-h-none"
      >
        <p className="pb-2 text-center font-medium">{title}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="pb-2">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}

function TemplateLink({ type, name, words }: { type: TemplateType; name: string; words: Copy["templates"] }) {
  const Icon = type === "Other" ? EditIcon : DocumentIcon;
  return (
    <Link
      href={`/create?template=${encodeURIComponent(type)}`}
      prefetch={false}
      className="flex w-full items-start gap-3 rounded border border-line bg-surface p-4 transition-colors hover:border-primary-400 hover:bg-primary-50/40"
    >
      <Icon className="mt-0.5 size-5 text-primary" />
      <span className="min-w-0 space-y-0.5">
        <span className="block text-sm font-medium">{name}</span>
        <span className="block text-xs text-ink-muted">{words.startWith(name)}</span>
      </span>
    </Link>
  );
}

/** Replaces the list if a search or filter matches nothing. */
export function NoMatch({ words, clearAddress }: { words: Copy["contracts"]["dashboard"]; clearAddress: string }) {
  return (
    <Card>
      <EmptyState
        isNews
        icon={<SearchIcon />}
        title={words.noMatch}
        actions={
          <Link href={clearAddress} className={buttonClasses({ variant: "outline" })}>
            {words.clear}
          </Link>
        }
      />
    </Card>
  );
}
