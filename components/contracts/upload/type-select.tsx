"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Select } from "@/components/ui/field";
import { UPLOAD_TYPES } from "@/lib/contracts/bounds";
import { FROM_TEXT } from "./upload-rules";

type TypeSelectProps = { type: string; isClosed: boolean; onType: (type: string) => void };

/** The documented types, and what several files have: the type that the text names. */
export function TypeSelect({ type, isClosed, onType }: TypeSelectProps) {
  const words = useCopy().contracts;
  return (
    <Select value={type} disabled={isClosed} onChange={(event) => onType(event.target.value)}>
      <option value="">{words.upload.typePlaceholder}</option>
      <option value={FROM_TEXT}>{words.upload.typeFromText}</option>
      {UPLOAD_TYPES.map((one) => (
        <option key={one} value={one}>
          {words.types[one]}
        </option>
      ))}
    </Select>
  );
}
