import { cues } from "../pack";

/** How people ask for what the engine answers in a way of its own. Folded questions. */
export const summaryAsked = cues("mn", {
  brief: { pattern: /товч(?:л|ло|лол|ил)|хураангуй/u, yes: "Гэрээг товчилж өгнө үү", no: "Товч дарах" },
  mainPoints: { pattern: /гол агуулга|юуны тухай гэрээ/u, yes: "Энэ юуны тухай гэрээ вэ?", no: "Энэ гэрээ" },
});

export const survivalAsked = cues("mn", {
  afterTheEnd: {
    pattern: /(?:дуусгавар болсн|дуусс?н|цуцлагдс)\p{L}{1,4}.{0,20}(?:хойш|дараа)/u,
    yes: "Гэрээ дуусгавар болсны дараа юу үйлчлэх вэ?",
    no: "Гэрээ дуусахаас өмнө",
  },
  keepsForce: { pattern: /хүчинтэй хэвээр/u, yes: "Аль заалт хүчинтэй хэвээр үлдэх вэ?", no: "Гэрээ хүчинтэй" },
});
/** It is about giving things back then, not about what goes on. */
export const returnAsked = cues("mn", {
  giveBack: { pattern: /буцаа/u, yes: "Юуг буцааж өгөх вэ?", no: "Юуг төлөх вэ?" },
});

export const lawAsked = cues("mn", {
  whichLaw: {
    pattern: /(?:аль|ямар) (?:улсын )?(?:хууль|эрх зүй)/u,
    yes: "Аль улсын хууль үйлчлэх вэ?",
    no: "Ямар гэрээ вэ?",
  },
  lawApplies: {
    pattern: /хуулиар .{0,20}(?:зохицуул|шийдвэрл)|хэрэглэх хууль|хууль хэрэглэ/u,
    yes: "Монгол Улсын хуулиар зохицуулагдах уу?",
    no: "Хуулийн этгээд хэн бэ?",
  },
});

export const courtsAsked = cues("mn", {
  courts: { pattern: /шүүх|арбитр|маргаан/u, yes: "Маргааныг хаана шийдэх вэ?", no: "Гэрээг хаана байгуулсан бэ?" },
});

export const partiesAsked = cues("mn", {
  whoAreThey: {
    pattern: /(?:гэрээний )?талууд (?:хэн|нь хэн|гэж хэн)|хэн хэн(?:ий)?|ямар талууд/u,
    yes: "Гэрээний талууд хэн бэ?",
    no: "Хэн төлөх вэ?",
  },
});

export const expiryAsked = cues("mn", {
  itsTerm: {
    pattern: /гэрээ(?:ний хугацаа|) (?:хэзээ|хэдий|хэдэн)|гэрээний хугацаа/u,
    yes: "Гэрээний хугацаа хэзээ дуусах вэ?",
    no: "Төлбөрийн хугацаа",
  },
  whenItEnds: { pattern: /хэзээ дуус/u, yes: "Энэ нь хэзээ дуусах вэ?", no: "Хэзээ төлөх вэ?" },
});

export const dateAsked = cues("mn", {
  whenMade: {
    pattern: /(?:гэрээ|гэрээг) (?:хэзээ|хэдэнд) (?:байгуул|хий)/u,
    yes: "Гэрээг хэзээ байгуулсан бэ?",
    no: "Гэрээ хэзээ дуусах вэ?",
  },
  dateOf: { pattern: /байгуулсан огноо|гэрээний огноо/u, yes: "Гэрээний огноо юу вэ?", no: "Төлбөрийн огноо" },
});

export const priceAsked = cues("mn", {
  howMuch: {
    pattern: /(?:үнэ|төлбөр|хөлс)\p{L}{0,4} .{0,16}(?:хэд|ямар|хэмжээ)|хэдэн төгрөг/u,
    yes: "Гэрээний үнэ хэд вэ?",
    no: "Үнэ нэмэгдэх үү?",
  },
  whatIsPaid: { pattern: /(?:юуг|хэдийг).{0,20}төлөх/u, yes: "Юуг хэзээ төлөх вэ?", no: "Хэн төлөх вэ?" },
});
/** Money of another kind than the price. */
export const otherMoney = cues("mn", {
  fines: {
    pattern: /алданги|торгууль|хоцор|хэтэр|хариуцлага|хохирол/u,
    yes: "Алданги хэдэн төгрөг вэ?",
    no: "Үнэ хэдэн төгрөг вэ?",
  },
  sidePayments: { pattern: /урьдчилгаа|барьцаа|даатгал/u, yes: "Урьдчилгаа төлбөр хэд вэ?", no: "Төлбөр хэд вэ?" },
});

export const obligationsAsked = cues("mn", {
  duties: {
    pattern: /ямар үүрэг|үүрэг(?:т|)\s?(?:юу|нь|хүлээ)|үүргүүд/u,
    yes: "Худалдагч ямар үүрэг хүлээх вэ?",
    no: "Худалдагч ямар эрхтэй вэ?",
  },
});
