import type { Language } from "@/lib/copy/languages";
import { stemIn } from "../language/stem";

const WORDS: Readonly<Record<Language, string>> = {
  en: "the a an of and or in to for by with its is are was be been being this that these those it at on as from any all not no such shall will may must can could would should does do did has have had what which who whom whose when where how why there if than then under into about between each other their his her our your my me we i you they he she them us so but also please tell say says much many long often contract agreement document get gets got going go want wants need needs happen happens exactly actually really still even just only one ones same s t re ve ll am up out off over after before until during don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven ain dont doesnt didnt isnt wont cant whats thats its wanna gonna gotta im ive id youre theyre hows wheres whens lets ok okay please hi hello thing things something anything someone anyone bit lot soon",
  ru: "и в во на с со по к ко о об от до из за у не ли что как какой какая какое какие какова каков какую какого какому каким каких кто кого кому кем где куда когда сколько или же а но бы это этот эта этого этом этой этому есть быть был была были будет будут он она оно они его ее их ему ей им ней них нас нам мы вы вас вам я мне меня мой моя наш наша наше ваш тогда если теперь при про для без после перед через чтобы чем тем то так там тоже только уже еще все всё всех весь вся раз ну да нет можно нельзя может могу могут можем должен должна должны надо нужно договор договора договору договоре договором делать сделать именно вообще чей чья чье свой свою своей своего себя сам сама",
  mn: "нь ба болон буюу энэ энэхүү вэ бэ уу үү юу юм ямар хэн хэнд хэнээс хэний хаана хэзээ хэд хэдэн хэдий хүртэл аль гэрээ гэрээний гэрээнд гэрээг гэрээгээр бий байна байх байгаа байдаг байв гэж гэх гэсэн гэвэл бол болох болно болж болохгүй дээр доор тэр түүний үүний тэгвэл харин мөн бас би бид миний манай бидний та танай чинь минь маань биз дээ яг ер тухай талаар зэрэг ёстой хийх авах өгөх ирэх орох юмуу шүү л ч хэрэв хэрхэн яаж яах яана тулд",
};

const stems = (language: Language) =>
  new Set(WORDS[language].split(" ").flatMap((word) => [word, stemIn(language, word)]));

/** Stems without a meaning of their own in a question or clause. */
export const STOP: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: stems("en"),
  ru: stems("ru"),
  mn: stems("mn"),
};
