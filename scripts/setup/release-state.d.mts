/** Whether a folder is a release; throws for one built for another system. */
export function isRelease(root?: string, here?: string): boolean;
