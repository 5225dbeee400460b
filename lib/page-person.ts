/** Whose page a call comes from: a browser has one session, but its tabs may have been drawn for several people. */

/** A page's `<meta>` with the id of the signed-in person it was drawn for. */
export const PERSON_META = "signed-in-as";

/** What a page's calls to this site carry: the same id. The server refuses it with anybody else's session (B-5.11). */
export const PERSON_HEADER = "X-Signed-In-As";
