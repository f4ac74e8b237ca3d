import { toColumns } from "../../site/model/submissions/form-columns.ts";
import { insightFields } from "../../site/model/submissions/form-fields.ts";
import { readFields } from "../../site/model/submissions/read-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { importSubmissionsClient } from "../forms/import-backend.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import { insightLeadFormAttributes } from "./attributes.ts";
import type { insightLeadFormMessageKeys } from "./message-keys.ts";

export const insightLeadFormWidget = widget(
  "insight-lead-form",
  insightLeadFormAttributes,
  ({ source = "remote-work-insight", partner }) => {
    const messages = useMessages<typeof insightLeadFormMessageKeys>();
    const { consent, insightLeadForm, notices } = messages;
    const isRemoteWork = source === "remote-work-insight";
    const submission = useSubmission({
      widget: "insight-lead-form",
      source,
      partner,
      consent: consent.request,
      read: (data) => readFields(insightFields, data, messages.errors),
      createIncompleteNotice: () => notices.insightIncomplete,
      importClient: importSubmissionsClient,
      send: ({ submitForm }, values, ...rest) => {
        const details = isRemoteWork
          ? insightLeadForm.remoteWorkDetails
          : insightLeadForm.talentRetentionDetails;
        const columns = { ...toColumns(insightFields, values), source, project_details: details };
        return submitForm("contact_submissions", columns, ...rest);
      },
      success: isRemoteWork ? notices.remoteWorkSuccess : notices.talentRetentionSuccess,
      failure: notices.insightFailed,
      next: ["answer"],
    });
    return (
      <FormFrame submission={submission} className="form-row" fields={insightFields}>
        {() => <SubmitButton text={insightLeadForm.submit} sendingText={insightLeadForm.sending} />}
      </FormFrame>
    );
  },
);
