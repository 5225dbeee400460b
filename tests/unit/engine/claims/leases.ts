import type { Claim } from "@/lib/engine/claims/claim";
import type { Language } from "@/lib/copy/languages";
import type { ContractText } from "@/lib/engine/port";

/** A claim with the words it quotes and the question it answers. */
export type Made = { claim: Claim; quote: string; question: string };
/** One lease in each language: what is honestly said of it, by name. */
export type Lease = { contract: ContractText; honest: Readonly<Record<Name, Made>> };
export const NAMES = ["rent", "deposit", "ban", "end", "insurance", "letOff", "term", "law"] as const;
export type Name = (typeof NAMES)[number];

const makeContract = (...lines: string[]): ContractText => ({
  text: lines.join("\n"),
  pages: [{ start: 0, page: 1 }],
  contractName: "Lease",
  contractType: "Lease Agreement",
});

function made(
  question: string,
  quote: string,
  claim: Partial<Claim> & Pick<Claim, "subject" | "modality" | "what">,
): Made {
  return { question, quote, claim: { values: [], condition: null, exception: null, clauses: [], ...claim } };
}

const en: Lease = {
  contract: makeContract(
    "LEASE AGREEMENT",
    "1. Parties. Acme LLC (the “Landlord”) and Bold LLC (the “Tenant”) make this Agreement.",
    "2. Rent. The Tenant shall pay the Landlord rent of USD 1,500 a month and a deposit of USD 3,000 within ten (10) business days after the invoice.",
    "3. Subletting. The Tenant shall not sublet the premises, except to its subsidiaries.",
    "4. Term. This Agreement runs for twelve (12) months from its signing.",
    "5. Termination. If the Tenant fails to pay the rent, the Landlord may terminate this Agreement on at least thirty (30) days’ notice.",
    "6. Insurance. The Tenant shall insure the premises against fire.",
    "7. Walls. The Landlord need not repaint the walls.",
    "8. Law. This Agreement is governed by the laws of Mongolia.",
    "AMENDMENT No. 1",
    "The parties agree that in clause 4 “twelve (12) months” is replaced by “twenty-four (24) months”.",
  ),
  honest: {
    rent: made("How much rent do we pay?", "The Tenant shall pay the Landlord rent of USD 1,500 a month", {
      subject: "Tenant",
      modality: "shall",
      what: "pay the Landlord rent",
      values: [{ of: "rent", value: "USD 1,500 a month" }],
      clauses: ["2"],
    }),
    deposit: made(
      "How much is the deposit?",
      "a deposit of USD 3,000 within ten (10) business days after the invoice",
      {
        subject: "the Tenant",
        modality: "shall",
        what: "pay a deposit of USD 3,000 within 10 business days after the invoice",
        clauses: ["2"],
      },
    ),
    ban: made("May we sublet?", "The Tenant shall not sublet the premises, except to its subsidiaries.", {
      subject: "Tenant",
      modality: "shallNot",
      what: "sublet the premises",
      exception: "to its subsidiaries",
      clauses: ["3"],
    }),
    end: made(
      "When can the landlord terminate?",
      "the Landlord may terminate this Agreement on at least thirty (30) days’ notice",
      {
        subject: "Landlord",
        modality: "may",
        what: "terminate this Agreement on at least 30 days' notice",
        condition: "the Tenant fails to pay the rent",
        clauses: ["5"],
      },
    ),
    insurance: made("Who insures the premises?", "The Tenant shall insure the premises against fire.", {
      subject: "Tenant",
      modality: "shall",
      what: "insure the premises against fire",
      clauses: ["6"],
    }),
    letOff: made("Who repaints the walls?", "The Landlord need not repaint the walls.", {
      subject: "Landlord",
      modality: "needNot",
      what: "repaint the walls",
      clauses: ["7"],
    }),
    term: made("How long does it run?", "“twelve (12) months” is replaced by “twenty-four (24) months”", {
      subject: "clause 4",
      modality: "is",
      what: "replaced by twenty-four (24) months",
    }),
    law: made("Which law governs?", "This Agreement is governed by the laws of Mongolia.", {
      subject: "this Agreement",
      modality: "is",
      what: "governed by the laws of Mongolia",
      clauses: ["8"],
    }),
  },
};

