import { cues } from "../pack";

/** Days of the week from Sunday on, as they begin. Lower case. */
export const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
