import { createContext } from "react";

/** The contract that answers are about; null where none was chosen. */
export const ContractAsked = createContext<string | null>(null);
