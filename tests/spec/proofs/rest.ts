/** Chapters 20 to 22: how REST answers, the calls, limits. */
import {
  outage,
  review,
  settings,
  upload,
  addresses,
  headers,
  restOverHttp,
  everyCall,
  access,
  api,
  architecture,
  component,
  integration,
  unit,
} from "../files";
import { testsIn, type Proofs } from "../proof";

const description = "the description is well formed OpenAPI 3.1";
const answerDescribed = api("openapi")(
  description,
  "every operation has its own id, words, one success with its shape, and the shape of failures",
);
const server = unit("server/app-server");
const keyed = (place: string, title: string) => integration("idempotency")(place, title);

export const rest: Proofs = {
  "B-20.1": [
    addresses("both addresses of REST are one"),
    addresses("every documented call gives a stranger the same answer at both addresses"),
    addresses("/contracts/{id} is a page where a browser navigates or Next asks, and REST for everything else"),
  ],
  "B-20.2": [addresses("a browser that opens an address only REST has gets REST's answer, signed in by the cookie")],
  "B-20.3": [answerDescribed, everyCall],
  "B-20.4": [
    restOverHttp("bad input is told in one shape, and never as a failure of the server"),
    access("route-matrix")(
      "%s",
      "is refused on what is not one's own, to those who lost their part too, and a refusal changes nothing",
    ),
    access("hostile-requests")("%s", "as %s"),
    unit("adapters/languages")("a failure is told in the caller's language", "%s"),
    outage("a call that finds no database answers in the documented shape, and nothing of its inside"),
  ],
  "B-20.5": [
    answerDescribed,
    restOverHttp("each limit has its named answer"),
    api("contracts")("a hidden contract and none at all answer the same"),
    api("limits")(
      "log-in",
      "is refused after ten wrong passwords on one account, in the documented shape and with the time to wait",
    ),
  ],
  "B-20.6": [
    server("a request", "of a method that the address doesn't take is told so: %s %s"),
    server("a request", "of one that it takes, or that nothing has, goes on: %s %s"),
    server("a request", "that is none is told so in the documented shape: %#"),
    api("next-auth-door")("an address", "%s does not take %s, and says what it takes"),
  ],
  "B-20.7": [
    server("a body", "of a guest's action is refused unread when it says it is too large"),
    server("a body", "that stops half-way is told so after a while, and the connection is closed"),
    unit("adapters/body")("bytes", "one that does not say is refused where the limit is passed, and read no further"),
    unit("adapters/body")("time", "a body of which nothing more comes is given up"),
    api("next-auth-door")("a body", "that says it is larger than 64 KB is refused unread"),
    architecture("bodies")("in a door", "of REST, sign-in, origin, address and limits come before the body"),
    architecture("bodies")("every exported call is a door that has those limits"),
  ],
  "B-20.8": [
    server("a request", "for another host is refused: %j"),
    server("a request", "for this one is taken: %s"),
    server("a request", "behind a trusted proxy is judged by the name that the proxy was asked by"),
  ],
  "B-20.9": [
    api("contracts")("GET /contracts", "pages by key: every contract once, also where many have one date"),
    api("search")("orders", "by %s every contract comes once while others are added and deleted between two pages"),
    api("versions")("versions are listed newest first, twenty a page, with their text unless a summary is asked for"),
    api("list-pages")("lists that grow come a page at a time, each entry once and in order", "collaborators"),
  ],
  "B-20.10": [
    api("version-texts")("a page of versions ends where its bytes are used up, and the next one goes on"),
    api("version-texts")("a version that no page has room for is a page of its own"),
    api("list-pages")(
      "lists that grow come a page at a time, each entry once and in order",
      "suggestions, also where a page's bytes are used up",
    ),
    api("versions")("versions are listed newest first, twenty a page, with their text unless a summary is asked for"),
  ],
  "B-20.11": [
    keyed("ten at once with one key", "make one contract, and each gets its answer"),
    keyed("an answer", "is given again after the process died, secrets and cookie included"),
    keyed("a key", "that comes with another body is refused, and nothing happens"),
    keyed("what fails", "is not kept: the same key may try again, and then succeeds"),
    keyed("the work", "holds nobody up: others read and write while it goes on"),
    integration("idempotency")("every POST that creates is described with the header, and no other call"),
    access("replay-matrix")("%s", "is answered again to who may still, and to nobody who may no more"),
  ],
  "B-20.12": [
    api("assistant-model")("an answer", "is streamed piece by piece to whoever asks so, the receipt first"),
    unit("adapters/stream")(
      "an answer piece by piece",
      "is a line for each, and neither stored nor held back on its way",
    ),
  ],
  "B-20.13": [
    api("openapi")("routes and the description agree", "every call on disk is described, and nothing else is"),
    api("openapi")(
      "routes and the description agree",
      "a body is described by the very schema that its door checks with",
    ),
  ],
  "B-20.14": [
    headers("every kind of answer carries the protective headers and tells nothing of the server"),
    headers("files come as attachments of their own type that no page may run"),
  ],
  "B-20.15": [
    testsIn("tests/torture/cost/cost.test.ts")(
      "no work on people's text takes more than its share when the text doubles",
    ),
    architecture("cost")("every exported function that takes text is called by a row of the fuzzer, with every shape"),
    access("cost-doors")("every call with a long text or list is driven by the cost fuzzer"),
    unit("workers/writing")("where a text is made", "%s: in a thread"),
    unit("normalized")(
      "normalising text",
      "ends soon for a letter under half a million marks, which took the engine minutes",
    ),
    unit("platform/fair-gate")("a fair gate", "takes accounts by turns, however much each asks for"),
    unit("workers/texts")("one account's many comparisons hold up nobody else's"),
    unit("workers/reading")("reading in a worker", "ends at the time limit, and frees its place for others"),
    unit("workers/reading")("limits of any worker", "growing past the memory limit ends the task"),
  ],

  "B-21.1": [
    everyCall,
    api("auth")("log-in", "answers alike for a wrong password and an unknown address, and lets the right one in"),
    api("auth")("registration", "answers a token that is the cookie's and opens the profile"),
  ],
  "B-21.2": [
    everyCall,
    api("auth")("registration", "answers a token that is the cookie's and opens the profile"),
    api("auth")("a session", "ends at log-out, on the next request, for cookie and bearer"),
  ],
  "B-21.3": [
    everyCall,
    api("password")("a link for a new password", "sets it once, ends all sessions and makes other links lapse"),
    api("settings")(
      "changing the password",
      "ends every other session, keeps this one, and the new password alone lets in",
    ),
  ],
  "B-21.4": [
    everyCall,
    api("settings")("settings", "start as Mongolian and were never saved"),
    api("settings")("settings", "saving answers the updated settings, takes the whole object, and holds"),
    settings(
      "a spinner, then account information, preferences in the language of the browser at first, by two calls; saving disables the form, then a toast and the date",
    ),
    api("assistant-model")("the switch in settings", "stays as it is where a saving leaves it out"),
  ],
  "B-21.5": [
    api("sessions")("the list", "shows a person's own sessions: where, since when, seen when, and which one asks"),
    api("sessions")("ends on the next request, on every node,", "with all others; the one that asks stays"),
    api("sessions")("ends on the next request, on every node,", "when the person ends it in the list"),
  ],
  "B-21.6": [
    everyCall,
    api("users")("POST /users/batch", "answers in the order asked for, each once, and leaves others out"),
    api("users")(
      "GET /users/{id}",
      "answers id, name and email of oneself and of people with whom one shares a contract",
    ),
  ],
  "B-21.7": [
    everyCall,
    upload(
      "file, name and type are asked for; the file is PUT to its address with its content type, and leads to /contracts/{id}",
    ),
  ],
  "B-21.8": [api("uploads")("the original is for those who have a part in the contract")],
  "B-21.9": [
    everyCall,
    api("contracts")(
      "GET /contracts",
      "lists the caller's contracts and nobody else's, newest first, with role and type",
    ),
  ],
  "B-21.10": [everyCall, api("uploads")("an upload", "is processing, then read and analyzed in the background, once")],
  "B-21.11": [
    api("create-from-template")(
      "a contract from a template",
      "'%s' is a draft of that type with the filled template as version 1",
    ),
  ],
  "B-21.12": [
    everyCall,
    api("uploads")(
      "an upload",
      "that can't be read is failed with its reason; the original can be downloaded, and Retry reads it again",
    ),
  ],
  "B-21.13": [
    api("workplace")("labels", "are the reader's own, filter the list, and come back from the trash"),
    api("trash")("the trash", "is listed for its owner alone, with the day on which each goes, by pages"),
    api("contract-changes")("changing a contract", "gives it another name and type, in searches too"),
    api("contract-changes")("deleting a contract", "is the owner's alone, and takes all that hangs on it"),
    api("uploads")("an upload", "is processing, then read and analyzed in the background, once"),
    api("contract-changes")(
      "changing a contract",
      "'reviewed' needs a text, holds for the version meant, and ends with the next one",
    ),
  ],
  "B-21.14": [
    api("versions")("versions are listed newest first, twenty a page, with their text unless a summary is asked for"),
    everyCall,
    review("the version history is a dialog with every version; an older one is read-only until it is restored"),
  ],
  "B-21.15": [
    everyCall,
    api("versions")("saving", "from an outdated base is a conflict and stores nothing; without a base it is on top"),
  ],
  "B-21.16": [
    everyCall,
    api("versions")("restoring", "makes a new version of the old text and says where it came from"),
  ],
  "B-21.17": [
    api("comparison")("two versions of a contract are compared word by word, either way round"),
    api("comparison")("a version of another contract is not found, on either side"),
  ],
  "B-21.18": [
    everyCall,
    api("comments")("a comment", "may name its place in words, as documented, or not at all; the list is oldest first"),
    api("comments")("resolving", "is told with who did it, and can be taken back"),
  ],
  "B-21.19": [everyCall],
  "B-21.20": [everyCall],
  "B-21.21": [everyCall],
  "B-21.22": [everyCall],
  "B-21.23": [
    everyCall,
    api("suggestions")(
      "the list",
      "names the analysis and gives each finding with its place, words and the documented box",
    ),
  ],
  "B-21.24": [
    everyCall,
    api("suggestions")(
      "accepting",
      "with an outdated cacheId, or after the text has changed, is a conflict and stores nothing",
    ),
    api("suggestions")("dismissing", "is remembered in later versions, also when the finding was away for one"),
  ],
  "B-21.25": [
    everyCall,
    api("suggestions")("accepting", "at the suggestion's own address needs no more than that"),
    api("suggestions")("dismissing", "takes the suggestion from the list, at either address, and twice is once"),
  ],
  "B-21.26": [
    everyCall,
    api("collaborators")("collaborators are listed with their role, name and address, the owner first"),
    api("invitations")(
      "inviting",
      "answers an absolute link for seven days, for a reviewer where no role is named, and keeps only the hash",
    ),
    api("collaborators")("removing", "takes the contract away at once, and again says that there is nobody"),
    api("collaborators")("removing", "the owner is refused to everybody, the owner too"),
  ],
  "B-21.27": [
    everyCall,
    api("invitations")(
      "re-sending",
      "answers a new link for new days and kills the old one; an expired one works again",
    ),
    api("invitations")("re-sending", "or revoking is refused once it was used or revoked, and to who may not manage"),
  ],
  "B-21.28": [
    everyCall,
    api("invited-accounts")(
      "somebody with an account",
      "sees it pending, and accepts it by its id; afterwards it is gone",
    ),
    api("invitations")("a link", "tells guests who invites to what, and the address masked"),
  ],
  "B-21.29": [
    everyCall,
    api("invitations")("a newcomer who accepts", "gets an account, a session and the offered part"),
  ],
  "B-21.30": [
    everyCall,
    api("admin-users")("a role", "is user or admin, and the answer is the user"),
    api("admin-users")(
      "the list",
      "is an administrator's, like every call here, from the request after a change of role on",
    ),
    api("admin-users")("deleting a user", "ends sessions at once and frees the email"),
  ],
  "B-21.31": [
    api("audit")("GET /contracts/{id}/activity", "answers the owner who did what, newest first, as it is described"),
    api("audit")("GET /admin/audit", "answers administrators the accounts' events, the same way"),
    api("audit")("as a table", "by %s it is CSV, oldest first, whole, with its own hash chain"),
  ],
  "B-21.32": [
    addresses("both addresses of REST are one"),
    headers("every kind of answer carries the protective headers and tells nothing of the server"),
  ],
  "B-21.33": [
    api("proven-addresses")(
      "the mailed link",
      "goes out at registration, works once and proves the address, where it is opened by who registered",
    ),
    api("proven-addresses")(
      "the mailed link",
      "comes in the language of the browser, and is sent again on demand until the address is proven",
    ),
  ],
  "B-21.34": [
    api("second-factor")(
      "a log-in with a second factor",
      "asks for it after the password, opens no session before, and answers as a log-in does after it",
    ),
    api("second-factor-demanded")(
      "a second factor that is demanded",
      "of everybody: whoever has none can do nothing but set one up, from the next request on",
    ),
    api("second-factor-demanded")(
      "an administrator's reset",
      "takes all of it away, ends the sessions, tells the person and is recorded",
    ),
    api("openapi")("routes and the description agree", "every call on disk is described, and nothing else is"),
  ],
  "B-21.35": [
    api("outgoing-mail")("the list is the administrators' alone, newest first, a page at a time"),
    api("outgoing-mail")(
      "where no mail service is set",
      "a letter is in the outbox, is read with its link, on record, and loses its words once the link is used",
    ),
    api("outgoing-mail")(
      "with a mail service",
      "a letter that is refused says each failure's words, and is sent again when told so",
    ),
    api("proven-addresses")("an administrator's word proves it, on record, and nobody else's does"),
  ],
  "B-21.36": [
    api("quotas")(
      "what is counted",
      "is the bytes of files and of every version's text, as the owner's, whoever saved it",
    ),
  ],
  "B-21.37": [
    api("positions")(
      "a book of positions",
      "is made, listed without its positions, read, changed and deleted, and the trail tells of it",
    ),
  ],

  "B-22.1": [
    restOverHttp("each limit has its named answer"),
    api("uploads")("what is no contract is refused before it becomes one", "more than 25 MB"),
    api("versions")("saving", "refuses more than 5 MB as too large, and takes as much as 4 MB"),
    api("comments")("a comment", "with %s is refused"),
    api("users")("POST /users/batch", "takes 100 ids and refuses 101"),
    api("create-from-template")("a contract from a template", "takes a free text of a million characters"),
  ],
  "B-22.2": [
    api("limits")("attempts at once are each counted, on every node that shares the database"),
    api("limits")("log-in", "takes no word of a caller for the address"),
    api("limits")("log-in", "takes the addresses of one IPv6 network for one"),
    api("limits")("nothing is counted where limits are off"),
    architecture("limits")("every door to %s counts as %s"),
    unit("server/action-room")("an answer before the body has come", "%i, and the caller closes"),
  ],
  "B-22.4": [
    architecture("limits")("every door that may change something names a limit"),
    architecture("limits")("every door to %s counts as %s"),
  ],
  "B-22.5": [
    api("quotas")("an account that is full", "is refused what adds, in the documented shape, and nothing else"),
    api("quotas")("an account that is full", "never gets more by asking at once"),
    api("quotas")(
      "what is counted",
      "is the bytes of files and of every version's text, as the owner's, whoever saved it",
    ),
    api("quotas")("what is counted", "is given back by deletion, bytes of the file too"),
    component("contracts/dashboard-page")(
      "says before the storage is full that it is nearly so, and where the figures stand: %j",
    ),
  ],
  "B-22.6": [
    api("upload-bodies")(
      "an account has only so many files on their way at once, others have theirs, and a place is free again behind each",
    ),
    api("upload-bodies")("only so many are on their way in all; the next is told to come again"),
    api("upload-bodies")("who goes away half-way leaves no half, no row, no place taken, and no error of the server's"),
    unit("adapters/body")("time", "a body of which nothing more comes is given up"),
  ],
};
