/** What a body outside the contract makes for itself: its rules, list or register. Lower case. */
export const ofABody = {
  en: /^(?:rules?|register|registry|list|listing|standards?|guides?|guidelines?|procedures?|charter|regulations?|codes?|tariffs?|forms?|statutes?)$/u,
  ru: /^(?:регламент|правил|положени|устав|порядок|порядк|тариф|стандарт|реестр|кодекс)\p{L}{0,4}$/u,
  mn: /^(?:дүр[эм]м?|журам|журм|стандарт|тариф|бүртгэл|жагсаалт)\p{L}{0,5}$/u,
};

/** A body outside the contract: a court, a chamber, an exchange. Raw text. */
export const body = {
  en: /(?<!\p{L})(?:Centre|Center|Court|Chamber|Association|Commission|Institute|Institution|Exchange|Tribunal|Council|Authority|Board of|Ministry|Committee|Federation|Organi[sz]ation|Incoterms|ICC|LCIA|SIAC|AAA|UNCITRAL|Society of|Academy)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:[Сс]уд(?:а|ом|е|у)?|[Аа]рбитраж\p{L}{0,8}|[Пп]алат\p{L}{1,2}|[Бб]ирж\p{L}{1,2}|[Мм]инистерств\p{L}{1,3}|[Кк]омисси\p{L}{1,3}|[Цц]ентр\p{L}{0,2} (?:арбитраж|медиац)|Банк\p{L}{0,2} России|Инкотермс|[Аа]ссоциаци\p{L}{1,3})(?!\p{L})/u,
  mn: /(?<!\p{L})(?:[Шш]үүх|[Аа]рбитр|Танхим|[Яя]ам|[Бб]ирж|Монголбанк|Зохицуулах хороо|Инкотермс|Холбоо)\p{L}{0,5}/u,
};
