import { useState } from "react";
import { useMessages } from "../runtime/config.ts";
import { Field } from "../forms/field.tsx";
import type { portalLoginMessageKeys } from "../../model/tags/portal-login.ts";

export function PasswordField() {
  const [isShown, setShown] = useState(false);
  const { labels, portalLogin } = useMessages<typeof portalLoginMessageKeys>();
  return (
    <Field name="password" label={labels.password}>
      {(control) => (
        <div className="password">
          <input
            {...control}
            className="field-input"
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            className="password-toggle"
            type="button"
            aria-controls={control.id}
            disabled={control.disabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? portalLogin.hidePassword : portalLogin.showPassword}
          </button>
        </div>
      )}
    </Field>
  );
}
