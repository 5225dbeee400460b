/** Before the first of two dates that delimit a period. Raw text. */
export const from = {
  en: /(?<!\p{L})(?:from|commenc\p{L}{1,4}|begin\p{L}{0,5}|start\p{L}{0,3}|effective|between)(?:\s(?:on|as of|date))*[\s:,("“«]{0,4}(?:the\s)?$/iu,
  ru: /(?<!\p{L})(?:в период с|начиная с|с|со|действует с|вступает в силу)(?:\s(?:период|даты|дня))*[\s:,("“«]{0,4}$/iu,
};

/** Between the two. Raw text. */
export const until = {
  en: {
    to: /(?<!\p{L})(?:to|until|till|through|thru|and)(?:\s(?:on|by|no later than|not later than|and including|including|or before|at|midnight))*[\s:,("“«]{0,4}(?:the\s)?$/iu,
    ends: /(?<!\p{L})(?:ends?|ending|expir\p{L}{1,4})(?:\s(?:on|by|no later than|not later than|and including|including|or before|at|midnight))*[\s:,("“«]{0,4}(?:the\s)?$/iu,
    isOver:
      /(?<!\p{L})(?:terminat\p{L}{1,4}|complet\p{L}{0,4})(?:\s(?:on|by|no later than|not later than|and including|including|or before|at|midnight))*[\s:,("“«]{0,4}(?:the\s)?$/iu,
  },
  ru: /(?<!\p{L})(?:по|до|и|заканчива\p{L}{2,4}|действует до)(?:\sвключительно)*[\s:,("“«]{0,4}$/iu,
};

/** Something begins. */
export const begins = {
  en: /commenc|begin|start|effective|from/iu,
  ru: /действу|вступа|начин|начал|период с/iu,
  mn: { word: /эхэл|хүчин төгөлдөр/iu, from: /(?:аас|ээс|оос|өөс)(?!\p{L})/iu },
};

/** Something ends. */
export const ends = {
  en: /end|expir|terminat|until|through|till|complet/iu,
  ru: /по |до |заканч|оконч|истека/iu,
  mn: /дуус|хүртэл/iu,
};

/** A clause about how long the contract itself lasts. Folded. */
export const itsTerm = {
  en: /(?:agreement|contract|lease|term|services|employment|engagement)[^.;]{0,120}\b(?:expires?|ends?|terminates?|continues?|remains? in (?:full )?(?:force|effect)|until|through)\b/u,
  ru: /(?:договор|соглашени|срок)[^.;]{0,80}(?:действу|заканч|истека)/u,
  mn: /гэрээ[^.;]{0,120}(?:хүртэл|дуус|хүчинтэй)/u,
};

/** An earlier contract. Folded. */
export const notItsTerm = {
  en: /prior|previous|original|amended|supersede|predecessor|dated|first agreement/u,
  ru: /прежн|ранее|предыдущ/u,
  mn: /өмнөх/u,
};

/** The label of a line with the first day. Raw text. */
export const startLine = {
  en: /^(?:start(?:ing)? date|commencement date|start|commencement|effective date)(?:\sof[^:]{0,40})?\s?[:–—-]\s?/iu,
  ru: /^(?:дата начала|начало)(?:\s(?:услуг|работ|срока|аренды)[^:]{0,40})?\s?[:–—-]\s?/iu,
  mn: /^(?:эхлэх өдөр|эхлэх огноо)\s?[:–—-]\s?/iu,
};

/** The label of a line with the last day. Raw text. */
export const endLine = {
  en: /^(?:end(?:ing)? date|expir(?:y|ation) date|termination date|completion date|end)(?:\sof[^:]{0,40})?\s?[:–—-]\s?/iu,
  ru: /^(?:дата окончания|окончание)(?:\s(?:услуг|работ|срока|аренды)[^:]{0,40})?\s?[:–—-]\s?/iu,
  mn: /^(?:дуусах өдөр|дуусах огноо)\s?[:–—-]\s?/iu,
};

/** Between two days in Mongolian that delimit a period. */
export const fromDay = {
  mn: { ending: /(?:аас|ээс|оос|өөс)(?:\s?эхлэн|\s?эхлээд)?[\s,]{0,3}$/u, onward: /эхл\p{L}{1,5}[\s,]{0,3}$/u },
};

/** After the second day. */
export const untilDay = { mn: /^[^.;]{0,30}(?:хүртэл|дуус)/u };

/** The first of several, before its day; the last of them, before its own. Raw text. */
export const firstOf = {
  en: /\bfirst (?:\p{L}+ ){1,6}(?:by|on|before) $/iu,
  ru: /(?<!\p{L})перв\p{L}{2} (?:\p{L}+ ){0,5}(?:до|не позднее|[-–] )\s?$/iu,
  mn: /(?<!\p{L})эхний (?:\p{L}+ ){1,4}$/iu,
};

export const lastOf = {
  en: /^,? (?:and|the|;) ?(?:the )?last (?:\p{L}+ ){0,4}(?:by|on|before) $/iu,
  ru: /^,? (?:а |и )?последн\p{L}{2} (?:\p{L}+ ){0,4}[-–]? ?(?:до|не позднее)?\s?$/iu,
  mn: /^[^.;]{0,20}сүүлийн (?:\p{L}+ ){1,4}$/iu,
};

/** Somebody has still to do something. Folded. */
export const toBeDone = {
  en: /\b(?:shall|will|must|is to|are to)\b/u,
  ru: /(?<!\p{L})(?:обязан\p{L}{0,2}|обяз[уы]\p{L}{2,5}|должн\p{L}{1,2}|\p{L}{3,}(?:[аеяи]т|[уюя]т)(?:ся)?)(?!\p{L})/u,
  mn: /\p{L}{2,}(?:на|нэ|но|нө)(?:\.|$)|үүрэгтэй/u,
};

/** It has been done, or another paper is named by its date. Folded. */
export const alreadyDone = {
  en: /\b(?:was|were|had|has been|have been|dated|since|already|expired|ended|granted|issued)\b|\b(?:period|year|accounts) (?:ended|to)\b/u,
  ru: /\p{L}{2,}(?:л(?:а|о|и)?сь|лся)(?!\p{L})|(?<!\p{L})(?:был[аои]?|уже|ранее|выдан\p{L}{0,3}|заключ[её]н\p{L}{0,4}|утвержд[её]н\p{L}{0,4}|от \d)/u,
  mn: /(?:сан|сэн|сон|сөн|снаас|снээс|сныг|сныг)(?!\p{L})|өдрийн .{0,30}(?:гэрээ|тушаал|тогтоол)/u,
};

/** Before the day by which it is to be done. Raw text. */
export const dueBy = {
  en: /(?:no later than|not later than|on or before|(?<!\p{L})by)\s(?:the\s)?$/iu,
  ru: /(?:не позднее|в срок до|(?<!\p{L})до)\s$/iu,
};

/** After it. Raw text. */
export const dueWithin = { mn: /^[^.;,]{0,14}(?:дотор|хүртэл)/u };
