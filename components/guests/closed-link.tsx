"use client";

import { useParams } from "next/navigation";
import { useState, type FormEvent } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { enterCode } from "./guest-calls";

const CODE_DIGITS = 6;

/**
 * The one page for a link that never was, has ended, or asks for a code: nobody learns which. Source: B-41.5.
 */
export function ClosedLink() {
  const words = useCopy().guestPage.closed;
  const language = useLanguage();
  const { token } = useParams<{ token: string }>();
  const [code, setCode] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const done = await enterCode({ token, language }, code.trim());
    if (done.ok) return window.location.reload();
    setIsBusy(false);
    setProblem(done.code === "guestLinkNotFound" ? words.wrong : done.message || words.wrong);
  };
  return (
    <Card className="w-full max-w-md space-y-6 p-6 sm:p-8">
      <div className="space-y-1.5">
        <h1>{words.title}</h1>
        <p className="text-ink-muted">{words.text}</p>
      </div>
      <form noValidate className="space-y-3 border-t border-line pt-5" onSubmit={(event) => void open(event)}>
        <h2 className="text-base">{words.codeTitle}</h2>
        <Field label={words.code} error={problem}>
          <Input
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_DIGITS}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={isBusy} disabled={code.trim() === ""}>
          {words.open}
        </Button>
      </form>
    </Card>
  );
}
