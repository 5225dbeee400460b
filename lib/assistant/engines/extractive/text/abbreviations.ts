/** Words before a full stop that do not end a sentence, folded, without the stop. English, Russian, Mongolian. */
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

/** Company forms: they end a sentence only when a new one clearly begins. */
export const COMPANY_FORMS: ReadonlySet<string> = new Set("inc ltd co corp llc l.l.c lp l.p llp l.l.p plc n.v b.v s.a s.p.a s.r.l a.g gmbh pte pty bros".split(" "));
