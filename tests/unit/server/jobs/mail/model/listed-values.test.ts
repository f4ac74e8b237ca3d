import { expect, it } from "vitest";
import { loadLocalizedData } from "../../../../../../model/loading/load-data.ts";
import { createListedValues } from "../../../../../../server/jobs/mail/model/mail-context.ts";

const [{ files }, ...translations] = loadLocalizedData(process.cwd());
const listed = createListedValues(files);
const spanish = translations.find(({ language }) => language === "es")!;

it("an email repeats a value from one of the site's lists in the site's spelling", () => {
  const [{ role = "" } = {}] = files.salaries.roles;
  const [timeline = ""] = files.messages.choices.timelines;
  expect(listed.role(` ${role.toUpperCase()} `)).toBe(role);
  expect(listed.timeline(timeline.toLowerCase())).toBe(timeline);
  expect(listed.place("Austin, texas")).toBe("Texas");
  expect(listed.place("NEW YORK")).toBe("New York");
  expect(listed.place("west coast")).toBe("West Coast");
});

it("places from a Spanish form are recognized in Spanish and in English", () => {
  const { place } = createListedValues(spanish.files);
  expect(place("Búfalo, nueva york")).toBe("Nueva York");
  expect(place("Buffalo, New York")).toBe("New York");
  for (const name of Object.values(spanish.files.layout.pay.places)) expect(place(name)).toBe(name);
});

it("an email does not repeat a value that is not in the site's lists", () => {
  const [{ role = "" } = {}] = files.salaries.roles;
  for (const typed of [undefined, "", "Buy now", `${role} https://example.com`, `${role}\nBcc: x`])
    expect(listed.role(typed)).toBeUndefined();
  expect(listed.place("Texas, visit example.com")).toBeUndefined();
  expect(listed.role("constructor")).toBeUndefined();
});
