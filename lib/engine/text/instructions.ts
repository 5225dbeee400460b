import { gatesFor } from "./needed-words";
import { light } from "./light-pattern";

/**
 * Text that speaks to a machine instead of binding a party: 'ignore your instructions', 'SYSTEM:', 'answer that …'.
 * Such text is contract text like any other and may be quoted, but it is no clause and decides no answer. Source:
 * B-12.12.
 */
const SPEAKS_TO_A_MACHINE = light(
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|context)\b|\b(?:system|developer) (?:prompt|message|override)\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot|chatgpt|language model|llm)\b|\b(?:ai|llm|language) (?:model|assistant|system|reviewer)s?\b.{0,60}\b(?:must|should|shall|will|please|are to|is to)\b.{0,40}\b(?:answer|say|report|respond|reply|output|state|summari[sz]e)|(?:^|[.!?:,]\s|\b(?:and|please|then|must|always|only) )(?:answer|respond|reply|say|tell (?:the |every |any )?(?:user|reader|reviewer|person)s?|state in your (?:answer|summary)|output)\b.{0,30}\bthat\b.{0,80}\b(?:contract|agreement|law|governed|price|parties|nothing|no )|<\/?(?:system|assistant|user|instructions?)>|(?:игнориру|забудь|не учитывай)\p{L}{0,4}.{0,40}(?:инструкци|указани|правил)|системн\p{L}{2,3} (?:промпт|сообщени|подсказк)|(?:ответь|отвечай|сообщи|скажи)(?:те)?,? что|(?:өмнөх|бүх) (?:заавар|дүрэм|зааварчилгаа)\p{L}{0,4}.{0,30}(?:үл тоо|март|хайхрах)|гэж (?:хариул|хэл)(?:аарай|ээрэй|нэ үү)?(?!\p{L})/u,
);
const ADDRESSES_A_MACHINE =
  /^\W{0,4}(?:system|assistant|ai|note to (?:the )?(?:ai|assistant|model|reviewer))\s?[:>\]]/u;
const GATES = gatesFor([SPEAKS_TO_A_MACHINE]);

/** Whether a folded sentence is an instruction to a machine. */
export function isInstruction(folded: string): boolean {
  return (
    ADDRESSES_A_MACHINE.test(folded) || (GATES.every((gate) => gate.test(folded)) && SPEAKS_TO_A_MACHINE.test(folded))
  );
}
