import { useEffect } from "react";
import { contactFields } from "../../model/submissions/contact-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { storeFields, useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import { contactFormAttributes, type contactFormMessageKeys } from "../../model/tags/contact-form.ts";
import { useHost } from "../runtime/widget-root.tsx";

export const contactFormWidget = widget("contact-form", contactFormAttributes, ({ partner }) => {
  useRequestedRole();
  const messages = useMessages<typeof contactFormMessageKeys>();
  const { consent, contactForm, notices } = messages;
  const submission = useSubmission({
    ...storeFields(contactFields, messages.errors, { source: "contact_form" }),
    widget: "contact-form",
    context: "general",
    partner,
    consent: consent.request,
    success: notices.leadSuccess,
    failure: notices.submissionFailed,
    next: ["answer", "candidates"],
  });
  return (
    <FormFrame submission={submission} className="form-grid" fields={contactFields}>
      {() => <SubmitButton text={contactForm.submit} sendingText={contactForm.sending} />}
    </FormFrame>
  );
});

/**
 * Fills in the role and place from the URL, unless the visitor has typed something. The salary explorer links
 * to such URLs (`/?role=Superintendent&place=Texas#contact`). Runs after hydration, since the prerendered
 * markup is the same for all URLs.
 */
function useRequestedRole(): void {
  const host = useHost();
  useEffect(() => {
    if (!host?.closest(":target")) return;
    const searchParams = new URLSearchParams(location.search);
    for (const [field, name] of Object.entries({ position: "role", location: "place" })) {
      const input = host.querySelector<HTMLInputElement>(`[name=${field}]`);
      if (input) input.value ||= searchParams.get(name) ?? "";
    }
  }, [host]);
}
