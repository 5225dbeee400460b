/** A list of clauses that are worded anew, and an item of it with nothing but the clause and its new words. */

/** The end of what opens the list: 'the parties agree to word the clauses as follows:'. */
export const wordedAnew = {
  ru: /(?:излож(?:ить|ены|ив)|излага(?:ются|ть)|чита(?:ть|ются)|прин(?:ять|яты))[^.;:«]{0,80} в (?:следующей|нижеследующей|новой|согласованной) редакции[^.;«\n]{0,20}:?\s*$/iu,
  mn: /(?:дараах|доорх|дор дурдсан|доор дурдсан)[^.;:“«\n]{0,60}(?:өөрчлөн найруул|шинэчлэн найруул|найруул|өөрчл)\p{L}{0,5}[^.;“«\n]{0,20}:?\s*$/iu,
};

/** An item: the clause's number is captured. */
export const itemAlone = {
  ru: /^[ \t]*(?:\d{1,2}[.)]\s+)?(?:п\.|пункт|подпункт)\s?(\d{1,3}(?:\.\d{1,3}){0,3})\.?\s?[:–—-]\s*[«“„"]/iu,
  mn: /^[ \t]*(?:\d{1,2}[.)]\s+)?(\d{1,2}(?:\.\d{1,2}){1,3})(?:-д|-т|\s(?:дэх|дахь|дугаар|дүгээр)(?:\s(?:зүйл|заалт|хэсэг))?)\s?[:–—-]\s*[«“„"]/iu,
};

/** Right before new words in quotes: 'shall read: «…'. */
export const newWordsFollow = {
  ru: /(?:изложить|излагается|читать)\sв\s(?:следующей|нижеследующей|новой)\sредакции:?\s*[«“"]/giu,
  mn: /(?:дараах байдлаар|дараахаар|доорх байдлаар)[^.;“«"\n]{0,40}найруул\p{L}{0,5}:?\s*[«“"]/giu,
};

/** The last column of a table of disagreements, with the words that both agreed on. */
export const agreedColumn = {
  ru: /^(?:согласованн|принят|окончательн|итогов)\p{L}{2,4} (?:редакци|вариант|текст)|^редакция,? (?:согласованная|принятая)/iu,
  mn: /^(?:тохиролцсон|тохирсон|эцсийн|зөвшилцсөн) (?:найруулга|хувилбар)/iu,
};
