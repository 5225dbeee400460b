import { env } from "./env";

/** Where browsers send files when they are kept in Vercel Blob. */
const BLOB_UPLOADS = "https://vercel.com/api/blob/";

/** For whatever is no page: nothing in it may run, load, or be shown inside something else. */
export const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * What a page may do. Scripts run by the nonce of this one answer, and so does a dialog's style element; no handler is
 * inline, nothing is evaluated. Style attributes are allowed: the editor reads pasted and stored text through the
 * browser's parser, which under the policy drops their alignment, and pages come with the width of a bar in theirs.
 * They run nothing and load nothing from elsewhere, and a contract's are an allow-list (`richtext/clean.ts`).
 */
export function pagePolicy(nonce: string): string {
  const isDevelopment = env.NODE_ENV === "development"; // React's own tools evaluate, and Next's reload styles inline
  const policy = {
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "script-src-attr": "'none'",
    "style-src": `'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": `'self'${env.BLOB_READ_WRITE_TOKEN ? ` ${BLOB_UPLOADS}` : ""}`,
    "manifest-src": "'self'",
    "object-src": "'none'",
    "frame-src": "'none'",
    "worker-src": "'self'", // reads an original's pages (components/original)
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
