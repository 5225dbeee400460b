import type { ReadyTexts } from "../../catalogue";
import { blocksFromClauses } from "@/lib/documents/templates/notation";
import { SALES_AGREEMENT, SERVICE_AGREEMENT } from "@/lib/documents/templates/agreements";
import { EMPLOYMENT } from "./employment";
import { GENERAL_AGREEMENT } from "./general";
import { LEASE } from "./lease";
import { NON_DISCLOSURE } from "./non-disclosure";
import { PARTNERSHIP } from "./partnership";

/** Our English texts. */
export const texts: ReadyTexts = {
  "Sales Agreement": SALES_AGREEMENT,
  "Service Agreement": SERVICE_AGREEMENT,
  "Employment Contract": blocksFromClauses(EMPLOYMENT),
  "Non-Disclosure Agreement": blocksFromClauses(NON_DISCLOSURE),
  "Lease Agreement": blocksFromClauses(LEASE),
  "Partnership Agreement": blocksFromClauses(PARTNERSHIP),
  Other: blocksFromClauses(GENERAL_AGREEMENT),
};
