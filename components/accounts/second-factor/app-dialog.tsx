"use client";

import { useId, useMemo } from "react";
import { encode } from "uqr";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { useForm } from "@/components/forms/use-form";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { AppSetUpDto } from "@/lib/people/accounts/second-factor/schema";
import type { FactorActions } from "./factor-actions";

type Props = {
  setUp: AppSetUpDto;
  confirmApp: FactorActions["confirmApp"];
  onClose: () => void;
  onSet: (recoveryCodes: string[] | null) => void;
};

/** Shows the secret as a QR code and as text, and asks for the first code, which switches the app on. */
export function AppDialog({ setUp, confirmApp, onClose, onSet }: Props) {
  const { secondFactor } = useCopy();
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
        <FormFooter form={formId} busy={busy} onCancel={onClose}>
          {words.confirm}
        </FormFooter>
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

/** A QR code as a vector image, sharp at any size. */
function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => drawn(content), [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded border border-line bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}

function drawn(content: string): { size: number; path: string } {
  const { size, data } = encode(content, { ecc: "M", border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
