/** A clause about how long something lasts. Folded. */
export const term = {
  en: {
    termIs:
      /\b(?:initial |primary |original )?term\b.{0,120}\b(?:shall|will|is|of|be|begin|commence|mean|from|through)/u,
    termMeans: /"?(?:initial )?term"? (?:shall )?means?/u,
    inForce: /(?:remain|continue|be) in (?:full )?(?:force|effect)|shall (?:expire|end|terminate) (?:on|upon|at)/u,
  },
  ru: {
    lasts: /(?:договор|соглашени|срок).{0,120}(?:действу|составля|вступает|заключ|до|на срок)/u,
    termOf:
      /срок (?:аренды|найма|оказания услуг|работ|договора|соглашения|сотрудничества|трудового договора).{0,12}(?:\d|[-:]|с \d|составля|установл|устанавл)/u,
    label: /^\d[\d.]{0,6}\s?срок действия\s?[:-]/u,
    runs: /(?:договор|соглашени[ея]|аренда|наем).{0,40}начина\p{L}{1,4}.{0,80}(?:заканчива|оканчива|истека|прекраща)/u,
    ends: /(?:договор|соглашени[ея]|контракт|аренда|наем|срок).{0,60}(?:истека|заканчива|оканчива|прекраща)\p{L}{2,5}(?: (?:свое )?действие)? .{0,12}\d|дата окончания/u,
    madeFor: /(?:договор|соглашение|контракт).{0,30} сроком (?:до|по|на)(?!\p{L})/u,
  },
  mn: {
    lasts: /(?:гэрээ|хугацаа).{0,120}(?:хүчинтэй|хугацаа|хүртэл|жил|сар|дуус)/u,
    runs: /(?:гэрээ|түрээс)(?!\p{L}).{0,60}эхэл\p{L}{1,4}(?!\p{L}).{0,80}дуус/u,
  },
};

/** A sentence begins with the contract. Folded. */
export const itself = {
  en: /^(?:\S{1,8} )?(?:this|the|your|our|my) (?:[\p{L}-]{3,20} ){0,2}(?:agreement|contract|lease|tenancy|employment|appointment|engagement|nda)\b/u,
};

/** Right after it: how long, or until when. Folded. */
export const lastsFor = {
  en: {
    isFor:
      /(?: (?:is|shall be|will be|remains?))+ (?:made |concluded |entered into |granted |let |valid |effective |in (?:full )?(?:force|effect) )*(?:for|until|till|through|from|as of|on|up to)\b/u,
    runs: /(?: (?:shall|will))? (?:starts?|begins?|commences?|runs?|lasts?|continues?|ends?|expires?|lapses?|terminates?) (?:for|until|till|through|from|as of|on|up to)\b/u,
    length:
      /(?: (?:shall|will))? (?:lasts?|runs?|continues?) (?:an? |one |two |three |four |five |six |seven |eight |nine |ten |twelve |\d)/u,
    comes: /(?: (?:shall|will))? (?:(?:comes?|enters?) into (?:force|effect)|takes? effect|comes? to an end)\b/u,
  },
};

/** The label of a line about the term. Folded. */
export const termLabel = {
  en: /^(?:\S{1,8} )?(?:the )?(?:(?:initial )?term|duration|(?:expiry|expiration|end) date)(?: of (?:this|the) (?:agreement|contract|lease))?(?:\s?:| (?:is|shall be|will be|runs|lasts))/u,
};

/** What lasts. Folded. */
export const whatRuns = {
  en: /\b(?:agreement|contract|lease|appointment|engagement|services|license|nda|undertaking|employment)\b/u,
};

export const runs = {
  en: /\b(?:shall|will|is to)? ?(?:commence|begin|continue|remain|be|expire|terminate|end|take effect|become effective|extend|last|run)s?\b/u,
};

export const runsUntil = { en: /\b(?:until|for|through|on|period|effect|term|year|month|anniversary)/u };

/** A period other than the term. Folded. */
export const otherTerm = {
  en: {
    secrecy: /confidential|surviv/u,
    notice:
      /cure|notice of (?:termination|breach)|days? (?:prior |after |of |following )|terminated? (?:this agreement )?(?:immediately|by either|upon)/u,
    payment: /warrant|payment|invoice/u,
  },
  ru: {
    other: /конфиденциальност|секретност|претензи|оплат/u,
    mayNot: /(?<!\p{L})(?:не (?:вправе|може[тм]|могут)|вправе (?:расторг|отказ)\p{L}{3,5})(?!\p{L})/u,
  },
  mn: /нуу?ц|алданги|мэдэгд|баталгаат|урьдчилгаа|эрхгүй|хориглоно/u,
};

