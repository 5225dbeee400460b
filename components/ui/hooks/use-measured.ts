"use client";

import { useLayoutEffect, type RefObject } from "react";

/** Stores an element's height in a CSS variable of its parent, for elements that stick below it. */
export function useMeasuredHeight(element: RefObject<HTMLElement | null>, variable: `--${string}`): void {
  useLayoutEffect(() => {
    const measured = element.current;
    const parent = measured?.parentElement;
    if (!measured || !parent || typeof ResizeObserver === "undefined") return undefined;
    const measure = () => parent.style.setProperty(variable, `${measured.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, variable]);
}

/**
 * Fits a row into its width: while it is too wide, adds one more step, from `drops-1` to `drops-{steps}`, and `fit.css`
 * hides elements with the classes of those steps. Measures instead of guessing word widths, so it works in every
 * language. Overflow within it (`must-fit`) adds the first steps too.
 */
export function useFit(row: RefObject<HTMLElement | null>, steps: number): void {
  useLayoutEffect(() => {
    const fitted = row.current;
    if (!fitted || typeof ResizeObserver === "undefined") return undefined;
    const fit = () => fitRow(fitted, steps);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(fitted);
    for (const child of fitted.querySelectorAll(`:scope > *, ${WITHIN} > *`)) observer.observe(child);
    return () => observer.disconnect();
  }, [row, steps]);
}

const WITHIN = ".must-fit";
/** Only these first steps are taken for the sake of an element within the row. */
const STEPS_FOR_WITHIN = 5;

function fitRow(row: HTMLElement, steps: number): void {
  const taken: number[] = [];
  row.dataset.fit = "";
  const within = [...row.querySelectorAll(WITHIN)];
  const isTight = () => isCut(row) || (taken.length < STEPS_FOR_WITHIN && within.some(isCut));
  while (isTight() && taken.length < steps) {
    taken.push(taken.length + 1);
    row.dataset.fit = taken.join(" ");
  }
}

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth;
}
