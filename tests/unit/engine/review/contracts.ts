import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { readOnce, type Reading } from "@/lib/engine/text/reading";

/** A contract of these lines, read. */
export function readingOfLines(lines: readonly string[]): Reading {
  return readOnce({
    ...toPlainText(lines.map((line) => paragraph(line))),
    contractName: "Supply",
    contractType: "Sales Agreement",
  });
}

export const SUPPLY = [
  "SUPPLY AGREEMENT",
  'This Supply Agreement (the "Agreement") is made and entered into as of March 4, 2024 (the "Effective Date") by and between Brightwater Ltd, a company of England ("Supplier"), and Oakmoor Inc., a Delaware corporation ("Buyer").',
  "1. Term",
  "1.1 This Agreement shall commence on the Effective Date and shall continue in effect for an initial term of three (3) years, unless earlier terminated in accordance with its terms.",
  "1.2 Thereafter this Agreement shall automatically renew for successive one (1) year terms, unless either party gives the other written notice of non-renewal at least sixty (60) days prior to the expiration of the then-current term.",
  "1.3 Either party may terminate this Agreement for convenience at any time upon ninety (90) days' prior written notice to the other party.",
  "2. Price",
  "2.1 The purchase price for the Products is $25,000.50. Buyer shall pay each invoice within thirty (30) days of its receipt.",
  "2.2 Overdue sums shall bear interest at a rate of 1.5 % per month until paid.",
  "3. Limitation of Liability",
  "3.1 In no event shall either party's total aggregate liability arising out of or relating to this Agreement exceed $100,000.",
  "4. General",
  "4.1 Neither party may assign this Agreement without the prior written consent of the other party.",
  "4.2 This Agreement shall be governed by and construed in accordance with the laws of the State of New York, without regard to its conflict of laws principles.",
  "4.3 Any dispute shall be finally settled by arbitration in London.",
] as const;

export const RUSSIAN = [
  "ДОГОВОР ПОСТАВКИ № 7",
  "г. Москва «12» марта 2024 г.",
  "1. Договор вступает в силу с даты подписания и действует до 31 декабря 2025 г.",
  "2. Цена договора составляет 250 000 рублей. Покупатель оплачивает товар в течение 10 банковских дней.",
  "3. За просрочку оплаты покупатель уплачивает пени в размере 0,1 % за каждый день просрочки.",
  "4. Стороны не вправе передавать свои права третьим лицам без согласия другой стороны.",
  "5. Договор регулируется правом Российской Федерации.",
] as const;

export const MONGOLIAN = [
  "БАРАА НИЙЛҮҮЛЭХ ГЭРЭЭ",
  "2024 оны 3 дугаар сарын 12-ны өдөр Улаанбаатар хотод байгуулав.",
  "1. Энэ гэрээ 2025 оны 12 дугаар сарын 31-ний өдрийг хүртэл хүчинтэй.",
  "2. Гэрээний үнэ 25 000 000 төгрөг байна.",
  "3. Хугацаа хэтэрсэн хоног тутамд 0.1 хувийн алданги төлнө.",
  "4. Энэ гэрээг Монгол Улсын хуулиар зохицуулна.",
] as const;
