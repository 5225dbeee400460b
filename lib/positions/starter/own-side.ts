/** What one side asks where the other asks for something else: a buyer's penalty isn't a supplier's. Pure: B-24.3. */
import type { Language } from "@/lib/copy/languages";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import type { Side } from "../bounds";
import { ownEnglish } from "./own-english";
import { ownMongolian } from "./own-mongolian";
import { ownRussian } from "./own-russian";
import type { OwnText, OwnTexts, StarterLimits, StarterTopic, Who } from "./starter";
import { OWN_LIMITS } from "./own-limits";

const TEXTS: Readonly<Record<Language, OwnTexts>> = { en: ownEnglish, ru: ownRussian, mn: ownMongolian };

/** Who a side is in a kind of contract, the narrowest first. */
function whoIs(side: Side, kind: ContractKind | undefined): Who[] {
  if (side === "mutual") return [];
  const own: Who[] = side !== "buy" ? [] : kind === "nda" ? ["recipient"] : kind === "employment" ? ["employer"] : [];
  return [...own, side];
}

type Of = { side: Side; kind: ContractKind | undefined };

/** What a side says in its own words on a topic; null if it says what everybody does. */
export function ownText(topic: StarterTopic, language: Language, { side, kind }: Of): OwnText | null {
  const texts = TEXTS[language][topic];
  const who = whoIs(side, kind).find((one) => texts?.[one] !== undefined);
  return who === undefined ? null : (texts?.[who] ?? null);
}

/** The limits of what it says; null if they are everybody's. */
export function ownLimits(topic: StarterTopic, { side, kind }: Of): StarterLimits | null {
  const limits = OWN_LIMITS[topic];
  const who = whoIs(side, kind).find((one) => limits?.[one] !== undefined);
  return who === undefined ? null : (limits?.[who] ?? null);
}

/** Topics on which a side has nothing to ask for itself: an employer asks to be free of no ban. */
export const isOthersAsk = (topic: StarterTopic, { side, kind }: Of) =>
  kind === "employment" && side === "buy" && (topic === "exclusivity" || topic === "non_compete");
