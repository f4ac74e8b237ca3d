import type { ExperienceBand, Salaries } from "../schemas/salaries.ts";
import { formatDollars, formatThousands } from "./format-dollars.ts";

export interface FormattedBand extends ExperienceBand {
  text: string;
}

export interface RoleExperience extends Omit<Salaries["experience"][number], "role"> {
  role: string;
}

export function listBands(
  { experience }: { experience: readonly RoleExperience[] },
  role: string,
): FormattedBand[] {
  const roleExperience = experience.find((one) => one.role === role);
  const format = roleExperience?.style === "thousands" ? formatThousands : formatDollars;
  return (roleExperience?.bands ?? []).map((band) => ({
    ...band,
    text: `${format(band.low)}–${format(band.high)}`,
  }));
}
