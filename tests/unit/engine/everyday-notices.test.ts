import { describe, expect, it } from "vitest";
import { noticeTerms } from "@/lib/engine/notices/notice-terms";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "./contracts";

function noticesOf(text: string) {
  const { clause, ways, receipts } = noticeTerms(
    readOnce(makeContract(text.split("\n").filter((line) => line !== ""))),
    { kind: "termination", parties: [], right: null },
  );
  return {
    clause: clause?.passage.content ?? null,
    ways: ways.map(({ way, isAllowed }) => `${isAllowed ? "" : "not "}${way}`),
    receipts: receipts.map(({ way, days, isBusiness }) => ({ way, days, isBusiness })),
  };
}

const DOOR_AND_MAIL = [
  { way: "hand", days: 1, isBusiness: true },
  { way: "email", days: 0, isBusiness: false },
];

describe("notices by post", () => {
  it.each([
    [
      "Notices are sent by pre-paid first-class post or Special Delivery. A notice is received on the next business day.",
      ["registered", "post"],
      [{ way: null, days: 1, isBusiness: true }],
    ],
    [
      "Notices must be sent by recorded delivery and take effect three working days after posting.",
      ["registered"],
      [{ way: "registered", days: 3, isBusiness: true }],
    ],
    ["Notices must be sent by courier. A notice is received by the clerk of the Buyer.", ["courier"], []],
  ])("are read with when they count: %s (B-47.4)", (words, ways, receipts) => {
    const found = noticesOf(`Supply\n\nNotices\n\n${words}\n\nLaw\n\nThe law of Wales governs it.`);
    expect(found.ways).toEqual(ways);
    expect(found.receipts).toEqual(receipts);
  });
});

describe("a clause on notices that names no way to send them", () => {
  it.each([
    [
      "Notices shall be in writing and delivered to the addresses stated in Clause 15.",
      "Notice of the works is given.",
    ],
    ["Все уведомления направляются в письменной форме по адресам сторон.", "Уведомление о работах получено."],
    ["Мэдэгдлийг бичгээр хүргүүлнэ.", "Мэдэгдэл ирсэн."],
  ])("is quoted as the clause on notices: %s (B-47.4)", (clause, other) => {
    expect(noticesOf(`13.1 ${clause}\n13.2 X.`)).toMatchObject({ clause: `13.1 ${clause}`, ways: [] });
    expect(noticesOf(`13.1 ${other}\n13.2 X.`).clause).toBeNull();
  });
});

describe("notices in everyday words", () => {
  it.each([
    [
      "English",
      "Notices to me go to the Keynsham address above or to ann@north.example. A letter put through the door before " +
        "4.30 pm counts as received the next working day; an e-mail when it is sent.",
    ],
    [
      "Russian",
      "Уведомления мне направляются по адресу выше или на ann@north.example. Письмо, опущенное в почтовый ящик, " +
        "считается полученным на следующий рабочий день; электронное письмо – в момент отправки.",
    ],
    [
      "Mongolian",
      "Надад өгөх мэдэгдлийг дээрх хаягаар эсвэл ann@north.example руу явуулна. Хаалганд хавчуулсан захидлыг " +
        "дараагийн ажлын өдөр хүлээн авсанд тооцно; и-мэйлийг илгээсэн өдөр нь.",
    ],
  ])("reads how they are sent and when they count as received in %s (B-47.2)", (_, words) => {
    const found = noticesOf(`Tenancy\n\nLetters\n\n${words}\n\nKeys\n\nThere are two sets.`);
    expect(found).toEqual({
      clause: words,
      ways: expect.arrayContaining(["email"]) as string[],
      receipts: DOOR_AND_MAIL,
    });
    expect(found.ways.every((way) => way === "email")).toBe(true);
  });

  it.each([
    [
      "Уведомления направляются заказным письмом или по электронной почте и считаются полученными на третий рабочий " +
        "день после отправки.",
      ["registered", "email"],
    ],
    ["Уведомления считаются надлежащими, если направлены по адресу электронной почты.", ["email"]],
    ["Уведомления направляются ценным письмом.", ["registered"]],
    ["Уведомление, направленное заказным письмом, считается полученным на третий день.", []],
    ["Если уведомление направляется курьером, оно считается полученным в день вручения.", []],
    [
      "Notices go by recorded post or by hand and count as received two working days after posting.",
      ["registered", "hand"],
    ],
    ["Уведомления идут заказным письмом и считаются полученными через два дня после сдачи на почту.", ["registered"]],
    [
      "Мэдэгдлийг баталгаат шуудангаар хүргүүлж, шууданд өгснөөс хойш 2 хоногт хүлээн авсанд тооцно.",
      ["registered", "post"],
    ],
    ["Notices shall be in writing and sent by courier and shall be deemed received on delivery.", ["courier"]],
    ["A notice sent by courier is deemed received on delivery.", []],
    ["Мэдэгдлийг баталгаат шуудангаар илгээх бөгөөд 3 дахь өдөр хүлээн авсанд тооцно.", ["registered"]],
    ["Мэдэгдлийг шуудангаар илгээсэн бол 3 дахь өдөр хүлээн авсанд тооцно.", []],
  ])(
    "takes the way from a sentence that also says when it counts, but not from one that says only that (B-47.2): %s",
    (words, ways) => {
      expect(noticesOf(`7. Notices\n\n7.1. ${words}\n\n8. Law`).ways).toEqual(ways);
    },
  );

  it("takes no receipt from a paragraph that speaks of no notices (B-47.2)", () => {
    const words = "A parcel put through the door counts as delivered the next working day.";
    expect(noticesOf(`Sale\n\nParcels\n\n${words}`).receipts).toEqual([]);
    expect(noticesOf(`Sale\n\nParcels\n\nNotices go by e-mail. ${words}`).receipts).toHaveLength(1);
  });
});

describe("an address that the clause on notices only points to", () => {
  const parties = (text: string) =>
    ["Kern Ltd", "ООО «Клён»", "“Хус” ХХК"].flatMap((value) => {
      const start = text.indexOf(value);
      if (start < 0) return [];
      const end = text.indexOf("\n", start);
      return [{ value, passage: { content: text.slice(start, end), page: 1, start, end } }];
    });
  it.each([
    [
      `Kern Ltd, company number 0123456, of Unit 5 Saltmarsh Park, Hull HU9 1TA ("Kern")`,
      "9. Notices go by recorded post to the address above.",
      "Unit 5 Saltmarsh Park, Hull HU9 1TA",
    ],
    [
      "ООО «Клён», адрес: Казань, улица Садовая, 5",
      "9. Уведомления направляются почтой по адресу, указанному выше.",
      "Казань, улица Садовая, 5",
    ],
    [
      "“Хус” ХХК, хаяг: Дархан, 5 дугаар баг",
      "9. Мэдэгдлийг дээр заасан хаягаар шуудангаар илгээнэ.",
      "Дархан, 5 дугаар баг",
    ],
  ])("is the party's own (B-47.2): %s", (head, clause, address) => {
    const addressesIn = (said: string) => {
      const contract = makeContract([head, "1. Rent is due on the first day of each month.", said]);
      return noticeTerms(readOnce(contract), {
        kind: "termination",
        parties: parties(contract.text),
        right: null,
      }).addresses.map(({ text, isForNotices }) => ({ text, isForNotices }));
    };
    expect(addressesIn(clause)).toEqual([{ text: address, isForNotices: true }]);
    expect(addressesIn("9. Notices are in writing.")).toEqual([{ text: address, isForNotices: false }]);
  });
});
