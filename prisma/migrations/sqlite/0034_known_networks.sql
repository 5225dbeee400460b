-- From which networks somebody signed in: read where strangers have used up their tries
-- DropIndex
DROP INDEX "AuditEvent_actorId_idx";

-- CreateIndex
CREATE INDEX "AuditEvent_actorId_action_at_idx" ON "AuditEvent"("actorId", "action", "at");
