/** What stands beside a contract's text is there, as after its first showing. Imported for its effect. */
import { SIDES } from "@/components/review/pane-switch";
import { prepareSide } from "@/components/review/sides";

await Promise.all(SIDES.map(prepareSide));
