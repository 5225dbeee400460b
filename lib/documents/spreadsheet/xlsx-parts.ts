/** The fixed and the small parts of an XLSX file. Pure. Source: B-29.13. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export function escaped(text: string): string {
  return text
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, "_x005F_x") // else read as the character of that number
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\r/g, "_x000D_");
}

export const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/comments1.xml" ContentType="${TYPES}.comments+xml"/></Types>`;
export const ROOT_RELS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
export const WORKBOOK_RELS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** A sheet's name has 31 characters at most, and none of these. */
export function workbookXml(sheet: string): string {
  const name = escaped(sheet.replace(/[\\/?*[\]:]/g, " ").slice(0, 31) || "Sheet");
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** Places in the list of styles; each currency has one of its own behind them. */
export const STYLE = { plain: 0, head: 1, day: 2, quoted: 3, firstCurrency: 4 } as const;
const FIRST_FORMAT = 165;

export function stylesXml(currencies: readonly string[]): string {
  const formats = currencies.map(
    (currency, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="#,##0.00\\ [$${currency}]"/>`,
  );
  const money = currencies.map(
    (_, at) =>
      `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const xf = (rest: string) => `<xf fontId="0" fillId="0" borderId="0" xfId="0" ${rest}/>`;
  const all = [xf('numFmtId="0"'), `<xf fontId="1" fillId="0" borderId="0" xfId="0" numFmtId="0" applyFont="1"/>`];
  const rest = [xf('numFmtId="164" applyNumberFormat="1"'), xf('numFmtId="49" quotePrefix="1" applyNumberFormat="1"')];
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${1 + formats.length}"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>${formats.join("")}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${4 + money.length}">${[...all, ...rest, ...money].join("")}</cellXfs></styleSheet>`;
}

export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
}

export const RELS_START = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rIdNotes" Type="${OFFICE}/comments" Target="../comments1.xml"/><Relationship Id="rIdShapes" Type="${OFFICE}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/>`;
export const linkRel = (id: string, address: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${escaped(address)}" TargetMode="External"/>`;

export const NOTES_START = `${HEAD}<comments xmlns="${MAIN}"><authors><author></author></authors><commentList>`;
export const noteXml = (place: string, text: string) =>
  `<comment ref="${place}" authorId="0"><text><r><t xml:space="preserve">${escaped(text)}</t></r></text></comment>`;
export const SHAPES_START = `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="n" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/>`;
/** Excel draws a note only where there is a shape for it. Places count from 0. */
export const noteShape = (row: number, column: number) =>
  `<v:shape type="#n" style="position:absolute;width:240pt;height:90pt;visibility:hidden" fillcolor="#fffefb"><x:ClientData ObjectType="Note"><x:Anchor>${column + 1},15,${row},2,${column + 5},15,${row + 6},4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
