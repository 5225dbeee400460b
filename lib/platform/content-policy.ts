import { env } from "./env";

/** Where browsers upload files if they are stored in Vercel Blob. */
const BLOB_UPLOADS = "https://vercel.com/api/blob/";

/** For anything but pages: nothing in it may run, load, or be framed. */
export const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * What a page may do. Scripts run by this answer's nonce, and so does a dialog's style element; no handler is inline,
 * nothing is evaluated. Style attributes are allowed: the editor reads pasted and stored text through the browser's
 * parser, which would drop their alignment under the policy, and some pages set a bar's width in one. They run nothing
 * and load nothing external, and a contract's go through an allow-list (`richtext/clean.ts`).
 */
export function pagePolicy(nonce: string): string {
  const isDevelopment = env.NODE_ENV === "development"; // React's tools use eval, Next's reload inline styles
  const policy = {
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "script-src-attr": "'none'",
    "style-src": `'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": `'self'${env.filesIn === "blob" ? ` ${BLOB_UPLOADS}` : ""}`,
    "manifest-src": "'self'",
    "object-src": "'none'",
    "frame-src": "'none'",
    "worker-src": "'self'", // reads the pages of an original (components/original)
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
