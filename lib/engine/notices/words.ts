import type { Language } from "@/lib/copy/languages";

/** What a letter may be about. Source: B-47.1. */
export const NOTICE_KINDS = ["termination", "nonRenewal", "claim", "priceChange", "breach"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** In which ways a contract lets notices be sent. */
export const NOTICE_WAYS = ["registered", "courier", "hand", "email", "post"] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** What the nearest clause is looked for with, where a contract doesn't say it. */
export const ASKED_NOTICES: Readonly<Record<Language, string>> = {
  en: "Notices shall be in writing and sent to the address of the party",
  ru: "Уведомления направляются в письменной форме по адресу стороны",
  mn: "Мэдэгдлийг бичгээр талын хаягаар хүргүүлнэ",
};
export const ASKED_RIGHT: Readonly<Record<NoticeKind, Readonly<Record<Language, string>>>> = {
  termination: {
    en: "A party may terminate the contract by written notice",
    ru: "Сторона вправе расторгнуть договор, уведомив другую сторону",
    mn: "Тал гэрээг мэдэгдэл өгч цуцлах эрхтэй",
  },
  nonRenewal: {
    en: "The contract is renewed unless a party gives notice before it ends",
    ru: "Договор продлевается, если сторона не заявит о его прекращении",
    mn: "Тал мэдэгдэхгүй бол гэрээ сунгагдана",
  },
  claim: {
    en: "Claims shall be made in writing within the period",
    ru: "Претензии предъявляются в письменной форме",
    mn: "Гомдлыг бичгээр гаргана",
  },
  priceChange: {
    en: "The price may be changed by notice",
    ru: "Цена может быть изменена с уведомлением",
    mn: "Үнийг мэдэгдэж өөрчилж болно",
  },
  breach: {
    en: "A party in breach shall cure it within the period after notice",
    ru: "Сторона обязана устранить нарушение в срок после уведомления",
    mn: "Тал зөрчлийг мэдэгдсэнээс хойш хугацаанд арилгана",
  },
};
