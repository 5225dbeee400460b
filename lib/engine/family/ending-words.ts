import { either } from "../text/either";

/** How documents end an agreement, in three languages. Every gap is bounded. */

/** 'Supply Agreement No. 131 terminates': its dot ends no sentence. */
const NUMBER = String.raw`(?: no\. ?[\p{L}\d/-]{1,20})?`;

/** A sentence that ends the agreement, not a clause of it or an order under it. */
export const ends = either(
  String.raw`(?:agreement|contract|lease|framework)${NUMBER}[^.;\n]{0,160}(?:is|are|shall be|will be|stands?|has been|be)(?: hereby)? (?:terminated|cancelled|ended|dissolved)`,
  String.raw`(?:agreement|contract|lease|framework)${NUMBER}[^.;\n]{0,160}(?<!\p{L})(?:terminates?|ends?|expires|shall (?:terminate|end|cease|expire)|will (?:terminate|end|cease|expire)|ceases)(?!\p{L})`,
  String.raw`(?:terminat(?:es?|ing)|cancels?|ends?)(?: hereby)? (?:the|this|our|your|said)?[^.;\n]{0,60}(?:agreement|contract|lease)`,
  String.raw`(?:договор|контракт|соглашение|аренд)[^.;\n]{0,160}(?:расторг|расторж(?!ени)|прекращ(?!ени)|считать(?:ся)? утратившим)`,
  String.raw`(?:расторг|расторж(?!ени)|прекра[тщ](?!ени))[^.;\n]{0,80}(?:договор|контракт|соглашени)`,
  String.raw`гэрээ[^.;\n]{0,160}(?:цуцл(?!ах тухай)|цуцал|дуусгавар|дуусна|хүчингүй болго)`,
);
/** It ends only some of it, or only if something happens. */
export const endsPartly = either(
  String.raw`(?<!\p{L})(?:unless|if|provided that|subject to|until|only (?:for|in respect of)|in part|partial(?:ly)?|may|would|propos\p{L}{1,4}|intends?|request\p{L}{0,3}|except|not)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:with respect to|as regards|(?:consider|contemplat|discuss|reject|declin|refus|withdr[ae]w)\p{L}{0,4})(?!\p{L})`,
  String.raw`decided to (?:continue|keep)|(?<!\p{L})continues? in (?:full )?(?:force|effect)|between other (?:firms|parties)`,
  String.raw`(?:clause|section|annex|schedule|order) (?:no\.? ?)?\p{L}{0,3}\d[\d.]{0,8}[^.;\n]{0,40}terminat`,
  String.raw`(?<!\p{L})(?:если|в случае|при условии|до тех пор|частично|в части|только|предлага\p{L}{1,4}|намерен\p{L}{0,3}|просит|может|вправе|кроме|не)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:отклонен|отказал|рассматрива|обсужда)\p{L}{0,4}(?!\p{L})`,
  String.raw`тохиолдолд|нөхцөлтэй|хэсэгчлэн|зөвхөн|санал болго|хүсэв|болзошгүй|эрхтэй|татгалз|хэлэлц|(?:цуцл|дуус)\p{L}{0,8}гүй`,
);
/** Words on how long an agreement holds: they say nothing for sure of one that was ended. */
export const lasts = either(
  String.raw`renew|prolong|(?<!\p{L})extend|extension|initial term|(?<!\p{L})(?:expir|terminat)|in (?:full )?force|fixed term|perpetual|indefinite`,
  String.raw`(?:agreement|contract|lease|term)[^.;\n]{0,80}(?<!\p{L})(?:ends?|lasts?|continues?|runs?|remains?|is valid)(?!\p{L})`,
  String.raw`продл|продлев|пролонг|расторж|расторг|прекращ|истека|истечен|срок[^.;\n]{0,20} действ|действ(?:ует|ителен|ия)[^.;\n]{0,60}(?:до|с|в течение)|бессрочн`,
  String.raw`сунга|сунгагд|цуцл|цуцал|дуусгавар|дуусна|дуусах|хүчинтэй|хугацаагүй`,
);
