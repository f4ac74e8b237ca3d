import { Icon, type IconProps } from "./icon.tsx";

const arrow = (width: number, height: number, path: string) =>
  function Arrow({ className }: IconProps) {
    return (
      <Icon className={className} width={width} height={height}>
        <path d={path} />
      </Icon>
    );
  };

export const ArrowRight = arrow(20, 14, "M1 7h17M12.5 1.5 18 7l-5.5 5.5");
export const ArrowLeft = arrow(20, 14, "M19 7H2M7.5 1.5 2 7l5.5 5.5");
export const ArrowDown = arrow(14, 20, "M7 1v17M1.5 12.5 7 18l5.5-5.5");
