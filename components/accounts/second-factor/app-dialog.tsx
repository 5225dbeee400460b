"use client";

import { useId } from "react";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { AppSetUpDto } from "@/lib/accounts/second-factor/schema";
import type { FactorActions } from "./factor-actions";
import { QrCode } from "./qr-code";

type Props = {
  setUp: AppSetUpDto;
  confirmApp: FactorActions["confirmApp"];
  onClose: () => void;
  onSet: (recoveryCodes: string[] | null) => void;
};

/** The secret as a QR code and as text, and the first code that switches the app on. */
export function AppDialog({ setUp, confirmApp, onClose, onSet }: Props) {
  const { secondFactor, common } = useCopy();
  const words = secondFactor.app;
  const formId = useId();
  const form = useForm(
    (text) => {
      const code = text("code").trim();
      return code === "" ? { mistake: { field: "code" } } : { input: { code } };
    },
    confirmApp,
    { fallback: secondFactor.failed, onDone: ({ recoveryCodes }) => onSet(recoveryCodes), onProblem: () => "code" },
  );
  const { busy, mistake, problem } = form;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.dialog}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="space-y-4">
        <p>{words.scan}</p>
        <QrCode content={setUp.uri} label={words.qr} />
        <p className="space-y-1 text-sm">
          <span className="block text-ink-muted">{words.typed}</span>
          <code className="block font-mono text-base break-all select-all">
            {setUp.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
        </p>
        <Field
          label={words.code}
          hint={words.codeHint}
          error={mistake ? secondFactor.step.missing : problem && (problem.message || secondFactor.failed)}
          required
        >
          <Input
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            className="font-mono tracking-widest"
          />
        </Field>
      </form>
    </Dialog>
  );
}
