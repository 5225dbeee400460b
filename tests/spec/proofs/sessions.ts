/** Chapters 5 and 6: sessions, the frame. */
import {
  access,
  accessibility,
  api,
  architecture,
  component,
  constants,
  create,
  frame,
  headers,
  hostileText,
  invitation,
  restAccounts,
  restart,
  review,
  session,
  sessions,
  settings,
  unit,
} from "../files";
import type { Proofs } from "../proof";

const ending = "ends on the next request, on every node,";

export const sessionProofs: Proofs = {
  "B-5.1": [
    api("auth")("registration", "answers a token that is the cookie's and opens the profile"),
    api("auth")("a session", "ends at log-out, on the next request, for cookie and bearer"),
    sessions("where people come by HTTPS, the cookie says so, and browsers are told to stay with it"),
  ],
  "B-5.2": [
    restAccounts("POST /auth/logout ends the session at once"),
    api("sessions")(ending, "when the person ends it in the list"),
    api("sessions")(ending, "at a new password by a mailed link, all of them"),
    api("sessions")(ending, "with the account"),
    api("sessions")("an administrator who is one no more is refused on the next request, with the token from before"),
  ],
  "B-5.3": [
    frame("the token is kept in the browser's storage under the key token, and sent with calls as long as it is there"),
    frame("the cached user holds id, systemRole, name and avatar"),
    frame("the user menu leads to settings and logs out, which clears token and user"),
    invitation("accepting makes the account, stores token and user, and leads to /contracts/{contractId}"),
  ],
  "B-5.4": [
    frame("a profile that can't be loaded on start clears the token"),
    component("accounts/session-keeper")("no answer keeps token and user"),
  ],
  "B-5.5": [
    frame("every other route sends a guest to /login, and back after logging in"),
    frame("without a stored session token the user is sent to /login"),
    session("'next' never leaves the site"),
    session("pages guard themselves, also when a request claims to have passed the middleware"),
    component("accounts/session-keeper")("a valid cookie with no stored token stores it anew"),
  ],
  "B-5.6": [
    frame("any 401 answer sends the browser to /login"),
    component("accounts/login-form")("a refusal shows the server's words and lets the person try again"),
  ],
  "B-5.7": [
    access("foreign-origin")(
      "%s",
      "with the owner's cookie from another site changes nothing; from this site it is answered",
    ),
    api("auth")("a session", "by cookie writes only from this site; by bearer from anywhere"),
  ],
  "B-5.8": [
    sessions("a person sees where they are signed in, ends one, and a new password ends the rest"),
    api("sessions")("the list", "shows a person's own sessions: where, since when, seen when, and which one asks"),
  ],
  "B-5.9": [
    restart("sessions survive a restart, and a reading that was cut off is finished, once"),
    api("sessions")("a session", "is there for 30 days"),
    api("sessions")("the list", "leaves out what ran out, which is tidied away"),
    api("sessions")(
      "a session",
      "is not ended by signing in again, though its cookie comes along: programs may hold its token",
    ),
  ],

  "B-6.1": [
    frame("public routes open without a session"),
    architecture("entry-points")("every page asks who is there, but for the public ones"),
  ],
  "B-6.2": [
    frame("every route behind the wrapper opens for who is signed in"),
    frame("every other route sends a guest to /login, and back after logging in"),
    frame("the path / leads to /dashboard"),
  ],
  "B-6.3": [
    frame("the header leads to dashboard, collaborators and users"),
    frame("the user menu leads to settings and logs out, which clears token and user"),
    frame("login and register stand without header, user menu and footer"),
  ],
  "B-6.4": [frame("the footer links to terms, privacy and contact, and shows the year 2025")],
  "B-6.5": [
    frame(
      "the theme: primary blue, secondary purple, a light grey page, Roboto, radius 4, buttons as they are written",
    ),
  ],
  "B-6.6": [constants("a success toast stays 3 seconds"), constants("an error toast stays 5 seconds")],
  "B-6.7": [
    accessibility("axe finds nothing", "review page: text, history, older version, answers, failures"),
    accessibility("axe finds nothing", "nothing is found in Mongolian and Russian either"),
    accessibility("no screen is wider than 375 pixels"),
    constants("keys act where the caret is, at once, and a format that was chosen is that of the next letter"),
  ],
  "B-6.8": [
    settings("a chosen language is the interface's from then on"),
    unit("adapters/languages")("the language of whoever asks for none", "%s is answered in %s"),
    api("settings")(
      "settings",
      "from the first saving on, the answers' language is the setting's and no longer the browser's",
    ),
  ],
  "B-6.9": [
    unit("dates")("the four shapes of a date", "%s is read as the same moment"),
    review("a version's date is shown, 'Unknown date' when it is missing, 'Invalid date' when it can't be read"),
    settings(
      "dates come in four shapes and are shown short; a missing one is 'Unknown', an odd one 'Date unavailable'",
    ),
    settings("'Last updated' shows the date, or 'Date unavailable' when it can't be read"),
  ],
  "B-6.10": [
    unit("dates")("a date-only value", "is the same day in %s"),
    unit("dates")("today for a date input is the local day, not UTC's"),
    create("fields begin with their defaults: today, payment terms, warranty, intellectual property, free text"),
  ],
  "B-6.11": [
    hostileText("names of contracts, people and files, comments and activity, on every screen that shows them"),
    hostileText("the contract's text in the editor, in print, in its history and in a comparison"),
    headers("all main screens work under the policy, which nothing breaks, and ask no other site for anything"),
    headers(
      "what the policy forbids does not run: an inline script, a handler, an evaluated string, a frame, another site's picture",
    ),
  ],
};
