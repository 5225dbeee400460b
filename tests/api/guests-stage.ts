/** A lease that was sent, links to it, and guests who come by them. */
import { PUT as putFile } from "@/app/api/guest/[token]/files/route";
import { GET as getFile } from "@/app/api/guest/[token]/file/route";
import { POST as enterCode } from "@/app/api/guest/[token]/code/route";
import { POST as reply } from "@/app/api/guest/[token]/replies/route";
import { GET as view } from "@/app/api/guest/[token]/route";
import { POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import { DELETE as revoke } from "@/app/api/contracts/[contractId]/rounds/[roundId]/guests/[guestId]/route";
import { GET as listLinks, POST as makeLink } from "@/app/api/contracts/[contractId]/rounds/[roundId]/guests/route";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { GuestLinkDto, GuestViewDto, NewGuestLinkDto } from "@/lib/exchange/guests/schema";
import type { RoundDto } from "@/lib/exchange/rounds/schema";
import { call } from "../support/api";
import type { Person } from "../support/factories";
import { createLease } from "./rounds-stage";

/** Somebody who has the link, with a pass where it asks for a code. */
export function guestWith(token: string, pass?: string) {
  const headers = { ...(pass === undefined ? {} : { "guest-pass": pass }) };
  const params = { token };
  return {
    view: () => call(view, { params, headers }),
    seen: async () => (await (await call(view, { params, headers })).json()) as GuestViewDto,
    file: () => call(getFile, { params, headers }),
    enter: (code: string) => call(enterCode, { method: "POST", params, body: { code } }),
    reply: (body: object) => call(reply, { method: "POST", params, headers, body: { ...REPLY, ...body } }),
    returnFile: (bytes: Uint8Array, more: Record<string, string> = {}) => {
      const query = new URLSearchParams({ replyId: "reply-0001", name: "O. Bayar", fileName: "back.docx", ...more });
      return call(putFile, { method: "PUT", params, headers, path: `/api/guest/${token}/files?${query}`, body: bytes });
    },
  };
}
const REPLY = { replyId: "reply-0001", name: "O. Bayar" };

export const secretOf = ({ link }: { link: string }) => link.slice(link.lastIndexOf("/") + 1);

/** A lease of somebody's that was sent to the other side. */
export async function sendLease(owner: Person, sending: object = {}) {
  const lease = await createLease(owner);
  const { contractId } = lease;
  const sendAgain = async (more: object = {}) => {
    const body = { deliver: "download", to: ["Khangai"], ...more };
    const answer = await call(send, { method: "POST", params: { contractId }, token: owner.token, body });
    return (await answer.json()) as RoundDto;
  };
  const { id: roundId, sentVersionId } = await sendAgain(sending);
  const params = { contractId, roundId };
  const making = (body: object = {}, token = owner.token) =>
    call(makeLink, { method: "POST", params, token, body: { label: "Khangai", ...body } });
  const made = async (body: object = {}) => (await (await making(body)).json()) as NewGuestLinkDto;
  return {
    ...lease,
    roundId,
    sentVersionId,
    sendAgain,
    making,
    made,
    /** A link without a code, and a guest who has it. */
    guest: async () => guestWith(secretOf(await made())),
    links: async (token = owner.token) =>
      (await (await call(listLinks, { params, token })).json()) as readonly GuestLinkDto[],
    revoke: (guestId: string, token = owner.token) =>
      call(revoke, { method: "DELETE", params: { ...params, guestId }, token }),
    readReplies: () => runDueJobs(jobHandlers, jobGivenUp),
  };
}
