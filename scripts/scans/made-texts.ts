/** Contract pages full of numbers, a different one for each seed, to measure how numbers are read from paper. */
import { randomFrom, type Random } from "./random";

export type PageLanguage = "en" | "ru" | "mn";

const CLAUSES: Readonly<Record<PageLanguage, readonly string[]>> = {
  en: [
    "The Buyer shall pay USD {amount} within {days} days after receipt of invoice No. {ref}.",
    "Interest of {percent}% per annum accrues on any sum overdue by more than {days} days.",
    "This Agreement begins on {date} and ends on {date}, unless terminated under clause {clause}.",
    "The total liability of either party is limited to EUR {amount}, save as set out in clauses {clause} and {clause}.",
    "The deposit is {percent}% of the price, that is GBP {amount}, and is returned within {days} business days.",
    "Either party may terminate by {days} days' written notice given before {date}.",
    "The Supplier delivers {count} units a month, {count} of them in the first week.",
    "The Company is registered under number {long} at {count} Quay Street, office {count}.",
    "Rent of {amount} dollars a month is due on the {day}th day and rises by {percent} per cent each year.",
    "Payments are made to account {long}, sort code {code}, telephone +44 {code} {code}.",
    "The warranty lasts {count} months and covers up to {count} repairs of at most USD {amount} each.",
    "Notices are effective at {time} on the day of delivery, or {days} days after posting.",
    "A penalty of {percent}% of USD {amount} is payable for each day of delay, but not more than {percent}%.",
    "Schedule {count} lists items {clause} to {clause}, priced at {amount}, {amount} and {amount}.",
    "The parties signed Addendum {count} on {date}, replacing clause {clause} of the agreement of {date}.",
  ],
  ru: [
    "Покупатель уплачивает {amount} рублей в течение {days} дней с даты получения счёта № {ref}.",
    "За просрочку начисляется пеня {percent}% за каждый день, но не более {percent}% от суммы долга.",
    "Договор вступает в силу с {date} и действует до {date}, если не расторгнут по пункту {clause}.",
    "Общая ответственность стороны ограничена суммой {amount} руб., кроме случаев пунктов {clause} и {clause}.",
    "Аванс составляет {percent}% цены, то есть {amount} руб., и возвращается за {days} рабочих дней.",
    "Сторона вправе отказаться от договора, уведомив другую сторону за {days} дней, но не позднее {date}.",
    "Поставщик передаёт {count} единиц товара в месяц, из них {count} в первую неделю.",
    "Общество внесено в реестр за номером {long}, адрес: улица Речная, дом {count}, офис {count}.",
    "Арендная плата {amount} рублей вносится до {day} числа и растёт на {percent} процента в год.",
    "Платежи вносятся на счёт {long}, БИК {code}, телефон +7 {code} {code}.",
    "Гарантия действует {count} месяцев и покрывает до {count} ремонтов на сумму до {amount} руб. каждый.",
    "Извещение считается полученным в {time} в день доставки или через {days} дней после отправки.",
    "Неустойка равна {percent}% от {amount} рублей за день и не превышает {percent}%.",
    "В приложении {count} указаны позиции с {clause} по {clause} по цене {amount}, {amount} и {amount} руб.",
    "Стороны подписали соглашение № {count} от {date}, изменившее пункт {clause} договора от {date}.",
  ],
  mn: [
    "Худалдан авагч {ref} дугаар нэхэмжлэх хүлээн авснаас хойш {days} хоногт {amount} төгрөг төлнө.",
    "Хугацаа хэтэрсэн хоног тутамд үнийн дүнгийн {percent} хувиар алданги тооцох ба нийт {percent} хувиас хэтрэхгүй.",
    "Гэрээ {year} оны {month} дугаар сарын {day}-ний өдрөөс {date} хүртэл хүчинтэй, {clause} дахь заалтад хамаарна.",
    "Аль нэг талын хариуцлага {amount} төгрөгөөс хэтрэхгүй, {clause} болон {clause}-д зааснаас бусад тохиолдолд.",
    "Урьдчилгаа нь үнийн {percent}% буюу {amount} төгрөг бөгөөд ажлын {days} өдөрт буцаан олгоно.",
    "Тал гэрээг цуцлахаа {days} хоногийн өмнө, {date}-ны дотор бичгээр мэдэгдэнэ.",
    "Нийлүүлэгч сард {count} ширхэг барааг, үүнээс {count} ширхгийг эхний долоо хоногт хүргэнэ.",
    "Компани {long} дугаарт бүртгэлтэй, хаяг нь {count} дүгээр хороо, {count} тоот.",
    "Түрээсийн төлбөр {amount} төгрөгийг сар бүрийн {day}-ны дотор төлөх ба жил бүр {percent} хувиар өснө.",
    "Төлбөрийг {long} тоот дансанд, {code} кодоор шилжүүлнэ, утас {code} {code}.",
    "Баталгаат хугацаа {count} сар бөгөөд {amount} төгрөг хүртэлх {count} удаагийн засварыг хамарна.",
    "Мэдэгдлийг хүргэсэн өдрийн {time} цагт, эсвэл илгээснээс хойш {days} хоногт хүлээн авсанд тооцно.",
    "Торгууль нь {amount} төгрөгийн {percent}% байх бөгөөд {percent}%-иас хэтрэхгүй.",
    "{count} дүгээр хавсралтын {clause}-ээс {clause} хүртэлх үнэ {amount}, {amount}, {amount} төгрөг байна.",
    "Талууд {date}-нд {count} дугаар нэмэлтээр {clause} дахь заалтыг өөрчилсөн, гэрээний огноо {date}.",
  ],
};

