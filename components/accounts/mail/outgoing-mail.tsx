"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { NotRead } from "@/components/data/read-list";
import { usePages, type Pages } from "@/components/data/use-read";
import { isConnectionFailure } from "@/components/forms/action-answer";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/field";
import { useChosen, useMany, type Chosen } from "@/components/ui/hooks/use-many";
import { useSettled } from "@/components/ui/hooks/use-settled";
import { MailIcon, RefreshIcon } from "@/components/ui/icons";
import { PageHeading } from "@/components/ui/page-heading";
import { SearchField } from "@/components/ui/search-field";
import { ChosenBar } from "@/components/ui/table/chosen-bar";
import { RowsWaiting } from "@/components/ui/table/rows-waiting";
import { sortHead, SortSelect, type SortOf } from "@/components/ui/table/sort-head";
import { Table } from "@/components/ui/table/table";
import { MAIL_STATES, type MailState } from "@/lib/people/accounts/bounds";
import type { MailDto } from "@/lib/people/accounts/schema";
import { MailRow, maySendAgain, type SendMailAgain } from "./mail-row";
import { ReadMailDialog, type ReadMail } from "./read-mail-dialog";

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

export type MailActions = { readMail: ReadMail; sendAgain: SendMailAgain };
/** What is listed, and in which order. */
type Wanted = { search: string; state: MailState | ""; sort: SortOf<"created"> };

type MailListProps = {
  mails: Pages<MailDto>;
  actions: MailActions;
  wanted: Wanted;
  onSort: (sort: Wanted["sort"]) => void;
  onClear: () => void;
  onRead: (mail: MailDto) => void;
};

/** Letters as a table: loading, failed, empty, or page by page; several are sent again at once. */
function MailList({ mails, actions, wanted, onSort, onClear, onRead }: MailListProps) {
  const { outgoingMail: words, common, tables } = useCopy();
  const { state, isBusy, more, refresh, reload } = mails;
  const items = state.step === "loaded" ? state.items : [];
  const chosen = useChosen(items.filter(maySendAgain));
  if (state.step === "loading") return <RowsWaiting label={words.loading} />;
  if (state.step === "failed") {
    return (
      <RetryBanner retry={common.retry} onRetry={() => refresh()}>
        <p>{words.failed}</p>
        <p>{toReason(state.cause, common.noAnswer)}</p>
      </RetryBanner>
    );
  }
  if (items.length === 0) return <NoMail wanted={wanted} onClear={onClear} />;
  const date = sortHead({ column: "created", name: tables.date, sort: wanted.sort, onSort });
  return (
    <>
      <Card className="overflow-hidden">
        <Table
          label={words.label}
          head={[
            { name: tables.recipient, className: "sm:pl-10" },
            tables.email,
            tables.state,
            date,
            { name: words.sendAgain, isHidden: true },
          ]}
        >
          {items.map((mail) => (
            <MailRow
              key={mail.id}
              {...{ mail, chosen, onRead }}
              sendAgain={actions.sendAgain}
              onSent={() => refresh()}
            />
          ))}
        </Table>
      </Card>
      <SendChosen chosen={chosen} sendAgain={actions.sendAgain} onSent={() => reload()} />
      <div className="flex flex-col items-center gap-3 py-3">
        <p role="status" className="text-sm text-ink-muted">
          {state.next === null ? words.shown(items.length) : words.firstShown(items.length)}
        </p>
        {state.next !== null && (
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => more()}>
            {words.more}
          </Button>
        )}
      </div>
    </>
  );
}

function NoMail({ wanted: { search, state }, onClear }: Pick<MailListProps, "wanted" | "onClear">) {
  const { outgoingMail: words, tables } = useCopy();
  const isFiltered = search !== "" || state !== "";
  const title =
    search !== "" ? tables.nothing(search) : isFiltered ? tables.nothing(words.states[state || "sent"]) : "";
  return (
    <Card>
      <EmptyState
        icon={<MailIcon />}
        title={title || words.empty}
        text={isFiltered ? undefined : words.text}
        actions={
          isFiltered && (
            <Button variant="outline" onClick={onClear}>
              {tables.clearSearch}
            </Button>
          )
        }
      />
    </Card>
  );
}

type SendChosenProps = { chosen: Chosen<MailDto>; sendAgain: SendMailAgain; onSent: () => void };

/** Sends the selected letters again, one call each. Source: B-18.13. */
function SendChosen({ chosen, sendAgain, onSent }: SendChosenProps) {
  const { outgoingMail: words } = useCopy();
  const { run, going } = useMany();
  const send = async () => {
    await run(chosen.rows, ({ id }) => sendAgain({ mailId: id }));
    chosen.setAll(false);
    onSent();
  };
  return (
    <ChosenBar count={chosen.rows.length} going={going} onClear={() => chosen.setAll(false)}>
      <Button variant="ghost" size="sm" disabled={going !== null} onClick={() => void send()}>
        {words.sendAgain}
      </Button>
    </ChosenBar>
  );
}

/** Why the list could not be read, if a user can do something about it. */
function toReason(cause: unknown, noAnswer: string): string {
  if (isConnectionFailure(cause)) return noAnswer;
  return cause instanceof NotRead && cause.failure.code !== "unexpected" ? cause.failure.message : "";
}
