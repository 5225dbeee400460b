/** Contract pages we wrote ourselves, in the product's three languages. */
export const PAGES = {
  en: `EQUIPMENT LEASE AGREEMENT
This Equipment Lease Agreement (the "Agreement") is made on 14 March 2026 between Harrow Tools Limited, a company registered in England under number 08812345 (the "Lessor"), and Birch & Sons Joinery LLP of 27 Quarry Road, Leeds (the "Lessee").
1. Equipment
1.1 The Lessor leases to the Lessee two panel saws and one edge bander, described in Schedule A, for use at the Lessee's workshop only.
1.2 The Lessee shall not move, sublet or alter the equipment without the Lessor's prior written consent, which shall not be unreasonably withheld.
2. Term and rent
2.1 The lease begins on 1 April 2026 and ends on 31 March 2029, unless it is terminated earlier under clause 6.
2.2 The rent is GBP 1,485.50 per month plus value added tax at 20%, payable in advance on the first business day of each month.
2.3 Amounts not paid within 14 days of the due date bear interest at 4% per annum above the base rate of the Bank of England.
3. Maintenance
3.1 The Lessee keeps the equipment clean and in good repair, fair wear and tear excepted, and has it serviced every six months by a person whom the Lessor has approved.
3.2 The Lessor replaces any part that fails through a defect of material within ten (10) working days after written notice.
4. Insurance
The Lessee insures the equipment against loss, theft and damage for not less than GBP 96,000 and shows the policy to the Lessor on request.
5. Liability
Neither party is liable for loss of profit. The total liability of each party in any calendar year is limited to the rent payable in that year, except for death or personal injury caused by negligence.
6. Termination
6.1 Either party may terminate this Agreement by ninety (90) days' written notice, but not before 31 March 2027.
6.2 Either party may terminate at once if the other commits a material breach and does not cure it within 30 days after notice.
7. Governing law
This Agreement is governed by the laws of England and Wales. The courts of Leeds have exclusive jurisdiction.`,
  ru: `ДОГОВОР АРЕНДЫ ОБОРУДОВАНИЯ
Настоящий договор заключён 14 марта 2026 года между ООО «Северный цех», ОГРН 1147746123456, именуемым в дальнейшем «Арендодатель», и индивидуальным предпринимателем Ёлкиным Эдуардом Юрьевичем, именуемым в дальнейшем «Арендатор».
1. Предмет договора
1.1 Арендодатель передаёт Арендатору во временное владение и пользование два форматных станка и один кромочный станок, указанные в приложении № 1, а Арендатор обязуется вносить арендную плату.
1.2 Арендатор не вправе перемещать, сдавать в субаренду или изменять оборудование без предварительного письменного согласия Арендодателя.
2. Срок и арендная плата
2.1 Срок аренды начинается 1 апреля 2026 года и заканчивается 31 марта 2029 года, если договор не будет расторгнут ранее в соответствии с пунктом 6.
2.2 Арендная плата составляет 148 550 рублей в месяц, включая НДС 20%, и вносится авансом не позднее пятого числа каждого месяца.
2.3 За просрочку платежа Арендатор уплачивает пеню в размере 0,1% от неуплаченной суммы за каждый день просрочки.
3. Содержание оборудования
3.1 Арендатор содержит оборудование в исправном состоянии и проводит его техническое обслуживание не реже одного раза в шесть месяцев.
3.2 Арендодатель заменяет детали, вышедшие из строя по вине изготовителя, в течение десяти (10) рабочих дней с даты получения письменного уведомления.
4. Страхование
Арендатор страхует оборудование от утраты, хищения и повреждения на сумму не менее 9 600 000 рублей и предъявляет полис по требованию.
5. Ответственность сторон
Стороны не отвечают за упущенную выгоду. Общая ответственность каждой стороны за календарный год ограничена суммой арендной платы за этот год.
6. Расторжение договора
6.1 Каждая из сторон вправе расторгнуть договор, письменно уведомив другую сторону за девяносто (90) дней, но не ранее 31 марта 2027 года.
6.2 Сторона вправе отказаться от договора немедленно, если другая сторона существенно нарушила его и не устранила нарушение в течение 30 дней.
7. Применимое право
Настоящий договор регулируется правом Российской Федерации. Споры рассматриваются Арбитражным судом города Москвы.`,
  mn: `ТОНОГ ТӨХӨӨРӨМЖ ТҮРЭЭСЛЭХ ГЭРЭЭ
Энэхүү гэрээг 2026 оны 03 дугаар сарын 14-ний өдөр Улаанбаатар хотноо нэг талаас «Өндөр Хийц» ХХК (цаашид «Түрээслүүлэгч» гэх), нөгөө талаас «Хүслийн Мод» ХХК (цаашид «Түрээслэгч» гэх) нар харилцан тохиролцож байгуулав.
1. Гэрээний зүйл
1.1 Түрээслүүлэгч нь хавсралт 1-д заасан хоёр хөрөө, нэг ирмэг наагч төхөөрөмжийг Түрээслэгчид эзэмшүүлэх, ашиглуулах, Түрээслэгч нь түрээсийн төлбөр төлөх үүрэг хүлээнэ.
1.2 Түрээслэгч нь Түрээслүүлэгчийн урьдчилан өгсөн бичгийн зөвшөөрөлгүйгээр төхөөрөмжийг шилжүүлэх, дамжуулан түрээслүүлэх, өөрчлөхийг хориглоно.
2. Хугацаа ба төлбөр
2.1 Түрээсийн хугацаа 2026 оны 04 дүгээр сарын 01-ний өдрөөс эхэлж, 2029 оны 03 дугаар сарын 31-ний өдөр дуусна.
2.2 Түрээсийн төлбөр сар бүр 4 850 000 төгрөг бөгөөд түүнийг сар бүрийн 5-ны өдрийн дотор урьдчилан төлнө.
2.3 Төлбөрөө хугацаандаа төлөөгүй бол хэтэрсэн хоног тутамд төлөгдөөгүй дүнгийн 0,1 хувиар алданги тооцно.
3. Засвар үйлчилгээ
3.1 Түрээслэгч нь төхөөрөмжийг хэвийн ажиллагаатай байлгаж, зургаан сар тутам техникийн үйлчилгээ хийлгэнэ.
3.2 Үйлдвэрлэгчийн буруугаас гэмтсэн эд ангийг Түрээслүүлэгч бичгээр мэдэгдсэн өдрөөс хойш ажлын арван (10) өдөрт багтаан сольж өгнө.
4. Даатгал
Түрээслэгч нь төхөөрөмжийг устах, алдагдах, гэмтэхээс 96 000 000 төгрөгөөс доошгүй дүнгээр даатгуулж, шаардсан тохиолдолд баталгааг үзүүлнэ.
5. Хариуцлага
Талууд олох ёстой байсан орлогыг хариуцахгүй. Тухайн жилд аль нэг талын хүлээх хариуцлагын нийт хэмжээ нь тэр жилийн түрээсийн төлбөрөөс хэтрэхгүй.
6. Гэрээг цуцлах
6.1 Аль ч тал ерэн (90) хоногийн өмнө бичгээр мэдэгдэж гэрээг цуцалж болох боловч 2027 оны 03 дугаар сарын 31-ний өдрөөс өмнө цуцлахгүй.
7. Хэрэглэх хууль
Энэ гэрээнд Монгол Улсын хууль тогтоомжийг хэрэглэнэ. Маргааныг Улаанбаатар хотын иргэний хэргийн шүүх шийдвэрлэнэ.`,
} as const;
