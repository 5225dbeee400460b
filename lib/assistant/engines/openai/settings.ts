/** How to reach a model, with timeouts and retries. Source: B-12.16. */
export type ModelSettings = {
  baseUrl: string;
  /** Null for servers that need none, such as Ollama. */
  apiKey: string | null;
  model: string;
  /** Maximum UTF-16 units of a contract per request; of a longer one only the relevant sections are sent. */
  contractChars: number;
  limits: ModelLimits;
};

export type ModelLimits = {
  /** May include loading the model; connecting gets 10 s of it (Node's own limit). */
  firstWordMs: number;
  /** Maximum pause between words. */
  idleMs: number;
  /** Pauses before the second and third try, if the server doesn't give one. */
  pausesMs: readonly number[];
  /** A server that asks for a longer pause counts as unavailable. */
  longestPauseMs: number;
  /** Longer answers are cut. UTF-16 units. */
  answerChars: number;
};

const OPENAI_URL = "https://api.openai.com/v1";
const DEFAULT_MODEL = "gpt-4.1-mini";
export const MODEL_LIMITS: ModelLimits = {
  firstWordMs: 60_000,
  idleMs: 30_000,
  pausesMs: [500, 2_000],
  longestPauseMs: 10_000,
  answerChars: 60_000,
};

type Configured = {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_MODEL?: string | undefined;
  OPENAI_CONTRACT_CHARS: number;
};

/** The configured model; null if there is none. A base URL alone is enough. */
export function modelSettings(configured: Configured): ModelSettings | null {
  const {
    OPENAI_API_KEY: apiKey = null,
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: model = DEFAULT_MODEL,
    OPENAI_CONTRACT_CHARS: contractChars,
  } = configured;
  if (apiKey === null && baseUrl === undefined) return null;
  return { baseUrl: (baseUrl ?? OPENAI_URL).replace(/\/+$/, ""), apiKey, model, contractChars, limits: MODEL_LIMITS };
}
