import texts from "texts:resume-form";
import { resumeFormWidget } from "../../resume-form/widget.ts";
import { createFormModule } from "../mount-form.ts";
import { withDrops } from "../with-drops.ts";

export * from "./shared.ts";

export const { mountForm } = withDrops(createFormModule([resumeFormWidget], texts));
