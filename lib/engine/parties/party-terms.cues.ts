/** Defined terms that aren't parties. Folded. */
export const noRole = {
  en: {
    document:
      /^(?:the |this |our )?(?:.{0,40} )?(?:agreement|contract|lease|deed|amendment|letter|nda|mnda|addendum|terms|note|plan|recitals?|act|trust agreement)$/u,
    time: /^(?:the |this |our )?(?:.{0,40} )?(?:date|effective date|day|term|event|purpose|transaction|business|program|project|work)$/u,
    thing:
      /^(?:the |this |our )?(?:.{0,40} )?(?:territory|products?|services?|software|goods|premises|property|site|website|information)$/u,
    place:
      /^(?:the |this |our )?(?:.{0,40} )?(?:prc|usa|u\.?s\.?|china|state|country|affiliates|subsidiaries|exchange act|sec|code)$/u,
  },
  ru: {
    noun: /^(?:эт\p{L}{1,2} )?(?:.{0,40} )?(?:договор\p{L}{0,2}|соглашени\p{L}|контракт\p{L}{0,2}|закон\p{L}{0,2}|устав\p{L}{0,2})$/u,
    thing:
      /^(?:эт\p{L}{1,2} )?(?:.{0,40} )?(?:услуг\p{L}{0,2}|товар\p{L}{0,2}|работ\p{L}|помещени\p{L}|объект\p{L}{0,2}|оборудовани\p{L})$/u,
  },
  mn: /^(?:.{0,40} )?(?:гэрээ\p{L}{0,3}|байр|ажил|үйлчилгээ|хууль)$/u,
};

/** All parties together. Folded. */
export const parties = {
  en: /^(?:the |each a )?(?:parties|party|both parties)$/u,
  ru: /^сторон[аыу]?$/u,
  mn: /^(?:талууд|тал)$/u,
};

/** What follows the introduction of the parties. Raw text. */
export const recitals = {
  en: {
    capitals:
      /\b(?:WHEREAS|RECITALS?|BACKGROUND|WITNESSETH|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|PREAMBLE|PRELIMINARY\s+STATEMENTS?)\b/u,
    heading:
      /\b(?:NOW,?\s+THEREFORE|Whereas|Recitals|Background\s*:?\s*\n|in\s+consideration\s+of|the\s+following\s+terms|agreed\s+terms)\b/u,
    agree:
      /\b(?:hereby\s+)?(?:mutually\s+)?(?:agree[sd]?|confirm|conclude[ds]?)\s+(?:\S{1,20}\s+){0,12}as\s+follows\b/u,
  },
};

/** A company form, after the name. Raw text. */
export const companyForm = {
  en: {
    form: /\b(?:inc|incorporated|corp|corporation|company|co|ltd|limited|llc|l\.l\.c|llp|l\.?p|lllp|s\.?à r\.?l|s\.a\.r\.l|sarl)\b/iu,
    jointStock: /\b(?:jsc|ojsc|cjsc|pjsc)\b/iu,
    otherForm:
      /\b(?:bancorp|plc|gmbh|ag|s\.?a|s\.p\.a|n\.?v|b\.?v|pty|pte|bank|trust|university|partners(?:hip)?|associates|foundation|institute|n\.a)\b/iu,
  },
};

/** What parties are called. Folded. */
export const role = {
  en: {
    trade:
      /^(?:the )?(?:seller|buyer|vendor|purchaser|supplier|customer|client|provider|service provider|contractor|subcontractor|consultant|owner|operator|manager)$/u,
    company:
      /^(?:the )?(?:company|corporation|employer|employee|executive|bank|investor|shipper|carrier|partner|member|artist|author|affiliate)$/u,
    property:
      /^(?:the )?(?:landlord|tenant|lessor|lessee|licensor|licensee|franchisor|franchisee|distributor|reseller|agent|principal|recipient|manufacturer|developer|publisher|sponsor)$/u,
    secrecy: /^(?:the )?(?:disclos\p{L}{2,4}(?: party)?|receiv\p{L}{2,3}(?: party)?)$/u,
    money: /^(?:the )?(?:advis[eo]r|administrator|lender|borrower|guarantor)$/u,
    other:
      /^(?:the )?(?:marketer|servicer|transporter|athlete|talent|producer|promoter|broker|designer|spokesperson|trustee|issuer|party [a-d12])$/u,
  },
};

