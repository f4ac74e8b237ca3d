export type Inline = string | { text: string; href: string };

/** A labeled value. An undefined value is shown as missing. */
export interface Field {
  label: string;
  value: Inline | undefined;
  isPlain?: boolean;
}

export type Block =
  | { type: "headline"; title: string; text?: string | undefined }
  | { type: "period"; from: string; length: string; to: string }
  | { type: "person"; title: string; text?: string | undefined }
  | { type: "actions"; actions: readonly { text: string; href: string }[] }
  | { type: "fields"; title: string; fields: readonly Field[]; notGiven: string }
  | { type: "steps"; title: string; steps: readonly { when: string; title: string; text: string }[] }
  | { type: "figures"; title: string; figures: readonly { figure: string; text: string }[] }
  | { type: "bars"; title: string; scale: readonly [from: number, to: number]; bars: readonly Bar[] }
  | { type: "file"; name: string; text: string }
  | { type: "note"; parts: readonly Inline[] };

export type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;

export interface Bar {
  label: string;
  text: string;
  low: number;
  average: number;
  high: number;
  isMain: boolean;
}

export interface MailAttachment {
  filename: string;
  path: string;
  contentType: string;
}

export interface MailContent {
  subject: string;
  /** Preview text that inboxes show after the subject. */
  preview: string;
  kind: string;
  sheet: string;
  blocks: readonly Block[];
  finePrint: readonly (readonly Inline[])[];
  senderName?: string | undefined;
  replyTo?: { name: string; address: string } | undefined;
  attachments?: readonly MailAttachment[] | undefined;
}
