/** Words around every e-mail; what a letter is about stands in the section of its own screen. */
export const mail = {
  /** Before the link in full, for mail programs that show no buttons. */
  bareLink: "If the button does not work, copy this address into your browser:",
};
