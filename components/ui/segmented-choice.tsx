import { useId } from "react";

type Props<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** One of a few, side by side; radio buttons to the keyboard and to screen readers. */
export function SegmentedChoice<Value extends string>({ label, options, value, disabled, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full flex-wrap gap-0.5 rounded bg-neutral-50 p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="relative flex min-h-8 cursor-pointer items-center rounded px-3 text-sm font-medium text-ink-muted transition-colors duration-150 hover:text-ink has-[:checked]:bg-surface has-[:checked]:text-ink has-[:checked]:shadow-card has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-60 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-primary max-sm:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
