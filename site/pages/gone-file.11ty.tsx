import { defineTextFile } from "../layouts/define-pages.ts";
import { listEndedPages } from "../../model/kinds/routes.ts";
import { findTranslatedPath } from "../../model/translation/addresses.ts";

/** The `_gone.txt` file: paths of pages whose time is over, one a line, which our server sends with the status 410. */
export default defineTextFile({
  data: { permalink: "/_gone.txt" },
  render: ({ site, sites }) =>
    listEndedPages(site)
      .flatMap((path) => sites.flatMap((one) => findTranslatedPath(one, path) ?? []))
      .map((path) => `${path}\n`)
      .join(""),
});
