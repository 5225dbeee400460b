import { createOpenAI } from "@ai-sdk/openai";
import { carefulFetch } from "./careful-fetch";
import type { ModelSettings } from "./settings";

export type Model = ReturnType<ReturnType<typeof createOpenAI>["chat"]>;

/** The configured model by Chat Completions, which every compatible server speaks; the Responses API few do. */
export function modelOf(settings: ModelSettings): Model {
  const { baseUrl, apiKey, model } = settings;
  return createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? "none", fetch: carefulFetch(settings) }).chat(model);
}

/** The host that receives the text, as receipts and logs name it. */
export function hostOf({ baseUrl }: Pick<ModelSettings, "baseUrl">): string {
  return new URL(baseUrl).host;
}