/** Isn't part of a party's name, so the name was misread. Raw text. */
export const notAName = {
  en: {
    clause:
      /\b(?:is|are|whereas|having|hereof|hereinafter|incorporated under|organi[sz]ed|on the (?:one|other) hand|located at|issued by|and$|of$)(?:\b|$)/iu,
    description:
      /[,.] an? \p{L}|\ba (?:corporation|company|limited|\p{L}+ corporation)\b|\bof an?\b|telephone|\bplaza\b|\broad\b|\bstreet\b|\bmeans\b/iu,
    title: /\b(?:agreement|contract|addendum)\b/iu,
    behindItsForm:
      /\b(?:Inc|LLC|L\.L\.C|Ltd|GmbH)\b\.?,?\s(?!and (?:its|all|any|each)\b|and\/|&|of\b|Co\b|Ltd\b|Limited\b)\p{L}{2}/iu,
    twoForms:
      /\b(?:plc|Corp|Corporation|Company|Limited|LLP|L\.P)\b\.?,\s(?!(?:Inc|Ltd|LLC|Limited|L\.L\.C|Co|N\.A|as|d\/b)\b)\p{L}{2}/iu,
    dated: /\bdated\b/iu,
    signature: /\/s\/|\((?:seal|signature|signed)\)/iu,
  },
};

/** Continues what precedes, so no name begins here. Raw text. */
export const beginsSmall = {
  en: {
    twoSmall: /^(?!(?:de|van|von|la|el)\s)[a-z]{2,}\s[a-z]/u,
    joint: /^(?:as|or|for|dated|in|to|with|such|each|any|all)\s/u,
  },
};

