/**
 * Prisma's schema engine as WebAssembly, from an npm package: `prisma migrate` would run a program that must be
 * downloaded from elsewhere.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from "@prisma/driver-adapter-utils";
import type * as Engine from "@prisma/schema-engine-wasm";
import pg from "pg";

/** Only created by migrations: Prisma has no full-text index, and SQLite stores one in several tables. */
const EXTERNAL_TABLES = {
  sqlite: ["", "_data", "_idx", "_docsize", "_config"].map((part) => `SearchWords${part}`),
  postgres: ["public.SearchWords"],
};
const CHAR_OID = 18;
const TEXT_OID = 25;

/** '' if they agree. @param schema a Prisma schema for the provider of `adapter` */
export async function sqlToReach(schema: string, adapter: SqlMigrationAwareDriverAdapterFactory): Promise<string> {
  loaded ??= loadEngine();
  const { SchemaEngine } = await loaded;
  const files = [{ path: "schema.prisma", content: schema }];
  const quiet = () => undefined;
  const engine = await SchemaEngine.new(
    { datamodels: [["schema.prisma", schema]] },
    quiet,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  const { stdout } = await engine.diff({
    from: { tag: "schemaDatasource", files, configDir: "." },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: null,
    filters: {
      externalTables: EXTERNAL_TABLES[adapter.provider === "postgres" ? "postgres" : "sqlite"],
      externalEnums: [],
    },
  });
  const sql = stdout ?? "";
  return sql.includes("This is an empty migration") ? "" : sql;
}

/**
 * The engine reads Postgres's catalogue, full of the type `"char"`, which the ordinary adapter rejects. Closes its
 * connections.
 */
export function postgresCatalogue(url: string): SqlMigrationAwareDriverAdapterFactory {
  const pool = new pg.Pool({ connectionString: url });
  const oneLetterColumns = new Set<string>();
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const readable = async (config: pg.QueryConfig) => {
    const result = await query(config);
    for (const field of result.fields.filter(({ dataTypeID }) => dataTypeID === CHAR_OID)) {
      oneLetterColumns.add(field.name);
      field.dataTypeID = TEXT_OID;
    }
    return result;
  };
  const factory = new PrismaPg(Object.assign(pool, { query: readable }), {
    schema: "public",
    disposeExternalPool: true,
  });
  return Object.assign(factory, {
    connect: async () => withCharacters(await PrismaPg.prototype.connect.call(factory), oneLetterColumns),
  });
}

function withCharacters(adapter: SqlDriverAdapter, oneLetterColumns: Set<string>): SqlDriverAdapter {
  const queryRaw = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    queryRaw: async (query: SqlQuery) => {
      const result = await queryRaw(query);
      const columnTypes = result.columnTypes.map((type, index) =>
        oneLetterColumns.has(result.columnNames[index] ?? "") ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    },
  });
}

// Once only: the glue code keeps the memory of the first WebAssembly instance it was given.
let loaded: Promise<typeof Engine> | undefined;

/** Does what a bundler would do for the package: binds its glue code to its WebAssembly. */
async function loadEngine(): Promise<typeof Engine> {
  const glueFile = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const glue = (await import(glueFile)) as typeof Engine & { __wbg_set_wasm: (wasm: WebAssembly.Exports) => void };
  const module = await WebAssembly.compile(new Uint8Array(await readFile(glueFile.replace(/\.js$/, ".wasm"))));
  const { exports } = await WebAssembly.instantiate(module, {
    "./schema_engine_bg.js": glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(exports);
  (exports.__wbindgen_start as () => void)();
  return glue;
}
