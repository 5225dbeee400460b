/** Drawings for pages that are still empty, apart from those that a contract's own page needs. Decoration only. */
import { drawing } from "./drawings";

export const FamilyDrawing = drawing(
  <path className="fill-paper stroke-line-strong" d="M44 6h24l8 8v26H44z" />,
  <path className="stroke-line-strong" d="M51 20h16M51 28h12" />,
  <path className="stroke-primary" d="M60 40v8M24 56v-8h72v8" />,
  <path className="fill-paper stroke-line-strong" d="M10 56h28v22H10zM46 56h28v22H46zM82 56h28v22H82z" />,
  <path className="stroke-line-strong" d="M16 64h16M16 71h10M52 64h16M52 71h10M88 64h16" />,
  <path className="stroke-success-600" d="M88 71h10" />,
);

export const FolderDrawing = drawing(
  <path className="fill-sunken stroke-line-strong" d="M18 18h28l8 8h48v50H18z" />,
  <path className="fill-paper stroke-line-strong" d="M32 22h40v30H32z" />,
  <path className="stroke-line-strong" d="M39 30h26M39 37h18" />,
  <path className="fill-paper stroke-line-strong" d="M18 42h84v34H18z" />,
  <path className="stroke-primary" d="M30 54h28M30 62h16" />,
);

export const TeamDrawing = drawing(
  <path
    className="fill-sunken stroke-line-strong"
    d="M14 72c0-14 8-20 18-20s18 6 18 20zM70 72c0-14 8-20 18-20s18 6 18 20z"
  />,
  <circle className="fill-paper stroke-line-strong" cx="32" cy="38" r="10" />,
  <circle className="fill-paper stroke-line-strong" cx="88" cy="38" r="10" />,
  <path className="fill-primary-50 stroke-primary" d="M38 76c0-18 9-26 22-26s22 8 22 26z" />,
  <circle className="fill-paper stroke-primary" cx="60" cy="32" r="13" />,
);

export const LetterDrawing = drawing(
  <path className="fill-paper stroke-line-strong" d="M20 20h80v54H20z" />,
  <path className="stroke-line-strong" d="M20 20l40 30 40-30M20 74l28-32M100 74L72 42" />,
  <circle className="fill-primary-50 stroke-primary" cx="98" cy="20" r="11" />,
  <path className="stroke-primary" d="M93 20l4 4 7-8" />,
);

export const LanguagesDrawing = drawing(
  <path className="fill-paper stroke-line-strong" d="M12 10h44v66H12zM64 10h44v66H64z" />,
  <path className="stroke-line-strong" d="M20 22h28M20 30h28M20 38h18M72 22h28M72 30h28M72 38h18M20 66h20M72 66h20" />,
  <path className="stroke-primary" d="M20 50h28M72 50h28M72 57h16" />,
  <path className="stroke-warning-500" d="M56 50h8" />,
);

export const WebhooksDrawing = drawing(
  <path className="fill-paper stroke-line-strong" d="M10 24h34v36H10z" />,
  <path className="stroke-line-strong" d="M17 34h20M17 42h20M17 50h12" />,
  <path className="stroke-primary" strokeDasharray="3 4" d="M50 42h22" />,
  <path className="stroke-primary" d="M68 36l6 6-6 6" />,
  <path className="fill-sunken stroke-line-strong" d="M80 22h30v18H80zM80 44h30v18H80z" />,
  <path className="stroke-success-600" d="M86 31h3M86 53h3" />,
  <path className="stroke-line-strong" d="M96 31h8M96 53h8" />,
);
