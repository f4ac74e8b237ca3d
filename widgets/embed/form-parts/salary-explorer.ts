import "../zod-settings.ts";
import "embed:start/salary-explorer";
import pay from "pay:explorer";
import texts from "texts:salary-explorer";
import { salaryExplorerWidget } from "../../salary-explorer/widget.ts";
import { createPart } from "../mount-form.ts";
import { withPlainStart } from "../with-plain-start.ts";

export const { mountForm } = withPlainStart(createPart([salaryExplorerWidget], texts, { pay }));
