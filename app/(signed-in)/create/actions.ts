"use server";

import { action } from "@/lib/server/adapters/action";
import { createFromTemplate } from "@/lib/contracts/templates/templates";
import { createFromTemplateBody } from "@/lib/contracts/templates/template-schema";
import { CREATE_WORDS } from "@/lib/contracts/words";

/** Creates a contract from a filled-in template. */
export const createFromTemplateAction = action(
  createFromTemplateBody,
  async (actor, input) => createFromTemplate(actor, input),
  { words: CREATE_WORDS, limit: "template" },
);
