import { UnreadableDocument, type ReadDocument } from "./document";
import { NoteReferences } from "./docx/notes";
import { Numbering } from "./docx/numbering";
import { WordPackage } from "./docx/package";
import { blocksOf, withSign } from "./docx/pieces";
import { readStory, StoryReader, type StoryContext } from "./docx/story";
import { StyleSheet } from "./docx/styles";
import { withoutSource, type SourcedBlock } from "./docx/origins";
import type { XmlSelection } from "./docx/xml";
import { encryptedPackageIn } from "./doc/compound-file";

const BODY: XmlSelection = {
  passes: (name) =>
    ["w:document", "w:body", "w:sdt", "w:sdtContent", "w:customXml", "w:smartTag", "w:ins", "w:moveTo"].includes(name),
  takes: (name) => name === "w:p" || name === "w:tbl",
};

/**
 * A .docx: headings, marks, clause numbers as Word shows them, tables as rows, footnotes at the end, tracked changes as
 * accepted. Nothing in it is executed, nothing outside of it fetched.
 * @returns no blocks for an empty body; a .docx has no pages of its own
 * @throws UnreadableDocument `unsupportedType`, `encryptedDocument`, `corruptDocument`, `documentTooLarge`. Source:
 *   B-8.10.
 */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  if (encryptedPackageIn(bytes)) throw new UnreadableDocument("encryptedDocument");
  const blocks = sourcedBlocks(new WordPackage(bytes)).map(withoutSource);
  return { kind: "docx", blocks, pageCount: null, pagesWithoutText: [] };
}

/**
 * The same blocks, each with the elements of the package it was read from, and each letter with its place.
 * @throws UnreadableDocument `corruptDocument`, `documentTooLarge`
 */
export function sourcedBlocks(source: WordPackage): SourcedBlock[] {
  const styles = new StyleSheet(source);
  const numbering = new Numbering(source, styles);
  const context: StoryContext = { part: "main", styles, numbering, notes: new NoteReferences(source) };
  const body = new StoryReader(context);
  source.readMain(BODY, (element) => body.add(element));
  const text = body.finish();
  const notes = context.notes.referred.flatMap(({ sign, element, part }) =>
    withSign(readStory(element.children, { ...context, part }), sign),
  );
  return blocksOf([...text, ...notes]);
}
