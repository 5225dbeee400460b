import { contractFile as en } from "./en/contract-file";
import type { Language } from "./languages";
import { contractFile as mn } from "./mn/contract-file";
import { contractFile as ru } from "./ru/contract-file";

export type ContractFileWords = typeof en;

const WORDS: Record<Language, ContractFileWords> = { mn, en, ru };

/**
 * The words inside an exported file that are not the contract's own. Beside the dictionary, for no screen shows them.
 */
export function contractFileWords(language: Language): ContractFileWords {
  return WORDS[language];
}
