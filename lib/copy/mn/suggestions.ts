import type { Copy } from "../en";

const inClause = (clause: string) => (clause === "" ? "" : `${clause}, `);

/** Words of suggestions for a contract's text, Mongolian. */
export const suggestions: Copy["suggestions"] = {
  byAgent: (name: string) => `Санал болгосон: ${name}`,
  title: "Санал",
  nextPoint: "Шалгалтын дараагийн зүйл рүү",
  loading: "Саналуудыг ачаалж байна…",
  fields: (count) => `Бөглөөгүй ${count} талбарыг энд жагсаагаагүй. Эхлээд бөглөнө үү.`,
  beingMade: "Саналууд бэлтгэгдэж байна…",
  beingMadeHint: "Бэлэн болмогц энд гарна.",
  loadFailed: "Саналуудыг ачаалж чадсангүй. Дараа дахин оролдоно уу.",
  empty: "Энэ хувилбарт санал алга.",
  emptyHint: "Анхааруулах зүйл олдсонгүй. Энэ нь хуульчийн хяналтыг орлохгүй.",
  allDecided: "Энэ хувилбарт шийдээгүй санал алга.",
  saveFirst:
    "Санал хүлээж авахын тулд эхлээд өөрчлөлтөө хадгалах эсвэл устгана уу: санал нь хадгалсан бичвэрт хамаарна.",
  otherVersion: "Санал нь одоогийн хувилбарт хамаарна. Хүлээж авахын тулд түүн рүү буцна уу.",
  severity: { label: "Ач холбогдол", high: "Өндөр", medium: "Дунд", low: "Бага" },
  page: (page) => `${page}-р хуудас`,
  showInText: "Бичвэрт харуулах",
  showSuggestion: (title, quote) => `Бичвэрт харуулах: ${title} (${quote})`,
  quote: "Гэрээнд",
  change: "Санал болгож буй өөрчлөлт",
  margin: {
    label: "Бичвэрийн хажуугийн санал",
    one: (severity, title) => `Ач холбогдол ${severity}: ${title}`,
    several: (count, severity, title) => `Энд ${count} санал, ач холбогдол ${severity}: ${title}`,
  },
  receipt: { title: (versionNumber) => `${versionNumber}-р хувилбарт хэрэгжүүлсэн`, close: "Энэ мэдэгдлийг хаах" },
  group: {
    label: (title, count) => `${title}: ${count} газар`,
    places: (count) => `${count} газар`,
    showAll: (count) => `Бүх ${count} газрыг харуулах`,
    applyAll: (count) => `Бүх ${count} газарт хэрэглэх`,
    applyAllHint: "Тус бүрийг дээр харуулснаар, бүгдийг нэг шинэ хувилбарт.",
    applied: (count, versionNumber) => `${versionNumber}-р хувилбарт ${count} газар өөрчлөгдсөн`,
  },
  outdated: {
    changed: "Санал болгосноос хойш заалт өөрчлөгдсөн тул шууд оруулах боломжгүй. Найруулгыг эндээс хуулж авна уу.",
    wasFor: "Эдгээр үгийн оронд санал болгосон",
    now: "Заалт одоо",
    wording: "Манай найруулга",
  },
  families: {
    own: "Манай найруулга, хараахан хүлээж аваагүй",
    sides: "Нэг талд ашигтай нөхцөл",
    others: "Бусад санал",
  },
  setAside: {
    toggle: (count) => `Хойш тавьсан: ${count}`,
    takeBack: "Буцаах",
    restoreSuggestion: (title, quote) => `Буцаах: ${title} (${quote})`,
    failed: "Саналыг буцааж чадсангүй. Дараа дахин оролдоно уу.",
  },
  accept: "Оруулж, хувилбар хадгалах",
  acceptSuggestion: (title, quote) => `Оруулж, хувилбар хадгалах: ${title} (${quote})`,
  dismiss: "Татгалзах",
  dismissSuggestion: (title, quote) => `Татгалзах: ${title} (${quote})`,
  clause: (number) => `${number} заалт`,
  did: {
    replaced: ({ title, before, after, clause, version }) =>
      `${title}: ${inClause(clause)}${version}-р хувилбарт “${before}” гэснийг “${after}” болгов`,
    added: ({ title, after, clause, version }) =>
      `${title}: ${inClause(clause)}${version}-р хувилбарт “${after}” гэж нэмлээ`,
    removed: ({ title, before, clause, version }) =>
      `${title}: ${inClause(clause)}${version}-р хувилбарт “${before}” гэснийг хаслаа`,
  },
  acceptFailed: "Саналыг хүлээж авч чадсангүй. Дараа дахин оролдоно уу.",
  dismissed: "Саналаас татгалзлаа",
  dismissFailed: "Саналаас татгалзаж чадсангүй. Дараа дахин оролдоно уу.",
};
