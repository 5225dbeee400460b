/**
 * Nouns of defined terms: a capitalised phrase that ends in one is written as a term. Names of offices, courts, laws
 * and places end otherwise. Lower case, singular; Cyrillic ones as stems.
 */
export const HEADS_EN: ReadonlySet<string> = new Set(
  (
    "service product good software deliverable work material equipment premises property territory term period date fee price royalty payment amount " +
    "information data documentation specification purpose project program platform system website site content technology know-how improvement invention result " +
    "milestone transaction closing loss expense indemnitee affiliate subsidiary personnel customer user subcontractor " +
    "year quarter license licence patent trademark mark right asset liability loan facility advance security share unit interest option warrant note collateral " +
    "event default budget plan standard requirement territory market field competitor business event consideration deposit rent charge cost revenue profit sale target threshold cap limit credit " +
    "invoice order shipment delivery acceptance notice request approval obligation restriction condition record report account device component part module interface " +
    "vehicle building unit land facility area space parking utility improvement alteration permit hour day week month"
  ).split(" "),
);

/** Roles of parties: one that nobody in this contract has is left over from another draft. */
export const ROLES_EN: ReadonlySet<string> = new Set(
  (
    "seller buyer vendor purchaser supplier customer client provider contractor consultant employer " +
    "employee landlord tenant lessor lessee licensor licensee franchisor " +
    "franchisee distributor reseller principal recipient publisher lender borrower guarantor " +
    "shipper carrier subtenant sublessee assignee guarantor"
  ).split(" "),
);

export const HEADS_RU: readonly string[] = (
  "исполнител заказчик подрядчик субподрядчик продавец продавц покупател поставщик арендодател арендатор " +
  "субарендатор лицензиар лицензиат принципал агент комитент комиссионер работник работодател займодав " +
  "заемщик кредитор должник поручител гарант перевозчик экспедитор хранител поклажедател доверител " +
  "поверенн правообладател пользовател клиент оператор услуг работ товар " +
  "оборудован объект помещени продукци территори программ материал результат груз площадк здани имуществ"
).split(" ");

export const HEADS_MN: readonly string[] = (
  "захиалагч гүйцэтгэгч түрээслүүлэгч түрээслэгч худалдагч нийлүүлэгч ажил.олгогч ажилтан зээлдүүлэгч " +
  "зээлдэгч батлан.даагч туслан.гүйцэтгэгч төлөөлүүлэгч төлөөлөгч хэрэглэгч үйлчлүүлэгч тээвэрлэгч " +
  "даатгуулагч даатгагч зуучлагч лиценз.эзэмшигч түнш үйлчилгээ " +
  "бараа бүтээгдэхүүн тоног.төхөөрөмж байр програм программ материал мэдээлэл объект"
)
  .split(" ")
  .map((stem) => stem.replace(".", " "));
