import { writeJobBody } from "../components/jobs/job-feed.ts";
import { defineEntryPages, defineTextFile } from "../layouts/define-pages.ts";

const pages = defineEntryPages("jobs", ({ isEnded, language }) => isEnded !== true && language === undefined);

/** An opening with its text as JSON, at the address of its page with the extension. */
export default defineTextFile({
  data: { ...pages, permalink: ({ entry: { slug } }: { entry: { slug: string } }) => `/jobs/${slug}.json` },
  render: ({ site, entry: job, markdown, origins }) =>
    writeJobBody(job, site, origins.site, markdown(job.body).html),
});
