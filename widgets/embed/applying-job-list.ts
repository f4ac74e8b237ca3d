import { createJobListWidget } from "../job-list/job-list.tsx";

/** The list of openings whose form is loaded once a visitor wants to apply. */
export const applyingJobListWidget = createJobListWidget((lang) =>
  import("./apply-in-place.tsx").then(({ loadApplyInPlace }) => loadApplyInPlace(lang)),
);
