import { Icon, type IconProps } from "./icon.tsx";

export function ArrowRight({ className }: IconProps) {
  return (
    <Icon className={className} width={20} height={14}>
      <path d="M1 7h17M12.5 1.5 18 7l-5.5 5.5" />
    </Icon>
  );
}

export function ArrowLeft({ className }: IconProps) {
  return (
    <Icon className={className} width={20} height={14}>
      <path d="M19 7H2M7.5 1.5 2 7l5.5 5.5" />
    </Icon>
  );
}

export function ArrowDown({ className }: IconProps) {
  return (
    <Icon className={className} width={14} height={20}>
      <path d="M7 1v17M1.5 12.5 7 18l5.5-5.5" />
    </Icon>
  );
}
