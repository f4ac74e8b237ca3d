import { describe, expect, it } from "vitest";
import {
  viewUrl,
  leadUrl,
  parseRoute,
  buildListSearch,
} from "../../../../../server/operator/desk/app/data/route.ts";

const lead = { table: "contact_submissions", id: "5b8a5f36-0000-4000-8000-000000000001" } as const;

describe("a URL of the desk", () => {
  it("contains the view and its filters, except empty ones", () => {
    const address = viewUrl("inbox", new URLSearchParams({ state: "late", partner: "" }));
    expect(address).toBe("/?state=late");
    expect(parseRoute("/", "?state=late")).toMatchObject({ view: "inbox", openSubmission: undefined });
    expect(parseRoute("/counts", "?days=30").view).toBe("counts");
  });

  it("of a submission includes the list from which it was opened", () => {
    const url = new URL(
      leadUrl(lead, "flagged", new URLSearchParams({ kind: "contact_submissions" })),
      "http://desk",
    );
    const { view, openSubmission, params } = parseRoute(url.pathname, url.search);
    expect({ view, openSubmission }).toEqual({ view: "flagged", openSubmission: lead });
    expect(viewUrl(view, params)).toBe("/held?kind=contact_submissions");
  });

  it("that is unknown opens the inbox", () => {
    expect(parseRoute("/lead/pg_class/1", "").openSubmission).toBeUndefined();
    expect(parseRoute("/nothing", "").view).toBe("inbox");
  });
});

describe("a list's request to the server", () => {
  const search = (view: "inbox" | "flagged", parameters: Record<string, string>) =>
    buildListSearch(view, new URLSearchParams(parameters));

  it("covers all statuses for a search, unless one is selected", () => {
    expect(search("inbox", { q: "kim" })).toBe("q=kim&state=all");
    expect(search("inbox", { q: "kim", state: "closed" })).toBe("q=kim&state=closed");
    expect(search("inbox", { q: "", state: "" })).toBe("");
  });

  it("covers flagged submissions, newest first, in the flagged view", () => {
    expect(search("flagged", {})).toBe("held=1&order=newest");
  });
});
