/**
 * Contracts as people write them by hand: short, in odd order, with exceptions one sentence later, sums in two
 * currencies and terms that an amendment at the end replaces. Written for the tests, two in each language.
 */
import { makeContract } from "./contracts";

const lease = `LEASE OF A GARDEN STUDIO
1. Money. The rent is GBP 900 a month from January to June and GBP 1,100 a month from July to December. It is due on the third day of each month.
2. Deposit. The Tenant pays a deposit of GBP 1,350. The deposit bears no interest.
3. Who. This lease is made on 9 March 2026 between Orla Finch (the "Landlord") and Tamar Reed (the "Tenant").
4. Time. The lease begins on 1 April 2026 and ends on 30 September 2027.
5. Animals. The Tenant may not keep animals. This does not apply to one cat.
6. Entry. The Landlord may enter the studio on 24 hours' notice. He may not enter it on Sundays.
7. Subletting. The Tenant shall not sublet the studio, save to her sister.
8. Bills. The Tenant shall pay for electricity. The Landlord shall pay for water.
9. Ending early. Neither party may terminate this lease before 1 April 2027. After that day the Tenant may terminate it on one month's notice, and the Landlord on three months' notice.
10. Repairs. The Landlord must repair the roof within ten days after he is told. Small repairs of less than GBP 60 are for the Tenant.
11. Law. This lease is governed by the law of Scotland, not by that of England.
12. Late rent. Rent that is more than a week late bears interest at 4 % a year.
13. Parking. The Tenant may park one car in the yard. Lorries are not allowed.
14. Insurance. The Landlord insures the building. The Tenant's things are not insured by it.
15. Amendment of 2 May 2026. In clause 2, "GBP 1,350" is replaced by "GBP 1,200". In clause 13, "one car" is replaced by "two cars".`;

const consulting = `CONSULTING AGREEMENT
dated 12 January 2026 between Quill Advisory LLC (the "Consultant") and Marsh Dune PLC (the "Client")
1. Definitions. "Cap" means EUR 80,000. "Bonus" means a sum of EUR 5,000 that the Client may, but need not, pay.
2. Fees
2.1 The Client shall pay the Consultant USD 150 an hour for work in America and EUR 140 an hour for work elsewhere.
2.2 Each invoice is payable within 45 days. Disputed invoices are payable within 10 days after the dispute is settled.
2.3 Travel costs are paid by the Client only if it approved them in writing.
3. People
3.1 The Consultant may use subcontractors. It may not use subcontractors for the audit work.
3.2 For 12 months after the end of this agreement the Client shall not hire the Consultant's employees. The Consultant may hire the employees of the Client.
4. Ending it
4.1 The Client may terminate this agreement for convenience on 20 days' notice. The Consultant has no such right.
4.2 Either party may terminate this agreement at once if the other is insolvent.
5. Results. All results belong to the Client. Tools that the Consultant had before belong to the Consultant.
6. Secrets. The Consultant shall keep the Client's information secret for six years. The Client is not bound to keep the Consultant's information secret.
7. Liability. The liability of the Consultant shall not exceed the Cap. The Cap does not apply to wilful default. The Client's liability is not limited.
8. Insurance. The Consultant need not carry insurance. If it does, the premium is its own cost.
9. Law. This agreement is governed by the laws of Denmark. Disputes are settled by arbitration in Copenhagen. Claims of less than EUR 10,000 are heard by the court of Aarhus.
10. Term. This agreement runs for two years from 1 February 2026. It renews for one year unless either party objects 30 days before.
11. Exclusivity. The Consultant is free to work for others. It shall not work for Hollow Reach AG.
12. Assignment. The Client may assign this agreement to a company of its group. The Consultant may not assign it.
13. Penalty. For each day of delay the Consultant pays EUR 200, but no more than EUR 4,000.
14. Draft. In an earlier draft the parties had agreed on a fee of EUR 90 an hour; that draft no longer applies.
15. First amendment, 3 June 2026. In clause 4.1 the words "20 days" are replaced by "60 days". Clause 11 is deleted.`;

