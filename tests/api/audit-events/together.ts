/** What is told of work together on a contract: comments, suggestions, invitations, answers of the assistant. */
import { expect } from "vitest";
import { GET as activity } from "@/app/api/contracts/[contractId]/activity/route";
import { POST as answerApproval } from "@/app/api/contracts/[contractId]/approvals/[approvalId]/answer/route";
import { DELETE as withdraw } from "@/app/api/contracts/[contractId]/approvals/[approvalId]/route";
import { POST as askForApproval } from "@/app/api/contracts/[contractId]/approvals/route";
import { POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { PATCH as resolve } from "@/app/api/contracts/[contractId]/comments/[commentId]/route";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/collaborators/[collaboratorId]/route";
import { POST as find } from "@/app/api/contracts/[contractId]/find/route";
import { GET as summarize } from "@/app/api/contracts/[contractId]/summarize/route";
import { POST as accept } from "@/app/api/invitations/[token]/accept/route";
import { POST as resend } from "@/app/api/invitations/[token]/resend/route";
import { DELETE as revoke } from "@/app/api/invitations/[token]/route";
import { POST as acceptSuggestion } from "@/app/api/suggestions/[contractId]/accept/route";
import { POST as dismissSuggestion } from "@/app/api/suggestions/[contractId]/dismiss/route";
import { POST as reopenSuggestion } from "@/app/api/suggestions/[contractId]/reopen/route";
import { db } from "@/lib/platform/db";
import { call } from "../../support/api";
import { DEADLINE_ROWS } from "./deadlines";
import { NOTICE_ROWS } from "./notices";
import { asked, invited, on, QUESTION, type Row, SECRET_WORDS, suggestion, type World } from "./stage";

async function askedToApprove(who: World): Promise<string> {
  const body = { userIds: [who.reviewer.actor.userId], note: SECRET_WORDS };
  const [approval] = (await (await asked(askForApproval, who.manager, 201, on(who, body))).json()) as { id: string }[];
  return approval?.id ?? "";
}
const onApproval = ({ contractId }: World, approvalId: string, rest: { method: string; body?: object }) => ({
  params: { contractId, approvalId },
  ...rest,
});

export const TOGETHER_ROWS: Row[] = [
  ...DEADLINE_ROWS,
  ...NOTICE_ROWS,
  {
    action: "comment.added",
    chain: "contract",
    by: "reviewer",
    detail: { commentId: expect.any(String) },
    act: (who) => asked(comment, who.reviewer, 201, on(who, { text: SECRET_WORDS })),
  },
  ...([true, false] as const).map((resolved): Row => ({
    action: resolved ? "comment.resolved" : "comment.reopened",
    chain: "contract",
    by: "manager",
    detail: { commentId: expect.any(String) },
    act: async (who) => {
      const { id } = (await (await asked(comment, who.reviewer, 201, on(who, { text: SECRET_WORDS }))).json()) as {
        id: string;
      };
      for (const state of [true, true, false, false])
        await asked(resolve, who.manager, 200, {
          method: "PATCH",
          params: { contractId: who.contractId, commentId: id },
          body: { resolved: state },
        });
    },
  })),
  {
    action: "approval.asked",
    chain: "contract",
    by: "manager",
    detail: { version: 1, people: ["Reviewer"] },
    act: (who) => askedToApprove(who),
  },
  {
    action: "approval.answered",
    chain: "contract",
    by: "reviewer",
    detail: { approvalId: expect.any(String), version: 1, answer: "change" },
    act: async (who) => {
      const approvalId = await askedToApprove(who);
      const said = { answer: "change", words: SECRET_WORDS };
      await asked(answerApproval, who.reviewer, 200, onApproval(who, approvalId, { method: "POST", body: said }));
    },
  },
  {
    action: "approval.withdrawn",
    chain: "contract",
    by: "manager",
    detail: { version: 1, people: ["Reviewer"] },
    act: async (who) => {
      const approvalId = await askedToApprove(who);
      await asked(withdraw, who.manager, 204, onApproval(who, approvalId, { method: "DELETE" }));
    },
  },
  {
    action: "suggestion.accepted",
    chain: "contract",
    by: "reviewer",
    detail: { suggestionId: expect.any(String), version: 2 },
    act: async (who) => asked(acceptSuggestion, who.reviewer, 201, on(who, await suggestion(who))),
  },
  {
    action: "suggestion.dismissed",
    chain: "contract",
    by: "reviewer",
    detail: { suggestionId: expect.any(String) },
    act: async (who) => {
      const body = await suggestion(who);
      for (let time = 0; time < 2; time += 1)
        await call(dismissSuggestion, { ...on(who, body), token: who.reviewer.token });
    },
  },
  {
    action: "suggestion.reopened",
    chain: "contract",
    by: "reviewer",
    detail: { suggestionId: expect.any(String) },
    act: async (who) => {
      const body = await suggestion(who);
      for (const decision of [dismissSuggestion, reopenSuggestion, reopenSuggestion])
        await asked(decision, who.reviewer, 204, on(who, body));
    },
  },
  {
    action: "invitation.sent",
    chain: "contract",
    by: "manager",
    detail: { invitationId: expect.any(String), email: "x@example.com", role: "reviewer" },
    act: (who) => invited(who, "x@example.com"),
  },
  {
    action: "invitation.resent",
    chain: "contract",
    by: "manager",
    detail: { invitationId: expect.any(String), email: "x@example.com", role: "reviewer" },
    act: async (who) =>
      asked(resend, who.manager, 201, { method: "POST", params: { token: (await invited(who, "x@example.com")).id } }),
  },
  {
    action: "invitation.revoked",
    chain: "contract",
    by: "manager",
    detail: { invitationId: expect.any(String), email: "x@example.com", role: "reviewer" },
    act: async (who) =>
      asked(revoke, who.manager, 204, {
        method: "DELETE",
        params: { token: (await invited(who, "x@example.com")).id },
      }),
  },
  {
    action: "invitation.accepted",
    chain: "contract",
    by: "stranger",
    detail: { invitationId: expect.any(String), email: expect.stringMatching(/^stranger/), role: "reviewer" },
    act: async (who) => {
      const { token } = await invited(who, who.stranger.email);
      await call(accept, { method: "POST", params: { token }, body: {}, token: who.stranger.token });
      await call(accept, { method: "POST", params: { token }, body: {}, token: who.stranger.token });
    },
  },
  {
    action: "collaborator.removed",
    chain: "contract",
    by: "manager",
    detail: { userId: expect.any(String), name: "Reviewer", role: "reviewer" },
    act: async (who) => {
      const { id } = await db.collaborator.findFirstOrThrow({
        where: { contractId: who.contractId, userId: who.reviewer.actor.userId },
      });
      await asked(remove, who.manager, 204, {
        method: "DELETE",
        params: { contractId: who.contractId, collaboratorId: id },
      });
    },
  },
  ...(
    [
      ["find", find, { category: "governing_law" }],
      ["chat", chat, { message: QUESTION, history: [] }],
    ] as const
  ).map(([kind, handler, body]): Row => ({
    action: "assistant.answered",
    chain: "contract",
    by: "reviewer",
    detail: {
      kind,
      category: kind === "find" ? "governing_law" : null,
      version: 1,
      engine: "built-in",
      host: null,
      model: null,
      fellBackFrom: null,
      isAnswered: true,
    },
    act: (who) => asked(handler, who.reviewer, 200, on(who, body)),
  })),
  {
    action: "assistant.answered",
    chain: "contract",
    by: "reviewer",
    detail: expect.objectContaining({ kind: "summarize", engine: "built-in", host: null }),
    act: (who) => asked(summarize, who.reviewer, 200, on(who, undefined, "GET")),
  },
  {
    action: "audit.exported",
    chain: "contract",
    by: "owner",
    detail: {},
    act: (who) => asked(activity, who.owner, 200, { ...on(who, undefined, "GET"), headers: { accept: "text/csv" } }),
  },
];
