import r2wc from "@r2wc/core";
import { createElement, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import type { WidgetConfig } from "../config.ts";
import type { Messages } from "../messages.ts";
import { emit } from "./events.ts";
import { keepTurn } from "./keep-turn.ts";
import { warn } from "./warn.ts";
import { readAttributes, type Attributes, type Widget } from "./widget.ts";
import { WidgetRoot } from "./widget-root.tsx";

/**
 * The element class of all widgets: @r2wc/core with a renderer that takes prerendered markup over instead of replacing it.
 * Every other departure from @r2wc/core is here too, each with its reason.
 */

// The names under which @r2wc/core keeps its state.
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

/** What a mounted widget is to the renderer. */
export interface Mounted {
  root: Root;
  render: (props: object) => ReactNode;
}

let instances = 0;

/** What a widget is mounted with, besides its props. */
export interface MountSettings {
  config: WidgetConfig;
  /** Where the widget is rendered, if not in its element itself: in a shadow root, which also holds styles. */
  place?: HTMLElement;
  /** Told when the widget could not be rendered at all; absent, that is an error of the page. */
  onFailure?: (error: unknown) => void;
}

/** Renders a widget into its element, or takes over the markup that stands there. */
export function mount(
  widget: Widget,
  host: HTMLElement,
  props: object,
  { config, place = host, onFailure }: MountSettings,
): Mounted {
  const { instance } = place.dataset;
  const restore = keepTurn(place);
  const options: RootOptions = {
    ...(onFailure && { onUncaughtError: onFailure }),
    identifierPrefix: instance ?? `c${++instances}`,
    // A browser's extension, or another script of the page, has changed the form. It works all the same.
    onRecoverableError: (error) => {
      warn(`<${widget.tag}> was rendered anew (${String(error)})`);
      restore();
    },
  };
  // Not at once: whoever mounts a widget has it only then.
  const onMounted = (): void =>
    queueMicrotask(() => emit(host, "ready", { widget: widget.tag, context: attributes["context"] }));
  let attributes: Attributes = {};
  const render = (latest: object): ReactNode => {
    attributes = readAttributes(widget.attributes, latest as Record<string, unknown>);
    return createElement(WidgetRoot, { widget, attributes, config, host, onMounted });
  };
  if (instance !== undefined && place.firstElementChild !== null) {
    // At one go. What happens to the form before it is hydrated, React hides from the page and replays at the event's target, which is null
    // once the event has left a shadow root; and other props throw typed text away (React error 424).
    return { render, root: flushSync(() => hydrateRoot(place, render(props), options)) };
  }
  const root = createRoot(place, options);
  root.render(render(props));
  return { render, root };
}

/** Renders a mounted widget with other props. */
export function update(mounted: Mounted, props: object): void {
  // A copy: @r2wc/core changes its one object of props in place.
  mounted.root.render(mounted.render({ ...props }));
}

/** Makes the element class of a widget. */
export function createWidgetElement(widget: Widget, config: WidgetConfig): CustomElementConstructor {
  const names = Object.keys(widget.attributes);
  const settings: MountSettings = { config };
  const Base = r2wc<object, Mounted>(
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
      // The base class mounts on the first attribute, when the element may not be in the document yet.
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

    /** When its tag is known already, the parser connects an element before it has read the prerendered markup in it. */
    #isBeingParsed(): boolean {
      return document.readyState === "loading" && this.dataset["instance"] !== undefined;
    }

    /** A property set before the tag was defined sits on the element itself and hides the accessor for good. */
    #adoptOwnProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const own = this as Record<string, unknown>;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }

    override disconnectedCallback(): void {
      // A move is a removal and an insertion; unmounting in between would empty the fields.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** With this defined, `moveBefore()` neither disconnects nor connects the element. */
    connectedMoveCallback(): void {}

    override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      if (value !== null && value !== "") return super.attributeChangedCallback(name, before, value);
      // The base class keeps the old prop when an attribute is removed or emptied.
      this[PROPS][name] = value ?? undefined;
      this[RENDER]();
    }
  };
}

/** What the build knows, as JSON, compiled in. */
declare const WIDGET_CONFIG: string;

/**
 * Registers a widget's tag; a second script, or another library's tag of that name, is left alone.
 * @param own what this widget alone needs of the configuration
 */
export function defineWidget(widget: Widget, messages: Messages, own?: Partial<WidgetConfig>): void {
  if (customElements.get(widget.tag) !== undefined) return warn(`<${widget.tag}> is already defined`);
  const known = JSON.parse(WIDGET_CONFIG) as Omit<WidgetConfig, "messages">;
  customElements.define(widget.tag, createWidgetElement(widget, { ...known, ...own, messages }));
}
