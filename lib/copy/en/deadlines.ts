import { numbersIn } from "../numbers";

const inFigures = numbersIn("en");
const counted = (count: number, one: string, many: string) => `${inFigures(count)} ${count === 1 ? one : many}`;

/** Dates and duties: what they are called and how they were reckoned. Source: behaviour §27. */
export const deadlines = {
  kinds: {
    expiration: "The contract ends",
    renewal: "The contract renews",
    notice: "Last day to give notice",
    payment: "Payment is due",
    duty: "Duty",
    other: "Date",
  },
  kindNames: {
    expiration: "End",
    renewal: "Renewal",
    notice: "Notice",
    payment: "Payment",
    duty: "Duty",
    other: "Other date",
  },
  /** How a date was reckoned. Dates are written out, lengths come from `length`. */
  working: {
    named: (date: string) => `The text names ${date}.`,
    after: {
      start: (from: string, length: string, date: string) => `Takes effect ${from}, and ${length} = ${date}.`,
      signing: (from: string, length: string, date: string) => `Dated ${from}, and ${length} = ${date}.`,
      end: (from: string, length: string, date: string) => `Ends ${from}, and ${length} = ${date}.`,
    },
    before: (from: string, length: string, date: string) => `Ends ${from}, less ${length} = ${date}.`,
    renews: (length: string, date: string) => `Renews for ${length} on ${date}, unless it is ended before.`,
    length: (months: number, days: number, businessDays: number) =>
      [
        months > 0 ? counted(months, "month", "months") : "",
        days > 0 ? counted(days, "day", "days") : "",
        businessDays > 0 ? counted(businessDays, "business day", "business days") : "",
      ]
        .filter((part) => part !== "")
        .join(" and "),
  },
};
