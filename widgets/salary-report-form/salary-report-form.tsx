import { reportTable } from "../../model/submissions/report-fields.ts";
import { salaryReportFields } from "../../model/submissions/form-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmitButton } from "../forms/field.tsx";
import { storeFields, useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import {
  salaryReportFormAttributes,
  type salaryReportFormMessageKeys,
} from "../../model/tags/salary-report-form.ts";

export const salaryReportFormWidget = widget(
  "salary-report-form",
  salaryReportFormAttributes,
  ({ partner }) => {
    const messages = useMessages<typeof salaryReportFormMessageKeys>();
    const { consent, salaryReportForm, notices } = messages;
    const errors = { ...messages.errors, emailRequired: notices.salaryEmpty.title };
    const submission = useSubmission({
      ...storeFields(salaryReportFields, errors, {}, reportTable),
      widget: "salary-report-form",
      partner,
      consent: consent.report,
      createIncompleteNotice: () => notices.salaryEmpty,
      success: notices.salarySuccess,
      failure: notices.salaryFailed,
      next: [],
    });
    return (
      <FormFrame submission={submission} className="form-row" fields={salaryReportFields}>
        {() => <SubmitButton text={salaryReportForm.submit} sendingText={salaryReportForm.sending} />}
      </FormFrame>
    );
  },
);
