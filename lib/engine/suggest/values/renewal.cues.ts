/** Words that every clause on renewal has. Folded. */
export const renewalWords = { en: /renew|extend|prolong|continue for/u, ru: /продл|пролонг|возобновл/u, mn: /сунга/u };

/** The contract renews automatically. Folded. */
export const renews = {
  en: {
    automatically: /\b(?:automatically|auto-?)\b.{0,60}\b(?:renew|extend|prolong|continue for)/u,
    renewsItself: /\b(?:renew|extend|prolong)\p{L}{0,4}\b.{0,60}\bautomatically\b/u,
    unlessRefused: /\b(?:renews?|is renewed|rolls over|is extended|extends)\b.{0,120}\bunless\b/u,
    successive:
      /\bshall (?:be deemed )?(?:be )?(?:renewed?|extended?)\b.{0,80}\b(?:successive|further|additional|consecutive|subsequent|another)\b.{0,40}\b(?:terms?|periods?|years?|months?)/u,
  },
  ru: {
    automatically: /автоматическ\p{L}{1,3}.{0,80}(?:продл|пролонг|возобновл)/u,
    renewsItself: /(?:продл|пролонг|возобновл)\p{L}{2,8}.{0,80}автоматическ/u,
    deemed: /считается (?:продленн|пролонгированн|возобновленн)/u,
  },
  mn: { automatically: /автомат\p{L}{0,5}.{0,80}сунга/u, byItself: /өөрөө.{0,40}сунга/u, deemed: /сунгагдсанд тооц/u },
};

/** What is renewed is the contract. Folded. */
export const itsTerm = {
  en: /agreement|contract|term|lease|engagement|subscription|services|employment/u,
  ru: /договор|соглашени|срок|контракт/u,
  mn: /гэрээ|хугацаа/u,
};

/** Whether and how someone can prevent it. Folded. */
export const prevented = {
  en: {
    notice: /notice|notif|unless|elect|opt|not to renew|non-?renewal/u,
    partyEnds: /(?:either|any|a|the) part(?:y|ies).{0,60}(?:decline|object|cancel|terminat)/u,
    mayEnd: /may .{0,30}(?:terminat|cancel)/u,
    otherwise: /agree(?!ment)|if .{0,60}not/u,
  },
  ru: { notice: /уведом|заяв|отказ|возраж/u, condition: /если|при отсутствии|при условии|не позднее/u },
  mn: { notice: /мэдэгд|татгалз|санал гарга|эсэргүүц|хүсэлт/u, condition: /тохиолдолд|бол(?!\p{L})/u },
};

/** Not the contract term: loans, letters of credit, time for a delay, a permit's life. Folded. */
export const otherRenewal = {
  en: {
    time: /force majeure|delay|deadline|completion date/u,
    papers: /letter of credit|patent|insurance|permit|registration/u,
    byChoice: /option to renew|right to renew/u,
    notRenewed: /not (?:be )?(?:automatically )?(?:renew|extend)|no automatic|shall not|instead of/u,
  },
  ru: { papers: /гарант|страхов|патент/u, notRenewed: /не (?:продлева|пролонг)/u },
  mn: /сунгагдахгүй/u,
};

/** Words about preventing it in a neighbouring sentence. Folded. */
export const preventedNearby = {
  en: {
    against: /(?:not|non-?|prevent|against|avoid).{0,30}(?:renew|extend|extension)/u,
    notice: /notice.{0,80}(?:renew|terminat|expir|end of)/u,
    endsByNotice: /terminat.{0,80}notice|(?:renew|expir|end of).{0,120}notice/u,
  },
  ru: /уведом|отказ|заявит/u,
  mn: /мэдэгд|татгалз/u,
};
