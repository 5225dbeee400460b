"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { SearchIcon, SpinnerIcon } from "@/components/ui/icons";
import { Input, Select } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { CONTRACT_SORTS, CONTRACT_TYPES, MAX_SEARCH_CHARS, STATUS_FILTERS } from "@/lib/contracts/bounds";
import { viewUrl, countOfFilters, viewIn, type ListView } from "./list-query";

/** Typed text is searched after a pause of this many milliseconds. */
export const SEARCH_AFTER_MS = 350;
const FILTERS_ID = "list-filters";

/** Search and filters of the list, and its order if the table has no headers to sort by; all of it is in the URL. */
export function ContractFilters({
  path,
  view,
  labels = [],
  folders = [],
}: {
  path: string;
  view: ListView;
  labels?: readonly string[];
  folders?: readonly { id: string; name: string }[];
}) {
  const { contracts, contractList, folders: folderWords } = useCopy();
  const { dashboard: words, status, types } = contracts;
  const offered = view.label === "" || labels.includes(view.label) ? labels : [view.label, ...labels];
  const { text, isSearching, setText, show, submit } = useView(path, view);
  const [isOpen, setOpen] = useState(false);
  return (
    <form
      role="search"
      aria-label={words.filters}
      action={path}
      onSubmit={submit}
      className={classes("flex flex-wrap gap-2", isOpen && "filters-open")}
    >
      <div className="relative min-w-0 flex-1 basis-40 sm:basis-64">
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-muted">
          {isSearching ? <SpinnerIcon className="size-4 animate-spin" /> : <SearchIcon className="size-4" />}
        </span>
        <Input
          type="search"
          name="q"
          value={text}
          maxLength={MAX_SEARCH_CHARS}
          autoComplete="off"
          aria-label={words.search}
          title={words.searchHint}
          placeholder={words.search}
          className="!pl-9 text-ellipsis"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <FoldButton count={countOfFilters(view)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <div
        id={FILTERS_ID}
        className={classes("flex basis-full flex-wrap gap-2 sm:contents", !isOpen && "max-sm:hidden")}
      >
        <Filter name="type" label={words.typeFilter} value={view.type} any={words.anyType} onChoose={show}>
          {CONTRACT_TYPES.map((type) => ({ value: type, name: types[type] }))}
        </Filter>
        <Filter name="status" label={words.statusFilter} value={view.status} any={words.anyStatus} onChoose={show}>
          {STATUS_FILTERS.map((known) => ({ value: known, name: status[known] }))}
        </Filter>
        {offered.length > 0 && (
          <Filter
            name="label"
            label={contractList.label}
            value={view.label}
            any={contractList.anyLabel}
            onChoose={show}
          >
            {offered.map((label) => ({ value: label, name: label }))}
          </Filter>
        )}
        {(folders.length > 0 || view.folder !== "") && (
          <Filter name="folder" label={folderWords.filter} value={view.folder} any={folderWords.all} onChoose={show}>
            {folders.map(({ id, name }) => ({ value: id, name }))}
          </Filter>
        )}
        <Link href="/folders" prefetch={false} className={buttonClasses({ variant: "quiet" })}>
          {folderWords.title}
        </Link>
        <div className="basis-full sm:hidden">
          <Select
            name="sort"
            aria-label={words.sort}
            value={view.sort}
            onChange={(event) => show({ sort: event.target.value })}
          >
            {CONTRACT_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </form>
  );
}

/** On a phone the filters are behind one button that shows how many are set. */
function FoldButton({ count, isOpen, onToggle }: { count: number; isOpen: boolean; onToggle: () => void }) {
  const { contractList: words } = useCopy();
  return (
    <Button
      variant="outline"
      className="!px-3 sm:hidden"
      aria-expanded={isOpen}
      aria-controls={FILTERS_ID}
      onClick={onToggle}
    >
      {words.foldedFilters}
      {count > 0 && (
        <span className="min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 text-white tabular-nums">
          {count}
        </span>
      )}
    </Button>
  );
}

type FilterProps = {
  name: "type" | "status" | "label" | "folder";
  label: string;
  value: string;
  /** The label of its first choice, which means no filter. */
  any: string;
  onChoose: (part: Record<string, string>) => void;
  children: readonly { value: string; name: string }[];
};

/** One filter, highlighted if set. Its first choice says what it filters; its name is for screen readers only. */
function Filter({ name, label, value, any, onChoose, children }: FilterProps) {
  return (
    <div className="min-w-0 flex-1 basis-32 sm:flex-none">
      <Select
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose({ [name]: event.target.value })}
        className={classes(
          "sm:field-sizing-content sm:w-auto sm:max-w-64 sm:min-w-44",
          value !== "" && "!border-primary-300 !bg-primary-50 font-medium !text-primary-800",
        )}
      >
        <option value="">{any}</option>
        {children.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The current view and how to change it; typed text is searched after a pause. */
function useView(path: string, view: ListView) {
  const router = useRouter();
  const [text, setText] = useState(view.q);
  const [isSearching, startSearch] = useTransition();
  const asked = useRef(view.q);

  function show(part: Record<string, string>) {
    const next = viewIn({ ...view, q: text, ...part });
    asked.current = next.q;
    startSearch(() => router.replace(viewUrl(path, next), { scroll: false }));
  }
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });

  // The URL may change by itself (back, 'Clear'); an older search's answer must not overwrite newer typing.
  useEffect(() => {
    if (view.q === asked.current) return;
    asked.current = view.q;
    setText(view.q);
  }, [view.q]);

  useEffect(() => {
    if (text.trim() === asked.current) return;
    // Enter may have searched already
    const timer = setTimeout(() => text.trim() !== asked.current && latest.current({}), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);

  function submit(event: FormEvent) {
    event.preventDefault();
    show({});
  }
  return { text, isSearching, setText, show, submit };
}
