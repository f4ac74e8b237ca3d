import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { Footer } from "../../../../site/layouts/footer.tsx";
import { shippedSite as site } from "../../../shipped-content.ts";

test.each(["America/Los_Angeles", "UTC", "Pacific/Kiritimati"])(
  "the footer's year does not depend on the build machine's time zone (%s)",
  (zone) => {
    vi.stubEnv("TZ", zone);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 11, 31, 20) });
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.useRealTimers();
    });
    const meta = { title: "Home", description: "", sheet: { code: "A-01", title: "Home" } };
    const html = renderToStaticMarkup(<Footer site={site} meta={meta} languageLinks={[]} />);
    expect(html).toContain("© 2027 ");
  },
);
