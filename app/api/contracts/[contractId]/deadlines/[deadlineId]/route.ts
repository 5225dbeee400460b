import { route } from "@/lib/server/adapters/route";
import { changeDeadline, removeDeadline } from "@/lib/deadlines/changing";
import { changeDeadlineBody, deadlineDto, deadlineParams } from "@/lib/deadlines/schema";

export const PATCH = route({
  summary: "Confirm, change, assign, put off, do or put aside a date or duty",
  answer: { one: deadlineDto },
  params: deadlineParams,
  body: changeDeadlineBody,
  limit: "change",
  run: ({ actor, params, body }) => changeDeadline(actor, params, body),
});

export const DELETE = route({
  summary: "Delete a date or duty of one's own; one that was found in the text is put aside",
  answer: "nothing",
  params: deadlineParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeDeadline(actor, params),
});
