"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { Tab } from "@/components/portfolio/views/use-view";
import { Button, buttonClasses } from "@/components/ui/button";
import { AnswersDrawing } from "@/components/ui/drawings/drawings";
import { EmptyState } from "@/components/ui/empty-state";
import { ColumnsIcon, SearchIcon, TableIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

type NothingAskedProps = { tabs: readonly Tab[]; onOpen: (tab: Tab) => void; onOwn: () => void };

/** Before anything was asked: what this is, and views that are ready to begin with. */
export function NothingAsked({ tabs, onOpen, onOwn }: NothingAskedProps) {
  const { empty: words, ready } = useCopy().portfolio;
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <div className="space-y-2 text-center">
        <div className="flex justify-center pb-1">
          <AnswersDrawing />
        </div>
        <h2 className="text-xl">{words.title}</h2>
        <p className="mx-auto max-w-xl text-pretty text-ink-muted">{words.text}</p>
      </div>
      <ul className="grid gap-3 pt-8 sm:grid-cols-2">
        {tabs.map((tab) =>
          tab.ready === null ? null : (
            <li key={tab.id}>
              <button
                type="button"
                onClick={() => onOpen(tab)}
                className="flex h-full w-full flex-col rounded border border-line bg-surface p-4 text-left hover:border-primary-200 hover:bg-primary-50"
              >
                <span className="block font-medium text-primary">{ready[tab.ready].name}</span>
                <span className="block pt-1 text-sm text-ink-muted">{ready[tab.ready].text}</span>
              </button>
            </li>
          ),
        )}
      </ul>
      <div className="pt-5 text-center">
        <Button variant="ghost" onClick={onOwn}>
          <ColumnsIcon className="size-4" />
          {words.ownColumns}
        </Button>
      </div>
    </div>
  );
}

export function NoContracts() {
  const { empty: words } = useCopy().portfolio;
  return (
    <EmptyState
      icon={<TableIcon />}
      drawing={<AnswersDrawing />}
      title={words.noContracts}
      text={words.noContractsText}
      actions={
        <Link href="/upload" className={buttonClasses()}>
          {words.upload}
        </Link>
      }
    />
  );
}

/** The filters let none through. */
export function NoContractPasses({ onClear }: { onClear: () => void }) {
  const { noMatch: words } = useCopy().portfolio;
  return (
    <EmptyState
      isNews
      icon={<SearchIcon />}
      title={words.title}
      text={words.text}
      actions={
        <Button variant="outline" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}
