import { classes } from "@/components/ui/classes";

/** Quoted contract text, set apart from what people say about it; long quotes are only cut visually. */
export function Quote({ text, className }: { text: string; className?: string }) {
  return (
    <span
      className={classes(
        "line-clamp-4 border-l-4 border-primary-300 pl-2.5 text-sm break-words whitespace-pre-line text-ink",
        className,
      )}
    >
      {text}
    </span>
  );
}
