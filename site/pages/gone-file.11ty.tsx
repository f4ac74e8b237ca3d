import { defineTextFile } from "../layouts/text-file.ts";
import { listEndedPages } from "../../model/kinds/routes.ts";

/** The `_gone.txt` file: paths of pages whose time is over, one a line, which our server sends with the status 410. */
export default defineTextFile({
  data: { permalink: "/_gone.txt" },
  render: ({ site }) =>
    listEndedPages(site)
      .map((path) => `${path}\n`)
      .join(""),
});
