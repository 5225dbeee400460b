import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { CheckIcon, InfoIcon, SearchIcon } from "@/components/ui/icons";
import type { Basis } from "@/lib/engine/port";

/** Grey, as nothing here is a person's word: green and a name belong to what somebody verified. */
const GLYPHS = {
  stated: <CheckIcon className="size-3.5" />,
  likely: <span aria-hidden="true" className="before:content-['≈']" />, // drawn, so that a copied line has words only
  nearest: <SearchIcon className="size-3.5" />,
  absent: <SearchIcon className="size-3.5" />,
  cannot: <InfoIcon className="size-3.5" />,
} as const;

type Props = {
  basis: Basis;
  isShort?: boolean;
  /** Leaves its word to screen readers, for lists of many. */
  isMute?: boolean;
};

/** The basis of a conclusion, as word and symbol: how sure it is, apart from whether its quotes are genuine. */
export function BasisBadge({ basis, isShort = false, isMute = false }: Props) {
  const words = useCopy().assistant.basis;
  return (
    <span
      data-basis={basis}
      title={words.hints[basis]}
      className={classes(
        "inline-flex min-w-6 shrink-0 items-center justify-center gap-1 rounded px-1.5 py-0.5 text-xs text-ink-muted",
        !isMute && "border border-line font-medium",
      )}
    >
      {GLYPHS[basis]}
      <span className={isMute ? "sr-only" : undefined}>{isShort ? words.short[basis] : words.names[basis]}</span>
    </span>
  );
}
