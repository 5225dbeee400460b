/**
 * One supply contract in three languages, with what misleads a reader in a hurry: rights of one side alone, duties with
 * conditions, and clauses that say a thing is not so. Written for the tests.
 */
import type { Language } from "@/lib/copy/languages";
import { contractOf } from "./contracts";

const english = `SUPPLY AGREEMENT
This Supply Agreement (this "Agreement") is made on 4 May 2025 between Alder Ltd. (the "Supplier") and Birch GmbH (the "Buyer").
1. Supply
1.1 The Supplier shall deliver the goods within ten (10) days after each order.
1.2 The Buyer may order up to 500 units a month.
2. Price and Payment
2.1 The price of each unit is EUR 40.
2.2 The Buyer shall pay each invoice within thirty (30) days after its receipt.
2.3 Overdue amounts bear interest at five percent (5%) a year.
2.4 The Buyer shall pay a deposit of EUR 2,000 on signing.
3. Term
3.1 This Agreement begins on 1 June 2025 and ends on 31 May 2028.
3.2 It is not renewed automatically. The parties may extend it only by a written agreement.
4. Termination
4.1 The Buyer may terminate this Agreement at any time on sixty (60) days' written notice.
4.2 The Supplier may terminate this Agreement only if the Buyer is more than forty-five (45) days late with a payment.
5. Assignment
5.1 Neither party may assign this Agreement without the prior written consent of the other.
5.2 The Supplier may engage subcontractors.
6. Employees
6.1 During the term neither party shall solicit the employees of the other.
7. Limitation of Liability
7.1 The total liability of the Supplier under this Agreement shall not exceed EUR 50,000.
7.2 Nothing in this Agreement limits liability for death or personal injury.
8. Insurance
8.1 The Supplier shall maintain product liability insurance of at least EUR 1,000,000.
9. Audit
9.1 The Buyer may inspect the books and records of the Supplier on the goods once a year.
10. Confidentiality
10.1 Each party shall keep the other's information secret and shall not disclose it to third parties, except to its advisers who need it.
10.2 The obligations under clause 10.1 continue for three (3) years after the end of this Agreement.
11. Exclusivity
11.1 This Agreement is not exclusive: the Buyer may buy similar goods from others.
12. Competition
12.1 Nothing in this Agreement prevents the Supplier from competing with the Buyer.
13. Indemnity
13.1 The Supplier shall indemnify the Buyer against claims of third parties that the goods infringe their rights.
14. Law and Disputes
14.1 This Agreement is governed by the laws of Ireland.
14.2 The courts of Dublin have exclusive jurisdiction.
15. Notices
15.1 Notices must be in writing.`;

const russian = `ДОГОВОР ПОСТАВКИ
г. Тверь, 4 мая 2025 г.
Общество с ограниченной ответственностью «Ольха», именуемое в дальнейшем «Поставщик», с одной стороны, и акционерное общество «Берёза», именуемое в дальнейшем «Покупатель», с другой стороны, заключили настоящий договор о нижеследующем:
1. Предмет
1.1. Поставщик обязан поставить товар в течение 10 (десяти) дней после каждого заказа.
2. Цена и порядок расчётов
2.1. Цена единицы товара составляет 4 000 рублей.
2.2. Покупатель обязан оплатить счёт в течение 30 (тридцати) дней после его получения.
2.3. За просрочку оплаты Покупатель уплачивает пеню в размере 0,1 % за каждый день.
2.4. Покупатель обязан внести аванс в размере 200 000 рублей при подписании договора.
3. Срок действия
3.1. Договор действует с 1 июня 2025 г. по 31 мая 2028 г.
3.2. Договор не продлевается автоматически.
4. Расторжение
4.1. Покупатель вправе в любое время отказаться от договора в одностороннем порядке, уведомив Поставщика за 60 дней.
4.2. Поставщик вправе отказаться от договора, только если Покупатель просрочил оплату более чем на 45 дней.
5. Уступка
5.1. Ни одна из сторон не вправе уступить права по договору без письменного согласия другой стороны.
5.2. Поставщик вправе привлекать субподрядчиков.
6. Ответственность
6.1. Ответственность Поставщика ограничена суммой 5 000 000 рублей.
7. Страхование
7.1. Поставщик обязан застраховать товар на сумму не менее 1 000 000 рублей.
8. Конфиденциальность
8.1. Стороны не вправе раскрывать сведения друг друга третьим лицам.
8.2. Эта обязанность действует 3 (три) года после прекращения договора.
9. Право и споры
9.1. К договору применяется право Российской Федерации.
9.2. Споры рассматривает Арбитражный суд Тверской области.`;

