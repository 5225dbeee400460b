/** The databases that have a client. */
export const DATABASES: readonly string[];
/** Generates the types of the two Prisma clients if the models changed; returns whether it did. */
export function generateClients(): Promise<boolean>;
/** The Postgres copy of `prisma/schema.prisma`. */
export function postgresSchema(): string;
/** The runtime file of a database's generated client. */
export function runnableClient(database: string): Promise<string>;
/** Where git keeps it. */
export function runnableFile(database: string): string;
