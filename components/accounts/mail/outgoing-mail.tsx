"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { useSettled } from "@/components/ui/hooks/use-settled";
import { RefreshIcon } from "@/components/ui/icons";
import { PageHeading } from "@/components/ui/page-heading";
import { SearchField } from "@/components/ui/search-field";
import { SortSelect } from "@/components/ui/table/sort-head";
import { MAIL_STATES } from "@/lib/people/accounts/bounds";
import type { MailDto } from "@/lib/people/accounts/schema";
import { MailList, type MailActions, type Wanted } from "./mail-list";
import { ReadMailDialog } from "./read-mail-dialog";

/** Every letter sent or due to be sent, with its errors; for administrators (behaviour §23). */
export function OutgoingMail({ hasService, actions }: { hasService: boolean; actions: MailActions }) {
  const { outgoingMail: words, tables } = useCopy();
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING);
  const mails = usePages<MailDto>(toAddress({ ...wanted, search: useSettled(wanted.search.trim()) }));
  const [read, setRead] = useState<MailDto | null>(null);
  const onSort = (sort: Wanted["sort"]) => setWanted({ ...wanted, sort });
  return (
    <>
      <PageHeading
        title={words.title}
        text={words.text}
        actions={
          <Button variant="outline" busy={mails.isBusy} onClick={() => mails.refresh()}>
            {!mails.isBusy && <RefreshIcon className="size-4" />}
            {words.refresh}
          </Button>
        }
      />
      <div className="space-y-4">
        {!hasService && <Banner>{words.withoutService}</Banner>}
        <div className="flex flex-wrap gap-2">
          <SearchField
            label={tables.searchMail}
            value={wanted.search}
            onChange={(search) => setWanted({ ...wanted, search })}
          />
          <div className="w-full sm:w-56">
            <Select
              aria-label={tables.state}
              value={wanted.state}
              onChange={({ target }) =>
                setWanted({ ...wanted, state: MAIL_STATES.find((known) => known === target.value) ?? "" })
              }
            >
              <option value="">{tables.anyState}</option>
              {MAIL_STATES.map((state) => (
                <option key={state} value={state}>
                  {words.states[state]}
                </option>
              ))}
            </Select>
          </div>
          <SortSelect columns={[{ column: "created", name: tables.date }]} sort={wanted.sort} onSort={onSort} />
        </div>
        <MailList
          mails={mails}
          actions={actions}
          wanted={wanted}
          onSort={onSort}
          onClear={() => setWanted({ ...wanted, search: "", state: "" })}
          onRead={setRead}
        />
      </div>
      <ReadMailDialog mail={read} readMail={actions.readMail} onClose={() => setRead(null)} />
    </>
  );
}

const EVERYTHING: Wanted = { search: "", state: "", sort: "-created" };

function toAddress({ search, state, sort }: Wanted): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...(sort !== EVERYTHING.sort && { sort }),
  }).toString();
  return `/api/admin/mail${query && `?${query}`}`;
}
