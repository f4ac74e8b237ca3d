import type { FormPart } from "./embedded-form.ts";

/** Lets the resume form of a part take files that are dropped on its field; what is dropped elsewhere on the page is the page's. */
export const withDrops = ({ mountForm }: FormPart): FormPart => ({
  mountForm: (options) => {
    if (options.tag === "resume-form")
      // Not among the form's own bytes: without it the control still takes drops.
      void import("../resume-form/take-drops.ts").then(
        ({ takeDrops }) => takeDrops(options.place.getRootNode()),
        () => undefined,
      );
    return mountForm(options);
  },
});
