/** Every statement of the specification, in its order. */
import { calls } from "./statements/calls";
import { entities } from "./statements/entities";
import { messages } from "./statements/messages";
import { moreScreens } from "./statements/more-screens";
import { purpose } from "./statements/purpose";
import { rules } from "./statements/rules";
import { screens } from "./statements/screens";
import type { Statement } from "./statement";

export const STATEMENTS: readonly Statement[] = [...purpose, ...screens, ...moreScreens, ...entities, ...rules, ...calls, ...messages];
