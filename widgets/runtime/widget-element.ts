import r2wc from "@r2wc/core";
import { createElement, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import type { WidgetConfig } from "./config.ts";
import type { MessageTable } from "./messages.ts";
import { emit } from "./events.ts";
import { saveFormState } from "./save-form-state.ts";
import { warn } from "./warn.ts";
import { readAttributes, type Attributes, type Widget } from "./widget.ts";
import { WidgetRoot } from "./widget-root.tsx";

/**
 * Custom element class for all widgets: @r2wc/core with a renderer that hydrates prerendered markup. All
 * workarounds for @r2wc/core are in this file.
 */

// Keys of @r2wc/core's internal state.
const CONNECTED = Symbol.for("r2wc.connected");
const PROPS = Symbol.for("r2wc.props");
const RENDER = Symbol.for("r2wc.render");

interface R2wcElement extends HTMLElement {
  [CONNECTED]: boolean;
  [PROPS]: Record<string, unknown>;
  [RENDER]: () => void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, value: string | null): void;
}

interface MountedWidget {
  root: Root;
  render: (props: object) => ReactNode;
}

let instances = 0;

export interface MountSettings {
  config: WidgetConfig;
  /** Element to render into, such as one in a shadow root. Defaults to the custom element. */
  container?: HTMLElement;
  onFailure?: (error: unknown) => void;
}

export function mount(
  widget: Widget,
  host: HTMLElement,
  props: object,
  { config, container = host, onFailure }: MountSettings,
): MountedWidget {
  const { instance } = container.dataset;
  const restore = saveFormState(container);
  const options: RootOptions = {
    ...(onFailure && { onUncaughtError: onFailure }),
    identifierPrefix: instance ?? `c${++instances}`,
    // Browser extensions and other scripts may have changed the markup. The form still works.
    onRecoverableError: (error) => {
      warn(`<${widget.tag}> was re-rendered after a hydration error: ${String(error)}`);
      restore();
    },
  };
  // Wait a microtask, so that the caller has the mounted widget before the event fires.
  const onMounted = (): void =>
    queueMicrotask(() => emit(host, "ready", { widget: widget.tag, context: attributes["context"] }));
  let attributes: Attributes = {};
  const render = (latestProps: object): ReactNode => {
    attributes = readAttributes(widget.attributes, latestProps as Record<string, unknown>);
    return createElement(WidgetRoot, { widget, attributes, config, host, onMounted });
  };
  if (instance !== undefined && container.firstElementChild !== null) {
    // Hydrate synchronously. Until hydration, React intercepts events and replays them at `event.target`,
    // which is null once an event has left a shadow root. Rendering different props before hydration would
    // discard typed text (React error 424).
    return { render, root: flushSync(() => hydrateRoot(container, render(props), options)) };
  }
  const root = createRoot(container, options);
  root.render(render(props));
  return { render, root };
}

export function update(mountedWidget: MountedWidget, props: object): void {
  // @r2wc/core mutates its props object, so pass a copy.
  mountedWidget.root.render(mountedWidget.render({ ...props }));
}

export function createWidgetElement(widget: Widget, config: WidgetConfig): CustomElementConstructor {
  const names = Object.keys(widget.attributes);
  const settings: MountSettings = { config };
  const Base = r2wc<object, MountedWidget>(
    widget.Component as ComponentType<object>,
    { props: Object.fromEntries(names.map((name) => [name, "string"])) },
    {
      mount: (host, _component, props) => mount(widget, host, props, settings),
      update,
      unmount: ({ root }) => root.unmount(),
    },
  ) as unknown as new () => R2wcElement;

  return class extends Base {
    constructor() {
      super();
      // Prevent the base class from mounting on the first attribute, before the element is connected.
      this[CONNECTED] = false;
    }

    override connectedCallback(): void {
      for (const name of names) this.#adoptOwnProperty(name);
      if (this.#isBeingParsed())
        document.addEventListener("DOMContentLoaded", () => this.#start(), { once: true });
      else this.#start();
    }

    #start(): void {
      if (this.isConnected) super.connectedCallback();
    }

    /**
     * Returns whether the parser may still add children. If the tag is already defined, an element is
     * connected before its children are parsed.
     */
    #isBeingParsed(): boolean {
      return document.readyState === "loading" && this.dataset["instance"] !== undefined;
    }

    /** Reassigns a property that was set before the tag was defined and now shadows the class's accessor. */
    #adoptOwnProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const properties = this as Record<string, unknown>;
      const value = properties[name];
      delete properties[name];
      properties[name] = value;
    }

    override disconnectedCallback(): void {
      // Moving an element disconnects and reconnects it. Unmounting it in between would clear its fields.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** With this callback, `moveBefore()` does not disconnect and reconnect the element. */
    connectedMoveCallback(): void {}

    override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      if (value !== null && value !== "") return super.attributeChangedCallback(name, before, value);
      // The base class ignores removed and empty attributes.
      this[PROPS][name] = value ?? undefined;
      this[RENDER]();
    }
  };
}

/** The build's configuration as JSON. */
declare const WIDGET_CONFIG: string;

/**
 * Defines a widget's tag, unless it is already defined.
 * @param overrides configuration for this widget only
 */
export function defineWidget(
  widget: Widget,
  messages: MessageTable,
  overrides?: Partial<WidgetConfig>,
): void {
  if (customElements.get(widget.tag) !== undefined) return warn(`<${widget.tag}> is already defined`);
  const defaultConfig = JSON.parse(WIDGET_CONFIG) as Omit<WidgetConfig, "messages">;
  customElements.define(
    widget.tag,
    createWidgetElement(widget, { ...defaultConfig, ...overrides, messages }),
  );
}
