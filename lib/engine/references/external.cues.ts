/** How contracts name standards, laws and documents outside of them. Raw text; `name` and `edition` are groups. */
export const standard = {
  en: {
    iso: /(?<![\p{L}\d])(?<name>(?:EN |MNS |DIN )?(?:ISO(?:\/IEC)?|IEC|ASTM|ANSI|IEEE|MNS|DIN|BS EN|EN)[ -]\p{Lu}{0,2}\d{2,6}(?:-\d{1,3})?)(?::(?<edition>\d{4}))?(?![\p{L}\d])/u,
    trade: /(?<![\p{L}\d])(?<name>Incoterms)\s?®?,?\s?\(?(?<edition>(?:19|20)\d{2})(?!\d)/u,
  },
  ru: {
    gost: /(?<![\p{L}\d])(?<name>(?:ГОСТ(?: Р)?(?: ИСО)?|СНиП|СП|ТУ|ТР ТС) \d{1,5}(?:\.\d{1,5}){0,4})(?:[-–:/](?<edition>(?:19|20)?\d{2}))?(?![\p{L}\d])/u,
    trade: /(?<![\p{L}\d])(?<name>Инкотермс)[- ]?(?<edition>(?:19|20)\d{2})(?!\d)/u,
  },
  mn: { trade: /(?<![\p{L}\d])(?<name>Инкотермс)-?ын (?<edition>(?:19|20)\d{2})(?!\d)/u },
};

export const law = {
  en: {
    act: /(?<![\p{L}\d])(?<name>(?:\p{Lu}[\p{L}-]{1,24} (?:(?:of|and|for|on|the) ){0,2}){1,6}(?:Act|Code|Law|Ordinance))(?: of)?,? (?<edition>(?:19|20)\d{2})(?!\d)/u,
    ofCountry:
      /(?<![\p{L}\d])(?<name>(?:Civil|Labou?r|Commercial|Tax|Land|Criminal|Companies|Company) (?:Code|Law|Act) of (?:the )?\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)/u,
    union:
      /(?<![\p{L}\d])(?<name>(?:Regulation|Directive) \(?(?:EU|EC|EEC)\)?(?: No\.?)? ?\d{2,4}\/\d{1,4}(?:\/(?:EU|EC|EEC))?)/u,
  },
  ru: {
    code: /(?<![\p{L}\d])(?<name>(?:Гражданск|Трудов|Налогов|Земельн|Жилищн)\p{L}{2,3} кодекс\p{L}{0,3}(?: (?:РФ|Российской Федерации|Монголии|Республики \p{Lu}\p{L}{2,20}))?)/u,
    dated:
      /(?<![\p{L}\d])(?<name>(?:Федеральн\p{L}{2,3} )?[Зз]акон\p{L}{0,3}) от (?<edition>\d{1,2}(?:\.\d{2}\.| \p{L}{3,8} )\d{4})(?: г(?:ода|\.))?(?: ?(?:№|N) ?[\d-]{1,8}(?:ФЗ)?)?(?: [«"][^«»"\n]{3,90}[»"])?/u,
    named: /(?<![\p{L}\d])(?<name>[Зз]акон\p{L}{0,3} (?:[\p{L}]{2,12} ){0,2}[«"][^«»"\n]{3,120}[»"])/u,
  },
  mn: {
    known:
      /(?<![\p{L}\d])(?<name>(?:Иргэний|Хөдөлмөрийн|Компанийн|Өрсөлдөөний|Арбитрын|Зөрчлийн|Татварын ерөнхий|Газрын)(?: тухай)? (?:хууль|хуул[иь]\p{L}{1,4}))(?![\p{L}])/u,
    about:
      /(?<![\p{L}\d])(?<name>\p{Lu}\p{L}{2,20}(?: \p{Ll}{2,20}){0,5} тухай(?: \p{Ll}{2,16})? (?:хууль|хуул[иь]\p{L}{1,4}))(?![\p{L}])/u,
  },
};

export const paper = {
  en: {
    dated:
      /(?<![\p{L}\d])(?<name>(?:\p{Lu}\p{L}{1,20} ){0,3}(?:Price List|Tariff|Tariffs|Rate Card|Policy|Guidelines|Code of Conduct|Manual|Handbook|Standard))(?: of| dated| for|,? edition|,? version)? (?<edition>(?:\d{1,2} \p{L}{3,9} )?(?:19|20)\d{2})(?!\d)/u,
    undated:
      /(?<![\p{L}\d])(?<name>\p{Lu}\p{L}{1,20} (?:\p{Lu}\p{L}{1,20} ){0,2}(?:Price List|Rate Card|Code of Conduct|Policy|Guidelines|Handbook))(?! (?:of|dated|for|,? ?edition|,? ?version)? ?\d)/u,
  },
  ru: {
    dated:
      /(?<![\p{L}\d])(?<name>(?:[Пп]райс-лист|[Тт]ариф|[Рр]егламент|[Пп]равил|[Пп]оложени)\p{L}{0,3}(?: [«"][^«»"\n]{3,90}[»"])?) (?:от|на|за) (?<edition>(?:\d{1,2}(?:\.\d{2}\.| \p{L}{3,8} ))?(?:19|20)\d{2})(?!\d)/u,
    named: /(?<![\p{L}\d])(?<name>(?:[Рр]егламент|[Пп]равил|[Пп]оложени)\p{L}{0,3} [«"][^«»"\n]{3,120}[»"])/u,
  },
  mn: {
    dated:
      /(?<![\p{L}\d])(?<edition>(?:19|20)\d{2}) оны (?<name>(?:\p{Ll}{3,16} ){0,2}(?:үнийн жагсаалт|тариф|журам|заавар|дүрэм)\p{L}{0,5})/u,
    named: /(?<![\p{L}\d])(?<name>[«"“][^«»"“”\n]{3,120}[»"”] (?:журам|заавар|дүрэм|стандарт)\p{L}{0,5})/u,
  },
};
