"use client";

import { useId, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import { Field, Select } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { MoveDto } from "@/lib/folders/schema";

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

/** Who would newly see the contracts, or may do more with them. */
function WhoSees({ move: { people, peopleCount } }: { move: MoveDto }) {
  const { folders: words } = useCopy();
  const left = peopleCount - people.length;
  return (
    <div role="alert" className="rounded border border-line-strong bg-warning-50 p-3 text-sm">
      <p className="font-medium">{words.move.sees(peopleCount)}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5">
        {people.map(({ id, name, role, isNew }) => (
          <li key={id} className="break-words">
            {(isNew ? words.move.newly : words.move.grows)(name, words.roles[role])}
          </li>
        ))}
        {left > 0 && <li>{words.move.others(left)}</li>}
      </ul>
    </div>
  );
}
