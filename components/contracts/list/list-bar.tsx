"use client";

import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useState, type ReactNode } from "react";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Button, buttonClasses, IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Field, Input } from "@/components/ui/field";
import { CheckIcon, CloseIcon, ColumnsIcon, MoreIcon, PlusIcon, TrashIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import { undone, useUndo } from "@/components/ui/overlay/use-undo";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { LOCALES } from "@/lib/copy/languages";
import type { SavedViewDto } from "@/lib/contracts/list/workplace-schema";
import { moreNames } from "./row-cells";
import { viewUrl, columnsIn, MORE_COLUMNS, type ListView } from "./list-query";

/** `matching` is null where nobody has counted yet; then there are more than `atLeast`. */
export type ListSize = { matching: number | null; all: number; isMore: boolean; atLeast?: number };
type ViewsChange = { views: SavedViewDto[]; insteadOf: SavedViewDto[] };
export type SaveViews = (input: ViewsChange) => Promise<ActionResult<{ views: SavedViewDto[] }>>;
type ListedFolder = { id: string; name: string };
type Props = {
  path: string;
  view: ListView;
  size: ListSize;
  views: readonly SavedViewDto[];
  saveViews: SaveViews;
  /** The folders that can be filtered by. */
  folders?: readonly ListedFolder[];
  /** Search and filters. */
  children?: ReactNode;
};

/**
 * Search and filters, the count, columns, and the view's own menu on one line; below it the active filters as chips.
 * Source: B-7.14.
 */
export function ListBar({ path, view, size, views, saveViews, folders = [], children }: Props) {
  const { contractList: words } = useCopy();
  const router = useRouter();
  const [isNaming, setNaming] = useState(false);
  const query = viewUrl("", view).slice(1);
  const kept = views.find((one) => one.query === query);
  const toast = useToast();
  const offerUndo = useUndo();
  const forgetting = useAction(saveViews, {
    fallback: words.viewFailed,
    onProblem: ({ message }) => toast.error(message),
  });
  async function forget() {
    const left = await forgetting.run({ views: views.filter((one) => one !== kept), insteadOf: [...views] });
    if (!left || !kept) return;
    router.push(path);
    const keepAgain = () => undone(saveViews({ views: [kept], insteadOf: [] }));
    offerUndo(words.viewForgotten(kept.name), keepAgain, router.refresh);
  }
  const shown = columnsIn(view.columns);
  const toggled = (column: (typeof MORE_COLUMNS)[number]) =>
    (shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]).join(",");
  const names = moreNames(words);
  return (
    <>
      {/* On a phone rarely used controls go with the filters, and the count ends the line with 'select all'. */}
      <div className="group/bar flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-full md:basis-[36rem]">{children}</div>
        <p className="text-sm text-ink-muted tabular-nums max-sm:order-last max-sm:basis-full max-sm:text-right max-sm:leading-8">
          <ListCount size={size} />
        </p>
        <div className="ml-auto flex flex-wrap gap-2 max-sm:hidden max-sm:group-has-[.filters-open]/bar:flex">
          {kept && (
            <Menu
              trigger={
                <IconButton disabled={forgetting.busy} label={words.viewMenu(kept.name)}>
                  <MoreIcon className="size-4" />
                </IconButton>
              }
            >
              <MenuItem icon={<TrashIcon className="size-4" />} onSelect={() => void forget()}>
                {words.forgetView(kept.name)}
              </MenuItem>
            </Menu>
          )}
          {query !== "" && !kept && (
            <Button variant="ghost" size="sm" onClick={() => setNaming(true)}>
              <PlusIcon className="size-4" />
              {words.keepView}
            </Button>
          )}
          <Menu
            trigger={
              <Button variant="ghost" size="sm">
                <ColumnsIcon className="size-4" />
                {words.columns}
              </Button>
            }
          >
            {MORE_COLUMNS.map((column) => (
              <MenuItem
                key={column}
                icon={<CheckIcon className={`size-4 ${shown.includes(column) ? "" : "invisible"}`} />}
                onSelect={() => router.replace(viewUrl(path, { ...view, columns: toggled(column) }), { scroll: false })}
              >
                {names[column]}
              </MenuItem>
            ))}
          </Menu>
        </div>
        <Chips {...{ path, view, folders }} />
      </div>
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          keep={(name) => {
            const others = views.filter((one) => one.name !== name);
            return saveViews({ views: [...others, { name, query }], insteadOf: [...views] });
          }}
        />
      )}
    </>
  );
}

function ListCount({ size }: { size: ListSize }) {
  const { contractList: words } = useCopy();
  const language = useLanguage();
  const figure = (count: number) => new Intl.NumberFormat(LOCALES[language]).format(count);
  const written = (count: number) =>
    size.isMore && count >= size.all ? words.moreThan(figure(count - 1)) : figure(count);
  if (size.matching === null && size.atLeast !== undefined)
    return words.shownCount(words.moreThan(figure(size.atLeast)), written(size.all));
  if (size.matching === null || size.matching === size.all) return words.countAll(written(size.all));
  return words.shownCount(written(size.matching), written(size.all));
}

/** One chip per active filter; a click removes it. Where the filters stand open, they show what is set. */
function Chips({ path, view, folders }: { path: string; view: ListView; folders: readonly ListedFolder[] }) {
  const { contractList: words, contracts, folders: folderWords } = useCopy();
  const chips = [
    { part: "q", name: view.q && words.searched(view.q) },
    { part: "type", name: view.type && contracts.types[view.type] },
    { part: "status", name: view.status && contracts.status[view.status] },
    { part: "label", name: view.label },
    { part: "folder", name: view.folder && (folders.find(({ id }) => id === view.folder)?.name ?? folderWords.filter) },
  ].filter(({ name }) => name !== "");
  if (chips.length === 0) return null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-2">
      {chips.map(({ part, name }) => (
        <Link
          key={part}
          href={viewUrl(path, { ...view, [part]: "" })}
          prefetch={false}
          scroll={false}
          aria-label={words.without(name)}
          className="inline-flex min-h-8 max-w-60 items-center sm:hidden gap-1.5 rounded border border-primary-200 bg-primary-50 px-2.5 text-sm text-primary-800"
        >
          <span className="truncate">{name}</span>
          <CloseIcon className="size-3.5" />
        </Link>
      ))}
      <Link
        href={viewUrl(path, { ...view, q: "", type: "", status: "", label: "", folder: "" })}
        className="px-1 text-sm text-primary underline-offset-2 hover:underline"
      >
        {contracts.dashboard.clear}
      </Link>
    </div>
  );
}

function NameDialog({ onClose, keep }: { onClose: () => void; keep: (name: string) => ReturnType<SaveViews> }) {
  const { contractList: words, common } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const [name, setName] = useState("");
  const form = useForm(() => (name.trim() === "" ? { mistake: { field: "name" } } : { input: name.trim() }), keep, {
    fallback: words.viewFailed,
    onDone: () => {
      toast.success(words.viewKept(name.trim()));
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.keepView}
      description={words.keepViewText}
      size="sm"
    >
      <form noValidate onSubmit={form.onSubmit} className="space-y-4">
        <FormProblem message={form.problem?.message} />
        <Field label={words.viewName} error={form.mistake ? words.viewName : null} required>
          <Input value={name} maxLength={60} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {common.cancel}
          </Button>
          <button type="submit" className={buttonClasses()} disabled={form.busy}>
            {words.keepView}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
