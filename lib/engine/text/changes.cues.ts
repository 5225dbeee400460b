/** How a clause outside an amendment says that it changes others. Raw text. */

/** Right behind it stand the words of that clause that it changes: 'in 3.3, "24,000" shall read …'. The number. */
export const bareChanged = {
  en: {
    before:
      /\b(?:in|from) (\d{1,2}(?:\.\d{1,2}){1,3})(?: ?\(\p{L}{1,2}\))?,? (?:the )?(?:words?|figures?|numbers?|sums?|expressions?)?[ :]{0,2}(?=["“‘'])/giu,
    behind: /["”’'] in (\d{1,2}(?:\.\d{1,2}){1,3})(?= (?:is|are|shall|to|with|by|and)\b)/giu,
  },
  ru: /(?<!\p{L})в (\d{1,2}(?:\.\d{1,2}){1,3}),? (?:слов\p{L}{1,3}|цифр\p{L}{1,2}|числ\p{L}{1,2}|сумм\p{L}{1,2}) ?(?=[«"“])/giu,
};

/** A list of changes follows: 'the parties agree the following amendments: …'. */
export const changesListed = {
  en: {
    agreed:
      /\b(?:agree(?:d|s)?|mak(?:e|es)|made|contains?|subject to)\b[^.;:]{0,60}\bfollowing (?:amendments|changes|variations|modifications)\b[^.;:]{0,90}:/iu,
    amended: /\b(?:is|are|shall be) (?:hereby )?(?:amended|varied|changed|modified) as follows\b[^.;:]{0,60}:/iu,
  },
  ru: {
    made: /(?:внест\p{L}{1,2}|внос\p{L}{2,4}|согласовали|приняли|договорились)[^.;:]{0,80}следующие изменения[^.;:]{0,80}:/iu,
    changed: /(?:изменить|изменя\p{L}{2,4}|изменен\p{L}{1,2})[^.;:]{0,60}следующим образом[^.;:]{0,60}:/iu,
  },
  mn: {
    agreed: /дараах (?:нэмэлт,? ?)?(?:ба )?өөрчлөлт\p{L}{0,4}[^.;:]{0,60}(?:тохир|хий|оруул)[^.;:]{0,40}:/iu,
    changed: /дараах байдлаар өөрч\p{L}{2,8}[^.;:]{0,40}:/iu,
  },
};

/** Nothing is changed yet. */
export const changesProposed = {
  en: /\b(?:may|might|if|propos\p{L}{1,4}|request\p{L}{0,3}|unless)\b/iu,
  ru: /(?<!\p{L})(?:может|могут|вправе|если|предл[ао]\p{L}{2,6}|при условии)(?!\p{L})/iu,
  mn: /(?:болно|эрхтэй|санал болго|тохиолдолд|(?<!\p{L})бол(?!\p{L}))/iu,
};

/** An item of such a list begins with the clause that it changes; its number is captured. */
export const itemOnClause = {
  en: /^\W{0,6}(?:\(?\p{L}{1,4}\)\s{1,2}|\(?\d{1,2}\)\s{1,2})?(?:(?:in|to|at) )?(?:the )?(?:(?:clause|section|paragraph|article) (\d{1,3}(?:\.\d{1,3}){0,3})|(\d{1,3}(?:\.\d{1,3}){1,3}))(?=[\s,:(])/iu,
  ru: /^[^\p{L}\d]{0,6}(?:\(?\p{L}\)\s{1,2}|\(?\d{1,2}\)\s{1,2})?(?:во? |к )?(?:(?:п\.|пункт\p{L}{0,2}|стать\p{L}{1,2}|раздел\p{L}{0,1}) ?(\d{1,3}(?:\.\d{1,3}){0,3})|(\d{1,3}(?:\.\d{1,3}){1,3}))(?=[\s,:])/iu,
  mn: /^[^\p{L}\d]{0,6}(?:\(?\p{L}\)\s{1,2}|\(?\d{1,2}\)\s{1,2})?(?:(?:гэрээний )?(\d{1,3}(?:\.\d{1,3}){1,3}))(?=-|\s(?:дугаар|дүгээр|дахь|дэх|заалт|зүйл))/iu,
};

/** A part of a clause goes out; its letter or number is captured. Behind the clause's own number. */
export const partOut = {
  en: {
    behind:
      /(?:paragraph|sub-?paragraph|sub-?clause|item|point|limb)s? \((\p{L}{1,4}|\d{1,2})\)[^.;,()]{0,30} (?:is|shall be|to be) (?:hereby )?(?:deleted|removed|struck out|omitted)/iu,
    joined: /^ ?\((\p{L}{1,4}|\d{1,2})\) (?:is|shall be|to be) (?:hereby )?(?:deleted|removed|struck out|omitted)/iu,
    before:
      /(?:delete|remove|strike out|omit) (?:paragraph|sub-?paragraph|sub-?clause|item|point)s? \((\p{L}{1,4}|\d{1,2})\)/iu,
  },
  ru: {
    behind:
      /подпункт\p{L}{0,2} [«"(]?(\p{L}|\d{1,2})[»")]{0,2} (?:исключить|исключается|исключ[её]н|утрачивает силу|не применяется)/iu,
    before: /(?:исключить|удалить) (?:подпункт|пп\.|подп\.) ?[«"(]?(\p{L}|\d{1,2})[»")]{0,2}(?!\p{L})/iu,
  },
  mn: /\(?(?<!\p{L})(\p{L}|\d{1,2})\) ?(?:-?(?:г|ыг|ийг)|(?:дэд )?(?:заалт|хэсэг)\p{L}{0,3})? ?(?:хасав|хасна|хассугай|хүчингүй болго)/iu,
};
