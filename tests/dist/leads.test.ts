import { describe, expect, it } from "vitest";
import { loadLocalizedData } from "../../model/loading/load-data.ts";
import { shippedSite } from "../shipped-content.ts";
import { STATES } from "../../model/schemas/state.ts";
import { nameForm } from "../../model/submissions/form-name.ts";
import { composeAgencyNotice } from "../../server/jobs/mail/kinds/agency-notice.ts";
import { readFormNames } from "../../server/jobs/mail/kinds/notice-fields.ts";
import { createMailContexts } from "../../server/jobs/mail/model/mail-context.ts";
import { toSubmission } from "../../server/jobs/mail/model/submission.ts";
import { extractAttributes, listBuiltPages } from "./read-dist.ts";

const mail = createMailContexts(loadLocalizedData(process.cwd()), "https://www.ridgebeam.example").en;
const formNames = readFormNames(mail.content.contexts);
const { states } = shippedSite;
const pages = listBuiltPages().filter(({ path }) => !/^\/(?:admin|embed)\b/.test(path));

/** What a visitor types where the page fills in nothing. */
const TYPED = { position: "Crane Operator", location: "Boise, Idaho" };

interface PageForm {
  path: string;
  tag: string;
  context: string | null;
  fields: Record<"position" | "location", string | undefined>;
}

/** Reads the employer forms of a page, with what their fields are filled in with; undefined for fields that are missing. */
function listForms({ path, html }: { path: string; html: string }): PageForm[] {
  const tags = html.matchAll(/<(site-header|lead-form|contact-form|insight-lead-form)\b[^>]*>[^]*?<\/\1>/g);
  return [...tags].flatMap(([markup, tag = ""]) => {
    const form = [...markup.matchAll(/<form[\s>][^]*?<\/form>/g)].find(
      ([one]) => !one.includes('role="search"'),
    );
    if (form === undefined) return [];
    const read = (name: string): string | undefined => {
      const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form[0])?.[0];
      return input && (extractAttributes(input, "input", "value")[0] ?? "");
    };
    const context = tag === "site-header" ? "header" : (extractAttributes(markup, tag, "context")[0] ?? null);
    const position = read("position") ?? read("role");
    return [{ path, tag, context, fields: { position, location: read("location") } }];
  });
}

const forms = pages.flatMap(listForms);

/** Composes what the agency sees of a request whose sender signals Global Privacy Control: no page, no referrer. */
function describeLead({ tag, context, fields }: PageForm) {
  const row = {
    created_at: "2026-11-30T12:00:00Z",
    email: "sender@example.com",
    context,
    source: tag === "contact-form" ? "contact_form" : "landing2_form",
    position_type: fields.position === undefined ? null : fields.position || TYPED.position,
    location: fields.location === undefined ? null : fields.location || TYPED.location,
  };
  const { subject } = composeAgencyNotice(
    { table: "contact_submissions", recipient: "agency@example.com" },
    toSubmission(row),
    mail,
  );
  const { source, location: place } = row;
  return {
    subject,
    form: nameForm({ table: "contact_submissions", context, source, page: null, place }, formNames),
  };
}

describe("a lead", () => {
  it("from every form of every page names its trade, and its place where the form asks for one", () => {
    expect(forms.length).toBeGreaterThan(200);
    for (const form of forms) {
      const { subject, form: name } = describeLead(form);
      const { position, location } = form.fields;
      expect(position, `${form.path} <${form.tag}>`).toBeDefined();
      expect(subject, form.path).toContain(position || TYPED.position);
      if (location !== undefined) expect(subject, form.path).toContain(location || TYPED.location);
      expect(name, form.path).not.toMatch(/without a name|[a-z]_[a-z]/);
    }
  });

  it("from a state's page names the state, from the header's form and the page's own", () => {
    expect(states).toHaveLength(STATES.length);
    for (const { name, slug } of states) {
      const own = forms.filter(({ path }) => path === `/locations/${slug}`);
      expect(own.map(({ tag }) => tag).sort(), slug).toEqual(["lead-form", "site-header"]);
      for (const form of own) expect(describeLead(form).subject, slug).toContain(`, ${name}`);
      expect(own.map((form) => describeLead(form).form).sort(), slug).toEqual(
        ["Header", `${name} page`].sort(),
      );
    }
  });

  it("from an article about a trade or a place names it, from the header's form and the article's own", () => {
    const articles = new Map<string, PageForm[]>();
    for (const form of forms)
      if (/^\/insights\/[^/]+$/.test(form.path))
        articles.set(form.path, [...(articles.get(form.path) ?? []), form]);
    const named = [...articles.values()].filter((all) =>
      all.some(({ tag, fields }) => tag === "lead-form" && (fields.position || fields.location)),
    );
    expect(named.length).toBeGreaterThan(12);
    for (const all of named) {
      const { fields } = all.find(({ tag }) => tag === "lead-form")!;
      for (const form of all) {
        const { subject } = describeLead(form);
        if (fields.position) expect(subject, form.path).toContain(fields.position);
        if (fields.location) expect(subject, form.path).toContain(fields.location);
      }
    }
  });
});
