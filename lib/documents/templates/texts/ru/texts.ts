import type { ReadyTexts } from "../../catalogue";
import { blocksFromClauses } from "@/lib/documents/templates/notation";
import { EMPLOYMENT } from "./employment";
import { GENERAL_AGREEMENT } from "./general";
import { LEASE } from "./lease";
import { NON_DISCLOSURE } from "./non-disclosure";
import { PARTNERSHIP } from "./partnership";
import { SALES } from "./sales";
import { SERVICE } from "./service";

/** Our Russian texts; not yet reviewed by a lawyer. */
export const texts: ReadyTexts = {
  "Sales Agreement": blocksFromClauses(SALES),
  "Service Agreement": blocksFromClauses(SERVICE),
  "Employment Contract": blocksFromClauses(EMPLOYMENT),
  "Non-Disclosure Agreement": blocksFromClauses(NON_DISCLOSURE),
  "Lease Agreement": blocksFromClauses(LEASE),
  "Partnership Agreement": blocksFromClauses(PARTNERSHIP),
  Other: blocksFromClauses(GENERAL_AGREEMENT),
};