const ru: Lease = {
  contract: makeContract(
    "ДОГОВОР АРЕНДЫ",
    "1. Стороны. ООО «Акме», именуемое в дальнейшем «Арендодатель», и ООО «Болд», именуемое в дальнейшем «Арендатор», заключили настоящий договор.",
    "2. Плата. Арендатор обязан уплачивать арендную плату 1 500 долларов США в месяц и обеспечительный платеж 3 000 долларов США в течение 10 (десяти) рабочих дней после выставления счета.",
    "3. Субаренда. Арендатор не вправе сдавать помещение в субаренду, кроме своих дочерних обществ.",
    "4. Срок. Договор действует 12 (двенадцать) месяцев со дня подписания.",
    "5. Расторжение. Если Арендатор не уплатил арендную плату, Арендодатель вправе расторгнуть договор, уведомив об этом не менее чем за 30 (тридцать) дней.",
    "6. Страхование. Арендатор обязан застраховать помещение от пожара.",
    "7. Стены. Арендодатель не обязан красить стены.",
    "8. Право. Договор регулируется правом Монголии.",
    "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1",
    "Стороны договорились в пункте 4 слова «12 (двенадцать) месяцев» заменить словами «24 (двадцать четыре) месяца».",
  ),
  honest: {
    rent: made("Какая арендная плата?", "Арендатор обязан уплачивать арендную плату 1 500 долларов США в месяц", {
      subject: "Арендатор",
      modality: "shall",
      what: "уплачивать арендную плату",
      values: [{ of: "арендная плата", value: "1 500 долларов США в месяц" }],
      clauses: ["2"],
    }),
    deposit: made(
      "Какой обеспечительный платеж?",
      "обеспечительный платеж 3 000 долларов США в течение 10 (десяти) рабочих дней",
      {
        subject: "Арендатор",
        modality: "shall",
        what: "уплачивать обеспечительный платеж 3 000 долларов США в течение 10 рабочих дней после выставления счета",
        clauses: ["2"],
      },
    ),
    ban: made(
      "Можно ли сдавать в субаренду?",
      "Арендатор не вправе сдавать помещение в субаренду, кроме своих дочерних обществ.",
      {
        subject: "Арендатор",
        modality: "shallNot",
        what: "сдавать помещение в субаренду",
        exception: "кроме своих дочерних обществ",
        clauses: ["3"],
      },
    ),
    end: made(
      "Когда арендодатель может расторгнуть договор?",
      "Арендодатель вправе расторгнуть договор, уведомив об этом не менее чем за 30 (тридцать) дней",
      {
        subject: "Арендодатель",
        modality: "may",
        what: "расторгнуть договор, уведомив не менее чем за 30 дней",
        condition: "Арендатор не уплатил арендную плату",
        clauses: ["5"],
      },
    ),
    insurance: made("Кто страхует помещение?", "Арендатор обязан застраховать помещение от пожара.", {
      subject: "Арендатор",
      modality: "shall",
      what: "застраховать помещение от пожара",
      clauses: ["6"],
    }),
    letOff: made("Кто красит стены?", "Арендодатель не обязан красить стены.", {
      subject: "Арендодатель",
      modality: "needNot",
      what: "красить стены",
      clauses: ["7"],
    }),
    term: made(
      "Какой срок договора?",
      "слова «12 (двенадцать) месяцев» заменить словами «24 (двадцать четыре) месяца»",
      { subject: "пункт 4", modality: "is", what: "заменить словами 24 (двадцать четыре) месяца" },
    ),
    law: made("Какое право применяется?", "Договор регулируется правом Монголии.", {
      subject: "договор",
      modality: "is",
      what: "регулируется правом Монголии",
      clauses: ["8"],
    }),
  },
};

