import type { MessageKeys, AttributeRules } from "./tag-description.ts";

export const portalLoginMessageKeys = [
  {
    errors: ["email", "loginEmailRequired", "loginPasswordRequired", "loginPasswordShort", "loginWrong"],
    labels: ["optional", "emailQuestion", "email", "password", "remember"],
    fallback: ["failed", "email", "phone"],
    portalLogin: [
      "submit",
      "sending",
      "showPassword",
      "hidePassword",
      "success",
      "demoNote",
      "demoAccount",
      "demoEmail",
      "demoPassword",
    ],
  },
] as const satisfies readonly MessageKeys[];

export const portalLoginAttributes = {} satisfies AttributeRules;
