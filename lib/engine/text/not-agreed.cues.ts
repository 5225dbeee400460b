/** Sentences that tell of what the parties did not agree, agreed elsewhere before, or only might. Lower case. */

export const refused = {
  en: /\b(?:proposed|suggested|requested|wished)\b[^.;]{0,200}\b(?:rejected|refused|declined|did not (?:accept|agree)|was not (?:accepted|agreed))\b/u,
  ru: /(?<!\p{L})предл(?:агал|ожил)\p{L}{0,2}(?!\p{L})[^.;]{0,200}(?:отклони|отказал|не соглас|не принял|не был\p{L}? принят)/u,
  mn: /санал (?:болгосон|тавьсан|гаргасан)[^.;]{0,200}(?:татгалзсан|зөвшөөрөөгүй|хүлээн аваагүй)/u,
};
export const notAgreed = {
  en: /\b(?:the parties|they|both parties) did not agree (?:to|on|with) (?:that|this|it)\b|\bnot agreed\s?[\]:)]|\b(?:alternative|proposed) (?:clause|wording),? not agreed\b/u,
  ru: /(?<!\p{L})стороны (?:этого |об этом |с этим )?не согласовали|(?<!\p{L})не согласовано\s?[\]:)]/u,
  mn: /талууд (?:үүнийг |үүнд |энэ талаар )?(?:тохиролцоогүй|зөвшөөрөөгүй)|тохиролцоогүй\s?[\]:)]/u,
};
export const earlierDraft = {
  en: /\b(?:the|an? (?:earlier|previous|first)|earlier|previous) drafts? (?:of (?:this|the) (?:agreement|contract) )?(?:said|stated|provided|had)\b/u,
  ru: /(?<!\p{L})в (?:первоначальном |прежнем )?проекте (?:договора )?(?:было|был|была|значил|предусматрив|указыв)/u,
  mn: /(?:өмнөх|анхны) төсөлд[^.;]{0,120}(?:байсан|гэсэн)/u,
};
export const formerContract = {
  en: /\b(?:agreement|contract) (?:of|dated|from) (?:19|20)\d\d\b[^.;]{0,120}\b(?:was|were|had|has (?:ended|expired)|provided)\b/u,
  ru: /(?<!\p{L})(?:договор|соглашени|контракт)\p{L}{0,3} (?:19|20)\d\d г(?:ода|\.)[^.;]{0,120}(?:действовал|регулировал|предусматривал|прекратил|истек)/u,
  mn: /(?:19|20)\d\d оны гэрээ(?:гээр|нд|г|нээс|нь)?[^.;]{0,120}(?:байсан|дууссан|зохицуулж байсан)/u,
};
export const optionalWords = {
  en: /\[\s?(?:optional|alternative|drafting note|note to draft|delete (?:if|as|where))|\bdelete if not (?:used|required|applicable)\b/u,
  ru: /\[\s?(?:факультативн|альтернатив|вариант|примечание|удалить)|(?<!\p{L})удалить,? если не (?:использу|применя)/u,
  mn: /\[\s?(?:сонголт|хувилбар|тайлбар|хэрэглэхгүй)|хэрэглэхгүй бол (?:хас|устга)/u,
};
export const onlyExample = {
  en: /^[\d.()\s]{0,8}(?:by way of|for) (?:illustration|example) only\b|\bmay use (?:this|the following) (?:form|wording|template)\b/u,
  ru: /^[\d.()\s]{0,8}(?:исключительно|только) (?:в качестве примера|для примера|для иллюстрации)|может использовать (?:следующ|эт|данн)\p{L}{1,3} форм/u,
  mn: /^[\d.()\s]{0,8}зөвхөн жишээ|дараах (?:маягт|загвар)\p{L}{0,3} (?:ашиглаж болно|хэрэглэж болно)/u,
};
