"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { fieldText } from "@/components/forms/use-form";
import { Button, buttonClasses } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { Field, Input, Select } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Dialog } from "@/components/ui/overlay/dialog";
import { FAMILY_ROLES, type FamilyRole } from "@/lib/families/bounds";
import { documentLabel } from "@/lib/families/label";
import type { ChangeDocument, DocumentDto, FamilyDto } from "@/lib/families/schema";

type DocumentDialogProps = {
  family: FamilyDto;
  document: DocumentDto;
  onSave: (change: ChangeDocument) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
  onClose: () => void;
};

const OWN_ROLES = FAMILY_ROLES.filter((role): role is Exclude<FamilyRole, "agreement"> => role !== "agreement");
const FORM = "family-document";

/** What a document is in its family, since when it holds, and whether it is signed. Source: B-31.2. */
export function DocumentDialog({ family, document, onSave, onRemove, onClose }: DocumentDialogProps) {
  const words = useCopy().families;
  const inWords = useDay();
  const [busy, setBusy] = useState<"save" | "remove" | null>(null);
  const isRoot = document.id === family.agreementId;
  const run = async (which: "save" | "remove", work: () => Promise<boolean>) => {
    setBusy(which);
    const isDone = await work();
    setBusy(null);
    if (isDone) onClose();
  };
  const isRemovable = !isRoot || (family.documents.length === 1 && family.hiddenCount === 0);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && busy === null && onClose()}
      title={document.name}
      description={words.edit.confirmedBy(document.addedByName, inWords(document.addedAt))}
      footer={
        <>
          {isRemovable && (
            <Button variant="quiet" busy={busy === "remove"} onClick={() => void run("remove", onRemove)}>
              {words.edit.remove}
            </Button>
          )}
          <Link
            href={`/contracts/${encodeURIComponent(document.contractId)}`}
            className={buttonClasses({ variant: "outline" })}
          >
            {words.edit.openContract}
          </Link>
          <Button type="submit" form={FORM} busy={busy === "save"}>
            {words.edit.save}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void run("save", () => onSave(changeIn(form, isRoot)));
        }}
      >
        {!isRoot && <RoleFields family={family} document={document} />}
        <Field label={words.add.holdsFrom} hint={words.add.unknownDay}>
          <Input type="date" name="holdsFrom" defaultValue={document.holdsFrom ?? ""} />
        </Field>
        <label className="flex items-start gap-2.5 text-sm">
          <input type="checkbox" name="isSigned" defaultChecked={document.isSigned} className="mt-0.5 size-4" />
          <span>
            <span className="block font-medium">{words.add.signed}</span>
            <span className="text-ink-muted">{words.add.signedHint}</span>
          </span>
        </label>
      </form>
    </Dialog>
  );
}

function RoleFields({ family, document }: Pick<DocumentDialogProps, "family" | "document">) {
  const words = useCopy().families;
  return (
    <>
      <Field label={words.add.role}>
        <Select name="role" defaultValue={document.role}>
          {OWN_ROLES.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.add.belongsTo}>
        <Select name="parentId" defaultValue={document.parentId ?? ""}>
          {document.parentId === null && <option value="" />}
          {family.documents
            .filter(({ id }) => id !== document.id)
            .map((other) => (
              <option key={other.id} value={other.id}>
                {documentLabel(other, words)}
              </option>
            ))}
        </Select>
      </Field>
    </>
  );
}

/** What the form says; the agreement keeps its place. */
function changeIn(form: FormData, isRoot: boolean): ChangeDocument {
  const holdsFrom = fieldText(form, "holdsFrom");
  const role = OWN_ROLES.find((one) => one === fieldText(form, "role"));
  const parentId = fieldText(form, "parentId");
  return {
    holdsFrom: holdsFrom === "" ? null : holdsFrom,
    isSigned: form.get("isSigned") !== null,
    ...(isRoot || !role ? {} : { role }),
    ...(isRoot || parentId === "" ? {} : { parentId }),
  };
}
