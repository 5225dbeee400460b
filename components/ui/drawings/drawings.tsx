/** Small drawings for what is still empty: a sheet of paper and what will be on it. Decoration only. */
import type { ReactNode } from "react";

export function drawing(...parts: ReactNode[]) {
  return function Drawing() {
    return (
      <svg
        viewBox="0 0 120 84"
        className="h-21 w-30 shrink-0"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {parts.map((part, index) => (
          <g key={index}>{part}</g>
        ))}
      </svg>
    );
  };
}

const SHEET = <path className="fill-paper stroke-line-strong" d="M34 8h38l14 14v54H34z" />;
const FOLD = <path className="fill-sunken stroke-line-strong" d="M72 8v14h14" />;
const LINES = <path className="stroke-line-strong" d="M43 32h34M43 41h34M43 50h24M43 59h30" />;

export const ContractDrawing = drawing(
  SHEET,
  FOLD,
  LINES,
  <path className="stroke-primary" d="M43 68c5-6 7 4 11-1s5 2 9 0" />,
);

export const RoundsDrawing = drawing(
  <path className="fill-paper stroke-line-strong" d="M10 14h30l10 10v46H10z" />,
  <path className="stroke-line-strong" d="M18 32h22M18 40h22M18 48h14" />,
  <path className="fill-paper stroke-line-strong" d="M70 14h30l10 10v46H70z" />,
  <path className="stroke-line-strong" d="M78 32h22M78 56h18" />,
  <path className="stroke-danger" d="M78 40h14" />,
  <path className="stroke-success-600" d="M78 48h22" />,
  <path className="stroke-primary" d="M54 34h12m-4-4l4 4-4 4M66 52H54m4-4l-4 4 4 4" />,
);

export const CommentsDrawing = drawing(
  <path className="fill-paper stroke-line-strong" d="M18 8h38l14 14v54H18z" />,
  <path className="stroke-line-strong" d="M27 32h34M27 50h20M27 59h26" />,
  <path className="stroke-warning-500" strokeWidth="5" opacity="0.5" d="M28 41h30" />,
  <path
    className="fill-primary-50 stroke-primary"
    d="M66 30h38a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H82l-9 8v-8h-7a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4z"
  />,
  <path className="stroke-primary" d="M71 40h28M71 47h18" />,
);

export const DeadlinesDrawing = drawing(
  <path className="fill-paper stroke-line-strong" d="M24 16h72v60H24z" />,
  <path className="fill-sunken stroke-line-strong" d="M24 16h72v14H24z" />,
  <path
    className="stroke-line-strong"
    d="M40 10v12M80 10v12M36 42h6M50 42h6M64 42h6M78 42h6M36 53h6M50 53h6M36 64h6M50 64h6M64 64h6"
  />,
  <circle className="fill-primary-50 stroke-primary" cx="67" cy="53" r="8" />,
  <path className="stroke-primary" d="M67 49v4l3 2" />,
);

export const AnswersDrawing = drawing(
  <path className="fill-paper stroke-line-strong" d="M14 14h92v58H14z" />,
  <path className="fill-sunken stroke-line-strong" d="M14 14h92v13H14z" />,
  <path className="stroke-line-strong" d="M44 14v58M75 14v58M14 42h92M14 57h92M22 35h14M22 50h14M22 65h14" />,
  <path className="stroke-success-600" d="M54 35l3 3 6-7M84 50l3 3 6-7" />,
  <path className="stroke-primary" d="M53 50h13M84 35h13M53 65h13" />,
);

export const PlaybookDrawing = drawing(
  <path
    className="fill-paper stroke-line-strong"
    d="M60 20c-9-7-22-8-40-7v54c18-1 31 0 40 7 9-7 22-8 40-7V13c-18-1-31 0-40 7z"
  />,
  <path
    className="stroke-line-strong"
    d="M60 20v54M30 26c8 0 14 1 20 4M30 50c8 0 14 1 20 4M70 30c6-3 12-4 20-4M70 42c6-3 12-4 20-4"
  />,
  <path className="stroke-primary" d="M30 38c8 0 14 1 20 4" />,
  <path className="stroke-success-600" d="M73 56l4 4 9-11" />,
);
