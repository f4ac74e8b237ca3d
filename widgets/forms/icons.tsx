import type { ReactNode } from "react";

interface IconProps {
  className: string;
  viewBox: string;
  children: ReactNode;
}

function Icon({ className, viewBox, children }: IconProps) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}

export const ArrowIcon = () => (
  <Icon className="icon icon-arrow" viewBox="0 0 18 12">
    <path d="M0 6h16M11 1l5.5 5L11 11" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon className="icon icon-search" viewBox="0 0 20 20">
    <path d="M8.5 1.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM13.7 13.7l5.3 5.3" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon className="icon icon-search" viewBox="0 0 20 20">
    <path d="M6 1.5 8 6 5.8 7.8a10 10 0 0 0 6.4 6.4L14 12l4.5 2v4.5A17 17 0 0 1 1.5 1.5z" />
  </Icon>
);

export const MailIcon = () => (
  <Icon className="icon icon-search" viewBox="0 0 20 20">
    <path d="M1.5 3.5h17v13h-17zM1.5 4l8.5 7.5L18.5 4" />
  </Icon>
);

export const TriangleIcon = () => (
  <Icon className="icon" viewBox="0 0 18 17">
    <path d="M9 1.5 17 15.5H1zM9 6.5v4.5M9 12.7v.8" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon className="icon icon-check" viewBox="0 0 22 22">
    <circle cx="11" cy="11" r="9.5" />
    <path d="m6.5 11 3.2 3.3L15.5 8" />
  </Icon>
);

export const CrossIcon = () => (
  <Icon className="icon icon-cross" viewBox="0 0 14 14">
    <path d="m1 1 12 12M13 1 1 13" />
  </Icon>
);
