/**
 * Documented REST paths answer at `/api/...` and at the bare path (B-20.1). Where a page has the same address,
 * it is a page when a browser navigates there or Next itself asks (RSC, prefetch, action) and no bearer token is sent.
 */
const BEARER = { type: "header", key: "authorization", value: "[Bb]earer .*" };
const PAGE_REQUESTS = [
  { type: "header", key: "sec-fetch-mode", value: "navigate" },
  { type: "header", key: "accept", value: ".*text/html.*" },
  { type: "header", key: "rsc" },
  { type: "header", key: "next-router-prefetch" },
  { type: "header", key: "next-action" },
  { type: "query", key: "_rsc" },
];
/** First segments that only REST has. */
const REST_ONLY = [
  "auth",
  "calendar",
  "portfolio",
  "files",
  "suggestions",
  "invitations",
  "admin",
  "user-settings",
  "sessions",
  "tokens",
  "labels",
  "templates",
  "views",
  "drafts",
  "amendments",
  "webhooks",
  "signing",
  "mail",
  "mcp",
  "scim",
  "well-known",
];

/** RFC 9728 puts the path of the resource behind it. */
const PROTECTED_RESOURCE = "/.well-known/oauth-protected-resource";

/**
 * For the thread that reads an original's pages (components/original/pdf.ts): it runs its own program and the decoders
 * of pictures, nothing evaluated, and fetches from here alone. A page may not do as much.
 */
