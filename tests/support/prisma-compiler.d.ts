/** What tests use of Prisma's compiler, which comes without types. */
declare module "@prisma/client/runtime/query_compiler_fast_bg.*" {
  export const QueryCompiler: { prototype: { compile: (query: string) => unknown; keepsPlans?: boolean } };
}
