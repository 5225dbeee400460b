import { PASSWORD_WORDS } from "@/lib/adapters/password-words";
import { route } from "@/lib/adapters/route";
import { changePassword } from "@/lib/accounts/change-password";
import { changePasswordBody } from "@/lib/accounts/schema";

export const PUT = route({ body: changePasswordBody, words: PASSWORD_WORDS.change, status: 204, limit: "password", run: ({ actor, body }) => changePassword(actor, body) });
