/** Subjects that have a way of answering of their own. Matched against the folded question, in this order. */
export type Intent =
  "summary" | "parties" | "law" | "courts" | "survival" | "expiry" | "date" | "price" | "obligations";

const INTENTS: readonly { intent: Intent; asked: RegExp; unless?: RegExp }[] = [
  {
    intent: "summary",
    asked:
      /\bsummar(?:y|i[sz]e|ise)\b|\boverview\b|main points|key (?:terms|points)|what is this (?:contract|agreement|document) about|кратк\p{L}{2,3} (?:содержани|изложени|пересказ)|резюм(?:е|ируй)|суммируй|о чем (?:этот )?договор|основные условия|товч(?:л|ло|лол|ил)|хураангуй|гол агуулга|юуны тухай гэрээ/u,
  },
  {
    intent: "survival",
    asked:
      /surviv|(?:after|following|beyond) (?:the )?(?:end|termination|expir|terminat)|still (?:bound|apply|in force)|(?:после|по) (?:прекращени|расторжени|окончани|истечени)|сохраня\p{L}{1,3} силу|(?:дуусгавар болсн|дуусс?н|цуцлагдс)\p{L}{1,4}.{0,20}(?:хойш|дараа)|хүчинтэй хэвээр/u,
    unless: /return|destroy|вернуть|возврат|буцаа/u,
  },
  {
    intent: "law",
    asked:
      /(?:which|what|whose) (?:\p{L}{2,12} )?laws?\b|governing law|applicable law|choice of law|law (?:that )?(?:governs|applies)|governed by|(?:какое|какого|чье|чьё|какой) (?:\p{L}{2,12} )?(?:право|законодательств)|право какой|применим\p{L}{2,3} прав|(?:регулиру|подчин|применя)\p{L}{1,6}.{0,30}(?:прав(?:о|ом|у)(?!\p{L})|законодательств)|(?:аль|ямар) (?:улсын )?(?:хууль|эрх зүй)|хуулиар .{0,20}(?:зохицуул|шийдвэрл)|хэрэглэх хууль|хууль хэрэглэ/u,
  },
  {
    intent: "courts",
    asked:
      /\bcourts?\b|jurisdiction|arbitrat|\bvenue\b|where .{0,40}(?:sue|disputes?|litigat)|how .{0,30}disputes?|disputes? .{0,30}(?:resolved|settled)|(?<!\p{L})суд(?:а|е|у|ом|ы|ебн\p{L}{1,4})?(?!\p{L})|арбитраж|подсудн|спор(?:ы|ов|ах)?(?!\p{L})|шүүх|арбитр|маргаан/u,
  },
  {
    intent: "parties",
    asked:
      /who (?:are|is) (?:the )?(?:parties|party|sides|signatories)|(?:the )?parties (?:to|of) (?:this|the)|who (?:signed|signs|entered into|concluded)|between whom|name the parties|кто (?:является |является сторон|стороны|заключил|подписал)|какие стороны|назовите стороны|стороны договора|между кем|(?:гэрээний )?талууд (?:хэн|нь хэн|гэж хэн)|хэн хэн(?:ий)?|ямар талууд/u,
  },
  {
    intent: "expiry",
    asked:
      /when (?:does|will|do|is) .{0,60}(?:expire|end|terminate|run out|over)|expir(?:y|ation) date|end date|until when|how long (?:does|is|will) (?:this|the) (?:agreement|contract|lease|term)|(?:duration|term) of (?:this|the) (?:agreement|contract|lease)|what is the (?:initial )?term\b|когда (?:\p{L}{1,14} ){0,2}(?:истека|законч|заканчива|прекраща|прекратит|кончает)\p{L}{0,6}|до какого (?:числа|срока|времени) действ|срок действия (?:договор|соглашени)|сколько .{0,20}(?:действует|длится) (?:этот )?договор|гэрээ(?:ний хугацаа|) (?:хэзээ|хэдий|хэдэн)|гэрээний хугацаа|хэзээ дуус/u,
  },
  {
    intent: "date",
    asked:
      /(?:date|dated) of (?:this|the) (?:agreement|contract)|(?:agreement|contract|effective) date|when was (?:this|the) .{0,30}(?:signed|made|concluded|dated|entered)|дата (?:заключения|подписания|договора)|когда (?:был )?(?:заключен|подписан)|(?:гэрээ|гэрээг) (?:хэзээ|хэдэнд) (?:байгуул|хий)|байгуулсан огноо|гэрээний огноо/u,
  },
  {
    intent: "price",
    asked:
      /how much .{0,30}(?:\bpay|\bpaid|\bcost|\bprice|\bfees?\b|\bowe)|how much (?:is|are|does|do) (?:the |this )?(?:contract|agreement|services?|goods|work)\b|what (?:is|are) the (?:total |contract |agreed |purchase |overall )?(?:price|fees?|cost)\b(?! (?:of|for))|what (?:has|have|is|are) to be paid|contract (?:price|value)|(?:сколько|какова|какая|каков) .{0,30}(?:сто[ия]т|стоимост|цен[аы]|оплат|заплат|сумма договора)|цена договора|что .{0,20}(?:оплатить|заплатить|оплачива)|(?:үнэ|төлбөр|хөлс)\p{L}{0,4} .{0,16}(?:хэд|ямар|хэмжээ)|хэдэн төгрөг|(?:юуг|хэдийг).{0,20}төлөх/u,
    unless:
      /insur|penalt|late|overdue|deposit|liab|interest|refund|terminat|advance|renew|damages|tax|deliver|пен[яюи]|штраф|неустойк|аванс|задержк|просроч|страхов|залог|ответственност|процент|убыт|алданги|торгууль|урьдчилгаа|барьцаа|хоцор|хэтэр|даатгал|хариуцлага|хохирол/u,
  },
  {
    intent: "obligations",
    asked:
      /\b(?:obligations?|duties|duty|responsibilities|responsible for)\b|what (?:must|does|should|shall) .{2,60} (?:do|have to do|provide|deliver)\b|обязанност|обязательств|(?:что|чего) (?:обязан|должен|должна|должны)|ямар үүрэг|үүрэг(?:т|)\s?(?:юу|нь|хүлээ)|үүргүүд/u,
  },
];

/** The intent of a folded question, or null when it is none of these. */
export function intentOf(question: string): Intent | null {
  return INTENTS.find(({ asked, unless }) => asked.test(question) && !unless?.test(question))?.intent ?? null;
}
