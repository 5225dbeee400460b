/** Makes the two Prisma clients where the models changed; answers whether anything was made. */
export function generateClients(): Promise<boolean>;
/** The Postgres copy of `prisma/schema.prisma`. */
export function postgresSchema(): string;
