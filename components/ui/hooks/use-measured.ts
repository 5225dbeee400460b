"use client";

import { useLayoutEffect, type RefObject } from "react";

/** Keeps the height of an element in a CSS variable of its parent, for what sticks below it. */
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
 * Makes a row fit into its width: as long as it doesn't, one step more is taken, from `drops-1` to `drops-{steps}`, and
 * `fit.css` leaves out what has the classes of the steps taken. No width of a word is guessed, so it holds in every
 * language. What is cut within it (`must-fit`) takes the first steps too.
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
/** Something within the row is worth the words and things that these leave out, and none of the later ones. */
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
