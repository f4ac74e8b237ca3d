// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { fillText } from "../../../../widgets/embed/build-markup.ts";
import { mergeStrings } from "../../../../widgets/embed/merge-strings.ts";
import { readStrings } from "../../../../widgets/embed/host-page.ts";
import type { Messages } from "../../../../model/tags/tags.ts";

function read(source: string) {
  const host = document.createElement("lead-form");
  const script = document.createElement("script");
  script.type = "application/json";
  script.textContent = source;
  host.append(script);
  return readStrings(host, false);
}

const ownMessages = { labels: { email: "Email" }, choices: { timelines: ["Now"] } } as unknown as Messages;

it.each([
  "null",
  "[null]",
  '{"labels":null}',
  '{"labels":{"email":null}}',
  '{"labels":{"email":{"deep":null}}}',
  '{"__proto__":null}',
  '{"choices":{"timelines":[null,{}]}}',
  `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  '{"labels":',
])("a form shows our text if the page's own strings are %.40s", (source) => {
  const strings = read(source);
  expect(fillText("{labels.email:Email}, {choices.timelines.0:Now}", strings)).toBe("Email, Now");
  expect(mergeStrings(ownMessages, strings)).toEqual(ownMessages);
});

it("a form uses the page's own strings, groups and lists, and ignores other values", () => {
  const strings = read('{"labels":{"email":"Correo","phone":null},"choices":{"timelines":["Ya"]},"x":null}');
  expect(fillText("{labels.email:Email}, {choices.timelines.0:Now}", strings)).toBe("Correo, Ya");
});
