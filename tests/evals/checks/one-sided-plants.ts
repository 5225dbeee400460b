import { inserted, type Plant } from "./plant";

/** Clauses that favour one side without measure, in other words than the checks are written with. */
export const ONE_SIDED_PLANTS: readonly Plant[] = [
  {
    check: "terminationWithoutNotice",
    name: "right of one side",
    plant: inserted("terminationWithoutNotice", {
      en: [
        "The Operator shall be entitled to cancel this Agreement whenever it likes without giving any notice.",
        "The Principal has the right, without prior notice, to terminate the contract.",
      ],
      ru: [
        "Оператор имеет право прекратить действие договора в любой момент без письменного предупреждения.",
        "Принципал может без предварительного уведомления отказаться от договора.",
      ],
      mn: [
        "Оператор энэхүү гэрээг хүссэн үедээ мэдэгдэлгүйгээр дуусгавар болгох эрхтэй.",
        "Захиалагч гэрээнээс урьдчилан мэдэгдэхгүйгээр татгалзаж болно.",
      ],
    }),
  },
  {
    check: "unilateralChange",
    name: "right of one side",
    plant: inserted("unilateralChange", {
      en: [
        "The Operator has the right to modify any provisions of this Agreement without the prior consent of the Member.",
        "The Operator may unilaterally alter the conditions of this contract.",
      ],
      ru: [
        "Оператор может по своему усмотрению пересматривать тарифы и размер платы.",
        "Оператор оставляет за собой право изменять условия соглашения без согласия Абонента.",
      ],
      mn: [
        "Оператор төлбөрийн хэмжээг өөрийн үзэмжээр нэмэгдүүлж болно.",
        "Оператор гэрээний заалтыг нөгөө талын зөвшөөрөлгүйгээр өөрчлөх эрхтэй.",
      ],
    }),
  },
  {
    check: "waiverOfClaims",
    name: "all claims",
    plant: inserted("waiverOfClaims", {
      en: [
        "The Member irrevocably releases the Operator from every present and future claim and from all demands.",
        "The Member shall have no claims whatsoever against the Operator.",
      ],
      ru: [
        "Абонент заранее отказывается от всех возможных требований к Оператору.",
        "Абонент не вправе заявлять Оператору никаких имущественных требований.",
      ],
      mn: [
        "Хэрэглэгч Операторт ямар ч шаардлага гаргах эрхгүй.",
        "Хэрэглэгч Оператороос бүх нэхэмжлэлээсээ татгалзана.",
      ],
    }),
  },
  {
    check: "dueAtWill",
    name: "time of the debtor's choosing",
    plant: inserted("dueAtWill", {
      en: [
        "The Operator will repair the line whenever it sees fit.",
        "The deposit shall be refunded at such time as the Company may determine, and the parts shall be supplied at such time as the Seller may choose.",
      ],
      ru: [
        "Продавец обязан передать документы в срок, который он определит.",
        "Подрядчик выполняет работы в удобное для него время.",
      ],
      mn: [
        "Нийлүүлэгч барааг өөрийн тогтоосон хугацаанд нийлүүлнэ.",
        "Гүйцэтгэгч ажлыг өөрт тохиромжтой үед гүйцэтгэнэ.",
      ],
    }),
  },
  {
    check: "excessivePenalty",
    name: "rate",
    plant: inserted("excessivePenalty", {
      en: [
        "Overdue amounts bear a daily penalty: 3 percent per day until they are paid.",
        "For every day of delay the Member owes a fine of 5% of the price.",
      ],
      ru: [
        "За каждый день просрочки уплачивается неустойка в размере 5 процентов от цены.",
        "При задержке начисляется пеня 3% в день.",
      ],
      mn: ["Хоцорсон өдөр тутам 3%-ийн алданги тооцно.", "Хугацаа хэтэрсэн хоног бүрд 5 хувийн торгууль төлнө."],
    }),
  },
  {
    check: "longRenewal",
    name: "ten years",
    plant: inserted("longRenewal", {
      en: [
        "Upon expiry the contract is automatically extended for another ten years, unless it is terminated earlier.",
        "The term of this Agreement shall automatically renew for additional periods of seven (7) years each.",
      ],
      ru: [
        "Договор автоматически пролонгируется каждый раз на 10 лет.",
        "Срок договора автоматически продлевается ещё на семь лет, если нет возражений.",
      ],
      mn: [
        "Гэрээ автоматаар дахин 10 жилээр сунгагдана.",
        "Хугацаа дуусахад гэрээ долоон жилээр автоматаар сунгагдана.",
      ],
    }),
  },
];
