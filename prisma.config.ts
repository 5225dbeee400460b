import { defineConfig } from "prisma/config";

/** For Prisma's own tools only. Migrations are this project's: see prisma/migrate.mjs and `npm run db:diff`. */
export default defineConfig({ schema: "prisma/schema.prisma" });
