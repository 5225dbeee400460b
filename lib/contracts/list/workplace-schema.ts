/** A user's own settings for their list of contracts. Client-safe. Source: B-7.13, B-7.14. */
import { z } from "zod";
import { named } from "@/lib/answer";
import { MAX_LABELS, MAX_LABEL_CHARS } from "@/lib/contracts/bounds";

export const MAX_VIEWS = 20;
const MAX_VIEW_NAME_CHARS = 60;

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);
const labelName = oneLine(MAX_LABEL_CHARS);
export const labelsBody = z.object({
  labels: z.array(labelName).max(MAX_LABELS),
  insteadOf: z
    .array(labelName)
    .max(MAX_LABELS)
    .optional()
    .meta({
      description: "The labels that the caller saw: only what differs from them is put on or taken off, the rest stays",
    }),
});
export type Labels = z.infer<typeof labelsBody>;
export const labelsDto = named("Labels", z.strictObject({ labels: z.array(z.string()) }));

const view = { name: oneLine(MAX_VIEW_NAME_CHARS), query: z.string().min(1).max(1_000) };
export const viewsBody = z.object({
  views: z
    .array(z.object(view))
    .max(MAX_VIEWS)
    .refine((views) => new Set(views.map(({ name }) => name)).size === views.length),
  insteadOf: z
    .array(z.object(view))
    .max(MAX_VIEWS)
    .optional()
    .meta({
      description: "The views that the caller saw: only what differs from them is saved or forgotten, the rest stays",
    }),
});
export type SavedViews = z.infer<typeof viewsBody>;
export const savedViewDto = named("SavedView", z.strictObject({ name: z.string(), query: z.string() }));
export type SavedViewDto = z.infer<typeof savedViewDto>;
