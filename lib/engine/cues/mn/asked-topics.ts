import { cues } from "../pack";

export const nonCompete = cues("mn", {
  competing: { pattern: /өрсөлд/u, yes: "өрсөлдөж болох уу?", no: "ажиллаж болох уу?" },
});

export const audit = cues("mn", {
  checks: { pattern: /шалгах эрх|аудит|хяналт тавих/u, yes: "хэн аудит хийх вэ?", no: "хэн төлөх вэ?" },
});

export const insurance = cues("mn", {
  insures: { pattern: /даатгал/u, yes: "даатгал хэн хийх вэ?", no: "хэн хийх вэ?" },
});

export const liabilityCap = cues("mn", {
  limitOfLiability: {
    pattern: /хариуцлаг\p{L}{0,4}.{0,30}хязгаар/u,
    yes: "хариуцлагын хязгаар хэд вэ?",
    no: "хариуцлага хэн хүлээх вэ?",
  },
});

export const terminationForConvenience = cues("mn", {
  withoutReason: {
    pattern: /(?:цуцал|дуусгавар бол)\p{L}{0,5}.{0,40}(?:шалтгаангүй|хугацаанаас өмнө)/u,
    yes: "цуцалж болох уу, хугацаанаас өмнө?",
    no: "цуцалж болох уу?",
  },
  early: {
    pattern:
      /(?:шалтгаангүй|хугацаанаас (?:нь )?өмнө|эрт|дур(?:аараа| мэдэн)).{0,30}(?:цуца?л|дуусгавар|дуусга|гарч|гарах|нүүж)/u,
    yes: "гэрээг хугацаанаас өмнө цуцалж болох уу?",
    no: "гэрээг хугацаанаас өмнө сунгаж болох уу?",
  },
});

/** A clause on an end for a reason. */
export const endForReason = cues("mn", {
  reason: {
    pattern: /зөрч|тохиолдолд|төлөөгүй|хэрэв|дампуур|гүйцэтгээгүй|биелүүлээгүй/u,
    yes: "үүргээ зөрчсөн бол 30 хоногийн өмнө мэдэгдэж цуцална",
    no: "30 хоногийн өмнө мэдэгдэж цуцална",
  },
});

export const renewal = cues("mn", {
  renews: { pattern: /сунга/u, yes: "хугацаа сунгах уу?", no: "хугацаа дуусах уу?" },
});

export const assignment = cues("mn", {
  assigns: {
    pattern: /(?:эрхээ|гэрээг?).{0,20}шилжүүл|гуравдагч этгээдэд шилжүүл/u,
    yes: "эрхээ шилжүүлж болох уу?",
    no: "эрхээ эдэлж болох уу?",
  },
});

export const indemnity = cues("mn", {
  indemnifies: {
    pattern: /хохирол.{0,20}(?:барагдуул|нөхөн)/u,
    yes: "хохирол хэн барагдуулах вэ?",
    no: "хохирол гэж юу вэ?",
  },
});

export const exclusivity = cues("mn", {
  exclusive: { pattern: /онцгой эрх/u, yes: "онцгой эрх хэнд вэ?", no: "эрх хэнд вэ?" },
});

export const nonSolicit = cues("mn", {
  soliciting: { pattern: /ажилтныг.{0,20}татах/u, yes: "ажилтныг татах уу?", no: "ажилтныг сургах уу?" },
});

export const forceMajeure = cues("mn", {
  majeure: { pattern: /давагдашгүй/u, yes: "давагдашгүй хүчин зүйл гэж юу вэ?", no: "үйлчилгээ гэж юу вэ?" },
});

export const warranty = cues("mn", {
  warrants: { pattern: /баталгаат|баталгаа/u, yes: "баталгаат хугацаа хэд вэ?", no: "хугацаа хэд вэ?" },
});

export const intellectualProperty = cues("mn", {
  rights: { pattern: /оюуны өмч|зохиогчийн эрх/u, yes: "оюуны өмч хэнийх вэ?", no: "бараа хэнийх вэ?" },
});

export const penalty = cues("mn", {
  sums: { pattern: /алданги|торгууль/u, yes: "алданги хэд вэ?", no: "үнэ хэд вэ?" },
});

export const prepayment = cues("mn", {
  paidBefore: { pattern: /урьдчилгаа|барьцаа/u, yes: "урьдчилгаа хэд вэ?", no: "үнэ хэд вэ?" },
});

export const notice = cues("mn", {
  howGiven: { pattern: /мэдэгдэл.{0,20}(?:хүргүүл|хаяг)/u, yes: "мэдэгдэл хүргүүлэх хаяг?", no: "мэдэгдэл гэж юу вэ?" },
});

export const reverseEngineering = cues("mn", {
  takesApart: { pattern: /урвуу инженер/u, yes: "урвуу инженерчлэл хийх үү?", no: "инженер хэн бэ?" },
});

export const returnOrDestroy = cues("mn", {
  givesBack: { pattern: /буцаан өгөх|устгах/u, yes: "хэзээ буцаан өгөх вэ?", no: "хэзээ өгөх вэ?" },
});

export const sharing = cues("mn", {
  passesOn: {
    pattern: /гуравдагч этгээдэд.{0,20}(?:өгөх|дамжуул)/u,
    yes: "гуравдагч этгээдэд өгөх үү?",
    no: "гуравдагч этгээд хэн бэ?",
  },
});

export const copying = cues("mn", {
  copies: { pattern: /хуулбар|хувилах/u, yes: "хуулбар хийх үү?", no: "тайлан хийх үү?" },
});

export const confidentiality = cues("mn", {
  secrets: { pattern: /нууц/u, yes: "нууц мэдээлэл гэж юу вэ?", no: "мэдээлэл гэж юу вэ?" },
});

export const priceChange = cues("mn", {
  changes: {
    pattern: /(?:үнэ|үний|төлбөр|түрээс|хөлс|тариф)\p{L}{0,5}.{0,20}(?:нэм|өөрчл|өөрчил|өсгө|шинэчл)/u,
    yes: "үнийг нэмж болох уу?",
    no: "хаягаа өөрчилж болох уу?",
  },
});
