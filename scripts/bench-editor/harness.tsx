/** The page of `bench-editor.mts`: the real editor component, and the functions the benchmark calls. */
import { createRef } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { ContractEditor, type ContractEditorHandle } from "@/components/editor/contract-editor";

type Bench = {
  /** Opens a text. @returns ms until it was painted. */
  open(html: string): Promise<number>;
  /** Puts the caret into the text after a heading and scrolls there. */
  caretAfter(heading: string): void;
  /** Watches for the next key. */
  awaitKey(): void;
  /** @returns ms from that key to its paint. */
  keyToPaint(): Promise<number>;
  /** The text of the block with the caret. */
  typed(): string;
};

declare global {
  interface Window {
    bench: Bench;
  }
}

const handle = createRef<ContractEditorHandle>();
let measured: Promise<number> = Promise.resolve(Number.NaN);

window.bench = {
  async open(html) {
    const start = performance.now();
    flushSync(() =>
      createRoot(document.getElementById("root") ?? document.body).render(
        <ContractEditor ref={handle} html={html} isReadOnly={false} label="Contract" />,
      ),
    );
    await afterPaint();
    return performance.now() - start;
  },
  caretAfter(heading) {
    const found = [...document.querySelectorAll("h2")].find((element) => element.textContent === heading);
    const text = found?.nextElementSibling?.querySelector("span")?.firstChild;
    if (!text) throw new Error(`no text after '${heading}'`);
    text.parentElement?.scrollIntoView({ block: "center" });
    document.querySelector<HTMLElement>("[contenteditable]")?.focus({ preventScroll: true });
    window.getSelection()?.collapse(text, 5);
  },
  awaitKey() {
    measured = new Promise((resolve) => {
      window.addEventListener(
        "keydown",
        (event) => void afterPaint().then(() => resolve(performance.now() - event.timeStamp)),
        { once: true, capture: true },
      );
    });
  },
  keyToPaint() {
    return measured;
  },
  typed() {
    return window.getSelection()?.anchorNode?.parentElement?.closest("p")?.textContent ?? "";
  },
};

/** A message posted within a frame arrives after that frame was painted. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}
