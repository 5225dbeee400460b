/** After a party's name, in its introduction. Raw text. */
export const afterName = {
  en: {
    /** A role, a form or a number; 'Smith & Sons (Holdings) plc' continues after its bracket. */
    bracket:
      /\s*\((?!\p{L}[\p{L}&. ]{1,24}\)\s(?:plc|limited|ltd|llc|llp|inc|incorporated|corp|corporation|company|co|pte|pty|gmbh|ag|holdings)\b)/iu,
    comma:
      /\s*,\s*(?:an?|the|having|with|whose|located|of|incorporated|organized|organised|acting|being|as|together|individual|duly|on behalf|its|in its|represented|registered|ABN|ACN|UEN|EIN)\s/iu,
    space:
      /\s*,?\s(?:hereinafter|whose|having (?:an?|its)|located at|with (?:an? (?:address|place)|its|registered|offices)|d\/?b\/?a|f\/k\/a)(?!\p{L})/iu,
    /** 'Acme JSC, reg. No. 2094533': its number in a register. */
    number:
      /\s*,\s*(?:(?:company|state|business|corporate|tax|vat|trade)\s)?(?:reg\.?|registration|register|registry|registered|identification|id|tax|vat|file)\s(?:no|nr|number|code|id)\b/iu,
    person: /\s*,\s*(?:holder|bearer|born|residing|resident)\s/iu,
    /** 'Acme Ltd, in the person of its director', 'Acme Ltd, Republic of Ghana'. */
    represented: /\s*,\s*(?:in (?:the )?person of|republic of|state registration|address|BIN|company number)\s/iu,
    /** 'Acme Inc. 12 High Street', 'Acme, 12 High Street': an address that begins with its number. */
    address:
      /\s*,\s\d{1,5}\s(?=\p{L})|(?<=\b(?:Inc|Ltd|LLC|Limited|Corp|Corporation|GmbH|B\.V|S\.A)\.?)\s\d{1,5}\s(?=\p{L})|\s(?:of|at)\s(?:\d{1,5}\s|[([])/iu,
    /** 'the Agent named on the signature page': no name here. */
    elsewhere: /\s(?:named|identified|specified|set forth)\s(?:above|below|on|in|herein|as)(?!\p{L})/iu,
    /** 'Acme Ltd is a company registered in Ohio'. */
    sentence: /\sis an?\s(?:\p{L}+\s){0,3}(?:company|corporation|partnership|trust)\b/iu,
    contact: /[\s,]\s?(?:Telephone|Phone|Tel|Fax|Attention|Attn|E-?mail|Registration)\b[\s:.]/iu,
    /** 'Acme Inc. a Delaware corporation': the comma is missing. */
    form: /(?<=\b(?:Inc|Ltd|LLC|Limited|Corp|Corporation|L\.P)\.?)\san?\s(?=\p{L})/iu,
  },
  ru: {
    comma:
      /\s*,\s*(?:именуем\p{L}{0,3}|в лице|действующ\p{L}{0,3}|ИНН|ИИН|БИН|ОГРН|ОГРНИП|паспорт|в дальнейшем|далее|дальше)\s/iu,
    space: /\s*\s(?:именуем|в дальнейшем|в лице\s)/iu,
  },
  mn: { comma: /\s*,\s*(?:улсын|түүнийг)\s/iu, space: /\s*\sулсын\sбүртгэл/iu },
};

/** Stands for a name that is given elsewhere. Raw text. */
export const describesAParty = {
  en: /^(?:(?:party|individual|person|company|entity|corporation|legal|undersigned|or) ?){1,5}$/u,
};

/** A title before a name. Raw text. */
export const titleBeforeName = { en: /^[^"“(]{0,110}\b(?:AGREEMENT|Agreement|WHEREAS)\s(?=\p{Lu})/u };

/** A clause, not the introduction of a party. Raw text. */
export const isAClause = {
  en: {
    verb: /(?<![“"«'‘])\b(?:shall|will|must|may|means|have the|not defined|desires?|wish(?:es)?|noting)\b/u,
    phrase:
      /(?<![“"«'‘])\b(?:in the event|prevail|the following terms|are (?:entering|referring)|in consideration of|as a condition)\b/u,
    opening: /^(?:WHEREAS|Whereas|For purposes|NOW)\b/u,
  },
};

/** The contract's own beginning, up to its parties. Raw text. */
export const beginsAnew = {
  en: /\b(?:This|THIS)\b[^.;]{0,80}\b(?:agreement|contract|lease|deed|amendment)\b[^;]{0,200}$/iu,
};

/** After the parties: a sentence about them. Raw text. */
export const isASentence = {
  en: /\b(?:is|are|was|were|has|have|had|shall|will|may|agrees?|desires?|wish(?:es)?|intends?|grant(?:s|ed))\b/u,
};

/** A company in a text: capitalised words that end with its form. Raw text. */
export const capitalisedName = {
  en: /(?<![\p{L}])(?:The )?\p{Lu}[\p{L}\p{N}'’&/-]{0,30}(?:,? (?:&|of|and|for|de|\p{Lu}[\p{L}\p{N}.'’&/-]{0,30})){0,8},? ?/u,
};

export const companyEnding = {
  en: {
    form: /Inc|INC|Incorporated|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|Ltd|LTD|Limited|LIMITED|LLC|L\.L\.C|LLP|L\.?P/u,
    jointStock: /O?JSC|CJSC|PJSC/u,
    otherForm: /PLC|plc|GmbH|AG|S\.A|N\.V|B\.V|Bank|BANK|Trust|TRUST|University|Bancorp/u,
  },
};

/** What a party is called from there on, without quotation marks; captures the name. Raw text. */
export const hereinafter = {
  en: /\b(?:hereinafter|hereafter|herein|shall\s{1,9}be)\s{0,12}(?:jointly\s|collectively\s)?/u,
};

export const calledAs = {
  en: /(?:referred\s{1,12}to\s{1,12}as|called|known\s{1,12}as|designated\s{1,12}as|styled|:)/u,
};

export const roleName = { en: /\s{1,12}(?:the\s|an?\s)?([A-Z][\p{L}'’-]{2,30}(?: [A-Z][\p{L}'’-]{0,20}){0,2})/u };

/** Before a quoted role. Raw text. */
export const namesARole = {
  en: {
    called:
      /(?:hereinafter[^"“”]{0,50}|hereafter[^"“”]{0,40}|referred to[^"“”]{0,30}|collectively[^"“”]{0,30}|called[^"“”]{0,20}|known as[^"“”]{0,20})$/iu,
    second:
      /\((?:.{0,60})["”»](?:,\s{1,3}(?:the\s)?|[,;]?\s{1,3}(?:or|and|each|together|individually|collectively)[^"“”«»]{0,40})$/iu,
    secondOpen:
      /(?:hereinafter|hereafter|referred to)[^"“”()]{0,40}["“][^"“”()]{1,40}["”],?\s{1,3}(?:or|and)\s{1,3}(?:the\s|an?\s)?$/iu,
  },
  ru: {
    called: /(?:именуем\p{L}{1,3}[^"“”«»)]{0,40}|дальнейшем[^"“”«»)]{0,20}|далее[^"“”«»)]{0,40})$/iu,
    second: /\((?:.{0,60})["”»][,;]?\s{1,3}или[^"“”«»]{0,40}$/iu,
  },
  mn: /цаашид[^"“”«»)]{0,20}$/iu,
};

/** Words between two parties. Raw text. */
export const link = {
  en: {
    word: /^(?:and|between|among|by|with|the one part|of the (?:one|first|second|other) part)(?![\p{L}])/iu,
    side: /^(?:(?:on|from) (?:the )?(?:one|other) (?:hand|part|side)|as (?:one|the other) party)(?![\p{L}])/iu,
  },
  ru: /^(?:или|и|с одной стороны|с другой стороны)(?![\p{L}])/iu,
  mn: /^(?:ба|болон|нэг талаас|нөгөө талаас|түүнийг)(?![\p{L}])/iu,
};

/** Still about the previous party: its address, law, seat. Raw text. */
export const continues = {
  en: /^[\s,;.)]*(?:an?|acting|not in|for the|on behalf|represented|with|having|whose|located|of|organi[sz]ed|incorporated|established|duly|its|which|who|and (?:having|with|whose|its))(?![\p{L}])/iu,
  ru: /^[\s,;.)]*(?:в лице|представляем|адрес|проживающ|зарегистрирован|расположенн)(?![\p{L}])/iu,
};

/** Between two parties. Raw text. */
export const joint = { en: /and|AND|And/u, ru: /и/u, mn: /ба|болон/u };

/** The same, if the next party has its own line. */
export const jointInLines = { en: /\n\s{0,20}(?:and\s{0,20}\n\s{0,20})?\(?[2-9b-f][.)]\s{0,20}/u };

/** Company names that begin in lower case or with a number: 'ebix.com, Inc.', '2205925 Ontario Limited'. Raw text. */
export const unusualOpening = {
  en: /(?=[a-z][\w.-]{1,20},? (?:Inc|INC|LLC|Ltd|LTD|Corp|CORP)\b|\d{1,10}[ -]?\p{L}[^,()]{1,40} (?:Inc|LLC|Ltd|Limited|Corp)\b)/u,
};

/** The words before the first party if no opening was found. Raw text. */
export const opensParties = {
  en: /^[^\p{L}]{0,6}(?:This|THIS|Agreement|KNOW|Know)\b[^.]{0,260}?\b(?:by|between|among|with|that)\s(?=\p{Lu})/u,
  ru: /^[^«»"“”]{0,140}(?<!\p{L})между\s/u,
  mn: {
    actingFor: /^[-\s]{0,3}\p{Ll}{0,4}\s?төлөөлж [^,\n]{3,80},\s{0,3}(?:нөгөө талаас\s{1,3})?/u,
    oneSide: /^[^«»"“”]{0,140}(?<!\p{L})нэг талаас,?\s/u,
  },
};

/** Party introductions that begin with a lower-case letter. */
export const smallOpening = { ru: /(?=индивидуальн|общество|акционерн|гражда|публичн|закрыт)/u };
