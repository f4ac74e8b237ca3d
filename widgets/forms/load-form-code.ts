export const loadSendForm = () => import("./sending/send-form.ts");

export const loadFormCounter = () => import("./count-form.ts");
