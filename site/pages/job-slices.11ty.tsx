import { writeJobSlices } from "../components/jobs/job-slices.ts";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";

/** Openings by state and by trade, in files small enough for partners' pages. `<job-list>` reads them. */
export default defineTextFile({
  data: paginate(
    ({ sites }) => writeJobSlices(sites),
    ({ path }) => path,
  ),
  render: ({ entry }) => entry.text,
});
