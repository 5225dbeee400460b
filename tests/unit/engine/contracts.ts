import type { ContractText } from "@/lib/engine/port";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";

/** A contract of lines, one block each, as the engine gets it. */
export function makeContract(lines: readonly string[]): ContractText {
  return {
    ...toPlainText(lines.map((line) => paragraph(line))),
    contractName: "Test contract",
    contractType: "Service Agreement",
  };
}

export const ENGLISH = makeContract([
  "HOSTING SERVICES AGREEMENT",
  'This Hosting Services Agreement (the "Agreement") is made on March 3, 2025 between Brightwater Hosting Ltd., a company registered in Ireland ("Provider"), and Jane O. Marlow, an individual residing at 4 Mill Lane, Cork (the "Client").',
  "1. SERVICES",
  "1.1. The Provider shall host the Client's website on its servers in Dublin.",
  "1.2. The Client shall:",
  "(a) deliver the content by March 20, 2025; and",
  "(b) not upload unlawful material.",
  "2. FEES",
  "2.1. The monthly fee is EUR 1,250 and is payable within thirty (30) days of the invoice, see invoice No. 5 of Inc. Acme.",
  "3. TERM AND TERMINATION",
  "3.1. This Agreement shall commence on March 3, 2025 and shall continue until March 2, 2027.",
  "3.2. Either party may terminate this Agreement without cause upon sixty (60) days' written notice.",
  "4. CONFIDENTIALITY",
  "4.1. Each party shall keep the other party's confidential information secret and shall not copy it without written consent.",
  "4.2. The obligations under Section 4 shall survive termination of this Agreement for five (5) years.",
  "5. GENERAL",
  "5.1. This Agreement shall be governed by the laws of Ireland.",
  "5.2. The courts of Dublin shall have exclusive jurisdiction over any dispute arising out of this Agreement.",
  "5.3. If any provision is held invalid by a court of competent jurisdiction, the other provisions remain in full force.",
  "5.4. The Provider shall comply with all applicable laws.",
]);

export const RUSSIAN = makeContract([
  "ДОГОВОР ПОСТАВКИ № 12/П",
  "г. Тверь 5 апреля 2024 г.",
  "Общество с ограниченной ответственностью «Лесной Дом», именуемое в дальнейшем «Поставщик», в лице директора И. П. Сомова, с одной стороны, и акционерное общество «Верфь», именуемое в дальнейшем «Покупатель», с другой стороны, заключили настоящий договор о нижеследующем:",
  "1. ПРЕДМЕТ ДОГОВОРА",
  "1.1. Поставщик обязуется передать Покупателю доски, т.е. пиломатериалы по ГОСТ, согласно ст. 506 ГК РФ и приложению № 1.",
  "2. ЦЕНА",
  "2.1. Цена товара составляет 950 000 рублей.",
  "2.2. Покупатель оплачивает товар в течение 15 (пятнадцати) дней.",
  "3. СРОК ДЕЙСТВИЯ",
  "3.1. Договор действует до 31 декабря 2026 года.",
  "3.2. Обязательства о конфиденциальности сохраняют силу в течение 3 лет после прекращения договора.",
  "4. ПРАВО И СПОРЫ",
  "4.1. К отношениям сторон применяется право Российской Федерации.",
  "4.2. Споры рассматриваются в Арбитражном суде Тверской области.",
]);

export const MONGOLIAN = makeContract([
  "БАРАА НИЙЛҮҮЛЭХ ГЭРЭЭ",
  "2024 оны 5 дугаар сарын 6-ны өдөр Эрдэнэт хот",
  "Нэг талаас “Хангай Мод” ХХК (цаашид “Нийлүүлэгч” гэх), нөгөө талаас “Орхон Барилга” ХХК (цаашид “Худалдан авагч” гэх) нар энэхүү гэрээг байгуулав.",
  "НЭГ. ГЭРЭЭНИЙ ЗҮЙЛ",
  "1.1. Нийлүүлэгч нь модон материалыг 2024 оны 7 дугаар сарын 1-ний дотор хүлээлгэн өгөх үүрэгтэй.",
  "1.2. Худалдан авагч төлбөрийг 10 хоногийн дотор төлнө.",
  "ХОЁР. ҮНЭ",
  "2.1. Гэрээний нийт үнэ 12,500,000 төгрөг байна.",
  "ГУРАВ. БУСАД",
  "3.1. Нууцлалын үүрэг гэрээ дуусгавар болсноос хойш 2 жилийн хугацаанд хүчинтэй үлдэнэ.",
  "3.2. Гэрээнд Монгол Улсын хууль тогтоомжийг хэрэглэнэ.",
  "3.3. Маргааныг Орхон аймгийн иргэний хэргийн анхан шатны шүүхээр шийдвэрлүүлнэ.",
]);
