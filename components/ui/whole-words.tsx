import { Fragment } from "react";

/** A title whose lines don't end at a hyphen within a word, such as a contract's number. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\s+)/u).map((word, at) =>
    // An inline block breaks only where it is alone wider than the line.
    word.includes("-") ? (
      <span key={at} className="inline-block max-w-full">
        {word}
      </span>
    ) : (
      <Fragment key={at}>{word}</Fragment>
    ),
  );
}
