"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { toSummaryQuery } from "@/components/portfolio/asked";
import { changeView } from "@/components/portfolio/portfolio-calls";
import { Button, IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { MoreIcon, PlusIcon, TrashIcon, UsersIcon } from "@/components/ui/icons";
import { Menu, MenuItem, MenuLabel } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import type { ViewDto } from "@/lib/portfolio/view-schema";
import type { Tab, useView } from "./use-view";
import { RemoveViewDialog, SaveViewDialog, ShareViewDialog } from "./view-dialogs";

type ViewTabsProps = {
  view: ReturnType<typeof useView>;
  /** How many contracts pass the open one. */
  count: number | null;
  onViewsChanged: () => Promise<unknown>;
};

/** Saved views and ready ones; what was changed is kept in the open one, or under a new name. */
export function ViewTabs({ view, count, onViewsChanged }: ViewTabsProps) {
  const words = useCopy().portfolio;
  const [dialog, setDialog] = useState<"save" | "share" | "remove" | null>(null);
  const { tabs, open, isChanged, isOwnColumns, asked } = view;
  const own = open?.view?.isOwn ? open.view : null;
  const toast = useToast();
  const names = useTabNames();
  const close = () => setDialog(null);
  async function saveChanges(kept: ViewDto) {
    if (!asked) return;
    const change = { name: kept.name, query: toSummaryQuery(asked), widths: asked.widths };
    const done = await changeView(kept.id, change);
    if (!done.ok) return toast.error(done.message || words.views.failed);
    toast.success(words.views.saved(kept.name));
    await onViewsChanged();
    view.keep(done.answer);
  }
  return (
    <div className="flex items-end gap-2 border-b border-line px-4 sm:px-6">
      <nav
        aria-label={words.views.label}
        className="answers-strip min-w-0 overflow-x-auto overflow-y-hidden max-sm:flex-1"
      >
        <ul className="flex items-end">
          {tabs.map((tab) => (
            <li key={tab.id}>
              <TabButton
                name={names(tab)}
                isOpen={tab === open}
                count={tab === open ? count : null}
                onOpen={() => view.openTab(tab)}
              />
            </li>
          ))}
          {isOwnColumns && (
            <li>
              <TabButton name={words.unsavedView} isOpen count={count} onOpen={() => undefined} />
            </li>
          )}
        </ul>
      </nav>
      <div className="flex shrink-0 items-center gap-1 pb-1">
        {own && isChanged && (
          <Button size="sm" variant="ghost" onClick={() => void saveChanges(own)}>
            {words.views.saveChanges}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setDialog("save")}>
          <PlusIcon className="size-4" />
          <span className="max-sm:sr-only">{words.views.save}</span>
        </Button>
        {open?.view && (
          <ViewMenu view={open.view} onShare={() => setDialog("share")} onRemove={() => setDialog("remove")} />
        )}
      </div>
      {dialog === "save" && asked && (
        <SaveViewDialog
          asked={asked}
          onClose={close}
          onSaved={(saved) => {
            close();
            void onViewsChanged().then(() => view.keep(saved));
          }}
        />
      )}
      {dialog === "share" && own && (
        <ShareViewDialog view={own} onClose={close} onShared={() => (close(), void onViewsChanged())} />
      )}
      {dialog === "remove" && own && (
        <RemoveViewDialog
          view={own}
          onClose={close}
          onRemoved={() => {
            close();
            view.leave();
            void onViewsChanged();
          }}
        />
      )}
    </div>
  );
}

/** Under its own name, or that of the view that is ready. */
function useTabNames(): (tab: Tab) => string {
  const { ready } = useCopy().portfolio;
  return (tab) => tab.view?.name ?? (tab.ready ? ready[tab.ready].name : "");
}

type TabButtonProps = { name: string; isOpen: boolean; count: number | null; onOpen: () => void };

function TabButton({ name, isOpen, count, onOpen }: TabButtonProps) {
  const words = useCopy().portfolio;
  return (
    <button
      type="button"
      aria-current={isOpen ? "page" : undefined}
      onClick={onOpen}
      className={classes(
        "flex min-h-10 items-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-2",
        isOpen ? "border-primary text-primary" : "border-transparent text-ink-muted hover:text-ink",
      )}
    >
      {name}
      {count !== null && (
        <span className="rounded-full bg-primary-50 px-1.5 text-xs text-primary-800 tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{words.contractCount(count)}</span>
        </span>
      )}
    </button>
  );
}

type ViewMenuProps = { view: ViewDto; onShare: () => void; onRemove: () => void };

function ViewMenu({ view, onShare, onRemove }: ViewMenuProps) {
  const { views: words } = useCopy().portfolio;
  return (
    <Menu
      trigger={
        <IconButton variant="quiet" label={words.manage(view.name)}>
          <MoreIcon className="size-4" />
        </IconButton>
      }
    >
      {view.isOwn ? (
        <>
          <MenuItem icon={<UsersIcon className="size-4 text-ink-muted" />} onSelect={onShare}>
            {words.share}
          </MenuItem>
          <MenuItem icon={<TrashIcon className="size-4 text-ink-muted" />} onSelect={onRemove}>
            {words.remove}
          </MenuItem>
        </>
      ) : (
        <MenuLabel>{words.sharedBy(view.ownerName)}</MenuLabel>
      )}
    </Menu>
  );
}
