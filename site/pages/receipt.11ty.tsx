import { Container } from "../components/container.tsx";
import { receiptSettings } from "../components/receipt/receipt-settings.ts";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { fillText } from "../components/state/fill-text.ts";
import { definePage, type Crumb } from "../layouts/page.ts";

/** The sender's own page about what was sent. The key in its address is read by its script alone. */
export default definePage({
  data: { permalink: "/receipt.html", noindex: true },
  render: ({ site }) => {
    const { title, description, sheet, open } = site.receipt;
    const { email, phone } = site.agency;
    const crumbs: Crumb[] = [{ text: "Home", href: "/" }, { text: title }];
    return {
      meta: {
        title,
        description,
        sheet,
        scripts: ["receipt"],
        breadcrumb: crumbs,
        isUnreferred: true,
      },
      body: (
        <>
          <SheetStrip crumbs={crumbs} />
          <Container>
            <receipt-view settings={JSON.stringify(receiptSettings(site))}>
              <div className="receipt-head">
                <div>
                  <h1 tabIndex={-1}>{open.title}</h1>
                  <p className="receipt-lead">{open.lead}</p>
                </div>
                <p className="receipt-script">{fillText(open.script, { email, phone: phone.text })}</p>
              </div>
            </receipt-view>
          </Container>
        </>
      ),
    };
  },
});
