/** What of an address stands in the log. */
import { expect, test } from "vitest";
import { withoutSecret } from "@/lib/server/refusal";

test.each([
  ["/guest/abc", "/guest/…"],
  ["/api/guest/abc/replies?x=1", "/api/guest/…/replies"],
  ["/invitation/abc", "/invitation/…"],
  ["/api/invitations/abc/accept", "/api/invitations/…/accept"],
  ["/calendar/abc.ics", "/calendar/…"],
  ["/reset-password/abc", "/reset-password/…"],
  ["/contracts/c1/rounds?cursor=2", "/contracts/c1/rounds"],
])("%s is logged as %s", (url, logged) => expect(withoutSecret(url)).toBe(logged));
