"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useDay } from "@/components/ui/date-text";
import { Field, Input } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import type { Note, ReferenceDto, Watch } from "@/lib/since/schema";
import { MAX_CHANGE_CHARS } from "@/lib/since/bounds";
import { Quote, Section } from "./changed-parts";
import { watchReference } from "./since-calls";

type Props = {
  contractId: string;
  versionId: string | null;
  references: readonly ReferenceDto[];
  /** Null where they are only shown. */
  onChanged: ((reference: ReferenceDto) => void) | null;
};

/** Laws, standards and documents that the contract refers to, with what was noted of them. Source: B-49.4, B-49.5. */
export function References({ contractId, versionId, references, onChanged }: Props) {
  const words = useCopy().since.references;
  return (
    <Section title={words.title} {...(onChanged ? { text: words.text } : {})}>
      {references.length === 0 && <p className="text-sm text-ink-muted">{words.none}</p>}
      {references.map((reference) => (
        <ReferenceCard key={reference.key} {...{ contractId, versionId, reference, onChanged }} />
      ))}
    </Section>
  );
}

type CardProps = Omit<Props, "references"> & { reference: ReferenceDto };

function ReferenceCard({ contractId, versionId, reference, onChanged }: CardProps) {
  const words = useCopy().since.references;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { key, name, kind, edition, isSure, quote, isWatched, watchers } = reference;
  const save = async (watch: Watch): Promise<boolean> => {
    setIsBusy(true);
    const kept = await watchReference(contractId, key, watch);
    setIsBusy(false);
    if (kept) onChanged?.(kept);
    else toast.error(words.failed);
    return kept !== null;
  };
  return (
    <Card className="space-y-2 p-4 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 font-medium break-words">
          <bdi>{name}</bdi>
        </h3>
        <Badge>{words.kinds[kind]}</Badge>
        {!isSure && <Badge tone="orange">{words.unsure}</Badge>}
        {edition !== "" && <span className="text-xs text-ink-muted">{words.edition(edition)}</span>}
        {onChanged && (
          <Button
            size="sm"
            variant={isWatched ? "ghost" : "outline"}
            className="ml-auto"
            disabled={isBusy}
            aria-pressed={isWatched}
            onClick={() => void save({ isWatched: !isWatched })}
          >
            {isWatched ? words.unwatch : words.watch}
          </Button>
        )}
      </div>
      <Changes
        changes={reference.changes}
        onRemove={onChanged && ((note) => void save({ isWatched: true, remove: note }))}
      />
      <Quote {...{ contractId, versionId, quote }} />
      {watchers.length > 0 && (
        <p className="text-xs break-words text-ink-muted">{words.watchers(watchers.join(", "))}</p>
      )}
      {onChanged && isWatched && <NoteForm isBusy={isBusy} onNote={(note) => save({ isWatched: true, add: note })} />}
    </Card>
  );
}

type ChangesProps = { changes: ReferenceDto["changes"]; onRemove: ((note: Note) => void) | null };

/** What was noted since the signing; one's own can be taken away. */
function Changes({ changes, onRemove }: ChangesProps) {
  const words = useCopy().since.references;
  const day = useDay();
  if (changes.length === 0) return null;
  return (
    <ul className="space-y-1">
      {changes.map((change, index) => (
        // two notes may be alike
        <li key={index} className="flex flex-wrap items-center gap-2 rounded bg-warning-50 px-3 py-1.5">
          <bdi className="min-w-0 flex-1 break-words">{words.noted(day(change.day), change.words, change.byName)}</bdi>
          {change.isOwn && onRemove && (
            <Button size="sm" variant="ghost" onClick={() => onRemove({ day: change.day, words: change.words })}>
              {words.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type NoteProps = { isBusy: boolean; onNote: (note: Note) => Promise<boolean> };

function NoteForm({ isBusy, onNote }: NoteProps) {
  const words = useCopy().since.references;
  const [day, setDay] = useState("");
  const [said, setSaid] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onNote({ day, words: said })) setSaid("");
  };
  return (
    <form aria-label={words.note} onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2">
      <Field label={words.day}>
        <Input type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <div className="min-w-48 flex-1">
        <Field label={words.words}>
          <Input
            required
            maxLength={MAX_CHANGE_CHARS}
            placeholder={words.example}
            value={said}
            onChange={(event) => setSaid(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="outline" disabled={isBusy || day === "" || said.trim() === ""}>
        {words.save}
      </Button>
    </form>
  );
}
