/** Notice letters for tests: small contracts in three languages, read as uploads are, and what callers get. */
import { expect, onTestFinished, vi } from "vitest";
import { GET as listDeadlines } from "@/app/api/contracts/[contractId]/deadlines/route";
import { GET as draft } from "@/app/api/contracts/[contractId]/notices/draft/route";
import { GET as file } from "@/app/api/contracts/[contractId]/notices/[noticeId]/file/route";
import { POST as proofs } from "@/app/api/contracts/[contractId]/notices/[noticeId]/proofs/route";
import { GET as one } from "@/app/api/contracts/[contractId]/notices/[noticeId]/route";
import { POST as send } from "@/app/api/contracts/[contractId]/notices/[noticeId]/send/route";
import { GET as list, POST as finish } from "@/app/api/contracts/[contractId]/notices/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { analyzeContract } from "@/lib/assistant/suggestions/analysis";
import { sayOurNames } from "@/lib/counterparties/ours";
import { registerParties } from "@/lib/counterparties/registering";
import { readDeadlines } from "@/lib/deadlines/reading";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import type { NoticeDraftDto, NoticeDto, NoticeFactDto } from "@/lib/notices/schema";
import { clock } from "@/lib/platform/clock";
import { call } from "../support/api";
import { createContract, type Person } from "../support/factories";

export const html = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");

const NON_RENEWAL =
  "6.2 This Agreement is renewed automatically for successive periods of one (1) year unless a Party gives the other written notice of non-renewal at least thirty (30) days before the end of the then current term.";
const NOTICES_EN = [
  "11. Notices",
  "11.1 Notices shall be in writing, in English, and sent by registered post or courier. E-mail does not count as notice.",
  "11.2 A notice sent by registered post is deemed received on the third working day after posting; a notice sent by courier is deemed received on delivery.",
  "11.3 Addresses for notices:",
  "Landlord: Chinggis Avenue 8, office 402, Ulaanbaatar 17011; e-mail: office@tuul.mn",
  "Tenant: Peace Avenue 17, Ulaanbaatar 13381; e-mail: post@altan.mn",
];
const INTRODUCTION =
  'This Lease Agreement is made on December 14, 2024 between Tuul Estate LLC, represented by its Director D. Bold acting under the Charter (the "Landlord"), and Altan Trade LLC, represented by its Director B. Sarnai acting under the Charter (the "Tenant").';

/** A lease until Dec 31, 2026 that renews itself; `more` clauses, `notices` in place of the usual ones. */
export function lease({ more = [], notices = NOTICES_EN }: { more?: string[]; notices?: string[] } = {}): string {
  return html(
    "LEASE AGREEMENT No. 112",
    INTRODUCTION,
    "6. Term",
    "6.1 This Agreement shall commence on January 1, 2025 and shall continue in full force and effect until December 31, 2026.",
    NON_RENEWAL,
    ...more,
    ...notices,
  );
}
export const RUSSIAN = html(
  "ДОГОВОР ПОСТАВКИ № 7",
  "10 января 2025 г.",
  "ООО «Вектор», именуемое в дальнейшем «Поставщик», в лице директора Иванова Ивана Ивановича, действующего на основании Устава, с одной стороны, и ООО «Заря», именуемое в дальнейшем «Покупатель», в лице директора Петровой Анны Сергеевны, действующей на основании Устава, с другой стороны, заключили настоящий договор.",
  "5. Ответственность",
  "5.1 Покупатель вправе предъявить претензию в письменной форме в течение 10 дней.",
  "8. Уведомления",
  "8.1 Уведомления направляются заказным письмом или курьером. Уведомления по электронной почте не допускаются.",
  "8.2 Уведомление, отправленное заказным письмом, считается полученным на пятый рабочий день с даты отправки.",
  "9. Адреса сторон",
  "Поставщик: ООО «Вектор», адрес: 420111, г. Казань, ул. Баумана, 5",
  "Покупатель: ООО «Заря», адрес: 115114, г. Москва, ул. Летниковская, 10",
);
export const MONGOLIAN = html(
  "ТҮРЭЭСИЙН ГЭРЭЭ",
  'Энэхүү гэрээг 2025 оны 1 дүгээр сарын 10-ны өдөр Улаанбаатар хотод нэг талаас "Туул Эстейт" ХХК (цаашид "Түрээслүүлэгч" гэх), нөгөө талаас "Алтан Худалдаа" ХХК (цаашид "Түрээслэгч" гэх) байгуулав.',
  "5. Зөрчил",
  "5.3 Тал гэрээний үүргээ зөрчсөн бол мэдэгдэл авснаас хойш 15 хоногийн дотор зөрчлийг арилгах үүрэгтэй.",
  "8. Мэдэгдэл",
  "8.1 Мэдэгдлийг бичгээр, монгол хэлээр үйлдэж, баталгаат шуудангаар эсвэл гардуулан хүргүүлнэ.",
  "8.2 Баталгаат шуудангаар илгээсэн мэдэгдлийг илгээснээс хойш ажлын 5 өдрийн дараа хүлээн авсанд тооцно.",
  "8.3 Мэдэгдэл хүргүүлэх хаяг:",
  "Түрээслүүлэгч: Улаанбаатар хот, Хан-Уул дүүрэг, Чингисийн өргөн чөлөө 8",
  "Түрээслэгч: Улаанбаатар хот, Энх тайвны өргөн чөлөө 17",
);

