// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { DateText } from "@/components/ui/date-text";

const zoneBefore = process.env.TZ;

afterEach(() => {
  cleanup();
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

/**
 * Renders in UTC as a server does, then takes over in the reader's zone. React complains on the console where the two
 * differ.
 */
function takeOver(value: unknown) {
  process.env.TZ = "UTC";
  const container = document.createElement("div");
  container.innerHTML = renderToString(<DateText value={value} />);
  const fromServer = container.textContent;
  document.body.append(container);
  process.env.TZ = "Asia/Ulaanbaatar";
  render(<DateText value={value} />, { container, hydrate: true });
  return [fromServer, container.textContent, container.querySelector("time")?.dateTime];
}

test("a moment is corrected to the reader's day", () => {
  expect(takeOver("2025-03-07T23:30:00.000Z")).toEqual(["Mar 7, 2025", "Mar 8, 2025", "2025-03-07T23:30:00.000Z"]);
});

test("a date-only value is the same day for everybody", () => {
  expect(takeOver("2025-03-07")).toEqual(["Mar 7, 2025", "Mar 7, 2025", "2025-03-07"]);
});

test("seconds are shown as the moment they are", () => {
  expect(takeOver({ _seconds: 1741390200, _nanoseconds: 0 })).toEqual([
    "Mar 7, 2025",
    "Mar 8, 2025",
    "2025-03-07T23:30:00.000Z",
  ]);
});

test("what can't be shown has its words", () => {
  render(
    <>
      <DateText value={null} />
      <DateText value="soon" />
      <DateText value="soon" words={{ missing: "Unknown", invalid: "Date unavailable" }} />
    </>,
  );
  expect(
    ["Unknown date", "Invalid date", "Date unavailable"].map((words) => screen.getAllByText(words).length),
  ).toEqual([1, 1, 1]);
});
