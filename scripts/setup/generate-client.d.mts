/** The databases that have a client. */
export const DATABASES: readonly string[];
/** Makes the types of the two Prisma clients where the models changed; answers whether anything was made. */
export function generateClients(): Promise<boolean>;
/** The Postgres copy of `prisma/schema.prisma`. */
export function postgresSchema(): string;
/** What is run of the generated client of a database. */
export function runnableClient(database: string): Promise<string>;
/** Where git keeps it. */
export function runnableFile(database: string): string;
