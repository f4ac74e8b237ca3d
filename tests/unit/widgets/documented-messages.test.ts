import { expect, it } from "vitest";
import { readBehaviorTable, readNoticeLines } from "../../read-behavior.ts";
import { SAMPLE_CONFIG } from "./sample-config.ts";

const { messages } = SAMPLE_CONFIG;

it("the notices are the same as in docs/behavior", () => {
  expect(
    readBehaviorTable("Notices")
      .map(([key]) => key)
      .sort(),
  ).toEqual(Object.keys(messages.notices).sort());
  for (const [key, { title, text }] of Object.entries(messages.notices)) {
    expect(text === undefined ? [title] : [title, text]).toEqual(readNoticeLines(key));
  }
});

it.each(readBehaviorTable("Fixed texts"))("the text %s is the same as in the docs", (key = "", text) => {
  const [group = "", name = ""] = key.split(".");
  const texts = messages as unknown as Record<string, Record<string, unknown>>;
  expect(texts[group]?.[name]).toBe(text);
});
