import { MONTHS_EN } from "../month-names";
import { numbersIn } from "../numbers";

const inFigures = numbersIn("en");
const counted = (count: number, one: string, many: string) => `${inFigures(count)} ${count === 1 ? one : many}`;

const dates = (count: number) => counted(count, "date", "dates");

/** Dates and duties: what they are called and how they were reckoned. Source: behaviour §27. */
export const deadlines = {
  kinds: {
    expiration: "The contract ends",
    renewal: "The contract renews",
    notice: "Last day to give notice",
    payment: "Payment is due",
    option: "Date for a right",
    delivery: "Delivery is due",
    duty: "Duty",
    other: "Date",
  },
  /** An end and a renewal on one day. */
  unless: { notice: (day: string) => `Renews unless notice is given by ${day}`, ended: "Renews unless it is ended" },
  kindNames: {
    expiration: "End",
    renewal: "Renewal",
    notice: "Notice",
    payment: "Payment",
    option: "Right",
    delivery: "Delivery",
    duty: "Duty",
    other: "Other date",
  },
  /** A passage that a person made a duty of, or may. */
  duty: {
    make: "Make it a duty",
    failed: "Couldn't add the duty. Please try again later.",
    all: "All dates",
    /** Where it is put a week ahead. */
    noDay: "The text gives no date for it.",
    states: {
      proposed: (d: string) => `A duty for ${d}, to confirm.`,
      toCheck: (d: string) => `A duty for ${d}, uncertain.`,
      confirmed: (d: string) => `A duty for ${d}`,
      done: () => "A duty, done",
      dismissed: () => "A duty, dismissed",
    },
  },
  /** How a date was reckoned. Dates are written out, lengths come from `length`. */
  working: {
    named: (date: string) => `The text says ${date}.`,
    yearless: (date: string) => `The text gives a day and month; the first such date is ${date}.`,
    dayBefore: (date: string, next: string) => `The text says before ${next}, so ${date} is the last day.`,
    again: {
      month: (date: string) => `Every month, starting on ${date}.`,
      quarter: (date: string) => `Every quarter, starting on ${date}.`,
      year: (date: string) => `Every year, starting on ${date}.`,
    },
    /** The text names no first day. */
    againReckoned: {
      month: (date: string) => `Every month. The text names no first day; from the contract's start it is ${date}.`,
      quarter: (date: string) => `Every quarter. The text names no first day; from the contract's start it is ${date}.`,
      year: (date: string) => `Every year. The text names no first year; from the contract's start it is ${date}.`,
    },
    /** Of two ways to read a length. */
    earlier: "It can also be read as ending a day later; we use the earlier day.",
    after: {
      start: (from: string, length: string, date: string) => `Takes effect ${from}, plus ${length} = ${date}.`,
      signing: (from: string, length: string, date: string) => `Dated ${from}, plus ${length} = ${date}.`,
      end: (from: string, length: string, date: string) => `Ends ${from}, plus ${length} = ${date}.`,
      renewal: (from: string, length: string, date: string) => `Renewed on ${from}, plus ${length} = ${date}.`,
      day: (from: string, length: string, date: string) => `From ${from}, plus ${length} = ${date}.`,
    },
    /** Before what is reckoned in a term that comes by renewal. */
    renewal: (date: string) => `With the renewal on ${date}:`,
    before: {
      end: (from: string, length: string, date: string) => `Ends ${from}, minus ${length} = ${date}.`,
      renewal: (from: string, length: string, date: string) => `Renewed on ${from}, minus ${length} = ${date}.`,
      start: (from: string, length: string, date: string) => `Takes effect ${from}, minus ${length} = ${date}.`,
      signing: (from: string, length: string, date: string) => `Dated ${from}, minus ${length} = ${date}.`,
      day: (from: string, length: string, date: string) => `${from}, minus ${length} = ${date}.`,
    },
    renews: (length: string, date: string) => `Renews for ${length} on ${date} unless terminated earlier.`,
    length: (months: number, days: number, businessDays: number) =>
      [
        months > 0 ? counted(months, "month", "months") : "",
        days > 0 ? counted(days, "day", "days") : "",
        businessDays > 0 ? counted(businessDays, "business day", "business days") : "",
      ]
        .filter((part) => part !== "")
        .join(" and "),
  },
  title: "Deadlines",
  navigation: "Deadlines",
  loading: "Loading the dates…",
  failed: "Couldn't load the dates. Please try again later.",
  retry: "Try again",
  tabs: {
    label: "Show dates",
    ahead: "Upcoming",
    proposed: "To confirm",
    toCheck: "Uncertain",
    late: "Overdue",
    over: "Past",
    done: "Done",
  },
  about: {
    proposed: "The text names these days for certain. Confirm one to get reminders of it.",
    toCheck:
      "Found in the text, but it may mean something else. Check each against its passage, then confirm or dismiss it; until then there are no reminders.",
  },
  empty: {
    ahead: "Nothing upcoming",
    proposed: "Nothing to confirm",
    toCheck: "Nothing uncertain",
    late: "Nothing is overdue",
    over: "No past dates",
    done: "Nothing done yet",
  },
  lessCertain: (count: number) =>
    `Less certain: ${counted(count, "more day stands in the text", "more days stand in the text")}`,
  /** Under *Upcoming*: what is near and uncertain. */
  soonUncertain: (days: number, count: number) => `Uncertain, in the next ${days} days: ${inFigures(count)}`,
  /** Beside a contract, folded. */
  pastOrDone: (count: number) => `Past or done: ${counted(count, "date", "dates")}`,
  unchecked: {
    title: "Nothing confirmed yet",
    next: (date: string) => `The next date, still unconfirmed, is ${date}.`,
  },
  emptyHint: "We find dates when we read a contract and list them here for you to confirm. You can add your own.",
  filters: {
    whose: "Whose",
    everybodys: "Everyone's",
    mine: "Mine",
    contract: "Contract",
    anyContract: "Any contract",
    kind: "Kind",
    anyKind: "Any kind",
    day: (date: string) => `Only ${date}`,
    clearDay: "All dates",
    open: "Filter",
  },
  groups: {
    late: "Overdue",
    thisWeek: (from: string, to: string) => `This week, ${from} – ${to}`,
    nextWeek: (from: string, to: string) => `Next week, ${from} – ${to}`,
  },
  month: (year: number, month: number) => `${MONTHS_EN[month - 1] ?? month} ${year}`,
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  calendar: { label: "Calendar", previous: "Previous month", next: "Next month", today: "Today", dates },
  list: { label: "Dates", open: (title: string, contract: string) => `${title}, ${contract}` },
  due: {
    today: "today",
    in: (days: number) => `in ${counted(days, "day", "days")}`,
    late: (days: number) => `${counted(days, "day", "days")} overdue`,
    over: "past",
  },
  toConfirm: "Unconfirmed",
  toCheck: "Uncertain",
  /** Under one to check, opened. */
  amended: {
    text: "A signed document amends this contract, so this date may have been replaced.",
    short: "May be replaced: a signed document amends the contract",
  },
  /** Of one that an amendment may have replaced, where the reader can open it. */
  inForce: {
    other: (date: string) => `The text in force gives ${date}.`,
    same: "The text in force gives the same day.",
    short: (date: string) => `In force: ${date}`,
    source: (name: string, date: string) => `${name}, in force since ${date}`,
    own: "The contract's own words, as they were",
  },
  unsettled: {
    negotiated: {
      text: "This clause is still being negotiated: the other side has not agreed to these words.",
      short: "This clause is still being negotiated",
    },
    signed: {
      text: "The signed copy has other words here, so this date may be another.",
      short: "The signed copy says something else here",
    },
  },
  toCheckHint:
    "Read from this passage; check that it is meant so. It stays out of calendars, emails and counts until someone confirms it.",
  lessCertainHint:
    "We aren't sure what this date is for. It stays out of calendars, emails and counts until someone confirms it.",
  afterEnd: (date: string, document: string) => `After the contract's end on ${date} (${document}).`,
  textChanged: "Text changed",
  likely: "Likely, not certain",
  changed: {
    done: (title: string) => `“${title}” is done`,
    dismissed: (title: string) => `“${title}” is dismissed`,
    putOff: (title: string) => `“${title}” is snoozed`,
  },
  putOffUntil: (date: string) => `Snoozed until ${date}`,
  details: {
    writeNotice: "Write a notice",
    openNotice: "Open the letter",
    quoted: "Quoted from the contract",
    page: (page: number) => `p. ${page}`,
    gone: "This passage is no longer in the text.",
    textSays: (date: string) => `The text says ${date}.`,
    nobody: "Not confirmed yet.",
    answeredBy: (name: string) => `Last updated by ${name}.`,
    /** By what a person decided; `on` is a date written out. */
    decidedBy: {
      confirmed: (name: string, on: string) => `Confirmed by ${name} on ${on}.`,
      done: (name: string, on: string) => `Marked as done by ${name} on ${on}.`,
      dismissed: (name: string, on: string) => `Dismissed by ${name} on ${on}.`,
    },
    writtenBy: (name: string) => `Added by ${name}.`,
    note: "Note",
    repeats: "Repeats",
    assignee: "Assigned to",
    noAssignee: "The contract's managers",
    confirm: "Confirm",
    keep: "Keep this date",
    take: (date: string) => `Change to ${date}`,
    done: "Done",
    notADate: "Dismiss date",
    again: "Reopen",
    change: "Change date",
    putOff: "Snooze",
    date: "New date",
    until: "Snooze until",
    apply: "Apply",
    cancel: "Cancel",
    toContract: "Open the contract",
    remove: "Remove this date",
    failed: "Couldn't save this. Please try again.",
  },
  remind: {
    label: "Remind me",
    usual: "60, 30 and 7 days before, and on the day",
    never: "Never",
    before: (days: number) => (days === 0 ? "on the day" : counted(days, "day before", "days before")),
    /** Of a confirmed date with days of its own; '' where it has none. */
    goOut: (when: string) => (when === "" ? "No reminders of this date go out." : `Reminders go out: ${when}.`),
  },
  add: {
    open: "Add a date",
    title: "Add a date or duty",
    contract: "Contract",
    what: "What needs to be done",
    date: "Date",
    repeat: "Repeats",
    submit: "Add this date",
    noContracts: "You don't have any contracts yet.",
  },
  repeats: {
    once: "Once",
    weekly: "Every week",
    monthly: "Every month",
    quarterly: "Every quarter",
    yearly: "Every year",
    other: "Custom",
  },
  keys: "j and k move, Enter opens, y confirms.",
  strip: {
    label: "Needs you this week",
    /** Where only an uncertain date is ahead. */
    ahead: "Coming up",
    all: "All dates",
    kinds: { dates: "Dates", approvals: "Approvals asked of you", rounds: "Replies to review", mentions: "Mentions" },
    late: (count: number) => `${inFigures(count)} overdue`,
    due: (count: number) => `${inFigures(count)} this week`,
    open: (count: number) => counted(count, "change", "changes"),
    untracked: (count: number) => `, ${inFigures(count)} not tracked`,
    untrackedHint: "Changed without tracking",
    toConfirm: (count: number) => `${counted(count, "date", "dates")} to confirm`,
    toCheck: (count: number, day: string) =>
      `${counted(count, "uncertain date", "uncertain dates")} to confirm, next ${day}`,
    askedBy: (name: string) => `Asked by ${name}`,
  },
  card: {
    title: "Deadlines",
    none: "No dates found in this contract.",
    reading: "Reading the contract for dates…",
    all: "All dates",
  },
  letter: {
    title: (count: number) =>
      count === 1 ? "1 date needs your attention" : `${inFigures(count)} dates need your attention`,
    line: (date: string, distance: string, what: string, isProposed: boolean) =>
      `${date} (${distance}): ${what}${isProposed ? ". This date is not confirmed yet." : ""}`,
    more: (count: number) => `And ${inFigures(count)} more.`,
    silent: (since: string) => `No reminders have gone out since ${since}. This email catches you up.`,
    button: "See all dates",
    footer: "You receive this email on mornings when something needs your attention. You can turn it off in Settings.",
  },
  reminders: {
    title: "Reminders and calendar",
    text: "A morning email lists dates that are 60, 30 or 7 days away, or today.",
    isOn: "Email me reminders",
    isCheckUpOn: "Go through my signed contracts once a year, by mail",
    checkUpMonth: "Month",
    checkUpDay: "Day",
    timeZone: "Time zone",
    ofServer: "Same as the server",
    saved: "Reminder settings saved",
    unreached: "You won't receive reminders until you confirm your address.",
    feed: "Calendar link",
    feedText: "A private address your calendar app uses to read your dates. Anyone who has it can read them too.",
    feedOn: (since: string) => `Your link was created on ${since}. A new one replaces it.`,
    make: "Create calendar link",
    renew: "Create a new link",
    revoke: "Revoke link",
    shown: "This address is shown only once. Add it to your calendar as a subscription.",
    revoked: "Link revoked",
    failed: "Couldn't change this. Please try again.",
  },
};
