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
