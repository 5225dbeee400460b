import type { Copy } from "../en";

/** Words around every e-mail, Russian. */
export const mail: Copy["mail"] = { bareLink: "Если кнопка не работает, скопируйте этот адрес в браузер:" };
