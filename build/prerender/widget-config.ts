import type { WidgetConfig } from "../../widgets/config.ts";
import type { Site } from "../../site/model/kinds/site.ts";
import { explorerData } from "../../site/model/pay/explorer-data.ts";

/** How forms are sent without JavaScript; the encoding allows files. */
const POST: WidgetConfig["post"] = { method: "post", encType: "multipart/form-data" };

/**
 * Builds the widgets' configuration from the content and the backend.
 * @param origin of the published site, if configured
 */
export function toWidgetConfig(
  {
    agency,
    messages,
    navigation,
    salaries,
    states,
  }: Pick<Site, "agency" | "messages" | "navigation" | "salaries" | "states">,
  backend: { url: string; publishableKey: string },
  origin?: string,
): WidgetConfig {
  const { name, shortName, email, phone } = agency;
  const { links, portal, request, search, explorer } = navigation;
  return {
    messages,
    agency: { name, shortName, email, phone },
    navigation: { links, portal, request, search },
    explorer,
    backend: { url: backend.url, key: backend.publishableKey },
    // A hosted backend accepts no form posts, and the site is then on a static host.
    post: backend.url === "" ? POST : undefined,
    origin,
    pay: explorerData(salaries, states),
  };
}
