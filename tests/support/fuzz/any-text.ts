/**
 * Texts of any characters that Unicode has. As fast-check's own "binary" ones, but those begin by looking at every
 * character there is, which takes most of a second in each process.
 */
import fc from "fast-check";

const BELOW_SURROGATES = 0xd7ff;
const ABOVE_SURROGATES = 0xe000;
const LAST = 0x10ffff;

const character = fc
  .oneof(fc.integer({ min: 0, max: BELOW_SURROGATES }), fc.integer({ min: ABOVE_SURROGATES, max: LAST }))
  .map((code) => String.fromCodePoint(code));

export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...(maxLength === undefined ? {} : { maxLength }) });
