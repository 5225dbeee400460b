"use client";

import { useState } from "react";
import type { DialogFrameProps } from "./dialog-frame";
import { later } from "./later";

/** What every dialog stands in, fetched with the first that opens. */
export const DialogFrame = later<DialogFrameProps>(
  () => import("./dialog-frame").then(({ DialogFrame }) => DialogFrame),
  { overlay: { isOpen: ({ open }) => open, close: ({ onOpenChange }) => onOpenChange(false) } },
);

/** A modal dialog; see `DialogFrame`. */
export function Dialog(props: DialogFrameProps) {
  const [isWanted, setIsWanted] = useState(props.open);
  if (props.open && !isWanted) setIsWanted(true);
  return isWanted ? <DialogFrame {...props} /> : null;
}
