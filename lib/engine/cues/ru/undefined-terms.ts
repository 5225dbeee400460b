import { cues } from "../pack";

/** What is written with a capital by custom: the document, public bodies, offices, days. Lower case. */
export const customary =
  "договор контракт соглашение сторона стороны приложение протокол акт устав оферта российская россия федерация рф республика " +
  "правительство министерство арбитражный верховный суд палата банк центральный кодекс закон указ конституция союз " +
  "евразийский государственный генеральный директор президент интернет край город москва монголия казахстан единый реестр " +
  "налоговый федеральный служба почта международный центр год инкотермс";

/** Roles of parties: one that nobody in this contract has is left over from another draft. Lower case. */
export const roles =
  "исполнитель заказчик подрядчик продавец покупатель поставщик арендодатель арендатор субарендатор " +
  "лицензиар лицензиат принципал агент комитент комиссионер работодатель займодавец заемщик должник перевозчик " +
  "экспедитор хранитель поклажедатель доверитель поверенный правообладатель";

/** Behind a capitalised word that begins the name of a law, a place or a body, or that is explained there. Raw text. */
export const nameGoesOn = cues("ru", {
  name: {
    pattern:
      /^(?:\s[\p{L}-]+){0,3}\s(?:кодекс|закон|суд|област|район|края?(?!\p{L})|округ|улиц|филиал|арбитраж|палат|банк|договор|служб|министерств|понима)/u,
    yes: " кодекса РФ",
    no: " не вправе",
  },
});

/** How an adjective ends. Raw text. */
export const describes = cues("ru", {
  adjective: { pattern: /(?:ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ей|ой|ую|юю|ым|им|ых|их)$/u, yes: "Опорная", no: "Опора" },
});
