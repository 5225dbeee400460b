import { expect, test } from "vitest";
import { Places } from "@/lib/access/places";

const refusal = (take: () => unknown) => {
  try {
    take();
    return null;
  } catch (cause) {
    return cause;
  }
};

test("one account takes only its share, and what is given back can be taken again", () => {
  const places = new Places({ each: 2, all: 10 });
  const leave = places.take("a");
  places.take("a");
  expect(refusal(() => places.take("a"))).toMatchObject({ key: "tooManyRequests", retryAfterSeconds: 5 });
  places.take("b");
  leave();
  leave(); // twice gives back once
  expect(refusal(() => places.take("a"))).toBeNull();
  expect(refusal(() => places.take("a"))).toMatchObject({ key: "tooManyRequests" });
  expect(places.taken).toBe(3);
});

test("all together take no more than there is, whoever asks", () => {
  const places = new Places({ each: 2, all: 3 });
  const leaves = ["a", "b", "c"].map((who) => places.take(who));
  expect(refusal(() => places.take("d"))).toMatchObject({ key: "serverBusy", retryAfterSeconds: 5 });
  leaves.forEach((leave) => leave());
  expect(places.taken).toBe(0);
  expect(refusal(() => places.take("d"))).toBeNull();
});

test("sizes add up; who has nothing yet gets what is asked for, however large", () => {
  const places = new Places({ each: 100, all: 1_000 });
  const leave = places.take("a", 500);
  expect(refusal(() => places.take("a", 1))).toMatchObject({ key: "tooManyRequests" });
  leave();
  places.take("a", 60);
  expect(refusal(() => places.take("a", 40))).toBeNull();
  expect(refusal(() => places.take("a", 1))).toMatchObject({ key: "tooManyRequests" });
});

test("callers that are not known count in all only", () => {
  const places = new Places({ each: 1, all: 3 });
  for (let count = 0; count < 3; count += 1) places.take("");
  expect(refusal(() => places.take(""))).toMatchObject({ key: "serverBusy" });
});

test("who can wait gets the place that is given back, in the order of coming, and is refused when the time is over", async () => {
  const places = new Places({ each: 1, all: 10 });
  const leave = places.take("a");
  const order: string[] = [];
  const first = places.takeInTime("a", 5_000).then((left) => (order.push("first"), left));
  const second = places.takeInTime("a", 5_000).then((left) => (order.push("second"), left));
  const late = places.takeInTime("a", 20);
  await expect(late).rejects.toMatchObject({ key: "tooManyRequests" });
  expect(order).toEqual([]);
  leave();
  (await first)();
  (await second)();
  expect(order).toEqual(["first", "second"]);
  expect(places.taken).toBe(0);
});
