import type { Copy } from "../en";
import { counted } from "./counted";

/** What is wrong with one field, Russian. */
export const fields: Copy["fields"] = {
  required: "Заполните это поле.",
  passwordTooShort: "Пароль должен содержать не менее 8 символов",
  passwordTooLong: "Пароль должен содержать не более 200 символов",
  tooLong: (limit) => `Допускается не более ${counted(limit, { one: "символа", few: "символов", many: "символов" })}.`,
  invalid: "Недопустимое значение.",
  email: "Неверный адрес электронной почты.",
};
