"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { MoveDto } from "@/lib/folders/schema";

/** Who would newly see the contracts, or may do more with them. */
export function WhoSees({ move: { people, peopleCount } }: { move: MoveDto }) {
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
