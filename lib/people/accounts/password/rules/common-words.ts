/**
 * The most common passwords, reduced to their core: what is put around it is removed first (`password-fault.ts`), so
 * each stands for hundreds. Russian also in Latin letters and typed with the wrong layout, Mongolian in both alphabets.
 */
const ENGLISH = `password passwort passw passwd pass passphrase secret login logon signin admin administrator root guest user username
welcome hello hallo letmein openup open sesame opensesame access enter default changeme change test tester testing demo sample example temp
temporary master superuser super support system server service manager contract contracts contractmanager lawyer legal office company
business work money dollar million love iloveyou loveyou loveme lovely lover sweetheart sweety sweetie honey baby babygirl babyboy angel
angels princess prince queen king kitty kitten cat dog doggy puppy monkey tiger lion eagle dragon horse wolf bear panda shark dolphin
butterfly flower rose sunflower sunshine sunny summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january
february march april may june july august september october november december football soccer baseball basketball hockey tennis golf chelsea
arsenal liverpool barcelona realmadrid juventus manchester united yankees cowboys eagles lakers batman superman spiderman ironman pokemon
pikachu naruto starwars matrix hunter killer ninja samurai shadow ghost phantom magic wizard merlin gandalf hobbit harrypotter diablo
warcraft minecraft fortnite roblox counterstrike playstation nintendo xbox gamer game games computer laptop internet google gmail yahoo
facebook instagram twitter youtube whatsapp telegram viber skype microsoft windows linux ubuntu apple iphone android samsung nokia xiaomi
huawei oracle database docker michael jordan daniel david robert thomas george william james john joseph charles andrew anthony matthew
joshua ashley jessica jennifer michelle nicole amanda maria anna alex alexander alexandra victoria elizabeth charlie jordan tigger ginger
pepper cookie chocolate banana orange cherry apple peanut coffee pizza cheese whatever nothing something anything everything someone nobody
trustno trustnoone freedom liberty america canada london paris berlin newyork chicago dallas boston california texas mustang ferrari porsche
mercedes toyota honda corvette harley yamaha rainbow unicorn diamond silver golden gold crystal purple yellow green blue red black white
starlight star stars heaven jesus jesuschrist christ blessed faith hope family mother father mommy daddy brother sister friend friends
forever together always never happy happiness smile success winner champion lucky lucky seven fuckyou fuckoff fuck asshole bitch bastard
qwerty qwertz azerty asdf zxcv qazwsx qwe asd zxc abc abcd abcdef xyz aaa`;

const RUSSIAN = `пароль парол секрет привет здравствуй люблю любовь любимая любимый любимка солнце солнышко солнышка зайка зайчик котик котенок
кошка собака рыбка мышка малыш малышка красотка принцесса ангел наташа настя анастасия катя екатерина маша мария марина ирина оля ольга таня
татьяна лена елена света светлана юля юлия аня анна даша дарья саша александр алексей андрей сергей дмитрий дима максим никита иван ваня
михаил миша владимир вова николай павел денис антон артем роман евгений женя виктория вика кристина россия москва питер спартак зенит динамо
локомотив футбол хоккей мама папа мамочка семья дочка сынок друг друзья счастье удача деньги работа админ администратор вход доступ войти
тест договор юрист начальник директор бухгалтер компьютер интернет самсунг йцукен фыва ячсмить йцу фыв ячс весна лето осень зима
январь февраль апрель июнь июль август сентябрь октябрь ноябрь декабрь понедельник вторник среда четверг пятница суббота воскресенье`;

/** The same words transliterated. */
const RUSSIAN_IN_LATIN = `parol privet zdravstvuy lubov lyubov lublu ljubov lubimaya lubimka solnce solnishko solnyshko zaika zayka zaichik kotik
kotenok koshka sobaka rybka mishka malish malysh krasotka printsessa angel natasha nastya anastasia anastasiya katya ekaterina masha mariya
marina irina olya olga tanya tatyana tatiana lena elena sveta svetlana yulia julia anya dasha darya sasha aleksandr aleksey alexey andrey
andrei sergey sergei dmitry dmitriy dima maksim maxim nikita ivan vanya mihail misha vladimir vova nikolay nikolai pavel denis anton artem
roman evgeniy evgeny zhenya viktoria viktoriya vika kristina rossiya russia moskva piter spartak zenit dinamo lokomotiv futbol hokkey mama
papa mamochka semya dochka synok drug druzya schastie udacha dengi rabota admin vhod dostup voiti dogovor yurist nachalnik direktor`;

/** Mongolian, in Cyrillic and in Latin letters. */
const MONGOLIAN = `нууцүг нууц үг нууцүгээ нууцүгөө сайнбайнауу сайнуу сайн байна уу хайр хайртай хайртайшүү бичамдхайртай чамдаахайртай хайрт минийхайр
хонгор хонгорхон амраг нар сар од одон мөнх мөнхтэнгэр тэнгэр монгол монголулс улаанбаатар дархан эрдэнэт чингис чингисхаан хаан хатан
хүлэг морь нохой муур чоно бүргэд баавгай гэр гэрбүл ээж аав ээжаав ах эгч дүү хүү охин найз найзууд аз жаргал азжаргал амжилт мөнгө ажил
компани гэрээ хуульч захирал нягтлан админ тест бат болд баатар ганбат ганболд ганзориг батбаяр батболд батзориг бат-эрдэнэ баттулга
энхбаяр энхболд энхтуяа эрдэнэ мөнхбат отгон отгонбаяр оюун оюунаа сарнай сараа сарангэрэл туяа цэцэг цэцэгээ солонго номин тэмүүлэн
тэмүжин билгүүн ануужин мишээл хулан нандин фцужэн йыбө ячёсм nuutsug nuuts nuutsugee sainbainauu sainuu hair hairtai hairt bichamdhairtai
chamdhairtai minihair hongor hongorhon nar sar od odon munkh munh tenger mongol mongolia mongoluls ulaanbaatar ulanbator darkhan erdenet
chingis chinggis chingiskhan chinggiskhaan khaan haan hatan morin chono burged eej aav eejaav naiz naizuud jargal azjargal amjilt mungu
mongo ajil geree huulch zahiral bat bold baatar ganbat ganbold ganzorig batbayar batbold batzorig baterdene battulga enkhbayar enkhbold
enkhtuya erdene munkhbat otgon otgonbayar oyun oyunaa sarnai saraa sarangerel tuya tsetseg tsetsegee solongo nomin temuulen temujin bilguun
anujin misheel khulan nandin`;

/** A Cyrillic word typed on a Latin keyboard as if it were a Russian or Mongolian one. */
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN_KEYS = "йцукенгшщзхъфывапролджэячсмитьбю";
const MONGOLIAN_KEYS = "фцужэнгшүзкъйыбөахролдпячёсмитьв";

const own = [ENGLISH, RUSSIAN, RUSSIAN_IN_LATIN, MONGOLIAN].flatMap((words) => words.split(/\s+/));

export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...own,
  ...mistyped(RUSSIAN, RUSSIAN_KEYS),
  ...mistyped(MONGOLIAN, MONGOLIAN_KEYS),
]);

function mistyped(words: string, keys: string): string[] {
  const latin = new Map([...keys].map((letter, index) => [letter, LATIN_KEYS[index] ?? letter]));
  return words.split(/\s+/).map((word) => [...word].map((letter) => latin.get(letter) ?? letter).join(""));
}
