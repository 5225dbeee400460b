import type { Copy } from "../en";

/** Words of the frame around every screen, Mongolian. */
export const common: Copy["common"] = {
  productName: "Гэрээний удирдлага",
  tagline: "Хиймэл оюунтай гэрээний туслах",
  retry: "Дахин оролдох",
  cancel: "Болих",
  close: "Хаах",
  dismiss: "Хаах",
  skipToContent: "Үндсэн агуулга руу очих",
  noAnswer: "Сервер хариу өгсөнгүй. Холболтоо шалгаад дахин оролдоно уу.",
  progress: (percent) => `${percent} %`,
  dates: { unknown: "Огноо тодорхойгүй", invalid: "Огноо буруу", unavailable: "Огноо байхгүй" },
  navigation: {
    main: "Үндсэн цэс",
    footer: "Хуудасны доод хэсэг",
    dashboard: "Гэрээнүүд",
    collaborators: "Хамтран ажиллагчид",
    users: "Хэрэглэгчид",
    settings: "Тохиргоо",
    logOut: "Гарах",
    logOutFailed: "Сервер хариу өгөөгүй тул та системээс гараагүй байна. Холболтоо шалгаад дахин оролдоно уу.",
    openMenu: "Цэс нээх",
    closeMenu: "Цэс хаах",
    userMenu: (name) => `Хэрэглэгчийн цэс: ${name}`,
    terms: "Нөхцөл",
    privacy: "Нууцлал",
    contact: "Холбоо барих",
    copyright: "© 2025 Гэрээний удирдлага",
    logIn: "Нэвтрэх",
    home: "Гэрээний удирдлага, нүүр хуудас",
  },
  notFound: {
    title: "Хуудас олдсонгүй",
    text: "Ийм хаягтай хуудас алга. Хаягийг буруу бичсэн эсвэл хуудас өөр газар шилжсэн байж магадгүй.",
    back: "Гэрээнүүд рүү очих",
  },
  failure: {
    title: "Алдаа гарлаа",
    text: "Энэ хуудсыг харуулж чадсангүй. Таны гэрээнүүд бүрэн бүтэн байгаа. Дахин оролдох эсвэл гэрээнүүд рүүгээ буцна уу.",
    reference: (digest) => `Алдааны дугаар: ${digest}`,
  },
};
