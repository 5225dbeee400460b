/** Chapter 9: templates. */
import { create, journeys, restOverHttp, api, component, unit } from "../files";
import type { Proofs } from "../proof";

const busy = create(
  "a creation that fails gives the form back; while it is under way all is disabled; then it leads to the new contract",
);

export const templateProofs: Proofs = {
  "B-9.1": [
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
  ],
  "B-9.2": [
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
    component("templates/create-contract")("going back to the templates", "asks before losing what was typed"),
  ],
  "B-9.3": [
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
  ],
  "B-9.4": [
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
  ],
  "B-9.5": [
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
  ],
  "B-9.6": [
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
  ],
  "B-9.7": [
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
  ],
  "B-9.8": [
    unit("documents/templates/templates")(
      "the text of the %s",
      "lets either party terminate on a material breach left uncured for 30 days after written notice",
    ),
    unit("documents/templates/templates")("in the Sales Agreement title and risk pass on delivery"),
  ],
  "B-9.9": [
    create("the preview is live; alone it has the full width, and it alone is printed"),
    component("templates/create-contract")("the preview", "asks for the contract text where there is none"),
    component("templates/ready-text")(
      "an empty field of our text is shown as the form calls it, in the language of the screen",
    ),
  ],
  "B-9.10": [
    create("the preview is live; alone it has the full width, and it alone is printed"),
    journeys("a template is filled in, printed and created"),
  ],
  "B-9.11": [
    component("templates/ready-text")(
      "a term that ends before it begins is told beside its end, until either day is mended",
    ),
    create("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults"),
    api("create-from-template")("is refused", "%s"),
    create(
      "a creation that fails gives the form back; while it is under way all is disabled; then it leads to the new contract",
    ),
    component("templates/create-contract")(
      "creating",
      "says which fields are empty, from the clear version too, and leads to the first",
    ),
  ],
  "B-9.12": [
    busy,
    create(
      "a creation that fails gives the form back; while it is under way all is disabled; then it leads to the new contract",
    ),
  ],
  "B-9.13": [
    api("create-from-template")(
      "a contract from a template",
      "'%s' is a draft of that type with the filled template as version 1",
    ),
    api("create-from-template")("a contract from a template", "stays a draft when it has been analysed"),
    api("create-from-template")(
      "a contract from a template",
      "holds values as text, never as HTML, and without characters that can't be seen",
    ),
  ],
  "B-9.14": [api("create-from-template")("is refused", "%s"), restOverHttp("each limit has its named answer")],
  "B-9.15": [
    component("templates/create-contract")("an entry that was begun", "is offered again after a reload, as it was"),
    component("templates/create-contract")(
      "an entry that was begun",
      "is kept when the session has ended, and for its person only",
    ),
  ],
  "B-9.16": [
    unit("documents/templates/ready-texts")("the text in '%s' of the %s", "uses each of its fields and no other"),
    unit("documents/templates/ready-texts")("fields of a party stand together"),
    component("templates/ready-text")(
      "a free-text template offers our text in three languages, with fields by party and a live preview",
    ),
    component("templates/ready-text")("what was typed stays when the text is changed and changed back"),
    api("create-from-template")("our full text", "is filled in each language, for a sale and for a lease"),
  ],
  "B-9.17": [
    unit("documents/templates/ready-texts")("values", "of a day are written in '%s' as %s; what is no day stays"),
    unit("documents/templates/ready-texts")("values", "of a long sum stand in groups of three in '%s'"),
    unit("documents/templates/ready-texts")("values", "of a country take in '%s' the case of the sentence: %s"),
  ],
  "B-9.18": [
    component("templates/ready-text")("what was typed stays when the text is changed and changed back"),
    unit("documents/templates/ready-texts")("the text in '%s' of the %s", "gives our checks nothing to find"),
    unit("documents/templates/ready-texts")("the text in '%s' of the %s", "has the facts that were entered"),
  ],
  "B-9.19": [
    unit("documents/templates/own-fields")(
      "fields of a contract of one's own",
      "are names in two braces, each once and in order",
    ),
    component("templates/own-fields")("a text with fields asks for each, and makes the copy only once all are there"),
    api("fill")("a filled copy", "is a draft of the caller's own; values are text, and a field without one stays"),
    api("fill")("a filled copy", "is refused to a stranger, without a name, and with an empty or invisible value"),
  ],
  "B-9.20": [
    unit("documents/templates/own-fields")("words that become a field", "are found wherever they stand as whole words"),
    component("editor/make-field")(
      "all the same words become the field, with their look, and one undo brings them back",
    ),
    component("editor/make-field")("the chosen words alone become it where nothing else is wanted"),
    component("editor/make-field")("names that the text has are offered, and one press takes one"),
    unit("documents/templates/own-fields")("names for a field", "are what the text calls the words, then its fields"),
    component("editor/make-field")("what can't be a field is not made one: '%s'"),
  ],
  "B-9.21": [
    api("templates")("templates", "are what was saved so and whatever has fields, one's own and what is shared"),
    api("templates")("templates", "follow the text: its fields are those of the current version"),
    api("templates")("templates", "of contracts that are older than their keeping are read when they are listed"),
    api("templates")("a contract saved as a template", "is refused to a stranger, and without a name"),
    component("templates/own-templates")(
      "each template shows what it holds and whose it is, and is filled in from there",
    ),
    component("templates/own-templates")("a contract is saved as a template under a name, and the template opens"),
    unit("documents/templates/own-fields")("words that become a field", "are found wherever they stand as whole words"),
  ],
};
