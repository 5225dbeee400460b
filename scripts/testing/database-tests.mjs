/**
 * The integration tests that `npm test` also runs on Postgres: those where the two databases may differ. What routes
 * accept, whom they admit and which event records it is decided above the database, and proven on SQLite, like the
 * tests behind `isAboveDatabase` in these files; `npm run test:all` runs all of them on both.
 */
const BY_REASON = {
  "SQL of our own: words to be found, pages by key, counters, the trail, hashes": [
    "tests/api/folders-access.test.ts",
    "tests/api/folders-model.test.ts",
    "tests/api/audit.test.ts",
    "tests/api/contracts.test.ts",
    "tests/api/counterparties.test.ts",
    "tests/api/counterparties-merged.test.ts",
    "tests/api/families.test.ts",
    "tests/api/limits.test.ts",
    "tests/api/list-pages.test.ts",
    "tests/api/portfolio.test.ts",
    "tests/api/portfolio-export.test.ts",
    "tests/api/portfolio-many.test.ts",
    "tests/api/portfolio-own.test.ts",
    "tests/api/portfolio-words.test.ts",
    "tests/api/practice.test.ts",
    "tests/api/quotas.test.ts",
    "tests/api/reports.test.ts",
    "tests/api/search.test.ts",
    "tests/api/version-texts.test.ts",
    "tests/integration/audit-trail.test.ts",
    "tests/integration/idempotency.test.ts",
  ],
  "several at once: what one transaction sees of another, and who waits": [
    "tests/integration/job-claims.test.ts",
    "tests/api/admin-users.test.ts",
    "tests/api/auth.test.ts",
    "tests/api/contract-changes.test.ts",
    "tests/api/in-flight.test.ts",
    "tests/api/invitations.test.ts",
    "tests/api/openid.test.ts",
    "tests/api/password.test.ts",
    "tests/api/planted.test.ts",
    "tests/api/proven-addresses.test.ts",
    "tests/api/second-factor.test.ts",
    "tests/api/sessions.test.ts",
    "tests/api/settings.test.ts",
    "tests/api/suggestions.test.ts",
    "tests/api/versions.test.ts",
    "tests/integration/analysis.test.ts",
    "tests/integration/concurrent-transactions.test.ts",
    "tests/integration/fair-queue.test.ts",
    "tests/integration/finished-jobs.test.ts",
    "tests/integration/folder-races.test.ts",
  ],
  "what is kept and goes with what it belongs to: texts, dates, references": [
    "tests/api/collaborators.test.ts",
    "tests/api/comments.test.ts",
    "tests/api/positions.test.ts",
    "tests/api/uploads.test.ts",
  ],
  "tables and all that is in them": ["tests/integration/backup/", "tests/integration/migrat"],
};

export const DATABASE_TESTS = Object.values(BY_REASON).flat();