const mn: Lease = {
  contract: makeContract(
    "ТҮРЭЭСИЙН ГЭРЭЭ",
    "1. Талууд. “Акме” ХХК (цаашид “Түрээслүүлэгч” гэх) болон “Болд” ХХК (цаашид “Түрээслэгч” гэх) энэхүү гэрээг байгуулав.",
    "2. Төлбөр. Түрээслэгч сард 1,500,000 төгрөгийн түрээсийн төлбөр, 3,000,000 төгрөгийн барьцаа мөнгийг нэхэмжлэх ирснээс хойш ажлын 10 өдрийн дотор төлөх үүрэгтэй.",
    "3. Дамжуулан түрээслэх. Түрээслэгч байрыг дамжуулан түрээслүүлэхийг хориглоно. Охин компанид дамжуулан түрээслүүлэхэд энэ заалт хамаарахгүй.",
    "4. Хугацаа. Гэрээ гарын үсэг зурснаас хойш 12 сарын хугацаанд хүчинтэй.",
    "5. Цуцлах. Түрээслэгч түрээсийн төлбөрийг төлөөгүй бол түрээслүүлэгч 30-аас доошгүй хоногийн өмнө мэдэгдэж гэрээг цуцлах эрхтэй.",
    "6. Даатгал. Түрээслэгч байрыг галын эрсдэлээс даатгуулах үүрэгтэй.",
    "7. Хана. Түрээслүүлэгч ханыг будах үүрэггүй.",
    "8. Хууль. Гэрээнд Монгол Улсын хууль үйлчилнэ.",
    "НЭМЭЛТ ГЭРЭЭ № 1",
    "Талууд гэрээний 4 дүгээр зүйлийн “12 сарын” гэснийг “24 сарын” гэж өөрчилж тохиролцов.",
  ),
  honest: {
    rent: made("Түрээсийн төлбөр хэд вэ?", "Түрээслэгч сард 1,500,000 төгрөгийн түрээсийн төлбөр", {
      subject: "Түрээслэгч",
      modality: "shall",
      what: "түрээсийн төлбөр төлөх",
      values: [{ of: "түрээсийн төлбөр", value: "1,500,000 төгрөг" }],
      clauses: ["2"],
    }),
    deposit: made(
      "Барьцаа мөнгө хэд вэ?",
      "3,000,000 төгрөгийн барьцаа мөнгийг нэхэмжлэх ирснээс хойш ажлын 10 өдрийн дотор төлөх үүрэгтэй",
      {
        subject: "Түрээслэгч",
        modality: "shall",
        what: "3,000,000 төгрөгийн барьцаа мөнгийг нэхэмжлэх ирснээс хойш ажлын 10 өдрийн дотор төлөх",
        clauses: ["2"],
      },
    ),
    ban: made("Дамжуулан түрээслүүлж болох уу?", "Түрээслэгч байрыг дамжуулан түрээслүүлэхийг хориглоно.", {
      subject: "Түрээслэгч",
      modality: "shallNot",
      what: "байрыг дамжуулан түрээслүүлэх",
      exception: "охин компанид дамжуулан түрээслүүлэх",
      clauses: ["3"],
    }),
    end: made(
      "Түрээслүүлэгч хэзээ гэрээг цуцлах вэ?",
      "түрээслүүлэгч 30-аас доошгүй хоногийн өмнө мэдэгдэж гэрээг цуцлах эрхтэй",
      {
        subject: "Түрээслүүлэгч",
        modality: "may",
        what: "30-аас доошгүй хоногийн өмнө мэдэгдэж гэрээг цуцлах",
        condition: "Түрээслэгч түрээсийн төлбөрийг төлөөгүй бол",
        clauses: ["5"],
      },
    ),
    insurance: made("Хэн байрыг даатгуулах вэ?", "Түрээслэгч байрыг галын эрсдэлээс даатгуулах үүрэгтэй.", {
      subject: "Түрээслэгч",
      modality: "shall",
      what: "байрыг галын эрсдэлээс даатгуулах",
      clauses: ["6"],
    }),
    letOff: made("Ханыг хэн будах вэ?", "Түрээслүүлэгч ханыг будах үүрэггүй.", {
      subject: "Түрээслүүлэгч",
      modality: "needNot",
      what: "ханыг будах",
      clauses: ["7"],
    }),
    term: made("Гэрээний хугацаа хэд вэ?", "“12 сарын” гэснийг “24 сарын” гэж өөрчилж тохиролцов", {
      subject: "4 дүгээр зүйл",
      modality: "is",
      what: "“24 сарын” гэж өөрчилж",
    }),
    law: made("Ямар хууль үйлчлэх вэ?", "Гэрээнд Монгол Улсын хууль үйлчилнэ.", {
      subject: "гэрээ",
      modality: "is",
      what: "Монгол Улсын хууль үйлчилнэ",
      clauses: ["8"],
    }),
  },
};

export const LEASES: Readonly<Record<Language, Lease>> = { en, ru, mn };
