import { conceptsIn } from "./concepts";
import { EVERYDAY } from "./everyday";
import { GENERAL } from "./general";
import { GOODS } from "./goods";
import { MONEY } from "./money";
import { MORE_GENERAL } from "./more-general";
import { PEOPLE } from "./people";
import { PROPERTY } from "./property";
import { SERVICES } from "./services";
import { SPOKEN } from "./spoken";
import { createVocabulary } from "./vocabulary";

/** Every concept used to compare questions and clauses. */
export const VOCABULARY = createVocabulary(
  conceptsIn([GENERAL, MORE_GENERAL, MONEY, PEOPLE, PROPERTY, GOODS, SERVICES, EVERYDAY, SPOKEN]),
);
