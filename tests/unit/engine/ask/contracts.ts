/** Contracts of our own with enough clauses to ask for one among many. */
import type { ContractText } from "@/lib/engine/port";
import { readOnce, type Reading } from "@/lib/engine/text/reading";

export function read(text: string): Reading {
  const contract: ContractText = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Other" };
  return readOnce(contract);
}

export const WORKSHOP = `WORKSHOP LEASE

Made on 3 February 2026 between Alder Joinery Ltd (the Landlord) and Pia Lindqvist (the Tenant).

1. The Landlord lets the workshop at 4 Mill Lane to the Tenant for making furniture.

2. The lease runs from 1 March 2026 to 28 February 2028.

3. The rent is £850 a month, paid by the fifth day of each month.

4. The Tenant lodges a deposit of £1,700, which comes back within 14 days after the keys are returned, less the cost of damage.

5. The Tenant keeps no animals in the workshop, except a guard dog.

6. The Tenant may not sublet the workshop or share it with others without written consent.

7. The Landlord repairs the roof and the heating. The Tenant repairs what the Tenant breaks.

8. Electricity is paid by the Tenant by the meter.

9. Rent that is late bears interest of 0.1% a day, at most 10% of the sum.

10. The Tenant may end the lease at any time by two months' written notice. The Landlord may end it only if rent is more than 30 days late.

11. The Landlord may enter once a month after a call the day before, and at once in an emergency.

12. The Tenant insures the machines against fire and theft.

13. Disputes go to the County Court at Exeter under the law of England and Wales.

14. Two copies are signed, one for each side.

AMENDMENT No. 1

Made on 1 June 2026.

1. In clause 3, "£850" is replaced by "£900" from 1 July 2026.`;

export const ROOM = `ӨРӨӨ ТҮРЭЭСЛЭХ ГЭРЭЭ

1. Түрээслүүлэгч Сүхбаатар дүүргийн 5 дугаар хороонд байрлах өрөөг Түрээслэгчид түрээслүүлнэ.

2. Гэрээ 2026 оны 3 дугаар сарын 1-нээс 2027 оны 2 дугаар сарын 28 хүртэл хүчинтэй.

3. Сарын түрээс 700,000 төгрөг, сар бүрийн 5-ны дотор төлнө.

4. Барьцаа 700,000 төгрөг. Түлхүүр хүлээлгэж өгснөөс хойш 14 хоногийн дотор буцаана.

5. Түрээслэгч тэжээвэр амьтан тэжээхгүй.

6. Түрээслэгч өрөөг бусдад дамжуулан түрээслэхгүй.

7. Халаалт, цонхны засварыг Түрээслүүлэгч хийнэ.

8. Цахилгааны төлбөрийг Түрээслэгч тоолуураар төлнө.

9. Төлбөр хоцорвол хоног тутам 0.1 хувийн алданги тооцно.

10. Түрээслэгч 30 хоногийн өмнө бичгээр мэдэгдэж гэрээг цуцалж болно.

11. Түрээслүүлэгч урьдчилан хэлж сард нэг удаа орж үзнэ.

12. Тавилгыг жагсаалтаар хүлээлцэнэ.

13. Маргааныг Монгол Улсын шүүхээр шийдвэрлүүлнэ.

14. Гэрээг хоёр хувь үйлдэв.`;
