/** What is wrong with one field, by the check that failed; a screen's own words for its field come first. */
export const fields = {
  required: "This field is required.",
  passwordTooShort: "Password must be at least 8 characters long",
  passwordTooLong: "Password must be at most 200 characters long",
  tooLong: (limit: number) => `At most ${limit} characters are allowed.`,
  invalid: "This value is not valid.",
  email: "This is not a valid email address.",
};
