"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button, IconButton } from "@/components/ui/button";
import { CloseIcon, PlusIcon } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { MAX_LIMITS, UNITS } from "@/lib/positions/bounds";
import type { Limit } from "@/lib/positions/position";

const KINDS = ["present", "absent", "mutual", "notOnlyTheirs", "atMost", "atLeast", "oneOf"] as const;
type Kind = (typeof KINDS)[number];

/** What a machine checks of one level. */
export function LimitRows({ limits, onChange }: { limits: readonly Limit[]; onChange: (limits: Limit[]) => void }) {
  const words = useCopy().positions.position;
  const replace = (index: number, limit: Limit) => onChange(limits.map((one, at) => (at === index ? limit : one)));
  return (
    <div className="space-y-2">
      <p className="text-sm font-medium">{words.checks}</p>
      {limits.length === 0 && <p className="text-sm text-ink-muted">{words.noChecks}</p>}
      {limits.map((limit, index) => (
        <div key={index} className="flex items-start gap-2">
          <LimitRow limit={limit} onChange={(next) => replace(index, next)} />
          <IconButton label={words.removeCheck} onClick={() => onChange(limits.filter((_, at) => at !== index))}>
            <CloseIcon className="size-4" />
          </IconButton>
        </div>
      ))}
      {limits.length < MAX_LIMITS && (
        <Button variant="ghost" size="sm" className="-ml-2" onClick={() => onChange([...limits, { is: "present" }])}>
          <PlusIcon className="size-4" />
          {words.addCheck}
        </Button>
      )}
    </div>
  );
}

function LimitRow({ limit, onChange }: { limit: Limit; onChange: (limit: Limit) => void }) {
  const { position: words, limits: kinds, units } = useCopy().positions;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
      <div className="col-span-2">
        <Select
          aria-label={words.kind}
          value={limit.is}
          onChange={(event) => onChange(ofKind(KINDS.find((kind) => kind === event.target.value) ?? limit.is, limit))}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
      </div>
      {(limit.is === "atMost" || limit.is === "atLeast") && (
        <>
          <Input
            aria-label={words.amount}
            type="number"
            min={0}
            step="any"
            value={limit.value}
            onChange={(event) => onChange({ ...limit, value: Math.max(0, Number(event.target.value)) })}
          />
          <Select
            aria-label={words.unit}
            value={limit.unit}
            onChange={(event) =>
              onChange({ ...limit, unit: UNITS.find((unit) => unit === event.target.value) ?? "days" })
            }
          >
            {UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {units[unit]}
              </option>
            ))}
          </Select>
        </>
      )}
      {limit.is === "oneOf" && (
        <Input
          aria-label={words.names}
          className="col-span-2"
          defaultValue={limit.names.join(", ")}
          onBlur={(event) => onChange({ is: "oneOf", names: namesIn(event.target.value) })}
        />
      )}
    </div>
  );
}

function ofKind(kind: Kind, known: Limit): Limit {
  if (kind === "oneOf") return { is: kind, names: known.is === "oneOf" ? known.names : ["…"] };
  if (kind !== "atMost" && kind !== "atLeast") return { is: kind };
  return known.is === "atMost" || known.is === "atLeast"
    ? { ...known, is: kind }
    : { is: kind, unit: "days", value: 30 };
}

function namesIn(text: string): string[] {
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return names.length > 0 ? names : ["…"];
}
