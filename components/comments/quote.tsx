import { classes } from "@/components/ui/classes";

type Props = { text: string; className?: string; isProof?: boolean };

/**
 * Quoted contract text, set apart from what people say about it; long quotes are only cut visually. One that proves
 * something, such as a date, is cut late: the number it is about may stand at its end.
 */
export function Quote({ text, className, isProof = false }: Props) {
  return (
    <span
      className={classes(
        isProof ? "line-clamp-[14]" : "line-clamp-4",
        "border-l-4 border-primary-300 pl-2.5 text-sm break-words whitespace-pre-line text-ink",
        className,
      )}
    >
      {text}
    </span>
  );
}
