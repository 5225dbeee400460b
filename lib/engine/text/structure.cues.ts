/** Between the last two items of a list. Raw text. */
export const listJoint = { en: /and|or/iu, ru: /и|или/iu, mn: /ба|болон/iu };

/** Before a numbered item within a line. Raw text. */
export const numberedItem = {
  en: /[;:]\s{1,8}(?=(?:and\s|or\s)?\d{1,2}\.\d{1,2}\.?\s)/u,
  ru: /[;:]\s{1,8}(?=и\s\d{1,2}\.\d{1,2}\.?\s)/u,
  mn: /[;:]\s{1,8}(?=ба\s\d{1,2}\.\d{1,2}\.?\s)/u,
};

/** The word before the number of a part of the contract. Raw text. */
export const partWord = {
  en: /article|section|clause|paragraph|part|chapter|schedule|exhibit|annex|appendix/iu,
  ru: /статья|ст\.|раздел|глава|пункт|п\.|часть|приложение/iu,
  mn: /зүйл|бүлэг|хавсралт/iu,
};

/** Page furniture, not contract text. Raw text. */
export const furniture = {
  en: /^(?:page\s{1,3}-?\d{1,4}-?(?:\s{1,3}of\s{1,3}\d{1,4})?|<page>|source:.{0,160})$/iu,
  ru: /^стр\.?\s{0,3}\d{1,4}$/iu,
};

/** A line that ends like this continues on the next. Raw text. */
export const unfinished = {
  en: /(?<!\p{L})(?:of|the|and|or|to|in|by|with|for|a|an)$/iu,
  ru: /(?<!\p{L})(?:и|или|в|на|с|по|не|от|для)$/iu,
  mn: /(?<!\p{L})(?:ба|болон)$/iu,
};

/** A verb that makes a line a clause, not a heading. Folded. */
export const verb = {
  en: {
    word: /(?<!\p{L})(?:shall|will|must|may|is|are|was|has|have|agrees?|hereby|lasts)(?!\p{L})/u,
    lawApplies: /(?<!\p{L})law (?:applies|governs)(?!\p{L})/u,
  },
  ru: {
    reflexive: /\p{L}{3,}(?:ется|ются|ится|ятся)(?!\p{L})/u,
    word: /(?<!\p{L})(?:обязан[аоы]?|обязу[ею]тся|вправе|является|вступает|составлен\p{L}{0,3}|(?:применя|регулиру|рассматрива)[ею]тся|действует|истекает)(?!\p{L})/u,
  },
  mn: {
    future: /\p{L}{4,}(?:на|нэ|но|нө)[.;]?$/u,
    word: /(?<!\p{L})(?:үүрэгтэй|болно|байна|хүлээнэ|өгнө|төлнө)(?!\p{L})/u,
  },
};

/** Words that stay in lower case in a heading. Folded. */
export const smallWord = {
  en: /^(?:of|the|and|or|to|in|on|by|for|with|from|a|an|at|as|its)$/u,
  ru: /^(?:и|или|в|на|с|по|для|о|об|от|при|к)$/u,
  mn: /^(?:ба|болон|буюу|тухай)$/u,
};

/** Addressed to a machine that reads the contract, not to its parties. Folded. */
export const toAMachine = {
  en: {
    ignore:
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|context)\b/u,
    prompt: /\b(?:system|developer) (?:prompt|message|override)\b|<\/?(?:system|assistant|user|instructions?)>/u,
    youAre: /\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot|chatgpt|language model|llm)\b/u,
    modelMust:
      /\b(?:ai|llm|language) (?:model|assistant|system|reviewer)s?\b.{0,60}\b(?:must|should|shall|will|please|are to|is to)\b.{0,40}\b(?:answer|say|report|respond|reply|output|state|summari[sz]e)/u,
  },
  ru: {
    ignore: /(?:игнориру|забудь|не учитывай)\p{L}{0,4}.{0,40}(?:инструкци|указани|правил)/u,
    prompt: /системн\p{L}{2,3} (?:промпт|сообщени|подсказк)/u,
    answerThat: /(?:ответь|отвечай|сообщи|скажи)(?:те)?,? что/u,
  },
  mn: {
    ignore: /(?:өмнөх|бүх) (?:заавар|дүрэм|зааварчилгаа)\p{L}{0,4}.{0,30}(?:үл тоо|март|хайхрах)/u,
    answerThat: /гэж (?:хариул|хэл)(?:аарай|ээрэй|нэ үү)?(?!\p{L})/u,
  },
};

/** A command to say something: its verb and its object. Folded. */
export const orderVerb = {
  en: /(?:answer|respond|reply|say|tell (?:the |every |any )?(?:user|reader|reviewer|person)s?|state in your (?:answer|summary)|output)\b/u,
};

export const orderSubject = {
  en: /.{0,30}\bthat\b.{0,80}\b(?:contract|agreement|law|governed|price|parties|nothing|no )/u,
};
