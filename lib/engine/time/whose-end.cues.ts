/** Right after 'end' or 'expiry': a part of the year, a trial or a warranty ends, not the contract. Folded. */
export const ofPeriod = {
  en: /^(?:of )?(?:(?:the|its|each|every|any|that|this|a|such|their|second|first) ){0,3}(?:(?:calendar|financial|fiscal|contract|accounting|holiday) )?(?:months?|quarters?|years?|half-year|weeks?|season|event|visit|course|trial|warranty|guarantee|works?|probation)\b/u,
  ru: /^(?:(?:его|ее|каждого|этого|данного|такого|соответствующего|календарного|отчетного|финансового|учебного) ){0,2}(?:месяца|квартала|года|полугодия|недели|сезона|гарантии|испытани\p{L}|работ|курса|гарантийного|испытательного)(?!\p{L})/u,
};

/** Right before 'ends' in Mongolian: a paper, a trial or a season. Folded. */
export const periodThenEnds = {
  mn: /^(?:сар|улирал|жил|туршилт|баталгаа|дүгнэлт|даатгал|гэрчилгээ|зөвшөөрөл|сургалт|хичээл|ажил|ажлыг|үзэсгэлэн)(?:ыг|ийг|г|ын|ийн)?$/u,
};

/** Opens a sentence on what is done when the contract has ended. Folded, words with one space between them. */
export const afterEnd = {
  en: /^(?:(?:after|upon|on|at|following) (?:the )?(?:end|ending|expiry|expiration|termination)\b(?! of (?:the |each |every |any )?(?:month|quarter|year|week|season|event|warranty|trial))|(?:once|when|after) (?:the|this|your) (?:\p{L}+ ){1,2}(?:is over|ends|has ended|comes to an end)\b)/u,
  ru: /^(?:после (?:окончания|прекращения)(?: срока)?(?: (?:действия|договора|аренды|соглашения)){0,2}|когда (?:договор|аренда|срок) (?:заканчивается|закончится|прекратится))(?!\p{L})/u,
  mn: /^(?:гэрээ |гэрээний хугацаа |хугацаа |түрээс )?(?:дуусмагц|дуусмагцаа|дууссаны дараа|дуусгавар болсны дараа|дуусгавар болмогц)(?!\p{L})/u,
};
