import { conceptsIn } from "./concepts";
import { EVERYDAY } from "./everyday";
import { GENERAL } from "./general";
import { GOODS } from "./goods";
import { KINDS_OF_CONTRACT } from "./kinds-of-contract";
import { MONEY } from "./money";
import { MORE_GENERAL } from "./more-general";
import { PEOPLE } from "./people";
import { PLAIN_BUSINESS } from "./plain-business";
import { PLAIN_DUTIES } from "./plain-duties";
import { PLAIN_ENDING } from "./plain-ending";
import { PLAIN_THINGS } from "./plain-things";
import { PLAIN_WORK } from "./plain-work";
import { PROPERTY } from "./property";
import { SERVICES } from "./services";
import { SPOKEN } from "./spoken";
import { TRADES } from "./trades";
import { createVocabulary } from "./vocabulary";

/** Every concept used to compare questions and clauses. */
export const VOCABULARY = createVocabulary(
  conceptsIn([
    GENERAL,
    MORE_GENERAL,
    MONEY,
    PEOPLE,
    PROPERTY,
    GOODS,
    SERVICES,
    EVERYDAY,
    SPOKEN,
    PLAIN_ENDING,
    PLAIN_BUSINESS,
    PLAIN_DUTIES,
    PLAIN_WORK,
    PLAIN_THINGS,
    TRADES,
    KINDS_OF_CONTRACT,
  ]),
);
