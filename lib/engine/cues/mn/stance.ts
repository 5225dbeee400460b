import { cues } from "../pack";

export const forbids = cues("mn", {
  ban: { pattern: /хориглоно|хгүй/u, yes: "Түрээслэгч дамжуулан түрээслүүлэхгүй.", no: "Түрээслэгч төлнө." },
});
export const excepts = cues("mn", { only: { pattern: /зөвхөн/u, yes: "зөвхөн ажилтанд", no: "бүх ажилтанд" } });
export const allows = cues("mn", {
  may: { pattern: /эрхтэй|болно/u, yes: "Түрээслэгч дамжуулж болно.", no: "Түрээслэгч төлнө." },
});
export const demands = cues("mn", {
  must: { pattern: /үүрэг/u, yes: "Түрээслэгч төлөх үүрэгтэй.", no: "Түрээслэгч эрхтэй." },
});

export const permits = cues("mn", {
  may: { pattern: /эрхтэй|болно/u, yes: "Түрээслэгч дамжуулах эрхтэй.", no: "Түрээслэгч төлнө." },
});
export const leaveAsked = cues("mn", {
  may: { pattern: /болох|эрхтэй|зөвшөөр/u, yes: "Дамжуулж болох уу?", no: "Хязгаар бий юу?" },
});

export const atTheEnd = cues("mn", {
  upon: { pattern: /дуусгавар|дуусс?н/u, yes: "Гэрээ дуусгавар болоход", no: "Шаардсан үед" },
});
export const meetsTheEnd = cues("mn", {
  ends: { pattern: /дуус|цуцлагд/u, yes: "Гэрээ цуцлагдсан үед", no: "Шаардсан үед" },
});
