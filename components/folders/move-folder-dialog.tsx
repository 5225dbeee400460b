"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { FormProblem } from "@/components/forms/form-parts";
import { Button } from "@/components/ui/button";
import { Field, Select } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { FolderDto, MoveDto } from "@/lib/folders/schema";
import { moveFolder, readFolders } from "./folder-calls";
import { WhoSees } from "./who-sees";

type MoveFolderProps = { folder: FolderDto; onClose: () => void; onMoved: () => void };

const TOP = "top";

/** Moves a folder into another or out of it; names who would newly see its contracts, and asks first. B-32.12. */
export function MoveFolderDialog({ folder, onClose, onMoved }: MoveFolderProps) {
  const { folders: words, common } = useCopy();
  const formId = useId();
  const { data: all } = useRead("/api/folders", readFolders);
  const [parentId, setParentId] = useState("");
  const { send, isBusy, asked, problem, forget } = useMoveFolder(folder, parentId, onMoved);
  const hasInner = (all ?? []).some((one) => one.parentId === folder.id);
  const outer = hasInner ? [] : (all ?? []).filter((one) => isOuterFor(one, folder));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={words.moveFolder.title(folder.name)}
      description={words.moveFolder.hint}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} disabled={parentId === ""}>
            {asked ? words.move.confirm : words.move.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {problem !== null && <FormProblem message={problem} />}
        <Field label={words.move.where}>
          <Select
            value={parentId}
            disabled={isBusy}
            onChange={(event) => {
              setParentId(event.target.value);
              forget();
            }}
          >
            <option value="" disabled>
              {words.choose}
            </option>
            {folder.parentId !== null && <option value={TOP}>{words.moveFolder.top}</option>}
            {outer.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {asked && <WhoSees move={asked} />}
      </form>
    </Dialog>
  );
}

/** Two levels stay the limit. */
const isOuterFor = (one: FolderDto, folder: FolderDto) =>
  one.role === "owner" && one.parentId === null && one.id !== folder.id && one.id !== folder.parentId;

function useMoveFolder(folder: FolderDto, parentId: string, onMoved: () => void) {
  const { folders: words } = useCopy();
  const [asked, setAsked] = useState<MoveDto | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send() {
    setIsBusy(true);
    setProblem(null);
    const confirmation = asked?.confirmation ?? null;
    const body = { parentId: parentId === TOP ? null : parentId, ...(confirmation === null ? {} : { confirmation }) };
    const done = await moveFolder(folder.id, body);
    setIsBusy(false);
    if (!done.ok) setProblem(done.message || words.failed);
    else if (done.answer.isMoved) onMoved();
    else setAsked(done.answer);
  }
  return { send, isBusy, asked, problem, forget: () => setAsked(null) };
}
