"use client";

import { later } from "@/components/ui/overlay/later";
import type { ComponentProps } from "react";
import type { MoveDialog as Shown } from "./move-dialog";

/** Loaded with the first move. */
export const MoveDialog = later<ComponentProps<typeof Shown>>(
  () => import("./move-dialog").then(({ MoveDialog }) => MoveDialog),
  { overlay: { isOpen: () => true, close: ({ onClose }) => onClose() } },
);
