/** Neighbours on keyboards and in alphabets: rows, and the columns that fingers walk down. */
const RUNS = [
  "1234567890",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "qwertzuiopü",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "йцукенгшщзхъ",
  "фывапролджэ",
  "ячсмитьбю",
  "фцужэнгшүзкъ",
  "йыбөахролдп",
  "ячёсмитьвю",
  "abcdefghijklmnopqrstuvwxyz",
  "абвгдежзийклмнопрстуфхцчшщъыьэюя",
  "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "!@#$%^&*()",
];
const BOTH_WAYS = RUNS.flatMap((run) => [run, [...run].reverse().join("")]);
/** Shorter ones happen in any word. */
const MIN_RUN = 3;

/** Whether a password, in small letters, is only keyboard or alphabet runs, or one piece repeated. */
export function isPattern(password: string): boolean {
  return isRepeated(password) || isMadeOfRuns(password);
}

/** `aaaaaaaa`, `12121212`, `abcdabcd`: a piece of up to four signs, over and over. */
function isRepeated(password: string): boolean {
  const letters = [...password];
  return [1, 2, 3, 4].some(
    (length) => letters.length >= 2 * length && letters.every((letter, index) => letter === letters[index % length]),
  );
}

function isMadeOfRuns(password: string): boolean {
  let rest = password;
  while (rest !== "") {
    const length = longestRun(rest);
    if (length < MIN_RUN) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** How many signs at the beginning are a run, or one sign repeated. */
function longestRun(text: string): number {
  const same = /^(.)\1*/u.exec(text)?.[0].length ?? 0;
  let longest = same;
  while (longest < text.length && BOTH_WAYS.some((run) => run.includes(text.slice(0, longest + 1)))) longest += 1;
  return longest;
}
