import type { Copy } from "../en";

/** Words around every e-mail, Mongolian. */
export const mail: Copy["mail"] = { bareLink: "Хэрэв товч ажиллахгүй бол энэ хаягийг хуулж хөтөч дээрээ нээнэ үү:" };
