import type { BlockProps } from "./block.tsx";
import { MethodologyLink } from "../pay/methodology-link.tsx";
import { BlockFrame } from "./block-frame.tsx";
import { ResponsiveTable } from "./responsive-table.tsx";

export function RegionalPremiums({ body, caption, site }: BlockProps<"regional-premiums">) {
  const regions = body.flatMap((name) => site.salaries.regions.filter(({ region }) => region === name));
  return (
    <>
      <BlockFrame caption={caption}>
        <ResponsiveTable
          columns={["Region", "Premium", "What drives it"]}
          rows={regions.map(({ region, premium, highlight }) => [
            region,
            premium === 0 ? "Baseline" : `+${premium}%`,
            highlight,
          ])}
          hasFigures
        />
      </BlockFrame>
      <MethodologyLink className="-mt-4 mb-7.5" />
    </>
  );
}
