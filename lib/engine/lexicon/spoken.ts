/** What people say when they speak: added to concepts of the other files. Format: see `concepts.ts`. */
export const SPOKEN = `
theft | nick; nicked; pinched; swiped; robbed; burgled; burglary; break-in; walk off with; go missing | украли; спереть; спёрли; стащить; утащить; увели; обчистить; обокрасть; взлом; пропажа | хулгайлах; хулгай; алга болох; дээрэм; эвдэж орох
kick_out | boot out; give the boot; chuck out; show the door; send packing; turf out | выставить за дверь; попереть; указать на дверь; вытурить | гаргаж шидэх; явуулах
dismissal | fire; fired; sack; sacked; let go; lay off; laid off; axe; give the boot; lose my job; made redundant | уволить; уволят; выгнать с работы; вышвырнуть; сократить; сокращение; попросить с работы | халах; ажлаас гаргах; ажлаас халах; орон тоо цомхотгох; цомхотгол
resignation | hand in my notice; jack it in; pack it in; quit my job; walk out; leave the job; give in my notice | уволиться; уйти с работы; написать заявление; по собственному; свалить с работы | ажлаас гарах; өргөдөл өгөх; өөрийн хүсэлтээр
walk_away | bail out; pull the plug; chicken out; wriggle out; ditch; dump; get out of this; call it quits; jump ship; drop out; opt out; cut ties; be done with | свалить; свернуть; завязать; выйти из игры; послать; закруглиться; избавиться от договора | больчих; гараад явах; хаяад явах; больё гэвэл
liability | on the hook; carry the can; take the rap; take the blame; pick up the pieces; land in trouble; our problem; their problem | крайний; отдуваться; отвечать головой; чья проблема; на ком висит; спросят с нас | хэний буруу; хэн хариуцах; хариуцаж үлдэх; толгойгоороо хариуцах
pay_everyday | cough up; fork out; shell out; stump up; splash out; chip in; foot the bill; pick up the tab; out of pocket; pick up the bill; fund | раскошелиться; отстегнуть; отвалить; выложить; скинуться; платить из своего кармана; башлять; оплачивает | мөнгө гаргах; халааснаасаа; хармааннаас; мөнгөө төлөх; зардлыг даах
contractual_penalty | slap; dock; docked; sting; stung; whack; hit with; ding; hefty; cost us | впаять; влепить; содрать; попасть на деньги; влететь; слупить; накажут рублём | торгох; торгуулах; суутгуулах; мөнгө хасуулах
price_increase | hike; jack up; bump up; put up the price; ramp up; crank up; more expensive; dearer; charge more | поднимут цену; задрать; накрутить; подорожает; дороже; взвинтить | үнэ нэмэх; үнээ өсгөх; үнэ өсөх; үнэтэй болох
price_concession | knock off; knock down; cheaper; money off; break on the price; better deal; haggle; freebie | скинуть; сбросить цену; дешевле; уступить в цене; поторговаться; скидочка | үнэ буулгах; хямдруулах; хямд; үнээ хасах
fault | screw up; mess up; botch; cock up; slip up; drop the ball; blow it; goof; foul up; whose fault | накосячить; косяк; облажаться; напортачить; прошляпить; проморгать; чей косяк; сами виноваты | алдаа гаргах; буруутах; балласан; будлих; хэний алдаа
damage_thing | trash; trashed; smash up; wreck; bust; busted; vandalise; vandalism; dent; scratch; stain; spill; ding; prang; write off | раздолбать; грохнуть; угробить; расколошматить; поцарапать; царапина; вмятина; залить; пятно; разнести | эвдэх; хугалах; сэвтэх; зурах; зураас; хонхойх; будах; толбо; асгах
breakdown | conk out; pack up; packed up; on the blink; go wrong; stop working; go kaput; play up; act up; dead; give up the ghost | накрыться; сдохнуть; заглохнуть; полететь; встать; глючить; не фурычит; не работает | ажиллахгүй болох; гацах; зогсчихвол; эвдэрчихвэл; унтарчихвал
bug_fix | glitch; bug; fix; patch; crash; freeze; hang; error; not working; broken feature | глюк; баг; ошибка; вылетает; тормозит; зависает; пофиксить; починить | алдаа; гацаа; засах; унах; гацалт
sla | uptime; downtime; outage; go down; goes down; offline; unavailable; system was down; availability | простой системы; аптайм; лежит; упал сервер; недоступен; доступность; сбой; отключился | систем унах; ажиллахгүй байх; тасалдал; хүртээмж; доголдол; саатал
service_credit | credit; credits; money off for downtime; compensation for downtime | компенсация за простой; кредиты за простой; вернут за простой | нөхөн олговор; доголдлын нөхөн төлбөр
repair | sort out; put right; fix up; mend; patch up; touch up; make good; see to | починить; залатать; привести в порядок; исправить; подлатать; отремонтировать | засах; янзлах; засуулах; янзлуулах; сэлбэх
defect | dud; lemon; wonky; shoddy; dodgy; snag; snags; snagging; crack; leak; damp; mould; substandard; rotten; spoilt; spoiled; not up to scratch; rubbish | брак; бракованный; халтура; кривой; тяп-ляп; протечка; течёт; плесень; сырость; гнилой; тухлый; некондиция | муу хийсэн; гологдол; чанаргүй; ялзарсан; муудсан; хөгц; чийг; ан цав; гоожих
complaint | gripe; moan; grumble; kick up a fuss; complain; feedback; not happy; unhappy | жалоба; жаловаться; пожаловаться; возмущаться; недоволен; претензия | гомдол; гомдоллох; сэтгэл дундуур; дургүйцэх
refusal | turn down; say no; veto; knock back; thumbs down; turn away; not accept; reject; bounce | дать от ворот поворот; зарубить; не принять; завернуть; сказать нет; отшить | үгүй гэх; татгалзах; буцаах; хүлээж авахгүй
consent | green light; thumbs up; nod; say-so; sign off; okay it; give the ok; rubber-stamp; clear it with; run it by | дать добро; добро; отмашка; зелёный свет; кивнуть; с разрешения; спросить разрешения | толгой дохих; зөвшөөрөл авах; ногоон гэрэл; асууж байж
allowed | fine to; is it ok; get away with; no problem | нормально ли; не против; прокатит; имею ли право | асуудалгүй
silence | ghost; ghosting; ghosted; go quiet; radio silence; not get back; ignore; not hear back; no word | пропал; игнорит; морозится; не отвечает; не выходит на связь; отмалчиваться; ни ответа | таг чиг; алга болох; хариу өгөхгүй; дуугүй; хариу байхгүй
late | drag its feet; run over; overrun; slip; drag on; behind time; hold-up; holdup; keep us waiting; not in time | тянуть резину; затягивать; волынить; проволочка; не успеть; не успевать; опаздывает; затянулось | удаах; чирэх; амжихгүй; саатуулах; сунжрах; хугацаандаа амжихгүй
immediately | asap; right now; on the spot; pronto; there and then; without notice; overnight; straight off | срочно; прямо сейчас; в момент; немедля; с ходу; одним днём | яг одоо; шууд; тэр дороо; нэг өдрийн дотор
postponement | push back; rain check; put back; move the date; reschedule; shift the date; another day; swap the date | перенести; сдвинуть; передвинуть; отодвинуть; на другой день; поменять дату | хойшлуулах; хойш тавих; өдрөө солих; өөр өдөр
cure_period | grace; grace period; wiggle room; leeway; last chance; second chance; time to fix; time to put it right | дать время исправить; последний шанс; отсрочка; время на исправление | засах хугацаа; засах боломж; хугацаа өгөх
initial_term | tied in; locked in; stuck; trapped; tie-in; lock-in; minimum stay; have to stay | привязан; застрять; минималка; обязаны оставаться | баригдах; гарч чадахгүй; доод хугацаа
renewal | carry on; roll on; keep going; another year; go again; same again; sign up again; top-up | ещё на год; заново; дальше продолжить; на второй срок | дахиад; дахин нэг жил; үргэлжлүүлэх
auto_renewal | roll over by itself; renew itself; carry on by itself; by default; kick in again | сам продлится; само собой; по умолчанию; автоматом | өөрөө; автоматаар; аяндаа
prepayment | up front; upfront; up-front; down payment; downpayment; pay first; before you start | вперёд; деньги вперёд; предоплата; задаток; сначала деньги | урьдаад; эхлээд төлөх; урьдчилгаа; түрүүлж төлөх
security_deposit | deposit; bond; caution money; money held back; holding deposit | залог; депозит; обеспечительный | барьцаа; барьцаа мөнгө
retention_money | hold back; held back; keep back; retained; retention | удержанная часть; придержать; гарантийное удержание | үлдээсэн мөнгө; барьж үлдэх; суутгасан
arrears | owe; owed; owing; behind with; behind on; short; unpaid; tick; slate | задолжать; должок; долг; висит долг; недоплатить; не заплатил | өртэй; өр; төлөөгүй; төлж амжаагүй
money_everyday | dough; grand; kitty; pot; nest egg; lump sum; payout; windfall | бабло; лавэ; капуста; баксы; косарь; штука; лям | мөнгө; бэлэн мөнгө; сая
salary | pay; paycheck; paycheque; payslip; wages; take-home; earn; earnings; make a month | зарплата; получка; оклад; зп; получать в месяц; на руки; заработок | цалин; цалингаа; авах цалин; гар дээр
bonus | perk; perks; thirteenth month; on top of pay; extra pay | премия; премиальные; тринадцатая; бонусы; плюшки | шагнал; урамшуулал; нэмэгдэл
leave | time off; days off; pto; vacation; hols; holidays; break; annual leave | отпуск; отгул; выходные; отдохнуть; отпускные | амралт; чөлөө; амрах; ээлжийн амралт
moonlighting | side job; side gig; side hustle; gig; second job; on the side; moonlight; other work; freelance; extra work; work elsewhere | подработка; подрабатывать; халтурить; шабашка; вторая работа; на стороне; левак; фриланс | хажуугаар; нэмэлт ажил; давхар ажил; өөр ажил; гадуур ажил
place_of_work | work from home; wfh; remote; remotely; telework; home office; hybrid; in the office | удалёнка; удалённо; из дома; на дому; из офиса | гэрээсээ; зайнаас; зайнаас ажиллах; оффисоос
work_time_everyday < working_time | shift; rota; hours; clock in; clock off; start time; finish time | смена; график; часы; во сколько | ээлж; цаг; цагийн хуваарь
employer | boss; gaffer; manager; supervisor; line manager; report to; in charge | босс; шеф; начальник; руководитель; начальство | дарга; захирал; удирдлага
employee | staff; crew; team; worker; people; workmate; colleague | персонал; сотрудники; команда; люди; рабочие | ажилчид; ажилтнууд; баг; хамт олон
non_solicitation | poach; poaching; headhunt; lure; steal our people; nick our staff; hire our people | переманить; переманивать; увести людей; сманить | уруу татах; ажилтныг авах; хүн булаах
compete_everyday | set up shop; rival; same line of work; go it alone; start my own; work for the other side | открыть своё; свой бизнес; к конкурентам; то же самое | өөрөө бизнес; ижил бизнес; өрсөлдөгч; өрсөлдөх
reputation | badmouth; slag off; trash; bad review; slate; run down; say bad things; post about | поливать грязью; плохой отзыв; очернить; хаять; писать гадости | муулах; муу сэтгэгдэл; нэр хүнд; муу бичих
leak_of_secrets | spill; blab; spill the beans; gossip; talk; let slip; give away; tell people | слить; проболтаться; разболтать; растрепать; трепаться; сболтнуть | задруулах; ярих; чалчих; дэлгэх; хэлчих
secret | mum; hush-hush; keep it quiet; private; under wraps; off the record | держать язык за зубами; по секрету; молчок; не для посторонних | нууц; дуугүй байх; чимээгүй
reporting | update; updates; keep posted; keep informed; status; check in | держать в курсе; отчёт; отчитываться | тайлан; мэдээлэл; тайлагнах
oversight | snoop; spy; check up on; look over the shoulder; drop in; camera; cctv; monitor; track | подглядывать; следить; камеры; контролировать; нагрянуть с проверкой | камер; хянах; шалгах; ажиглах
access_entry | let in; come in; pop in; barge in; drop by; turn up; walk in; get in | зайти; войти; впустить; вломиться; заявиться; прийти без предупреждения | орж ирэх; оруулах; ирэх; нэвтрэх
move_in | move in; moving in; moving day; get the keys; moving-in day | заехать; въехать; заселиться; получить ключи | нүүж орох; орох; түлхүүр авах
move_out | move out; moving out; leave the flat; clear out; vacate; hand the keys back | съехать; выехать; освободить; выселиться; сдать ключи | гарах; нүүж гарах; суллах; чөлөөлөх
sublease | airbnb; let it out; rent it out; short let; short-stay; holiday let; put it on airbnb; lodger | посуточно; пересдать; подселить; сдать другому; пустить жильца | дамжуулж түрээслэх; хоногоор; өөр хүнд түрээслүүлэх
visitor | mate; pal; crash; stay over; sleep over; kip; overnight guest; flatmate; roommate; housemate; put up a friend | переночевать; пожить; погостить; ночёвка; вписать; сожитель; приятель | хонох; хонуулах; найз; хамт амьдрах
pets | pooch; puppy; pup; mutt; kitten; kitty; moggy; hamster; parrot; dog; cat | пёс; псина; щенок; котёнок; котик; хомяк; попугай; кошак | гөлөг; нохой; муур; зулзага
alteration | hang pictures; drill; nail; paint; repaint; redecorate; put up shelves; knock through; do up | сверлить; прибить; перекрасить; повесить полку; снести стену; переделать | өрөмдөх; хадаас; будах; тавиур; хана нураах; өөрчлөх
cleaning | tidy; mop; hoover; scrub; spotless; leave it clean | прибрать; убраться; отмыть; чистота; уборка | цэвэрлэх; угаах; цэвэр
insurance | cover; covered; policy; payout; insurance excess; deductible; insured | страховка; застрахован; полис; франшиза; страховая выплата | даатгал; даатгуулах; даатгалтай
refund | money back; get it back; refund; reimburse; give the money back; see our money again | вернуть деньги; деньги назад; возврат денег; отбить деньги | мөнгөө буцааж авах; буцаан олголт; мөнгө буцаах
return_goods | send back; bring back; take back; return it; swap; exchange | сдать обратно; вернуть товар; обменять; отослать назад | буцаах; солих; буцааж өгөх
replacement_person | swap; stand-in; fill in; cover for; step in; replacement; sub | заменить; подменить; на замену; вместо него | орлох; солих; орлон; оронд нь
order_cancel | scrap; call off; cancel the order; change my mind; pull the order | отменить заказ; передумать; снять заказ | захиалга цуцлах; болих; бодлоо өөрчлөх
attendance | no-show; no show; not turn up; turn up; headcount; turnout; numbers; how many people | не прийти; не явиться; неявка; сколько человек; число гостей | ирэхгүй; хүний тоо; хэдэн хүн
delivery | drop off; ship; send out; dispatch; arrive; turn up; bring over; get here | привезти; завезти; прийти; отгрузить; придёт; дойдёт | хүргэх; авчрах; ирэх; илгээх
storage | stash; stow; keep; store; leave with you | держать; сложить; оставить на хранение; лежать | тавих; хадгалах; үлдээх
loss_thing | lose; lost; mislay; go missing; disappear; vanish | потерять; пропасть; исчезнуть; посеять; недостача | алдах; алга болох; гээх; үгүй болох
quantity | how many; amount; volume; number of; headcount | сколько штук; количество; объём | хэдэн ширхэг; тоо; хэмжээ
data_return | grab our data; get our data out; export; download; pull out the data; take our data with us | выгрузить; скачать; забрать данные; экспорт | өгөгдлөө авах; татах; гаргаж авах; экспортлох
user_account | login; log-in; log in; password; account; seat; seats | логин; вход; пароль; учётка; аккаунт | нэвтрэх; нууц үг; бүртгэл; хэрэглэгч
data_breach | hack; hacked; hacker; leak; breach; get out; stolen data | взломать; хакнуть; хакеры; утечка; слив; утекли | хакердах; хакер; алдагдах; задрах
ip_ownership | who owns; own; owner; belongs to; whose is it; keep the rights | чьё; кому принадлежит; чей; владелец; за кем права | хэнийх; эзэн; өмчлөх; хэнд хамаарах
publicity | portfolio; show off; post; instagram; facebook; social media; case study; boast; brag; name us | портфолио; похвастаться; выложить; инстаграм; соцсети; показать в кейсах | портфолио; нийтлэх; пост; фэйсбүүк; инстаграм
revision_round | tweak; tweaks; redo; re-do; changes; another go; go back and forth; revise; round | правки; переделать; доделать; круг правок; ещё раз | засвар; дахин хийх; засуулах; өөрчлүүлэх
scope_of_work | what do they do; what do we get; included; not included; extra; on top | что входит; что делают; входит ли; сверх | юу хийх; юу багтах; багтсан; ордог
subcontracting | farm out; hand off; outsource; get someone in; bring in someone; pass the work on | спихнуть; отдать на сторону; нанять других; подключить других | өөр хүнээр хийлгэх; гадны хүн; бусдаар
dispute_resolution | fight it out; take to court; sue; lawyer up; fall out; row; bust-up; settle | судиться; разборки; подать в суд; разругаться; разбираться | шүүхдэх; маргалдах; заргалдах
negotiation | talk it over; sit down; hash it out; iron out; work it out | сесть за стол; обсудить; порешать; договориться | ярилцах; тохирох; хэлэлцэх
minimum_amount | at least; minimum spend; no less than; lowest | минималка; как минимум; не меньше | наад зах нь; дор хаяж; багадаа
maximum_amount | at most; max; tops; ceiling; cap; no more than | максимум; потолок; не больше | дээд тал нь; ихдээ; хамгийн ихдээ
share | cut; slice; stake; split; rake-off; piece; halves; fifty-fifty | доля; кусок; пополам; пай; процент | хувь; хуваах; тал тал; хувь нийлүүлэх
vehicle | motor; wheels; van; lorry; truck; pickup; ride | тачка; фура; грузовик; пикап; колёса | машин; тэрэг; ачааны машин; унаа
signing | sign; signed up; put pen to paper; initial; autograph; signed on the dotted line | расписаться; подмахнуть; подписать | гарын үсэг; зурах
delivery | send; sent; sending; send out | прислать; присылать; отправить; отправлять; послать | илгээх; явуулах
tell | send a letter; send an email; heads-up; a heads-up | прислать; написать; отписаться | илгээх; мэдэгдэл
dispute_everyday | spat; bust-up; fall-out; falling-out | ругань; разборки; тяжба | хэрүүл; муудалцах
invention | idea; ideas; improvement | идея; рацпредложение; придумать | санаа; шинэ санаа; зохион бүтээх
exception | excuse; excused; let off; lifted; escape | отмазка; спасет; освободят | чөлөөлөгдөх; хамаарахгүй
increase | climb; jump; goes up; went up; pricier | вырастет; вырастут; поднимут; поднимет; подорожает; вырасти | өсөх; нэмчих
penalty | ding us; nail us; clobber | сдерут; содрать; грозит; грозить; накажут; влетит; попадет | торгуулах; шийтгэх
accrual | pile up; rack up; tick up | набежит; накапает; капать; набегать | хуримтлагдах
give_back | send it back; let us have it back | вернут; вернет; отдадут; отдаст | буцаачих; эргүүлж өгөх
walk_away | goodbye; say goodbye; leave halfway | уйдет; уйду; уйдем; ухожу; уходить; уход | явчих; болих; гарчих
`;
