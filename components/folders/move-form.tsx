"use client";

import { useId, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import { Field, Select } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { MoveDto } from "@/lib/folders/schema";
import { WhoSees } from "./who-sees";

/** Out of any folder; chosen by nobody unawares, as others may lose access by it. */
export const NOWHERE = "nowhere";

/** Where to, and what was confirmed, once the server has asked for it. */
type To = { folderId: string | null; confirmation?: string };
type Moved = { ok: true; answer: MoveDto } | { ok: false; message: string };
type MoveFormProps = {
  title: string;
  hint: string;
  move: (to: To) => Promise<Moved>;
  onMoved: () => void;
  onClose: () => void;
  /** What stands above the choice, such as that the folders are still coming. */
  above?: ReactNode;
  /** The places, as options of a list. */
  children: ReactNode;
};

/** Asks where to. Where others would come to see contracts, it names them and asks first. */
export function MoveForm({ title, hint, move, onMoved, onClose, above, children }: MoveFormProps) {
  const { folders: words } = useCopy();
  const formId = useId();
  const [place, setPlace] = useState("");
  const { send, isBusy, asked, problem, forget } = useMove(place, move, onMoved);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      description={hint}
      size="sm"
      footer={
        <FormFooter form={formId} busy={isBusy} disabled={place === ""} onCancel={onClose}>
          {asked ? words.move.confirm : words.move.save}
        </FormFooter>
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
        <FormProblem message={problem} />
        {above}
        <Field label={words.move.where}>
          <Select
            value={place}
            disabled={isBusy}
            onChange={(event) => {
              setPlace(event.target.value);
              forget();
            }}
          >
            <option value="" disabled>
              {words.choose}
            </option>
            {children}
          </Select>
        </Field>
        {asked && <WhoSees move={asked} />}
      </form>
    </Dialog>
  );
}

function useMove(place: string, move: MoveFormProps["move"], onMoved: () => void) {
  const { folders: words } = useCopy();
  const [asked, setAsked] = useState<MoveDto | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send() {
    setIsBusy(true);
    setProblem(null);
    const confirmation = asked?.confirmation ?? null;
    const folderId = place === NOWHERE ? null : place;
    const done = await move({ folderId, ...(confirmation === null ? {} : { confirmation }) });
    setIsBusy(false);
    if (!done.ok) setProblem(done.message || words.failed);
    else if (done.answer.isMoved) onMoved();
    else setAsked(done.answer);
  }
  return { send, isBusy, asked, problem, forget: () => setAsked(null) };
}
