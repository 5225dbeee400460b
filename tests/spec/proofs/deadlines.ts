/** Chapter 27: dates and duties. */
import { access, api, component, everyCall, integration, unit } from "../files";
import type { Proofs } from "../proof";

const calls = api("deadlines");
const mails = api("reminders");
const [one, all] = ["deadlines of a contract", "the deadlines of all contracts"];
const screen = component("deadlines/deadlines-screen");
const days = unit("days");
const found = unit("deadlines/found");
const reread = unit("deadlines/keeping");
const renews = unit("deadlines/renewing");

export const deadlines: Proofs = {
  "B-21.40": [everyCall, access("permission-matrix")("%s", "%s")],
  "B-27.1": [
    days("days of the calendar", "so many days on are what another calendar says, and back again the same"),
    days("days of the calendar", "%s and %d months is %s, as contracts mean it"),
    days("days of the calendar", "months later are in that month, on the same day of it or its last"),
    days("days of the calendar", "an end on %s less %o is %s"),
    calls(all, "are late by the reader's own day, but not what was over when it was found"),
  ],
  "B-27.2": [
    unit("deadlines/business-days")("business days in Mongolia", "are counted %s"),
    unit("deadlines/business-days")(
      "business days in Mongolia",
      "are uncertain where the year's movable holidays are not announced yet",
    ),
    found("deadlines in a contract", "count %s over holidays"),
  ],
  "B-27.3": [
    unit("deadlines/recurrence")("duties that come again", "each month from the 31st are each month's last day"),
    unit("deadlines/recurrence")("duties that come again", "%s is a rule that we take"),
    unit("deadlines/recurrence")("duties that come again", "%j is none"),
  ],
  "B-27.4": [
    calls(one, "are read with the analysis, once, with their passages and their working in the reader's language"),
  ],
  "B-27.18": [
    calls(
      one,
      "that the text does not say for certain are to check, and in no list of open ones before a person's word",
    ),
    reread(
      "dates that come as often as the text has them",
      "are to check where the text is not certain, until somebody looked at them",
    ),
  ],
  "B-27.5": [
    found(
      "deadlines in a contract",
      "are its end, its renewal and the last day to give notice, each with its passage and its working",
    ),
    found("deadlines in a contract", "are none where the text names no day to count from"),
    found("deadlines in a contract", "are only as sure as all that they were reckoned from"),
    found(
      "deadlines in a contract",
      "are payments where the days run from the contract's own day, and no more than likely",
    ),
    found("deadlines in a contract", "say which of two readings of a length counts"),
    found("deadlines in a contract", "are one for one event"),
    unit("engine/time/written-times")("dates", "%s"),
    unit("engine/time/written-times")("lengths of time", "%s"),
    unit("engine/time/written-times")("days that come again", "%s"),
  ],
  "B-27.6": [
    calls(one, "are confirmed by a reviewer; a new version asks again and never writes over a person's word"),
    calls(one, "of contracts from before there were any are read by the next start"),
    reread(
      "a new version's reading",
      "that says another day, or the same in other words, asks again and leaves the person's date",
    ),
    reread(
      "a new version's reading",
      "that says another day than the one that was done or put aside asks for that one",
    ),
    reread("a new version's reading", "without the passage asks for what is open, once, and leaves alone what is over"),
    reread("a new version's reading", "that says another day changes what nobody has looked at"),
    reread(
      "dates that come as often as the text has them",
      "are each kept under a name of their own, and found again under it",
    ),
  ],
  "B-27.7": [
    calls(all, "come by date and by pages, of contracts one has a part in only"),
    calls(all, "are filtered by days, state, kind, contract and whose they are"),
  ],
  "B-27.8": [
    calls(one, "are confirmed by a reviewer; a new version asks again and never writes over a person's word"),
    calls(one, "that a person writes come again: done moves on to the next day, as contracts count months"),
    calls(one, "from a passage keep it as their source; words that are not the text's are refused"),
    calls(one, "are deleted where a person wrote them; what was found is put aside and not found again"),
    calls(one, "are refused with %s, and taken without"),
  ],
  "B-27.10": [
    screen(
      "are shown by week with what they rest on, in tabs with counts, and narrowed by the filters and the calendar",
    ),
    screen("are confirmed, changed, done and put aside where they stand; a refusal is said"),
    screen("are gone through by keys, which do nothing while one types"),
    screen("of one's own are added, once or again"),
    unit("deadlines/deadline-groups")(
      "the groups of a list",
      "are late ones, this week, the next, and months from then on",
    ),
  ],
  "B-27.12": [
    mails("reminders by mail", "go out once in the morning of a person's own day, as one letter in their language"),
    mails("reminders by mail", "go out once, whatever runs at once"),
    mails("reminders by mail", "that break off before the end are sent whole by the next round"),
    mails("reminders by mail", "after days of silence are one letter that says so"),
    mails(
      "reminders by mail",
      "speak of no silence where nothing was missed: nothing was due, was not there yet, or wasn't wanted",
    ),
    mails(
      "reminders by mail",
      "go to whoever has it, else to those who manage the contract, never to who lost their part or wants none",
    ),
    mails("reminders by mail", "are off and on by one's own settings, with a time zone that there is"),
    unit("deadlines/due-reminders")(
      "a deadline is told of",
      "60, 30 and 7 days before and on the day, unless set otherwise",
    ),
    unit("deadlines/due-reminders")("a deadline is told of", "on the day that it was put off to, and not before"),
  ],
  "B-27.13": [
    mails(
      "the calendar link",
      "is read by an independent parser: whole days, the same names, and rules as contracts mean them",
    ),
    mails("the calendar link", "says that nothing changed to who asks again, and what changed when it did"),
    mails(
      "the calendar link",
      "tells a program that asks by time what changed since, also what is gone, and reads no date for it",
    ),
    mails(
      "the calendar link",
      "opens nothing once it was renewed or taken back, and holds nothing of a contract one lost",
    ),
    component("deadlines/reminder-card")(
      "reminders are turned off, a time zone is chosen, and a calendar link is made and taken back",
    ),
  ],
  "B-27.14": [
    component("deadlines/duties")(
      "one click proposes it with its passage, for the day it names or none, and what says so takes the focus",
    ),
    component("deadlines/duties")(
      "whoever has gone on meanwhile keeps the focus; a day that the text names is said to be its",
    ),
    unit("deadlines/named-day")("the day of a duty", "is the one that is named: %s"),
    unit("deadlines/named-day")("the day of a duty", "is none where a person has to say it: %s"),
    calls(one, "from a passage without a day of the person's have the one that the passage names or counts to"),
    component("deadlines/duties")("what somebody else made a duty of meanwhile is no second one"),
    component("deadlines/duties")("a refusal is said beside the passage it is about, which may be tried again"),
    calls(one, "from a passage keep it as their source; words that are not the text's are refused"),
  ],
  "B-27.15": [
    renews(
      "a contract that renews itself",
      "gives each date of its next term once that of the last is over, and not before",
    ),
    renews("a contract that renews itself", "says how each was reckoned, and is never more than likely"),
    renews("nothing comes", "of a contract without renewal, and of one whose renewal is no longer in the text"),
    renews("nothing comes", "where a person said that it ended, or that it is no date"),
    renews(
      "a new version's reading follows the terms that came, and takes back those that have not begun by its words",
    ),
    calls(one, "that renew themselves go on to the next term once the last is over, for which a day is looked once"),
    calls(one, "that end give nothing more"),
  ],
  "B-27.17": [
    mails(
      "the day of the reader",
      "is that of the browser from its first request on, and of nobody's where it names no zone",
    ),
    mails("the day of the reader", "is kept where the browser is by now, for letters too, unless a zone was chosen"),
    integration("browser-zone")(
      "registration keeps the zone with the account, and nothing where the browser told none",
    ),
    component("layout/tell-time-zone")("a page tells the browser's time zone by a cookie that the server understands"),
  ],
  "B-27.16": [
    calls(one, "that are reckoned from the end go with the one that a person set, and back with the text's"),
    renews(
      "the end that a person set",
      "takes along the last day to give notice and the renewal, which wait for a word again",
    ),
    renews(
      "the end that a person set",
      "leaves a person's own day where it is but asks again, and what was done or put aside",
    ),
    renews("the end that a person set", "holds over readings of the text, and the text's own end takes them back"),
    renews("the end that a person set", "is counted from where a new text first names a notice"),
  ],
  "B-27.11": [
    calls(
      all,
      "that need the reader this week are late, due within seven days or to be confirmed, without what was put off",
    ),
    component("deadlines/week-strip")("on a phone the strip is one line that says how many, and opens"),
    component("deadlines/week-strip")(
      "the strip shows two lines of a kind and how many wait for a word, and is gone where nothing is due",
    ),
    component("deadlines/week-strip")(
      "the strip names files that came back, with what is open and what nobody tracked",
    ),
    component("deadlines/week-strip")(
      "the strip says who named the reader and how it begins, and marks it as read when it is opened",
    ),
    api("week-needs")(
      "files that came back wait for a word",
      "of who took them in and of who was told, until all is decided; not of others, nor of who lost their part",
    ),
    api("week-needs")(
      "files that came back wait for a word",
      "no longer once a newer one came, and not while the text can't be changed",
    ),
    api("week-needs")(
      "comments that name somebody wait until they are read, the newest two in words, not beyond a line",
    ),
  ],
  "B-27.9": [calls(all, "are late by the reader's own day, but not what was over when it was found")],
};
