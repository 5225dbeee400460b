/** Chapters 5 and 6: sessions, the frame. */
import {
  accessibility,
  constants,
  create,
  early,
  frame,
  invitation,
  review,
  settings,
  headers,
  hostileText,
  restart,
  session,
  sessions,
  access,
  api,
  architecture,
  component,
  unit,
} from "../files";
import type { Proofs } from "../proof";

const ending = "ends on the next request, on every node,";

export const sessionProofs: Proofs = {
  "B-6.12": [
    component("layout/app-header")("the look that is chosen in the menu holds at once and is kept in this browser"),
    unit("theme/tokens")("every text has a contrast of 4.5 to 1 on its grounds, %s"),
  ],
  "B-6.14": [
    component("palette/palette")(
      "what the page offers is found too: deeds at once, clauses once something is typed, and nothing when it is gone",
    ),
    component("palette/palette")("Ctrl+K finds contracts by the list's own search, and Enter goes there"),
    component("palette/palette")("administrators find accounts by name or e-mail, and nobody else asks for them"),
    component("palette/palette")(
      "? lists the keys, and g with a letter goes to a screen, but never while somebody types",
    ),
  ],
  "B-6.16": [
    unit("server/packed-files")("the browser's program", "goes packed to who takes %s"),
    unit("server/packed-files")("the browser's program", "is left to Next otherwise: %s %j"),
  ],
  "B-6.15": [
    component("layout/early-actions")(
      "a press that came too early is made when the page is alive, once, however often it was tried",
    ),
    component("layout/early-actions")("a press on something that went away, or that waited for too long, is dropped"),
    early("a dialog that was asked for opens, and a menu too"),
    early("what was typed is searched for"),
    early("a file that was chosen and sent is uploaded"),
  ],
  "B-6.13": [component("layout/app-header")("beside a contract it is a rail whose links keep their names")],
  "B-5.1": [
    api("auth")("registration", "answers a token that is the cookie's and opens the profile"),
    api("auth")("a session", "ends at log-out, on the next request, for cookie and bearer"),
    sessions(
      "a server behind HTTPS, with limits",
      "where people come by HTTPS, the cookie says so, and browsers are told to stay with it",
    ),
  ],
  "B-5.2": [
    api("auth")("a session", "ends at log-out, on the next request, for cookie and bearer"),
    api("sessions")(ending, "when the person ends it in the list"),
    api("sessions")(ending, "at a new password by a mailed link, all of them"),
    api("sessions")(ending, "with the account"),
    api("sessions")("an administrator who is one no more is refused on the next request, with the token from before"),
  ],
  "B-5.3": [
    frame("token and user are stored and sent along, cleared where the profile can't be loaded, and at log-out"),
    invitation(
      "titled 'Join Contract Collaboration', with inviter, contract and role; accepting makes the account, stores token and user, and leads to /contracts/{contractId}",
    ),
  ],
  "B-5.4": [
    frame("token and user are stored and sent along, cleared where the profile can't be loaded, and at log-out"),
    component("accounts/session-keeper")("no answer keeps token and user"),
  ],
  "B-5.5": [
    frame(
      "a guest opens the public routes, two of them without header and footer, and is sent to /login from every other",
    ),
    frame("token and user are stored and sent along, cleared where the profile can't be loaded, and at log-out"),
    session("'next' never leaves the site, and a wrong password keeps the address"),
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
    unit("server/foreign-action")("a server action is foreign", "without a word where it comes from"),
  ],
  "B-5.8": [
    sessions("a person sees where they are signed in, ends one, and a new password ends the rest"),
    api("sessions")("the list", "shows a person's own sessions: where, since when, seen when, and which one asks"),
  ],
  "B-5.10": [
    api("in-flight")("a log-in with the old password", "opens nothing where the password is %s behind its check"),
    api("in-flight")("a second step", "that is open ends where %s"),
    api("in-flight")("a second step", "under way opens nothing, and uses no code up, where %s"),
    api("in-flight")("a log-in by passkey alone", "opens nothing where the passkey is removed behind its check"),
    api("in-flight")("a log-in by an issuer", "opens nothing where it is unlinked behind its check"),
    api("in-flight")(
      "a session that ended while it was setting something up",
      "adds no passkey, app, recovery codes, link or calendar link",
    ),
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
    frame(
      "a guest opens the public routes, two of them without header and footer, and is sent to /login from every other",
    ),
    architecture("entry-points")("every page asks who is there, but for the public ones"),
  ],
  "B-6.2": [
    frame(
      "who is signed in opens every route behind the wrapper; / leads to /dashboard, header and footer to their pages",
    ),
    frame(
      "a guest opens the public routes, two of them without header and footer, and is sent to /login from every other",
    ),
  ],
  "B-6.3": [
    frame(
      "who is signed in opens every route behind the wrapper; / leads to /dashboard, header and footer to their pages",
    ),
    frame("token and user are stored and sent along, cleared where the profile can't be loaded, and at log-out"),
    frame(
      "a guest opens the public routes, two of them without header and footer, and is sent to /login from every other",
    ),
  ],
  "B-6.4": [
    frame(
      "who is signed in opens every route behind the wrapper; / leads to /dashboard, header and footer to their pages",
    ),
  ],
  "B-6.5": [
    frame(
      "the theme: primary blue, secondary purple, a light grey page, Roboto, radius 4, buttons as they are written",
    ),
  ],
  "B-6.6": [
    component("ui/toast")("a success is shown for 3 seconds, as a status"),
    component("ui/toast")("an error is shown for 5 seconds, as an alert"),
    component("ui/toast")("an offer is shown for 15 seconds, stays while it has the focus, and goes when it is taken"),
  ],
  "B-6.7": [
    accessibility("axe finds nothing", "review page: text, history, older version, answers, failures"),
    accessibility("no screen is wider than 375 pixels, in any language"),
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
    review("what the history can't show is said: no version, none at all, an odd date, no text"),
    component("accounts/settings-screen")("account information", "shows a date of creation that comes as %j as %s"),
    component("accounts/settings-screen")("preferences", "last saved at %s is shown as %s"),
  ],
  "B-6.10": [
    unit("dates")("a date-only value", "is the same day in %s"),
    unit("dates")("today for a date input is the local day, not UTC's"),
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
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
