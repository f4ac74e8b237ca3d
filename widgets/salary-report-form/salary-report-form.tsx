import { toColumns } from "../../site/model/submissions/form-columns.ts";
import { readFields } from "../../site/model/submissions/read-fields.ts";
import { reportFields } from "../../site/model/submissions/report-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { importSubmissionsClient } from "../forms/import-backend.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import { salaryReportFormAttributes } from "./attributes.ts";
import type { salaryReportFormMessageKeys } from "./message-keys.ts";

const fields = { email: { ...reportFields.email, label: "workEmail", placeholder: "email" } };

export const salaryReportFormWidget = widget(
  "salary-report-form",
  salaryReportFormAttributes,
  ({ partner }) => {
    const messages = useMessages<typeof salaryReportFormMessageKeys>();
    const { consent, salaryReportForm, notices } = messages;
    const errors = { ...messages.errors, emailRequired: notices.salaryEmpty.title };
    const submission = useSubmission({
      widget: "salary-report-form",
      partner,
      consent: consent.report,
      read: (data) => readFields(reportFields, data, errors),
      createIncompleteNotice: () => notices.salaryEmpty,
      importClient: importSubmissionsClient,
      send: ({ submitForm }, values, ...rest) =>
        submitForm("salary_report_downloads", toColumns(reportFields, values), ...rest),
      success: notices.salarySuccess,
      failure: notices.salaryFailed,
      next: [],
    });
    return (
      <FormFrame submission={submission} className="form-row" fields={fields}>
        {() => <SubmitButton text={salaryReportForm.submit} sendingText={salaryReportForm.sending} />}
      </FormFrame>
    );
  },
);
