/** Chapters 1 to 4: what it is, accounts, addresses, factors. */
import {
  collaborators,
  decisions,
  journeys,
  loginRegister,
  upload,
  mainJob,
  openid,
  passkeys,
  secondFactor,
  session,
  everyCall,
  access,
  api,
  component,
  integration,
  unit,
} from "../files";
import type { Proofs } from "../proof";

const registration = [
  loginRegister("register: its words and fields, refusals before and after sending"),
  component("accounts/register-form")("%s: it says what is wrong, focuses the field, and sends nothing"),
] as const;
const password = "an easy password is refused with its reason";
const dictionary = (title: string) => unit("copy/dictionaries")("the dictionary in %s", title);

export const accounts: Proofs = {
  "B-1.1": [
    mainJob("a PDF from sign-up to export"),
    journeys("a template is filled in, printed and created"),
    upload(
      "file, name and type are asked for; the file is PUT to its address with its content type, and leads to /contracts/{id}",
    ),
  ],
  "B-1.2": [
    journeys("invite, accept, review together, conflict"),
    collaborators(
      "adding asks for an email and a role, Reviewer at first, says what is refused, and 'Invitation sent to {email}'",
    ),
  ],
  "B-1.3": [journeys("an administrator changes a role and deletes a user"), access("permission-matrix")("%s", "%s")],
  "B-1.4": [
    dictionary("has the keys of the English one, texts for texts and functions for functions"),
    dictionary("leaves nothing in English"),
    journeys("the interface changes its language, there and back"),
  ],
  "B-1.5": [mainJob("a PDF from sign-up to export")],

  "B-2.1": [
    loginRegister("register: its words and fields, refusals before and after sending"),
    loginRegister("registering leads to /dashboard and stores token and user"),
  ],
  "B-2.2": [...registration],
  "B-2.3": [
    loginRegister("register: its words and fields, refusals before and after sending"),
    component("accounts/register-form")("the server's refusal is shown, and beside the field it is about"),
  ],
  "B-2.4": [api("auth")("registration", "an address is taken whatever its case")],
  "B-2.5": [
    api("auth")("registration", "a password has 8 to 200 characters, counted as people count them"),
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
    component("accounts/login-form")(
      "the password can be shown, password managers know both fields, and the links lead on",
    ),
    loginRegister(
      "login: its fields and links, a refusal, a connection that failed, and the way to /dashboard with token and user stored",
    ),
    session("signed-out people land on the login page and come back to where they were going"),
  ],
  "B-2.11": [
    loginRegister(
      "login: its fields and links, a refusal, a connection that failed, and the way to /dashboard with token and user stored",
    ),
    component("accounts/login-form")("with %s it asks for both, focuses the missing field, and sends nothing"),
  ],
  "B-2.13": [
    component("accounts/login-form")(
      "a connection that failed is told as that, in no word about what was typed, and what was typed stays",
    ),
    component("forms/use-action")(
      "a connection that failed is told behind the words for what failed, and keeps the session (%s)",
    ),
    component("accounts/register-form")("a connection that failed is told as that"),
    component("review/review-workspace")("saving", "that gets no answer says that too, in the specified words"),
  ],
  "B-2.12": [
    loginRegister(
      "login: its fields and links, a refusal, a connection that failed, and the way to /dashboard with token and user stored",
    ),
    api("auth")("log-in", "answers alike for a wrong password and an unknown address, and lets the right one in"),
    api("auth")("log-in", "asks for both"),
    api("auth")("registration", "refuses %o"),
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
    everyCall,
    api("password")("a link for a new password", "sets it once, ends all sessions and makes other links lapse"),
    decisions("a forgotten password is replaced through the letter's link"),
    api("password")("a link for a new password", "works for an hour and no longer"),
    api("password")("a forgotten password", "never links to the host a request names, and stores no token"),
  ],
  "B-2.16": [
    everyCall,
    api("settings")(
      "changing the password",
      "ends every other session, keeps this one, and the new password alone lets in",
    ),
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
    api("planted")(
      "the mailed link",
      "proves nothing, and stays good, where neither a session of the account nor a password comes with it",
    ),
    component("accounts/verification")(
      "the page behind the mailed link",
      "asks for a password where nobody is signed in to the account, and leads to the log-in",
    ),
    api("proven-addresses")(
      "the mailed link",
      "goes out at registration, works once and proves the address, where it is opened by who registered",
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
      "goes out at registration, works once and proves the address, where it is opened by who registered",
    ),
    api("proven-addresses")(
      "the mailed link",
      "is good for three days, and proves no address but the one it was sent to",
    ),
    api("proven-addresses")("the mailed link", "is sent again five times an hour"),
    component("accounts/verification")("the banner", "says that the address is not proven, and sends the link again"),
  ],
  "B-3.3": [
    api("invited-accounts")(
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

  "B-3.6": [
    api("planted")(
      "whoever registered the address first",
      "keeps nothing once it is proven by %s, and the owner gets in",
    ),
    api("planted")(
      "whoever registered the address first",
      "keeps the password alone where an administrator says that the account is the owner's",
    ),
    api("planted")(
      "the mailed link",
      "in the session that opened the account (%s) keeps that session and its password, and ends all else",
    ),
    api("unproven-accounts")(
      "an account whose address is not proven",
      "can't %s; one that is proven is not refused for that",
    ),
    api("unproven-accounts")(
      "an account whose address is not proven",
      "can't make a calendar link; one that is proven can",
    ),
    component("accounts/prove-first")("%s says why nothing can be added yet, and offers no button for it"),
  ],
  "B-3.7": [
    api("proven-addresses")("the first account", "of an installation that %s counts as proven: %j"),
    api("proven-addresses")("ADMIN_EMAIL gives the role once the address is proven, on record"),
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
    api("unproven-accounts")(
      "an administrator's reset of somebody's second factor",
      "takes links to an issuer away too, and open log-ins, and leaves the password",
    ),
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
    api("openid")(
      "where the screen goes on after the issuer's answer",
      "an issuer that never says email_verified lets in whoever is linked, and makes or finds nobody by an address",
    ),
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
};