const russianLease = `ДОГОВОР АРЕНДЫ МАСТЕРСКОЙ
1. Плата. Арендная плата составляет 30 000 рублей в месяц с января по июнь и 36 000 рублей в месяц с июля по декабрь.
2. Залог. Арендатор вносит обеспечительный платёж в размере 45 000 рублей. Проценты на него не начисляются.
3. Стороны. Договор заключён 9 марта 2026 года между Синицыной Ольгой Петровной, именуемой в дальнейшем «Арендодатель», и Рыбаковым Тимуром Ильичом, именуемым в дальнейшем «Арендатор».
4. Срок. Аренда начинается 1 апреля 2026 года и заканчивается 30 сентября 2027 года.
5. Животные. Арендатор не вправе держать животных. Это не относится к одной кошке.
6. Вход. Арендодатель вправе входить в мастерскую, предупредив за сутки. По воскресеньям он входить не вправе.
7. Субаренда. Арендатор не вправе сдавать мастерскую в субаренду, кроме как своей сестре.
8. Счета. Арендатор обязан оплачивать электричество. Арендодатель обязан оплачивать воду.
9. Расторжение. Ни одна из сторон не вправе расторгнуть договор до 1 апреля 2027 года. После этого дня Арендатор вправе расторгнуть его, уведомив за месяц, а Арендодатель — за три месяца.
10. Ремонт. Арендодатель обязан починить крышу в течение десяти дней после обращения. Мелкий ремонт дешевле 2 000 рублей делает Арендатор.
11. Право. К договору применяется право Республики Казахстан. Право России не применяется.
12. Просрочка. За просрочку платы Арендатор уплачивает пеню 0,1 % в день. За первые пять дней пеня не начисляется.
13. Стоянка. Арендатор вправе ставить во дворе одну машину. Грузовики не допускаются.
14. Страхование. Арендодатель страхует здание. Вещи Арендатора этим не застрахованы.
15. Изменение от 2 мая 2026 года. В пункте 2 слова «45 000 рублей» заменяются словами «40 000 рублей». В пункте 13 слова «одну машину» заменяются словами «две машины».`;

const russianServices = `ДОГОВОР ОКАЗАНИЯ УСЛУГ
г. Пермь, 12 января 2026 г.
ООО «Перо», именуемое в дальнейшем «Исполнитель», и АО «Дюна», именуемое в дальнейшем «Заказчик», заключили договор о нижеследующем:
1. Определения. «Предел» означает 800 000 рублей. «Премия» означает 50 000 рублей, которые Заказчик может, но не обязан выплатить.
2. Оплата
2.1. Заказчик платит 4 000 рублей за час работы в России и 60 долларов США за час работы за её пределами.
2.2. Счёт оплачивается в течение 45 дней. Спорный счёт оплачивается в течение 10 дней после разрешения спора.
2.3. Командировочные расходы Заказчик возмещает, только если одобрил их письменно.
3. Люди
3.1. Исполнитель вправе привлекать субподрядчиков. Для аудита он привлекать субподрядчиков не вправе.
3.2. В течение 12 месяцев после окончания договора Заказчик не вправе нанимать работников Исполнителя. Исполнитель вправе нанимать работников Заказчика.
4. Окончание
4.1. Заказчик вправе отказаться от договора в любое время, предупредив за 20 дней. Исполнитель такого права не имеет.
5. Результаты. Все результаты принадлежат Заказчику. Инструменты, которые были у Исполнителя раньше, принадлежат Исполнителю.
6. Тайна. Исполнитель обязан хранить сведения Заказчика в тайне шесть лет. Заказчик не обязан хранить в тайне сведения Исполнителя.
7. Ответственность. Ответственность Исполнителя ограничена Пределом. Предел не действует при умысле. Ответственность Заказчика не ограничена.
8. Страхование. Исполнитель не обязан страховать ответственность.
9. Право и споры. Договор регулируется правом России. Споры рассматривает Арбитражный суд Пермского края. Споры до 100 000 рублей рассматривает третейский суд.
10. Срок. Договор действует два года с 1 февраля 2026 года. Он продлевается на год, если ни одна из сторон не возразит за 30 дней.
11. Исключительность. Исполнитель вправе работать на других. Он не вправе работать на АО «Залив».
12. Уступка. Заказчик вправе уступить права по договору. Исполнитель уступить права не вправе.
13. Неустойка. За каждый день задержки Исполнитель платит 2 000 рублей, но не более 40 000 рублей.
14. Изменение № 1 от 3 июня 2026 г. В пункте 4.1 слова «за 20 дней» заменить словами «за 60 дней». Пункт 11 исключить.`;

