import type { Copy } from "../en";

/** Words of the comparison of two texts, Mongolian. */
export const comparison: Copy["comparison"] = {
  title: (from, to) => `Өөрчлөлт: ${from} → ${to}`,
  version: (versionNumber) => `${versionNumber}-р хувилбар`,
  ownText: "таны хадгалаагүй бичвэр",
  ownHint: (versionNumber) =>
    `Доогуур зурсан үг зөвхөн таны бичвэрт, дундуур зурсан үг зөвхөн ${versionNumber}-р хувилбарт бий. Таныг шийдэх хүртэл хоёулаа хэвээр үлдэнэ.`,
  loading: "Харьцуулж байна…",
  failed: "Хувилбаруудыг харьцуулж чадсангүй. Дараа дахин оролдоно уу.",
  none: "Хоёр бичвэр ялгаагүй байна.",
  back: "Буцах",
  download: {
    open: "Өөрчлөлтийг татах",
    pdf: "Өөрчлөлтийг харуулсан PDF",
    docx: "Өөрчлөлтийг тэмдэглэсэн Word",
    done: "Татаж авлаа",
  },
  counts: {
    label: "Өөрчлөлтийн тоо",
    insertions: (count) => `${count} нэмэлт`,
    deletions: (count) => `${count} хасалт`,
    changedParagraphs: (count) => `өөрчлөгдсөн ${count} догол мөр`,
    movedParagraphs: (count) => `зөөгдсөн ${count} догол мөр`,
    reformattedParagraphs: (count) => `хэлбэржүүлэлт нь өөрчлөгдсөн ${count} догол мөр`,
  },
  legend: { label: "Тэмдэглэгээ", inserted: "Нэмсэн", deleted: "Хассан", moved: "Зөөсөн" },
  spoken: {
    inserted: "Нэмсэн:",
    deleted: "Хассан:",
    movedHere: "Энд зөөсөн:",
    movedAway: "Эндээс зөөсөн:",
    end: "Өөрчлөлтийн төгсгөл.",
  },
  movedHere: "Энд зөөсөн",
  movedAway: "Эндээс зөөсөн",
  reformatted: "Хэлбэржүүлэлт өөр",
  navigation: {
    label: "Өөрчлөлтүүд",
    previous: "Өмнөх өөрчлөлт",
    next: "Дараагийн өөрчлөлт",
    withKeys: (label, keys) => `${label} (${keys})`,
    total: (count) => `${count} өөрчлөлт`,
    at: (position, count) => `${count} өөрчлөлтийн ${position} дэх`,
  },
  onlyChanges: "Зөвхөн өөрчлөлт",
  folded: (count) => `өөрчлөгдөөгүй ${count} догол мөр`,
  choose: {
    start: "Хувилбар харьцуулах",
    stop: "Харьцуулахаа болих",
    hint: "Харьцуулах хоёр хувилбараа сонгоно уу.",
    version: (versionNumber) => `${versionNumber}-р хувилбарыг харьцуулах`,
    compare: (from, to) => `${from} ба ${to}-р хувилбарыг харьцуулах`,
    two: "Хоёр хувилбар харьцуулах",
  },
};
