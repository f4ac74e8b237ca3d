import { defineTextFile } from "../layouts/text-file.ts";
import { listPublishedOpenings, OPENINGS_FILE } from "../../model/jobs/published-openings.ts";

/** The file from which the server's mails know an opening's title, and whether it has ended. */
export default defineTextFile({
  data: { permalink: `/${OPENINGS_FILE}` },
  render: ({ site }) => JSON.stringify(listPublishedOpenings(site)),
});
