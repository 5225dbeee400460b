/** How people in firms speak of leases, supplies, software, loans and what a contract does: added to their concepts. */
export const PLAIN_BUSINESS = `
# Leases of premises
break_right < early_termination | break clause; break right; break option; break date; break notice; right to break; break early; break the lease; break the tenancy; break it early; exercise the break; conditions of the break; get out of the lease; out of the lease early; walk away from the lease | досрочный выход; право досрочного выхода; выйти из аренды раньше | хугацаанаас өмнө гарах эрх; түрээсээс эрт гарах
rent_review < price_change rent_payment | rent review; review of the rent; review date; reviewed rent; rent is reviewed; rent be reviewed; rent shall be reviewed; market rent; open market rent; rent goes up; rent go up; raise the rent; put the rent up; put up the rent; rent increase; upwards only; passing rent | пересмотр арендной платы; пересмотр платы; повысить аренду; повышение арендной платы | түрээсийн төлбөрийг нэмэх; түрээсийн төлбөр нэмэгдэх
decoration < repair | decorate; decorates; decorated; decorating; decoration; redecorate; redecoration; paint the; paint it; painted; painting the; repaint; repainting; lick of paint; exterior; paint the outside; paint the inside | покрасить; перекрасить; косметический ремонт; отделка | будах; засал чимэглэл
tenure_protection < law | security of tenure; inside the act; outside the act; under the act; contracted out; contracting out; protected tenancy; landlord and tenant act; statutory protection; warning notice; statutory declaration | защита арендатора по закону | түрээслэгчийн хуулийн хамгаалалт
eviction | forfeit; forfeits; forfeiture; forfeit the lease; right of re-entry; retake possession; take back possession; take back the premises; throw them out; kick them out | |
late_payment | unpaid; is unpaid; remains unpaid; after becoming due; in arrear; rent is late; pays the rent late; not received within; late sums; overdue rent | |
sublease | underlet; underlets; underletting; underlease; underleases; sub-let; let part of it; let out part; let part of | |
leak < damage_thing | leak; leaks; leaking; leakage; drip; drips; dripping; water coming in; water coming through; lets in water | протечка; протекает; протекать; подтекает; течь крыши | дусаал; дусах; ус алдах; гоожих
# Who owns what was made
ip_ownership | own the software; owns the software; owns the app; own the app; own the website; owns the website; own the source code; owns the source; property rights in; rights in the software; rights in the work; rights in the results; rights pass; rights vest; retains ownership; retains all right; keeps all rights; keep all rights; hereby assigns; right, title and interest | |
# Renewing and ending
non_renewal | stop it renewing; stop it from renewing; stop renewal; stop auto-renewal; stop the auto-renewal; prevent renewal; prevent it renewing; prevent it from renewing; don't want to renew; do not want to renew; not going on; not carry on; don't want to continue; not wish to renew; does not wish to renew; wish to renew; unless either party gives; unless one of the parties gives; let it lapse; let it expire; cancel the renewal; avoid renewal; avoid the renewal | |
survival | carries on after; still applies after; still apply after; continue after the end; continues after the end; continue after termination; continue after it ends; stay in force after; bind us after; outlast; outlasts; remain binding after; applies after the end | |
termination_for_convenience | back out for nothing; pull out; pulls out; drop me; drops me; drop us; drops us; changed its mind; changes its mind; pull the plug; simply prefers; walk away for no reason | |
termination_for_breach | cut me off; cut us off; cuts us off; boot us | |
consequences_of_termination | what happens when it ends; after it ends; once it ends; when it is over | |
# Notices and silence
notice | serve notice; serve the notice; serve a notice; serve it; service of notice; service of that notice; serve the break notice; deemed served | |
silence | ghost; ghosting; ghosted; goes quiet; nobody answers; no one answers; no answer; no reply; never replied; doesn't reply; said nothing; say nothing; says nothing; stay silent; staying silent; stays silent; does not object; do not object; has not objected; no response | |
deemed_consent | deemed accepted; deemed acceptance; deemed approved; taken to have accepted; taken to have agreed; taken to have refused; deemed to have accepted; count as consent; counts as consent; is that a yes | |
# People and services
key_person | swap the engineer; swap the lead; change the team; take off the project; replace the lead; lead engineer; lead consultant; named individual; named person; put someone else on | |
sla | uptime guarantee; uptime commitment; guaranteed uptime; availability target; monthly availability | |
user_account | log-ins; log-in; logins; login; seats; seat; named users; named user; authorised users; authorised user | |
electrical_work | sparky; sparkies; sparks; electrician; electricians | |
suspension | down tools; downs tools; pause the work; pause work; stop work; stop the work; stop the services; suspend work; suspend the services | |
company_property | lap top; laptop; laptops; hand back the laptop; give back the laptop; hand back the kit; return the kit; issued equipment | |
pension < social_contributions | pension; pensions; pension plan; pension scheme; workplace pension; retirement plan; superannuation; 401k | пенсия; пенсионный план; пенсионный взнос | тэтгэвэр; тэтгэврийн сан
signing | put their name; puts their name; put her name; put his name; put their signature; put a signature; signs for; signed for; sign for; signed on behalf; duly authorised; in what capacity; authorised signatory | |
# Passing the contract on
assignment | take the contract over; take over the contract; takes over the contract; hand it on; hand the lease to; hand over the contract; pass the contract; pass it to; passes it to; take over its business; takes over its business; buyer take over; anyone who buys | |
change_of_control | somebody buys; someone buys; gets bought; get bought; bought out by; taken over; takeover; new owner; new owners; change in control | |
# Money
non_payment | cough up; coughs up; won't pay; will not pay; doesn't pay; stops paying; stop paying; stump up; fails to pay; fail to pay; fails to contribute; does not contribute; default in payment | |
order_of_payments | knocked off first; comes off first; come off first; paid off first; goes towards first; applied first; not enough to cover | |
conditions_precedent < condition | condition precedent; conditions precedent; before we can draw; before we draw; must happen before; has to happen before; have to happen before; drawdown; draw down; first drawing; first drawdown | отлагательное условие; до выдачи; предварительные условия | урьдчилсан нөхцөл; олгохын өмнө
early_repayment | call in the loan; call it in; pull the loan; pull the credit; pull the facility; repayable on demand; on demand | |
minimum | smallest number; smallest amount; least we have to; least we must; fewest; minimum spend; minimum charge; minimum number | |
price_increase | fee go up; fees go up; charges go up; charge more; charge us more; may be increased; be increased; may increase the; hike; hikes | |
liquidated_damages | LDs; LD; delay damages; damages for delay | |
`;
