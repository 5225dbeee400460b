"use client";

import { useRef, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormProblem } from "@/components/forms/form-parts";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import { MAX_SIGNER_NAME_CHARS, MOST_SIGNERS } from "@/lib/signing/bounds";
import type { ProposedSigner, SigningDto } from "@/lib/signing/schema";
import { sendForSignature } from "./signing-calls";

/** `proposed`: for whom and from where, as long as the address is the one that was proposed. */
type Row = { key: number; name: string; email: string; proposed?: Pick<ProposedSigner, "party" | "source"> };
type Props = {
  contractId: string;
  versionNumber: number;
  hasUnsavedText: boolean;
  signing: SigningDto;
  onClose: () => void;
  onSent: () => Promise<unknown>;
};

/** Who signs, in which order, and what leaves the server. A refusal stands above; what was typed stays. B-44.3. */
export function SigningForm({ contractId, versionNumber, hasUnsavedText, signing, onClose, onSent }: Props) {
  const { form: words, providers } = useCopy().signing;
  const toast = useToast();
  const nextKey = useRef(signing.proposed.length);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    signing.proposed.map(({ name, email, party, source }, key) => ({ key, name, email, proposed: { party, source } })),
  );
  const [inOrder, setInOrder] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (key: number, part: Partial<Row>) =>
    setRows((known) =>
      known.map((row) => {
        if (row.key !== key) return row;
        const { proposed, ...typed } = { ...row, ...part };
        return proposed && part.email === undefined ? { ...typed, proposed } : typed;
      }),
    );
  const add = () => setRows((known) => [...known, { key: (nextKey.current += 1), name: "", email: "" }]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    const signers = rows.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }));
    const done = await sendForSignature(contractId, { versionId: signing.versionId ?? "", signers, inOrder });
    setIsBusy(false);
    if (!done.ok) return setProblem(done.message || words.sendFailed);
    toast.success(words.sent);
    onClose();
    return void (await onSent());
  };
  return (
    <form className="space-y-4 rounded border border-line p-4" onSubmit={(event) => void submit(event)}>
      <FormProblem message={problem} />
      {hasUnsavedText && <Banner tone="warning">{words.unsaved}</Banner>}
      {rows.some(({ proposed }) => proposed) && <p className="text-sm text-ink-muted">{words.proposed}</p>}
      {rows.map((row, index) => (
        <SignerFields
          key={row.key}
          {...{ row, number: index + 1, isBusy, isOnly: rows.length === 1 }}
          onChange={(part) => change(row.key, part)}
          onRemove={() => setRows((known) => known.filter(({ key }) => key !== row.key))}
        />
      ))}
      {rows.length < MOST_SIGNERS && (
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={add}>
          {words.add}
        </Button>
      )}
      <label className="flex items-start gap-2 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-4"
          checked={inOrder}
          disabled={isBusy}
          onChange={(event) => setInOrder(event.target.checked)}
        />
        {words.inOrder}
      </label>
      <p className="text-sm text-ink-muted">
        {words.leaves(signing.provider === null ? "" : providers[signing.provider], versionNumber)}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={hasUnsavedText || rows.length === 0}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = {
  row: Row;
  number: number;
  isBusy: boolean;
  isOnly: boolean;
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
};

function SignerFields({ row, number, isBusy, isOnly, onChange, onRemove }: FieldsProps) {
  const words = useCopy().signing.form;
  return (
    <fieldset className="space-y-2">
      <legend className="flex w-full items-center justify-between gap-2 text-sm font-medium">
        {words.signer(number)}
        {!isOnly && (
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={onRemove}>
            {words.remove(number)}
          </Button>
        )}
      </legend>
      {row.proposed && (
        <p className="text-sm text-ink-muted break-words">
          {words.from[row.proposed.source]}
          {row.proposed.party !== "" && (
            <>
              {" · "}
              <bdi>{row.proposed.party}</bdi>
            </>
          )}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.name} required>
          <Input
            value={row.name}
            required
            maxLength={MAX_SIGNER_NAME_CHARS}
            disabled={isBusy}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label={words.email} required>
          <Input
            type="email"
            value={row.email}
            required
            disabled={isBusy}
            autoComplete="off"
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
