import { Input } from "./field";
import { SearchIcon } from "./icons";

type SearchFieldProps = { label: string; value: string; onChange: (search: string) => void };

/** Filters a list while typing. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div role="search" className="relative w-full max-w-md min-w-0 flex-1 basis-56">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-muted">
        <SearchIcon className="size-4" />
      </span>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        className="pl-9"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
