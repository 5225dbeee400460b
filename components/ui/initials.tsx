import { classes } from "./classes";

/** Soft fills that ink can be read on, in both themes. */
const FILLS = ["bg-primary-50", "bg-success-50", "bg-orange-50", "bg-neutral-50"];

/** A person as two letters on a fill that stays theirs: a picture beside the name. An empty name is the app. */
export function Initials({ name, className }: { name: string; className?: string }) {
  const letters = name.trim().split(/\s+/u).slice(0, 2).map(firstLetter).join("");
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden="true"
      data-initials={letters === "" ? "·" : letters}
      className={classes(
        "before:content-[attr(data-initials)] grid size-7 shrink-0 place-items-center rounded-full text-xs font-medium text-ink",
        FILLS[sum % FILLS.length],
        className,
      )}
    />
  );
}

const firstLetter = (word: string) => ([...word][0] ?? "").toLocaleUpperCase();
