import type { SubmissionState } from "./submission-state.ts";
import type { SubmissionOptions } from "./use-submission.ts";

/** What the server gives a form that it renders as the answer to one that was posted without script. */
export interface FormAnswer {
  /** Told what the form reads and sends; answers the state to begin with. */
  <Values>(options: SubmissionOptions<Values>): SubmissionState;
  /** Whether the quick form asks for a company too, and whether company and email must be given. */
  isExpanded: boolean;
  isRequired: boolean;
  /** The place that the quick form asks for. */
  place?: string | undefined;
}
