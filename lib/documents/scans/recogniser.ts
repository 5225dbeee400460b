import { createWorker, OEM, PSM, type Block, type Line } from "tesseract.js";
import { inOneScript } from "./languages";
import { meanConfidence, type GreyPicture, type ScannedLine } from "./scanned-page";

/** Lines of a picture, in pixels, after turning it by `tilt`: radians clockwise about its centre. */
export type Recognised = { lines: readonly ScannedLine[]; confidence: number; tilt: number };

/** Reads pictures in a thread of its own, which ends with the thread that opened it. */
export type Recogniser = {
  read: (picture: GreyPicture, languages: string) => Promise<Recognised>;
  /** The text of a picture of one line that lies level. */
  readLine: (picture: GreyPicture, languages: string) => Promise<string>;
  close: () => Promise<void>;
};

/**
 * Fetches nothing and writes nothing to disk.
 *
 * @param dataFolder folder of `<language>.traineddata.gz`
 * @param languages to start reading with, such as `eng+mon`
 */
export async function openRecogniser(dataFolder: string, languages: string): Promise<Recogniser> {
  const worker = await createWorker(languages, OEM.LSTM_ONLY, {
    langPath: dataFolder,
    cacheMethod: "none",
    errorHandler: () => undefined, // failures are thrown where they are awaited
  });
  let loaded = { languages, mode: PSM.AUTO };
  await worker.setParameters({ user_defined_dpi: "300", tessedit_pageseg_mode: loaded.mode });
  const load = async (wanted: typeof loaded) => {
    if (wanted.languages !== loaded.languages) await worker.reinitialize(wanted.languages, OEM.LSTM_ONLY);
    if (wanted.languages !== loaded.languages || wanted.mode !== loaded.mode)
      await worker.setParameters({ user_defined_dpi: "300", tessedit_pageseg_mode: wanted.mode });
    loaded = wanted;
  };
  return {
    readLine: async (picture, wanted) => {
      await load({ languages: wanted, mode: PSM.SINGLE_LINE });
      const { data } = await worker.recognize(encodePgm(picture), {}, { text: true });
      return data.text.trim();
    },
    read: async (picture, wanted) => {
      await load({ languages: wanted, mode: PSM.AUTO });
      const { data } = await worker.recognize(encodePgm(picture), { rotateAuto: true }, { text: false, blocks: true });
      const lines = inOneScript((data.blocks ?? []).flatMap(toScannedLines));
      return { lines, confidence: meanConfidence(lines), tilt: data.rotateRadians ?? 0 };
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** The simplest picture format: nothing to pack or unpack. */
function encodePgm({ width, height, pixels }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), pixels]);
}

function toScannedLines(block: Block): ScannedLine[] {
  return block.paragraphs.flatMap(({ lines }) => lines.map(toScannedLine)).filter(({ words }) => words.length > 0);
}

function toScannedLine({ words, baseline, rowAttributes, bbox }: Line): ScannedLine {
  return {
    y: (baseline.y0 + baseline.y1) / 2 || bbox.y1,
    size: rowAttributes.rowHeight || bbox.y1 - bbox.y0,
    words: words
      .filter(({ text }) => text.trim() !== "")
      .map(({ text, confidence, bbox: box }) => ({
        text: text.trim(),
        confidence: Math.round(confidence),
        x: box.x0,
        width: box.x1 - box.x0,
        height: { from: box.y0, to: box.y1 },
      })),
  };
}
