import type { Language } from "@/lib/copy/languages";
import { stemIn } from "../language/stem";

const WORDS: Readonly<Record<Language, string>> = {
  en: "the a an of and or in to for by with its is are was be been being this that these those it at on as from any all not no such shall will may must can could would should does do did has have had what which who whom whose when where how why there if than then under into about between each other their his her our your my me we i you they he she them us so but also please tell say says much many long often contract agreement document get gets got going go want wants need needs happen happens exactly actually really still even just only one ones same s t re ve ll am up out off over after before until during don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven ain dont doesnt didnt isnt wont cant whats thats its wanna gonna gotta im ive id youre theyre hows wheres whens lets ok okay please hi hello thing things something anything someone anyone bit lot soon",
  ru: "и в во на с со по к ко о об от до из за у не ли что как какой какая какое какие какова каков какую какого какому каким каких кто кого кому кем где куда когда сколько или же а но бы это этот эта этого этом этой этому есть быть был была были будет будут он она оно они его ее их ему ей им ней них нас нам мы вы вас вам я мне меня мой моя наш наша наше ваш тогда если теперь при про для без после перед через чтобы чем тем то так там тоже только уже еще все всё всех весь вся раз ну да нет можно нельзя может могу могут можем должен должна должны надо нужно договор договора договору договоре договором делать сделать именно вообще чей чья чье свой свою своей своего себя сам сама",
  mn: "нь ба болон буюу энэ энэхүү вэ бэ уу үү юу юм ямар хэн хэнд хэнээс хэний хаана хэзээ хэд хэдэн хэдий хүртэл аль гэрээ гэрээний гэрээнд гэрээг гэрээгээр бий байна байх байгаа байдаг байв гэж гэх гэсэн гэвэл бол болох болно болж болохгүй дээр доор тэр түүний үүний тэгвэл харин мөн бас би бид миний манай бидний та танай чинь минь маань биз дээ яг ер тухай талаар зэрэг ёстой хийх авах өгөх ирэх орох юмуу шүү л ч хэрэв хэрхэн яаж яах яана тулд",
};

/** Others that say nothing in a question, though they may in a clause; slips of the pen among them. */
const OF_QUESTIONS: Readonly<Record<Language, string>> = {
  en: "because since while although though unless either neither here already yet ever very too again maybe perhaps anyway anymore afterwards later onwards simply absolutely actually usually normally probably possibly mean means meant everything nothing everybody everyone nobody somebody stuff most well told made goes gone went came look looks looking him himself herself itself themselves yes yeah mr mrs circumstances circumstance situation guys guy wondering suppose think sure know wat wot wen wich teh adn hw cos coz hav havent menni meny mcuh til thru pls plz thx lol ur n d u r",
  ru: "дня дню хочет хотим хочу хотят хотел хотела хотели захочу захочет захотим считать считается считают считаются значит значат означает который которая которое которые которого которой котором которым которых под ни нем нее него ней ними нею чего чему чьи чьим чьих чьего никто никого ничего туда сюда здесь тут потом дальше случай случае случаев случаях случая идет идут идти прямо прям реально точно обычно сначала снова совсем насчет возможно возможность имеет имеем имеют является являются станет получится понимаю знаю скок скока че чо што щас кагда ли пожалуйста",
  mn: "үед үе юуг юунд юугаар юуны юутай авч авна авбал аваад авсан хамгийн тохиолдолд тохиолдол онд оны гэдэг гэдгийг гэдгээр гэсний намайг надад надаас бодох бодвол бодож бодоод ойлгох ойлгож ойлгоно явж явах явбал өгч өгнө өгсөн болмоор болчих болов биш зэ ве вз ом ог огч",
};

const stems = (language: Language, words = WORDS) =>
  new Set(words[language].split(" ").flatMap((word) => [word, stemIn(language, word)]));

/** Stems without a meaning of their own in a question or clause. */
export const STOP: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: stems("en"),
  ru: stems("ru"),
  mn: stems("mn"),
};

/** Stems that a question has besides what it asks about. */
export const SMALL_IN_QUESTIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: stems("en", OF_QUESTIONS),
  ru: stems("ru", OF_QUESTIONS),
  mn: stems("mn", OF_QUESTIONS),
};