/** A party's name that is left blank. Raw text. */
export const blank = {
  en: {
    elsewhere:
      /^(?:the |The )?[\p{L} -]{3,40} (?:named|identified|specified|set forth) (?:above|below|on|in|herein|as)\b/u,
    line: /^[^\p{L}]{0,4}(?:_{3}|\[[\s●•*_-]{0,8}\]|\[(?:name|insert)\b)/u,
  },
};

/** After parties that open a contract without 'between'. Folded. */
export const partiesAgree = { en: /^[^.;]{0,120}\bagrees? (?:to|as|that|on)\b/u };

/** Company forms. Folded. */
export const forms = {
  en: /[ ,.]+(?:inc|ltd|llc|limited|corp|corporation|company|co|gmbh|plc|lp|llp|holdings?)\b\.?/u,
};

/** Words that introduce the parties. Folded. */
export const partiesFollow = {
  en: {
    between: /\b(?:between|among(?:st)?|by and|parties|party)\b/u,
    thisContract: /\bthis\b[^.;]{0,80}\b(?:agreement|contract|lease|amendment)\b[^;]{0,200}$/u,
  },
};

/** After a party's first bracketed name: another party, whose role was read as the first one's. Raw text. */
export const another = {
  en: /["”'’]\)[^()]{0,400}?(?:,|;|\band)\s(?:\(\d\)\s)?[\p{Lu}\d][^,()]{2,80},?\s(?:Inc|Ltd|LLC|L\.L\.C|Limited|Corp|Corporation|L\.P|N\.A)\b/u,
};

/** Between two parties: a company read as neither. Raw text. */
export const passedOver = {
  en: /(?<!\p{L})(?<!\b(?:an?|of) )\p{Lu}[^,()"“”;]{1,60},?\s(?:Inc|INC|Ltd|LTD|LLC|L\.L\.C|Limited(?! Liab)|Corp|L\.P|GmbH|N\.A)\b/u,
};

/** No name of a firm or person: part of a sentence, a document, a law or an address. Raw text. */
export const noName = {
  en: {
    verb: /(?<!\p{L})(?:is|are|was|were|has|have|had|shall|will|may|must|hereby|provides?|includes?|records|pursuant|herein)(?!\p{L})/u,
    begins: /^(?:This|Dated|Both|Each|Offering|Whereas|WHEREAS|On the)(?!\p{L})/u,
    law: /\b(?:Act|Code|Law|Rules?) (?:of )?\d{2,4}$|\bLaw,/u,
    form: /\bon Form\s/u,
    address: /^\d{1,5}\s(?:\p{Lu}[\p{L}.]*\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Way)\b/u,
  },
  ru: {
    verb: /(?<!\p{L})(?:является|обязу\p{L}{2,4}|именуем\p{L}{2,3}|настоящ\p{L}{2,3}|нижеподписавш\p{L}{2,4})(?!\p{L})/u,
  },
  mn: { verb: /(?<!\p{L})(?:байна|болно|үүрэгтэй|тохиролц\p{L}{1,5}|доор дурдсан)(?!\p{L})/u },
};

/** Small words that names have too. Raw text. */
export const betweenNames = {
  en: /^(?:of|the|and|for|de|del|di|da|van|von|der|den|la|le|du|et|y|at|in|on|behalf|acting|by|its|trading|as|a|an|pte|ltd|plc)$/u,
  ru: /^(?:и|в|во|на|с|со|по|при|для|имени|им|г|гражданин|гражданка)$/u,
  mn: /^(?:ба|болон|нар|овогт|овогтой|иргэн|хот|дүүрэг)$/u,
};

/** Words that say what somebody is and not who. Folded. */
export const anyRoleWord = {
  en: /^(?:the|party|parties|undersigned|individual|companies|entity|entities|person|receiving|disclosing|that|service|two|one|first|second)$/u,
  ru: /^(?:сторон[аы]?|продавец|покупатель|заказчик|исполнитель|арендатор|арендодатель|поставщик|подрядчик|работник|работодатель|заемщик|займодавец)$/u,
  mn: /^(?:тал|талууд|захиалагч|гүйцэтгэгч|түрээслэгч|түрээслүүлэгч|худалдагч|зээлдэгч|зээлдүүлэгч|ажилтан|нийлүүлэгч)$/u,
};

/** A name that another one was to follow. Raw text. */
export const endsOpen = {
  en: /(?:^|\s)(?:of|and|or|the|by|with)[\s,]*$/u,
  ru: /(?:^|\s)(?:и|или)[\s,]*$/u,
  mn: /(?:^|\s)(?:ба|болон|нар)[\s,]*$/u,
};

/** Between two parties, before a name. Raw text. */
export const betweenParties = { en: /^on the (?:one|other) (?:side|hand|part),?\s+(?:and\s+)?/iu };

/** Who somebody is, before their name. Raw text. */
export const citizen = {
  en: /^citizen of [^,]{0,40}?(?=\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$)\s+/iu,
  mn: { lives: /^[^,]{0,120}(?<!\p{L})(?:оршин суух|оршин суугч),?\s+(?:иргэн\s+)?/iu, alone: /^иргэн\s+/iu },
};

/** Begins what follows a name: a register number or a role. Raw text. */
export const behindName = {
  en: /(?:(?:state |company )?regist(?:er|ered|ration)|company n|UEN|ABN|ACN|as trustee)(?:\s|\.|№|:)/iu,
  ru: /(?:ИНН|ОГРН)(?:\s|\.|№|:)/iu,
  mn: /(?:регистр|улсын бүртгэл|цаашид)(?:\s|ийн|\.|№|:)/iu,
};

/** A company form and its comma, before what the firm is or where. Raw text. */
export const formThenPlace = {
  en: /(?<!\p{L})(?:limited|ltd|llc|llp|inc|corp|corporation|[cop]?jsc|gmbh|ag|ab|plc|b\.?v|n\.?v|pte\.? ltd|pty\.? ltd)\.?["”]?,\s+(?!(?:inc|ltd|llc|limited|l\.?p)\b)/iu,
  mn: /(?<!\p{L})(?:ххк|хк)["”»]?,\s+/iu,
};
