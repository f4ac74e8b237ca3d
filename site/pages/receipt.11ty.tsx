import { ViewHeading } from "../../widgets/receipt-view/headings.tsx";
import { Container } from "../components/grids.tsx";
import { createReceiptSettings } from "../components/receipt/create-receipt-settings.ts";
import { fillText } from "../components/strings.ts";
import { definePage } from "../layouts/page.ts";
import { subpage } from "../layouts/subpage.tsx";
import { defineTranslatedPage } from "../layouts/define-pages.ts";

export default definePage({
  data: { ...defineTranslatedPage("/receipt"), noindex: true },
  render: ({ site }) => {
    const { title, description, sheet, open } = site.receipt;
    const { email, phone } = site.agency;
    return subpage(site, {
      meta: {
        title,
        description,
        sheet,
        scripts: ["receipt"],
        breadcrumb: [{ text: title }],
        hidesReferrer: true,
      },
      body: (
        <>
          {/* The minimum height prevents a layout shift of the footer. */}
          <Container className="min-h-svh *:block">
            <receipt-view settings={JSON.stringify(createReceiptSettings(site))}>
              <ViewHeading {...open}>
                <p
                  className="hidden self-end border border-ink bg-sheet px-5 py-4.5 in-data-failed:block noscript:block"
                  data-without-script
                >
                  {fillText(open.script, { email, phone: phone.text })}
                </p>
              </ViewHeading>
            </receipt-view>
          </Container>
        </>
      ),
    });
  },
});