/** A contract that was read, its dates and its parties too; `ours` is the party that the owner is. */
export async function read(owner: Person, content: string, ours = "Altan Trade LLC"): Promise<string> {
  const { contractId } = await createContract(owner, { html: content });
  await readAgain(contractId);
  if (ours !== "") await sayOurNames(owner.actor, { counterpartyIds: [], names: [ours] });
  return contractId;
}

async function readAgain(contractId: string): Promise<void> {
  const grant = ContractGrant.forJob(contractId);
  await analyzeContract(grant, readDeadlines);
  await registerParties(grant);
}

export function setToday(day: string): void {
  vi.spyOn(clock, "now").mockReturnValue(new Date(`${day}T04:00:00Z`));
  onTestFinished(() => void vi.restoreAllMocks());
}

export const doors = { draft, file, proofs, one, send, list, finish };
type Handler = Parameters<typeof call>[0];
type Asked = { params: Record<string, string>; query?: Record<string, string>; body?: object };

export function ask(handler: Handler, who: Person | null, { params, query = {}, body }: Asked): Promise<Response> {
  const path = `/api/notices?${new URLSearchParams(query)}`;
  return call(handler, { token: who?.token, params, path, ...(body ? { method: "POST", body } : {}) });
}

async function good<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return (await answer.json()) as T;
}

export const drafted = (who: Person, contractId: string, query: Record<string, string> = {}) =>
  good<NoticeDraftDto>(ask(draft, who, { params: { contractId }, query }));
export const listed = (who: Person, contractId: string) =>
  good<NoticeDto[]>(ask(list, who, { params: { contractId } }));
export const finished = (who: Person, contractId: string, body: object) =>
  good<NoticeDto>(ask(finish, who, { params: { contractId }, body }));
export const sent = (who: Person, { contractId, id }: NoticeDto, body: object) =>
  good<NoticeDto>(ask(send, who, { params: { contractId, noticeId: id }, body }));
export const datesOf = (who: Person, contractId: string) =>
  good<DeadlineDto[]>(ask(listDeadlines, who, { params: { contractId } }));

export function fact({ facts }: Pick<NoticeDraftDto, "facts">, key: NoticeFactDto["key"]): NoticeFactDto {
  const found = facts.find((one) => one.key === key);
  if (!found) throw new Error(`no fact ${key}`);
  return found;
}

export async function noticeDate(who: Person, contractId: string): Promise<DeadlineDto> {
  const found = (await datesOf(who, contractId)).find(({ kind }) => kind === "notice");
  if (!found) throw new Error("no last day to give notice");
  return found;
}

/** What a person says to a lease whose clauses say the rest. */
export const ANSWERS = {
  recipient: "Tuul Estate LLC",
  right: "confirmed",
  signatory: "B. Sarnai, Director",
  authority: "under the Charter",
};

/** Finished as the page does it: the draft for the answers, its gaps filled, nothing else changed. */
export async function written(who: Person, contractId: string, answers: Record<string, string>): Promise<NoticeDto> {
  const { transitDays, isWayConfirmed, ...rest } = answers;
  const { title, text, versionId } = await drafted(who, contractId, answers);
  const more = {
    ...(transitDays === undefined ? {} : { transitDays: Number(transitDays) }),
    ...(isWayConfirmed === undefined ? {} : { isWayConfirmed: true }),
  };
  return finished(who, contractId, { ...rest, ...more, versionId, title, text });
}
