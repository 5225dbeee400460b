import { UnreadableDocument, type ReadDocument } from "./document";
import { NoteReferences } from "./docx/notes";
import { Numbering } from "./docx/numbering";
import { WordPackage } from "./docx/package";
import { blocksOf, type Piece } from "./docx/pieces";
import { readStory, StoryReader, type StoryContext } from "./docx/story";
import { StyleSheet } from "./docx/styles";
import type { XmlSelection } from "./docx/xml";
import { encryptedPackageIn } from "./doc/compound-file";

const BODY: XmlSelection = {
  passes: (name) => ["w:document", "w:body", "w:sdt", "w:sdtContent", "w:customXml", "w:smartTag", "w:ins", "w:moveTo"].includes(name),
  takes: (name) => name === "w:p" || name === "w:tbl",
};

/**
 * Reads a .docx as blocks: headings, marks, clause numbers as Word shows them, tables as rows, footnotes at the end,
 * tracked changes as accepted. Nothing in the file is executed, and nothing outside of it is fetched.
 *
 * @param bytes the file; an Office container around an encrypted package is recognised too.
 * @returns blocks, none for an empty body; a .docx has no pages of its own.
 * @throws UnreadableDocument `unsupportedType`, `encryptedDocument`, `corruptDocument`, `documentTooLarge`.
 * Source: spec §9, issue 'Reading the file'.
 */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocument> {
  if (encryptedPackageIn(bytes)) throw new UnreadableDocument("encryptedDocument");
  const source = new WordPackage(bytes);
  const styles = new StyleSheet(source);
  const context: StoryContext = { styles, numbering: new Numbering(source, styles), notes: new NoteReferences(source) };
  const body = new StoryReader(context);
  source.readMain(BODY, (element) => body.add(element));
  const pieces = [...body.finish(), ...notePieces(context)];
  return { kind: "docx", blocks: blocksOf(pieces), pageCount: null, pagesWithoutText: [] };
}

function notePieces(context: StoryContext): Piece[] {
  return context.notes.referred.flatMap(({ mark, element }) => {
    const [first, ...others] = readStory(element.children, context);
    if (mark === "" || !first) return first ? [first, ...others] : [];
    if (first.kind === "row") return [{ kind: "row", cells: [[{ text: mark, marks: [] }, ...(first.cells[0] ?? [])], ...first.cells.slice(1)] }, ...others];
    const inlines = [{ text: mark, marks: [] }, ...first.block.inlines];
    return [{ kind: "block", block: { kind: "paragraph", indent: 0, inlines } }, ...others];
  });
}