const mongolianLease = `УРЛАНГИЙН ТҮРЭЭСИЙН ГЭРЭЭ
1. Төлбөр. Түрээсийн төлбөр 1-6 дугаар сард сарын 900,000 төгрөг, 7-12 дугаар сард сарын 1,100,000 төгрөг байна.
2. Барьцаа. Түрээслэгч 1,350,000 төгрөгийн барьцаа төлнө. Барьцаанд хүү бодохгүй.
3. Талууд. Энэ гэрээг 2026 оны 3 дугаар сарын 9-ний өдөр нэг талаас О.Сувд (цаашид «Түрээслүүлэгч» гэх), нөгөө талаас Т.Баяр (цаашид «Түрээслэгч» гэх) нар байгуулав.
4. Хугацаа. Түрээс 2026 оны 4 дүгээр сарын 1-ний өдөр эхэлж 2027 оны 9 дүгээр сарын 30-ны өдөр дуусна.
5. Амьтан. Түрээслэгч амьтан тэжээхийг хориглоно. Энэ нь нэг мууранд хамаарахгүй.
6. Нэвтрэх. Түрээслүүлэгч нэг хоногийн өмнө мэдэгдэж урланд нэвтрэх эрхтэй. Ням гарагт нэвтрэх эрхгүй.
7. Дамжуулах. Түрээслэгч урланг эгчээсээ бусад этгээдэд дамжуулан түрээслүүлэхийг хориглоно.
8. Тооцоо. Түрээслэгч цахилгааны төлбөрийг төлөх үүрэгтэй. Түрээслүүлэгч усны төлбөрийг төлөх үүрэгтэй.
9. Цуцлах. Талууд 2027 оны 4 дүгээр сарын 1-ний өдрөөс өмнө гэрээг цуцлах эрхгүй. Үүнээс хойш Түрээслэгч нэг сарын өмнө, Түрээслүүлэгч гурван сарын өмнө мэдэгдэж цуцлах эрхтэй.
10. Засвар. Түрээслүүлэгч мэдэгдэл авснаас хойш 10 хоногийн дотор дээврийг засах үүрэгтэй. 60,000 төгрөгөөс бага засварыг Түрээслэгч хийнэ.
11. Хууль. Гэрээнд Монгол Улсын хууль үйлчилнэ. ОХУ-ын хууль үйлчлэхгүй.
12. Хоцролт. Төлбөр хоцорвол хоног тутамд 0.1 хувийн алданги төлнө. Эхний тав хоногт алданги бодохгүй.
13. Зогсоол. Түрээслэгч хашаанд нэг машин тавих эрхтэй. Ачааны машин тавихыг хориглоно.
14. Даатгал. Түрээслүүлэгч барилгыг даатгуулна. Түрээслэгчийн эд зүйл даатгагдахгүй.
15. 2026 оны 5 дугаар сарын 2-ны өдрийн өөрчлөлт. 2 дугаар зүйлийн «1,350,000 төгрөг» гэснийг «1,200,000 төгрөг» гэж, 13 дугаар зүйлийн «нэг машин» гэснийг «хоёр машин» гэж өөрчилсүгэй.`;

