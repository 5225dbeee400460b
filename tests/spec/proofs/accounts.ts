/** Chapters 1 to 6: what it is, accounts, addresses, factors, sessions, the frame. */
import {
  access,
  accessibility,
  api,
  architecture,
  collaborators,
  component,
  constants,
  create,
  decisions,
  frame,
  headers,
  hostileText,
  integration,
  invitation,
  journeys,
  loginRegister,
  mainJob,
  openid,
  passkeys,
  restAccounts,
  restAccountsToo,
  restart,
  review,
  secondFactor,
  session,
  sessions,
  settings,
  unit,
  upload,
} from "../files";
import type { Proofs } from "../proof";

const registration = loginRegister(
  "register demands name, email and password, matching passwords and 8 characters, before anything is sent",
);
const password = "an easy password is refused with its reason";
const ending = "ends on the next request, on every node,";
const dictionary = (title: string) => unit("copy/dictionaries")("the dictionary in %s", title);

export const accounts: Proofs = {
  "B-1.1": [
    mainJob("a PDF from sign-up to export"),
    journeys("a template is filled in, printed and created"),
    upload("a successful upload leads to /contracts/{id}"),
  ],
  "B-1.2": [
    journeys("invite, accept, review together, conflict"),
    collaborators("inviting says 'Invitation sent to {email}', and the dialog closes after 2 seconds"),
  ],
  "B-1.3": [journeys("an administrator changes a role and deletes a user"), access("permission-matrix")("%s", "%s")],
  "B-1.4": [
    dictionary("has the keys of the English one, texts for texts and functions for functions"),
    dictionary("leaves nothing in English"),
    journeys("the interface changes its language, there and back"),
  ],
  "B-1.5": [mainJob("a PDF from sign-up to export")],

  "B-2.1": [
    loginRegister("register has full name, email, password with a hint of 8 characters, and confirm password"),
    loginRegister("the sign-up copy calls it an AI contract manager"),
    loginRegister("registering leads to /dashboard and stores token and user"),
  ],
  "B-2.2": [registration],
  "B-2.3": [
    loginRegister("a refused registration shows the server's message; one without an answer the catalogue's"),
    component("accounts/register-form")("the server's refusal is shown, and beside the field it is about"),
  ],
  "B-2.4": [api("auth")("registration", "an address is taken whatever its case")],
  "B-2.5": [
    restAccountsToo("a password has 8 to 200 characters, counted as people count them"),
    api("guessing")(password, "%s at registration"),
    api("guessing")(password, "at a change of password, which changes nothing"),
    api("guessing")(password, "at a new password by link, which can be used all the same"),
    api("guessing")(password, "at an invitation, which stays open"),
  ],
  "B-2.6": [
    api("auth")(
      "registration",
      "the first account of an empty installation is administrator and is told so; the second is not",
    ),
    api("auth")("registration", "of eight first sign-ups at once one becomes administrator"),
    component("accounts/register-form")("the first account is told, once, that it became administrator"),
  ],
  "B-2.7": [
    api("invitations")(
      "the configured administrator's address",
      "makes nobody administrator by registration or by a copied link, and its owner by a mailed one",
    ),
    api("invitations")("the configured administrator's address", "makes administrator of an account that proves it"),
  ],
  "B-2.8": [
    api("proven-addresses")(
      "the first account",
      "needs the code where others reach it: without it or with a wrong one nobody gets an account",
    ),
    api("proven-addresses")(
      "the first account",
      "becomes administrator without a code where only this machine reaches the server; of eight at once, one",
    ),
    api("proven-addresses")("the first account", "guesses at the code are limited"),
  ],
  "B-2.9": [api("invitations")("a newcomer who accepts", "comes in where new accounts are by invitation only")],
  "B-2.10": [
    loginRegister("login has email and password fields, a forgot-password link and a sign-up link"),
    loginRegister("logging in leads to /dashboard and stores token and user"),
    session("signed-out people land on the login page and come back to where they were going"),
  ],
  "B-2.11": [loginRegister("login without email or without password says what is missing and sends nothing")],
  "B-2.13": [
    component("accounts/login-form")(
      "a connection that failed is told as that, in no word about what was typed, and what was typed stays",
    ),
    component("forms/use-action")("a connection that failed is told as that, and keeps the session (%s)"),
  ],
  "B-2.12": [
    loginRegister(
      "a refused login shows the server's message; a connection that failed is told as that, and what was typed stays",
    ),
    restAccountsToo("a refused log-in or registration says what the catalogue says"),
    api("guessing")("a log-in costs as much work, and is answered alike, with an account and without"),
  ],
  "B-2.14": [
    loginRegister("the forgot-password link leads to a page that asks for the address"),
    api("password")(
      "a forgotten password",
      "is answered alike for an address with an account and one without; only the first gets a letter",
    ),
    api("guessing")(
      "asking for a new password hashes nothing, sends nothing before it answers, and is answered alike, with an account and without",
    ),
  ],
  "B-2.15": [
    restAccountsToo("a forgotten password is replaced by a link that comes by mail, and ends all sessions"),
    decisions("a forgotten password is replaced through the letter's link"),
    api("password")("a link for a new password", "sets it once, ends all sessions and makes other links lapse"),
    api("password")("a link for a new password", "works for an hour and no longer"),
    api("password")("a forgotten password", "never links to the host a request names, and stores no token"),
  ],
  "B-2.16": [
    restAccountsToo("a password is changed by who knows it, and their other sessions end"),
    api("settings")(
      "changing the password",
      "with a wrong current password changes nothing, and does not send the person to the login page",
    ),
    component("accounts/settings-screen")(
      "the password",
      "that is not the current one is told at its field; the person stays signed in",
    ),
  ],

  "B-3.1": [
    api("proven-addresses")(
      "the mailed link",
      "goes out at registration, works once and proves the address, for whoever holds it",
    ),
    api("proven-addresses")("a new password by a mailed link proves the address: whoever registered it before is out"),
    api("proven-addresses")("an administrator's word proves it, on record, and nobody else's does"),
    api("invitations")(
      "the link that was used",
      "proves the address where it was mailed, to a newcomer and to an account",
    ),
    api("invitations")(
      "the link that was used",
      "proves it towards the inviter alone where the inviter could copy it: what others send to the address stays shut",
    ),
    component("accounts/verification")(
      "the page behind the mailed link",
      "asks before it proves anything, and then says so",
    ),
  ],
  "B-3.2": [
    api("proven-addresses")(
      "the mailed link",
      "goes out at registration, works once and proves the address, for whoever holds it",
    ),
    api("proven-addresses")(
      "the mailed link",
      "is good for three days, and proves no address but the one it was sent to",
    ),
    api("proven-addresses")("the mailed link", "is sent again five times an hour"),
    component("accounts/verification")("the banner", "says that the address is not proven, and sends the link again"),
  ],
  "B-3.3": [
    api("invitations")(
      "somebody with an account",
      "who signs up by themself finds it pending once the address is proven, and nothing before",
    ),
    api("invitations")(
      "the link that was used",
      "proves it towards the inviter alone where the inviter could copy it: what others send to the address stays shut",
    ),
    api("invitations")(
      "the configured administrator's address",
      "makes nobody administrator by registration or by a copied link, and its owner by a mailed one",
    ),
  ],
  "B-3.4": [
    api("invitations")(
      "the link that was used",
      "proves the address where it was mailed, to a newcomer and to an account",
    ),
    api("openapi")(
      "the description is well formed OpenAPI 3.1",
      "every operation has its own id, words, one success with its shape, and the shape of failures",
    ),
  ],
  "B-3.5": [
    integration("migrations-interrupted")(
      "whoever was there before addresses were proven counts as proven, on ${testDatabase}",
    ),
    integration("backup/restore")(
      "a restore on ${testDatabase}",
      "counts the addresses of a backup from before there were proofs as proven, and those of a later one as they are",
    ),
  ],

  "B-4.1": [
    secondFactor("an app is set up by its secret, log-ins then ask for its code, and a code serves once"),
    secondFactor("a wrong password or code changes nothing, and setting up can be given up"),
    api("second-factor")(
      "setting up, renewing and removing",
      "an app is on only after a code of it, and one in use is not replaced",
    ),
  ],
  "B-4.2": [
    secondFactor(
      "a recovery code signs in once, new ones put the old out of use, and without the app the password is enough",
    ),
    secondFactor("on paper recovery codes stand alone"),
    api("second-factor")("a log-in with a second factor", "keeps neither secret nor codes as they are"),
  ],
  "B-4.3": [
    passkeys(
      "a passkey is added under a name, signs in by itself, is renamed and removed; removed, it signs nobody in",
    ),
    passkeys("a password asks for the passkey as its second step, and gives no session without it"),
    passkeys("alone it must have verified its person, and an answer serves once"),
  ],
  "B-4.4": [
    api("second-factor")(
      "a log-in with a second factor",
      "asks for it after the password, opens no session before, and answers as a log-in does after it",
    ),
    api("second-factor")(
      "a log-in with a second factor",
      "a challenge is good once, for five minutes, for five tries, and for its own account",
    ),
    api("second-factor")(
      "a log-in with a second factor",
      "without one nothing changes, nor where its set-up was not finished",
    ),
  ],
  "B-4.5": [
    api("second-factor-demanded")(
      "next-auth's own door gives no session for a password alone where there is a second factor",
    ),
    api("openid")("signing in by an issuer", "the account's own second factor is asked for"),
    api("second-factor")(
      "a log-in with a second factor",
      "a new password by mail ends sessions and opens none: the second factor is asked for as before",
    ),
    openid("an account with the same proven address is linked and opened, and its second factor is asked for"),
  ],
  "B-4.6": [
    api("second-factor-demanded")(
      "a second factor that is demanded",
      "of everybody: whoever has none can do nothing but set one up, from the next request on",
    ),
    api("second-factor-demanded")(
      "a second factor that is demanded",
      "of administrators: of them and of whoever becomes one",
    ),
    secondFactor("administrators", "demand a second factor of everybody, and take a lost one away"),
    api("second-factor-demanded")(
      "an administrator's reset",
      "takes all of it away, ends the sessions, tells the person and is recorded",
    ),
  ],
  "B-4.7": [
    openid(
      "somebody new gets an account and lands where they wanted, with token and user stored; the issuer was asked with PKCE, state and nonce",
    ),
    openid(
      "an address that the issuer does not vouch for, or that nobody has proven here, opens no account, and the screen says what to do",
    ),
    openid("an answer with another state than this browser's, or to another browser's question, signs nobody in"),
    api("openid")(
      "signing in by an issuer",
      "links the account with the same proven address, once, and tells the person by mail",
    ),
    api("openid")(
      "the first account of an installation",
      "is told that it is the administrator's, and nobody after it is, nor it at its next log-in",
    ),
    api("openid-doors")(
      "next-auth's doors",
      "show a person who came back too often a screen that says so, and a program the documented answer",
    ),
  ],
  "B-4.8": [
    openid(
      "a person links an account of the issuer in Settings, whatever its address, logs in with it, and unlinks it",
    ),
    api("openid")(
      "signing in by an issuer",
      "where accounts are by invitation only nobody new comes in, and who has an account does",
    ),
    api("openid")(
      "the last way in",
      "is not taken away: neither the link nor the passkey of an account without a password",
    ),
  ],

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
