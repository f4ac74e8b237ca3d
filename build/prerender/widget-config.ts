import type { WidgetConfig } from "../../widgets/config.ts";
import type { Site } from "../../site/model/loading/load-site.ts";
import { explorerData } from "../../site/model/pay/explorer-data.ts";

/** How forms are sent without script; a file may be among what is sent. */
export const POST: WidgetConfig["post"] = { method: "post", encType: "multipart/form-data" };

/**
 * What the widgets need of the content, and where they send to.
 * @param origin of the published site, where it is configured
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
  const { links, portal, request, explorer } = navigation;
  return {
    messages,
    agency: { name, shortName, email, phone },
    navigation: { links, portal, request },
    explorer,
    backend: { url: backend.url, key: backend.publishableKey },
    // The server that has the backend answers posts as well; where the backend is hosted, the site is on a host of files.
    post: backend.url === "" ? POST : undefined,
    origin,
    pay: explorerData(salaries, states),
  };
}
