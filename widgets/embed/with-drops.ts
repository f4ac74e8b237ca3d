import { takeDrops } from "../resume-form/take-drops.ts";
import type { FormPart } from "./embedded-form.ts";

/** Lets the resume form of a part take files that are dropped on its field; what is dropped elsewhere on the page is the page's. */
export const withDrops = ({ mountForm }: FormPart): FormPart => ({
  mountForm: (options) => {
    if (options.tag === "resume-form") takeDrops(options.place.getRootNode());
    return mountForm(options);
  },
});
