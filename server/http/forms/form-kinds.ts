import { contextId } from "../../../site/model/schemas/contexts.ts";
import * as formFields from "../../../site/model/submissions/form-fields.ts";
import { contactFields } from "../../../site/model/submissions/contact-fields.ts";
import {
  toColumns,
  toInsightColumns,
  toQuickColumns,
  toUrgency,
} from "../../../site/model/submissions/form-columns.ts";
import { readFields, type FormFields, type FormResult } from "../../../site/model/submissions/read-fields.ts";
import { reportFields } from "../../../site/model/submissions/report-fields.ts";
import { resumeFields } from "../../../site/model/submissions/resume-fields.ts";
import type { SentPage, PostedFormStrings } from "../../../site/model/submissions/sent-pages.ts";
import type { SubmissionTable } from "../../../site/model/submissions/submission-fields.ts";

type TypedValues = ReadonlyMap<string, string>;

export interface FormKind {
  table: SubmissionTable;
  context: string | null;
  consent: string;
  sentPage: SentPage;
  fields: FormFields;
  read: () => FormResult<object>;
}

/**
 * Determines a posted form's kind from its hidden field, which contains its tag and its context or source. Forging the
 * field gains nothing, because rules, limits and policies are the same for all kinds.
 * @param attributes an embed frame's attributes, which take precedence
 */
export function parseFormKind(
  typedValues: TypedValues,
  attributes: URLSearchParams | undefined,
  texts: PostedFormStrings,
): FormKind | undefined {
  const { errors, consent, insightLeadForm, notices } = texts;
  const [tag, ownContext = ""] = (typedValues.get("form") ?? "").split(" ");
  const requestedContext = attributes?.get(tag === "insight-lead-form" ? "source" : "context") ?? ownContext;
  const context = contextId.safeParse(requestedContext).success ? requestedContext : "general";
  const request = consent["request"] ?? "";
  const lead = { table: "contact_submissions", context, consent: request } as const;
  const defineKind = <Fields extends FormFields>(
    fields: Fields,
    toRow: (values: Record<keyof Fields, string>) => object,
    formProperties: Pick<FormKind, "table" | "context" | "consent" | "sentPage">,
    formErrors = errors,
  ): FormKind => ({
    ...formProperties,
    fields,
    read: () => {
      const readResult = readFields(fields, typedValues, formErrors);
      return readResult.ok ? { ok: true, values: toRow(readResult.values) } : readResult;
    },
  });
  switch (tag) {
    case "contact-form":
      return defineKind(
        contactFields,
        (values) => ({ ...toColumns(contactFields, values), source: "contact_form" }),
        { ...lead, sentPage: "contact" },
      );
    case "lead-form": {
      const hasNoContact = ["email", "phone"].every((name) => !typedValues.get(name)?.trim());
      return defineKind(
        formFields.leadFields(hasNoContact),
        (values) => toQuickColumns({ ...values, urgency: toUrgency(values.urgency) }, context),
        { ...lead, sentPage: "lead" },
      );
    }
    case "employer-lead-form":
      return defineKind(
        formFields.employerFields,
        ({ name, email, phone }) =>
          toQuickColumns({ name, email, phone, employer: true, agreement: true }, context),
        {
          ...lead,
          consent: `${consent["employer"]}. ${consent["contact"]}. ${request}`,
          sentPage: "contact",
        },
      );
    case "insight-lead-form": {
      const source =
        requestedContext === "talent-retention-insight" ? requestedContext : "remote-work-insight";
      const details =
        insightLeadForm[source === "remote-work-insight" ? "remoteWorkDetails" : "talentRetentionDetails"] ??
        "";
      return defineKind(
        formFields.insightFields,
        (values) => toInsightColumns({ ...values, source, details }),
        { ...lead, context: null, sentPage: source },
      );
    }
    case "salary-report-form":
      return defineKind(
        reportFields,
        ({ email }) => ({ email }),
        {
          table: "salary_report_downloads",
          context: null,
          consent: consent["report"] ?? "",
          sentPage: "report",
        },
        { ...errors, emailRequired: notices["salaryEmpty"]?.title ?? "" },
      );
    case "resume-form":
      return defineKind(resumeFields, (values) => toColumns(resumeFields, values), {
        table: "resume_submissions",
        context: null,
        consent: consent["application"] ?? "",
        sentPage: "resume",
      });
    default:
      return undefined;
  }
}
