/** Where a model is reached, and how long and how often it is tried. Source: B-12.16. */
export type ModelSettings = {
  baseUrl: string;
  /** Null for servers that ask for none, such as Ollama. */
  apiKey: string | null;
  model: string;
  /** Most UTF-16 units of a contract that go to the model at once; of a longer one the sections that matter go. */
  contractChars: number;
  limits: ModelLimits;
};

export type ModelLimits = {
  /** May include the loading of the model; connecting has 10 s within it (Node's own). */
  firstWordMs: number;
  /** Longest pause between words. */
  idleMs: number;
  /** Pauses before a second and third try, where the server names none. */
  pausesMs: readonly number[];
  /** A server that asks for a longer pause than this is away. */
  longestPauseMs: number;
  /** An answer that goes on beyond this is cut. UTF-16 units. */
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

/** The model that is configured; null where none is. A base URL alone is enough. */
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
