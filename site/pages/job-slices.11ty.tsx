import { writeJobSlices } from "../components/jobs/job-slices.ts";
import { paginate } from "../layouts/define-pages.ts";
import { defineTextFile } from "../layouts/text-file.ts";

/** Openings by state and by trade, in files small enough for partners' pages. `<job-list>` reads them. */
export default defineTextFile({
  data: paginate(
    ({ sites }) => writeJobSlices(sites),
    ({ path }) => path,
  ),
  render: ({ entry }) => entry.text,
});
