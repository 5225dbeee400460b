import type { Copy } from "../en";

/** Words about what is new for a person, Mongolian. */
export const notifications: Copy["notifications"] = {
  open: (count) => (count === "" ? "Мэдэгдэл" : `Мэдэгдэл: ${count} шинэ`),
  title: "Мэдэгдэл",
  more: (count) => `${count}+`,
  readAll: "Бүгдийг уншсан гэж тэмдэглэх",
  older: "Өмнөх мэдэгдлийг харуулах",
  seeAll: "Бүх мэдэгдэл",
  shown: { label: "Харуулах мэдэгдэл", all: "Бүгд", unread: "Уншаагүй" },
  allRead: "Уншаагүй зүйл алга.",
  markRead: "Уншсан болгох",
  markUnread: "Уншаагүй болгох",
  notMarked: "Хадгалж чадсангүй. Дахин оролдоно уу.",
  keys: "j, k товчоор шилжиж, Enter-ээр нээж, r-ээр уншсан эсэхийг тэмдэглэнэ.",
  loading: "Мэдэгдлийг ачаалж байна…",
  failed: "Мэдэгдлийг ачаалж чадсангүй. Дараа дахин оролдоно уу.",
  empty: "Шинэ зүйл алга",
  emptyHint: "Дурдалт, хариулт, танд даалгасан огноо, хүсэлт энд гарна.",
  isNew: "Шинэ",
  kinds: {
    mentioned: (by, contract) => `${by} “${contract}” гэрээний тайлбарт таныг дурдлаа`,
    replied: (by, contract) => `${by} “${contract}” гэрээн дэх таны яриад хариуллаа`,
    assigned: (by, contract) => `${by} “${contract}” гэрээний огноог танд даалгалаа`,
    invited: (by, contract) => `${by} таныг “${contract}” гэрээнд урилаа`,
    approvalAsked: (by, contract) => `${by} “${contract}” гэрээг зөвшөөрөхийг танаас хүсэж байна`,
    approvalAnswered: (by, contract) => `${by} “${contract}” гэрээг зөвшөөрөх хүсэлтэд хариуллаа`,
    decisionAsked: (by, contract) =>
      by === "" ? `“${contract}” гэрээнд шийдэх өөрчлөлт ирлээ` : `${by} “${contract}” гэрээнд шийдэх өөрчлөлт нэмлээ`,
    noteMailed: (by, contract) => `${by} “${contract}” гэрээний талаар имэйл бичлээ`,
    signingDone: (by, contract) => `${by}: “${contract}” гэрээнд гарын үсэг зурлаа`,
    signingStopped: (by, contract) => `${by}: “${contract}” гэрээний гарын үсгийг шалгана уу`,
    teamJoined: (by, team) => `${by} таныг “${team}” багт нэмлээ`,
    teamHandedOver: (by, team) => `${by} таныг “${team}” багийн эзэн болголоо`,
    folderOpened: (by, folder) => `${by} “${folder}” хавтсыг танай багт нээлээ`,
  },
  letter: {
    body: "Нэвтэрч уншина уу. Зөвхөн гэрээний хамтран ажиллагчид харна.",
    button: "Нээх",
    footer: "Танд гэрээний талаар бичсэн тул энэ имэйл ирлээ. Ийм имэйл хэзээ ирэхийг Тохиргоонд өөрчилж болно.",
    owner:
      "Одооноос та гишүүдийг нь нэмж хасах, нэрийг нь солих, багийг шилжүүлэх эсвэл устгах боломжтой. Багийн гишүүдэд олгосон эрх хэвээр үлдэнэ.",
    teamFooter: "Танд баг шилжүүлсэн тул энэ имэйл ирлээ.",
    more: (count) => `Өөр ${count} бий.`,
    title: (count) => `${count} дурдалт, хариулт`,
  },
  settings: {
    label: "Дурдалт, хариултын тухай имэйл",
    times: { atOnce: "Тэр даруй", daily: "Өглөөний имэйлтэй", never: "Хэзээ ч үгүй" },
  },
};
