/** Names of places that are no terms: the ends of a route, towns named after a spring or a hill. */
import { stemIn } from "../../language/stem";
import { anyOf } from "../../language/patterns";
import { folded } from "../../text/folding";
import type { Draft } from "../draft";
import * as cue from "./places.cues";

const TOWN = anyOf(cue.town);
/** 'Замын-Үүд – Улаанбаатар': two names beside a dash. */
const ROUTE =
  /(?<![\p{L}-])(\p{Lu}[\p{Ll}-]{3,24}(?:-\p{Lu}\p{Ll}{2,20})?)\s[–—-]\s(\p{Lu}[\p{Ll}-]{3,24})(?![\p{L}-])/gu;

const routes = new WeakMap<Draft, ReadonlySet<string>>();

/** Whether a capitalised word, in any case, is the name of a place. */
export function isPlaceName(draft: Draft, word: string): boolean {
  return TOWN.test(word) || onRoutes(draft).has(stemIn(draft.language, folded(word)));
}

/** Stems of the names between which something is carried. Linear, once for a draft. */
function onRoutes(draft: Draft): ReadonlySet<string> {
  const ready = routes.get(draft);
  if (ready) return ready;
  const names = [...draft.text.matchAll(ROUTE)].flatMap(([, from = "", to = ""]) => [from, to]);
  const made = new Set(names.map((name) => stemIn(draft.language, folded(name))));
  routes.set(draft, made);
  return made;
}
