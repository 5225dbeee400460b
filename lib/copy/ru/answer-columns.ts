/** What the server calls columns of the table of answers, and its file, Russian. Source: behaviour §29. */
import type { Copy } from "../en";

export const answerColumns: Copy["answerColumns"] = {
  counterparty: "Другая сторона",
  owner: "Владелец",
  link: "Ссылка на договор",
  currencyColumn: (name: string) => `${name} (валюта)`,
  file: "Ответы",
  /** Topics of the review that are no subject of playbooks. */
  topics: {
    agreement_date: "Дата договора",
    effective_date: "Дата вступления в силу",
    expiration_date: "Дата окончания",
    competition_exception: "Исключения из запрета конкуренции",
    no_solicit_customers: "Запрет переманивать клиентов",
    non_disparagement: "Запрет порочащих высказываний",
    first_refusal: "Преимущественное право",
    revenue_sharing: "Раздел выручки",
    price_restrictions: "Ограничения цены",
    minimum_commitment: "Минимальный объём",
    volume_restriction: "Ограничения объёма",
    joint_ip: "Общие интеллектуальные права",
    license_grant: "Лицензия",
    perpetual_license: "Бессрочная лицензия",
    source_code_escrow: "Депонирование исходного кода",
    covenant_not_to_sue: "Отказ от иска",
    third_party_beneficiary: "Права третьих лиц",
    post_termination_services: "Услуги после окончания",
    confidentiality: "Конфиденциальность",
    dispute_resolution: "Споры",
    price: "Цена",
  },
};
