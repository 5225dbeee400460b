/**
 * Words that show the purpose of a day: `cue | English | Russian | Mongolian`. `*` stands for any ending; a phrase is
 * matched word by word. Lower case, е for ё.
 */
export const CUE_WORDS = `
sign | sign*; execut*; counterpart* | подпис*; заключ* | гарын үсэг*; байгуул*; зурсн*; зурсан
dated | dated; made; entered into; date of this | дата; датирован*; от | огноо; өдрийн; тоот
day | date; day | дата; дату; даты; дате; день; дня; дню | өдөр; өдрийн; өдрөөс; огноо
thisContract | this agreement; this contract; this lease; this deed; of agreement; of contract; this tenancy | настоящ*; договор; договора; соглашения; контракта; соглашение; контракт | энэхүү гэрээ*; гэрээ; гэрээг; гэрээний; гэрээнд
effect | effective; effect; force; commenc*; start*; begin*; beginning; go live; go-live; go - live; first day; from and including | вступ*; начал*; начин*; начать; действует с; распростран* | хүчин төгөлдөр*; эхэл*; эхл*; хүчинтэй болж; өдрөөс хүчинтэй; үйлчилж
until | until; till; through; up to; ends; ending; expir*; conclud*; comes to an end; end date; last day; runs out; valid to; runs to; to | по; истека*; оконч*; прекращ*; заканч*; заверша*; последний день; включительно | хүртэл; хүртэлх; дуус*; дуустал; дуусгавар; сүүлийн өдөр; эцсийн өдөр
deadline | by; before; later than; on or before; latest; deadline; within | до; не позднее; позднее; в срок; в течение | дотор; өмнө; хоцрохгүй; багтаан
after | after; following; from; since; as of; onwards | с; со; после; начиная; от | хойш; эхлэн; наас; нээс; аас; ээс; ноос; нөөс; өдрөөс; дараа
pay | pay*; payment*; paid; instalment*; installment*; fee; fees; rent; deposit; invoice*; advance; due; payable; salary; interest; royalt*; refund*; repay*; contribut*; collected; debit | плат*; оплат*; уплат*; выплат*; аванс*; предоплат*; взнос*; перечис*; вознагражд*; возвращ*; возврат*; долг*; погаш*; внос* | төл*; хөлс*; урьдчилгаа*; шилжүүл*; хураамж*; хүү*; цалин*; барьцаа*; буцаа*; дүнг*
money | $; €; £; ₮; %; usd; eur; gbp; sgd; mnt; vat; per cent; percent; pounds; dollars | руб*; процент*; тенге; тугрик*; юан*; доллар*; евро; ндс; ₽; ₸ | төгрөг*; юан*; евро*; рубл*; хувь*; хувийг; ам доллар*; нөат*
deliver | deliver*; hand over; handover; handed; suppl*; ship*; install*; complet*; accept*; return*; go live; launch; milestone*; finish*; possession | постав*; переда*; сда*; сдач*; выполн*; заверш*; отгру*; принят*; прием*; монтаж*; этап*; вывез* | нийлүүл*; хүлээлгэ*; хүлээн; дуусга*; гүйцэтг*; хүргэ*; тушаа*; суурилуул*; үе шат*; ашиглалт*
submit | report*; send*; provid*; submit*; show*; prove*; proof; accounts; budget; give; evidence; certificate; examin*; replac* | отчет*; представ*; направ*; предостав*; справк*; заключени*; акт; акта; сверк*; график* | тайлан*; ирүүл*; илгээ*; гаргаж; танилцуул*; батлуул*; төлөвлөгөө*; акт; гэрчилгээ*; баталгаа; хүргүүл*
option | option*; may; right; entitled; elect*; choose; buy; purchase; discount; reduce; can; lapse*; lost | вправе; право; права; может; могут; опцион*; выкуп*; скидк*; допускается | эрхтэй; эрх; болно; болох; боломжтой; сонгож; хөнгөлөлт*; худалдаж
terminate | terminat*; cancel*; withdraw*; leave; early; end the; stop; walk away; get out; leaving; quit; pull out; call it off; end it; end this; bring the; break date; opt out; to a close; may end; can end; end employment | растор*; отказ*; выйти; прекратить; досрочн*; выход*; остановить договор; закончить договор; уйти; уход*; прекращ*; уволит*; увольнен* | цуцл*; цуцал*; болих; боливол; татгалз*; гэрээнээс гар*; болиул*; ажлаас гар*; ажлаасаа гар*; зогсоо*; дуусгавар болго*
renew | renew*; extend*; extension*; prolong*; carries on; further term; further period; roll* over; rollover; keep it going; another term; one more; carry on; goes on; go on; month by month; month to month; year to year; continue automatically; continues automatically; carried into | продл*; пролонг*; продолжает действовать; возобновл*; еще на | сунг*; сунгагд*; үргэлжил*; үргэлжлүүл*; гэрээг шинэчил*; дахин
notice | notice*; notif*; tell*; inform*; ask*; request*; warning; ahead; in advance; letting | уведом*; извещ*; предупр*; сообщ*; заявк*; заявлен*; заблаговременно; сказав; написав | мэдэгд*; анхааруул*; хүсэлт*; хүсвэл; хэлж; хэлэх; урьдчилан
term | term; period; duration; fixed term | срок*; период* | хугацаа; хугацааг; хугацаанд; хугацааны; хугацаатай
contract | agreement*; contract*; lease; tenancy; deed; licen*; hire; membership; engagement; employment; placement | договор*; соглашен*; контракт*; аренда | гэрээ*
authority | power of attorney; attorney; proxy; authorit*; acting by | доверенн*; устав*; в лице; действующ* | итгэмжл*; төлөөл*; дүрэм*
law | act; law; code; regulation*; decree; order of; statut* | закон*; кодекс*; приказ*; постановл*; указ*; гк; фз | хууль; хуулийн; тогтоол*; тушаал*; журам*; зүйл*
register | regist*; certificat*; passport*; born; birth; permit*; identity; license*; licence* | регистра*; свидетел*; паспорт*; рожд*; лиценз*; выдан*; егрн; инн; огрн; кадастр* | бүртгэл*; гэрчилгээ*; зөвшөөрөл*; зөвшөөрлийг; паспорт*; төрсөн; олгосон; дугаар*
insurance | insur*; policy; cover | полис*; страх*; застрах* | даатгал*; даатгуул*
security | guarantee*; bond; surety; collateral; mortgage* | гаранти*; поручит*; залог*; ипотек* | баталгаа*; батлан*; барьцаа*
former | earlier; previous*; former*; replaces; supersed*; memorandum; offer; proposal; quotation; letter; minutes; tender; visit; trial; draft; version; heads of terms | прежн*; ранее; замен*; протокол*; предложен*; письм*; переговор*; тендер*; редакц*; версия | өмнөх; хуучин; урилга*; протокол*; тендер*; үнийн санал; уулзалт*; хувилбар*; тэмдэглэл*
annex | annex*; schedule*; exhibit*; appendix; attachment*; order form | прилож*; спецификац*; заявк* | хавсралт*; захиалг*
numbered | no; number; №; # | номер*; №; серии | тоот; дугаартай; дугаар; №
past | was; were; had; been; already; last; issued; expired; present; current | был; была; было; были; выдан*; исполнен*; состоял*; уже; имеющ*; проведен* | байсан; олгосон; гарсан; хийсэн; батлагдсан; баталсан; орсон; авсан; одоогийн; байгуулсан
must | shall; must; will; is to; are to; undertake*; agree* | обяз*; долж*; обязуется | ёстой; үүрэгтэй; үүрэг
not | not; no; never; nor; neither | не; нет; ни; нельзя; без | хэрэглэхгүй; болохгүй; үгүй; гүй; биш; өгөхгүй; нэмэхгүй; гаргахгүй
price | price*; rate; rates; index*; increase*; raise*; charges | цен*; индекс*; тариф*; повыш*; ставк* | үнэ*; үнийг; нэмэх*; тариф*; өөрчл*; инфляц*
secret | confiden*; secre*; disclos* | конфид*; тайн*; разглаш* | нууц*
valid | valid*; runs; holds; last*; lasts; continues; remain* | действ*; действител*; сохраня* | хүчинтэй; үйлчил*; хүчин
each | each; every; annual*; yearly; monthly; quarterly; anniversary; once a | кажд*; ежегод*; ежемес*; ежекварт* | бүр; бүрийн; тутам; жилд
probation | probation* | испыт* | туршил*
when | if; provided; unless; where; whether; when; until such | если; при условии; в случае; когда | бол; хэрэв; тохиолдолд; нөхцөл*
first | first; initial; one off; once | перв*; начальн*; единоврем* | эхний; анхны; нэгдүгээр; нэг удаа
change | becomes; become; instead; now read*; changed; variation; amend* | замен*; изложить; вместо; изменен* | болгов; гэснийг; оронд; өөрчлөв; болгож; өөрчлөлт*
most | not more; no more; not longer; no longer than; not exceed*; at most; maximum; up to | не более; не дольше; не свыше; максимум; не превыша* | илүүгүй; хэтрэхгүй; дээшгүй; хүртэлх
least | at least; not less; no less; not fewer; no fewer; minimum | не менее; не меньше; минимум | доошгүй; багагүй
breach | breach*; fail*; default*; delay*; late; insolven* | наруш*; неисполн*; просроч*; задерж* | зөрч*; биелүүлээгүй; хоцор*; хэтэр*
anyReason | without cause; without reason; convenience; any reason; any time; at will; either party may; either side may; whenever; no reason; at its choice; at any moment; either of us; either side; either party | без причин*; любой момент; любое время; немотивир*; односторон*; без объясн*; каждая сторона вправе; любая сторона вправе; по желанию; когда угодно; в любой день; без указания; по собственному желанию | шалтгаангүй*; шалтгаан заахгүй*; хэдийд ч; хүссэн үед; аль нэг тал; санаачилгаар; хүссэн үедээ; хэзээ ч; өөрийн санаачилгаар
byItself | automatic*; itself; successive; further; roll* | автоматич*; сам; тот же срок; очередн* | автоматаар; өөрөө; тухай бүр
agreed | mutual*; both; jointly; written agreement; signed writing; in writing; by agreement; if we both; both agree | по соглашен*; согласи*; допсоглаш*; дополнительн* соглашен*; письменно; по просьбе; обоюдн* | харилцан; тохирол*; тохирсон; зөвшөөр*; хоёр тал; бичгээр; зөвшилц*
notBefore | not before; no earlier; not earlier; no sooner; earliest; not prior; never before | не ранее; не раньше; ранее чем; не прежде | эрт бус; өмнө бус; өмнө үйлчлэхгүй; өмнө хүчин
stays | unchanged; fixed; frozen; stay; stays; hold; held; locked; don't move; doesn't change; not change; not rise | не меня*; неизменн*; фиксир*; не повыша*; не раст*; не пересматрива* | тогтмол; хэвээр; өөрчлөгдөхгүй; нэмэхгүй; нэмэгдэхгүй; нэмэгдүүлэхгүй
exclusive | exclusiv*; sole; nobody else; no one else | исключительн*; эксклюзив* | онцгой; дагнан; дангаар; өөр
goods | goods; product; products; stock; batch*; shelf life; best before; use by; perishable*; unsold | товар*; годности; продукци* | бараа*; бүтээгдэхүүн*; хадгалах хугацаа; борлогдоогүй
event | takes place; take place; is held; are held; visit*; festival; tasting; rehears*; performance; course; training | состоит*; состоятся; пройдет; проходит; проводит*; дегустац*; обучени* | зохион; явагдана; болно; айлчл*; наадам; сургалт*
season | season*; winter; summer; holiday*; event; opening; opens; conference; visit*; works | сезон*; мероприят*; откры*; праздник*; рейс*; работ* | улирал*; арга хэмжээ*; нээлт*; баяр*; хичээл*; сургалт*; ажил; ажлыг
party | landlord; tenant; buyer; seller; supplier; customer; client; vendor; contractor; employer; employee; lender; borrower; hirer; owner; franchis*; licens*; party; parties; you; we | заказчик*; исполнител*; подрядчик*; покупател*; продав*; поставщик*; арендатор*; арендодател*; займодав*; заемщик*; сторон*; лиценз*; перевозчик*; комитент*; комиссионер*; агент*; принципал* | захиалагч*; гүйцэтгэгч*; худалдан авагч*; нийлүүлэгч*; түрээслэгч*; түрээслүүлэгч*; зээлдэгч*; зээлдүүлэгч*; ажилтан*; ажил олгогч*; тал; талууд*; аль нэг*
`;
