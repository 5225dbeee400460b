/** REST calls of whoever makes guests' links. Source: B-41.1. */
import { goodAnswer } from "@/components/forms/api";
import { sent } from "@/components/forms/sent";
import type { GuestLinkDto, MakeGuestLink, NewGuestLinkDto } from "@/lib/exchange/guests/schema";

type Ids = { contractId: string; roundId: string };

const linksUrl = ({ contractId, roundId }: Ids) =>
  `/api/contracts/${encodeURIComponent(contractId)}/rounds/${encodeURIComponent(roundId)}/guests`;

export async function readLinks(ids: Ids): Promise<GuestLinkDto[] | null> {
  const response = await goodAnswer(linksUrl(ids));
  return response && ((await response.json()) as GuestLinkDto[]); // our own API
}
export const makeLink = (ids: Ids, body: MakeGuestLink) => sent<NewGuestLinkDto>("POST", linksUrl(ids), body);
export const revokeLink = (ids: Ids, guestId: string) =>
  sent<null>("DELETE", `${linksUrl(ids)}/${encodeURIComponent(guestId)}`);
