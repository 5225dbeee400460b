"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { NotRead } from "@/components/data/read-list";
import type { Pages } from "@/components/data/use-read";
import { isConnectionFailure } from "@/components/forms/action-answer";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChosenBar } from "@/components/ui/table/chosen-bar";
import { EmptyState } from "@/components/ui/empty-state";
import { useChosen, useMany, type Chosen } from "@/components/ui/hooks/use-many";
import { MailIcon } from "@/components/ui/icons";
import { RowsWaiting } from "@/components/ui/table/rows-waiting";
import { sortHead, type SortOf } from "@/components/ui/table/sort-head";
import { Table } from "@/components/ui/table/table";
import type { MailState } from "@/lib/people/accounts/bounds";
import type { MailDto } from "@/lib/people/accounts/schema";
import { MailRow, maySendAgain, type SendMailAgain } from "./mail-row";
import type { ReadMail } from "./read-mail-dialog";

export type MailActions = { readMail: ReadMail; sendAgain: SendMailAgain };
/** What is listed, and in which order. */
export type Wanted = { search: string; state: MailState | ""; sort: SortOf<"created"> };

type MailListProps = {
  mails: Pages<MailDto>;
  actions: MailActions;
  wanted: Wanted;
  onSort: (sort: Wanted["sort"]) => void;
  onClear: () => void;
  onRead: (mail: MailDto) => void;
};

/** Letters as a table: loading, failed, empty, or page by page; several are sent again at once. */
export function MailList({ mails, actions, wanted, onSort, onClear, onRead }: MailListProps) {
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
