import { anyOf } from "../language/patterns";
import * as cue from "./address-behind.cues";

const ENDS_IN_FORM = anyOf(cue.endsInForm);
const GOES_ON = anyOf(cue.goesOn);
const BEGINS_ADDRESS = anyOf(cue.beginsAddress);

/**
 * A party's name without the address behind it: what follows the company's form, or looks like a street, isn't part of
 * it. 'Acme, Inc.' and the branch of a firm stay whole.
 */
export function withoutAddress(name: string): string {
  const parts = name.split(/,\s+/u);
  for (let at = 1; at < parts.length; at += 1) {
    const [before, behind] = [parts.slice(0, at).join(", "), parts[at] ?? ""];
    if (GOES_ON.test(behind)) continue;
    if (ENDS_IN_FORM.test(before) || BEGINS_ADDRESS.test(behind)) return before;
  }
  return name;
}