const mongolian = `НИЙЛҮҮЛЭХ ГЭРЭЭ
Улаанбаатар хот, 2025 оны 5 дугаар сарын 4-ний өдөр
Нэг талаас «Нигэс» ХХК (цаашид «Нийлүүлэгч» гэх), нөгөө талаас «Хус» ХХК (цаашид «Захиалагч» гэх) нар дараах нөхцөлөөр гэрээ байгуулав.
1. Гэрээний зүйл
1.1. Нийлүүлэгч захиалга бүрийн дараа 10 хоногийн дотор бараа нийлүүлэх үүрэгтэй.
2. Үнэ, төлбөр
2.1. Нэг бүрийн үнэ 40,000 төгрөг байна.
2.2. Захиалагч нэхэмжлэл авснаас хойш 30 хоногийн дотор төлбөр төлөх үүрэгтэй.
2.3. Төлбөр хоцорвол хоног тутамд 0.1 хувийн алданги төлнө.
2.4. Захиалагч гэрээ байгуулахдаа 2,000,000 төгрөгийн урьдчилгаа төлөх үүрэгтэй.
3. Хугацаа
3.1. Гэрээ 2025 оны 6 дугаар сарын 1-ний өдрөөс 2028 оны 5 дугаар сарын 31-ний өдөр хүртэл хүчинтэй.
3.2. Гэрээний хугацааг автоматаар сунгахгүй.
4. Цуцлах
4.1. Захиалагч 60 хоногийн өмнө мэдэгдэж гэрээг хэдийд ч цуцлах эрхтэй.
4.2. Захиалагч төлбөрөө 45 хоногоос илүү хоцроосон тохиолдолд Нийлүүлэгч гэрээг цуцлах эрхтэй.
5. Шилжүүлэх
5.1. Талууд бичгээр өгсөн зөвшөөрөлгүйгээр гэрээгээр хүлээсэн эрхээ гуравдагч этгээдэд шилжүүлэхийг хориглоно.
5.2. Нийлүүлэгч туслан гүйцэтгэгч авч ажиллуулах эрхтэй.
6. Хариуцлага
6.1. Нийлүүлэгчийн хариуцлага 50,000,000 төгрөгөөс хэтрэхгүй.
7. Даатгал
7.1. Нийлүүлэгч барааг 10,000,000 төгрөгөөс доошгүй дүнгээр даатгуулах үүрэгтэй.
8. Нууцлал
8.1. Талууд бие биеийнхээ мэдээллийг гуравдагч этгээдэд задруулахыг хориглоно.
8.2. Энэ үүрэг гэрээ дуусгавар болсноос хойш 3 жил хүчинтэй.
9. Хууль, маргаан
9.1. Гэрээнд Монгол Улсын хууль үйлчилнэ.
9.2. Маргааныг Нийслэлийн иргэний хэргийн шүүх шийдвэрлэнэ.`;

export const SUPPLY = {
  en: contractOf(english.split("\n")),
  ru: contractOf(russian.split("\n")),
  mn: contractOf(mongolian.split("\n")),
} satisfies Record<Language, unknown>;
