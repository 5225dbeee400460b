/** Right after 'end' or 'expiry': a part of the year, a trial or a warranty ends, not the contract. Folded. */
export const ofPeriod = {
  en: /^(?:of )?(?:(?:the|its|each|every|any|that|this|a) ){0,2}(?:(?:calendar|financial|fiscal|contract) )?(?:months?|quarters?|years?|weeks?|season|event|visit|trial|warranty|guarantee|works?|probation)\b/u,
  ru: /^(?:(?:его|каждого|этого|данного|календарного|отчетного|финансового|учебного) ){0,2}(?:месяца|квартала|года|полугодия|недели|сезона|гарантии|испытани\p{L}|работ|гарантийного|испытательного)(?!\p{L})/u,
};

/** Right before 'ends' in Mongolian: a paper, a trial or a season. Folded. */
export const periodThenEnds = {
  mn: /^(?:сар|улирал|жил|туршилт|баталгаа|дүгнэлт|даатгал|гэрчилгээ|зөвшөөрөл|сургалт|хичээл|ажил|ажлыг|үзэсгэлэн)(?:ыг|ийг|г|ын|ийн)?$/u,
};

/** After a time that runs from each quarter or year: 'the first for the quarter ending' and the day. Folded. */
export const firstPeriod = {
  en: /^[^.;]{0,30}\b(?:month|quarter|half-year|year)s?\b[^.;]{0,40}\bfirst\b[^.;]{0,50}\b(?:end(?:ed|ing)|(?:up )?to)(?: on)?(?: the)? $/u,
  ru: /^[^.;]{0,30}(?:месяц|квартал|полугоди|год)\p{L}{0,2}(?!\p{L})[^.;]{0,40}перв\p{L}{2,3}[^.;]{0,50}(?:по|до) $/u,
};

/** Opens a sentence on what is done when the contract has ended. Folded, words with one space between them. */
export const afterEnd = {
  en: {
    ended:
      /^(?:after|upon|on|at|following) (?:the )?(?:end|ending|expiry|expiration|termination)\b(?! of (?:the |each |every |any )?(?:month|quarter|year|week|season|event|warranty|trial))/u,
    over: /^(?:once|when|after) (?:the|this|your) (?:\p{L}+ ){1,2}(?:is over|ends|has ended|comes to an end)\b/u,
  },
  ru: /^(?:после (?:окончания|прекращения)(?: срока)?(?: (?:действия|договора|аренды|соглашения)){0,2}|когда (?:договор|аренда|срок) (?:заканчивается|закончится|прекратится))(?!\p{L})/u,
  mn: /^(?:гэрээ |гэрээний хугацаа |хугацаа |түрээс )?(?:дуусмагц|дуусмагцаа|дууссаны дараа|дуусгавар болсны дараа|дуусгавар болмогц)(?!\p{L})/u,
};
