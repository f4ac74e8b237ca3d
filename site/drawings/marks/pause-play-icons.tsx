import { Icon, type IconProps } from "./icon.tsx";

export function PauseIcon({ className }: IconProps) {
  return (
    <Icon className={className} width={16} height={16}>
      <path d="M5 1v14M11 1v14" strokeWidth="3.4" />
    </Icon>
  );
}

export function PlayIcon({ className }: IconProps) {
  return (
    <Icon className={className} width={16} height={16}>
      <path d="M4 1.6 14 8 4 14.4Z" fill="currentColor" strokeLinejoin="round" />
    </Icon>
  );
}
