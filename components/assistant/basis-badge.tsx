import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { CheckIcon, InfoIcon, SearchIcon, WarningIcon } from "@/components/ui/icons";
import type { Basis } from "@/lib/engine/port";

const LOOKS = {
  stated: { Icon: CheckIcon, colour: "border-success/40 text-success" },
  likely: { Icon: WarningIcon, colour: "border-warning/40 text-warning" },
  nearest: { Icon: SearchIcon, colour: "border-line text-ink-muted" },
  absent: { Icon: SearchIcon, colour: "border-line text-ink-muted" },
  cannot: { Icon: InfoIcon, colour: "border-line text-ink-muted" },
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
  const { Icon, colour } = LOOKS[basis];
  return (
    <span
      data-basis={basis}
      title={words.hints[basis]}
      className={classes(
        "inline-flex shrink-0 items-center gap-1 rounded border px-1.5 py-0.5 text-xs font-medium",
        colour,
      )}
    >
      <Icon className="size-3.5" />
      <span className={isMute ? "sr-only" : undefined}>{isShort ? words.short[basis] : words.names[basis]}</span>
    </span>
  );
}
