"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { ChooseFile, FileDrop } from "@/components/ui/file-drop";
import { Spinner } from "@/components/ui/progress";
import { verifyHash } from "./bundle-calls";

/** Browsers hold a file in memory to hash it. */
const MOST_BYTES = 1024 * 1024 * 1024;
const HASH = /^[0-9a-f]{64}$/;

type State =
  | { step: "asking" }
  | { step: "reading" }
  | { step: "answered"; answer: "known" | "unknown"; sha256: string }
  | { step: "failed"; message: string };

/** A file's hash is made here, and only the hash is sent. Source: B-48.6. */
export function VerifyScreen() {
  const words = useCopy().evidence.verify;
  const [state, setState] = useState<State>({ step: "asking" });
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const ask = async (sha256: string) => {
    setState({ step: "reading" });
    const done = await verifyHash(sha256);
    if (done.ok) setState({ step: "answered", answer: done.answer.answer, sha256 });
    else setState({ step: "failed", message: done.message || words.failed });
  };
  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return setState({ step: "failed", message: words.notHashed });
    setState({ step: "reading" });
    const sha256 = await hashOf(file).catch(() => null);
    if (sha256 === null) return setState({ step: "failed", message: words.notHashed });
    await ask(sha256);
  };
  const submit = () => {
    const sha256 = typed.trim().toLowerCase();
    setIsWrong(!HASH.test(sha256));
    if (HASH.test(sha256)) void ask(sha256);
  };
  return (
    <section className="space-y-5">
      <header className="space-y-2">
        <h1 className="text-xl text-pretty">{words.heading}</h1>
        <p className="text-pretty">{words.intro}</p>
      </header>
      <FileDrop
        className="flex min-h-28 flex-wrap items-center justify-center gap-x-2 rounded border border-dashed border-line-strong bg-surface p-4"
        onFile={(file) => void take(file)}
      >
        <ChooseFile isLarge onFile={(file) => void take(file)}>
          {words.choose}
        </ChooseFile>
        <span className="text-ink-muted max-sm:hidden">{words.drop}</span>
      </FileDrop>
      <form
        noValidate
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={words.hashLabel} hint={words.hashHint} error={isWrong ? words.badHash : null} isAnnounced>
          <Input
            value={typed}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline">
          {words.submit}
        </Button>
      </form>
      <div aria-live="polite">
        <Answer state={state} />
      </div>
    </section>
  );
}

function Answer({ state }: { state: State }) {
  const words = useCopy().evidence.verify;
  if (state.step === "asking") return null;
  if (state.step === "reading") return <Spinner label={words.reading} />;
  if (state.step === "failed") return <Banner tone="error">{state.message}</Banner>;
  const isKnown = state.answer === "known";
  return (
    <Banner tone={isKnown ? "info" : "warning"}>
      <strong className="block">{isKnown ? words.known : words.unknown}</strong>
      <span className="block text-pretty">{isKnown ? words.knownText : words.unknownText}</span>
      <span className="block text-xs break-all">
        {words.sent} {state.sha256}
      </span>
    </Banner>
  );
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