const mongolianServices = `ЗӨВЛӨХ ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ
Дархан хот, 2026 оны 1 дүгээр сарын 12-ны өдөр
Нэг талаас «Өд» ХХК (цаашид «Гүйцэтгэгч» гэх), нөгөө талаас «Манхан» ХК (цаашид «Захиалагч» гэх) нар дараах гэрээг байгуулав.
1. Тодорхойлолт. «Дээд хязгаар» гэж 80,000,000 төгрөгийг хэлнэ. «Урамшуулал» гэж Захиалагч төлж болох боловч төлөх үүрэггүй 5,000,000 төгрөгийг хэлнэ.
2. Төлбөр
2.1. Захиалагч Монгол Улсад хийсэн ажлын нэг цагт 150,000 төгрөг, гадаадад хийсэн ажлын нэг цагт 60 ам.доллар төлнө.
2.2. Нэхэмжлэлийг 45 хоногийн дотор төлнө. Маргаантай нэхэмжлэлийг маргаан шийдэгдсэнээс хойш 10 хоногийн дотор төлнө.
2.3. Томилолтын зардлыг Захиалагч бичгээр зөвшөөрсөн тохиолдолд л төлнө.
3. Хүмүүс
3.1. Гүйцэтгэгч туслан гүйцэтгэгч авах эрхтэй. Аудитын ажилд туслан гүйцэтгэгч авах эрхгүй.
3.2. Гэрээ дууссанаас хойш 12 сарын хугацаанд Захиалагч Гүйцэтгэгчийн ажилтныг ажилд авахыг хориглоно. Гүйцэтгэгч Захиалагчийн ажилтныг ажилд авах эрхтэй.
4. Дуусгавар болох
4.1. Захиалагч 20 хоногийн өмнө мэдэгдэж гэрээг хэдийд ч цуцлах эрхтэй. Гүйцэтгэгчид ийм эрх байхгүй.
5. Үр дүн. Бүх үр дүн Захиалагчид харьяалагдана. Гүйцэтгэгчид өмнө нь байсан хэрэгсэл Гүйцэтгэгчид үлдэнэ.
6. Нууц. Гүйцэтгэгч Захиалагчийн мэдээллийг зургаан жил нууцлах үүрэгтэй. Захиалагч Гүйцэтгэгчийн мэдээллийг нууцлах үүрэггүй.
7. Хариуцлага. Гүйцэтгэгчийн хариуцлага Дээд хязгаараас хэтрэхгүй. Санаатай үйлдэлд Дээд хязгаар үйлчлэхгүй. Захиалагчийн хариуцлага хязгааргүй.
8. Даатгал. Гүйцэтгэгч хариуцлагаа даатгуулах үүрэггүй.
9. Хууль, маргаан. Гэрээнд Монгол Улсын хууль үйлчилнэ. Маргааныг Дархан-Уул аймгийн иргэний хэргийн шүүх шийдвэрлэнэ. 10,000,000 төгрөгөөс бага маргааныг арбитр шийдвэрлэнэ.
10. Хугацаа. Гэрээ 2026 оны 2 дугаар сарын 1-ний өдрөөс хоёр жил үйлчилнэ. Аль нэг тал 30 хоногийн өмнө татгалзаагүй бол нэг жилээр сунгагдана.
11. Онцгой байдал. Гүйцэтгэгч бусдад ажиллах эрхтэй. «Тохой» ХК-д ажиллах эрхгүй.
12. Шилжүүлэх. Захиалагч гэрээний эрхээ шилжүүлэх эрхтэй. Гүйцэтгэгч эрхээ шилжүүлэх эрхгүй.
13. Алданги. Хоцорсон хоног тутамд Гүйцэтгэгч 200,000 төгрөг, гэхдээ 4,000,000 төгрөгөөс ихгүй төлнө.
14. 2026 оны 6 дугаар сарын 3-ны өдрийн 1 дүгээр өөрчлөлт. 4.1-д заасан «20 хоногийн» гэснийг «60 хоногийн» гэж өөрчилсүгэй. 11 дүгээр зүйлийг хасав.`;

const contract = (text: string) => makeContract(text.split("\n"));

export const BY_HAND = {
  lease: contract(lease),
  consulting: contract(consulting),
  russianLease: contract(russianLease),
  russianServices: contract(russianServices),
  mongolianLease: contract(mongolianLease),
  mongolianServices: contract(mongolianServices),
};
