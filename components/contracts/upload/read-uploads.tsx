"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useAskAgain, useRead } from "@/components/data/use-read";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { CheckIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { nameFromFile } from "@/lib/contracts/reading/name-from-file";
import type { Copy } from "@/lib/copy/copy";
import type { GridRowDto } from "@/lib/portfolio/schema";
import { shortParty } from "@/lib/short-party";
import { CorrectUpload } from "./correct-upload";
import { ENDS, PARTIES, readUploaded, type ReadRows } from "./read-calls";
import { isNamedAs } from "./upload-kind";

/** A file that became a contract. */
export type Uploaded = { contractId: string; fileName: string };

const POLL_MS = 2_500;
const MAX_POLL_MS = 30_000;

/** What was understood of each of several files, each with how sure that is, to check and correct. Source: B-7.22. */
export function ReadUploads({ uploads, onChanged }: { uploads: readonly Uploaded[]; onChanged: () => void }) {
  const { contractList } = useCopy();
  const words = contractList.uploaded;
  const ids = uploads.map(({ contractId }) => contractId);
  const { data, reload, isFailed } = useRead<ReadRows>(`uploaded ${ids.join()}`, () => readUploaded(ids));
  const waiting = ids.filter((id) => isUnread(data?.[id]));
  useAskAgain({
    waitsFor: waiting.length > 0 ? waiting.join() : null,
    firstPauseMs: POLL_MS,
    nextPauseMs: (pauseMs, isAnswered) => (isAnswered ? POLL_MS : Math.min(pauseMs * 2, MAX_POLL_MS)),
    ask: reload,
  });
  const again = () => {
    void reload();
    onChanged();
  };
  return (
    <section aria-label={words.title}>
      <div className="px-4 py-2">
        <h3 className="text-sm font-medium">{words.title}</h3>
        <p className="text-xs text-ink-muted">{words.hint}</p>
        {isFailed && !data && <p className="text-xs text-danger">{words.notRead}</p>}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {uploads.map((upload) => (
          <ReadUpload key={upload.contractId} {...{ upload, row: data?.[upload.contractId], onChanged: again }} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {data && words.readCount(ids.length - waiting.length, ids.length)}
      </p>
    </section>
  );
}

/** Neither read to the end nor failed. */
function isUnread(row: GridRowDto | undefined): boolean {
  if (!row) return true;
  const { status } = row.contract;
  return status !== "failed" && (status === "processing" || row.cells[ENDS]?.state === "unread");
}

type RowProps = { upload: Uploaded; row: GridRowDto | undefined; onChanged: () => void };

function ReadUpload({ upload: { contractId, fileName }, row, onChanged }: RowProps) {
  const { contractList, contracts } = useCopy();
  const words = contractList.uploaded;
  const [isOpen, setIsOpen] = useState(false);
  const name = row?.contract.name ?? nameFromFile(fileName);
  const isFailed = row?.contract.status === "failed";
  return (
    <li className="px-4 py-2.5 text-sm">
      <div className="grid items-start gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="flex min-w-0 items-center gap-2">
          <CheckIcon className="size-5 shrink-0 text-success" />
          <span className="min-w-0 truncate font-medium" title={fileName}>
            {name}
          </span>
          {row && <Sure how={name === nameFromFile(fileName) ? "fileName" : "stated"} />}
        </p>
        <p className="flex items-center gap-3 max-sm:pl-7">
          <Link
            href={`/contracts/${contractId}`}
            className="whitespace-nowrap text-primary underline-offset-2 hover:underline"
          >
            {contractList.fileOpen}
          </Link>
          {row && !isUnread(row) && !isFailed && (
            <Button
              size="sm"
              variant="outline"
              aria-expanded={isOpen}
              aria-label={words.correctNamed(name)}
              onClick={() => setIsOpen(!isOpen)}
            >
              {words.correct}
            </Button>
          )}
        </p>
      </div>
      <div className="pl-7">
        {isFailed ? <p className="text-danger">{contracts.status.failed}</p> : <Facts row={row} />}
        {isOpen && row && (
          <CorrectUpload
            row={row}
            onClose={() => setIsOpen(false)}
            onSaved={() => {
              setIsOpen(false);
              onChanged();
            }}
          />
        )}
      </div>
    </li>
  );
}

function Facts({ row }: Pick<RowProps, "row">) {
  const { contractList, contracts } = useCopy();
  const words = contractList.uploaded;
  const day = useDay();
  if (!row || isUnread(row)) return <p className="pt-1 text-xs text-ink-muted">{words.reading}</p>;
  const { name, contractType } = row.contract;
  const types = contracts.types as Readonly<Record<string, string>>;
  const isKindNamed = contractType !== "Other" && isNamedAs(name, contractType);
  const [party, end] = [partyIn(row), endIn(row)];
  return (
    <dl className="grid gap-x-4 gap-y-1 pt-1 sm:grid-cols-3">
      <Fact name={contracts.dashboard.columns.type} how={isKindNamed ? "stated" : "likely"}>
        {types[contractType] ?? contracts.dashboard.typeMissing}
      </Fact>
      <Fact name={contractList.parties} how={party.how}>
        {party.text}
      </Fact>
      <Fact name={contractList.ends} how={end.how}>
        {end.day ? day(end.day) : end.text}
      </Fact>
    </dl>
  );
}

function partyIn({ cells }: GridRowDto) {
  const { state: how = "notFound", value } = cells[PARTIES] ?? {};
  return { how, text: value?.text.split(", ").map(shortParty).join(", ") ?? null };
}

function endIn({ cells }: GridRowDto) {
  const { state: how = "notFound", value } = cells[ENDS] ?? {};
  return { how, text: value?.text ?? null, day: value?.day };
}

type How = GridRowDto["cells"][string]["state"] | "fileName";

function Fact({ name, how, children }: { name: string; how: How; children: string | null }) {
  const { notFound } = useCopy().contractList.uploaded;
  const isThere = children !== null && children !== "" && how !== "nearest";
  return (
    <div className="min-w-0 max-sm:flex max-sm:gap-2">
      <dt className="shrink-0 text-xs leading-5 text-ink-muted max-sm:w-28">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {isThere ? (
          <>
            {children} <Sure how={how} />
          </>
        ) : (
          <span className="text-ink-muted">{notFound}</span>
        )}
      </dd>
    </div>
  );
}

/** How sure it is, in a word; the sign alone would have to be learnt. */
function Sure({ how }: { how: How }) {
  const { uploaded: words } = useCopy().contractList;
  const [text, hint] = surenessOf(how, words);
  if (text === null) return null;
  const look = text === words.unsure ? "text-warning" : "text-ink-muted";
  return (
    <span title={hint} className={`text-xs whitespace-nowrap ${look}`}>
      {text}
    </span>
  );
}

function surenessOf(how: How, words: Copy["contractList"]["uploaded"]): [string | null, string?] {
  if (how === "verified") return [words.checked];
  if (how === "stated") return [words.asRead, words.asReadHint];
  if (how === "fileName") return [words.fromFileName];
  return how === "likely" ? [words.unsure, words.unsureHint] : [null];
}
