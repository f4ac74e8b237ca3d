import { reportTable } from "../../../model/submissions/report-fields.ts";
import { contextId } from "../../../model/schemas/contexts.ts";
import * as formFields from "../../../model/submissions/form-fields.ts";
import { contactFields } from "../../../model/submissions/form-fields.ts";
import { toColumns, toSource } from "../../../model/submissions/form-columns.ts";
import { readFields, type StoredFields, type FormResult } from "../../../model/submissions/read-fields.ts";
import { applicationFields, openingFields, resumeFields } from "../../../model/submissions/resume-fields.ts";
import { hasNoContact } from "../../../model/submissions/typed-text.ts";
import type { SentPage, PostedFormStrings } from "../../../model/submissions/sent-pages.ts";
import type { SubmissionTable } from "../../../model/submissions/submission-fields.ts";

type TypedValues = ReadonlyMap<string, string>;

export interface FormKind {
  table: SubmissionTable;
  context: string | null;
  consent: string;
  sentPage: SentPage;
  fields: StoredFields;
  read: () => FormResult<object>;
  /** Whether the form may be sent without its file. */
  isFileOptional?: boolean;
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
  const defineKind = (
    fields: StoredFields,
    formProperties: Pick<FormKind, "table" | "context" | "consent" | "sentPage">,
    constantColumns: object = {},
    formErrors = errors,
  ): FormKind => ({
    ...formProperties,
    fields,
    read: () => {
      const readResult = readFields(fields, typedValues, formErrors);
      if (!readResult.ok) return readResult;
      return { ok: true, values: { ...toColumns(fields, readResult.values), ...constantColumns } };
    },
  });
  const isUnreachable = hasNoContact(typedValues);
  switch (tag) {
    case "contact-form":
      return defineKind(contactFields, { ...lead, sentPage: "contact" }, { source: "contact_form" });
    case "lead-form":
      return defineKind(
        formFields.leadFields(isUnreachable),
        { ...lead, sentPage: "lead" },
        { source: toSource(context) },
      );
    case "employer-lead-form": {
      const employerConsent = `${consent["employer"]}. ${consent["contact"]}. ${request}`;
      return defineKind(
        formFields.employerFields,
        { ...lead, consent: employerConsent, sentPage: "contact" },
        { source: toSource(context) },
      );
    }
    case "insight-lead-form": {
      const source =
        requestedContext === "talent-retention-insight" ? requestedContext : "remote-work-insight";
      const details =
        insightLeadForm[source === "remote-work-insight" ? "remoteWorkDetails" : "talentRetentionDetails"] ??
        "";
      return defineKind(
        formFields.insightFields,
        { ...lead, context: null, sentPage: source },
        { source, project_details: details },
      );
    }
    case "salary-report-form":
      return defineKind(
        formFields.salaryReportFields,
        {
          table: reportTable,
          context: null,
          consent: consent["report"] ?? "",
          sentPage: "report",
        },
        {},
        { ...errors, emailRequired: notices["salaryEmpty"]?.title ?? "" },
      );
    case "apply-form": {
      const form = {
        table: "resume_submissions",
        context,
        consent: consent["application"] ?? "",
        sentPage: "application",
      } as const;
      const fields = { ...applicationFields(isUnreachable), ...openingFields };
      return { ...defineKind(fields, form), isFileOptional: true };
    }
    case "resume-form":
      return defineKind(resumeFields, {
        table: "resume_submissions",
        context: null,
        consent: consent["application"] ?? "",
        sentPage: "resume",
      });
    default:
      return undefined;
  }
}
