/** Limits of SCIM. Source: B-38.2, B-38.6. */
export const MAX_PAGE = 100;
export const MAX_FILTER_CHARS = 1_000;
export const MAX_OPERATIONS = 100;
/** Rows that a filter is held against, if no index answers it. */
export const MAX_SCANNED = 10_000;
export const BODY_BYTES = 256 * 1024;
export const SCIM_TYPE = "application/scim+json";
export const SCIM_PATH = "/scim/v2";
