"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PlusIcon } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import type { Position } from "@/lib/positions/position";

/** Adds a position on a topic that the book has none on; nothing where it has them all. */
export function AddPosition({ taken, onAdd }: { taken: readonly string[]; onAdd: (position: Position) => void }) {
  const { topics, book: words } = useCopy().positions;
  const left = Object.entries(topics).filter(([topic]) => !taken.includes(topic));
  const [wish, setWish] = useState("");
  const chosen = left.find(([topic]) => topic === wish) ?? left[0];
  if (!chosen) return null;
  const [topic, name] = chosen;
  const add = () =>
    onAdd({
      topic,
      wanted: { text: name, wording: "", limits: [] },
      fallback: null,
      redLine: { text: "", limits: [] },
      why: "",
      law: "",
      isReadByLawyer: false,
    });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full sm:w-72">
        <Field label={words.addTopic}>
          <Select value={topic} onChange={(event) => setWish(event.target.value)}>
            {left.map(([known, label]) => (
              <option key={known} value={known}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button variant="outline" onClick={add}>
        <PlusIcon className="size-4" />
        {words.add}
      </Button>
    </div>
  );
}
