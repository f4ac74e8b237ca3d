import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { usedTexts } from "../../../../build/embed/used-texts.ts";
import { setMessages } from "../../../../widgets/config.ts";
import { EMBEDDED_WIDGETS } from "../../../../widgets/embed/embedded-widgets.ts";
import type { Messages } from "../../../../widgets/messages.ts";
import { WidgetRoot } from "../../../../widgets/runtime/widget-root.tsx";
import { SAMPLE_CONFIG } from "../../widgets/sample-config.ts";

const { messages } = SAMPLE_CONFIG;
const FULL: Readonly<Record<string, Record<string, string>>> = {
  "lead-form": { heading: "Find a foreman", urgency: "true" },
};

/** The same table, which complains of a text that is asked for and not there. */
function strict(table: object, path = ""): unknown {
  return new Proxy(table, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (value === undefined && typeof key === "string" && !Array.isArray(target))
        throw new Error(`${path}${key} is missing`);
      return typeof value === "object" && value !== null ? strict(value, `${path}${String(key)}.`) : value;
    },
  });
}

afterEach(() => setMessages());

describe("the texts of an embedded form", () => {
  it("are enough to show it", async () => {
    for (const widget of EMBEDDED_WIDGETS) {
      setMessages(strict(await usedTexts([widget.tag], messages)) as Messages);
      const tree = createElement(WidgetRoot, { widget, attributes: { ...FULL[widget.tag] } });
      expect(() => renderToString(tree), widget.tag).not.toThrow();
    }
  });

  it("hold what it says later: its notices, errors and the words of its button", async () => {
    const lead = await usedTexts(["lead-form"], messages);
    expect(Object.keys(lead.notices)).toEqual(["quickIncomplete", "quickSuccess", "submissionFailed"]);
    expect(lead.errors).toMatchObject({
      email: messages.errors.email,
      emailRequired: messages.errors.emailRequired,
      company: messages.errors.company,
      role: messages.errors.role,
      tooLong: messages.errors.tooLong,
    });
    expect(lead.labels).toMatchObject({ company: "Company name", workEmail: "Work email" });
    expect(lead.leadForm).toEqual(messages.leadForm);

    const resume = await usedTexts(["resume-form"], messages);
    expect(Object.keys(resume.notices)).toEqual([
      "submissionFailed",
      "resumeSuccess",
      "resumeRequired",
      "resumeType",
      "resumeSize",
    ]);
    expect(resume.resumeForm).toEqual(messages.resumeForm);
    expect(resume.choices.experience).toEqual(messages.choices.experience);
  });

  it("hold nothing of other forms", async () => {
    const lead = await usedTexts(["lead-form"], messages);
    for (const group of ["contactForm", "resumeForm", "employerLeadForm", "portalLogin"])
      expect(lead, group).not.toHaveProperty(group);
    expect(lead.choices).toBeUndefined();
  });
});

it("no form asks for a text by a name that it puts together", () => {
  for (const folder of ["forms", ...EMBEDDED_WIDGETS.map(({ tag }) => tag)])
    for (const file of readdirSync(`widgets/${folder}`).filter((name) => /\.tsx?$/.test(name)))
      expect(readFileSync(`widgets/${folder}/${file}`, "utf8"), file).not.toMatch(/\w\[[^\]]*[`+][^\]]*\]/);
});
