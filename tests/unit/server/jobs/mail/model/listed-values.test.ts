import { expect, it } from "vitest";
import { loadDataFiles } from "../../../../../../site/model/loading/load-data.ts";
import { createListedValues } from "../../../../../../server/jobs/mail/model/listed-values.ts";

const files = loadDataFiles(process.cwd());
const listed = createListedValues(files, ["texas", "new-york", "north-carolina"]);

it("a value in one of the site's lists is repeated in the site's spelling", () => {
  const [{ role = "" } = {}] = files.salaries.roles;
  const [timeline = ""] = files.messages.choices.timelines;
  expect(listed.role(` ${role.toUpperCase()} `)).toBe(role);
  expect(listed.timeline(timeline.toLowerCase())).toBe(timeline);
  expect(listed.state("Austin, texas")).toBe("Texas");
  expect(listed.state("NEW YORK")).toBe("New York");
});

it("anything else is not repeated", () => {
  const [{ role = "" } = {}] = files.salaries.roles;
  for (const typed of [undefined, "", "Buy now", `${role} https://example.com`, `${role}\nBcc: x`])
    expect(listed.role(typed)).toBeUndefined();
  expect(listed.state("Texas, visit example.com")).toBeUndefined();
  expect(listed.role("constructor")).toBeUndefined();
});
