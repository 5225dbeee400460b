import { strFromU8, strToU8, zipSync, type Zippable } from "fflate";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, p, row, run, table } from "../documents/extraction/docx-fixture";

/** What a counterparty's lawyer may try beside words, links and tables, on a contract with all that it takes. */
const TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const WP = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
const WPS = 'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const NOTICE = "Notice is ninety days.";
const PRICE = "The price is 100 dollars.";
const PAYS = "Acme pays it in May.";
const bound = (path: string) =>
  `<w:sdt><w:sdtPr><w:dataBinding w:xpath="${path}" w:storeItemID="{1}"/></w:sdtPr><w:sdtContent>${run("Buyer")}</w:sdtContent></w:sdt>`;
const ticked = (state: string, sign: string) =>
  `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${state}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run(sign)}</w:sdtContent></w:sdt>`;
const either = (choice: string, fallback: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:t>${choice}</w:t></mc:Choice><mc:Fallback><w:t>${fallback}</w:t></mc:Fallback></mc:AlternateContent></w:r>`;
const SECTION =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>';
const FORMULA =
  '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:sSup><m:e><m:r><m:t>10</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';
const FEES = table(row(cell(p("Fee")), cell(p("20 dollars"))));
const boxed = (words: string, extent = 'cx="2000000" cy="500000"', more = 'behindDoc="0"') =>
  `<w:r><w:drawing><wp:anchor ${WP} ${more}><wp:positionH relativeFrom="page"><wp:posOffset>900000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>900000</wp:posOffset></wp:positionV><wp:extent ${extent}/><wp:wrapSquare/><wp:docPr id="1" name="Box"/><a:graphic ${A}><a:graphicData><wps:wsp ${WPS}><wps:txbx><w:txbxContent>${p(words)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
const BODY =
  p(PRICE) +
  p(NOTICE) +
  p(PAYS) +
  p(`${run("Sold to ")}${bound("/a/buyer")}`) +
  p(`${run("Agreed: ")}${ticked("0", "☐")}`) +
  p(`${run("The term is ")}${either("one year", "one year")}`) +
  p(`${run("The fee is ")}${FORMULA}`) +
  p(`${run("Delivery is ")}<w:r><w:sym w:font="Symbol" w:char="F0B3"/></w:r>${run(" 5 tons")}`) +
  p(`${run("As in ")}<w:r><w:footnoteReference w:id="1"/></w:r>`) +
  p(`${run("See the box")}${boxed("Boxed words.")}`) +
  FEES +
  SECTION;
const THEME = (dark: string, font: string) =>
  `<a:theme ${A}><a:themeElements><a:clrScheme name="x"><a:dk1><a:srgbClr val="${dark}"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1></a:clrScheme><a:fontScheme name="x"><a:minorFont><a:latin typeface="${font}"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`;

const OF_THEME =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"/></w:rPr></w:rPrDefault></w:docDefaults>';
const CHART = `<w:r><w:drawing><c:chart xmlns:c="urn:c" xmlns:r="${TYPE}" r:id="chart"/></w:drawing></w:r>`;
const makeChart = (value: string) => `<c:chartSpace xmlns:c="urn:c"><c:v>${value}</c:v></c:chartSpace>`;

type Others = { styles?: string; settings?: string; theme?: string; chart?: string };

function buildFile(
  body: string,
  { styles = "", settings = "", theme = THEME("000000", "Calibri"), chart }: Others = {},
) {
  const files: Zippable = docxFiles(body, {
    styles,
    settings,
    footnotes: `<w:footnote w:id="1">${p("A note.")}</w:footnote>`,
  });
  const name = "word/_rels/document.xml.rels";
  const former = strFromU8(files[name] instanceof Uint8Array ? files[name] : new Uint8Array());
  const more =
    `<Relationship Id="theme" Type="${TYPE}/theme" Target="theme.xml"/>` +
    `<Relationship Id="chart" Type="${TYPE}/chart" Target="chart.xml"/>` +
    `<Relationship Id="sub" Type="${TYPE}/subDocument" Target="other.docx" TargetMode="External"/>`;
  return zipSync({
    ...files,
    [name]: strToU8(former.replace("</Relationships>", `${more}</Relationships>`)),
    "word/theme.xml": strToU8(theme),
    ...(chart === undefined ? {} : { "word/chart.xml": strToU8(chart) }),
  });
}

function findCheats(body: string, others: Others = {}, was = BODY, were: Others = {}): string[] {
  const sent = buildFile(was, were);
  const html = htmlFromBlocks(new WordFile(sent).blocks);
  const { changes } = readReturned(buildFile(body, others), { html, file: sent });
  return changes.map(({ place, kind, before, after }) => `${place} ${kind}: ${before} > ${after}`);
}
const words = (from: string, to: string) => {
  expect(BODY).toContain(from);
  return findCheats(BODY.replace(from, to));
};
const look = (properties: string) => words(run(NOTICE), run(NOTICE, properties));
const line = (properties: string, content = NOTICE) => words(p(NOTICE), p(content, properties));

type Cheat = readonly [string, () => string[], readonly string[]];
const CHEATS: readonly Cheat[] = [
  ["pages have two columns", () => words("<w:pgSz", '<w:cols w:num="2"/><w:pgSz'), ["layout insert:  > ▯▯"]],
  [
    "notes are counted in Roman numbers",
    () => words("<w:pgSz", '<w:footnotePr><w:numFmt w:val="upperRoman"/></w:footnotePr><w:pgSz'),
    ["layout insert:  > [I] [II] [III]"],
  ],
  [
    "all notes are counted in Roman numbers",
    () => findCheats(BODY, { settings: '<w:footnotePr><w:numFmt w:val="upperRoman"/></w:footnotePr>' }),
    ["layout insert:  > [I] [II] [III]"],
  ],
  [
    "lines are numbered",
    () => words("<w:pgSz", '<w:lnNumType w:countBy="1"/><w:pgSz'),
    ["layout insert:  > 1 ¶ 2 ¶ 3 ¶"],
  ],
  [
    "pages are turned",
    () => words('w:w="11906" w:h="16838"', 'w:w="16838" w:h="11906" w:orient="landscape"'),
    ["layout replace: 210 × 297 mm > 297 × 210 mm"],
  ],
  [
    "a margin is beside the page",
    () => words('w:left="1440"', 'w:left="-12000"'),
    ["layout insert:  > ↤ -212 ↦ 25 ↥ 25 ↧ 25 mm"],
  ],
  [
    "margins leave no room",
    () => words('w:left="1440"', 'w:left="10400"'),
    ["layout insert:  > ↤ 183 ↦ 25 ↥ 25 ↧ 25 mm"],
  ],
  ["words are of four points", () => look('<w:sz w:val="8"/>'), ["hidden insert:  > Notice is ninety days."]],
  ["words are nearly white", () => look('<w:color w:val="EEEEEE"/>'), ["hidden insert:  > Notice is ninety days."]],
  ["words are yellow", () => look('<w:color w:val="FFFF00"/>'), ["hidden insert:  > Notice is ninety days."]],
  [
    "words of a cell are white",
    () => words(cell(p("20 dollars")), cell(p(run("20 dollars", '<w:color w:val="FFFFFF"/>')))),
    ["hidden insert:  > 20 dollars"],
  ],
  [
    "words have the theme's white",
    () => look('<w:color w:val="000000" w:themeColor="background1"/>'),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "the ground is the theme's black",
    () => look('<w:color w:val="000000"/><w:shd w:val="clear" w:fill="FFFFFF" w:themeFill="text1"/>'),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "the theme's black is white",
    () =>
      findCheats(
        BODY.replace(run(NOTICE), run(NOTICE, '<w:color w:val="000000" w:themeColor="text1"/>')),
        { theme: THEME("FFFFFF", "Calibri") },
        BODY.replace(run(NOTICE), run(NOTICE, '<w:color w:val="000000" w:themeColor="text1"/>')),
      ),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "the theme's font draws signs",
    () =>
      findCheats(BODY, { theme: THEME("000000", "Wingdings"), styles: OF_THEME }, BODY, { styles: OF_THEME }).slice(
        0,
        2,
      ),
    ["hidden insert:  > The price is 100 dollars.", "hidden insert:  > Notice is ninety days."],
  ],
  [
    "letters have no fill",
    () => look("<w14:textFill><w14:noFill/></w14:textFill>"),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "letters are filled with white",
    () => look('<w14:textFill><w14:solidFill><w14:srgbClr w14:val="FFFFFF"/></w14:solidFill></w14:textFill>'),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "Cyrillic letters are drawn as signs",
    () => look('<w:rFonts w:ascii="Arial" w:hAnsi="Wingdings"/>'),
    ["hidden insert:  > Notice is ninety days."],
  ],
  ["words are pressed together", () => look('<w:fitText w:val="10"/>'), ["hidden insert:  > Notice is ninety days."]],
  [
    "a digit is an exponent",
    () =>
      words(
        run(PRICE),
        `${run("The price is 10")}${run("0", '<w:vertAlign w:val="superscript"/>')}${run(" dollars.")}`,
      ),
    ["text replace: 100 > 10⁰", "layout insert:  > 0: x²"],
  ],
  [
    "a digit is raised",
    () => words(run(PRICE), `${run("The price is 10")}${run("0", '<w:position w:val="12"/>')}${run(" dollars.")}`),
    ["layout insert:  > 0: ↑ 6 pt"],
  ],
  [
    "two lines stand in one",
    () => look('<w:eastAsianLayout w:combine="1"/>'),
    ["layout insert:  > Notice is ninety days.: ⇕"],
  ],
  [
    "a sum is read from the right",
    () => words(run(PRICE), `${run("The price is ")}${run("100", "<w:rtl/>")}${run(" dollars.")}`),
    ["layout insert:  > 100: ⇐"],
  ],
  [
    "a sum is turned round",
    () => words(run(PRICE), `${run("The price is ")}<w:bdo w:val="rtl">${run("100")}</w:bdo>${run(" dollars.")}`),
    ["layout insert:  > 100: ⇐"],
  ],
  [
    "signs turn a sum round",
    () => words(PRICE, "The price is \u202e100\u202c dollars."),
    ["layout insert:  > The price is 100 dollars.: ⇐"],
  ],
  ["a sign without width parts a number", () => words(PRICE, "The price is 1\u200b00 dollars."), []],
  ["a hyphen that nobody sees parts a number", () => words(PRICE, "The price is 1\u00ad00 dollars."), []],
  ["letters stand for digits", () => words(PRICE, "The price is 1ОО dollars."), ["text replace: 100 > 1ОО"]],
  ["a name has a letter of another alphabet", () => words(PAYS, PAYS.replace("A", "А")), ["text replace: Acme > Аcme"]],
  [
    "digits are those of another script",
    () => words(PRICE, PRICE.replace("100", "１００")),
    ["text replace: 100 > １００"],
  ],
  [
    "a space holds words together",
    () => words(PRICE, PRICE.replace("100 dollars", "100\u00a0dollars")),
    ["text replace:   > \u00a0"],
  ],
  [
    "a line begins beside the page",
    () => line('<w:ind w:left="-4000"/>'),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "a line begins and ends beside the page",
    () => line('<w:ind w:left="-2800" w:right="11000"/>'),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "a tab leads beside the page",
    () => line('<w:tabs><w:tab w:val="left" w:pos="20000"/></w:tabs>', `<w:r><w:tab/></w:r>${run(NOTICE)}`),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "a table stands beside the page",
    () => words("<w:tbl>", '<w:tbl><w:tblPr><w:tblInd w:w="20000" w:type="dxa"/></w:tblPr>'),
    ["hidden insert:  > Fee", "hidden insert:  > 20 dollars"],
  ],
  [
    "a table floats beside the page",
    () => words("<w:tbl>", '<w:tbl><w:tblPr><w:tblpPr w:tblpX="30000" w:tblpY="1"/></w:tblPr>'),
    ["hidden insert:  > Fee", "hidden insert:  > 20 dollars"],
  ],
  [
    "a frame has no height",
    () => line('<w:framePr w:w="20" w:h="20" w:hRule="exact"/>'),
    ["hidden insert:  > Notice is ninety days."],
  ],
  [
    "a box has no size",
    () => words('cx="2000000" cy="500000"', 'cx="100" cy="100"'),
    ["hidden insert:  > Boxed words."],
  ],
  ["a box is hidden", () => words('behindDoc="0"', 'behindDoc="0" hidden="1"'), ["hidden insert:  > Boxed words."]],
  [
    "a box is hidden by its name",
    () => words('name="Box"', 'name="Box" hidden="1"'),
    ["hidden insert:  > Boxed words."],
  ],
  [
    "a shape covers words",
    () =>
      words(
        run(NOTICE),
        `${run(NOTICE)}<w:r><w:drawing><wp:anchor ${WP} behindDoc="0"><wp:positionH relativeFrom="page"><wp:posOffset>900000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>900000</wp:posOffset></wp:positionV><wp:extent cx="5000000" cy="500000"/><wp:wrapNone/><a:graphic ${A}><a:graphicData><wps:wsp ${WPS}><wps:spPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></wps:spPr></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`,
      ),
    ["picture insert:  > ▭ 14 × 1 cm ↦ 3 ↧ 3"],
  ],
  [
    "an older shape covers words",
    () =>
      words(
        run(NOTICE),
        `${run(NOTICE)}<w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" fillcolor="white" style="position:absolute;width:300pt;height:40pt"/></w:pict></w:r>`,
      ),
    ["picture insert:  > ▭ 300pt × 40pt ↦ ? ↧ ?"],
  ],
  [
    "a control is filled from elsewhere",
    () => words('w:xpath="/a/buyer"', 'w:xpath="/a/seller"'),
    ["field replace: Buyer: /a/buyer > Buyer: /a/seller"],
  ],
  [
    "a box is ticked, but for its sign",
    () => words(ticked("0", "☐"), ticked("1", "☐")),
    ["text replace: ☐ > ☒", "field insert:  > ☐"],
  ],
  [
    "the sign of a box is ticked, but not the box",
    () => words(ticked("0", "☐"), ticked("0", "☒")),
    ["field insert:  > ☒"],
  ],
  [
    "older programs read other words",
    () => words(either("one year", "one year"), either("one year", "ten years")),
    ["hidden insert:  > ten years"],
  ],
  [
    "newer programs read other words",
    () => words(either("one year", "one year"), either("ten years", "one year")),
    ["text replace: one year > ten years", "hidden insert:  > one year"],
  ],
  [
    "a formula loses an exponent",
    () =>
      words(
        FORMULA,
        FORMULA.replace("<m:sSup><m:e>", "").replace("</m:e><m:sup>", "").replace("</m:sup></m:sSup>", ""),
      ),
    ["text replace: 10^2 > 102", "layout delete: 102: x² > "],
  ],
  ["a sign is another one", () => words('w:char="F0B3"', 'w:char="F0A3"'), ["text replace: ≥ > ≤"]],
  [
    "another document is bound in",
    () => findCheats(BODY.replace(FEES, `${FEES}<w:p><w:subDoc xmlns:r="${TYPE}" r:id="sub"/></w:p>`)),
    ["embedded insert:  > other.docx"],
  ],
  [
    "small words stand over a sum",
    () =>
      words(
        run(PRICE),
        `${run("The price is ")}<w:r><w:ruby><w:rt>${run("900")}</w:rt><w:rubyBase>${run("100")}</w:rubyBase></w:ruby></w:r>${run(" dollars.")}`,
      ),
    ["text insert:  > (900) ", "layout insert:  > 100: 900"],
  ],
  ["words are tagged", () => words(run(PRICE), `<w:smartTag w:element="x">${run(PRICE)}</w:smartTag>`), []],
  [
    "tagged words are others",
    () => words(run(PRICE), `<w:smartTag w:element="x">${run(PRICE.replace("100", "900"))}</w:smartTag>`),
    ["text replace: 100 > 900"],
  ],
  [
    "a chart says something else",
    () => findCheats(BODY + p(CHART), { chart: makeChart("900") }, BODY + p(CHART), { chart: makeChart("100") }),
    ["picture replace: 100 > 900"],
  ],
];

describe("what another side may try (B-26.4)", () => {
  test("is not told where nothing was tried", () => {
    expect(findCheats(BODY)).toEqual([]);
  });

  test.each(CHEATS)("%s", (_, changes, expected) => {
    expect(changes()).toEqual(expected);
  });
});
