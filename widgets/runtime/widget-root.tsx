import { createContext, use, useEffect, type ReactNode } from "react";
import { ConfigContext, type WidgetConfig } from "./config.ts";
import type { Attributes, Widget } from "./widget.ts";

const HostContext = createContext<HTMLElement | null>(null);

interface WidgetRootProps {
  widget: Widget;
  attributes: Attributes;
  config: WidgetConfig;
  /** The custom element; undefined at build time. */
  host?: HTMLElement;
  onMounted?: () => void;
}

/**
 * Root component of every widget. Renders the same tree at build time and in the browser, so that `useId`
 * returns the same ids.
 */
export function WidgetRoot({ widget, attributes, config, host, onMounted }: WidgetRootProps): ReactNode {
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <ConfigContext value={config}>
      <HostContext value={host ?? null}>
        <widget.Component {...attributes} />
      </HostContext>
    </ConfigContext>
  );
}

/** Returns the custom element that contains the component; null at build time. */
export function useHost(): HTMLElement | null {
  return use(HostContext);
}
