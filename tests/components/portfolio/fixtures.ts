import type { ColumnDto } from "@/components/portfolio/columns/columns";
import type {
  CellDto,
  CellValue,
  GridRowDto,
  GridSummaryDto,
  OpenedCellDto,
  QuestionDto,
} from "@/lib/portfolio/schema";
import type { ViewDto } from "@/lib/portfolio/view-schema";

export const COLUMNS: ColumnDto[] = [
  { id: "name", kind: "contract", name: "Contract", by: "text", book: "" },
  { id: "type", kind: "contract", name: "Type", by: "values", book: "" },
  { id: "status", kind: "contract", name: "Status", by: "values", book: "" },
  { id: "labels", kind: "contract", name: "Labels", by: "values", book: "" },
  { id: "fact:expiration_date", kind: "fact", name: "Ends", by: "day", book: "" },
  { id: "fact:price", kind: "fact", name: "Value", by: "number", book: "" },
  { id: "fact:governing_law", kind: "fact", name: "Governing law", by: "text", book: "" },
  { id: "topic:payment_terms", kind: "topic", name: "Payment terms", by: "text", book: "" },
  { id: "topic:renewal_notice", kind: "topic", name: "Notice", by: "number", book: "" },
  { id: "verdict:b1:payment_terms", kind: "verdict", name: "Payment terms", by: "verdict", book: "Buying" },
  { id: "deadline:next", kind: "deadline", name: "Next date", by: "day", book: "" },
  { id: "field:f1", kind: "field", name: "Cost center", by: "text", book: "" },
];
export const findColumn = (id: string): ColumnDto => {
  const column = COLUMNS.find((one) => one.id === id);
  if (!column) throw new Error(`no column ${id}`);
  return column;
};

export function cell(value: CellValue | null, rest: Partial<CellDto> = {}): CellDto {
  return {
    state: value === null ? "notFound" : "stated",
    isOutOfDate: false,
    value,
    more: 0,
    verified: null,
    isFlagged: false,
    ...rest,
  };
}
export const byAnn = {
  byName: "Ann",
  at: "2026-11-20T10:00:00.000Z",
  versionNumber: 4,
  isCorrection: false,
  note: "",
  isAmended: false,
};
export const sum = (currency: string, amount: number) => cell({ text: `${currency} ${amount}`, amount, currency });

export function row(id: string, rest: Partial<Omit<GridRowDto, "contract">> & { name?: string } = {}): GridRowDto {
  const { name = `Contract ${id}`, groupKey = "", cells = {} } = rest;
  return {
    contract: {
      id,
      name,
      contractType: "Lease Agreement",
      status: "analyzed",
      uploadedAt: "2026-11-01T10:00:00.000Z",
      versionNumber: 4,
      amendmentCount: 0,
      ended: null,
    },
    groupKey,
    cells: {
      "fact:expiration_date": cell({ text: "31 December 2028", day: "2028-12-31" }),
      "fact:price": sum("MNT", 1_840_000),
      "verdict:b1:payment_terms": cell({ text: "60 days", number: 60, unit: "days", verdict: "deviates" }),
      ...cells,
    },
  };
}

export function summary(contracts: number, rest: Partial<GridSummaryDto> = {}): GridSummaryDto {
  return { contracts, all: contracts, renewing: 0, amended: 0, columns: {}, groups: [], ...rest };
}

export const QUOTE = "The Buyer shall pay within sixty (60) days after acceptance.";
export function opened(of: GridRowDto, column: string, rest: Partial<OpenedCellDto> = {}): OpenedCellDto {
  return {
    cell: of.cells[column] ?? cell(null),
    contract: of.contract,
    versionId: `v4 ${of.contract.id}`,
    clause: "2.3",
    passages: [{ content: QUOTE, page: 1, start: 120, end: 120 + QUOTE.length }],
    sentence: null,
    ask: column.startsWith("verdict:") ? "30 days from delivery" : "",
    ...rest,
  };
}

export function view(id: string, rest: Partial<ViewDto> = {}): ViewDto {
  return {
    id,
    name: `View ${id}`,
    query: {
      columns: ["fact:expiration_date", "fact:price", "verdict:b1:payment_terms"],
      filters: [],
      sort: { column: "uploaded", isDescending: true },
      group: "none",
    },
    widths: {},
    isOwn: true,
    ownerName: "Ann",
    readers: [],
    ...rest,
  };
}

export function question(id: string, asked: number, contracts: number): QuestionDto {
  return { id, text: "May they raise prices alone?", createdAt: "2026-11-20T10:00:00.000Z", asked, contracts };
}
