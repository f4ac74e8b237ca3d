import { useMessages } from "../config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { loadSubmissions } from "../forms/load-backend.ts";
import { readForm } from "../forms/read-form.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import { salaryReportSchema, type SalaryReportFormProps } from "./schema.ts";

/** Asks for the salary report by e-mail */
export function SalaryReportForm({ partner }: SalaryReportFormProps) {
  const messages = useMessages();
  const { labels, placeholders, consent, salaryReportForm } = messages;
  const submission = useSubmission<{ email: string }>({
    widget: "salary-report-form",
    partner,
    consent: consent.report,
    read: (data) => readForm(salaryReportSchema(messages), data),
    incomplete: () => "salaryEmpty",
    prepare: loadSubmissions,
    send: async ({ email }, circumstances, backend) =>
      (await loadSubmissions()).submitSalaryReport(email, circumstances, backend),
    success: "salarySuccess",
    failure: "salaryFailed",
    next: [],
  });
  return (
    <FormFrame submission={submission} className="form-row" consent={consent.report}>
      {() => (
        <>
          <TextField
            name="email"
            label={labels.workEmail}
            type="email"
            autoComplete="email"
            placeholder={placeholders.email}
            isRequired
          />
          <SubmitButton text={salaryReportForm.submit} sending={salaryReportForm.sending} />
        </>
      )}
    </FormFrame>
  );
}