const TITLES: Readonly<Record<PageLanguage, readonly string[]>> = {
  en: ["SUPPLY AGREEMENT No. {ref}", "LEASE AGREEMENT", "TERMS OF SERVICE {year}", "LOAN AGREEMENT No. {count}"],
  ru: ["ДОГОВОР ПОСТАВКИ № {ref}", "ДОГОВОР АРЕНДЫ", "ДОГОВОР ОКАЗАНИЯ УСЛУГ {year}", "ДОГОВОР ЗАЙМА № {count}"],
  mn: ["НИЙЛҮҮЛЭХ ГЭРЭЭ № {ref}", "ТҮРЭЭСИЙН ГЭРЭЭ", "ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ {year}", "ЗЭЭЛИЙН ГЭРЭЭ № {count}"],
};

const MONTHS = {
  en: "January February March April May June July August September October November December".split(" "),
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split(" "),
};
/** Clauses on a page of A6; each gets its number. */
const CLAUSES_ON_PAGE = 7;

/** A page of numbered clauses, the same for the same seed. */
export function madeText(language: PageLanguage, seed: number): string {
  const random = randomFrom(seed);
  const open = [...CLAUSES[language]];
  const chosen = Array.from({ length: CLAUSES_ON_PAGE }, () => open.splice(random.below(open.length), 1)[0] ?? "");
  const chapter = random.between(1, 12);
  const clauses = chosen.map((clause, at) => `${chapter}.${at + 1} ${clause}`);
  const title = TITLES[language][random.below(TITLES[language].length)] ?? "";
  return [title, ...clauses].join("\n").replace(/\{(\w+)\}/g, (_, slot: string) => filled(slot, language, random));
}

function filled(slot: string, language: PageLanguage, random: Random): string {
  if (slot === "amount") return amount(language, random);
  if (slot === "date") return date(language, random);
  if (slot === "percent") return percent(language, random);
  if (slot === "days") return String([3, 5, 7, 10, 14, 15, 20, 21, 30, 45, 60, 90, 120, 180][random.below(14)]);
  if (slot === "clause") return `${random.between(1, 19)}.${random.between(1, 12)}`;
  if (slot === "ref") return `${random.between(1, 99)}/${random.between(10, 26)}`;
  if (slot === "long") return String(random.between(100_000_000, 4_000_000_000));
  if (slot === "code") return String(random.between(100_000, 999_999));
  if (slot === "day") return String(random.between(4, 20));
  if (slot === "month") return String(random.between(1, 12)).padStart(2, "0");
  if (slot === "year") return String(random.between(2019, 2031));
  if (slot === "time") return `${random.between(8, 18)}:${["00", "15", "30", "45"][random.below(4)]}`;
  return String(random.between(1, 250));
}

function amount(language: PageLanguage, random: Random): string {
  const whole = random.below(3) === 0 ? random.between(10, 9_999) * 1_000 : random.between(101, 9_999_999);
  const gap = language === "en" || random.below(3) === 0 ? "," : " ";
  const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, gap);
  const cents = random.below(3) > 0 ? "" : `${gap === "," ? "." : ","}${String(random.below(100)).padStart(2, "0")}`;
  return grouped + cents;
}

function percent(language: PageLanguage, random: Random): string {
  if (random.below(2) === 0) return String(random.between(1, 60));
  return `${random.below(15)}${language === "en" ? "." : ","}${random.between(1, 99)}`;
}

function date(language: PageLanguage, random: Random): string {
  const [day, month, year] = [random.between(1, 28), random.between(1, 12), random.between(2019, 2031)];
  const two = (number: number) => String(number).padStart(2, "0");
  if (language === "mn") return `${year}.${two(month)}.${two(day)}`;
  if (random.below(2) === 0) return `${two(day)}.${two(month)}.${year}`;
  return `${day} ${MONTHS[language][month - 1]} ${year}${language === "ru" ? " года" : ""}`;
}
