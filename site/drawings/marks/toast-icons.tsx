import { Icon, type IconProps } from "./icon.tsx";

/** Done. */
export function CheckIcon({ className }: IconProps) {
  return (
    <Icon className={className} width={24} height={24}>
      <circle cx="12" cy="12" r="10" />
      <path d="m7.5 12.2 3.2 3.3 6-6.6" strokeWidth="2" />
    </Icon>
  );
}

/** Something is wrong. */
export function WarningIcon({ className }: IconProps) {
  return (
    <Icon className={className} width={24} height={24}>
      <path d="M12 2.8 22.4 21.2H1.6Z" strokeWidth="2" strokeLinejoin="round" />
      <path d="M12 9.4v5.4M12 17v2" strokeWidth="2" />
    </Icon>
  );
}

/** Puts a notice or a panel away. */
export function CloseIcon({ className }: IconProps) {
  return (
    <Icon className={className} width={16} height={16}>
      <path d="m2 2 12 12M14 2 2 14" strokeWidth="1.9" />
    </Icon>
  );
}
