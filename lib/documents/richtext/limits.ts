/** HTML of one version, UTF-8 bytes (B-22.1: 5 MB). */
export const MAX_HTML_BYTES = 5 * 1024 * 1024;
