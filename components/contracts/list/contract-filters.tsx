"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Field } from "@/components/ui/field";
import { SearchIcon, SpinnerIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CONTRACT_SORTS, CONTRACT_TYPES, MAX_SEARCH_CHARS, STATUS_FILTERS } from "@/lib/contracts/bounds";
import { addressOf, isNarrowed, viewIn, type ListView } from "./list-query";

/** Milliseconds of rest after which what was typed is searched. */
export const SEARCH_AFTER_MS = 350;

/**
 * Search and filters of the list, and its order where the table has no heads to choose it by; all of it is in the
 * address.
 */
export function ContractFilters({
  path,
  view,
  labels = [],
}: {
  path: string;
  view: ListView;
  labels?: readonly string[];
}) {
  const { contracts, contractList } = useCopy();
  const { dashboard: words, status, types } = contracts;
  const offered = view.label === "" || labels.includes(view.label) ? labels : [view.label, ...labels];
  const { text, isSearching, setText, show, submit } = useView(path, view);
  return (
    <form
      role="search"
      aria-label={words.filters}
      action={path}
      onSubmit={submit}
      className={`grid grid-cols-2 gap-x-3 gap-y-4 ${offered.length === 0 ? "lg:grid-cols-4" : "lg:grid-cols-5"}`}
    >
      <div className="col-span-2">
        <Field label={words.search}>
          <div className="relative">
            <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-muted">
              {isSearching ? <SpinnerIcon className="size-4 animate-spin" /> : <SearchIcon className="size-4" />}
            </span>
            <Input
              type="search"
              name="q"
              value={text}
              maxLength={MAX_SEARCH_CHARS}
              autoComplete="off"
              title={words.searchHint}
              placeholder={words.searchPlaceholder}
              className="!pl-9"
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        </Field>
      </div>
      <Field label={words.typeFilter}>
        <Select name="type" value={view.type} onChange={(event) => show({ type: event.target.value })}>
          <option value="">{words.anyType}</option>
          {CONTRACT_TYPES.map((type) => (
            <option key={type} value={type}>
              {types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.statusFilter}>
        <Select name="status" value={view.status} onChange={(event) => show({ status: event.target.value })}>
          <option value="">{words.anyStatus}</option>
          {STATUS_FILTERS.map((known) => (
            <option key={known} value={known}>
              {status[known]}
            </option>
          ))}
        </Select>
      </Field>
      {offered.length > 0 && (
        <Field label={contractList.label}>
          <Select name="label" value={view.label} onChange={(event) => show({ label: event.target.value })}>
            <option value="">{contractList.anyLabel}</option>
            {offered.map((label) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="col-span-2 sm:hidden">
        <Field label={words.sort}>
          <Select name="sort" value={view.sort} onChange={(event) => show({ sort: event.target.value })}>
            {CONTRACT_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {isNarrowed(view) && (
        <p className="text-sm col-span-full">
          <Link
            href={addressOf(path, { ...view, q: "", type: "", status: "", label: "" })}
            className="text-primary underline-offset-2 hover:underline"
          >
            {words.clear}
          </Link>
        </p>
      )}
    </form>
  );
}

/** The view on screen and the way to another; typing is searched after a rest. */
function useView(path: string, view: ListView) {
  const router = useRouter();
  const [text, setText] = useState(view.q);
  const [isSearching, startSearch] = useTransition();
  const asked = useRef(view.q);

  function show(part: Record<string, string>) {
    const next = viewIn({ ...view, q: text, ...part });
    asked.current = next.q;
    startSearch(() => router.replace(addressOf(path, next), { scroll: false }));
  }
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });

  // The address may change by itself (back, 'Clear'); an answer to what was typed must not undo what was typed since.
  useEffect(() => {
    if (view.q === asked.current) return;
    asked.current = view.q;
    setText(view.q);
  }, [view.q]);

  useEffect(() => {
    if (text.trim() === asked.current) return;
    // Enter may have been quicker
    const timer = setTimeout(() => text.trim() !== asked.current && latest.current({}), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);

  function submit(event: FormEvent) {
    event.preventDefault();
    show({});
  }
  return { text, isSearching, setText, show, submit };
}
