/** What a body outside the contract makes for itself: its rules, list or register. Lower case. */
export const ofABody = {
  en: /^(?:rules?|register|registry|list|listing|standards?|guides?|guidelines?|procedures?|charter|regulations?|codes?|tariffs?|forms?|statutes?)$/u,
  ru: /^(?:регламент|правил|положени|устав|порядок|порядк|тариф|стандарт|реестр|кодекс)\p{L}{0,4}$/u,
  mn: /^(?:дүр[эм]м?|журам|журм|стандарт|тариф|бүртгэл|жагсаалт)\p{L}{0,5}$/u,
};

/** A body outside the contract: a court, a chamber, an exchange. Raw text. */
export const body = {
  en: {
    court: /(?<!\p{L})(?:Centre|Center|Court|Chamber|Tribunal|ICC|LCIA|SIAC|AAA|UNCITRAL|Incoterms)(?!\p{L})/u,
    club: /(?<!\p{L})(?:Association|Institut(?:e|ion)|Exchange|Federation|Organi[sz]ation|Society of|Academy)(?!\p{L})/u,
    office: /(?<!\p{L})(?:Commission|Council|Authority|Board of|Ministry|Committee)(?!\p{L})/u,
  },
  ru: {
    court: /(?<!\p{L})(?:[Сс]уд(?:а|ом|е|у)?|[Аа]рбитраж\p{L}{0,8}|[Пп]алат\p{L}{1,2}|Инкотермс)(?!\p{L})/u,
    office: /(?<!\p{L})(?:[Мм]инистерств\p{L}{1,3}|[Кк]омисси\p{L}{1,3}|Банк\p{L}{0,2} России)(?!\p{L})/u,
    club: /(?<!\p{L})(?:[Бб]ирж\p{L}{1,2}|[Аа]ссоциаци\p{L}{1,3})(?!\p{L})/u,
  },
  mn: /(?<!\p{L})(?:[Шш]үүх|[Аа]рбитр|Танхим|[Яя]ам|[Бб]ирж|Монголбанк|Зохицуулах хороо|Инкотермс|Холбоо)\p{L}{0,5}/u,
};
