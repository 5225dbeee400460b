import { cues } from "../pack";

/** What is written with a capital by custom: the document, public bodies, offices, days. Lower case. */
export const customary =
  "договор контракт соглашение сторона стороны приложение протокол акт устав оферта российская россия федерация рф республика " +
  "правительство министерство арбитражный верховный суд палата банк центральный кодекс закон указ конституция союз " +
  "евразийский государственный генеральный директор президент интернет край город москва монголия казахстан единый реестр " +
  "налоговый федеральный служба почта международный центр год инкотермс франция швеция греция турция вами ваш ваша ваше ваши вашего вашей вашу вашим вашими ваших вам вас";

/** Roles of parties: one that nobody in this contract has is left over from another draft. Lower case. */
export const roles =
  "исполнитель заказчик подрядчик продавец покупатель поставщик арендодатель арендатор субарендатор " +
  "лицензиар лицензиат принципал агент комитент комиссионер работодатель займодавец заемщик должник перевозчик " +
  "экспедитор хранитель поклажедатель доверитель поверенный правообладатель работник";

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
  adjective: {
    pattern: /(?:ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ей|ой|ую|юю|ым|им|ых|их)$/u,
    yes: "Опорная",
    no: "Опора",
  },
});

/** A person's or a place's name follows. Raw text. */
export const personBefore = cues("ru", {
  office: {
    pattern:
      /(?<!\p{L})(?:директор|управляющ|бухгалтер|инженер|менеджер|граждан|представител|предпринимател|нотариус|магазин|город|улиц|деревн|посёл|посел|сел[оае]|станци|район|област|стран|марк)\p{L}{0,5} $/iu,
    yes: "в лице директора ",
    no: "в согласии ",
  },
});

/** How a noun that is made of another word ends, which names of people and places seldom do. Raw text. */
export const derived = cues("ru", {
  noun: {
    pattern:
      /(?:ени|ани|аци|яци|икаци|ост|тел|ств|мент|ник|чик|щик|овк|урант|фик)(?:[аеиоуыьюяй]|ой|ей|ем|ом|ам|ям|ах|ях|ами|ями|ью|ией|ия|ию|ии|ие|ий){0,1}$/u,
    yes: "Спецификацией",
    no: "Акармару",
  },
});

/** Behind a role that begins the name of a law. Raw text. */
export const lawGoesOn = cues("ru", {
  law: { pattern: /^(?:\s[\p{L}-]+){0,4}\s(?:кодекс|закон)/u, yes: " в законе", no: " в договоре" },
});

/** How several of a kind end. Raw text. */
export const plural = cues("ru", {
  ending: {
    pattern: /(?:ов|ев|ами|ями|ам|ям|ах|ях|ики|оры|еры|ели|елей|енты|ранты)$/u,
    yes: "Подрядчиков",
    no: "Подрядчика",
  },
});

export const doer = cues("ru", {
  ending: { pattern: /(?:тель|чик|щик|ник|ец|ор|ер|ент|ат|ар|ант)$/u, yes: "покупатель", no: "покупка" },
});
/** The ending of what is done or given, not of who does it. */
export const deed = cues("ru", { ending: { pattern: /и(?:я|и|ю|ей)$/u, yes: "гарантия", no: "гарант" } });
export const anybody = cues("ru", {
  word: {
    pattern: /представ|участн|автор|партн|владел|учредит|потреб|суб|соисп/u,
    yes: "представитель",
    no: "продавец",
  },
});
