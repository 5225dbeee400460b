"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { fieldText } from "@/components/forms/use-form";
import { FormProblem } from "@/components/forms/form-parts";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { CONTRACT_TYPES, MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { partyAddress } from "@/lib/party-address";
import type { GridRowDto } from "@/lib/portfolio/schema";
import { changeUploaded, correctEnd, ENDS, PARTIES } from "./read-calls";

type CorrectUploadProps = { row: GridRowDto; onClose: () => void; onSaved: () => void };

/** Corrects what was read of one upload; only what differs is sent. The other side is corrected in the register. */
export function CorrectUpload({ row, onClose, onSaved }: CorrectUploadProps) {
  const { contractList, contracts, common } = useCopy();
  const words = contractList.uploaded;
  const { save, isBusy, problem } = useSaving(row, onSaved);
  const party = row.cells[PARTIES]?.value?.text;
  return (
    <form
      noValidate
      aria-label={words.correctNamed(row.contract.name)}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="mt-2 grid gap-3 rounded border border-line p-3 sm:grid-cols-3"
    >
      <div className="space-y-3 sm:col-span-3">
        <FormProblem message={problem} />
        <Field label={contracts.upload.name} required>
          <Input
            name="name"
            defaultValue={row.contract.name}
            maxLength={MAX_NAME_CHARS}
            autoComplete="off"
            ref={(field) => field?.focus()}
          />
        </Field>
      </div>
      <Field label={contracts.dashboard.columns.type}>
        <Select name="type" defaultValue={row.contract.contractType}>
          {CONTRACT_TYPES.map((type) => (
            <option key={type} value={type}>
              {contracts.types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={contractList.ends}>
        <Input type="date" name="day" defaultValue={row.cells[ENDS]?.value?.day ?? ""} />
      </Field>
      <div className="text-sm">
        <p className="font-medium">{contractList.parties}</p>
        {party !== undefined && (
          <Link href={partyAddress(row.contract.id, party)} className="text-primary hover:underline">
            {words.toParty}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 sm:col-span-3">
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button size="sm" type="submit" busy={isBusy}>
          {contracts.edit.save}
        </Button>
      </div>
    </form>
  );
}

function useSaving({ contract, cells }: GridRowDto, onSaved: () => void) {
  const { contracts } = useCopy();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, day] = [fieldText(form, "name").trim(), fieldText(form, "day")];
    const type = CONTRACT_TYPES.find((one) => one === fieldText(form, "type"));
    if (name === "") return setProblem(contracts.upload.nameRequired);
    const change = {
      ...(name === contract.name ? {} : { name }),
      ...(type === undefined || type === contract.contractType ? {} : { type }),
    };
    const hasNewEnd = day !== (cells[ENDS]?.value?.day ?? "");
    setIsBusy(true);
    const renamed = Object.keys(change).length === 0 ? DONE : await changeUploaded(contract.id, change);
    const done = renamed.ok && hasNewEnd ? await correctEnd(contract.id, day) : renamed;
    setIsBusy(false);
    if (done.ok) onSaved();
    else setProblem(done.message || contracts.edit.failed);
  }
  return { save, isBusy, problem };
}

const DONE = { ok: true, answer: null } as const;