const PDF_READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // Packages that find their own files or native parts at run time.
  serverExternalPackages: [
    "@libsql/client",
    "@node-rs/argon2",
    "@prisma/adapter-libsql",
    "@prisma/adapter-pg",
    "@prisma/client",
    "pg",
  ],
  turbopack: { resolveAlias: { "dom-serializer": { browser: "./scripts/setup/unused-serializer.mjs" } } },
  outputFileTracingExcludes: { "/**": ["./.data/**", "./.next/cache/**"] },
  // `npm test` checks the types of the whole project; whoever only starts the app need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A first build goes without the store of a third of a gigabyte that only a later build is sooner by.
    turbopackFileSystemCacheForBuild: process.env.BUILD_STORE === "on",
    // Browsers get no maps. The server's program isn't minified, so its stack traces name our functions without maps;
    // it answers as fast, and both together take half of a build (docs/measured.md).
    turbopackSourceMaps: process.env.NODE_ENV === "development",
    turbopackInputSourceMaps: process.env.NODE_ENV === "development",
    turbopackMinify: { server: false, client: process.env.NODE_ENV !== "development" },
    authInterrupts: true,
    // A page is loaded when somebody first opens it: a start is sooner by a fifth and takes 100 MB less.
    preloadEntriesOnStart: false,
    serverActions: { bodySizeLimit: "21mb" },
  },
  async headers() {
    const headers = [
      { key: "Content-Security-Policy", value: PDF_READER_POLICY },
      { key: "Cache-Control", value: "public, max-age=31536000, immutable" }, // the version is in the address
    ];
    // A guest's link is a secret, as is that of a comparison: no other site, search engine or cache may learn it. The
    // public check is for no search engine either.
    const secret = [
      { key: "Referrer-Policy", value: "no-referrer" },
      { key: "X-Robots-Tag", value: "noindex, nofollow" },
      { key: "Cache-Control", value: "no-store" },
    ];
    return [
      { source: "/pdf-reader/:path*", headers },
      { source: "/:at(guest|api/guest)/:path*", headers: secret },
      { source: "/:at(compare|api/compare)/:path+", headers: secret },
      { source: "/:at(verify|api/verify)", headers: secret },
    ];
  },
  async rewrites() {
    const restOnly = REST_ONLY.flatMap((segment) => [
      { source: `/${segment}`, destination: `/api/${segment}` },
      { source: `/${segment}/:path*`, destination: `/api/${segment}/:path*` },
    ]);
    const contract = { source: "/contracts/:contractId", destination: "/api/contracts/:contractId" };
    const family = { source: "/families/:familyId", destination: "/api/families/:familyId" };
    return {
      beforeFiles: [
        ...restOnly,
        { source: `${PROTECTED_RESOURCE}/:of(mcp)?`, destination: "/api/well-known/oauth-protected-resource" },
        { source: "/health", destination: "/api/health" },
        { source: "/openapi.json", destination: "/api/openapi.json" },
        { source: "/usage", destination: "/api/usage" },
        { source: "/contracts", destination: "/api/contracts" },
        { ...contract, has: [BEARER] },
        { ...contract, missing: PAGE_REQUESTS },
        ...["rounds", "rounds/ledger", "languages", "notices", "since"].flatMap((part) => {
          const rounds = {
            source: `/contracts/:contractId/${part}`,
            destination: `/api/contracts/:contractId/${part}`,
          };
          return [
            { ...rounds, has: [BEARER] },
            { ...rounds, missing: PAGE_REQUESTS },
          ];
        }),
        {
          source: "/contracts/:contractId/:path((?!rounds$|rounds/ledger$|languages$|notices$|since$|evidence$).+)",
          destination: "/api/contracts/:contractId/:path+",
        },
        { source: "/families", has: [BEARER], destination: "/api/families" },
        { source: "/families", missing: PAGE_REQUESTS, destination: "/api/families" },
        { source: "/families/not-related", destination: "/api/families/not-related" },
        { ...family, has: [BEARER] },
        { ...family, missing: PAGE_REQUESTS },
        { source: "/guest/:token", has: [BEARER], destination: "/api/guest/:token" },
        { source: "/guest/:token", missing: PAGE_REQUESTS, destination: "/api/guest/:token" },
        { source: "/guest/:token/:path+", destination: "/api/guest/:token/:path+" },
        { source: "/compare", has: [BEARER], destination: "/api/compare" },
        { source: "/compare", missing: PAGE_REQUESTS, destination: "/api/compare" },
        { source: "/verify", has: [BEARER], destination: "/api/verify" },
        { source: "/verify", missing: PAGE_REQUESTS, destination: "/api/verify" },
        { source: "/compare/:token", has: [BEARER], destination: "/api/compare/:token" },
        { source: "/compare/:token", missing: PAGE_REQUESTS, destination: "/api/compare/:token" },
        { source: "/compare/:token/:path+", destination: "/api/compare/:token/:path+" },
        { source: "/families/:familyId/:path+", destination: "/api/families/:familyId/:path+" },
        { source: "/:list(folders|teams)", has: [BEARER], destination: "/api/:list" },
        { source: "/:list(folders|teams)", missing: PAGE_REQUESTS, destination: "/api/:list" },
        { source: "/:list(folders|teams)/:path+", destination: "/api/:list/:path+" },
        { source: "/positions", has: [BEARER], destination: "/api/positions" },
        { source: "/positions", missing: PAGE_REQUESTS, destination: "/api/positions" },
        { source: "/since", has: [BEARER], destination: "/api/since" },
        { source: "/since", missing: PAGE_REQUESTS, destination: "/api/since" },
        { source: "/since/:path+", destination: "/api/since/:path+" },
        { source: "/deadlines", has: [BEARER], destination: "/api/deadlines" },
        { source: "/deadlines", missing: PAGE_REQUESTS, destination: "/api/deadlines" },
        { source: "/counterparties", has: [BEARER], destination: "/api/counterparties" },
        { source: "/counterparties", missing: PAGE_REQUESTS, destination: "/api/counterparties" },
        { source: "/counterparties/:part(us|pairs)", destination: "/api/counterparties/:part" },
        { source: "/counterparties/:id", has: [BEARER], destination: "/api/counterparties/:id" },
        { source: "/counterparties/:id", missing: PAGE_REQUESTS, destination: "/api/counterparties/:id" },
        { source: "/counterparties/:id/:path+", destination: "/api/counterparties/:id/:path+" },
        { source: "/notifications", has: [BEARER], destination: "/api/notifications" },
        { source: "/notifications", missing: PAGE_REQUESTS, destination: "/api/notifications" },
        { source: "/notifications/:path+", destination: "/api/notifications/:path+" },
        { source: "/deadlines/:path+", destination: "/api/deadlines/:path+" },
        { source: "/positions/:path+", destination: "/api/positions/:path+" },
        ...["practice", "reports", "users"].flatMap((noun) => [
          { source: `/${noun}`, has: [BEARER], destination: `/api/${noun}` },
          { source: `/${noun}`, missing: PAGE_REQUESTS, destination: `/api/${noun}` },
          { source: `/${noun}/:path+`, destination: `/api/${noun}/:path+` },
        ]),
      ],
    };
  },
};
