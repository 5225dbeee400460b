/**
 * Short questions that anybody asks of any contract, in three languages, held against the labelled facts of the natural
 * contracts. They teach `scripts/train-answers.mts` which fact so few words ask for, and when an answer to them is
 * certain. Those behind `//` are never learned from: they tell how it does on words that it has not seen.
 */
import type { Language } from "@/lib/copy/languages";
import type { FactKind } from "@/lib/engine/review/fact";
import type { NaturalCase, NaturalQuestion } from "./natural.mts";

const LISTS = `
expiration_date en: When does it end? ; How long does this contract last? ; What is the end date? ; How long is the contract? ; When is it over? ; What is the term? ; How many years is this for? ; What's the expiry date? ; When does my contract run out? ; Is it for a fixed period? // When does this agreement end? ; Until when is it in force? ; How many months is it for? ; On what date does it expire?
expiration_date ru: До какого числа договор? ; На какой срок заключён договор? ; Сколько он действует? ; Когда он закончится? ; До какой даты действует договор? ; Какой срок договора? ; На сколько лет договор? ; Когда конец договора? ; Договор бессрочный? ; Когда прекращается договор? // Когда заканчивается договор? ; Каков срок действия? ; Когда истекает договор? ; До когда мы связаны?
expiration_date mn: Гэрээ хэзээ дуусах вэ? ; Хэдий хугацаатай гэрээ вэ? ; Хэзээ хүртэл хүчинтэй вэ? ; Хэдэн жилийн гэрээ вэ? ; Гэрээ хэзээ дуусгавар болох вэ? ; Ямар хугацаатай вэ? ; Гэрээ хэдий хүртэл үйлчлэх вэ? ; Гэрээ хэзээ дуусна? ; Хэдэн сарын хугацаатай вэ? ; Хугацаагүй гэрээ юу? // Гэрээний хугацаа хэд вэ? ; Дуусах өдөр нь хэзээ вэ? ; Хэдэн сар үргэлжлэх вэ? ; Хэзээ дуусдаг юм бэ?
effective_date en: When does it start? ; From what day does it count? ; When did it begin? ; What is the effective date? ; When does the term begin? ; From when are we bound? // When does it come into force? ; What is the start date? ; When does the contract begin?
effective_date ru: Когда начинается? ; С какого дня действует? ; С какой даты договор действует? ; Когда договор начал действовать? ; С какого числа договор? ; Какова дата вступления в силу? // Когда вступает в силу договор? ; Какая дата начала? ; С каких пор мы связаны?
effective_date mn: Хэзээ эхлэх вэ? ; Хэзээнээс хүчинтэй вэ? ; Гэрээ хэзээнээс эхлэх вэ? ; Хэзээнээс үйлчлэх вэ? ; Эхлэх огноо хэд вэ? ; Хэдний өдрөөс эхлэх вэ? // Хэзээ хүчин төгөлдөр болох вэ? ; Эхлэх өдөр нь хэзээ вэ? ; Гэрээ хэзээ эхэлсэн бэ?
renewal_term en: Does it renew automatically? ; Can it be extended? ; What happens when the term is over? ; Does the contract renew? ; Is renewal automatic? ; Can we extend the contract? ; Will it continue after the end date? ; How is it renewed? ; What about extension? // Does it renew by itself? ; Will it roll over? ; Is there an option to renew? ; What about renewal?
renewal_term ru: Продлевается ли договор автоматически? ; Можно ли продлить договор? ; Есть ли пролонгация? ; Как продлевается договор? ; Договор продлевается? ; Будет ли продление? ; Автоматическое ли продление? ; На сколько продлевается? ; Есть ли автопролонгация? // Продлевается ли сам? ; Что после окончания срока? ; Как продлить? ; Продлится ли он, если ничего не делать?
renewal_term mn: Гэрээ автоматаар сунгагдах уу? ; Гэрээг сунгаж болох уу? ; Хугацаа дуусвал яах вэ? ; Гэрээ сунгагдах уу? ; Гэрээг хэдэн жилээр сунгах вэ? ; Сунгалт байгаа юу? ; Сунгах нөхцөл нь юу вэ? ; Гэрээний хугацааг сунгах уу? ; Автомат сунгалттай юу? // Өөрөө сунгагдах уу? ; Яаж сунгах вэ? ; Дахин сунгах боломжтой юу? ; Юу ч хийхгүй бол сунгагдах уу?
termination_for_convenience en: Can I leave early? ; May a party terminate for no reason? ; Is there termination without cause? ; Can we terminate without a reason? ; How much notice do I have to give to quit? ; Can we cancel? ; What is the notice period for termination? ; Can either side end it early? ; Can I terminate at any time? ; How can I end the contract early? ; Can we stop before the end? // Can I get out early, and how? ; Can they cancel at any time? ; How do I cancel? ; May I quit before the term is over?
termination_for_convenience ru: Можно ли расторгнуть досрочно? ; Можно ли отказаться от договора без причины? ; За сколько предупреждать о расторжении? ; Могу ли я выйти из договора раньше? ; Как прекратить договор досрочно? ; Можно ли отказаться от договора? ; Какой срок уведомления о расторжении? ; Можем ли мы прекратить договор в любое время? ; Кто может расторгнуть договор? // Можно ли уйти раньше срока? ; Как расторгнуть договор? ; Могут ли они отказаться в любой момент? ; Можно ли досрочно выйти?
termination_for_convenience mn: Гэрээг хугацаанаас нь өмнө цуцалж болох уу? ; Шалтгаангүй цуцалж болох уу? ; Цуцлахдаа хэд хоногийн өмнө мэдэгдэх вэ? ; Гэрээг цуцалж болох уу? ; Хэзээ ч цуцалж болох уу? ; Гэрээнээс татгалзаж болох уу? ; Цуцлах мэдэгдлийн хугацаа хэд вэ? ; Гэрээг хэн цуцалж болох вэ? ; Эрт цуцлах боломжтой юу? // Хугацаанаас өмнө цуцалж болох уу? ; Яаж цуцлах вэ? ; Дундаас нь гарч болох уу? ; Тэд дуртай үедээ цуцалж чадах уу?
governing_law en: Which law applies? ; What country's law is it under? ; Whose law is it? ; What law governs this contract? ; Under which law is it read? // Which law governs? ; What is the governing law? ; Which country's rules apply?
governing_law ru: Чьё право применяется? ; По законам какой страны? ; Какой закон применяется? ; Правом какой страны регулируется договор? ; Какое применимое право? // Какое право применяется? ; Какое законодательство? ; Чьи законы действуют?
governing_law mn: Аль улсын хууль үйлчлэх вэ? ; Ямар хуулиар зохицуулах вэ? ; Хэний хууль хэрэглэх вэ? ; Аль улсын эрх зүйг хэрэглэх вэ? ; Гэрээнд ямар хууль үйлчлэх вэ? // Аль улсын хууль хэрэглэх вэ? ; Ямар хууль вэ? ; Хуулийн үйлчлэл нь юу вэ?
dispute_resolution en: Where are disputes settled? ; Which court decides? ; Is there arbitration? ; Which court has jurisdiction? ; How are disputes resolved? ; Where would we have to sue? ; Who settles disputes? ; What if we disagree? // Where do we go if there is a dispute? ; Where can they sue me? ; Who decides a quarrel? ; What court?
dispute_resolution ru: Где рассматриваются споры? ; Какой суд решает? ; Есть ли арбитраж? ; Какая подсудность? ; Как решаются споры? ; В каком суде судиться? ; Кто решает споры? ; Где будет суд? // В каком суде спор? ; Куда обращаться при споре? ; Где могут подать на меня в суд? ; Что если мы поспорим?
dispute_resolution mn: Маргааныг хаана шийдэх вэ? ; Аль шүүх шийдэх вэ? ; Арбитр байна уу? ; Маргааныг яаж шийдвэрлэх вэ? ; Маргааныг аль шүүхээр шийдвэрлүүлэх вэ? ; Хаана шүүхдэх вэ? ; Маргааныг хэн шийдэх вэ? ; Аль шүүхэд хандах вэ? // Маргавал хаана хандах вэ? ; Ямар шүүхэд нэхэмжлэх вэ? ; Маргаан гарвал яах вэ? ; Шүүх нь хаана вэ?
price en: What does it cost? ; How much is it? ; What is the price? ; What is the total price? ; How much is the contract worth? ; What is the contract value? ; How much must be paid? ; How much do they pay us? ; What is the amount? // How much do we have to pay? ; What are the fees? ; What's the rent or fee? ; How much money is it?
price ru: Сколько это стоит? ; Какая цена договора? ; Какова сумма? ; Какая сумма договора? ; Сколько стоят услуги? ; Какая общая стоимость? ; Сколько нам заплатят? ; Какая плата? ; На какую сумму договор? // Сколько мы платим? ; Сколько надо платить? ; Какая стоимость? ; Сколько денег?
price mn: Хэдэн төгрөг вэ? ; Гэрээний үнэ хэд вэ? ; Нийт дүн хэд вэ? ; Гэрээний нийт үнэ хэд вэ? ; Ямар үнэтэй вэ? ; Хэдэн төгрөгийн гэрээ вэ? ; Гэрээний дүн хэд вэ? ; Бидэнд хэдийг төлөх вэ? ; Хөлс нь хэд вэ? // Хэдийг төлөх вэ? ; Үнэ нь хэд вэ? ; Төлбөр хэд вэ? ; Хэдэн төгрөг төлөх вэ?
payment_terms en: When do we have to pay? ; How many days do we have to pay? ; When is payment due? ; How long do I have to pay an invoice? ; When must the money be paid? ; How soon must we pay? ; What is the payment deadline? ; When will they pay us? // By when must the invoice be paid? ; What are the payment terms? ; When do I pay? ; What's the due date for payment?
payment_terms ru: Когда платить? ; Какой срок оплаты? ; В течение скольких дней оплата? ; Когда надо платить? ; Сколько дней на оплату? ; Когда оплата? ; Какие условия оплаты? ; Когда нам заплатят? // Когда мы платим? ; До какого числа платить? ; Как скоро надо оплатить счёт? ; В какой срок оплата?
payment_terms mn: Төлбөрөө хэзээ төлөх вэ? ; Хэд хоногт төлөх вэ? ; Төлбөрийн хугацаа хэд вэ? ; Төлбөрийг хэзээ хийх вэ? ; Төлбөрийг хэд хоногийн дотор төлөх вэ? ; Төлбөрийн нөхцөл юу вэ? ; Төлбөр хэзээ орох вэ? ; Бидэнд хэзээ төлөх вэ? // Хэзээ төлөх вэ? ; Мөнгөө хэзээ өгөх вэ? ; Нэхэмжлэхийг хэд хоногт төлөх вэ? ; Төлөх өдөр нь хэзээ вэ?
liability_cap en: Is liability limited? ; What is the most they owe us in damages? ; How much can they claim from us at most? ; What is the cap on liability? ; What is the maximum liability? ; How far are we liable? ; Is there a limit of liability? ; What's the most we can lose? // Is there a cap on liability? ; What is the liability limit? ; Is there a maximum amount of damages? ; How much are they liable for at most?
liability_cap ru: Есть ли предел ответственности? ; Сколько максимум можно взыскать? ; Какой лимит ответственности? ; Какая максимальная ответственность? ; Ограничены ли убытки? ; Какое ограничение ответственности? ; Каков предел возмещения? ; До какой суммы мы отвечаем? // Ограничена ли ответственность? ; На какую сумму ограничены убытки? ; Есть ли потолок ответственности? ; Сколько максимум с нас?
liability_cap mn: Хариуцлагын дээд хэмжээ хэд вэ? ; Хамгийн ихдээ хэдийг нэхэмжлэх вэ? ; Хариуцлагын хязгаар байна уу? ; Хариуцлагыг яаж хязгаарласан бэ? ; Хохирлын дээд хэмжээ хэд вэ? ; Хариуцлагын хэмжээ хэд хүртэл вэ? ; Хэдий хүртэл хариуцах вэ? ; Хариуцлагыг хязгаарласан уу? // Хариуцлага хязгаартай юу? ; Хохирлыг хэд хүртэл төлөх вэ? ; Хариуцлага хэдээр хязгаарлагдах вэ? ; Ихдээ хэдийг хариуцах вэ?
`;
/** The names that the corpus has for facts. */
const LABELS: Readonly<Partial<Record<FactKind, string>>> = {
  expiration_date: "expiration_date",
  effective_date: "effective_date",
  renewal_term: "renewal",
  termination_for_convenience: "convenience",
  governing_law: "governing_law",
  dispute_resolution: "forum",
  price: "price",
  payment_terms: "payment_days",
  liability_cap: "liability_cap",
};
export const PLAIN_KINDS = Object.keys(LABELS) as FactKind[]; // written so above
/** How many of each list are asked of a contract. */
const ASKED_OF_EACH = { learned: 1, measured: 2 } as const;

