/**
 * The block in the WordPress editor: settings, and a preview of the form in an iframe, in sandbox mode. WordPress
 * provides the libraries as globals.
 */

import type { PluginData } from "./plugin-data.ts";

type Settings = Readonly<Record<string, string | number | boolean | undefined>> & { readonly form: string };
type Component = string | ((props: never) => unknown);

interface EditProps {
  attributes: Settings;
  setAttributes: (changed: Readonly<Record<string, unknown>>) => void;
}

interface WordPress {
  blocks: { registerBlockType: (name: string, type: object) => void };
  blockEditor: { InspectorControls: Component; useBlockProps: () => object };
  components: Readonly<
    Record<
      "PanelBody" | "SelectControl" | "TextControl" | "ToggleControl" | "RangeControl" | "ColorPalette",
      Component
    >
  >;
  element: {
    createElement: (component: Component, props: object | null, ...children: unknown[]) => unknown;
    useEffect: (effect: () => () => void, dependencies: readonly unknown[]) => void;
    useRef: <Value>(initial: Value | null) => { current: Value | null };
    useState: <Value>(initial: Value) => [Value, (next: Value) => void];
  };
  i18n: { __: (text: string, domain: string) => string };
}

const { wp, ridgebeamForms } = window as unknown as { wp: WordPress; ridgebeamForms: PluginData };
const { origin, fonts, forms, frames } = ridgebeamForms;
const { InspectorControls, useBlockProps } = wp.blockEditor;
const { PanelBody, SelectControl, TextControl, ToggleControl, RangeControl, ColorPalette } = wp.components;
const { createElement, useEffect, useRef, useState } = wp.element;
const { __ } = wp.i18n;

const LABELS: Readonly<Record<string, string>> = {
  partner: __("Your partner id", "ridgebeam-forms"),
  "data-ref": __("Your reference for submissions, such as a job number", "ridgebeam-forms"),
  context: __("Where the form appears", "ridgebeam-forms"),
  source: __("Article", "ridgebeam-forms"),
  heading: __("Heading", "ridgebeam-forms"),
  submit: __("Button text", "ridgebeam-forms"),
  layout: __("Layout", "ridgebeam-forms"),
  urgency: __("Ask how urgent it is", "ridgebeam-forms"),
  current: __("Current page", "ridgebeam-forms"),
  job: __("Role", "ridgebeam-forms"),
  place: __("State or region", "ridgebeam-forms"),
  state: __("State", "ridgebeam-forms"),
  trade: __("Trade", "ridgebeam-forms"),
  limit: __("Openings shown at first", "ridgebeam-forms"),
  theme: __("Theme", "ridgebeam-forms"),
  lang: __("Language", "ridgebeam-forms"),
  sandbox: __("Sandbox", "ridgebeam-forms"),
};

const choices = (values: readonly string[], none: string) => [
  { label: none, value: "" },
  ...values.map((value) => ({ label: value, value })),
];

const DEBOUNCE_MS = 400;

function Preview({ settings, path }: { settings: Settings; path: string }): unknown {
  const { form, accent, radius, font } = settings;
  const formSettings = Object.keys(forms[form] ?? {}).map((name) => [name, settings[name]] as const);
  const properties = [
    ["--rb-accent", accent],
    ["--rb-radius", radius === undefined ? undefined : `${radius}px`],
    ["--rb-font", font],
  ] as const;
  const query = new URLSearchParams();
  for (const [name, value] of [...formSettings, ...properties]) if (value) query.set(name, String(value));
  // The preview never stores anything.
  if (!settings["sandbox"]) query.set("sandbox", "success");
  const requestedAddress = `${origin}${path}?${query.toString()}`;

  const [address, setAddress] = useState(requestedAddress);
  const [height, setHeight] = useState(320);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAddress(requestedAddress), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [requestedAddress]);
  useEffect(() => {
    // The editor may itself be in an iframe.
    const view = frame.current?.ownerDocument.defaultView ?? window;
    const resize = ({ source, data }: MessageEvent<{ type?: string; height?: number } | null>): void => {
      if (source === frame.current?.contentWindow && data?.type === "ridgebeam:height" && data.height)
        setHeight(data.height);
    };
    view.addEventListener("message", resize);
    return () => view.removeEventListener("message", resize);
  }, []);
  return createElement("iframe", {
    ref: frame,
    src: address,
    title: __("Preview of the form", "ridgebeam-forms"),
    tabIndex: -1,
    // Clicks on the preview must select the block.
    style: { width: "100%", height, border: 0, pointerEvents: "none" },
  });
}

function Edit({ attributes: settings, setAttributes }: EditProps): unknown {
  const set = (name: string) => (value: unknown) => setAttributes({ [name]: value });
  const fields = Object.entries(forms[settings.form] ?? {}).map(([name, { enum: values, maxLength }]) => {
    const commonProps = {
      key: name,
      label: LABELS[name] ?? name,
      value: settings[name] ?? "",
      onChange: set(name),
    };
    const none = name === "sandbox" ? __("Off", "ridgebeam-forms") : __("Default", "ridgebeam-forms");
    return values
      ? createElement(SelectControl, { ...commonProps, options: choices(values, none) })
      : createElement(TextControl, { ...commonProps, maxLength });
  });
  // Without a language setting, the preview is in English, whatever the page's language.
  const language = settings["lang"] ? String(settings["lang"]) : "en";
  const path = frames[settings.form]?.[language];
  return createElement(
    "div",
    useBlockProps(),
    createElement(
      InspectorControls,
      null,
      createElement(
        PanelBody,
        { title: __("Form", "ridgebeam-forms") },
        createElement(SelectControl, {
          label: __("Form", "ridgebeam-forms"),
          value: settings.form,
          options: Object.keys(forms).map((value) => ({ label: value, value })),
          onChange: set("form"),
        }),
        ...fields,
        createElement(ToggleControl, {
          label: __("Stay on this version, checked by its hash", "ridgebeam-forms"),
          checked: settings["pinned"] === true,
          onChange: set("pinned"),
        }),
      ),
      createElement(
        PanelBody,
        { title: __("Looks", "ridgebeam-forms"), initialOpen: false },
        createElement("p", null, __("Accent color", "ridgebeam-forms")),
        createElement(ColorPalette, { value: settings["accent"], onChange: set("accent") }),
        createElement(RangeControl, {
          label: __("Corners in pixels", "ridgebeam-forms"),
          value: settings["radius"],
          onChange: set("radius"),
          min: 0,
          max: 40,
          allowReset: true,
        }),
        createElement(SelectControl, {
          label: __("Font family", "ridgebeam-forms"),
          value: settings["font"] ?? "",
          options: choices(fonts, __("The visitor's system font", "ridgebeam-forms")),
          onChange: set("font"),
        }),
      ),
    ),
    path === undefined
      ? createElement("code", null, `<${settings.form}>`)
      : createElement(Preview, { settings, path }),
  );
}

wp.blocks.registerBlockType("ridgebeam/form", { edit: Edit, save: () => null });
