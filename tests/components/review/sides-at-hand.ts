/** What stands beside a contract's text is there, as after its first showing. Imported for its effect. */
import { prepareSide, SIDES } from "@/components/review/sides/sides";

await Promise.all(SIDES.map(prepareSide));