type List = { kind: FactKind; lang: Language; learned: string[]; measured: string[] };
const QUESTIONS = LISTS.trim()
  .split("\n")
  .map((line): List => {
    const [, kind, lang, learned = "", measured = ""] = /^(\w+) (\w\w): (.*) \/\/ (.*)$/u.exec(line) ?? [];
    const listed = (text: string) => text.split(" ; ").map((one) => one.trim());
    return { kind: kind as FactKind, lang: lang as Language, learned: listed(learned), measured: listed(measured) };
  });

export type PlainQuestion = NaturalQuestion & { plain: "learned" | "measured" };

/** Some of each list, others for each contract: what a label answers, or what a contract without one leaves open. */
export function plainQuestions({ facts }: Pick<NaturalCase, "facts">, number: number): PlainQuestion[] {
  return QUESTIONS.flatMap(({ kind, lang, ...lists }) => {
    const quote = facts[LABELS[kind] ?? ""]?.quote;
    const label = { lang, kind: `plain ${kind}`, answerable: quote !== undefined, gold: "", must: [] };
    return (["learned", "measured"] as const).flatMap((plain) =>
      Array.from({ length: ASKED_OF_EACH[plain] }, (_, at) => {
        const q = lists[plain][(ASKED_OF_EACH[plain] * number + at) % lists[plain].length] ?? "";
        return { ...label, q, quotes: quote === undefined ? [] : [quote], plain };
      }),
    );
  });
}

