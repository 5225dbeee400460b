/** Words before a full stop that don't end a sentence, folded, without the stop. English, Russian, Mongolian. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    "no nos art arts sec secs sect cl para paras par ex exh sched app fig vol pp p ch " +
    "mr mrs ms dr prof st jr sr hon esq messrs rev gen col capt lt " +
    "vs v cf e.g i.e eg ie viz etc al ca approx est tel fax attn re ref " +
    "jan feb mar apr jun jul aug sep sept oct nov dec " +
    "u.s u.s.a u.k e.u d.c n.y n.a a.m p.m p.o ph.d " +
    "т.е т.к т.п т.д т.н т.ч и.о г гг ул д кв стр корп обл р-н пос с пгт ст п пп ч гл разд прил руб коп тыс млн млрд см им тел факс инн " +
    "напр проч др зам ген дир г-н г-жа пр просп наб пер м мкр " +
    "дүүр хор тоот"
  ).split(" "),
);

/** Company forms: they end a sentence only if a new one clearly begins. */
export const COMPANY_FORMS: ReadonlySet<string> = new Set(
  "inc ltd co corp llc l.l.c lp l.p llp l.l.p plc n.v b.v s.a s.p.a s.r.l a.g gmbh pte pty bros".split(" "),
);

/** These end a sentence if a capital follows: 'и т.д. Покупатель оплачивает'. */
export const MAY_END: ReadonlySet<string> = new Set("etc т.д т.п др руб коп гг".split(" "));

/** Follows a cited clause number inside a sentence: 'п. 3.2. Договора', 'ст. 506. ГК РФ'. Raw text. */
export const CITED_ACT =
  /^(?:настоящ|указанн|данн|Договор|Соглашени|Контракт|Кодекс|Закон|Федеральн|Гражданск|Налогов|Трудов|Устав|Правил|Положени|Приложени|ГК|ТК|НК|АПК|ГПК|КоАП|ЖК|ЗК)/u;

/** A citation up to its number: 'п. 3.2', 'пунктом 5', 'ст. 506'. Raw text. */
export const CITES =
  /(?:(?:^|[^\p{L}])(?:п|пп|ст|абз|подп|ч|гл|разд)\.\s?|(?:пункт|подпункт|стать|раздел|част|глав)\p{L}{0,4}\s)\d{1,4}(?:\.\d{1,3}){0,4}$/iu;
