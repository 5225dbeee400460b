import { UnreadableDocument, type ReadDocument } from "./document";
import { CompoundFile, isCompoundFile } from "./doc/compound-file";
import { FileInformation, slice, type StructureName } from "./doc/file-information";
import { fontsIn } from "./doc/fonts";
import { FormattedPages } from "./doc/formatted-pages";
import { Lists } from "./doc/lists";
import { notesIn, type Note } from "./doc/notes";
import { PieceTable } from "./doc/piece-table";
import { StoryReader, type StoryContext } from "./doc/story";
import { StyleSheet } from "./doc/styles";
import { FormattedText } from "./doc/text";
import { word6Pieces } from "./doc/word-6";
import { withoutSource } from "./docx/origins";
import { blocksOf, withSign, type Piece } from "./docx/pieces";

/**
 * A .doc of Word 97 and later: headings, marks, clause numbers as Word shows them, tables as rows, field results, notes
 * at the end, tracked changes as accepted. Of Word 6 and 95 text and tables.
 * @returns no blocks for an empty document; a .doc's pages are not stored in it
 * @throws UnreadableDocument `unsupportedType`, `encryptedDocument`, `corruptDocument`, `documentTooLarge`. Source:
 *   B-8.10.
 */
export async function readDoc(bytes: Uint8Array): Promise<ReadDocument> {
  try {
    return { kind: "doc", blocks: blocksOf(piecesOf(bytes)).map(withoutSource), pageCount: null, pagesWithoutText: [] };
  } catch (cause) {
    // Structures point into the file; in a broken one they point past its end.
    throw cause instanceof RangeError ? new UnreadableDocument("corruptDocument", { cause }) : cause;
  }
}

function piecesOf(bytes: Uint8Array): Piece[] {
  if (!isCompoundFile(bytes)) throw new UnreadableDocument("unsupportedType"); // among them Word 1 and 2
  const file = new CompoundFile(bytes);
  if (file.has("EncryptedPackage")) throw new UnreadableDocument("encryptedDocument");
  if (!file.has("WordDocument")) throw new UnreadableDocument("unsupportedType");
  const main = file.stream("WordDocument");
  const information = new FileInformation(main);
  return information.isWord97 ? word97Pieces(file, main, information) : word6Pieces(main);
}

function word97Pieces(file: CompoundFile, main: Uint8Array, information: FileInformation): Piece[] {
  const table = file.stream(information.tableStream);
  const structure = (name: StructureName) => slice(table, information.extent(name));
  const data = file.stream("Data");
  const characters = new FormattedPages(main, structure("characterPages"), { kind: "characters", data });
  const { lengths } = information;
  const notes = notesOf(information, structure);
  const context: StoryContext = {
    text: new FormattedText(new PieceTable(main, structure("clx")), characters),
    paragraphs: new FormattedPages(main, structure("paragraphPages"), { kind: "paragraphs", data }),
    styles: new StyleSheet(structure("styles")),
    lists: new Lists(
      slice(table, {
        offset: information.extent("lists").offset,
        bytes: information.extent("lists").bytes === 0 ? 0 : table.length,
      }),
      structure("listInstances"),
    ),
    fonts: fontsIn(structure("fonts")),
    signs: new Map(notes.map(({ at, sign }) => [at, sign])),
  };
  const boxes = lengths.body + lengths.footnotes + lengths.headers + lengths.comments + lengths.endnotes;
  return [
    ...new StoryReader(context).read(0, lengths.body),
    ...new StoryReader(context).read(boxes, boxes + lengths.textBoxes),
    ...notes.flatMap(({ from, to, sign }) => withSign(new StoryReader(context).read(from, to), sign)),
  ];
}

function notesOf(information: FileInformation, structure: (name: StructureName) => DataView): Note[] {
  const { body, footnotes, headers, comments, endnotes } = information.lengths;
  return [
    ...notesIn({
      references: structure("footnoteReferences"),
      text: structure("footnoteText"),
      from: body,
      length: footnotes,
      format: "decimal",
    }),
    ...notesIn({
      references: structure("endnoteReferences"),
      text: structure("endnoteText"),
      from: body + footnotes + headers + comments,
      length: endnotes,
      format: "lowerRoman",
    }),
  ];
}
