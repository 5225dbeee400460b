import { expect, test } from "vitest";
import { model, withModel } from "./assistant-model-stage";
import { reviewed } from "./model-review-stage";

withModel();

test("with a model but without the setting, no review by positions asks it, and none is offered (B-24.14)", async () => {
  const { owner, positionsId, ask, offered } = await reviewed();
  expect(await (await offered(owner)).json()).toEqual({ model: null });
  const refused = await ask(owner);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "modelReviewOff" });
  expect((await ask(owner, { positionsId })).status).toBe(200);
  expect(model.requests).toHaveLength(0);
});
