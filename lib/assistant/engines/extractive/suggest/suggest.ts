import type { Language } from "@/lib/copy/languages";
import type { SuggestedChange } from "../../port";
import type { Reading } from "../text/reading";
export function suggest(_reading: Reading, _language: Language): SuggestedChange[] { return []; }
