/** Words that identify a contract's type. Pure. Source: B-7.10. */
import type { CONTRACT_TYPES } from "@/lib/contracts/bounds";

type ContractType = (typeof CONTRACT_TYPES)[number];

/** Word beginnings, folded, hyphens as spaces. Kinds without a type of their own are `Other`. */
export const TYPE_CUES: readonly { type: ContractType; cues: readonly string[] }[] = [
  {
    type: "Non-Disclosure Agreement",
    cues: [
      ..."nda|non disclosure|nondisclosure|confidentiality|secrecy".split("|"),
      ..."нууцлал|нууц хадгал|нууц үл задруул".split("|"),
      ..."неразглаш|конфиденциальн|нераскрыти".split("|"),
    ],
  },
  {
    type: "Employment Contract",
    cues: [
      ..."employment|offer letter|offer of employment".split("|"),
      ..."хөдөлмөрийн".split("|"),
      ..."трудов|о найме работник".split("|"),
    ],
  },
  {
    type: "Lease Agreement",
    cues: [
      ..."lease|tenancy|rental|rent|sublease|hire|venue hire".split("|"),
      ..."түрээс|хөлслөх|хөлслүүл".split("|"),
      ..."аренд|субаренд|найма жил|найма помещ|проката|лизинг".split("|"),
    ],
  },
  {
    type: "Partnership Agreement",
    cues: [
      ..."partnership|joint venture|joint activity|shareholders|cooperation|co operation|collaboration|strategic alliance".split(
        "|",
      ),
      ..."хамтран ажиллах|хамтын ажиллагаа|хамтын|түншлэл|нөхөрлөл".split("|"),
      ..."совместной деятельност|партнерств|простого товарищества|сотрудничеств".split("|"),
    ],
  },
  {
    type: "Sales Contract",
    cues: [
      ..."sale|sales|purchase|supply|distribution|distributor|reseller".split("|"),
      ..."худалда|нийлүүл|борлуул".split("|"),
      ..."купли продаж|поставк|дистрибьютор|дистрибуц".split("|"),
    ],
  },
  {
    type: "Service Agreement",
    cues: [
      ..."service|consult|maintenance|cleaning|works|construction|subscription|order form|hosting|cloud|saas|design|outsourcing|support|development|transport|carriage|training|management".split(
        "|",
      ),
      ..."үйлчилгээ|ажил гүйцэтгэх|хөгжүүлэх|бүтээх|засвар|сургалт|тээвэр|хамгаалалт|зөвлөх|хийж гүйцэтгэх".split("|"),
      ..."услуг|подряд|обслуживани|перевозк|хранени|обучени|образовани|экспедици|выполнени|на проведение|на разработку|консультаци".split(
        "|",
      ),
    ],
  },
  {
    type: "Other",
    cues: [
      ..."loan|credit|facility|franchis|license|licence|licensing|agency|commission|consignment|data processing|guarantee|guaranty|pledge|mortgage|power of attorney|sponsorship|endorsement|assignment|settlement|amendment|insurance".split(
        "|",
      ),
      ..."зээл|франчайз|лиценз|агент|барьцаа|батлан даалт|итгэмжлэл|хандив|даатгал".split("|"),
      ..."займ|заем|заим|кредит|агентск|комисси|лицензион|франчайз|коммерческой концесси|залог|поручительств|доверенност|уступк|страхован|дарени|цесси".split(
        "|",
      ),
    ],
  },
];
