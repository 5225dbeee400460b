/** Grey rows in the shape of a table that is on its way; said once to screen readers. */
export function RowsWaiting({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="overflow-hidden rounded border border-line bg-surface">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="animate-pulse divide-y divide-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex h-11 items-center gap-6 px-4">
            <span className="h-3 w-1/4 rounded bg-line" />
            <span className="h-3 w-1/3 rounded bg-line" />
            <span className="ml-auto h-3 w-16 rounded bg-line" />
          </div>
        ))}
      </div>
    </div>
  );
}
