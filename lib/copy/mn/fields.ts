import type { Copy } from "../en";

/** What is wrong with one field, Mongolian. */
export const fields: Copy["fields"] = {
  required: "Энэ талбарыг заавал бөглөнө үү.",
  passwordTooShort: "Нууц үг 8-аас доошгүй тэмдэгттэй байх ёстой",
  passwordTooLong: "Нууц үг хамгийн ихдээ 200 тэмдэгттэй байж болно",
  tooLong: (limit) => `Хамгийн ихдээ ${limit} тэмдэгт оруулна уу.`,
  invalid: "Энэ утга буруу байна.",
  email: "Имэйл хаяг буруу байна.",
};
