/** Whether a folder is a release; throws for one of another system. */
export function isRelease(root?: string, here?: string): boolean;
