/** Stands in for the package of this name, which refuses to be loaded outside a server bundle. */
export {};