/** All that are learned from, each with the fact that it asks for, and some that sound alike and ask for none. */
export function plainExamples(): { q: string; kinds: FactKind[] }[] {
  return [
    ...QUESTIONS.flatMap(({ kind, learned }) => learned.map((q) => ({ q, kinds: [kind] }))),
    ...OTHERS.split("\n").flatMap((line) => line.split(" ; ").map((q) => ({ q: q.trim(), kinds: [] }))),
  ];
}
const OTHERS = `How much is the deposit? ; How big is the deposit? ; How much is the fine? ; How much is the late fee? ; How much is the bonus? ; How much is the penalty? ; How much is the insurance for? ; How many people may come? ; How much notice do they need for a visit? ; When do I get the keys? ; When does my holiday start? ; When do they deliver? ; Who pays for repairs? ; When do I get the deposit back?
How long is confidentiality? ; How long does the secrecy last? ; How long must we keep it secret? ; How long is the warranty? ; How long does the warranty last? ; When does the guarantee end? ; How long is the guarantee good for? ; When does the warranty expire? ; When does the insurance run out? ; How long is the insurance for? ; How long is probation? ; When does probation end? ; How long is the non-compete? ; How long does the ban on poaching last? ; When does the discount end? ; How long do we have to object? ; How long do we have to reply? ; How long does delivery take? ; How long is the delivery time? ; How much is delivery? ; How much do extra hours cost? ; Is there liability insurance? ; How much liability insurance is needed? ; Can the price go up? ; When can the price change? ; Which laws must the goods meet?
Каков размер залога? ; Сколько составляет депозит? ; Какой штраф? ; Сколько пени за день? ; Какая премия? ; На какую сумму страховка? ; Сколько человек можно привести? ; Когда отдадут ключи? ; Когда привезут товар? ; Кто платит за ремонт? ; Когда вернут залог? ; Какой размер аванса?
Сколько действует конфиденциальность? ; Как долго хранить тайну? ; Сколько лет хранить тайну? ; Какой срок гарантии? ; Сколько длится гарантия? ; Когда закончится гарантия? ; Когда кончается гарантия? ; До какого числа страховка? ; Когда закончится страховка? ; Какой испытательный срок? ; Когда закончится испытательный срок? ; Сколько действует запрет на конкуренцию? ; До какого числа действует скидка? ; Сколько времени на возражения? ; Сколько времени на ответ? ; Какой срок поставки? ; Сколько стоит доставка? ; Сколько стоят сверхурочные? ; Застрахована ли ответственность? ; Может ли цена вырасти? ; Когда может измениться цена?
Барьцаа хэд вэ? ; Барьцааны хэмжээ хэд вэ? ; Торгууль хэд вэ? ; Алданги хэд вэ? ; Урамшуулал хэд вэ? ; Даатгал хэдэн төгрөгийн вэ? ; Хэдэн хүн ирж болох вэ? ; Түлхүүрээ хэзээ авах вэ? ; Барааг хэзээ хүргэх вэ? ; Засварыг хэн төлөх вэ? ; Барьцааг хэзээ буцаах вэ?
Нууцлал хэдэн жил үргэлжлэх вэ? ; Нууцыг хэдий хүртэл хадгалах вэ? ; Нууцлалын хугацаа хэд вэ? ; Баталгаат хугацаа хэд вэ? ; Баталгаа хэзээ дуусах вэ? ; Баталгаа хэдэн сар вэ? ; Даатгал хэзээ дуусах вэ? ; Даатгал хэдий хүртэл хүчинтэй вэ? ; Туршилтын хугацаа хэд вэ? ; Туршилт хэзээ дуусах вэ? ; Өрсөлдөхгүй байх хугацаа хэд вэ? ; Хөнгөлөлт хэзээ дуусах вэ? ; Хариу өгөх хугацаа хэд вэ? ; Хүргэх хугацаа хэд вэ? ; Хүргэлт хэд вэ? ; Илүү цаг хэд вэ? ; Хариуцлагын даатгал бий юу? ; Үнэ нэмэгдэж болох уу?`;

/** Whether a label of a natural question is also the label of a fact. */
export function asksForFact(label: NaturalQuestion, kind: FactKind, one: NaturalCase, overlap: Overlap): boolean {
  const quote = one.facts[LABELS[kind] ?? ""]?.quote;
  return (
    quote !== undefined && label.answerable && label.quotes.length === 1 && overlap(label.quotes[0] ?? "", quote) >= 0.8
  );
}
type Overlap = (one: string, other: string) => number;
