/** Signing elsewhere over REST: reads and writes of the screens. Source: behaviour §44. */
import { goodAnswer } from "@/components/forms/api";
import { sent } from "@/components/forms/sent";
import type {
  ChangeSigningSettings,
  SigningDto,
  SigningRequestDto,
  SigningSettingsDto,
  SigningTestDto,
} from "@/lib/signing/schema";

const SETTINGS = "/api/admin/signing";
const at = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/signing`;
const onRequest = (contractId: string, requestId: string, what: "check" | "cancel") =>
  sent<SigningRequestDto>("POST", `${at(contractId)}/${encodeURIComponent(requestId)}/${what}`);

type Signers = { name: string; email: string }[];
type Sent = { versionId: string; signers: Signers; inOrder: boolean };

export const readSigning = (contractId: string) => readOne<SigningDto>(at(contractId));
export const sendForSignature = (contractId: string, body: Sent) =>
  sent<SigningRequestDto>("POST", at(contractId), body);
export const checkSigning = (contractId: string, requestId: string) => onRequest(contractId, requestId, "check");
export const cancelSigning = (contractId: string, requestId: string) => onRequest(contractId, requestId, "cancel");

export const readSettings = () => readOne<SigningSettingsDto>(SETTINGS);
export const saveSettings = (body: ChangeSigningSettings) => sent<SigningSettingsDto>("PUT", SETTINGS, body);
export const removeSettings = () => sent<null>("DELETE", SETTINGS);
export const testSettings = () => sent<SigningTestDto>("POST", `${SETTINGS}/test`);

async function readOne<T>(path: string): Promise<T | null> {
  const answer = await goodAnswer(path);
  return answer && ((await answer.json()) as T); // our own API
}
