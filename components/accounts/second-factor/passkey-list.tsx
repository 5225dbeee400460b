"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { done } from "@/components/forms/action-answer";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { useToast } from "@/components/ui/overlay/toast";
import { parseDevice } from "@/lib/people/accounts/session/device";
import type { PasskeyDto } from "@/lib/people/accounts/second-factor/schema";
import type { Confirmation } from "./confirm-dialog";
import type { FactorActions } from "./factor-actions";
import { PasskeyNameDialog } from "./passkey-name-dialog";
import { makePasskey, type PasskeyProblem } from "./use-passkey";

type PasskeyListProps = {
  heading: "h2" | "h3";
  passkeys: readonly PasskeyDto[];
  canAdd: boolean;
  actions: FactorActions;
  /** Asked in the open dialog, or else in its own. */
  confirmation: Confirmation;
  onChanged: (message: string, recoveryCodes?: string[] | null) => void;
};
type Task = { kind: "add" } | { kind: "rename"; passkey: PasskeyDto };

/** The user's passkeys by name, to add, rename and remove. */
export function PasskeyList({
  heading: Heading,
  passkeys,
  canAdd,
  actions,
  confirmation,
  onChanged,
}: PasskeyListProps) {
  const { secondFactor } = useCopy();
  const words = secondFactor.passkeys;
  const { confirmed, step, dialog } = confirmation;
  const toast = useToast();
  const options = { fallback: secondFactor.failed };
  const [task, setTask] = useState<Task | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [refusal, setRefusal] = useState<PasskeyProblem | null>(null);
  const starting = useAction(() => confirmed(() => actions.startPasskey()), options);
  const adding = useAction(actions.addPasskey, options);
  const renaming = useAction(
    async (input: { passkeyId: string; name: string }) => done(await actions.renamePasskey(input)),
    options,
  );
  const removing = useAction(
    (passkeyId: string) => confirmed(async () => done(await actions.removePasskey({ passkeyId }))),
    options,
  );

  async function add(name: string) {
    setRefusal(null);
    const creation = await starting.run(undefined);
    if (!creation) return;
    setIsMaking(true);
    const made = await makePasskey(creation);
    setIsMaking(false);
    if (!made.ok) return setRefusal(made.problem);
    const added = await adding.run({ name, passkey: made.answer });
    if (!added) return;
    setTask(null);
    onChanged(words.added, added.recoveryCodes);
  }

  async function rename(passkey: PasskeyDto, name: string) {
    if (!(await renaming.run({ passkeyId: passkey.id, name }))) return;
    setTask(null);
    onChanged(words.renamed);
  }

  const failure = starting.problem ?? adding.problem ?? renaming.problem;
  const problem = failure ? failure.message || secondFactor.failed : refusal && words[refusal];
  return (
    <section className="space-y-3">
      <div className="space-y-1">
        <Heading className="text-base font-medium">{words.title}</Heading>
        <p className="text-sm text-ink-muted">{words.intro}</p>
      </div>
      <FormProblem message={removing.problem && (removing.problem.message || secondFactor.failed)} />
      {passkeys.length === 0 ? (
        <p className="text-sm">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={removing.busy}
              onRename={() => setTask({ kind: "rename", passkey })}
              onRemove={() => void removing.run(passkey.id).then((isDone) => isDone && onChanged(words.removed))}
            />
          ))}
        </ul>
      )}
      {canAdd && (
        <Button
          variant="outline"
          onClick={() => ("credentials" in navigator ? setTask({ kind: "add" }) : toast.error(words.unsupported))}
        >
          {words.add}
        </Button>
      )}
      {task !== null && (
        <PasskeyNameDialog
          {...(task.kind === "add"
            ? {
                title: words.addTitle,
                text: words.addText,
                submit: words.goOn,
                name: proposedName(words),
                onSubmit: add,
              }
            : {
                title: words.renameTitle,
                submit: words.save,
                name: task.passkey.name,
                onSubmit: (name: string) => rename(task.passkey, name),
              })}
          busy={starting.busy || isMaking || adding.busy || renaming.busy}
          problem={problem}
          step={step}
          onClose={() => setTask(null)}
        />
      )}
      {task === null && dialog}
    </section>
  );
}

function PasskeyRow({
  passkey,
  busy,
  onRename,
  onRemove,
}: {
  passkey: PasskeyDto;
  busy: boolean;
  onRename: () => void;
  onRemove: () => void;
}) {
  const { passkeys: words } = useCopy().secondFactor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 space-y-0.5">
        <p className="font-medium break-words">{passkey.name}</p>
        <p className="text-sm text-ink-muted">
          {words.addedOn} <DateText value={passkey.createdAt} /> ·{" "}
          {passkey.lastUsedAt === null ? (
            words.neverUsed
          ) : (
            <>
              {words.lastUsed} <DateText value={passkey.lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" aria-label={words.renameNamed(passkey.name)} onClick={onRename}>
          {words.rename}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          aria-label={words.removeNamed(passkey.name)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

/** Suggests the device's own name, which is usually where the passkey is stored. */
function proposedName(words: { defaultName: (browser: string | null, system: string | null) => string }): string {
  const { browser, system } = parseDevice(navigator.userAgent);
  return words.defaultName(browser, system);
}
