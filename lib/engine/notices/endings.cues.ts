/** Clauses by which one side, or each, ends the contract for no cause. Raw text. */
export const given = {
  en: /\bnotice\b|\bnotif(?:y|ying|ied)\b/iu,
  ru: /уведом|предупре|извести|извещ/iu,
  mn: /мэдэгд/iu,
};
/** Rights that need a cause, or end something else: not what a notice of termination is for. */
export const cause = {
  en: /\b(?:breach|violat|default|fail|misconduct|insolven|bankrupt|cure|remed|unpaid|overdue|non-?payment|force majeure|immediate|without notice)/iu,
  ru: /нарушен|банкрот|просроч|неисполн|ненадлежащ|непреодолим|немедленно|ликвидац|сокращени|не (?:оплат|внес|исполн|устран)|по основаниям/iu,
  mn: /зөрч|төлөөгүй|дампуур|давагдашгүй|хоцор|хэтэр|биелүүлээгүй|шууд цуц/iu,
};
export const elsewhere = {
  en: /\b(?:renew|exten[ds]|rent\b|prices?\b|orders?\b|booking|working pattern)/iu,
  ru: /продл|пролонг|тариф|заявк|индекс/iu,
  mn: /сунга|захиалг|тариф|үнийн/iu,
};
export const trial = {
  en: /\b(?:during|in|within) (?:the |your |any )?(?:probation|trial)/iu,
  ru: /испытани|испытательн/iu,
  mn: /туршилтын/iu,
};
/** Money or leave in place of notice. */
export const instead = {
  en: /\bin (?:lieu|place) of\b|\binstead of\b|\bgarden leave\b|\bpay (?:you )?(?:basic )?salary\b/iu,
  ru: /взамен|вместо/iu,
  mn: /оронд/iu,
};
/** Only if something happens. */
export const condition = {
  en: /\b(?:if|where|when|in the event)\b/iu,
  ru: /(?<!\p{L})(?:если|когда|в случае|при отсутстви)/iu,
  mn: /(?<!\p{L})(?:бол|тохиолдолд)(?!\p{L})|\p{L}[бв][аэоө]л(?!\p{L})/iu,
};
/** Conditions that are none: that somebody wants to leave, or which of two lengths is longer. */
export const wish = {
  en: /\bif (?:it is |that is )?(?:longer|later|greater)\b|\b(?:if|where|when) \w{1,20} (?:wish|want|decide|intend)\p{L}{0,3} to\b/giu,
  ru: /(?:при|в случае) (?:желании|намерении|желания|намерения) расторг\p{L}{1,4}|если \p{L}{1,20} (?:желает|намерен\p{L}?) /giu,
  mn: /(?:цуцлах|татгалзах|цуцлахаар) (?:бол|тохиолдолд)|цуцалбал|хүсвэл/giu,
};
/** The end isn't a length after the notice, or not always. */
export const tied = {
  en: /\b(?:end of|last day|anniversary|expir\p{L}{1,5}|not before|not earlier|but not|however|except|unless|provided|longer|later|greater|first (?:contract )?year|(?:19|20)\d\d)\b/iu,
  ru: /истечени|кон(?:ец|ц[аеу])(?!\p{L})|последн|не ранее|но не|причём|однако|кроме|при условии|за исключением|(?:19|20)\d\d/iu,
  mn: /дуусах|сүүлчийн|сүүлийн|эхний|гэхдээ|эс тооцвол|бусад|(?:19|20)\d\d/iu,
};
/** From which day the length is counted. */
export const fromReceipt = {
  en: /\b(?:receipt|received|receiving|delivery of (?:the |such )?notice)\b/iu,
  ru: /получени|вручени/iu,
  mn: /хүлээн ав|мэдэгдэл авсн/iu,
};
/** Each side alike. */
export const each = {
  en: /\b(?:either|any|each|both) (?:party|parties|side|of (?:us|them|the parties))\b|\ba party (?:may|can)\b|\bthe parties may\b/giu,
  ru: /(?<!\p{L})(?:люб(?:ая|ой)|кажд(?:ая|ой)|одна) (?:из )?сторон|(?<!\p{L})сторон[аы] (?:вправе|может)/giu,
  mn: /(?<!\p{L})(?:аль ч тал|аль нэг тал|аль аль тал|тал бүр|талууд|тал|аль нь ч)(?!\p{L})/giu,
};
/** Right behind whoever may or must. */
export const acts = {
  en: /^[^.;]{0,30}?\b(?:may|can|must|shall|will|is entitled|has the right|have the right|gives?)\b/iu,
  ru: /^[^.;]{0,60}?(?:вправе|может|имеет право|обязан|долж[ен]н|предупрежда|уведомля|извеща|расторга)/iu,
  mn: /^[^.;]{0,90}?(?:мэдэгд|цуц[ал]|болно|эрхтэй)/iu,
};
/** Before whoever only receives. */
export const receives = {
  en: /\b(?:giv(?:e|es|ing)|to|notify(?:ing)?|from|by)(?: the)?\s?$/iu,
  ru: /(?:уведомив|предупредив|известив)\s?$/iu,
};
/** How a contract calls the one who wrote it, and the other. */
export const pronouns = { en: { writer: /\bwe\b/giu, reader: /\byou\b/giu } };
export const calls = { en: { writer: /["“']we[",”']/iu, reader: /["“']you[",”']|\byour name\b/iu } };
/** Behind a clause: a time in which nobody may. */
export const denied = {
  en: /\b(?:may|can|shall)(?:not| not)\b/iu,
  ru: /не (?:может|могут|вправе)/iu,
  mn: /өгөхгүй|болохгүй|эрхгүй|цуцлахгүй/iu,
};
/** 'Within 30 days' and the like: in what time somebody may, not how long before. */
export const withinBefore = { en: /\bwithin (?:\w{1,12} )?$/iu, ru: /в течение $/iu };
export const withinBehind = { mn: /^ ?дотор/iu };
