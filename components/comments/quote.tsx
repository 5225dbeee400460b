import { classes } from "@/components/ui/classes";

/** Words of the contract, told apart from what people say about them; long ones are cut on screen only. */
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
