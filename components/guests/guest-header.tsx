"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { DownloadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { WholeWords } from "@/components/ui/whole-words";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import type { GuestViewDto } from "@/lib/exchange/guests/schema";
import { downloadSent, type GuestLinkAt } from "./guest-calls";

/** Each in itself, as whoever reads it looks for it. */
const NAMES: Readonly<Record<Language, string>> = { mn: "Монгол", en: "English", ru: "Русский" };

type GuestHeaderProps = { at: GuestLinkAt; view: GuestViewDto | null; onLanguage: (language: Language) => void };

export function GuestHeader({ at, view, onLanguage }: GuestHeaderProps) {
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
          {NAMES[one]}
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
