import { codePointOf } from "./letters";
import type { OpenedFont, PathCommand } from "./react-pdf";

/** The shapes of the letters of `text` from the left end of its baseline, in thousandths of the size, `y` upwards. */
export function outlineOf(text: string, font: OpenedFont): { commands: readonly PathCommand[]; width: number } {
  const scale = 1000 / font.unitsPerEm;
  let left = 0;
  const commands = Array.from(text).flatMap((character) => {
    const { path, advanceWidth } = font.glyphForCodePoint(codePointOf(character));
    const x = left;
    left += advanceWidth * scale;
    return path.commands.map(({ command, args }) => ({
      command,
      args: args.map((arg, index) => arg * scale + (index % 2 === 0 ? x : 0)),
    }));
  });
  return { commands, width: left };
}
