/** Chapter 22, where strangers guess. */
import { api } from "../files";
import type { Proofs } from "../proof";

export const guessing: Proofs = {
  "B-22.3": [
    api("lock-out")("wrong passwords", "from one place, 56 of them, refuse that place and nobody else"),
    api("lock-out")(
      "wrong passwords",
      "from everywhere are 100 a day at most, and even then a browser that signed in before gets in",
    ),
    api("lock-out")(
      "wrong passwords",
      "of twelve addresses, ten each, are refused from the hundredth on, alike with an account and without",
    ),
    api("lock-out")(
      "a network from which the account was signed in to before",
      "still gets in where strangers have used the day up, by ten tries of its own, and no other does",
    ),
    api("lock-out")(
      "links for a new password",
      "bring the way in back, however many strangers guessed at the old password",
    ),
    api("code-guessing")("a thief's wrong codes, 25 of them, refuse the thief and not the person"),
    api("code-guessing")(
      "from twelve addresses they are 100 a day, and the person gets in by a browser or network that did before",
    ),
    api("code-guessing")(
      "the person is told by mail that somebody knows the password, once, and not of a slip of their own",
    ),
    api("lock-out")("links for a new password", "that others asked for use up nobody's own"),
  ],
};
