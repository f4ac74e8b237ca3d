import { THEME_PROPERTIES } from "../../widgets/embed/theming.ts";
import { DARK, FIXED, LIGHT } from "./colors.ts";
import { RADIUS } from "./dimensions.ts";

type LightAndDark = readonly [light: string, dark: string];
type Values = Readonly<Record<string, LightAndDark>>;

const lightAndDark = (name: keyof typeof LIGHT): LightAndDark => [LIGHT[name], DARK[name]];
const fixed = (name: keyof typeof FIXED): LightAndDark => [FIXED[name], FIXED[name]];

/** Values for forms on partners' pages, by the names used in `widgets/styles` and `widgets/embed`. */
const EMBED_VALUES: Readonly<Record<"first-paint" | "interaction", Values>> = {
  "first-paint": {
    signal: fixed("signal"),
    radius: [`${RADIUS}px`, `${RADIUS}px`],
    // The background of the form itself, in both light and dark mode.
    sheet: [LIGHT.sheet, DARK.paper],
    ink: lightAndDark("ink"),
    "ink-2": lightAndDark("ink-2"),
    "ink-3": lightAndDark("ink-3"),
    field: lightAndDark("field"),
    "field-surface": [FIXED.white, DARK.sheet],
    focus: lightAndDark("focus"),
    line: lightAndDark("line"),
  },
  // For errors, notices, and the button while sending.
  interaction: {
    critical: [FIXED.critical, FIXED["critical-soft"]],
    band: lightAndDark("band"),
    white: fixed("white"),
    failure: fixed("critical"),
    "dark-paper": fixed("dark-paper"),
    "dark-ink": fixed("dark-ink"),
    "dark-focus": fixed("dark-focus"),
  },
};

/**
 * Returns CSS declarations of an embedded form's internal custom properties. Each has the value of the partner's public
 * property or, if that is not set, our value.
 * @param phase whether to return the properties of the first paint, or those needed once a visitor uses the form
 */
export function formatEmbedProperties(phase: keyof typeof EMBED_VALUES): string {
  return Object.entries(EMBED_VALUES[phase])
    .map(([name, [light, dark]]) => {
      const defaultValue = light === dark ? light : `light-dark(${light},${dark})`;
      const themeProperty = THEME_PROPERTIES.find(({ internalName }) => internalName === name);
      return `--rb-i-${name}:${themeProperty ? `var(${themeProperty.name},${defaultValue})` : defaultValue};`;
    })
    .join("\n");
}

/** CSS `syntax` of each property that is not a color. */
const SYNTAXES: Readonly<Record<string, string>> = {
  "--rb-font": "<family-name>#",
  "--rb-heading-font": "<family-name>#",
  "--rb-radius": "<length>",
  "--rb-padding": "<length>",
  "--rb-border": "<line-width> <line-style> | 0",
};

interface DescribedProperty {
  name: string;
  syntax: string;
  initial: string;
  meaning: string;
}

/** Lists the public properties with their defaults as text, for the partners' page and the manifest. */
export function describeTheme(): DescribedProperty[] {
  return THEME_PROPERTIES.map(({ name, internalName, initial, meaning }) => {
    const syntax = SYNTAXES[name] ?? "<color>";
    if (initial !== undefined) return { name, syntax, initial, meaning };
    const value = EMBED_VALUES["first-paint"][internalName] ?? EMBED_VALUES.interaction[internalName];
    if (value === undefined)
      throw new Error(`site/tokens/embed-theme.ts has no ${internalName}, the default of ${name}`);
    const [light, dark] = value;
    return { name, syntax, initial: light === dark ? light : `${light} · dark ${dark}`, meaning };
  });
}
