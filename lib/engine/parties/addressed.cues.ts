/** Who 'we' and 'you' are. Raw text. */

/** Right before the name of who calls itself 'we'. */
export const weAre = {
  en: {
    letter: /(?<!\p{L})[Ww]e,\s/u,
    plain: /(?:^|\n|[.!?]\s)We(?:['’]re| are)\s/u,
    term: /(?:^|\n|[.!?]\s)["“](?:We|Us)["”](?:(?:,| and| or) ["“]\p{L}{2,4}["”]){0,3} (?:means?|is|are)\s/u,
  },
  ru: /(?:^|\n|[.!?]\s)Мы\s[–—-]\s(?:это\s)?/u,
  mn: /(?:^|\n|[.!?]\s)Бид (?:бол|гэдэг нь|гэж)\s/u,
};

/** Right before the name of who is called 'you'. */
export const youAre = {
  en: {
    letter: /(?<!\p{L})[Yy]ou,\s/u,
    plain: /(?:^|\n|[.!?]\s)You(?:['’]re| are)\s/u,
    term: /(?:^|\n|[.!?]\s)["“]You["”](?:(?:,| and| or) ["“]\p{L}{3,5}["”]){0,2} (?:means?|is|are)\s/u,
  },
  ru: /(?:^|\n|[.!?]\s)(?:Вы|Ты)\s[–—-]\s(?:это\s)?/u,
  mn: /(?:^|\n|[.!?]\s)Та (?:бол|гэдэг нь|гэж)\s/u,
};

/** Between the two people that 'you' are. */
export const bothOf = { en: /\sand\s/u, ru: /\sи\s/u, mn: /\s(?:ба|болон)\s/u };

/** What gives one of two parties what it is called, by hiring it: 'the Practice, hires Ada Quill'. */
export const takesOn = {
  en: /\s(?:hires|engages|appoints|retains|employs|instructs|commissions|and|with|to)\s/u,
  ru: /\s(?:нанимает|принимает на работу|назначает|поручает|и|с)\s/u,
};
