/**
 * Head nouns of defined terms: a capitalised phrase ending in one is written as a term. Names of offices, courts, laws
 * and places end differently. Lower case, singular; Cyrillic ones as stems.
 */
export const HEADS_EN: ReadonlySet<string> = new Set(
  (
    "service product good software deliverable work material equipment premises property territory term period date fee price royalty payment amount " +
    "information data documentation specification purpose project program platform system website site content technology know-how improvement invention result " +
    "milestone transaction closing loss expense indemnitee affiliate subsidiary personnel customer user subcontractor " +
    "year quarter license licence patent trademark mark right asset liability loan facility advance security share unit interest option warrant note collateral " +
    "event default budget plan standard requirement territory market field competitor business event consideration deposit rent charge cost revenue profit sale target threshold cap limit credit " +
    "invoice order shipment delivery acceptance notice request approval obligation restriction condition record report account device component part module interface " +
    "vehicle building unit land facility area space parking utility improvement alteration permit hour day week month " +
    "manual handbook form list register procedure criteria criterion level team policy protocol certificate log " +
    "guideline catalogue kit zone work scheme standard rule balance statement instruction guide charter commitment representative expert " +
    "addendum footage receipt rulebook annexure programme incident season tier yard"
  ).split(" "),
);

/** Those of papers that a contract refers to: with a name before them they are still to be attached or defined. */
export const PAPERS_EN: ReadonlySet<string> = new Set(
  "addendum policy plan manual protocol guideline procedure specification charter handbook rulebook".split(" "),
);
