"use client";

import { useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ChooseFile, FileDrop } from "@/components/ui/file-drop";
import { Spinner } from "@/components/ui/progress";
import type { ComparisonDto, Side } from "@/lib/compare/schema";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { deleteComparison, type Pair } from "./compare-calls";
import { Finding } from "./finding";
import { useComparison, type ComparisonState } from "./use-comparison";

/** Two files compared without an account. `token` is the secret of one that was begun. Source: behaviour §45. */
export function CompareScreen({ token }: { token: string | null }) {
  const words = useCopy().compare;
  const language = useLanguage();
  const [files, setFiles] = useState<Record<Side, File | null>>({ before: null, after: null });
  const { state, send, reset } = useComparison(token, { language, failed: words.failed });
  const both = files.before && files.after ? { before: files.before, after: files.after } : null;
  const swap = () => {
    if (!both) return;
    const turned = { before: both.after, after: both.before };
    setFiles(turned);
    void send(turned);
  };
  const remove = async (open: string) => {
    const done = await deleteComparison(open, language);
    reset(done.ok || done.code === "comparisonNotFound" ? words.removed : done.message || words.failed);
  };
  if (state.step === "open" && state.view?.status === "ready")
    return (
      <Finding
        token={state.token}
        view={state.view}
        onSwap={both && swap}
        onAgain={() => reset()}
        onDelete={() => void remove(state.token)}
      />
    );
  if (state.step === "open" && state.view?.status === "failed")
    return <Refused view={state.view} onAgain={() => reset()} />;
  if (state.step !== "choosing") return <Waiting state={state} />;
  return (
    <Choosing
      files={files}
      message={state.message}
      onChoose={(side, file) => setFiles((known) => ({ ...known, [side]: file }))}
      onSend={both && (() => void send(both satisfies Pair))}
    />
  );
}

type ChoosingProps = {
  files: Record<Side, File | null>;
  message: string | null;
  onChoose: (side: Side, file: File) => void;
  /** Null until both files are chosen. */
  onSend: (() => void) | null;
};

function Choosing({ files, message, onChoose, onSend }: ChoosingProps) {
  const words = useCopy().compare;
  return (
    <section className="space-y-5">
      <header className="space-y-2">
        <h1 className="text-xl text-pretty">{words.heading}</h1>
        <p className="text-pretty">{words.intro}</p>
      </header>
      {message && <Banner role="status">{message}</Banner>}
      <div className="grid gap-3 sm:grid-cols-2">
        <FileSlot side="before" file={files.before} onChoose={(file) => onChoose("before", file)} />
        <FileSlot side="after" file={files.after} onChoose={(file) => onChoose("after", file)} />
      </div>
      <p className="text-sm text-ink-muted">{words.kinds}</p>
      <Button disabled={!onSend} onClick={() => onSend?.()}>
        {words.submit}
      </Button>
      <p className="text-sm text-pretty text-ink-muted">{words.kept}</p>
    </section>
  );
}

/** Says what is going on, page by page where pictures are read. Source: B-45.5. */
function Waiting({ state }: { state: Exclude<ComparisonState, { step: "choosing" }> }) {
  const words = useCopy().compare;
  const pages = state.step === "open" ? (state.view?.pages ?? null) : null;
  const label =
    state.step === "sending"
      ? words.sending
      : pages && pages.done < pages.total
        ? words.pages(pages.done + 1, pages.total)
        : words.comparing;
  return (
    <section className="space-y-4" aria-live="polite">
      <Spinner label={label} />
      {pages && <progress className="w-full" value={pages.done} max={pages.total} aria-label={label} />}
      {state.step === "open" && state.isLost && <Banner tone="warning">{words.failed}</Banner>}
    </section>
  );
}

function Refused({ view, onAgain }: { view: ComparisonDto; onAgain: () => void }) {
  const words = useCopy().compare;
  const { problem, beforeName, afterName } = view;
  const name = problem?.side === "before" ? beforeName : problem?.side === "after" ? afterName : null;
  return (
    <section className="space-y-4">
      <Banner tone="error">{`${name === null ? "" : `${name}: `}${problem?.message || words.failed}`}</Banner>
      <Button onClick={onAgain}>{words.again}</Button>
    </section>
  );
}

type FileSlotProps = { side: Side; file: File | null; onChoose: (file: File) => void };

/** Where one of the two files is chosen or dropped. */
function FileSlot({ side, file, onChoose }: FileSlotProps) {
  const words = useCopy().compare;
  const [problem, setProblem] = useState<string | null>(null);
  const take = (chosen: File) => {
    const wrong = chosen.size > MAX_FILE_BYTES ? words.tooLarge : chosen.size === 0 ? words.empty : null;
    setProblem(wrong);
    if (wrong === null) onChoose(chosen);
  };
  return (
    <FileDrop
      className={classes(
        "flex min-w-0 flex-col gap-1 rounded border p-4",
        file ? "border-line bg-surface" : "border-dashed border-line-strong",
      )}
      onFile={take}
    >
      <p className="font-medium">{words[side]}</p>
      <p className="text-sm text-ink-muted">{side === "before" ? words.beforeHint : words.afterHint}</p>
      <p className="min-h-6 text-sm break-words">{file?.name ?? ""}</p>
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <ChooseFile purpose={words[side]} accept=".docx,.pdf,.doc,.txt,.png,.jpg,.jpeg" onFile={take}>
          {words.choose}
        </ChooseFile>
        <span className="text-ink-muted max-sm:hidden">{words.drop}</span>
      </div>
      {problem && (
        <p role="alert" className="text-sm text-danger-700">
          {problem}
        </p>
      )}
    </FileDrop>
  );
}
