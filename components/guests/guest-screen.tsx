"use client";

import { startTransition, Suspense, useMemo, useState } from "react";
import { CopyProvider, useCopy } from "@/components/copy/copy-provider";
import { PageWords } from "@/components/copy/page-words";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { DownloadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { WholeWords } from "@/components/ui/whole-words";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import type { GuestViewDto } from "@/lib/exchange/guests/schema";
import { readGuestView, downloadSent, type GuestLinkAt } from "./guest-calls";
import { GuestPaper } from "./guest-paper";
import type { Piece } from "./pieces";
import { ReplyPanel } from "./reply-panel";
import { trackedSince } from "./tracked";
import { marksOf, useReply } from "./use-reply";

/** What a guest's link opens, in the language they choose. Source: behaviour §41. */
export function GuestScreen({ token, language: initial }: GuestLinkAt) {
  const [language, setLanguage] = useState<Language>(initial);
  return (
    <CopyProvider language={language}>
      <Suspense>
        <PageWords part="visitor">
          <div lang={language} className="min-h-dvh bg-desk">
            <OpenedLink at={{ token, language }} onLanguage={(next) => startTransition(() => setLanguage(next))} />
          </div>
        </PageWords>
      </Suspense>
    </CopyProvider>
  );
}

type OpenedLinkProps = { at: GuestLinkAt; onLanguage: (language: Language) => void };

function OpenedLink({ at, onLanguage }: OpenedLinkProps) {
  const words = useCopy().guestPage;
  const { data, isFailed, reload } = useRead<GuestViewDto>(`guest ${at.token}`, async () => {
    const read = await readGuestView(at);
    return read.ok ? read.answer : null;
  });
  return (
    <>
      <GuestHeader at={at} view={data ?? null} onLanguage={onLanguage} />
      <main id="main" className="mx-auto max-w-[84rem] px-3 py-4 sm:px-6">
        {!data && !isFailed && <Spinner label={words.loading} />}
        {!data && isFailed && (
          <Banner tone="error" action={<Button onClick={() => void reload()}>{words.retry}</Button>}>
            {words.failed}
          </Banner>
        )}
        {data && <GuestDesk at={at} view={data} onSent={() => void reload()} />}
      </main>
    </>
  );
}

/** Where the reply is below the text: that it waits to be sent, and the way there. */
function Ready({ count }: { count: number }) {
  const words = useCopy().guestPage;
  return (
    <p className="sticky bottom-0 z-10 -mx-3 flex items-center justify-between gap-3 border-t border-line bg-surface px-3 py-2 text-sm sm:-mx-6 sm:px-6 lg:hidden">
      {words.ready(count)}
      <Button size="sm" onClick={() => document.querySelector(".guest-panel")?.scrollIntoView()}>
        {words.toReply}
      </Button>
    </p>
  );
}

/** The text and the reply: side by side, or one below the other where there is no room. */
function GuestDesk({ at, view, onSent }: { at: GuestLinkAt; view: GuestViewDto; onSent: () => void }) {
  const words = useCopy().guestPage;
  const reply = useReply(at.token);
  const marks = useMemo(() => marksOf(reply.draft, reply.sent), [reply.draft, reply.sent]);
  const [chosen, setChosen] = useState<Piece | null>(null);
  const [isTracked, setIsTracked] = useState(true);
  const tracked = useMemo(
    () => (view.earlierText === null ? null : trackedSince(view.earlierText, view.plainText)),
    [view.earlierText, view.plainText],
  );
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <section className="min-w-0 space-y-3">
        <p className="text-sm text-ink-muted">{words.choose}</p>
        {tracked && (
          <label className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={isTracked}
              onChange={({ target }) => setIsTracked(target.checked)}
              className="size-4 shrink-0 accent-primary"
            />
            {words.tracked(view.sentByName)}
          </label>
        )}
        <GuestPaper
          html={view.textContent}
          entries={marks}
          tracked={isTracked ? tracked : null}
          chosen={chosen?.start ?? null}
          onChoose={setChosen}
        />
        {reply.draft.entries.length > 0 && chosen === null && <Ready count={reply.draft.entries.length} />}
      </section>
      <ReplyPanel at={at} view={view} reply={reply} chosen={chosen} onChoose={setChosen} onSent={onSent} />
    </div>
  );
}

/** Each in itself, as whoever reads it looks for it. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { mn: "Монгол", en: "English", ru: "Русский" };

type GuestHeaderProps = { at: GuestLinkAt; view: GuestViewDto | null; onLanguage: (language: Language) => void };

function GuestHeader({ at, view, onLanguage }: GuestHeaderProps) {
  const words = useCopy().guestPage;
  const day = useDay();
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-[84rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-3 py-3 sm:px-6">
        <div className="min-w-0 space-y-0.5">
          <h1 className="text-lg break-words">
            <WholeWords text={view?.contractName ?? words.title} />
          </h1>
          <p className="text-sm text-ink-muted">
            {view ? words.sentBy(view.sentByName, day(view.sentAt)) : words.noAccount}
            {view && ` · ${words.until(day(view.expiresAt))}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <LanguageSwitch language={at.language} onLanguage={onLanguage} />
          {view && view.fileName !== null && <Download at={at} fileName={view.fileName} />}
        </div>
      </div>
    </header>
  );
}

function LanguageSwitch({ language, onLanguage }: { language: Language; onLanguage: (language: Language) => void }) {
  const words = useCopy().guestPage;
  return (
    <div role="group" aria-label={words.language} className="flex rounded bg-sunken p-0.5">
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          className={classes(
            "min-h-9 rounded px-2.5 text-sm",
            one === language ? "bg-surface font-medium text-ink shadow-card" : "text-ink-muted hover:text-ink",
          )}
          onClick={() => onLanguage(one)}
        >
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
    </div>
  );
}

function Download({ at, fileName }: { at: GuestLinkAt; fileName: string }) {
  const words = useCopy().guestPage;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    const isHere = await downloadSent(at, fileName);
    setIsBusy(false);
    if (!isHere) toast.error(words.downloadFailed);
  };
  return (
    <Button variant="outline" busy={isBusy} title={fileName} onClick={() => void download()}>
      {!isBusy && <DownloadIcon />}
      {words.download}
    </Button>
  );
}
