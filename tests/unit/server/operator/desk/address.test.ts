import { describe, expect, it } from "vitest";
import { addressOf, leadAddress, readAddress } from "../../../../../server/operator/desk/app/data/address.ts";
import { listSearch } from "../../../../../server/operator/desk/app/list/list-search.ts";

const lead = { table: "contact_submissions", id: "5b8a5f36-0000-4000-8000-000000000001" } as const;

describe("an address of the desk", () => {
  it("holds the view and its filters, and leaves out empty ones", () => {
    const address = addressOf("inbox", new URLSearchParams({ state: "late", partner: "" }));
    expect(address).toBe("/?state=late");
    expect(readAddress("/", "?state=late")).toMatchObject({ view: "inbox", open: undefined });
    expect(readAddress("/counts", "?days=30").view).toBe("counts");
  });

  it("of a submission remembers the list that it was opened from", () => {
    const url = new URL(
      leadAddress(lead, "held", new URLSearchParams({ kind: "contact_submissions" })),
      "http://desk",
    );
    const { view, open, params } = readAddress(url.pathname, url.search);
    expect({ view, open }).toEqual({ view: "held", open: lead });
    expect(addressOf(view, params)).toBe("/held?kind=contact_submissions");
  });

  it("that is unknown is the inbox", () => {
    expect(readAddress("/lead/pg_class/1", "").open).toBeUndefined();
    expect(readAddress("/nothing", "").view).toBe("inbox");
  });
});

describe("what a list asks the server for", () => {
  const search = (view: "inbox" | "held", given: Record<string, string>) =>
    listSearch(view, new URLSearchParams(given));

  it("is all states for a search, unless one is chosen", () => {
    expect(search("inbox", { q: "kim" })).toBe("q=kim&state=all");
    expect(search("inbox", { q: "kim", state: "closed" })).toBe("q=kim&state=closed");
    expect(search("inbox", { q: "", state: "" })).toBe("");
  });

  it("is what is held, the newest first, in quarantine", () => {
    expect(search("held", {})).toBe("held=1&order=newest");
  });
});
