import { describe, expect, test } from "vitest";
import { COMMON_WORDS } from "@/lib/people/accounts/password/rules/common-words";
import { passwordFault } from "@/lib/people/accounts/password/rules/password-fault";

const findFault = (password: string, person = { name: "Болормаа Ганхуяг", email: "bolormaa.g@example.mn" }) =>
  passwordFault(password, person);

describe("refused as common", () => {
  test.each([
    "password",
    "Password1",
    "P@ssw0rd!",
    "passw0rd123",
    "welcome2024",
    "iloveyou",
    "letmein123",
    "admin12345",
    "Qwerty123!",
    "sunshine",
    "trustno1!",
    "football99",
    "superman",
    "passwordpassword",
    "Password12345678",
    "summerhorse25",
    "changeme",
    "ContractManager1",
    "dragon2025",
    "summer2025!",
    "monkey!!",
    "пароль123",
    "привет2024",
    "ЛЮБОВЬ2020",
    "солнышко1",
    "gfhjkm123",
    "ghbdtn2025",
    "privet123",
    "parol12345",
    "natasha1990",
    "спартак1922",
    "москва2024",
    "монгол1234",
    "хайртай123",
    "сайнбайнауу",
    "mongol2024",
    "sainbainauu",
    "chinggis99",
    "ulaanbaatar1",
    "нууцүг1234",
    "bichamdhairtai",
  ])("%s", (password) => {
    expect(findFault(password)).toBe("passwordCommon");
  });
});

describe("refused as a pattern", () => {
  test.each([
    "12345678",
    "87654321",
    "aaaaaaaa",
    "11112222",
    "abcabcabc",
    "12121212",
    "qwertyuiop",
    "asdfghjkl",
    "qweasdzxc",
    "1qaz2wsx",
    "1q2w3e4r",
    "zxcvbnm123",
    "abcdefgh",
    "йцукенгш",
    "фывапролдж",
    "абвгдежз",
    "фцужэнгш",
    "йыбөахролдп",
    "өүөүөүөү",
    "123qweasd",
  ])("%s", (password) => {
    expect(findFault(password)).toBe("passwordPattern");
  });
});

describe("refused as the person's own", () => {
  test.each([
    "Болормаа",
    "болормаа1990",
    "ганхуяг2024!",
    "bolormaa99",
    "Bolormaa.g1",
    "bolormaa@example",
    "example2024",
  ])("%s", (password) => {
    expect(findFault(password)).toBe("passwordPersonal");
  });
});

describe("let through", () => {
  test.each([
    "correct horse battery",
    "long enough",
    "a much better one",
    "тэмээний бөх хоёр",
    "synyaya lampa na kryshe",
    "xK7#mq2Lp!",
    "SummerHorse2025!",
    "нөмрөг алаг даага",
    "Болормаа уулын орой дээр",
    "зелёный чайник поёт",
    "v9Qz3hTn",
  ])("%s", (password) => {
    expect(findFault(password)).toBeNull();
  });
});

test("a short name refuses nothing, because it is in many words", () => {
  expect(passwordFault("longanabatenough", { name: "Ana Bat", email: "ana@b.mn" })).toBeNull();
});

test("the words are enough to stand for some thousand passwords, and none is a fragment of the list's own making", () => {
  expect(COMMON_WORDS.size).toBeGreaterThan(1_000);
  expect([...COMMON_WORDS].filter((word) => word === "" || /\s/.test(word) || word !== word.toLowerCase())).toEqual([]);
});
