import { isLost } from "@/lib/documents/extraction/contrast";
import { FROM_THE_RIGHT, Turns, withoutUnseen } from "@/lib/documents/richtext/characters";
import { textIn, around, readAttribute, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";
import type { WordFile } from "@/lib/word/file/word-file";
import { lettersIn, lookOfStyle, stylesIn, type Styles } from "./letter-looks";
import { lookOfBox, lookOfCell, lookOfTabs, placeLook, type Look } from "./place-looks";

const LETTER = /[\p{L}\p{N}]/u;
/** Read from the right. */
const LEFTWARD = "⇐";
const WHITE = "ffffff";
/** Twips; no letter is narrower. */
const NARROWEST_TWIPS = 30;

/**
 * Unreadable words in a part: in the colour of their background, tiny, drawn as symbols or overlapping, in lines, rows,
 * columns and boxes without size, or off the page; and words that read differently, with how: raised, lowered, or right
 * to left. Linear.
 */
export function disguisedWords(
  file: WordFile,
  tree: WordTree,
): { unreadable: string[]; otherwise: { about: string; says: string }[] } {
  const unreadable: string[][] = [];
  const otherwise: { words: string[]; says: string }[] = [];
  let [isOpen, stand, turns] = [false, "", new Turns()];
  for (const { node, words, look, isNext } of runsIn(file, tree)) {
    if (!isNext) [isOpen, stand, turns] = [false, "", new Turns()];
    const isUnreadable = cantBeRead(look, words);
    if (isUnreadable && isOpen) unreadable.at(-1)?.push(words);
    else if (isUnreadable) unreadable.push([words]);
    isOpen = isUnreadable;
    const turn = turns.isTurned(words) ? LEFTWARD : describeTurn(tree, node, { look, words });
    const says = [look.stand ?? "", turn].filter((one) => one !== "").join(" ");
    if (says !== "" && says === stand) otherwise.at(-1)?.words.push(words);
    else if (says !== "") otherwise.push({ words: [words], says });
    stand = says;
  }
  return {
    unreadable: unreadable.map(joined).filter((words) => words !== ""),
    otherwise: otherwise.map(({ words, says }) => ({ about: joined(words), says })).filter(({ about }) => about !== ""),
  };
}

/** A run with words, and how it looks. `isNext`: in the paragraph of the one before. */
type SeenRun = { node: WordNode; words: string; look: Look; isNext: boolean };

/** Each run with words. Linear. */
function* runsIn(file: WordFile, tree: WordTree): Generator<SeenRun> {
  const styles = stylesIn(file);
  let [paragraph, base]: [WordNode | null, Look] = [null, {}];
  for (const node of tree.nodes) {
    if (node.name !== "w:r" && node.name !== "m:r") continue;
    const words = readWords(tree, node);
    if (words === "") continue;
    const own = around(node, ({ name }) => name === "w:p");
    const isNext = own === paragraph;
    if (!isNext) [paragraph, base] = [own, own ? lookOfParagraph(tree, own, styles) : {}];
    yield { node, words, look: lookOfRun(tree, node, { base, styles }), isNext };
  }
}

/** The runs of a part that nobody can read on paper, or that run against their letters. Linear. */
export function unseenRuns(file: WordFile, tree: WordTree): WordNode[] {
  let turns = new Turns();
  const unseen: WordNode[] = [];
  for (const { node, words, look, isNext } of runsIn(file, tree)) {
    if (!isNext) turns = new Turns();
    const isTurned = turns.isTurned(words) || describeTurn(tree, node, { look, words }) === LEFTWARD;
    if (isTurned || cantBeRead(look, words)) unseen.push(node);
  }
  return unseen;
}

const joined = (words: readonly string[]) => withoutUnseen(words.join("")).replace(/\s+/g, " ").trim();

function readWords(tree: WordTree, run: WordNode): string {
  return run.children
    .filter(({ name }) => name === "w:t" || name === "m:t")
    .map(({ openEnd, closeStart }) => textIn(tree.xml.slice(openEnd, closeStart)))
    .join("");
}

function cantBeRead(
  { color, ground, isPictures, fit, stand: _, isTurned: __, isVanished: ___, ...others }: Look,
  words: string,
): boolean {
  if (color !== undefined && isLost(color, ground ?? WHITE)) return true;
  if (fit !== undefined && fit < words.length * NARROWEST_TWIPS) return true;
  return Object.values(others).includes(true) || (isPictures === true && LETTER.test(words));
}

/** How words are turned right to left that wouldn't be by themselves. */
function describeTurn(tree: WordTree, run: WordNode, { look, words }: { look: Look; words: string }): string {
  const turned = run.parent && around(run.parent, ({ name }) => name === "w:bdo" || name === "w:p");
  const forced = turned?.name === "w:bdo" ? readAttribute(tree, turned, "val") : undefined;
  if (forced !== undefined) return forced === "rtl" ? LEFTWARD : "⇒";
  return look.isTurned === true && !FROM_THE_RIGHT.test(words) && LETTER.test(words) ? LEFTWARD : "";
}

function lookOfParagraph(tree: WordTree, node: WordNode, styles: Styles): Look {
  const properties = childNamed(node, "w:pPr");
  const id = childNamed(properties, "w:pStyle");
  const style = lookOfStyle(styles, (id && readAttribute(tree, id, "val")) ?? styles.normal);
  const cell = lookOfCell(tree, node, styles.theme);
  const own = { ...styles.defaults, ...cell, ...style, ...placeLook(tree, properties, styles.theme) };
  // no property of a line undoes what a cell, box or tab does to it
  return { ...own, ...holding(cell), ...lookOfTabs(tree, node, properties), ...lookOfBox(tree, node) };
}

function holding({ isFlat, isAside }: Look): Look {
  return { ...(isFlat === true ? { isFlat } : {}), ...(isAside === true ? { isAside } : {}) };
}

function lookOfRun(tree: WordTree, run: WordNode, { base, styles }: { base: Look; styles: Styles }): Look {
  const properties = childNamed(run, "w:rPr");
  const id = childNamed(properties, "w:rStyle");
  const style = id ? lookOfStyle(styles, readAttribute(tree, id, "val") ?? "") : {};
  const look = { ...base, ...style, ...lettersIn(tree, properties, styles.theme) };
  return { ...look, ...holding(base) }; // no letter's look undoes the position of its line
}

/** Words that Word itself hides, and so no reader of the text has. Linear. */
export function vanishedWords(file: WordFile, tree: WordTree): string[] {
  const vanished: string[][] = [];
  let isOpen = false;
  for (const { node, words, look, isNext } of runsIn(file, tree)) {
    if (node.name !== "w:r") continue;
    const isVanished = look.isVanished === true;
    if (isVanished && isOpen && isNext) vanished.at(-1)?.push(words);
    else if (isVanished) vanished.push([words]);
    isOpen = isVanished;
  }
  return vanished.map(joined).filter((words) => words !== "");
}

// Words outside the read text: in the alternative of a drawing, above a line, in a control.

/** Elements in which such words are searched. */
const MOST_NODES = 200;

/** What programs without newer markup show, if it differs. */
export function otherReadings(tree: WordTree): string[] {
  return tree.nodes.flatMap((node) => {
    if (node.name !== "mc:AlternateContent") return [];
    const [choice, fallback] = ["mc:Choice", "mc:Fallback"].map((name) => wordsIn(tree, childNamed(node, name)));
    return fallback !== undefined && fallback !== "" && fallback !== choice ? [fallback] : [];
  });
}

/** Ruby text, by the words below it. */
export function wordsOver(tree: WordTree): { about: string; says: string }[] {
  return tree.nodes.flatMap((node) => {
    if (node.name !== "w:ruby") return [];
    const says = wordsIn(tree, childNamed(node, "w:rt"));
    return says === "" ? [] : [{ about: wordsIn(tree, childNamed(node, "w:rubyBase")), says }];
  });
}

/** Where controls get their words from, and check boxes whose symbol differs from their state. */
export function controlsIn(tree: WordTree): { about: string; says: string }[] {
  return tree.nodes.flatMap((node) => {
    const control = node.name === "w:dataBinding" ? around(node, ({ name }) => name === "w:sdt") : null;
    if (control)
      return [
        { about: wordsIn(tree, childNamed(control, "w:sdtContent")), says: readAttribute(tree, node, "xpath") ?? "" },
      ];
    return /:checkbox$/.test(node.name) ? describeBox(tree, node) : [];
  });
}

function describeBox(tree: WordTree, box: WordNode): { about: string; says: string }[] {
  const said = (name: string) => {
    const node = box.children.find((child) => child.name.endsWith(`:${name}`));
    return node && readAttribute(tree, node, "val");
  };
  const isTicked = /^(?:1|true|on)$/i.test(said("checked") ?? "");
  const own = isTicked ? (said("checkedState") ?? "2612") : (said("uncheckedState") ?? "2610");
  const control = around(box, ({ name }) => name === "w:sdt");
  const sign = wordsIn(tree, childNamed(control ?? undefined, "w:sdtContent"));
  const isOwn = sign === "" || sign === String.fromCodePoint(Number.parseInt(own, 16) || 0x2610);
  return isOwn ? [] : [{ about: "", says: sign }];
}

function wordsIn(tree: WordTree, node: WordNode | undefined): string {
  if (!node) return "";
  const words = tree.nodes.slice(node.at, Math.min(node.lastAt, node.at + MOST_NODES) + 1);
  return words
    .filter(({ name }) => name === "w:t")
    .map(({ openEnd, closeStart }) => textIn(tree.xml.slice(openEnd, closeStart)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
