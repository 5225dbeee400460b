import { config } from "zod/v4/core";

// Runs in the browser before any other module. Zod would try whether strings may be evaluated, which the content policy
// forbids (`lib/platform/content-policy.ts`) and every browser would report as a breach of it.
config({ jitless: true });
