import { words, type Words } from "../words";

/** The headings under which a subject's clause stands, in whatever words the clause itself is written. */
export const TITLES: Readonly<Partial<Record<string, Words>>> = {
  liability_cap: words(
    "liability; limitation of liab; limits of liab; limit on liab; cap on; damages",
    "ответственност~ сторон; ограничени~ ответствен; предел~ ответствен; ответственность",
    "хариуцлаг",
  ),
  uncapped_liability: words("liability; limitation", "ответственность; ответственност~ сторон", "хариуцлаг"),
  indemnity: words("indemni; third party claim; third-party claim", "возмещение потерь; требования третьих лиц", ""),
  termination_for_convenience: words(
    "termination; ending; cancellation; break.; break clause; break option; early end; leaving",
    "расторжени; прекращени; досрочн; отказ от договор",
    "цуцл; дуусгавар; гэрээг цуцлах",
  ),
  renewal_term: words("renewal; extension; term and renewal", "продлени; пролонгаци", "сунга"),
  renewal_notice: words("renewal; extension; non-renewal", "продлени; пролонгаци", "сунга"),
  unilateral_amendment: words(
    "amendment; variation.; variations.; changes to this; changes to the agreement; changes to the contract; modification",
    "изменени~ договор; изменени~ и дополнени; порядок изменени; изменени~ условий",
    "нэмэлт, өөрчлөлт; нэмэлт өөрчлөлт; гэрээнд өөрчлөлт",
  ),
  assignment: words(
    "assignment; assignability; transfer of rights; transfer of this; alienation",
    "уступк; передач~ прав; перевод долга",
    "эрх шилжүүл; эрх, үүрэг шилжүүл; эрх үүрэг шилжүүл; гэрээ шилжүүл",
  ),
  change_of_control: words("change of control; change in control", "смен~ контрол; смен~ собственник", "хяналт өөрчл"),
  exclusivity: words(
    "exclusivity; exclusive dealing; non-exclusiv; nonexclusiv",
    "исключительност; эксклюзив",
    "онцгой эрх",
  ),
  non_compete: words(
    "non-compet; noncompet; competition; competing; restrictive covenant; restraint",
    "конкурен; запрет конкур",
    "өрсөлд",
  ),
  no_solicit_employees: words(
    "non-solicit; solicit; poaching; hiring of",
    "переманивани; непереманивани",
    "ажилтан татах",
  ),
  most_favored_nation: words("most favo; best price", "наибольшего благоприят; лучшая цена", "хамгийн таатай"),
  ip_assignment: words(
    "intellectual property; copyright; brand; trademark; trade mark; ownership of work; rights in the; rights to the result; proprietary rights",
    "интеллектуальн; исключительн~ прав; авторск~ прав; права на результат",
    "оюуны өмч; зохиогчийн эрх",
  ),
  audit: words("audit; records and; inspection of records", "аудит; проверк~ документ", "аудит"),
  insurance: words("insurance; insuring", "страхован", "даатгал"),
  warranty_duration: words("warrant; defects; guarantee period", "гаранти", "баталгаат; баталгаа"),
  payment_terms: words("payment; invoic; terms of payment", "расчет; оплат; платеж", "төлбөр"),
  late_payment: words(
    "late payment; overdue; interest; default interest",
    "просрочк~ оплат; просрочк~ платеж; пени",
    "алданги",
  ),
  liquidated_damages: words(
    "liquidated damages; delay damages; damages for delay; service credit; penalt",
    "неустойк; штраф",
    "торгууль; алданги; анз",
  ),
  governing_law: words("governing law; applicable law; law and juris", "применимое право", "хэрэглэх хууль"),
  deposit_return: words("deposit", "обеспечительн; залог; депозит", "барьцаа"),
  price_increase: words(
    "rent review; review of rent; review of the rent; price review; price adjust; price change; price increase; rent increase; indexation; escalation; revision of price",
    "индексаци; пересмотр; изменени~ цен; изменени~ плат; изменени~ арендн",
    "үнийн өөрчлөлт; үнэ өөрчлөх; түрээсийн өөрчлөлт; индекс",
  ),
  sublease: words("sublet; sublease; underlet; sub-let; alienation", "субаренд; поднаем", "дамжуулан түрээс"),
  subcontracting: words("subcontract; sub-contract", "субподряд; соисполнител; привлечени~ третьих", "туслан гүйцэтг"),
  probation: words("probation", "испытани; испытательн", "туршилт"),
  confidentiality_term: words("confidential; secrecy; non-disclosure", "конфиденц; тайна; неразглашени", "нууц"),
  return_of_information: words("return of; destruction", "возврат; уничтожени", "буцаах; устгах"),
};
