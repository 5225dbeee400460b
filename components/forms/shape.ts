/**
 * Small type checks for values from outside, such as browser storage and answers; a schema library would be larger than
 * most pages.
 */
export type Is<T> = (value: unknown) => value is T;

export const isText: Is<string> = (value) => typeof value === "string";
export const isNumber: Is<number> = (value): value is number => typeof value === "number" && Number.isFinite(value);
export const isFlag: Is<boolean> = (value) => typeof value === "boolean";
export const isAnything: Is<unknown> = (_): _ is unknown => true;

export function isAmong<const T extends string>(names: readonly T[]): Is<T> {
  return (value): value is T => names.some((name) => name === value);
}

/** Missing counts as not given; so does null. */
export function isMaybe<T>(is: Is<T>): Is<T | null | undefined> {
  return (value): value is T | null | undefined => value === undefined || value === null || is(value);
}

export function isArrayWith<T>(is: Is<T>): Is<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(is);
}

/** An object whose own values all match; names are arbitrary. */
export function isRecordWith<T>(is: Is<T>): Is<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(is);
}

/** An object with at least these fields. */
export function isShape<T extends object>(fields: { readonly [K in keyof T]-?: Is<T[K]> }): Is<T> {
  const known = Object.entries<Is<unknown>>(fields);
  return (value): value is T => isObject(value) && known.every(([name, is]) => is(value[name]));
}

/** Parses JSON of a given shape; null for anything else. */
export function readJson<T>(text: string | null, is: Is<T>): T | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null; // not JSON: written by something else
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
