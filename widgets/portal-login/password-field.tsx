import { useState } from "react";
import { useMessages } from "../runtime/config.ts";
import { Field } from "../forms/field.tsx";
import { useField } from "../forms/form-context.ts";
import type { portalLoginMessageKeys } from "./message-keys.ts";

export function PasswordField() {
  const { control, error, errorId } = useField("password");
  const [isShown, setShown] = useState(false);
  const { labels, portalLogin } = useMessages<typeof portalLoginMessageKeys>();
  return (
    <Field label={labels.password} controlId={control.id} errorId={errorId} error={error} isOptional={false}>
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
    </Field>
  );
}