/** It applies until a day. Folded. */
export const holdsUntil = {
  en: /(?:effect|force|continue|remain)[^.;]{0,40}\b(?:until|through)\b/u,
  ru: /действует до/u,
  mn: /хүртэл (?:хүчинтэй|үйлчил)/u,
};

/** A word for the term. Folded. */
export const termWord = { en: /\bterm\b|duration|expir|renewal/u, ru: /срок/u, mn: /хугацаа/u };

/** Before the last day of the term. Folded. */
export const endsOn = {
  en: /\b(?:until|till|through|expir(?:es?|ing|y|ation)|end(?:s|ing)?|lapses?|terminates?|conclud\p{L}+|up to(?: and including)?|to)\b(?:(?!take effect|become effective|commenc|begin|\bfrom\b)[^.;]){0,60}$/u,
  ru: {
    until: /(?<!\p{L})(?:до|по)(?!\p{L})(?:(?!(?<!\p{L})с(?!\p{L})|вступа)[^.;]){0,60}$/u,
    label: /дата окончания[^.;]{0,40}$/u,
    ends: /(?:заканчива|оканчива|истека|прекраща)\p{L}{1,5}(?: (?:сво[её] )?действие)?\s$/u,
  },
  mn: /(?<!\p{L})(?:хүртэл|дуус\p{L}{0,6})(?!\p{L})[^.;]{0,60}$/u,
};

/** It lasts until someone ends it. Folded. */
export const openEnded = {
  en: {
    untilTerminated:
      /until (?:it is )?(?:earlier )?terminated|until (?:such time as )?(?:either|one|a) party|unless (?:and until )?(?:it is )?(?:earlier |sooner )?terminated/u,
    forEver: /indefinite|perpetual|in perpetuity/u,
  },
  ru: /бессрочн|неопределенный срок/u,
  mn: /хугацаагүй/u,
};

/** States both start and end. Folded. */
export const startsAndEnds = {
  en: {
    both: /\b(?:start|commence|begin|take effect|effective|enter into force|is in effect)\w{0,3}\b.{0,160}\b(?:continue|remain|until|end|expire|terminate|longer of|later of)s?\b/u,
    continues: /\bcontinues? (?:for|until|in effect)/u,
  },
  ru: {
    both: /вступа\p{L}{1,3} в силу.{0,160}(?:действу\p{L}{1,3}|прекраща|до )/u,
    begins: /начина\p{L}{1,4}(?!\p{L}).{0,120}(?:заканчива|оканчива|истека|прекраща)/u,
  },
  mn: { both: /хүчин төгөлдөр.{0,120}(?:хүртэл|дуус)/u, begins: /эхэл\p{L}{1,4}(?!\p{L}).{0,120}дуус/u },
};

/** The contract is what lasts. Folded. */
export const contractWord = {
  en: /(?:agreement|contract|lease|terms)\b/u,
  ru: /договор|соглашен|аренда|наем/u,
  mn: /гэрээ|түрээс(?!\p{L})/u,
};

/** The contract itself, or its term. Folded. */
export const itsOwnTerm = {
  en: {
    contract: /\bthis (?:agreement|contract|lease)\b/u,
    term: /initial term|(?:lease|rental) term|term of (?:this|the) (?:agreement|contract|lease)/u,
  },
  ru: {
    contract: /договор|соглашение действует/u,
    term: /срок (?:аренды|найма)|^\d[\d.]{0,6}\s?срок действия\s?[:-]/u,
  },
  mn: /гэрээ|түрээсийн хугацаа/u,
};

/** It begins, continues or ends. Folded. */
export const runsNow = {
  en: /\b(?:shall|will) (?:continue|remain|commence|begin|expire|be in effect|terminate on)|initial term|effective/u,
  ru: /действует|заключ\p{L}{1,5}(?: сроком)? (?:на|до|по)(?!\p{L})|(?:истека|заканчива|прекраща)\p{L}{2,5}(?!\p{L})/u,
  mn: /хүчинтэй|үйлчилнэ|хугацаатай|дуусгавар болно/u,
};

/** Before a day that isn't the end: nobody may end it sooner. Lower case. */
export const mayNotEnd = {
  en: /\b(?:may|shall|can|will)(?:not| not)\b[^,;]{0,40}\b(?:terminat|end|expire|cancel)[^,;]{0,40}\b(?:before|until|prior to)\b/u,
  ru: /(?<!\p{L})не (?:вправе|може[тм]|могут|должен)(?!\p{L})[^,;]{0,60}$/u,
};

/** After the last day of the term. */
export const endsThen = { mn: /^.{0,12}(?:хүртэл|дуус)/u };

/** After a day that isn't the end: nobody may end it sooner. */
export const notEnded = { mn: /цуцлахгүй|цуцлах эрхгүй|цуцалж болохгүй/u };
