import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContractText } from "@/lib/engine/port";
import type { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import { fillTemplate } from "@/lib/documents/templates/fill";
import type { Language } from "@/lib/copy/languages";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { ENGLISH_NDA, ENGLISH_PARTNERSHIP, ENGLISH_SERVICE } from "./english";
import { MONGOLIAN_LEASE, MONGOLIAN_SERVICE } from "./mongolian";
import { RUSSIAN_EMPLOYMENT, RUSSIAN_SERVICE } from "./russian";

export type Sample = { name: string; language: Language; source: "own" | "corpus"; contract: ContractText };
type ContractType = (typeof CONTRACT_TYPES)[number];

/** A text as a check gets it: one line a block. */
export function contractFrom(text: string, contractType: string, contractName = "Contract"): ContractText {
  return { ...toPlainText(text.split("\n").map((line) => paragraph(line))), contractName, contractType };
}

const own = (name: string, language: Language, type: ContractType, text: string): Sample => ({
  name,
  language,
  source: "own",
  contract: contractFrom(text, type, name),
});

const SALES = {
  effectiveDate: "2025-05-06",
  sellerName: "Elm Furniture Ltd",
  sellerAddress: "4 Mill Lane\nCork",
  sellerRepresentative: "Anna Byrne, Director",
  buyerName: "Hotel Adler GmbH",
  buyerAddress: "Ring 7\n1010 Vienna",
  buyerRepresentative: "Karl Moser, Purchasing",
  goodsDescription: "Forty (40) oak tables, 180 × 90 cm, oiled",
  purchasePrice: "EUR 24,000 (twenty-four thousand euros)",
  paymentTerms: "Payment due within 30 days of delivery",
  deliveryAddress: "Ring 7, 1010 Vienna",
  deliveryDate: "2025-07-01",
  warrantyPeriod: "90 days",
  governingLaw: "Ireland",
};
const SERVICE = {
  effectiveDate: "2025-05-06",
  providerName: "Fjord Analytics AS",
  providerAddress: "Strandgata 3\n5003 Bergen",
  providerRepresentative: "Ida Lie, CEO",
  clientName: "Mountain Rail Ltd",
  clientAddress: "8 Station Road\nLeeds",
  clientRepresentative: "Tom Hale, Director",
  servicesDescription: "Monthly reports on the punctuality of trains",
  startDate: "2025-06-01",
  endDate: "2026-05-31",
  compensationAmount: "GBP 60,000",
  paymentSchedule: "Twelve (12) equal instalments, each within 30 days of an invoice",
  intellectualPropertyTerms: "All intellectual property created under this agreement shall belong to the Client.",
  governingLaw: "England and Wales",
};

/** The seven templates as people fill them in: the five free ones hold a contract of their type. */
export const TEMPLATE_SAMPLES: readonly Sample[] = [
  filled("Sales Agreement", "en", SALES),
  filled("Service Agreement", "en", SERVICE),
  filled("Employment Contract", "ru", { textContent: RUSSIAN_EMPLOYMENT }),
  filled("Non-Disclosure Agreement", "en", { textContent: ENGLISH_NDA }),
  filled("Lease Agreement", "mn", { textContent: MONGOLIAN_LEASE }),
  filled("Partnership Agreement", "en", { textContent: ENGLISH_PARTNERSHIP }),
  filled("Other", "ru", { textContent: RUSSIAN_SERVICE }),
];

/** Our own sound contracts. */
export const OWN_SAMPLES: readonly Sample[] = [
  ...TEMPLATE_SAMPLES,
  own("hosting", "en", "Service Agreement", ENGLISH_SERVICE),
  own("upkeep", "ru", "Service Agreement", RUSSIAN_SERVICE),
  own("repairs", "mn", "Service Agreement", MONGOLIAN_SERVICE),
];

function filled(
  type: Parameters<typeof fillTemplate>[0],
  language: Language,
  values: Parameters<typeof fillTemplate>[1],
): Sample {
  return {
    name: `template ${type}`,
    language,
    source: "own",
    contract: { ...toPlainText(fillTemplate(type, values)), contractName: type, contractType: type },
  };
}

/** Contracts of a corpus, whole ones only, in order of their names; none where it is not there. */
export function corpusSamples(corpusDir: string): Sample[] {
  const folder = path.join(corpusDir, "clauses/texts");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), "utf8");
      return {
        name,
        language: guessLanguage(text),
        source: "corpus" as const,
        contract: contractFrom(text, guessType(text), name),
      };
    });
}

function guessLanguage(text: string): Language {
  const cyrillic = text.match(/[а-яё]/giu)?.length ?? 0;
  if (cyrillic < text.length / 4) return "en";
  return (text.match(/[өү]/giu)?.length ?? 0) > cyrillic / 100 ? "mn" : "ru";
}

/** The type that a person would choose at upload, from the head of the text. */
function guessType(text: string): ContractType {
  const head = text.slice(0, 600).toLowerCase();
  const found = TYPES.find(([, words]) => words.test(head));
  return found?.[0] ?? "Other";
}

const TYPES: readonly (readonly [ContractType, RegExp])[] = [
  ["Lease Agreement", /\blease\b|rental|аренд|түрээс/u],
  ["Non-Disclosure Agreement", /non-?disclosure|confidentiality|конфиденц|неразглаш|нууц/u],
  ["Employment Contract", /employment|трудовой|хөдөлмөрийн/u],
  ["Service Agreement", /services? agreement|hosting|consulting|outsourcing|услуг|үйлчилгээ/u],
  ["Sales Contract", /\bsale\b|supply|purchase|поставк|купли|худалдах|нийлүүлэх/u],
  ["Partnership Agreement", /partnership agreement|товарищества|нөхөрлөл/u],
];
